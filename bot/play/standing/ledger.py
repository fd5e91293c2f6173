"""One person's honor, deed by deed."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.pages import Slice, slice_of
from bot.play.guild.guild_settings import settings_of
from bot.play.standing.honor import tally
from bot.play.standing.titles import kensei_of
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.record_rows import HonorEntry

DEEDS_SHOWN = 8
"""Deeds per page."""


@dataclass(frozen=True)
class HonorPage:
    """A player's honor in a server, and a page of the deeds behind it."""

    slice: Slice
    deeds: tuple[HonorEntry, ...]
    """Newest first."""
    own: int
    kensei: bool
    kept: bool
    """Whether the server keeps honor."""


@dataclass(frozen=True)
class Ledger:
    """Reads the honor ledger."""

    context: Context

    @reading
    async def page(self, tx: Tx, guild_id: GuildId, user_id: UserId, page: int) -> HonorPage:
        """Return a player's honor with a page of their deeds; beyond the last page, the last."""
        size = await tx.one("honor_entries_size", rows.Amount, guild_id=guild_id, user_id=user_id)
        shown = slice_of(size, page, DEEDS_SHOWN)
        deeds = await tx.all(
            "honor_entries",
            HonorEntry,
            guild_id=guild_id,
            user_id=user_id,
            most=DEEDS_SHOWN,
            skip=shown.skip,
        )
        holder = await kensei_of(tx, guild_id)
        return HonorPage(
            slice=shown,
            deeds=tuple(deeds),
            own=await tally(tx, guild_id, user_id),
            kensei=holder is not None and holder.user_id == user_id,
            kept=(await settings_of(tx, guild_id)).honor,
        )
