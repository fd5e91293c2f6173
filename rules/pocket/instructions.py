"""What a seat can settle ahead, and how its instructions then answer for it; all from its view.

Instructions are followed to the letter and never stretched: if one does not fit, the player is asked. "As
things stand" means the cards on the table now, not those that may still be brought or exhausted.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from rules.game import Instructions, Request, Topic
from rules.pocket.abilities import ChooseSide, Exhaust, MayStrike
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.dojo import LEFT_OVER, PICKS
from rules.pocket.resolution import HOLD, KEEP, SIDES, fitting, unturned
from rules.pocket.state import STAGES, Aid, BothAreas, Dojo, TurnStage, decision_of
from rules.pocket.strikes import exhausted, succeeds
from rules.pocket.view import PocketView

IF_IT_WINS: Final = "if-it-wins"
ALWAYS: Final = "always"
NEVER: Final = "never"
TO_SURVIVE_OR_WIN: Final = "to-survive-or-win"
TO_SURVIVE: Final = "to-survive"
TO_WIN: Final = "to-win"

STRIKING: Final = (IF_IT_WINS, ALWAYS, NEVER)
"""When to use the strike that a card gives."""
EXHAUSTING: Final = (TO_SURVIVE_OR_WIN, TO_SURVIVE, TO_WIN, NEVER)
"""When to exhaust a card."""

_ALWAYS_ASKED: Final = ("side", "exhaust")
_ASKED_UPON_BEING_FLIPPED: Final = ("strike", "hand")
"""What cards ask their owner, depending on how they come into play."""


def topics(view: PocketView, seat: int) -> tuple[Topic, ...]:
    """Return what a seat can instruct now: about the cards on offer, or about its own that still matter.

    It omits what would never be asked: a choice with one option, or something that is over.
    """
    if view.result:
        return ()
    if view.dojo:
        return (Topic("wishes", view.dojo.on_offer, ranked=True),) if _picks_left(view.dojo, seat) else ()
    return tuple(_in_the_bushido_phase(view, seat))


def heed(view: PocketView, request: Request, instructions: Instructions) -> str | None:
    """Return the choice that a seat's instructions make for it; None if none of them fits.

    pick    the first wish still on offer
    wish    the first wish left, if the list is long enough for all wishes of the phase
    lay     the first card of the list still in hand; the Strike! only while it succeeds as things stand
    side    the side instructed for the card
    strike  as instructed; ``if-it-wins``: if it succeeds as things stand
    hand    the first card of the list that the flipped card can bring
    exhaust see ``_exhaust``
    """
    if request.decision == "exhaust":
        return _exhaust(view, request, instructions)
    told = instructions.get(_topic(view, request), ())
    match request.decision:
        case "wish":
            return _wish(view, request, told)
        case "lay":
            return _lay(view, request, told)
        case "strike":
            return _strike(view, request, told)
        case _:
            return _first(told, request.options)


def raised(view: PocketView, seat: int, choice: str) -> tuple[str, ...]:
    """Return the topics about a card just laid or brought; about the Strike!, all on exhausting.

    It omits what is asked at this stage of the turn, which can simply be answered.
    """
    exchange, in_play = view.exchange, {placed.card for placed in view.areas[seat].in_play}
    is_flipped = exchange.stage == "lay" or choice in exchange.flipped[seat : seat + 1]
    kinds = {*_ALWAYS_ASKED, *(_ASKED_UPON_BEING_FLIPPED if is_flipped else ())}
    kinds.discard(decision_of(exchange.stage))
    cards = in_play if choice == STRIKE else {choice}
    asked = ((topic.name, *topic.name.partition(":")) for topic in topics(view, seat))
    return tuple(name for name, kind, _, card in asked if kind in kinds and card in cards)


def _topic(view: PocketView, request: Request) -> str:
    """Return the topic of a request; one about a single card names it."""
    match request.decision:
        case "pick" | "wish":
            return "wishes"
        case "lay":
            return "lay"
        case "side":
            ((_, card),) = unturned(view.areas, view.exchange)
        case _:
            card = view.exchange.flipped[request.seat]
    return f"{request.decision}:{card}"


def _picks_left(dojo: Dojo, seat: int) -> int:
    """Return how many picks a seat still has in this phase."""
    # They pick in turn, so the odd pick belongs to the seat whose turn it is.
    return (len(dojo.on_offer) - LEFT_OVER + (dojo.on == seat)) // 2


def _in_the_bushido_phase(view: PocketView, seat: int) -> Iterator[Topic]:
    """Yield the topic on what to lay, then those of single cards, in the order in which a turn asks them."""
    area = view.areas[seat]
    # The Strike! comes back to the hand, wherever it is now.
    held = area.takes(STRIKE).hand
    if len(held) > 1:
        yield Topic("lay", held, ranked=True)
    waiting = {card for of, card in unturned(view.areas, view.exchange) if of == seat}
    for card in _in_order({*area.hand, *waiting}):
        if CARDS[card].ability(ChooseSide):
            yield Topic(f"side:{card}", SIDES)
    for card in _to_be_asked(view, seat, "strike"):
        if CARDS[card].ability(MayStrike):
            yield Topic(f"strike:{card}", STRIKING)
    for card in _to_be_asked(view, seat, "hand"):
        brought = fitting(area, card)
        if len(brought) > 1:
            yield Topic(f"hand:{card}", brought, ranked=True)
    for card in _in_order({*area.hand, *(placed.card for placed in area.in_play)}):
        if CARDS[card].ability(Exhaust):
            yield Topic(f"exhaust:{card}", EXHAUSTING)


def _to_be_asked(view: PocketView, seat: int, stage: TurnStage) -> Iterator[str]:
    """Yield the cards in hand, and the flipped one until this stage of its turn is over."""
    exchange, cards = view.exchange, set(view.areas[seat].hand)
    if seat in exchange.standing and STAGES.index(exchange.stage) <= STAGES.index(stage):
        cards.add(exchange.flipped[seat])
    return _in_order(cards)


def _in_order(cards: set[str]) -> Iterator[str]:
    """Yield cards in the order in which hands are held."""
    return (card for card in CARDS if card in cards)


def _first(wanted: Iterable[str], options: Iterable[str]) -> str | None:
    return next((choice for choice in wanted if choice in options), None)


def _wish(view: PocketView, request: Request, wishes: Iterable[str]) -> str | None:
    """Return the next wish of a list that covers a whole phase; a shorter list gives none.

    How many of the listed wishes were made by hand is hidden, so it must make no difference.
    """
    on_offer = view.dojo.on_offer if view.dojo else ()
    return _first(wishes, request.options) if len({*wishes} & {*on_offer}) >= PICKS else None


def _lay(view: PocketView, request: Request, wanted: Iterable[str]) -> str | None:
    """Return the first card of a list that is in hand.

    The Strike! is laid as soon as it succeeds as things stand, and waits until then: it comes back to the
    hand each time, so cards after it in the list would never be laid.
    """
    ready = succeeds(view.areas, view.exchange.aid, request.seat)
    return _first((card for card in wanted if card != STRIKE or ready), request.options)


def _strike(view: PocketView, request: Request, told: Iterable[str]) -> str | None:
    when = _first(told, STRIKING)
    if when is None:
        return None
    wins = succeeds(view.areas, view.exchange.aid, request.seat)
    return STRIKE if when == ALWAYS or (when == IF_IT_WINS and wins) else HOLD


def _exhaust(view: PocketView, request: Request, instructions: Instructions) -> str | None:
    """Return the first card, in the order of the hand, that on its own achieves what it may be exhausted for.

    ``to-survive``: a strike against its owner succeeds as things stand, and would not after exhausting it.
    ``to-win``: its owner's strike does not succeed as things stand, and would after exhausting it, while a
    strike against its owner that fails would still fail.

    If no card does, keep all if each one on offer has an instruction; otherwise ask the player.
    """
    told = {
        card: _first(instructions.get(f"exhaust:{card}", ()), EXHAUSTING)
        for card in _in_order(set(request.options))
    }
    for card, when in told.items():
        if when and when in _purposes(view, request.seat, card):
            return card
    return KEEP if all(told.values()) else None


def _purposes(view: PocketView, seat: int, card: str) -> set[str]:
    """Return the purposes that exhausting a card would serve now, by the names of instructions."""
    before = _succeeding(view, view.areas, view.exchange.aid)
    after = _succeeding(view, *exhausted(view.areas, view.exchange.aid, seat, card))
    met: set[str] = set()
    if 1 - seat in before - after:
        met |= {TO_SURVIVE, TO_SURVIVE_OR_WIN}
    if after - before == {seat}:
        met |= {TO_WIN, TO_SURVIVE_OR_WIN}
    return met


def _succeeding(view: PocketView, areas: BothAreas, aid: Aid) -> set[int]:
    """Return the seats whose strikes this turn would succeed with these cards in play."""
    return {seat for seat in view.exchange.striking if succeeds(areas, aid, seat)}
