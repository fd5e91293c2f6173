"""Plays games to their end and records them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from apparatus.insight.kendo.player import AnyGame, KendoPlayer
from players.kendo.facts import Position, cards_of, position
from rules.dice import Dice
from rules.kendo.events import Attacked, FirstAttacker
from rules.kendo.state import KendoOptions

Players = Sequence[KendoPlayer]
"""The player of each seat."""


@dataclass
class FoughtDuel:
    """The record of a game."""

    hands: tuple[tuple[str, ...], ...] = ()
    """The hands when it was settled who attacks first."""
    first: int = 0
    winners: tuple[int, ...] = ()
    reason: str = ""
    attacks: int = 0
    choices: int = 0
    known: list[tuple[Position, Position]] = field(default_factory=list[tuple[Position, Position]])
    """What both seats knew whenever a choice was due, if noted."""

    @property
    def worth(self) -> float:
        """The result for the first seat; a draw counts one half."""
        return float(0 in self.winners) if self.winners else 0.5


def fight(game: AnyGame, players: Players, rng: Random, *, noted: bool = False) -> FoughtDuel:
    """Play a game and record it."""
    step, fought = game.start(len(players), KendoOptions(), Dice(rng.randbytes(32))), FoughtDuel()
    while requests := game.requests(step.state):
        _note(fought, game, step, range(len(players)), noted=noted)
        fought.choices += len(requests)
        made = {
            request.seat: players[request.seat].choose(game, step.state, request, rng) for request in requests
        }
        step = game.play(step.state, made, Dice(rng.randbytes(32)))
    _note(fought, game, step, range(len(players)), noted=False)
    outcome = game.outcome(step.state)
    if outcome:
        fought.winners, fought.reason = outcome.winners, outcome.reason
    return fought


def _note(fought: FoughtDuel, game: AnyGame, step: Any, seats: range, *, noted: bool) -> None:  # noqa: ANN401
    """Record what happened and, if ``noted``, what both seats know now."""
    for event in step.events:
        if isinstance(event, FirstAttacker) and not fought.hands:
            fought.first = event.seat
            fought.hands = tuple(cards_of(game.view(step.state, seat)).hand for seat in seats)
        fought.attacks += isinstance(event, Attacked)
    if noted and fought.hands:
        one, other = (position(game.view(step.state, seat), seat) for seat in seats)
        fought.known.append((one, other))
