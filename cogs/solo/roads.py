"""A shared road: the button to the player's own run, on its board, in a DM or in a list."""

from discord.ext import commands

from bot.play.ground.reach import CONTEST
from bot.play.ground.refusals import Unreadable
from bot.store.ids import ContestId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.solo.actions import SoloActions


class SameRoad(commands.Cog):
    """The button of two players on the same road."""

    def __init__(self, bot: DuelBot) -> None:
        self.actions = SoloActions(bot)
        bot.on_press("road", CONTEST, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Show the player's own run."""
        if visit.press.action != "mine":
            raise Unreadable
        await self.actions.show_road(visit, ContestId(visit.named))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(SameRoad(bot))
