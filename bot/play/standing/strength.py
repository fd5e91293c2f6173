"""Ratings as numbers: how strong a player is, and how sure that is.

The model is Thurstone-Mosteller of openskill, in the library's own proportions on a scale of sixty. A table
of more than two counts as the mean of a duel with each of the others: simulated, that leaves the truth within
what is shown, while the library's own treatment of many at once runs away from it.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean

from openskill.models import ThurstoneMostellerFull

MILLI = 1_000
"""Ratings are kept in thousandths of a point, so that the same matches lead to the same numbers anywhere."""

SCALE = 60
"""Points for one of the library's, whose people begin at 25."""

SURENESS = 2
"""Standard deviations either way that are shown."""


def _whole(*_: object) -> float:
    """Weigh a match in full; by its default the library believes only part of it."""
    return 1.0


MODEL = ThurstoneMostellerFull(
    mu=25 * SCALE,
    sigma=25 / 3 * SCALE,
    beta=25 / 6 * SCALE,
    tau=25 / 300 * SCALE,
    epsilon=0.1 * SCALE,
    gamma=_whole,
)


@dataclass(frozen=True)
class Rating:
    """A level and its standard deviation, in thousandths of a point."""

    level: int
    spread: int

    @property
    def floor(self) -> int:
        """What the level surely is, in thousandths of a point."""
        return self.level - SURENESS * self.spread

    @property
    def points(self) -> int:
        """The level as it is shown."""
        return round(self.level / MILLI)

    @property
    def provisional(self) -> bool:
        """Whether it says more of people in general than of this one."""
        return self.spread > SETTLED

    @property
    def missing(self) -> int:
        """About how many matches it will stay so, if they tell as much as most do; 0 once it is settled."""
        if not self.provisional:
            return 0
        # In precision, to which each match adds: four times a newcomer's once it is settled.
        known = ((NEWCOMER.spread / self.spread) ** 2 - 1) / 3
        return max(1, round(TO_SETTLE * (1 - known)))

    @property
    def margin(self) -> int:
        """How far off the shown level may be."""
        return round(SURENESS * self.spread / MILLI)


NEWCOMER = Rating(round(MODEL.mu * MILLI), round(MODEL.sigma * MILLI))

SETTLED = NEWCOMER.spread // 2
"""The largest standard deviation of a rating that is not provisional.

With half of what a newcomer has, matches weigh three times as much as what is assumed of everybody.
"""

TO_SETTLE = 7
"""Matches against all sorts of opponents after which most ratings are settled."""


def rate(table: Sequence[Rating], places: Sequence[int], *, stood_in: Container[int] = ()) -> list[Rating]:
    """Return the ratings after a match in which each took a place, 1 being the best.

    Those at these positions were stood in for: they gain neither points nor sureness. For the others, that
    changes nothing.
    """
    after = [
        _mean([_duel(own, foe, places[i], places[j]) for j, foe in enumerate(table) if i != j])
        for i, own in enumerate(table)
    ]
    return [_without_gain(table[i], new) if i in stood_in else new for i, new in enumerate(after)]


def _without_gain(old: Rating, new: Rating) -> Rating:
    return Rating(min(old.level, new.level), max(old.spread, new.spread))


def _duel(own: Rating, foe: Rating, place: int, foes_place: int) -> tuple[float, float]:
    """Return level and standard deviation, in points, after a duel."""
    teams = [[MODEL.rating(mu=each.level / MILLI, sigma=each.spread / MILLI)] for each in (own, foe)]
    [[after], _] = MODEL.rate(teams, ranks=[place, foes_place])
    # A draw against all odds makes the formula less sure than time alone would: no match tells so little.
    return after.mu, min(after.sigma, hypot(own.spread / MILLI, MODEL.tau))


def _mean(after: Sequence[tuple[float, float]]) -> Rating:
    return Rating(
        round(fmean(level for level, _ in after) * MILLI), round(fmean(spread for _, spread in after) * MILLI)
    )
