"""Practice: matches against the house, by command and by buttons."""

from discord import app_commands
from discord.ext import commands

from bot.face.match.practice import practice_told
from bot.play.ground.reach import OWN_MATCH, WORD
from bot.play.ground.refusals import Unreadable
from bot.play.match.draws import RANDOM
from bot.play.solo.practice import for_practice
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import check_role, level_choices, offer_roles, offering
from cogs.solo.actions import SoloActions


class PracticeHall(commands.Cog):
    """The command and buttons of practice."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.actions = SoloActions(bot)
        bot.on_press("practice", WORD, self.pressed)
        bot.on_press("practice", OWN_MATCH, self.told, "told")

    @app_commands.command(name="practice", description=localised("command-practice"))
    @app_commands.describe(
        game=localised("option-game"),
        level=localised("option-level"),
        fighter=localised("option-challenge-fighter"),
    )
    @app_commands.choices(level=level_choices())
    @app_commands.autocomplete(game=offering(for_practice), fighter=offer_roles)
    @attended()
    async def practice(
        self, visit: Visit, game: str | None = None, level: str | None = None, fighter: str | None = None
    ) -> None:
        """Begin a match against the house, or open the panel if no level is given."""
        if level is None:
            await self.actions.offer_practice(visit, game, check_role(fighter))
        else:
            await self.actions.practise(visit, level, game, check_role(fighter))

    async def pressed(self, visit: Visit) -> None:
        """Show the panel, change a choice in it, or begin."""
        wanted, rest = visit.press.parts
        name, _, role = rest.partition(":")
        match wanted:
            case "open":
                await self.actions.offer_practice(visit, name or None)
            case "role":
                await self.actions.offer_practice(visit, name, check_role(visit.given.choice))
            case "game":
                await self.actions.offer_practice(visit, visit.given.choice)
            case "begin":
                # The button at a match's end names no fighter.
                await self.actions.practise(visit, visit.named, name, check_role(role or RANDOM))
            case _:
                raise Unreadable

    async def told(self, visit: Visit) -> None:
        """Replace the hand with the last turn of the match."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        if page.practice is None:
            raise Unreadable
        await visit.answer.update(practice_told(page, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(PracticeHall(bot))
