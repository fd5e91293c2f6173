"""Contests of the day: looked at, entered, and gone on with."""

from discord.ext import commands

from bot.face.contest.panel import contest_panel
from bot.play.ground.reach import CONTEST, WORD
from bot.play.ground.refusals import Unreadable
from bot.play.services import Services
from bot.play.solo.contests import Entrance
from bot.store.ids import ContestId
from bot.store.statuses import ContestKind
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.solo_actions import SoloActions

KINDS: dict[str, ContestKind] = {"daily": "daily", "everywhere": "everywhere"}
"""The contests that each day has, as presses name them."""


class ContestsOfDay(commands.Cog):
    """What the buttons of contests do."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.actions = SoloActions(bot)
        bot.on_press("daily", WORD, self.pressed)
        bot.on_press("contest", CONTEST, self.joined, "fight")

    async def pressed(self, visit: Visit) -> None:
        """Show today's contest of a kind, or begin one's fight in it."""
        kind = KINDS.get(visit.press.id)
        wanted, game = visit.press.parts
        match wanted:
            case "show" if kind:
                await show_contest(visit, self.bot.play, kind, game)
            case "fight" if kind:
                match_id = await self.bot.play.contests.fight(kind, _came(visit), wanted=game)
                await self.actions.show_match(visit, match_id)
            case _:
                raise Unreadable

    async def joined(self, visit: Visit) -> None:
        """Begin one's fight in the contest of a board, or go on with it."""
        match_id = await self.bot.play.contests.join(ContestId(visit.named), _came(visit))
        await self.actions.show_match(visit, match_id)


async def show_contest(visit: Visit, play: Services, kind: ContestKind, game: str | None) -> None:
    """Show today's contest of a kind to whoever asks."""
    guild_id, _ = visit.home
    page = await play.contests.today(kind, guild_id=guild_id, user_id=visit.user_id, wanted=game)
    await visit.show(contest_panel(page, visit.words))


def _came(visit: Visit) -> Entrance:
    guild_id, channel_id = visit.home
    return Entrance(guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(ContestsOfDay(bot))
