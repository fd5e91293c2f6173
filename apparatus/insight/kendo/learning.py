"""How a good player learns from games of two, and how strong it becomes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice
from random import Random

import numpy as np

from apparatus.insight.kendo.duels import FoughtDuel, Players, fight
from apparatus.insight.kendo.player import AnyGame, GoodPlayer, KendoPlayer, KendoStandIn, Unyielding
from apparatus.insight.kendo.report import Share, share
from apparatus.insight.kendo.worth import KendoWorth, Lessons, Numbers, learn, rows_of

ROUNDS, MOST_ROUNDS = 3, 8
"""The least rounds in which it learns from its own games, and the most until it is strong."""
CURIOSITY = 0.1
"""How often a learning player chooses at random."""
KEPT = 3
"""How many rounds of games it learns from at a time: the latest."""
TRUST = 0.05
"""How much of a position's lesson is the judgement of the next one; the rest is how the game ended."""
TRIALS = 400
"""How many games measure its strength."""


@dataclass(frozen=True)
class Pupil:
    """A good player, how many rounds it learnt from its own games, and how often it beats the stand-in."""

    seed: int
    player: GoodPlayer
    rounds: int
    strength: Share


def taught(game: AnyGame, lessons: int, seed: int, strong: float) -> Pupil:
    """Train a good player until it is strong: now and then one round leaves a player weak."""
    learnt = islice(enumerate(practise(game, lessons, seed)), ROUNDS, MOST_ROUNDS + 1)
    pupils = (_tried(game, seed, rounds, worth) for rounds, worth in learnt)
    pupil = next(pupils)
    while pupil.strength.figure < strong and pupil.rounds < MOST_ROUNDS:
        pupil = next(pupils)
    return pupil


def practise(game: AnyGame, games: int, seed: int) -> Iterator[KendoWorth]:
    """Yield what is learnt from games of the stand-in, then by round from games of the latest learner."""
    rng, seen, worth = Random(seed), list[Lessons](), None  # noqa: S311  the same games every time
    for number in count():
        lessons = [_lessons(fight(game, _pair(worth, rng), rng, noted=True), worth) for _ in range(games)]
        seen = [*seen, _joined(lessons)][-KEPT:]
        worth = learn(_joined(seen), seed + number)
        yield worth


def victories(game: AnyGame, one: KendoPlayer, other: KendoPlayer, games: int) -> list[float]:
    """Return the result of each game for ``one``, by turns in each seat; a draw is half a win."""
    rng, came = Random(games), list[float]()  # noqa: S311  the same games for everybody
    for number in range(games):
        fought = fight(game, (one, other) if number % 2 == 0 else (other, one), rng)
        came.append(fought.worth if number % 2 == 0 else 1 - fought.worth)
    return came


def _tried(game: AnyGame, seed: int, rounds: int, worth: KendoWorth) -> Pupil:
    player = GoodPlayer(worth)
    return Pupil(seed, player, rounds, share(victories(game, player, KendoStandIn(), TRIALS)))


def _lessons(fought: FoughtDuel, worth: KendoWorth | None) -> Lessons:
    """Return all positions and their lessons: mostly how the game ended, a little how the next was judged."""
    rows = [rows_of(side) for side in zip(*fought.known, strict=True)]
    came: list[Numbers] = []
    for table, end in zip(rows, (fought.worth, 1 - fought.worth), strict=True):
        came.append(np.full(len(table), end))
        judged = worth.of(table) if worth else came[-1]
        for at in range(len(table) - 2, -1, -1):
            came[-1][at] = TRUST * judged[at + 1] + (1 - TRUST) * came[-1][at + 1]
    return np.concatenate(rows), np.concatenate(came)


def _joined(some: Sequence[Lessons]) -> Lessons:
    return np.concatenate([rows for rows, _ in some]), np.concatenate([came for _, came in some])


def _pair(worth: KendoWorth | None, rng: Random) -> Players:
    if worth:
        player = GoodPlayer(worth, CURIOSITY)
        return player, player
    foe: KendoPlayer = KendoStandIn() if rng.random() < 0.5 else Unyielding()  # noqa: PLR2004
    return (KendoStandIn(), foe) if rng.random() < 0.5 else (foe, KendoStandIn())  # noqa: PLR2004
