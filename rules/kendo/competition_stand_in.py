"""Choose for a player who is away from a Competition: greedy, from the view only.

It puts back the card that serves it least, never an answer to a threat, and acts as it does in a Duel. It
plays JIKAN DESU if it leads, and draws counterattacks, which answer most.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dice import Dice
from rules.kendo.answers import answering
from rules.kendo.cards import CARDS, JIKAN_DESU
from rules.kendo.competition_state import CompetitionView
from rules.kendo.moves import YIELD, read_move
from rules.kendo.stand_in import parting, worth
from rules.kendo.state import Threat
from rules.kendo.switching import is_switch, read_refill, read_switch

SOURCES = ("basic", "other", "counter")
"""Where to draw from, the best last."""
SOURCES_IN_NEED = ("basic", "counter", "other")
"""The same when an answer is missing: almost half of the other cards stop a strike, some a yellow card."""


def sensible_in_competition(
    view: CompetitionView, seat: int, options: Sequence[str], dice: Dice, *, spares_green: bool
) -> str:
    """Return the best choice by a simple measure; the dice choose among equals."""
    needed = _needed(view, spares_green=spares_green)
    in_need = spares_green and isinstance(view.cards.now, Threat) and not needed
    sources = SOURCES_IN_NEED if in_need else SOURCES
    worths = {option: _worth(view, seat, option, needed, sources) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, value in worths.items() if value == best], f"stand-in/{seat}")


def _needed(view: CompetitionView, *, spares_green: bool) -> set[str]:
    """Return the cards that answer the current threat; in the first version, without those that parry."""
    now, hand = view.cards.now, view.cards.hand
    if not isinstance(now, Threat):
        return set()
    threats = {now, replace(now, red=None)} if spares_green else {now}
    answers = {move for each in threats for move in answering(hand, each, view.cards.seats_in)} - {YIELD}
    cards = {card for answer in answers for card in read_move(answer).cards}
    return {card for card in cards if spares_green or CARDS[card].frame != "green"}


def _worth(
    view: CompetitionView, seat: int, option: str, needed: set[str], sources: Sequence[str]
) -> tuple[int, ...]:
    if option == JIKAN_DESU.key:
        ahead = view.tally.points[seat] > view.tally.points[1 - seat]
        # Higher, or lower, than any other worth.
        return (100,) if ahead else (-100,)
    if view.refill:
        return (sum(sources.index(subdeck) for subdeck in read_refill(option)),)
    if is_switch(option):
        return _of_switch(view, option, needed, sources)
    return worth(view.cards, option)


def _of_switch(
    view: CompetitionView, option: str, needed: set[str], sources: Sequence[str]
) -> tuple[int, ...]:
    """Keep answers, give up the card worth least, and draw what is missing."""
    switch = read_switch(option)
    basics = sum(CARDS[card].subdeck == "basic" for card in view.cards.hand)

    def of_source(subdeck: str) -> int:
        return len(sources) if subdeck == "basic" and not basics else sources.index(subdeck)

    spare = switch.card not in needed
    return spare, parting(switch.card), of_source(switch.new), of_source(switch.drawn)
