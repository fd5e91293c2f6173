"""Contests of the day: viewing, entering and continuing them."""

from discord.ext import commands

from bot.face.contest.panel import contest_panel
from bot.play.ground.reach import CONTEST, WORD
from bot.play.ground.refusals import Unreadable
from bot.play.services import Services
from bot.play.solo.contest_pages import ContestPage
from bot.play.solo.contests import Entrance
from bot.store.ids import ContestId
from bot.store.statuses import ContestKind
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.solo.actions import SoloActions

KINDS: dict[str, ContestKind] = {"daily": "daily", "everywhere": "everywhere"}
"""The contests of each day, as presses name them."""


class ContestsOfDay(commands.Cog):
    """The buttons of contests."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.actions = SoloActions(bot)
        bot.on_press("daily", WORD, self.pressed)
        bot.on_press("contest", CONTEST, self.joined, "fight")

    async def pressed(self, visit: Visit) -> None:
        """Show today's contest of a kind or begin a fight in it; an older day's button only shows it."""
        kind = KINDS.get(visit.press.id)
        action, game = visit.press.parts
        if kind is None or action not in {"show", "fight"}:
            raise Unreadable
        page = await today(visit, self.bot.play, kind, game)
        if action == "fight" and page.day == visit.press.revision:
            await self._fight(visit, page.contest_id)
        else:
            await visit.show(contest_panel(page, visit.words))

    async def joined(self, visit: Visit) -> None:
        """Begin or continue the player's fight in the contest of a board."""
        await self._fight(visit, ContestId(visit.named))

    async def _fight(self, visit: Visit, contest_id: ContestId) -> None:
        # Not ``home``: the first result posts the board of the day where the first fight began.
        guild_id, channel_id = visit.stage
        came = Entrance(guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id)
        match_id = await self.bot.play.contests.join(contest_id, came)
        await self.actions.show_match(visit, match_id)


async def today(visit: Visit, play: Services, kind: ContestKind, game: str | None) -> ContestPage:
    """Return today's contest of a kind as this person may see it."""
    guild_id, _ = visit.home
    return await play.contests.today(kind, guild_id=guild_id, user_id=visit.user_id, wanted=game)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(ContestsOfDay(bot))
