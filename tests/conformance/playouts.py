"""Playouts at random: what every check of the kit follows."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.dice import Dice
from rules.game import Game, Request, Step
from rules.replay import Entry, Played, advance


@dataclass(frozen=True)
class Table:
    """A game about to begin."""

    game: Game[Any, Any, Any, Any]
    seats: int
    options: Any

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)

    def begin(self, seed: bytes) -> Step[Any, Any]:
        return self.game.start(self.seats, self.options, Dice(seed, 0))


@dataclass(frozen=True)
class Moment:
    """A state during a playout, how it was reached, and what is asked there."""

    step: Step[Any, Any]
    entries: tuple[Entry, ...]
    requests: tuple[Request, ...]

    @property
    def state(self) -> Any:  # noqa: ANN401  any game's
        return self.step.state


def seeds(count: int) -> Iterator[bytes]:
    """Yield seeds that are the same in every run."""
    rng = random.Random(count)
    for _ in range(count):
        yield rng.randbytes(32)


def playout(table: Table, seed: bytes) -> Iterator[Moment]:
    """Play at random from start to end; raise AssertionError if the end does not come in time."""
    rng = random.Random(seed)
    step, entries = table.begin(seed), ()
    requests = table.game.requests(step.state)
    yield Moment(step, entries, requests)
    while requests:
        assert len(entries) < table.game.longest, f"still going after {table.game.longest} plays"
        played = Played({request.seat: rng.choice(request.options) for request in requests})
        entries = (*entries, played)
        step = advance(table.game, step.state, played, Dice(seed, len(entries)))
        requests = table.game.requests(step.state)
        yield Moment(step, entries, requests)
