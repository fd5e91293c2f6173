"""Following a match of other players, by a button on its boards."""

from discord.ext import commands

from bot.play.ground.reach import MATCH
from bot.play.ground.refusals import Unreadable
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class Following(commands.Cog):
    """The spectators' button."""

    def __init__(self, bot: DuelBot) -> None:
        self.play = bot.play
        bot.on_press("follow", MATCH, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Follow a match or stop following it, and confirm privately."""
        if visit.press.action != "press":
            raise Unreadable
        led_to = await self.play.follows.press(match_id=MatchId(visit.named), user_id=visit.user_id)
        await visit.tell(f"follow-{led_to}")


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Following(bot))
