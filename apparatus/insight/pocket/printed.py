"""What the cards show and do, as arrays for compiled code; what two of them do to each other, the rules say.

A card is known by its place in the deck, the Strike! by the place after them all, and a set of cards is a
number with the bits of their places.
"""

from collections.abc import Callable, Iterable

import numpy as np
from numpy.typing import NDArray

from rules.pocket.abilities import Ability, ChooseSide, Exhaust, FromHand, MayStrike, Ongoing
from rules.pocket.cards import STRIKE, DojoCard
from rules.pocket.deck import CARDS, DECK
from rules.pocket.resolution import Resolution
from rules.pocket.state import Exchange, PlayArea
from rules.pocket.symbols import Symbols

STRIKES = len(DECK)
"""The place of the Strike!."""
STRIKE_BIT = 1 << STRIKES
_ALL = tuple(CARDS)


def bits(cards: Iterable[str]) -> int:
    """Return some cards as a number; the Strike!, which both always hold between turns, is left out."""
    return sum(1 << DECK.index(card) for card in cards if card != STRIKE)


def _each(told: Callable[[DojoCard], tuple[int, ...]]) -> NDArray[np.int64]:
    return np.array([told(CARDS[card]) for card in _ALL], np.int64)


def _two(symbols: Symbols) -> tuple[int, int]:
    return symbols.swords, symbols.helms


def _whether(kind: type[Ability]) -> NDArray[np.int64]:
    return np.array([CARDS[card].ability(kind) is not None for card in _ALL], np.int64)


def _shown(card: str, foe: str) -> tuple[int, int]:
    """Return what a card shows once both are flipped; one with a side to choose shows nothing yet."""
    turn = Resolution((PlayArea().takes(card), PlayArea().takes(foe)), Exchange(), lead=0)
    turn.play({0: card, 1: foe})
    return next((_two(placed.shows) for placed in turn.areas[0].in_play if placed.card == card), (0, 0))


def _brings(card: DojoCard) -> int:
    brings = card.ability(FromHand)
    if brings is None:
        return 0
    return bits(key for key in DECK if key != card.key and brings.aspect in (None, CARDS[key].aspect))


STANDS = np.array([[CARDS[card].beaten_by(CARDS[foe]) is None for foe in _ALL] for card in _ALL])
"""By card and what the opponent flips: whether it is not defeated."""
SHOWN = np.array([[_shown(card, foe) for foe in _ALL] for card in _ALL], np.int64)
"""By card and what the opponent flips: its swords and helms."""
SIDES = _each(lambda card: (*_two(card.sides[0]), *_two(card.sides[-1]))).reshape(-1, 2, 2)
"""By card and side: its swords and helms."""
CHOOSES = _whether(ChooseSide)
STRIKING = _whether(MayStrike)
BRINGS = np.array([_brings(CARDS[card]) for card in _ALL], np.int64)
"""By card: the cards that it can bring from hand."""
EXHAUSTIBLE = bits(card for card in DECK if CARDS[card].ability(Exhaust))
GAINS = _each(lambda card: _two((card.ability(Exhaust) or Exhaust()).gains))
TAKES = _each(lambda card: _two((card.ability(Exhaust) or Exhaust()).takes))
TAKING = bits(card for card in DECK if any(TAKES[DECK.index(card)]))
"""The cards that take helms away for a turn, which may leave fewer than none."""

_ONGOING = [(card, ongoing) for card in DECK if (ongoing := CARDS[card].ability(Ongoing))]
ONGOING = np.array(
    [
        (
            bits([card]),
            bits(key for key in DECK if CARDS[key].aspect == ongoing.aspect),
            ongoing.count,
            *_two(ongoing.gains),
        )
        for card, ongoing in _ONGOING
    ],
    np.int64,
).reshape(-1, 5)
"""Each card with an Ongoing ability: its bit, the cards it counts, how many it takes, what it gains."""
