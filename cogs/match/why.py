"""Why a match went as it did, by the button at its end."""

from discord.ext import commands

from bot.face.match.why import why
from bot.play.ground.reach import OWN_MATCH
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class Why(commands.Cog):
    """What people learn from their matches."""

    def __init__(self, bot: DuelBot) -> None:
        self.play = bot.play
        bot.on_press("why", OWN_MATCH, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Show why a match went so, which may take a second to work out."""
        page, reckoning = await self.play.reckonings.of(MatchId(visit.named), visit.user_id)
        await visit.answer.private(why(page, reckoning, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Why(bot))
