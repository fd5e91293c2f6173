"""What a player may know of a match: all but the order of the deck, and an unfinished list of wishes.

The picks of the draft are public, so the cards that a player still holds are no secret; which of them is laid
next is never in a state.
"""

import msgspec
from msgspec.structs import replace

from rules.game import Outcome
from rules.pocket.state import BothAreas, Dojo, Exchange, PocketOptions, PocketState
from rules.pocket.symbols import Symbols


class PocketView(msgspec.Struct, frozen=True):
    """The table as one seat sees it, or the public."""

    options: PocketOptions
    dojo: Dojo | None
    """With no list of wishes but the seat's own."""
    discarded: tuple[str, ...]
    areas: BothAreas
    symbols: tuple[Symbols, Symbols]
    """The total of each seat's cards in play."""
    lead: int
    round: int
    exchange: Exchange
    points: tuple[int, int]
    result: Outcome | None


def viewed(state: PocketState, seat: int | None) -> PocketView:
    """Return what a seat may know, or the public if the seat is None."""
    one, other = state.areas
    return PocketView(
        options=state.options,
        dojo=state.dojo and _viewed(state.dojo, seat),
        discarded=state.discarded,
        # The opponent's hand as well: cards drafted and not yet used are known (ruling "open-hands").
        areas=state.areas,
        symbols=(one.symbols, other.symbols),
        lead=state.lead,
        round=state.round,
        exchange=state.exchange,
        points=state.points,
        result=state.result,
    )


def _viewed(dojo: Dojo, seat: int | None) -> Dojo:
    one, other = dojo.wishes
    return replace(dojo, wishes=(one if seat == 0 else (), other if seat == 1 else ()))
