"""A game of one seat, played once or in a campaign: something lies buried under one of thirty stones.

The player first chooses what to dig with and on which side to begin, then one stone at a time, and is told
where to go on. Running out of digs loses. A campaign is three searches; digs left over count in the next one.
"""

from collections.abc import Mapping
from itertools import product

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Campaign, Event, Game, Outcome, Question, Rejection, Request, Setup, Step

STONES = tuple(f"{number:02}" for number in range(1, 31))
"""More than a Discord list can offer."""

TOOLS, SIDES = ("spade", "rod"), ("west", "east")
DIGS = {"soft": 6, "hard": 4}
SEASONS = {"summer": 0, "autumn": 1, "winter": -1}
"""Digs more or fewer: days are shorter in winter, and one tires later in autumn."""
GROUND = Question("ground", ("soft", "hard"))
SEARCHES = 3


class BuriedOptions(msgspec.Struct, frozen=True):
    """How often the player may dig."""

    digs: int = DIGS["soft"]


class BuriedState(msgspec.Struct, frozen=True):
    """The field between two digs."""

    where: str
    digs: int
    packed: str | None = None
    dug: tuple[str, ...] = ()
    result: Outcome | None = None


class BuriedView(msgspec.Struct, frozen=True):
    """The field as anyone may see it, with everything that is known."""

    digs: int
    packed: str | None
    dug: tuple[str, ...]
    left: tuple[str, ...]
    """The stones that it can be under."""


class Packed(Event, frozen=True, tag="packed"):
    """The player took a tool, and a rod has told them on which side to dig."""

    tool: str
    side: str
    felt: bool | None = None


class Dug(Event, frozen=True, tag="dug"):
    """A stone was lifted: something lies further east or west, or it is found."""

    stone: str
    told: str


AnyEvent = Packed | Dug


class BuriedRun(msgspec.Struct, frozen=True):
    """A campaign so far."""

    digs: int
    searches: int = 0
    found: int = 0


class BuriedCampaign(Campaign[BuriedRun, BuriedState, BuriedOptions]):
    """Three searches, one after the other."""

    state_type = BuriedRun
    questions = (GROUND,)

    @override
    def begin(self, answers: Mapping[str, str]) -> BuriedRun:
        return BuriedRun(DIGS[answers.get("ground", "soft")])

    @override
    def options(self, state: BuriedRun) -> BuriedOptions:
        return BuriedOptions(state.digs)

    @override
    def after(self, state: BuriedRun, ended: BuriedState, outcome: Outcome) -> BuriedRun:
        return BuriedRun(
            state.digs + min(ended.digs, 2), state.searches + 1, state.found + len(outcome.winners)
        )

    @override
    def score(self, state: BuriedRun) -> int:
        return 100 * state.found + state.digs

    @override
    def outcome(self, state: BuriedRun) -> Outcome | None:
        if state.searches < SEARCHES:
            return None
        return Outcome((0,) if state.found * 2 > SEARCHES else (), "searched")


class Buried(Game[BuriedState, AnyEvent, BuriedView, BuriedOptions]):
    """Lift one stone after the other, until it is found."""

    id = "toy.buried/1"
    seats = range(1, 2)
    longest = len(STONES) + 1
    state_type = BuriedState
    event_type = AnyEvent
    view_type = BuriedView
    options_type = BuriedOptions
    questions = (GROUND, Question("season", tuple(SEASONS)))
    rungs = ({"ground": "soft"}, {"ground": "hard"})
    ladder = (1, 3)
    shared_by_day = True
    campaign = BuriedCampaign()

    @override
    def options(self, seats: int, setup: Setup) -> BuriedOptions:
        digs = DIGS[setup.answers.get("ground", "soft")]
        return BuriedOptions(digs + SEASONS[setup.answers.get("season", "summer")])

    @override
    def setup_of_day(self, dice: Dice, day: int, *, newcomer: bool = False) -> Mapping[str, str]:
        return {"ground": "soft" if newcomer else dice.pick(tuple(DIGS), "ground")}

    @override
    def score(self, state: BuriedState) -> tuple[int, ...]:
        found = state.result is not None and bool(state.result.winners)
        return (state.digs + 1 if found else 0,)

    @override
    def start(self, seats: int, options: BuriedOptions, dice: Dice) -> Step[BuriedState, AnyEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        return Step(BuriedState(dice.pick(STONES, "buried"), options.digs), ())

    @override
    def requests(self, state: BuriedState) -> tuple[Request, ...]:
        if state.result:
            return ()
        if state.packed is None:
            return (Request(0, "pack", tuple(map(">".join, product(TOOLS, SIDES)))),)
        return (Request(0, "dig", tuple(stone for stone in STONES if stone not in state.dug)),)

    @override
    def play(self, state: BuriedState, choices: Mapping[int, str], dice: Dice) -> Step[BuriedState, AnyEvent]:
        self.owed(state, choices)
        if state.packed is None:
            return _pack(state, *choices[0].split(">"))
        stone = choices[0]
        dug = replace(state, digs=state.digs - 1, dug=(*state.dug, stone))
        if stone == state.where:
            return Step(replace(dug, result=Outcome((0,), "found")), (Dug(stone=stone, told="found"),))
        if not dug.digs:
            dug = replace(dug, result=Outcome((), "exhausted"))
        return Step(dug, (Dug(stone=stone, told="east" if stone < state.where else "west"),))

    @override
    def leave(self, state: BuriedState, seat: int, reason: str, dice: Dice) -> Step[BuriedState, AnyEvent]:
        if state.result:
            raise Rejection("already-out")
        return Step(replace(state, result=Outcome((), reason)), ())

    @override
    def outcome(self, state: BuriedState) -> Outcome | None:
        return state.result

    @override
    def plays_on(self, state: BuriedState, seat: int) -> bool:
        return state.result is None

    @override
    def view(self, state: BuriedState, seat: int | None) -> BuriedView:
        return BuriedView(state.digs, state.packed, state.dug, _left(state))

    @override
    def sensible(self, view: BuriedView, request: Request, dice: Dice) -> str:
        return dice.pick(request.options, "stand-in")

    @override
    def resample(self, state: BuriedState, seat: int | None, dice: Dice) -> BuriedState:
        return replace(state, where=dice.pick(_left(state), "unseen"))


def _pack(state: BuriedState, tool: str, side: str) -> Step[BuriedState, AnyEvent]:
    felt = (_side(state.where) == side) if tool == "rod" else None
    digs = state.digs + (tool == "spade")
    packed = replace(state, packed=f"{tool}>{side}", digs=digs)
    return Step(packed, (Packed(tool=tool, side=side, felt=felt),))


def _side(stone: str) -> str:
    return SIDES[stone > STONES[14]]


def _left(state: BuriedState) -> tuple[str, ...]:
    """Return the stones that it can be under, judging by everything told."""
    if state.where in state.dug:
        return (state.where,)
    low = max((stone for stone in state.dug if stone < state.where), default="")
    high = min((stone for stone in state.dug if stone > state.where), default="99")
    rod = (state.packed or "").startswith("rod")
    return tuple(
        stone for stone in STONES if low < stone < high and not (rod and _side(stone) != _side(state.where))
    )
