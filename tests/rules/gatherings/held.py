"""A gathering as it is held: moves one after another, with their events."""

from typing import Any

import msgspec

from rules.dice import Dice
from rules.game import Outcome
from rules.gatherings.clash import Clash, ClashOptions
from rules.gatherings.duels import Duels, DuelsOptions
from rules.gatherings.gathering import Bout, Gathering, MoveRequest
from rules.gatherings.moves import Accept, Challenge, DuelWon, Move
from rules.gatherings.tournament import Tournament, TournamentOptions
from tests.rules.table import Loaded


class Held:
    """One gathering. Dice that are not loaded come from a fixed seed."""

    def __init__(
        self, gathering: Gathering[Any, Any], options: msgspec.Struct, dice: Dice | None = None
    ) -> None:
        self.gathering = gathering
        step = gathering.start(options, dice or Dice(bytes(32)))
        self.state: Any = step.state
        self.events: tuple[Any, ...] = step.events
        self.moves: list[Move] = []

    def take(self, *moves: Move, dice: Dice | None = None) -> "Held":
        """Take some moves; ``events`` then holds those of the last."""
        for move in moves:
            number = len(self.moves) + 1
            step = self.gathering.play(self.state, move, dice or Dice(bytes(32), number))
            self.state, self.events = step.state, step.events
            self.moves.append(move)
        return self

    def pair(self, challenger: int, challenged: int) -> "Held":
        return self.take(Challenge(challenger, challenged), Accept(challenged))

    def win(self, winner: int, health: int = 1, dice: Dice | None = None) -> "Held":
        """Record that a player has won the duel they are in."""
        return self.take(DuelWon(self.bout_of(winner).number, winner, health), dice=dice)

    def bout_of(self, seat: int) -> Bout:
        return next(bout for bout in self.bouts if seat in bout.seats)

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def bouts(self) -> tuple[Bout, ...]:
        return self.gathering.bouts(self.state)

    @property
    def requests(self) -> tuple[MoveRequest, ...]:
        return self.gathering.requests(self.state)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the challenger whose turn it is may name."""
        (request,) = self.requests
        return tuple(option.target for option in request.options if isinstance(option, Challenge))

    @property
    def outcome(self) -> Outcome | None:
        return self.gathering.outcome(self.state)


def totals(*sums: int) -> Loaded:
    """Return dice with which players roll these totals with three dice each, in order."""
    return Loaded(*(_faces(total) for total in sums))


def _faces(total: int) -> tuple[int, int, int]:
    return (total // 3, (total + 1) // 3, (total + 2) // 3)


CLANS = (0, 0, 1, 1)


def duels(*sums: int) -> Held:
    return Held(Duels(), DuelsOptions(len(sums)), totals(*sums))


def clash(*sums: int, hardcore: bool = False) -> Held:
    return Held(Clash(), ClashOptions(4, CLANS, hardcore), totals(*sums))


def tournament(people: int, **options: object) -> Held:
    return Held(Tournament(), TournamentOptions(people, **options))  # type: ignore[arg-type]


def by_rank(people: int, **options: object) -> Held:
    """Return a tournament in which seat 0 is rated best, seat 1 second, and so on."""
    return tournament(people, ratings=tuple(range(people, 0, -1)), **options)


def pairs(held: Held) -> list[tuple[int, int]]:
    return [bout.seats for bout in held.bouts]
