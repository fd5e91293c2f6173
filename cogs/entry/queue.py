"""The private queue: joined by a command, left by a button."""

from discord import app_commands
from discord.ext import commands

from bot.face.entry.queue import queue
from bot.play.ground.reach import ONESELF
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import for_two
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.permits import is_open_to_all
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import check_role, offer_roles, offering, pace_choices


class QueueHall(commands.Cog):
    """The command and button of the queue."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("queue", ONESELF, self.pressed)

    @app_commands.command(name="queue", description=localised("command-queue"))
    @app_commands.describe(
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        pace=localised("option-challenge-pace"),
    )
    @app_commands.choices(pace=pace_choices())
    @app_commands.autocomplete(game=offering(for_two), fighter=offer_roles)
    @in_servers
    @attended()
    async def queue(
        self, visit: Visit, *, game: str | None = None, fighter: str | None = None, pace: str | None = None
    ) -> None:
        """Wait for an opponent, and show where this player waits."""
        guild_id, channel_id = visit.stage
        # Read first: joining again drops an ended wait for the same game.
        ended = await self.play.queue.ended(guild_id, visit.user_id)
        places = await self.play.queue.join(
            guild_id=guild_id,
            channel_id=channel_id,
            open_to_all=is_open_to_all(self.bot, channel_id),
            user_id=visit.user_id,
            wish=check_role(fighter),
            wanted=game,
            pace=pace,
            interaction_id=visit.id,
        )
        await visit.answer.private(queue(places, visit.words, ended))
        # Only after they were told: if the answer fails, the next one tells them.
        if ended:
            await self.play.queue.heard(ended)

    async def pressed(self, visit: Visit) -> None:
        """Leave a place in the queue."""
        action, name = visit.press.parts
        if action != "leave":
            raise Unreadable
        guild_id, _ = visit.home
        places = await self.play.queue.leave(guild_id=guild_id, user_id=visit.user_id, name=name)
        await visit.show(queue(places, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(QueueHall(bot))
