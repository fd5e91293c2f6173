"""Way of the Samurai: one player, six cards a round, two attacks and the counterattacks."""

from collections.abc import Mapping

from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Outcome, Rejection, Request, Setup, Step
from rules.way.course import answer, asked, proceed
from rules.way.day import drawn_for_a_day
from rules.way.dealing import ROUNDS
from rules.way.events import FightOver, WayEvent
from rules.way.laying_out import QUESTIONS, chosen, lay_out
from rules.way.lesson import FIRST_ROUND
from rules.way.marks import OF_WAY
from rules.way.road import Road, SecondRoad
from rules.way.score import scored
from rules.way.stand_in import sensible
from rules.way.state import SECOND_VERSION, FightState, WayOptions
from rules.way.table import WayTable
from rules.way.unseen import redrawn, viewed


class Way(Game[FightState, WayEvent, FightState, WayOptions]):
    """A fight against one opponent or three, controlled by rules."""

    id = "way.fight/1"
    seats = range(1, 2)
    longest = 33 * ROUNDS + 64
    """An upper bound on the choices of a fight.

    A round has at most two exchanges or targets each, four choices of cards, two combos with two cards, two
    dice, two prices, and six counterattacks faced or met with a sacrifice. The rest is what 5 Ki, and those
    won or traded, can buy, and what is limited to a few times per fight.
    """
    state_type = FightState
    event_type = WayEvent
    view_type = FightState
    options_type = WayOptions
    questions = QUESTIONS
    campaign = Road()
    rungs = (
        {"opponent": "student"},
        {"opponent": "ronin"},
        {"opponent": "three"},
        {"opponent": "master"},
        {"opponent": "shiro"},
        {"opponent": "shiro", "blood": "with"},
    )
    ladder = (1, 5, 13, 28, 61)
    shared_by_day = True
    lesson = FIRST_ROUND
    marks = OF_WAY

    @override
    def options(self, seats: int, setup: Setup) -> WayOptions:
        return self.of_version(chosen(setup.answers))

    @override
    def setup_of_day(self, dice: Dice, day: int, *, newcomer: bool = False) -> Mapping[str, str]:
        return drawn_for_a_day(dice, day, newcomer=newcomer)

    def of_version(self, options: WayOptions) -> WayOptions:
        """Return options for this version."""
        return options

    @override
    def start(self, seats: int, options: WayOptions, dice: Dice) -> Step[FightState, WayEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        table = lay_out(self.of_version(options), dice)
        proceed(table)
        return Step(table.state, tuple(table.events))

    @override
    def requests(self, state: FightState) -> tuple[Request, ...]:
        if state.result:
            return ()
        return (Request(0, state.agenda[0].name, asked(state)),)

    @override
    def play(self, state: FightState, choices: Mapping[int, str], dice: Dice) -> Step[FightState, WayEvent]:
        self.owed(state, choices)
        table = WayTable(state, dice)
        answer(table, choices[0])
        return Step(table.state, tuple(table.events))

    @override
    def leave(self, state: FightState, seat: int, reason: str, dice: Dice) -> Step[FightState, WayEvent]:
        if state.result:
            raise Rejection("game-over")
        # On the Road, that loses the Road as well (ruling "leaver-loses-road").
        left = replace(state, result=Outcome((), reason), agenda=())
        return Step(left, (FightOver(won=False, reason=reason),))

    @override
    def outcome(self, state: FightState) -> Outcome | None:
        return state.result

    @override
    def score(self, state: FightState) -> tuple[int, ...]:
        return (scored(state),)

    @override
    def plays_on(self, state: FightState, seat: int) -> bool:
        return state.result is None

    @override
    def view(self, state: FightState, seat: int | None) -> FightState:
        return viewed(state)

    @override
    def sensible(self, view: FightState, request: Request, dice: Dice) -> str:
        return sensible(view, request.options, dice)

    @override
    def resample(self, state: FightState, seat: int | None, dice: Dice) -> FightState:
        return redrawn(state, dice)


class SecondWay(Way):
    """The same with the cards, opponents and questions of the second edition."""

    id = "way.fight/2"
    campaign = SecondRoad()

    @override
    def of_version(self, options: WayOptions) -> WayOptions:
        return replace(options, version=SECOND_VERSION)
