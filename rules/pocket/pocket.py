"""Pocket Samurai: two Dojo Phases, then the Bushido Phase, for a single round or the best of three."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Game, Instructions, Outcome, Question, Rejection, Request, Setup, Step, Topic
from rules.pocket.deck import FIRST_DECK, SECOND_DECK
from rules.pocket.dojo import LAID_OUT, PICKS, dojo_requests, draft
from rules.pocket.events import LaidOut, MatchOver, PocketEvent, RoundWon, SeatLeft, TakenUp
from rules.pocket.instructions import heed, raised, topics
from rules.pocket.lesson import FIRST_DUEL, SECOND_DUEL
from rules.pocket.marks import OF_POCKET
from rules.pocket.resolution import MOST_DOUBLES, FirstResolution, Resolution, asked
from rules.pocket.stand_in import sensible
from rules.pocket.state import Dojo, Exchange, PocketOptions, PocketState, decision_of
from rules.pocket.view import PocketView, viewed

DOJO_PHASES = 2
WINS = {"single": 1, "best-of-three": 2}
"""How many points win a match of each length."""

_CARDS = DOJO_PHASES * PICKS
"""Both hands together. Each turn uses up at least one card, unless both strike."""
_MOST_TURNS = _CARDS * MOST_DOUBLES + MOST_DOUBLES
_MOST_PLAYS = 3 * (_MOST_TURNS + _CARDS)
"""The most plays of a round: a turn asks once for cards and ends with two who exhaust nothing.

A card may be asked about three times more, on its way into play and out of it.
"""


class Pocket(Game[PocketState, PocketEvent, PocketView, PocketOptions]):
    """Draft in the open, lay in secret, and strike when the opponent has too few helms."""

    id = "pocket.hand/1"
    deck: ClassVar[tuple[str, ...]] = FIRST_DECK
    resolution: ClassVar[type[Resolution]] = FirstResolution
    seats = range(2, 3)
    longest = _CARDS + 3 * _MOST_PLAYS
    """Each round gives a player a point, so there are at most three."""
    state_type = PocketState
    event_type = PocketEvent
    view_type = PocketView
    options_type = PocketOptions
    questions = (Question("length", ("single", "best-of-three")), Question("draft", ("open", "quick")))
    lesson = FIRST_DUEL
    marks = OF_POCKET

    @override
    def options(self, seats: int, setup: Setup) -> PocketOptions:
        return PocketOptions(
            "best-of-three" if setup.answers.get("length") == "best-of-three" else "single",
            "quick" if setup.answers.get("draft") == "quick" else "open",
        )

    @override
    def score(self, state: PocketState) -> tuple[int, ...]:
        return state.points

    @override
    def start(self, seats: int, options: PocketOptions, dice: Dice) -> Step[PocketState, PocketEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        first = dice.below(2, "first")  # ruling "first-by-lot"
        # The second Dojo Phase reverses the order, and its first seat has the lead (ruling "lead").
        state = PocketState(options, dice.shuffle(self.deck, "deck"), dojo=None, lead=1 - first)
        events: list[PocketEvent] = []
        return Step(_lay_out(state, 1, first, events), tuple(events))

    @override
    def requests(self, state: PocketState) -> tuple[Request, ...]:
        if state.result:
            return ()
        if state.dojo:
            return dojo_requests(state.dojo, quick=state.options.draft == "quick")
        decision = decision_of(state.exchange.stage)
        choosing = asked(state.areas, state.exchange)
        # If both decide, they do so at once and hidden from each other (ruling "asked-together").
        return tuple(
            Request(seat, decision, options) for seat, options in choosing.items() if len(options) > 1
        )

    @override
    def play(
        self, state: PocketState, choices: Mapping[int, str], dice: Dice
    ) -> Step[PocketState, PocketEvent]:
        self.owed(state, choices)
        events: list[PocketEvent] = []
        if state.dojo:
            state = _draft(state, state.dojo, choices, events)
        else:
            state = self._exchange(state, choices, events)
        return Step(state, tuple(events))

    @override
    def leave(self, state: PocketState, seat: int, reason: str, dice: Dice) -> Step[PocketState, PocketEvent]:
        if state.result:
            raise Rejection("game-over")
        events: list[PocketEvent] = [SeatLeft(seat=seat, reason=reason)]
        # The whole match, not only a round of it (ruling "leaver-loses-match").
        return Step(_end(state, Outcome((1 - seat,), reason), events), tuple(events))

    @override
    def outcome(self, state: PocketState) -> Outcome | None:
        return state.result

    @override
    def continues(self, state: PocketState) -> bool:
        """Tell the draft as a whole, and each turn as a whole."""
        return state.dojo is not None or state.exchange.stage != "lay"

    @override
    def opens(self, state: PocketState) -> bool:
        return not state.dojo  # a list of wishes is never shown

    @override
    def keeps(self, state: PocketState) -> bool:
        return state.dojo is not None and state.options.draft == "quick"

    @override
    def in_the_open(self, state: PocketState) -> bool:
        return any(request.decision == "pick" for request in self.requests(state))

    @override
    def begins_openly(self, answers: Mapping[str, str]) -> bool:
        return answers.get("draft") != "quick"

    @override
    def topics(self, view: PocketView, seat: int) -> tuple[Topic, ...]:
        return topics(view, seat)

    @override
    def heed(self, view: PocketView, request: Request, instructions: Instructions) -> str | None:
        return heed(view, request, instructions)

    @override
    def raised(self, view: PocketView, seat: int, choice: str) -> tuple[str, ...]:
        return raised(view, seat, choice)

    @override
    def view(self, state: PocketState, seat: int | None) -> PocketView:
        return viewed(state, seat)

    @override
    def sensible(self, view: PocketView, request: Request, dice: Dice) -> str:
        return sensible(view, request.seat, request.options, self.resolution, dice)

    @override
    def resample(self, state: PocketState, seat: int | None, dice: Dice) -> PocketState:
        """Shuffle the deck, and draw the others' wishes again."""
        dojo = state.dojo
        if dojo:
            one, other = (
                wishes if of == seat else dice.draw(dojo.on_offer, len(wishes), f"wishes/{of}")
                for of, wishes in enumerate(dojo.wishes)
            )
            dojo = replace(dojo, wishes=(one, other))
        return replace(state, deck=dice.shuffle(state.deck, "deck"), dojo=dojo)

    def _exchange(
        self, state: PocketState, choices: Mapping[int, str], events: list[PocketEvent]
    ) -> PocketState:
        """Continue a turn of the Bushido Phase."""
        resolution = self.resolution(state.areas, state.exchange, state.lead)
        resolution.play(choices)
        events += resolution.events
        state = replace(state, areas=resolution.areas, exchange=resolution.exchange)
        if resolution.struck is None:
            return state
        return _after_round(state, resolution.struck, events)


