"""The figures of many hands as tables, and the bounds they must keep."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

from apparatus.insight.bounds import Bound
from apparatus.insight.pocket.hands import Hand
from rules.pocket.deck import CARDS, DECK

FIRST = (0.47, 0.53)
"""How often whoever picks first wins, of the hands that somebody wins."""
MUTUAL = 0.20
"""How many hands may end in a mutual defeat."""
PICKED = (1 / 3, 3.0)
"""How often a card is picked when it is on offer, against the mean of all."""
TURNS = (6.0, 9.0)


def bounds(hands: Sequence[Hand]) -> Iterator[Bound]:
    """Hold the figures to the bounds."""
    yield Bound("wins of the first pick", _first(hands), *FIRST)
    yield Bound("mutual defeats", _mutual(hands), 0, MUTUAL)
    yield Bound("turns", fmean(hand.turns for hand in hands), *TURNS)
    for card, (picked, won) in _cards(hands).items():
        yield Bound(f"picks of {card}", picked, *PICKED)
        yield Bound(f"winners' share of {card}", won, 0.01, 1)


def markdown(hands: Sequence[Hand]) -> Iterator[str]:
    """Write the figures down."""
    yield f"{len(hands)} hands of two good players."
    yield ""
    yield "| what | figure |"
    yield "|---|---|"
    yield f"| wins of whoever picks first, of those decided | {_first(hands):.1%} |"
    yield f"| mutual defeats | {_mutual(hands):.1%} |"
    yield f"| of all hands by three double strikes | {fmean(hand.stalled for hand in hands):.1%} |"
    yield f"| turns | {fmean(hand.turns for hand in hands):.1f} |"
    yield ""
    yield "| card | aspect | picked, against the mean | of the winners' cards |"
    yield "|---|---|---|---|"
    for card, (picked, won) in sorted(_cards(hands).items(), key=lambda row: -row[1][0]):
        yield f"| {card} | {CARDS[card].aspect} | {picked:.2f} | {won:.1%} |"


def _first(hands: Sequence[Hand]) -> float:
    return fmean(hand.picked_first in hand.struck for hand in hands if len(hand.struck) == 1)


def _mutual(hands: Sequence[Hand]) -> float:
    return fmean(len(hand.struck) > 1 for hand in hands)


def _cards(hands: Sequence[Hand]) -> dict[str, tuple[float, float]]:
    """Return for each card how often it is picked, against the mean, and its share of the winners' cards."""
    offered = Counter(card for hand in hands for card in hand.offered)
    picked = Counter(card for hand in hands for drafted in hand.drafted for card in drafted)
    won = Counter(card for hand in hands if len(hand.struck) == 1 for card in hand.drafted[hand.struck[0]])
    mean = picked.total() / offered.total()
    return {card: (picked[card] / max(1, offered[card]) / mean, won[card] / won.total()) for card in DECK}
