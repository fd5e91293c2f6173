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
    worths = {option: _worth(view, seat, option) for option in options}
    best = max(worths.values())
    return dice.pick([option for option, value in worths.items() if value == best], f"stand-in/{seat}")


def _worth(view: CompetitionView, seat: int, option: str) -> tuple[int, ...]:
    if option == JIKAN_DESU.key:
        ahead = view.tally.points[seat] > view.tally.points[1 - seat]
        return (100,) if ahead else (-100,)
    if view.refill:
        return (sum(SOURCES.index(subdeck) for subdeck in read_refill(option)),)
    if is_switch(option):
        return _of_switch(view, option)
    return worth(view.cards, option)


def _of_switch(view: CompetitionView, option: str) -> tuple[int, ...]:
    """Keep answers, part with what is worth least, and draw where one is short."""
    switch, now, hand = read_switch(option), view.cards.now, view.cards.hand
    answers: set[str] = set()
    if isinstance(now, Threat):
        moves = [read_move(answer) for answer in answering(hand, now, view.cards.seats_in) if answer != YIELD]
        answers = {card for move in moves for card in move.cards if CARDS[card].frame != "green"}
    basics = sum(CARDS[card].subdeck == "basic" for card in hand)
    spare = switch.card not in answers
    return spare, parting(switch.card), _of_source(switch.new, basics), _of_source(switch.drawn, basics)


def _of_source(subdeck: str, basics: int) -> int:
    return len(SOURCES) if subdeck == "basic" and not basics else SOURCES.index(subdeck)
