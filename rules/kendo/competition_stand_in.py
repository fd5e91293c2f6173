"""Choose for someone who is away from a Competition: greedy, from the view alone.

It puts back what serves it least, never an answer to what threatens it, and acts as it does in a Duel. It
plays JIKAN DESU where it leads, and draws counterattacks, which answer most.
"""

from collections.abc import Sequence

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


def sensible_in_competition(view: CompetitionView, seat: int, options: Sequence[str], dice: Dice) -> str:
    """Return the best choice by a simple measure; among equals the dice choose."""
    needed = _needed(view)
    worths = {option: _worth(view, seat, option, needed) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, value in worths.items() if value == best], f"stand-in/{seat}")


def _needed(view: CompetitionView) -> set[str]:
    """Return the cards that answer what threatens it, but for those that are laid instead of switching."""
    now, hand = view.cards.now, view.cards.hand
    if not isinstance(now, Threat):
        return set()
    moves = [read_move(answer) for answer in answering(hand, now, view.cards.seats_in) if answer != YIELD]
    return {card for move in moves for card in move.cards if CARDS[card].frame != "green"}


def _worth(view: CompetitionView, seat: int, option: str, needed: set[str]) -> tuple[int, ...]:
    if option == JIKAN_DESU.key:
        ahead = view.tally.points[seat] > view.tally.points[1 - seat]
        return (100,) if ahead else (-100,)
    if view.refill:
        return (sum(SOURCES.index(subdeck) for subdeck in read_refill(option)),)
    if is_switch(option):
        return _of_switch(view, option, needed)
    return worth(view.cards, option)


def _of_switch(view: CompetitionView, option: str, needed: set[str]) -> tuple[int, ...]:
    """Keep answers, part with what is worth least, and draw where one is short."""
    switch = read_switch(option)
    basics = sum(CARDS[card].subdeck == "basic" for card in view.cards.hand)
    spare = switch.card not in needed
    return spare, parting(switch.card), _of_source(switch.new, basics), _of_source(switch.drawn, basics)


def _of_source(subdeck: str, basics: int) -> int:
    return len(SOURCES) if subdeck == "basic" and not basics else SOURCES.index(subdeck)
