"""What the honor ledger says: a server's board, page by page, and one's own deeds."""

from dataclasses import dataclass

from bot.play.dojo import Dojo
from bot.play.honor import tally
from bot.store import rows
from bot.store.engine import Tx

PLACES = 10
"""Places on a page."""

OWN_DEEDS = 5


@dataclass(frozen=True)
class HonorPage:
    """One page of a server's honor, and what its reader did last."""

    page: int
    """From 0."""
    pages: int
    first_place: int
    places: tuple[rows.HonorPlace, ...]
    own: int
    deeds: tuple[rows.HonorEntry, ...]


@dataclass(frozen=True)
class Ledger:
    """Reads honor."""

    dojo: Dojo

    async def page(self, guild_id: int, user_id: int, page: int) -> HonorPage:
        """Return a page of a server's honor; beyond the last one, the last."""

        async def work(tx: Tx) -> HonorPage:
            size = await tx.one("honor_board_size", rows.Amount, guild_id=guild_id)
            pages = max(1, -(-(size.amount if size else 0) // PLACES))
            shown = min(max(page, 0), pages - 1)
            skip = shown * PLACES
            places = await tx.all("honor_board", rows.HonorPlace, guild_id=guild_id, most=PLACES, skip=skip)
            deeds = await tx.all(
                "honor_entries", rows.HonorEntry, guild_id=guild_id, user_id=user_id, most=OWN_DEEDS
            )
            own = await tally(tx, guild_id, user_id)
            return HonorPage(shown, pages, skip + 1, tuple(places), own, tuple(deeds))

        return await self.dojo.store.read(work)
