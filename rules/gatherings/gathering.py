"""The contract that every gathering meets.

A gathering is a set of pure functions over immutable states, as a game is (``rules/game.py``), but it runs no
duel: it asks for duels and is told how they ended. Nothing in it is secret, so a state is also its view.

Moves come one at a time and in any order: an answer to a challenge, the end of a duel, a player leaving.
Those that do not depend on each other wait for each other in no way. The n-th move plays with step n of the
seed's dice, and the start with step 0.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from typing import ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from rules.dice import Dice
from rules.game import Outcome, Rejection, Step
from rules.gatherings.events import GatheringEvent
from rules.gatherings.moves import Accept, Challenge, Move, Refuse

S = TypeVar("S", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  options, beside S


STAMINA = 20
"""The health with which each begins where nothing else is said; that of Bushido Duels (seed 000)."""

HOUSE = -1
"""The seat of the house, which stands in where one would have nobody to fight."""

Stamina: TypeAlias = int | msgspec.UnsetType
"""The health with which each begins; where it is the usual one, a state keeps nothing, as it did before."""


class MoveRequest(msgspec.Struct, frozen=True):
    """Something a seat owes now, with every move that would do."""

    seat: int
    options: tuple[Challenge | Accept | Refuse, ...]


def health_from(stamina: Stamina) -> int:
    """Return the health with which each begins."""
    return STAMINA if isinstance(stamina, msgspec.UnsetType) else stamina


class Bout(msgspec.Struct, frozen=True):
    """A duel the gathering asks for. Its number is never used again, not even for the same two people."""

    number: int
    seats: tuple[int, int]
    healths: tuple[int, int]
    """What each begins with."""

    @property
    def people(self) -> tuple[int, ...]:
        """Return who fights it: both, or the one who meets the house."""
        return tuple(seat for seat in self.seats if seat != HOUSE)


class Gathering(ABC, Generic[S, O]):
    """One way for several people to meet, under an id that pins its version for good."""

    id: ClassVar[str]
    sizes: ClassVar[Collection[int]]
    """How many people it can begin with."""
    state_type: type[S]
    options_type: type[O]

    @abstractmethod
    def start(self, options: O, dice: Dice) -> Step[S, GatheringEvent]:
        """Begin a gathering. Raise Rejection where the options do not fit."""

    @abstractmethod
    def requests(self, state: S) -> tuple[MoveRequest, ...]:
        """Say who must challenge or answer now."""

    @abstractmethod
    def bouts(self, state: S) -> tuple[Bout, ...]:
        """Return the duels asked for whose end has not been told; they run side by side.

        A duel that is no longer among them is no longer wanted, even if it is still being fought.
        """

    @abstractmethod
    def play(self, state: S, move: Move, dice: Dice) -> Step[S, GatheringEvent]:
        """Take one move. Raise Rejection where it is not legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Say how it ended, or None while it goes on."""

    def round_of(self, state: S) -> int | None:  # noqa: ARG002  here there is but one
        """Return the number of the round that is being fought, or None where there are no rounds."""
        return None

    def fits(self, people: int) -> None:
        """Raise Rejection for a number of people it cannot begin with."""
        if people not in self.sizes:
            raise Rejection("people-wrong", people=people)

    def goes_on(self, state: S) -> None:
        """Raise Rejection once it is over."""
        if self.outcome(state):
            raise Rejection("gathering-over")


def replay(
    gathering: Gathering[S, O], options: O, seed: bytes, moves: Iterable[Move]
) -> list[Step[S, GatheringEvent]]:
    """Return every step from the start to the last move. Raise Rejection for a move that is not legal."""
    steps = [gathering.start(options, Dice(seed, 0))]
    for number, move in enumerate(moves, start=1):
        steps.append(gathering.play(steps[-1].state, move, Dice(seed, number)))
    return steps
