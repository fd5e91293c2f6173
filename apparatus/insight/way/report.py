"""The figures of many fights as tables, and the bounds they should keep."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import inf, sqrt
from statistics import fmean, pvariance

from apparatus.insight.way.fights import POLICIES, RELEASED, VERSIONS, Fought, fights, roads
from apparatus.insight.way.measured import AGAINST, DECISIONS, MODULES, RONIN, SIBLINGS, WORTH, Measured

WANTED = {
    "student": (0.90, 0.99),
    "ronin": (0.75, 0.85),
    "master": (0.45, 0.55),
    "shiro": (0.30, 0.40),
    "the Road": (0.10, 0.15),
}
"""How often careful play should win."""
MADE = dict.fromkeys(("student", "ronin", "master", "shiro"), (25.0, 40.0)) | {"three": (25.0, 50.0)}
"""How many decisions a fight should ask."""
APART = 0.10
"""How far apart siblings may be in what they add."""
COSTS = 0.03
"""The least that leaving a kind of decision to chance should cost."""
PAYS = 0.02
"""The least that each extra should be worth to careful play."""
DOUBT = 2
"""By how many standard errors a figure must leave its bounds to be called missed."""


@dataclass(frozen=True)
class Row:
    """How fights went with something, and how the same fights went without it."""

    name: str
    label: str
    fought: Sequence[Fought]
    beside: Sequence[Fought]
    """The same fights without it; ``fought`` itself if there is nothing to compare."""

    @property
    def share(self) -> float:
        """The share of fights won."""
        return fmean(fight.won for fight in self.fought)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / len(self.fought))

    @property
    def _gains(self) -> list[int]:
        return [fight.won - other.won for fight, other in zip(self.fought, self.beside, strict=True)]

    @property
    def gain(self) -> float:
        """How much larger the share won is than without it."""
        return fmean(self._gains)

    @property
    def gain_error(self) -> float:
        """The standard error of the gain; as the fights are the same, it is less than that of two shares."""
        return sqrt(pvariance(self._gains) / len(self.fought))


_fought = cache(fights)
"""Many fights are compared with the same ones, which are fought only once."""


def _row(measured: Measured, count: int, seed: int, rules: str, beside: Measured | None = None) -> Row:
    all_fought = [
        _fought(one.options, one.policy, count, seed, virtue=one.virtue, rules=rules)
        for one in (measured, beside or measured)
    ]
    return Row(measured.name, measured.label, *all_fought)


def opponents(count: int, seed: int, rules: str = RELEASED) -> Iterator[Row]:
    """Fight each opponent by each policy, and take the Road."""
    for measured in AGAINST:
        yield _row(measured, count, seed, rules)
    for label, policy in POLICIES.items():
        taken = roads(policy, count, seed, rules)
        yield Row("the Road", label, taken, taken)


def siblings(group: str, count: int, seed: int, rules: str = RELEASED) -> Iterator[Row]:
    """Fight with each option of a kind, played with care."""
    for measured in SIBLINGS[group]:
        yield _row(measured, count, seed, rules, RONIN)


def modules(count: int, seed: int, rules: str = RELEASED) -> Iterator[Row]:
    """Fight with each module, with care; modules make fights easier or harder, so they have no bounds."""
    for measured in MODULES:
        yield _row(measured, count, seed, rules, RONIN)


def worth(count: int, seed: int, rules: str = RELEASED) -> Iterator[Row]:
    """Fight with what careful play can use, and without."""
    for used, unused in WORTH:
        yield _row(used, count, seed, rules, unused)


def decisions(count: int, seed: int, rules: str = RELEASED) -> Iterator[Row]:
    """Leave one kind of decision after another to chance."""
    for with_care, by_chance in DECISIONS:
        yield _row(by_chance, count, seed, rules, with_care)


def markdown(what: str, rows: Iterable[Row]) -> Iterator[str]:
    """Yield rows as a table."""
    yield f"| {what} | played | won | more than without | rounds | decisions | most |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for row in rows:
        rounds = fmean(fight.rounds for fight in row.fought)
        made = [fight.decisions for fight in row.fought]
        share = f"{row.share:.1%} ± {row.error:.1%}"
        gain = f"{row.gain:+.1%} ± {row.gain_error:.1%}" if row.beside != row.fought else ""
        asked = f"{fmean(made):.0f} | {max(made)}"
        yield f"| {row.name} | {row.label} | {share} | {gain} | {rounds:.1f} | {asked} |"
    yield ""


def strayed(rows: Iterable[Row]) -> Iterator[str]:
    """Yield a line for each opponent against whom careful play wins or decides too often or too seldom."""
    for row in rows:
        if row.label != "careful":
            continue
        least, most = WANTED.get(row.name, (0.0, 1.0))
        doubt = DOUBT * row.error
        if not least - doubt <= row.share <= most + doubt:
            yield f"Missed: {row.name}, {row.share:.1%}, wanted {least:.0%} to {most:.0%}."
        fewest, dearest = MADE.get(row.name, (0.0, inf))
        made = fmean(fight.decisions for fight in row.fought)
        if not fewest <= made <= dearest:
            yield f"Missed: {row.name}, {made:.0f} decisions, wanted {fewest:.0f} to {dearest:.0f}."


def apart(group: str, rows: Sequence[Row]) -> Iterator[str]:
    """Yield a line if siblings are too far apart in what they add."""
    best, worst = (choose(rows, key=lambda row: row.gain) for choose in (max, min))
    doubt = DOUBT * sqrt(best.gain_error**2 + worst.gain_error**2)
    if best.gain - worst.gain > APART + doubt:
        far = f"{best.gain - worst.gain:.1%}"
        yield f"Missed: {group}, {best.name} and {worst.name} are {far} apart, wanted {APART:.0%} at most."


def worthless(rows: Iterable[Row]) -> Iterator[str]:
    """Yield a line for each extra that is worth too little, however well it is used."""
    for row in rows:
        if row.gain + DOUBT * row.gain_error < PAYS:
            yield f"Missed: {row.name}, worth {row.gain:.1%}, wanted {PAYS:.0%} at least."


def steps(rows: Iterable[Row], rules: str = RELEASED) -> Iterator[str]:
    """Yield a line for each rung of the ladder that is easier than the one before it."""
    shares = {row.name: row for row in rows if row.label == "careful"}
    ladder = [shares[rung["opponent"]] for rung in VERSIONS[rules].rungs if "blood" not in rung]
    for below, above in pairwise(ladder):
        doubt = DOUBT * sqrt(below.error**2 + above.error**2)
        if above.share - below.share > doubt:
            easier = f"{above.share:.1%} to {below.share:.1%}"
            yield f"Missed: {above.name} is easier than {below.name}, {easier}."


def cheap(rows: Iterable[Row]) -> Iterator[str]:
    """Yield a line for each decision that costs too little when left to chance."""
    for row in rows:
        if -row.gain + DOUBT * row.gain_error < COSTS:
            yield f"Missed: {row.name}, {-row.gain:.1%} lost by chance, wanted {COSTS:.0%} at least."
