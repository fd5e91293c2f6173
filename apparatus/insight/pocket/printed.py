"""What the cards of a deck show and do, as arrays for compiled code.

The rules themselves say what two cards do to each other. A card is identified by its place in the deck, the
Strike! by the place after them all, and a set of cards is a number with the bits of their places.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rules.pocket.abilities import Answers, ChooseSide, Exhaust, FromHand, MayStrike, Ongoing
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import Resolution
from rules.pocket.state import Exchange, PlayArea
from rules.pocket.symbols import ASPECTS, Aspect, Symbols

STRIKES = 27
"""The place of the Strike!."""
STRIKE_BIT = 1 << STRIKES

SIDE, CHOOSES, STRIKING, BRINGS, GAINS, TAKES, ANSWERED, EACH = 0, 4, 5, 6, 7, 9, 11, 12
"""Columns of a card's row: its two sides, whether it chooses one, whether it may strike, the cards that it
can bring from hand, what exhausting it gives and takes, which cards it answers, and its gain for each.
"""
STANDS, SHOWN = 0, 1
"""Columns of a pair of flipped cards: whether the first is not defeated, and what it shows."""
BIT, MATES, COUNT, MORE = range(4)
"""Columns of a card with an Ongoing ability: its bit, the cards it counts, how many it needs, its gain."""


class Printed(NamedTuple):
    """A deck in numbers."""

    cards: NDArray[np.int64]
    """A row for each card."""
    pairs: NDArray[np.int64]
    """By card and what the opponent flips."""
    aspects: NDArray[np.int64]
    """By aspect: the cards that answer it, and the cards that have it."""
    ongoing: NDArray[np.int64]
    exhaustible: int
    """The cards that can be exhausted."""
    taking: int
    """Those of them that take helms away for a turn, which may leave a negative number."""


class Print:
    """A deck, and its numbers."""

    def __init__(self, deck: tuple[str, ...]) -> None:
        self.deck = deck
        self._places = {card: place for place, card in enumerate((*deck, STRIKE))}
        exhaustible = [card for card in deck if CARDS[card].ability(Exhaust)]
        self.numbers = Printed(
            np.array([self._row(card) for card in self._places], np.int64),
            np.array([[_met(card, foe) for foe in self._places] for card in self._places], np.int64),
            np.array([(self._answering(aspect), self._of(aspect)) for aspect in ASPECTS], np.int64),
            np.array(list(self._ongoing()), np.int64).reshape(-1, MORE + 2),
            self.bits(exhaustible),
            self.bits(card for card in exhaustible if any(_two(_exhaust(card).takes))),
        )

    def bits(self, cards: Iterable[str]) -> int:
        """Return some cards as a number; the Strike!, which both always hold between turns, is left out."""
        return sum(1 << self._places[card] for card in cards if card != STRIKE)

    def place(self, card: str) -> int:
        """Return the place of a card."""
        return self._places[card]

    def _row(self, key: str) -> tuple[int, ...]:
        card, exhaust, answers = CARDS[key], _exhaust(key), CARDS[key].ability(Answers)
        return (
            *_two(card.sides[0]),
            *_two(card.sides[-1]),
            card.ability(ChooseSide) is not None,
            card.ability(MayStrike) is not None,
            self._brings(key),
            *_two(exhaust.gains),
            *_two(exhaust.takes),
            self._of(answers.aspect) if answers else 0,
            *_two(answers.gains if answers else Symbols()),
        )

    def _answering(self, aspect: Aspect) -> int:
        """Return the cards that answer an aspect."""
        answers = {key: CARDS[key].ability(Answers) for key in self.deck}
        return self.bits(key for key, answer in answers.items() if answer and answer.aspect == aspect)

    def _of(self, aspect: Aspect) -> int:
        """Return the cards of an aspect."""
        return self.bits(key for key in self.deck if CARDS[key].aspect == aspect)

    def _brings(self, key: str) -> int:
        brings = CARDS[key].ability(FromHand)
        if brings is None:
            return 0
        others = (card for card in self.deck if card != key)
        return self.bits(card for card in others if brings.aspect in (None, CARDS[card].aspect))

    def _ongoing(self) -> Iterator[tuple[int, ...]]:
        for card in self.deck:
            ongoing = CARDS[card].ability(Ongoing)
            if ongoing:
                yield self.bits([card]), self._of(ongoing.aspect), ongoing.count, *_two(ongoing.gains)


def _met(card: str, foe: str) -> tuple[int, int, int]:
    """Return whether a card stands against another, and what it shows once both are flipped.

    A card with a side to choose shows nothing yet.
    """
    turn = Resolution((PlayArea().takes(card), PlayArea().takes(foe)), Exchange(), lead=0)
    turn.play({0: card, 1: foe})
    shown = next((placed.shows for placed in turn.areas[0].in_play if placed.card == card), Symbols())
    return CARDS[card].beaten_by(CARDS[foe]) is None, *_two(shown)


def _exhaust(card: str) -> Exhaust:
    return CARDS[card].ability(Exhaust) or Exhaust()


def _two(symbols: Symbols) -> tuple[int, int]:
    return symbols.swords, symbols.helms
