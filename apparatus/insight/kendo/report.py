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
"""The share of decided games that the first attacker must win, whatever the play."""
DRAWS = 0.10
"""The share of Duels that may end in a draw."""
LIFT = -0.12
"""How much a card may lower the chance to win, against the mean of the cards it could have been."""
STRONG = {"Duel": 0.57, "Competition": 0.80}
"""The least share of games in which a good player beats the stand-in; weaker ones measure nothing."""
ATTACKS = (4.0, 9.0)


@dataclass(frozen=True)
class Share:
    """A share of games, and its standard error."""

    figure: float
    error: float

    def __str__(self) -> str:
        return f"{self.figure:.1%} ± {self.error:.1%}"


Games = Sequence[FoughtDuel]


def bounds(name: str, by_play: Mapping[str, Games]) -> Iterator[Bound]:
    """Yield all bounds of good players, who come first, and the first attacker's bound of every play."""
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
    """Yield the figures as tables."""
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
    """Return the figures of a play as a table row."""
    attacks, choices = fmean(game.attacks for game in games), fmean(game.choices for game in games)
    return f"| {name} | {len(games)} | {first(games)} | {draws(games)} | {attacks:.1f} | {choices:.1f} |"


def first(games: Sequence[FoughtDuel]) -> Share:
    """Return how often the first attacker wins, of the decided games."""
    return share([game.first in game.winners for game in games if game.winners])


def draws(games: Sequence[FoughtDuel]) -> Share:
    """Return the share of draws."""
    return share([not game.winners for game in games])


def lifts(games: Sequence[FoughtDuel]) -> dict[str, Share]:
    """Return how much one more copy in the first hand adds to the chance to win, by kind.

    Everyone has equally many cards of the third subdeck, so one more of a kind is one less of the others: the
    lifts add up to about zero.
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
    """Return the mean of results, with its standard error."""
    figure = fmean(told)
    return Share(figure, sqrt(figure * (1 - figure) / len(told)))
