"""A tournament's rounds laid out as a tree, although each was drawn anew among the remaining players.

A player who advances is in one spot of the next round. So the rounds, read backwards, are a tree: each round
is ordered so that players who meet in the next one are beside each other, and no lines cross.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rules.gatherings.bracket import Pairing, Round, TournamentState, rounds_for

PAGE = 16
"""Spots on a page, and the most in a column of a picture."""

COLUMNS = 5
"""Rounds beside each other: 16, 8, 4, 2 and 1 spots."""


@dataclass(frozen=True)
class Spot:
    """A spot in a round: two players who meet, or one with a bye."""

    seats: tuple[int, ...]
    pairing: Pairing | None = None
    """None for a bye."""

    @property
    def people(self) -> tuple[int, ...]:
        """Return the seats of its players, without the house, which never advances."""
        return self.seats if self.pairing is None else self.pairing.bout.people

    @property
    def decided(self) -> bool:
        """Return whether it is known who advances from here, if anyone."""
        return self.pairing is None or self.pairing.decision is not None

    @property
    def ahead(self) -> int | None:
        """Return who is ahead here so far: a player who advances, or the house."""
        if self.pairing is None:
            return self.seats[0]
        return self.pairing.decision.winner if self.pairing.decision else None


@dataclass(frozen=True)
class Window:
    """The part of a tournament shown at once: some spots of one round, and the spots they led to."""

    first: int
    """The number of the round in the first column, counted from 1."""
    page: int
    """The page of its spots, counted from 0."""
    pages: int
    columns: tuple[tuple[Spot, ...], ...]
    to_come: tuple[int, ...] = ()
    """The most spots of each round not drawn yet, if the first column shows a whole round."""


def laid_out(state: TournamentState) -> list[list[Spot]]:
    """Return the spots of every round, ordered so that players who meet next are beside each other."""
    rounds: list[list[Spot]] = []
    place: dict[int, int] = {}
    for round_ in reversed(state.rounds):
        spots = sorted(_spots(round_), key=lambda spot: _goes_to(spot, place))
        rounds.insert(0, spots)
        order = [seat for spot in spots for seat in spot.people]
        place = {seat: number for number, seat in enumerate(order)}
    return rounds


def window(state: TournamentState, first: int | None = None, page: int = 0) -> Window:
    """Return a page of a round with the rounds after it; by default of the first round that fits on one page.

    A round or page that does not exist becomes the nearest one.
    """
    rounds = laid_out(state)
    if first is None:
        first = next((number for number, spots in enumerate(rounds, 1) if len(spots) <= PAGE), len(rounds))
    first = min(max(first, 1), len(rounds))
    pages = -(-len(rounds[first - 1]) // PAGE)
    page = min(max(page, 0), pages - 1)
    columns = [rounds[first - 1][page * PAGE : (page + 1) * PAGE]]
    for spots in rounds[first : first - 1 + COLUMNS]:
        # A spot may hold two reserves, to whom no line leads.
        columns.append(spots if pages == 1 else _coming_from(columns[-1], spots))
    shown = tuple(tuple(spots) for spots in columns if spots)
    undrawn = _to_come(state) if pages == 1 else ()
    return Window(first, page, pages, shown, undrawn[: COLUMNS - len(shown)])


def lines(shown: Window) -> list[tuple[Spot, Spot]]:
    """Return each spot with the one in the next column to which its player advanced."""
    return [
        (here, there)
        for column, following in pairwise(shown.columns)
        for here in column
        for there in following
        if set(here.people) & set(there.people)
    ]


def _spots(round_: Round) -> list[Spot]:
    fought = [Spot(pairing.bout.seats, pairing) for pairing in round_.pairings]
    return [*fought, *(Spot((seat,)) for seat in round_.byes)]


def _to_come(state: TournamentState) -> tuple[int, ...]:
    """Return the most spots that each round not drawn yet can have."""
    spots = len(state.current.pairings) + len(state.current.byes)
    return () if state.result else tuple(2 ** (left - 1) for left in range(rounds_for(spots), 0, -1))


def _goes_to(spot: Spot, place: dict[int, int]) -> int:
    """Return how far down the next round a player of this spot is; last if nobody advanced."""
    return min((place[seat] for seat in spot.people if seat in place), default=len(place))


def _coming_from(spots: Sequence[Spot], following: Sequence[Spot]) -> list[Spot]:
    people = {seat for spot in spots for seat in spot.people}
    return [spot for spot in following if people & set(spot.people)]
