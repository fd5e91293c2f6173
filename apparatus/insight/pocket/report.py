"""The figures of many hands as tables, and the bounds they must keep."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev

from apparatus.insight.bounds import Bound
from apparatus.insight.pocket.hands import Hand
from rules.pocket.deck import CARDS, Deck

FIRST = (0.48, 0.52)
"""The share of decided hands that the player who picks first must win."""
MUTUAL = 0.12
"""The share of hands that may end in a mutual defeat."""
ANSWERING = 0.54
"""How often at least a player who drafts against the opponent's cards must beat one who does not."""
PICKED = (1 / 3, 3.0)
"""How often a card is picked when it is on offer, against the mean of all."""
TURNS = (5.0, 9.0)


@dataclass(frozen=True)
class Figures:
    """The hands that were played."""

    deck: Deck
    hands: Sequence[Hand]
    """Between two players who draft alike."""
    answered: Sequence[float]
    """What hands promised a player who drafted against the opponent's cards."""


def bounds(figures: Figures) -> Iterator[Bound]:
    """Yield each figure with its bounds."""
    hands = figures.hands
    yield Bound("wins of the first pick", _first(hands), *FIRST)
    yield Bound("mutual defeats", _mutual(hands), 0, MUTUAL)
    yield Bound("wins of drafting against the other's cards", fmean(figures.answered), ANSWERING, 1)
    yield Bound("turns", fmean(hand.turns for hand in hands), *TURNS)
    for card, (picked, won) in _cards(figures).items():
        yield Bound(f"picks of {card}", picked, *PICKED)
        yield Bound(f"winners' share of {card}", won, 0.01, 1)


def markdown(figures: Figures) -> Iterator[str]:
    """Yield the figures as Markdown."""
    hands, answered = figures.hands, figures.answered
    yield f"{len(hands)} hands of two good players, {len(answered)} against one who drafts by cards alone."
    yield ""
    yield "| what | figure |"
    yield "|---|---|"
    yield f"| wins of whoever picks first, of those decided | {_first(hands):.1%} |"
    yield f"| mutual defeats | {_mutual(hands):.1%} |"
    yield f"| of all hands by three double strikes | {fmean(hand.stalled for hand in hands):.1%} |"
    yield f"| turns | {fmean(hand.turns for hand in hands):.1f} |"
    error = pstdev(answered) / len(answered) ** 0.5
    yield f"| wins of drafting against the other's cards | {fmean(answered):.1%} ± {error:.1%} |"
    yield ""
    yield "| card | aspect | picked, against the mean | of the winners' cards |"
    yield "|---|---|---|---|"
    for card, (picked, won) in sorted(_cards(figures).items(), key=lambda row: -row[1][0]):
        yield f"| {card} | {CARDS[card].aspect} | {picked:.2f} | {won:.1%} |"


def _first(hands: Sequence[Hand]) -> float:
    return fmean(hand.picked_first in hand.struck for hand in hands if len(hand.struck) == 1)


def _mutual(hands: Sequence[Hand]) -> float:
    return fmean(len(hand.struck) > 1 for hand in hands)


def _cards(figures: Figures) -> dict[str, tuple[float, float]]:
    """Return for each card how often it is picked, against the mean, and its share of the winners' cards."""
    hands = figures.hands
    offered = Counter(card for hand in hands for card in hand.offered)
    picked = Counter(card for hand in hands for drafted in hand.drafted for card in drafted)
    won = Counter(card for hand in hands if len(hand.struck) == 1 for card in hand.drafted[hand.struck[0]])
    mean = picked.total() / offered.total()
    return {
        card: (picked[card] / max(1, offered[card]) / mean, won[card] / won.total()) for card in figures.deck
    }
