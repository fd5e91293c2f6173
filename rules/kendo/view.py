"""What a player may know of a Duel: their hand, how many cards the others hold, and all face-up cards."""

import msgspec

from rules.game import Outcome
from rules.kendo.state import Awaited, KendoState


class KendoView(msgspec.Struct, frozen=True):
    """The table as one seat sees it, or the public."""

    hand: tuple[str, ...]
    """The seat's hand; empty for the public."""
    hand_sizes: tuple[int, ...]
    seats_in: tuple[int, ...]
    left: tuple[int, ...]
    """How many cards lie face down in each subdeck, in the order of ``SUBDECKS``."""
    discarded: tuple[tuple[str, ...], ...]
    """The face-up discards of each subdeck."""
    table: tuple[str, ...]
    attacked_by: tuple[int | None, ...]
    totals: tuple[tuple[int, ...], ...]
    now: Awaited
    result: Outcome | None


def viewed(state: KendoState, seat: int | None) -> KendoView:
    """Return what a seat may know, or the public if the seat is None."""
    return KendoView(
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        seats_in=state.seats_in,
        left=tuple(len(pile.hidden) for pile in state.piles),
        discarded=tuple(pile.discarded for pile in state.piles),
        table=state.table,
        attacked_by=state.attacked_by,
        totals=state.totals,
        now=state.now,
        result=state.result,
    )
