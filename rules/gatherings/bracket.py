"""The rounds of a tournament: who meets whom, who rests, who goes on (seed 000, "Kyoto Grand Tournament").

The text shuffles the participants before every round and draws pairs, so there is no tree: each round is
drawn among those who are left. By rating, the best left meets the last left, and so on inwards. If the number
is no power of two, enough players rest to make it one for the next round, first those who have rested least.
If the house stands in, nobody rests: with an odd number, one player meets the house, and goes on by beating
it.
"""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from rules.dice import Dice
from rules.game import Outcome
from rules.gatherings.gathering import HOUSE, Bout, Stamina, health_from

HouseStandsIn: TypeAlias = bool | msgspec.UnsetType
"""Whether the house stands in; unset in a tournament that did not ask for it."""


class Decision(msgspec.Struct, frozen=True):
    """How a pairing was decided."""

    winner: int | None
    """None if neither came; the house if it has won, and then nobody goes on."""
    health: int
    """The winner's remaining health."""
    how: str
    """``duel``, ``health``, ``dice``, ``walkover`` or ``override``."""


class Pairing(msgspec.Struct, frozen=True):
    """Two players of one round, or one and the house."""

    bout: Bout
    replayed: bool = False
    """Whether a first duel was drawn (ruling "replay-once")."""
    decisions: tuple[Decision, ...] = ()
    """All decisions that were not undone; the last one counts."""

    @property
    def decision(self) -> Decision | None:
        """The decision that counts, or None while it is open."""
        return self.decisions[-1] if self.decisions else None


class Round(msgspec.Struct, frozen=True):
    """One round: some players fight, some rest."""

    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...]

    @property
    def open(self) -> tuple[Bout, ...]:
        """The bouts that have yet to be decided."""
        return tuple(pairing.bout for pairing in self.pairings if not pairing.decision)

    @property
    def people(self) -> tuple[int, ...]:
        """Everyone in it."""
        return (*self.byes, *(seat for pairing in self.pairings for seat in pairing.bout.people))

    @property
    def with_house(self) -> tuple[int, ...]:
        """The players who meet the house in it."""
        bouts = [pairing.bout for pairing in self.pairings]
        return tuple(seat for bout in bouts if HOUSE in bout.seats for seat in bout.people)

    @property
    def ahead(self) -> tuple[int, ...]:
        """Those who go on from it so far: those who rest, and those who have won."""
        winners = [pairing.decision.winner for pairing in self.pairings if pairing.decision]
        return (*self.byes, *(winner for winner in winners if winner is not None and winner != HOUSE))


class Repair(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an organiser changed, and why; kept for everyone to see."""

    kind: str
    """``override``, ``undo``, ``pause``, ``removal`` or ``reserve``."""
    reason: str
    bout: int | None = None
    winner: int | None = None
    seat: int | None = None
    """The player who was removed."""
    reserve: int | None = None
    """The player who took their place."""


class TournamentState(msgspec.Struct, frozen=True):
    """A tournament between two moves."""

    ratings: tuple[int, ...]
    """By seat, including those who came late."""
    rated: bool
    """Whether rounds are drawn by rating."""
    hardcore: bool
    places: int
    late_entry: bool
    reserves: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    asked: int = 0
    """The number of the last duel asked for."""
    paused: bool = False
    repairs: tuple[Repair, ...] = ()
    result: Outcome | None = None
    stamina: Stamina = msgspec.UNSET
    """The health of a player who comes fresh to a duel."""
    house: HouseStandsIn = msgspec.UNSET
    """Whether the house takes the place of a bye."""

    @property
    def current(self) -> Round:
        """The round being fought, or the last one."""
        return self.rounds[-1]

    @property
    def standing(self) -> tuple[int, ...]:
        """Those still in the running: fighting, resting or waiting for the next round."""
        fighting = [seat for bout in self.current.open for seat in bout.people]
        return tuple(seat for seat in (*self.current.ahead, *fighting) if seat not in self.left)

    def rested(self, seat: int) -> int:
        """Return how often a player had nobody to fight, or the house."""
        return sum(seat in (*round_.byes, *round_.with_house) for round_ in self.rounds)

    def health(self, seat: int) -> int:
        """Return the health that a player brings to the next duel."""
        if self.hardcore:
            for round_ in reversed(self.rounds):
                for pairing in round_.pairings:
                    if pairing.decision and pairing.decision.winner == seat:
                        return pairing.decision.health
        return health_from(self.stamina)


def pairs(
    state: TournamentState, seats: Sequence[int], dice: Dice
) -> tuple[list[tuple[int, int]], list[int]]:
    """Draw the next round among some players: who meets whom or the house, and who rests."""
    order = list(dice.shuffle(seats, "draw"))
    if state.rated:
        order.sort(key=lambda seat: -state.ratings[seat])
    # As many as make the next round a power of two; with the house, the odd player meets it (ruling "byes").
    spare = len(order) % 2 if state.house is True else byes(len(order))
    # Both sorts are stable, so equals stay in the order drawn.
    resting = sorted(order, key=state.rested)[:spare]
    fighting = [seat for seat in order if seat not in resting]
    half = len(fighting) // 2
    # The best against the last; for a random order, any pairing would do.
    couples = list(zip(fighting[:half], reversed(fighting[half:]), strict=True))
    if state.house is True:
        # With the house, nobody rests (ruling "house-stands-in").
        return [*couples, *((seat, HOUSE) for seat in resting)], []
    return couples, resting


def byes(people: int) -> int:
    """Return how many rest so that a power of two goes on."""
    return 2 ** rounds_for(people) - people


def rounds_for(people: int) -> int:
    """Return how many rounds it takes until one player is left."""
    return max(0, people - 1).bit_length()


def rounds_left(state: TournamentState) -> int:
    """Return how many rounds remain at most, including the current one, whatever the players do.

    With a time for every round, this gives the latest end. Only an organiser can move that: by a pause, or by
    undoing what had already led to another round.
    """
    if state.result:
        return 0
    return 1 + rounds_for(len(state.current.pairings) + len(state.current.byes))
