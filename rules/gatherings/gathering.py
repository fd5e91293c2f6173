"""The contract that every gathering meets.

Like a game (``rules/game.py``), a gathering is a set of pure functions over immutable states, but it runs no
duels: it asks for them and is told how they ended. Nothing in it is secret, so a state is also its view.

Moves come one at a time and in any order: an answer to a challenge, the end of a duel, a player leaving.
Independent moves do not wait for each other. The n-th move plays with step n of the seed's dice, and the
start with step 0.
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
"""The default health at the start; that of Bushido Duels (seed 000)."""

HOUSE = -1
"""The seat of the house, which stands in for a missing opponent."""

Stamina: TypeAlias = int | msgspec.UnsetType
"""The health with which each begins; unset for the default, so that older states stay the same."""


class MoveRequest(msgspec.Struct, frozen=True):
    """Something a seat owes now, with every legal move."""

    seat: int
    options: tuple[Challenge | Accept | Refuse, ...]


def health_from(stamina: Stamina) -> int:
    """Return the health with which each begins."""
    return STAMINA if isinstance(stamina, msgspec.UnsetType) else stamina


class Bout(msgspec.Struct, frozen=True):
    """A duel that the gathering asks for. Its number is never reused, not even for the same two players."""

    number: int
    seats: tuple[int, int]
    healths: tuple[int, int]
    """The health with which each begins."""

    @property
    def people(self) -> tuple[int, ...]:
        """Those who fight it: both, or the one who meets the house."""
        return tuple(seat for seat in self.seats if seat != HOUSE)


class Gathering(ABC, Generic[S, O]):
    """One way for several players to meet, under an id that pins its version for good."""

    id: ClassVar[str]
    sizes: ClassVar[Collection[int]]
    """The numbers of players it can begin with."""
    state_type: type[S]
    options_type: type[O]

    @abstractmethod
    def start(self, options: O, dice: Dice) -> Step[S, GatheringEvent]:
        """Begin a gathering. Raise Rejection if the options do not fit."""

    @abstractmethod
    def requests(self, state: S) -> tuple[MoveRequest, ...]:
        """Return who must challenge or answer now."""

    @abstractmethod
    def bouts(self, state: S) -> tuple[Bout, ...]:
        """Return the duels asked for whose results are not known yet; they run side by side.

        A duel no longer among them is cancelled, even if it is still being fought.
        """

    @abstractmethod
    def play(self, state: S, move: Move, dice: Dice) -> Step[S, GatheringEvent]:
        """Take one move. Raise Rejection if it is not legal."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how it ended, or None while it goes on."""

    def round_of(self, state: S) -> int | None:  # noqa: ARG002  the default has only one round
        """Return the number of the current round, or None if there are no rounds."""
        return None

    def fits(self, people: int) -> None:
        """Raise Rejection for a number of players it cannot begin with."""
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
