"""The Competition of Kendo Duel: two players, and the second ippon wins (seed 003)."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Instructions, Outcome, Rejection, Request, Step, Topic
from rules.kendo.answers import answering, is_green, starting
from rules.kendo.cards import COMPETITION_DECK, JIKAN_DESU
from rules.kendo.competition_instructions import (
    competition_topics,
    heed_in_competition,
    suggested_in_competition,
)
from rules.kendo.competition_stand_in import sensible_in_competition
from rules.kendo.competition_state import (
    CompetitionState,
    CompetitionView,
    Tally,
    viewed_competition,
)
from rules.kendo.court import Court, SecondCourt
from rules.kendo.events import KendoEvent, Withdrawn
from rules.kendo.marks import OF_COMPETITION
from rules.kendo.opening import COMPETITION_DEAL, deal, first_attacker
from rules.kendo.state import Initiative, KendoOptions, Threat
from rules.kendo.switching import is_switch, read_refill, read_switch, refills, switches
from rules.kendo.unseen import redrawn

MOST_PLAYS = 600
"""After this many choices the match is over."""


class KendoCompetition(Game[CompetitionState, KendoEvent, CompetitionView, KendoOptions]):
    """Switch and draw before every action; an attack that hits is a point."""

    id = "kendo.competition/1"
    seats = range(2, 3)
    longest = MOST_PLAYS
    banks_time = True
    court: type[Court] = Court
    """How an exchange is settled, like ``KendoDuel.fight``."""
    parries_switched: ClassVar[bool] = False
    """Whether a player may still parry after a switch, and not only instead of one."""
    spares_green: ClassVar[bool] = False
    """Whether lists and the stand-in look after green cards, which the first version put back or wasted."""
    state_type = CompetitionState
    event_type = KendoEvent
    view_type = CompetitionView
    options_type = KendoOptions
    marks = OF_COMPETITION

    @override
    def opens(self, state: CompetitionState) -> bool:
        return False  # cards put back are never shown to anyone else

    @override
    def score(self, state: CompetitionState) -> tuple[int, ...]:
        return state.tally.points

    @override
    def start(self, seats: int, options: KendoOptions, dice: Dice) -> Step[CompetitionState, KendoEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        cards, dealt = deal(seats, COMPETITION_DECK, COMPETITION_DEAL, dice)
        court = self.court(CompetitionState(cards, Tally()), dice)
        # Nobody switches before that (ruling "no-opening-switch").
        court.starts(first_attacker(court, dice))
        return Step(court.competition, (*dealt, *court.events))

    @override
    def requests(self, state: CompetitionState) -> tuple[Request, ...]:
        if state.cards.result:
            return ()
        if state.refill:
            seat = state.refill.seats[0]
            owed = state.refill.size - len(state.cards.hands[seat])
            return (Request(seat, "refill", refills(owed, state.cards.piles)),)
        match state.cards.now:
            case Initiative() as initiative:
                return (_to_start(state, initiative),)
            case Threat() as threat:
                return (self._to_answer(state, threat),)
            case _:
                raise ValueError(state.cards.now)

    @override
    def play(
        self, state: CompetitionState, choices: Mapping[int, str], dice: Dice
    ) -> Step[CompetitionState, KendoEvent]:
        self.owed(state, choices)
        # Here the players never choose at the same time.
        ((seat, choice),) = choices.items()
        court = self.court(state, dice)
        if state.refill:
            court.fill(seat, read_refill(choice))
        elif choice == JIKAN_DESU.key:
            court.call_time(seat)
        elif is_switch(choice):
            court.switch_and_draw(seat, read_switch(choice))
        elif isinstance(state.cards.now, Threat):
            court.answer(state.cards.now, choice)
        else:
            court.attack(seat, choice)
        court.count_play(MOST_PLAYS)
        return Step(court.competition, tuple(court.events))

    @override
    def leave(
        self, state: CompetitionState, seat: int, reason: str, dice: Dice
    ) -> Step[CompetitionState, KendoEvent]:
        if state.cards.result:
            raise Rejection("game-over")
        court = self.court(state, dice)
        court.events.append(Withdrawn(seat=seat, reason=reason))
        court.clear()
        court.end((1 - seat,), reason)
        return Step(court.competition, tuple(court.events))

    @override
    def outcome(self, state: CompetitionState) -> Outcome | None:
        return state.cards.result

    @override
    def continues(self, state: CompetitionState) -> bool:
        """Tell an attack with all its answers as one fight, and a switch with its consequences."""
        if state.cards.result:
            return False
        return isinstance(state.cards.now, Threat) or state.refill is not None or state.switching == "made"

    @override
    def topics(self, view: CompetitionView, seat: int) -> tuple[Topic, ...]:
        return competition_topics(view)

    @override
    def heed(self, view: CompetitionView, request: Request, instructions: Instructions) -> str | None:
        return heed_in_competition(view, request, instructions, spares_green=self.spares_green)

    @override
    def suggested(self, view: CompetitionView, seat: int) -> Instructions:
        return suggested_in_competition(view)

    @override
    def view(self, state: CompetitionState, seat: int | None) -> CompetitionView:
        return viewed_competition(state, seat)

    @override
    def sensible(self, view: CompetitionView, request: Request, dice: Dice) -> str:
        green = self.spares_green
        return sensible_in_competition(view, request.seat, request.options, dice, spares_green=green)

    @override
    def resample(self, state: CompetitionState, seat: int | None, dice: Dice) -> CompetitionState:
        # In overtime all cards are shuffled, and new totals are told two refills later; until then none are
        # valid.
        untold = state.refill is not None and state.refill.starter is None
        cards = replace(state.cards, counted=()) if untold else state.cards
        return replace(state, cards=redrawn(cards, seat, dice))

    def _to_answer(self, state: CompetitionState, threat: Threat) -> Request:
        """Ask for a switch or a green card, or once that is done for an answer."""
        hand = state.cards.hands[threat.seat]
        answers = answering(hand, threat, state.cards.seats_in)
        greens = tuple(option for option in answers if is_green(option))
        if state.switching == "owed":
            # A player has to switch before yielding, but not before parrying (ruling "switch-before-yield").
            return Request(threat.seat, "switch", (*switches(hand, state.cards.piles), *greens))
        # Always instead of a switch; after one, only from the second version on (ruling
        # "green-at-once-or-after").
        if state.switching == "made" and not self.parries_switched:
            answers = tuple(option for option in answers if option not in greens)
        return Request(threat.seat, "red" if threat.red else "answer", answers)


class SecondCompetition(KendoCompetition):
    """The same, but a player may parry after a switch, and the strike after a red card has its own switch."""

    id = "kendo.competition/2"
    court = SecondCourt
    parries_switched = True
    spares_green = True


def _to_start(state: CompetitionState, initiative: Initiative) -> Request:
    """Ask for a switch or an attack; JIKAN DESU comes before either."""
    hand = state.cards.hands[initiative.seat]
    tally = state.tally
    # At 1:1 as well: then overtime follows (ruling "time-at-ones-turn").
    leads = tally.points[initiative.seat] == 1 and tally.time_called_by is None
    time = (JIKAN_DESU.key,) if JIKAN_DESU.key in hand and leads and state.switching != "made" else ()
    if state.switching == "owed":
        return Request(initiative.seat, "switch", (*switches(hand, state.cards.piles), *time))
    return Request(initiative.seat, "attack", (*starting(hand, initiative, state.cards.seats_in), *time))
