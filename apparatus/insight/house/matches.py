"""Matches between two levels of the house, with seats swapped, and the processor time of each decision."""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from players.player import Level
from players.registry import player
from rules.dice import SEED_BYTES, Dice
from rules.game import Setup
from rules.games import game

SEATS: Mapping[str, int] = {"bushido.brawl": 4}
"""How many seats a game has, by its name; the others have two."""
PERCENT = 100


@dataclass
class Tally:
    """What a level won against another, and how long it thought."""

    game_id: str
    level: Level
    foe: Level
    points: list[float] = field(default_factory=list[float])
    """By match: 1 for a place above the mean, one half for the mean itself."""
    seconds: list[float] = field(default_factory=list[float])
    """Processor time, by decision of the level."""

    @property
    def won(self) -> float:
        """Return the share won, in per cent."""
        return PERCENT * fmean(self.points)

    @property
    def error(self) -> float:
        """Return one standard error of it."""
        share = fmean(self.points)
        variance = sum((each - share) ** 2 for each in self.points) / max(1, len(self.points) - 1)
        return PERCENT * sqrt(variance / len(self.points))

    def time_within(self, share: float) -> float:
        """Return the time within which this share of the decisions was made."""
        return sorted(self.seconds)[min(int(share * len(self.seconds)), len(self.seconds) - 1)]


def compete(game_id: str, level: Level, foe: Level, matches: int, seed: int) -> Iterator[Tally]:
    """Play matches of one level in one seat against another in the others, and yield the tally after each."""
    tally, seats = Tally(game_id, level, foe), SEATS.get(game_id.partition("/")[0], 2)
    for number in range(matches):
        rng = Random(seed << 32 | number // seats)  # noqa: S311  the same table for each seat in turn
        _play(tally, seats, number % seats, rng)
        yield tally


def _play(tally: Tally, seats: int, at: int, rng: Random) -> None:
    played: Any = game(tally.game_id)
    roles = tuple(rng.choice(played.roles) for _ in range(seats)) if played.roles else ()
    answers = {question.name: question.answers[0] for question in played.questions}
    seed = rng.randbytes(SEED_BYTES)
    state = played.start(seats, played.options(seats, Setup(roles, answers)), Dice(seed)).state
    players = [player(tally.game_id, tally.level if seat == at else tally.foe) for seat in range(seats)]
    lasted, turn, step = [0] * seats, 0, 0
    while requests := played.requests(state):
        step += 1
        turn += not played.continues(state)
        choices: dict[int, str] = {}
        for request in requests:
            lasted[request.seat] = turn
            view, dice = played.view(state, request.seat), Dice(rng.randbytes(SEED_BYTES))
            began = time.process_time()
            choices[request.seat] = players[request.seat](view, request, dice, 1)
            if request.seat == at:
                tally.seconds.append(time.process_time() - began)
        state = played.play(state, choices, Dice(seed, step)).state
    outcome = played.outcome(state)
    ranks = [(seat in outcome.winners, lasted[seat] if seats > 2 else 0) for seat in range(seats)]  # noqa: PLR2004
    better, worse = (sum(one > ranks[at] for one in ranks), sum(one < ranks[at] for one in ranks))
    tally.points.append((1 + (worse > better) - (worse < better)) / 2)
