"""The figures of many games of two as tables, and the bounds they must keep."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

import numpy as np

from apparatus.insight.bounds import Bound
from apparatus.insight.kendo.duels import FoughtDuel
from players.kendo.facts import OTHERS
from rules.kendo.cards import CARDS

FIRST = (0.47, 0.53)
"""How often whoever attacks first wins, of the games that somebody wins, whoever plays."""
DRAWS = 0.10
"""How many Duels may end in a draw."""
LIFT = -0.12
"""By how much a card may lower the chance to win, against the mean of those it could have been."""
STRONG = {"Duel": 0.57, "Competition": 0.80}
"""How often a good player beats the stand-in at least; nothing is measured with a weaker one."""
ATTACKS = (4.0, 9.0)


@dataclass(frozen=True)
class Share:
    """A share of games, and how far off it may be."""

    figure: float
    error: float

    def __str__(self) -> str:
        return f"{self.figure:.1%} ± {self.error:.1%}"


Games = Sequence[FoughtDuel]


def bounds(name: str, by_play: Mapping[str, Games]) -> Iterator[Bound]:
    """Hold the figures to the bounds: of good players, who come first, and of who begins in every play."""
    games = next(iter(by_play.values()))
    for play, fought in by_play.items():
        share = first(fought)
        yield Bound(f"{name}: wins of the first attacker, {play}", share.figure, *FIRST, share.error)
    yield Bound(f"{name}: draws", draws(games).figure, 0, DRAWS, draws(games).error)
    if name == "Duel":
        yield Bound(f"{name}: attacks", fmean(game.attacks for game in games), *ATTACKS)
        for kind, lift in lifts(games).items():
            yield Bound(f"{name}: lift of {kind}", lift.figure, LIFT, -LIFT, lift.error)


def markdown(name: str, by_play: Mapping[str, Games]) -> Iterator[str]:
    """Write the figures down."""
    yield from (f"## {name}", "", HEAD, LINE)
    for play, fought in by_play.items():
        yield row(play, fought)
    yield from ("", "| card | lift of a copy in the first hand |", "|---|--:|")
    for kind, lift in sorted(lifts(next(iter(by_play.values()))).items(), key=lambda found: -found[1].figure):
        yield f"| {kind} | {lift.figure * 100:+.1f} ± {lift.error * 100:.1f} |"
    yield ""


HEAD = "| play | games | first attacker, of those decided | draws | attacks | choices |"
LINE = "|---|--:|--:|--:|--:|--:|"


def row(name: str, games: Sequence[FoughtDuel]) -> str:
    """Write the figures of a reading as a row."""
    attacks, choices = fmean(game.attacks for game in games), fmean(game.choices for game in games)
    return f"| {name} | {len(games)} | {first(games)} | {draws(games)} | {attacks:.1f} | {choices:.1f} |"


def first(games: Sequence[FoughtDuel]) -> Share:
    """Return how often whoever attacks first wins, of the games that somebody wins."""
    return share([game.first in game.winners for game in games if game.winners])


def draws(games: Sequence[FoughtDuel]) -> Share:
    """Return how many games nobody wins."""
    return share([not game.winners for game in games])


def lifts(games: Sequence[FoughtDuel]) -> dict[str, Share]:
    """Return how much one more copy in the first hand adds to the chance to win, by kind.

    Everybody has as many cards of the third subdeck, so one more is one less of the others: the lifts come to
    about nought together.
    """
    kinds = [kind for kind in OTHERS if any(CARDS[c].kind == kind for g in games for h in g.hands for c in h)]
    leads = np.array(
        [
            [*(_count(game, 0, kind) - _count(game, 1, kind) for kind in kinds), 1 - 2 * game.first]
            for game in games
        ],
        float,
    )
    won = np.array([2 * game.worth - 1 for game in games])
    weights = np.linalg.lstsq(leads, won, rcond=None)[0]
    spread = np.linalg.pinv(leads.T @ leads) * float((won - leads @ weights).var())
    errors = np.sqrt(np.diag(spread))
    return {kind: Share(weights[at] / 2, errors[at] / 2) for at, kind in enumerate(kinds)}


def _count(game: FoughtDuel, seat: int, kind: str) -> int:
    return sum(CARDS[card].kind == kind for card in game.hands[seat])


def share(told: Sequence[float]) -> Share:
    """Return how often something was so."""
    figure = fmean(told)
    return Share(figure, sqrt(figure * (1 - figure) / len(told)))
