"""What only one seat of a match may know: its pick, its plan, and its recap since its last choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.match.told import told_lately
from bot.store import rows
from bot.store.engine import Tx
from bot.store.order_rows import Order
from rules.codec import decode
from rules.game import Event, Request
from rules.games import game


@dataclass(frozen=True)
class OwnPart:
    """A seat's own part in a match."""

    pick: str | None
    """Its choice, not yet revealed."""
    orders: tuple[Order, ...]
    lately: tuple[Event, ...]
    """What happened since its last choice."""
    stood_in: bool
    """Whether that choice was made for it."""

    def holds(self, game_id: str, options: tuple[str, ...]) -> bool:
        """Return whether its pick still fits its plan, if nothing unforeseen happens."""
        if self.pick is None or not self.orders:
            return True
        foreseen = game(game_id).foresee(options, self.pick)
        wanted = decode(self.orders[0].foreseen, tuple[str, ...])
        return foreseen is not None and sorted(foreseen) == sorted(wanted)


NO_PART = OwnPart(None, (), (), stood_in=False)
"""The part of an onlooker."""


async def own_part(tx: Tx, match: rows.Match, seat: int, since: int) -> OwnPart:
    """Return a seat's own part in a match, for a person seated ``since`` a revision."""
    turn = {"match_id": match.id, "seat": seat}
    picks = await tx.all("picks_of_seat", rows.Pick, **turn, revision=match.revision)
    orders = await tx.all("orders_of", Order, **turn)
    lately, stood_in = await told_lately(tx, match, seat, since)
    return OwnPart(picks[-1].choice if picks else None, tuple(orders), lately, stood_in)


def asked_of(requests: Sequence[Request], seat: int | None) -> tuple[str | None, tuple[str, ...]]:
    """Return the game's word for what a seat is asked, and its options."""
    return next(((each.decision, each.options) for each in requests if each.seat == seat), (None, ()))
