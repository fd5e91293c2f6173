"""A Dojo Phase: ten face-up cards, of which each seat takes four (seed 002, "Dojo Phase").

In the open draft, the seats pick in turn. In the quick draft, each makes a list of wishes, hidden from the
other, and the picks are then dealt in the same turns: each seat gets the first card of its list still there.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.game import Request
from rules.pocket.events import Drafted, LeftOver, PocketEvent
from rules.pocket.state import Dojo, PlayArea, PocketState

LAID_OUT = 10
LEFT_OVER = 2
PICKS = LAID_OUT - LEFT_OVER
"""The picks of both seats in one phase. A list with as many wishes never runs out."""


def dojo_requests(dojo: Dojo, *, quick: bool) -> tuple[Request, ...]:
    """Ask the seat whose turn it is for a card, or in the quick draft both for their next wish."""
    if not quick:
        return (Request(dojo.on, "pick", dojo.on_offer),)
    return tuple(
        Request(seat, "wish", tuple(card for card in dojo.on_offer if card not in wishes))
        for seat, wishes in enumerate(dojo.wishes)
    )


def draft(
    state: PocketState, dojo: Dojo, choices: Mapping[int, str], events: list[PocketEvent]
) -> PocketState:
    """Take a pick, or two wishes and, once the lists are complete, the picks; end the phase after eight."""
    if state.options.draft == "open":
        state, dojo = _pick(state, dojo, choices[dojo.on], events)
    else:
        one, other = dojo.wishes
        # Hidden from each other, and dealt once both lists are complete (ruling "quick-draft").
        dojo = replace(dojo, wishes=((*one, choices[0]), (*other, choices[1])))
        state, dojo = _deal(state, dojo, events)
    if len(dojo.on_offer) > LEFT_OVER:
        return replace(state, dojo=dojo)
    events.append(LeftOver(cards=dojo.on_offer))
    return replace(state, dojo=None, discarded=(*state.discarded, *dojo.on_offer))


def _pick(state: PocketState, dojo: Dojo, card: str, events: list[PocketEvent]) -> tuple[PocketState, Dojo]:
    seat = dojo.on
    events.append(Drafted(seat=seat, card=card))
    one, other = state.areas
    areas: tuple[PlayArea, PlayArea] = (one.takes(card), other) if seat == 0 else (one, other.takes(card))
    left = tuple(offered for offered in dojo.on_offer if offered != card)
    return replace(state, areas=areas), replace(dojo, on_offer=left)


def _deal(state: PocketState, dojo: Dojo, events: list[PocketEvent]) -> tuple[PocketState, Dojo]:
    """Deal all picks in turn once the lists are complete; nobody is asked for a ninth wish."""
    # Both lists grow together, so either one gives their length.
    if len(dojo.wishes[0]) < PICKS:
        return state, dojo
    while len(dojo.on_offer) > LEFT_OVER:
        wished = next(card for card in dojo.wishes[dojo.on] if card in dojo.on_offer)
        state, dojo = _pick(state, dojo, wished, events)
    return state, dojo