class SecondPocket(Pocket):
    """The second edition: other cards, sides are chosen last, and a card that loses them shows nothing."""

    id = "pocket.hand/2"
    deck = SECOND_DECK
    lesson = SECOND_DUEL
    resolution = Resolution


NEWEST = SecondPocket()
"""The version for new matches and for the texts about the game."""


def _lay_out(state: PocketState, phase: int, first: int, events: list[PocketEvent]) -> PocketState:
    """Begin a Dojo Phase with the next ten cards of the deck."""
    cards, deck = state.deck[:LAID_OUT], state.deck[LAID_OUT:]
    events.append(LaidOut(phase=phase, cards=cards, first=first))
    return replace(state, deck=deck, dojo=Dojo(phase, cards, first))


def _draft(
    state: PocketState, dojo: Dojo, choices: Mapping[int, str], events: list[PocketEvent]
) -> PocketState:
    """Continue a Dojo Phase; the second begins with the other seat, and the Bushido Phase follows."""
    state = draft(state, dojo, choices, events)
    if state.dojo:
        return state
    if dojo.phase < DOJO_PHASES:
        return _lay_out(state, dojo.phase + 1, 1 - dojo.first, events)
    return _take_up(state, 1, events)


def _take_up(state: PocketState, number: int, events: list[PocketEvent]) -> PocketState:
    """Begin a round of the Bushido Phase with all cards in hand."""
    one, other = state.areas
    events.append(TakenUp(round=number))
    areas = one.takes_all_back(), other.takes_all_back()  # ruling "same-hands"
    return replace(state, areas=areas, round=number, exchange=Exchange())


def _after_round(state: PocketState, struck: tuple[int, ...], events: list[PocketEvent]) -> PocketState:
    """Count a round for the player who won it, and begin the next or end the match."""
    one, other = state.points
    points = (one + (0 in struck), other + (1 in struck))
    state = replace(state, points=points)
    events.append(RoundWon(seats=struck, points=points))
    wins = WINS[state.options.length]
    if max(points) < wins:
        return _take_up(state, state.round + 1, events)
    if min(points) == wins:
        return _end(state, Outcome((), "mutual-defeat"), events)  # ruling "mutual-defeat-draws"
    return _end(state, Outcome((points.index(wins),), "struck"), events)


def _end(state: PocketState, result: Outcome, events: list[PocketEvent]) -> PocketState:
    events.append(MatchOver(winners=result.winners, reason=result.reason))
    return replace(state, result=result)
