"""The thread of a match, if its server wants threads.

It is opened from the board with the first turn. If that fails, or the thread is deleted, the match goes on
in the channel: the turns matter more than their place.
"""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.guild.guild_settings import settings_of
from bot.play.messages.parcels import BOARD
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId


@dataclass(frozen=True)
class Threads:
    """Stores what happened to threads."""

    context: Context

    @transaction
    async def opened(self, tx: Tx, match_id: MatchId, thread_id: ChannelId) -> None:
        """Store a match's thread."""
        await tx.run("match_thread_open", id=match_id, thread_id=thread_id)
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        if match is not None:
            await tx.run("threads_work", guild_id=match.guild_id, channel_id=match.channel_id)

    @transaction
    async def boardless(self, tx: Tx, match_id: MatchId) -> None:
        """Post a deleted board again, so that the next turn can open a thread from it."""
        # With its id it would be left alone: from the first reveal on, first boards are not redrawn.
        await tx.run("match_board_lose", id=match_id)
        await BOARD.post(tx, match_id, self.context.now())

    async def lost(self, match_id: MatchId) -> None:
        """Store that a match has no thread."""
        await self.context.store.transact(lambda tx: tx.run("match_thread_drop", id=match_id))

    @transaction
    async def refused(self, tx: Tx, match_id: MatchId) -> bool:
        """Store for the organisers that a permission is missing; return whether that is new."""
        await tx.run("match_thread_drop", id=match_id)
        match = await tx.one("match_by_id", rows.Match, id=match_id)
        if match is None:
            return False
        told = await tx.run("threads_refused", guild_id=match.guild_id, channel_id=match.channel_id)
        return told == 1


async def want_thread(tx: Tx, match_id: MatchId, guild_id: GuildId) -> None:
    """Mark a new match to get a thread, if its server wants threads."""
    if (await settings_of(tx, guild_id)).threads:
        await tx.run("match_thread_want", id=match_id)
