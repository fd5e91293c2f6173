"""A game of two with no stamina, no roles, and one hidden choice of both at once.

Each shows one, two or three fingers. An even sum is a point for the first seat, an odd one for the second.
Most points after the round, or after three, win.
"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Event, Game, Outcome, Question, Rejection, Request, Setup, Step

FINGERS = ("1", "2", "3")
ROUNDS = {"one": 1, "three": 3}


class OddsEvensOptions(msgspec.Struct, frozen=True):
    """How many rounds there are."""

    rounds: int = ROUNDS["one"]


class OddsEvensState(msgspec.Struct, frozen=True):
    """The points so far."""

    rounds: int
    points: tuple[int, int] = (0, 0)
    result: Outcome | None = None


class Shown(Event, frozen=True, tag="shown"):
    """Both showed their fingers, and one got the point."""

    fingers: tuple[int, int]
    point: int


class OddsEvens(Game[OddsEvensState, Shown, OddsEvensState, OddsEvensOptions]):
    """Even for one seat, odd for the other."""

    id = "toy.odds-evens/1"
    seats = range(2, 3)
    longest = max(ROUNDS.values())
    state_type = OddsEvensState
    event_type = Shown
    view_type = OddsEvensState
    options_type = OddsEvensOptions
    questions = (Question("length", tuple(ROUNDS)),)

    @override
    def options(self, seats: int, setup: Setup) -> OddsEvensOptions:
        return OddsEvensOptions(ROUNDS[setup.answers.get("length", "one")])

    @override
    def start(self, seats: int, options: OddsEvensOptions, dice: Dice) -> Step[OddsEvensState, Shown]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        return Step(OddsEvensState(options.rounds), ())

    @override
    def requests(self, state: OddsEvensState) -> tuple[Request, ...]:
        return () if state.result else tuple(Request(seat, "fingers", FINGERS) for seat in (0, 1))

    @override
    def play(
        self, state: OddsEvensState, choices: Mapping[int, str], dice: Dice
    ) -> Step[OddsEvensState, Shown]:
        self.owed(state, choices)
        one, other = (int(choices[seat]) for seat in (0, 1))
        point = (one + other) % 2
        points = (state.points[0] + (point == 0), state.points[1] + (point == 1))
        over = sum(points) == state.rounds
        result = Outcome((points.index(max(points)),), "points") if over else None
        shown = Shown(fingers=(one, other), point=point)
        return Step(replace(state, points=points, result=result), (shown,))

    @override
    def leave(self, state: OddsEvensState, seat: int, reason: str, dice: Dice) -> Step[OddsEvensState, Shown]:
        if state.result:
            raise Rejection("already-out")
        return Step(replace(state, result=Outcome((1 - seat,), reason)), ())

    @override
    def outcome(self, state: OddsEvensState) -> Outcome | None:
        return state.result

    @override
    def plays_on(self, state: OddsEvensState, seat: int) -> bool:
        return state.result is None

    @override
    def view(self, state: OddsEvensState, seat: int | None) -> OddsEvensState:
        return state

    @override
    def score(self, state: OddsEvensState) -> tuple[int, ...]:
        return state.points

    @override
    def sensible(self, view: OddsEvensState, request: Request, dice: Dice) -> str:
        return dice.pick(FINGERS, "stand-in")

    @override
    def resample(self, state: OddsEvensState, seat: int | None, dice: Dice) -> OddsEvensState:
        return state
