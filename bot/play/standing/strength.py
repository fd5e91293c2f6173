"""Ratings as numbers: how strong a player is, and how certain that is.

The model is openskill's Thurstone-Mosteller, with the library's own proportions scaled by sixty. A table of
more than two counts as the mean of duels with each of the others: in simulations, true strengths then stay
within the margin shown, while the library's own treatment of larger tables drifts away from them.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean

from openskill.models import ThurstoneMostellerFull

MILLI = 1_000
"""Ratings are stored in thousandths of a point, so that the same matches give the same numbers everywhere."""

SCALE = 60
"""Our points per point of the library, whose players begin at 25."""

SURENESS = 2
"""Standard deviations either way in the margin shown."""


def _whole(*_: object) -> float:
    """Weigh a match in full; by default the library counts only part of it."""
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
        """The level surely reached, in thousandths of a point."""
        return self.level - SURENESS * self.spread

    @property
    def points(self) -> int:
        """The level as shown."""
        return round(self.level / MILLI)

    @property
    def provisional(self) -> bool:
        """Whether it says more about players in general than about this one."""
        return self.spread > SETTLED

    @property
    def missing(self) -> int:
        """Approximate number of typical matches until it is settled; 0 once it is."""
        if not self.provisional:
            return 0
        # In terms of precision, which each match adds to: once settled it is four times a newcomer's.
        known = ((NEWCOMER.spread / self.spread) ** 2 - 1) / 3
        return max(1, round(TO_SETTLE * (1 - known)))

    @property
    def margin(self) -> int:
        """How far off the level shown may be."""
        return round(SURENESS * self.spread / MILLI)


NEWCOMER = Rating(round(MODEL.mu * MILLI), round(MODEL.sigma * MILLI))

SETTLED = NEWCOMER.spread // 2
"""The largest standard deviation of a rating that is not provisional.

At half a newcomer's, the matches weigh three times as much as the assumption made about everyone.
"""

TO_SETTLE = 7
"""Matches against varied opponents after which most ratings are settled."""


def rate(table: Sequence[Rating], places: Sequence[int], *, stood_in: Container[int] = ()) -> list[Rating]:
    """Return the ratings after a match with these places, 1 being the best.

    ``stood_in`` are positions for which a stand-in chose: they gain neither points nor certainty. That
    changes nothing for the others.
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
    # A very unlikely draw would make the formula less certain than if no match had been played.
    return after.mu, min(after.sigma, hypot(own.spread / MILLI, MODEL.tau))


def _mean(after: Sequence[tuple[float, float]]) -> Rating:
    return Rating(
        round(fmean(level for level, _ in after) * MILLI), round(fmean(spread for _, spread in after) * MILLI)
    )
