"""The bounds that the figures must keep."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.conditions import together
from apparatus.insight.ladder import is_exact
from apparatus.insight.measure import Pairing
from rules.bushido.fighters import FIRST
from rules.bushido.values import FULL_HEALTH

DOUBT = 2
"""How many standard errors outside its bounds a figure may lie before they count as missed."""


@dataclass(frozen=True)
class Bound:
    """A figure and its bounds."""

    name: str
    figure: float
    least: float
    most: float
    error: float = 0
    """One standard error of the figure, if it comes from chance."""

    @property
    def kept(self) -> bool:
        """Whether the figure keeps its bounds, within two standard errors."""
        doubt = DOUBT * self.error
        return self.least - doubt <= self.figure <= self.most + doubt


EVEN = (0.45, 0.55)
HALF = FULL_HEALTH // 2


@dataclass(frozen=True)
class Limits:
    """What the pairings must keep to, as shares of 1 unless stated otherwise."""

    pairing: tuple[float, float]
    """From full health, and in editions after the first from half of it, too."""
    even: int
    """How many pairings, mirrors included, must lie within ``EVEN`` at full health."""
    fighter: tuple[float, float]
    card: float
    condition: tuple[float, float]
    """How often a condition of a house card holds, of the times it is judged."""
    greedy: float
    random: float
    turns: tuple[float, float]
    wound: float = 0.02
    """The most that a wound may gain the fighter who takes it, in editions after the first."""
    gap: float = 1e-5
    mirror: float = 1e-5
    """How far a mirror match may be from one half, in single precision."""
    coarse_mirror: float = 1e-3
    """The same when rungs are left out, and values rest once they move less than ``ROUGH``."""
    errors: float = 3.5
    """The most standard errors between the solution's promise and real duels."""


WHOLE = Limits(
    pairing=(0.40, 0.60),
    even=30,
    fighter=(0.47, 0.53),
    card=0.03,
    condition=(0.2, 0.8),
    greedy=0.42,
    random=0.35,
    turns=(6, 14),
)
QUICK = replace(
    WHOLE,
    pairing=(0.38, 0.62),
    even=0,
    fighter=(0.40, 0.60),
    card=0.02,
    condition=(0.15, 0.85),
    greedy=0.44,
    random=0.37,
)
"""The same with leeway for a coarse ladder, and because each fighter's mean covers only two opponents.

Leaving out rungs shifts a winning chance by one or two points in a hundred, so two are allowed. A mean of two
pairings that each keep to 40 and 60 can be anything in between; a mean of all cannot.
"""


def bounds(pairings: Sequence[Pairing], limits: Limits) -> Iterator[Bound]:
    """Yield each figure with its bounds."""
    for pairing in pairings:
        yield from _of_pairing(pairing, limits)
    if pairings[0].rules.edition is not FIRST:
        yield from _since_the_second(pairings, limits)
    for fighter, mean in means(pairings).items():
        yield Bound(f"mean of {fighter}", mean, *limits.fighter)
    for fighter, shares in cards(pairings).items():
        for card, share in shares.items():
            yield Bound(f"card {card} of {fighter}", share, limits.card, 1)
    # Both kinds of greedy play are held to it: the most damage dealt, and the stand-in's best exchange.
    yield Bound("greedy", mean_of(pairing.greedy for pairing in pairings), 0, limits.greedy)
    yield Bound("stand-in", mean_of(pairing.stand_in for pairing in pairings), 0, limits.greedy)
    yield Bound("random", mean_of(pairing.random for pairing in pairings), 0, limits.random)
    yield Bound("turns", fmean(pairing.equilibrium.turns for pairing in pairings), *limits.turns)


def _since_the_second(pairings: Sequence[Pairing], limits: Limits) -> Iterator[Bound]:
    """Yield the bounds that were not asked for yet when the first edition was released."""
    even = sum(EVEN[0] <= pairing.worth <= EVEN[1] for pairing in pairings)
    yield Bound("pairings within 45 to 55", even, limits.even, len(pairings))
    for pairing in pairings:
        for start in pairing.starts:
            if start.health == HALF and pairing.fighters[0] != pairing.fighters[1]:
                name = f"pairing {' - '.join(pairing.fighters)} from {HALF}"
                yield Bound(name, start.worth, *limits.pairing)
        if pairing.wound is not None:
            yield Bound(f"wound in {' - '.join(pairing.fighters)}", pairing.wound, -1, limits.wound)
    for condition, held in together(pairing.conditions for pairing in pairings).items():
        if condition.ours:
            yield Bound(f"condition of {condition.name}", held.share, *limits.condition)


def _of_pairing(pairing: Pairing, limits: Limits) -> Iterator[Bound]:
    name = " - ".join(pairing.fighters)
    if pairing.fighters[0] == pairing.fighters[1]:
        off = limits.mirror if is_exact(pairing.ladder) else limits.coarse_mirror
        yield Bound(f"mirror {name}", pairing.worth, 0.5 - off, 0.5 + off)
    else:
        yield Bound(f"pairing {name}", pairing.worth, *limits.pairing)
    if pairing.gap is not None:
        yield Bound(f"worst gap {name}", pairing.gap, 0, limits.gap)
    if pairing.agreement is not None:
        yield Bound(f"standard errors {name}", pairing.agreement.errors, 0, limits.errors)


def means(pairings: Iterable[Pairing]) -> dict[str, float]:
    """Return each fighter's mean chance against the others."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for pairing in pairings:
        one, other = pairing.fighters
        if one != other:
            found[one].append(pairing.worth)
            found[other].append(1 - pairing.worth)
    return {fighter: fmean(shares) for fighter, shares in found.items()}


def cards(pairings: Sequence[Pairing]) -> dict[str, dict[str, float]]:
    """Return by fighter how often each card is played of the times it is in hand."""
    decks = pairings[0].rules.edition.decks
    held: defaultdict[str, NDArray[np.int64]] = defaultdict(lambda: np.zeros(9, np.int64))
    played: defaultdict[str, NDArray[np.int64]] = defaultdict(lambda: np.zeros(9, np.int64))
    for pairing in pairings:
        for side, fighter in enumerate(pairing.fighters):
            held[fighter] = held[fighter] + pairing.equilibrium.held[side]
            played[fighter] = played[fighter] + pairing.equilibrium.played[side]
    return {
        fighter: {
            card.key: float(played[fighter][place] / held[fighter][place])
            for place, card in enumerate(decks[fighter].values())
        }
        for fighter in held
    }


def mean_of(pairs: Iterable[tuple[float, float]]) -> float:
    """Return the mean of what both fighters of every pairing win."""
    return fmean(share for pair in pairs for share in pair)
