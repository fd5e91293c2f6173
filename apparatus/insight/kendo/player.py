"""The players that are measured: the stand-in, settled lists, and a good player by what it has learnt."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from apparatus.insight.kendo.worth import KendoWorth, rows_of
from players.kendo.facts import Position
from players.kendo.weighing import Weighing
from rules.dice import Dice
from rules.game import Game, Request
from rules.kendo.moves import YIELD

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""The Duel or the Competition."""


class KendoPlayer(Protocol):
    """A player who chooses for a seat."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Return one of the options."""
        ...


class KendoStandIn:
    """Chooses as for someone who is away."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Ask the rules."""
        return game.stand_in(state, request.seat, Dice(rng.randbytes(32)))


class Settled(KendoStandIn):
    """Chooses by the suggested lists, and like the stand-in where they leave a choice open."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Ask the lists first."""
        view = game.view(state, request.seat)
        settled = game.heed(view, request, game.suggested(view, request.seat))
        return super().choose(game, state, request, rng) if settled is None else settled


class Unyielding:
    """Chooses at random, but never yields while it has an answer."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401, ARG002
        """Throw the dice."""
        return rng.choice([option for option in request.options if option != YIELD] or request.options)


class GoodPlayer:
    """Chooses what it judges best; a curious one sometimes chooses at random."""

    def __init__(self, worth: KendoWorth, curiosity: float = 0.0) -> None:
        self.worth, self._curiosity = worth, curiosity

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Judge every choice by what comes of it."""
        if len(request.options) == 1 or rng.random() < self._curiosity:
            return rng.choice(request.options)
        weighing = Weighing(game, self._judged)
        return weighing.choose(game.view(state, request.seat), request, Dice(rng.randbytes(32)))

    def _judged(self, positions: Sequence[Position]) -> list[float]:
        return self.worth.of(rows_of(positions)).tolist()
