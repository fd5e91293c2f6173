"""A game of alternate turns and hidden hands, for two to four.

Each seat is dealt three of forty numbers. In turn, each plays one face up and draws another; when all have
played, the highest takes the trick. Most tricks of three win.
"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Event, Game, Outcome, Question, Rejection, Request, Setup, Step

DECK = tuple(f"{number:02}" for number in range(1, 41))
HELD = 3
TRICKS = 3


class HighCardOptions(msgspec.Struct, frozen=True):
    """The host's choice."""

    lowest_wins: bool = False


class HighCardState(msgspec.Struct, frozen=True):
    """The table between two plays."""

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    lowest_wins: bool
    on: int = 0
    """Whose turn it is."""
    table: tuple[tuple[int, str], ...] = ()
    """What was played in this trick, and by whom."""
    taken: tuple[int, ...] = ()
    """Who took each trick so far."""
    out: tuple[int, ...] = ()
    result: Outcome | None = None


class HighCardView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    own: tuple[str, ...]
    table: tuple[tuple[int, str], ...]
    taken: tuple[int, ...]
    on: int


class Laid(Event, frozen=True, tag="laid"):
    """A player played a card."""

    seat: int
    card: str


class Drew(Event, frozen=True, tag="drew"):
    """A player drew a card, which only they may see."""

    seat: int
    card: str


class Took(Event, frozen=True, tag="took"):
    """A player took a trick."""

    seat: int


class Went(Event, frozen=True, tag="went"):
    """A player left."""

    seat: int


AnyEvent = Laid | Drew | Took | Went


class HighCard(Game[HighCardState, AnyEvent, HighCardView, HighCardOptions]):
    """Seats play one after another; the highest card takes the trick."""

    id = "toy.high-card/1"
    seats = range(2, 5)
    longest = TRICKS * 4
    state_type = HighCardState
    event_type = AnyEvent
    view_type = HighCardView
    options_type = HighCardOptions
    questions = (Question("wins", ("highest", "lowest")),)

    @override
    def options(self, seats: int, setup: Setup) -> HighCardOptions:
        return HighCardOptions(setup.answers.get("wins") == "lowest")

    @override
    def start(self, seats: int, options: HighCardOptions, dice: Dice) -> Step[HighCardState, AnyEvent]:
        if seats not in self.seats:
            raise Rejection("seats-wrong", seats=seats)
        deck = dice.shuffle(DECK, "deal")
        hands = tuple(tuple(sorted(deck[seat * HELD : (seat + 1) * HELD])) for seat in range(seats))
        return Step(HighCardState(hands, deck[seats * HELD :], options.lowest_wins), ())

    @override
    def requests(self, state: HighCardState) -> tuple[Request, ...]:
        if state.result:
            return ()
        return (Request(state.on, "card", state.hands[state.on]),)

    @override
    def play(
        self, state: HighCardState, choices: Mapping[int, str], dice: Dice
    ) -> Step[HighCardState, AnyEvent]:
        self.owed(state, choices)
        seat, (card, (drawn, *deck)) = state.on, (choices[state.on], state.deck)
        hand = tuple(sorted((*(held for held in state.hands[seat] if held != card), drawn)))
        hands = tuple(hand if of == seat else held for of, held in enumerate(state.hands))
        laid = replace(state, hands=hands, deck=tuple(deck), table=(*state.table, (seat, card)))
        step = _go_on(laid, seat)
        return Step(
            step.state,
            (Laid(seat=seat, card=card), Drew(seat=seat, card=drawn, seen_by=(seat,)), *step.events),
        )

    @override
    def leave(
        self, state: HighCardState, seat: int, reason: str, dice: Dice
    ) -> Step[HighCardState, AnyEvent]:
        if state.result or seat in state.out:
            raise Rejection("already-out")
        gone = replace(state, out=(*state.out, seat))
        left = _playing(gone)
        if len(left) == 1:
            return Step(replace(gone, result=Outcome(left, reason)), (Went(seat=seat),))
        step = _go_on(gone, seat) if state.on == seat else Step(gone, ())
        return Step(step.state, (Went(seat=seat), *step.events))

    @override
    def outcome(self, state: HighCardState) -> Outcome | None:
        return state.result

    @override
    def plays_on(self, state: HighCardState, seat: int) -> bool:
        return seat not in state.out

    @override
    def view(self, state: HighCardState, seat: int | None) -> HighCardView:
        return HighCardView(() if seat is None else state.hands[seat], state.table, state.taken, state.on)

    @override
    def score(self, state: HighCardState) -> tuple[int, ...]:
        return tuple(state.taken.count(seat) for seat in range(len(state.hands)))

    @override
    def sensible(self, view: HighCardView, request: Request, dice: Dice) -> str:
        return view.own[-1]

    @override
    def resample(self, state: HighCardState, seat: int | None, dice: Dice) -> HighCardState:
        own = () if seat is None else state.hands[seat]
        hidden = [*state.deck, *(card for of, hand in enumerate(state.hands) if of != seat for card in hand)]
        unseen = list(dice.shuffle(hidden, "unseen"))
        hands = tuple(
            own if of == seat else tuple(sorted(unseen.pop() for _ in hand))
            for of, hand in enumerate(state.hands)
        )
        return replace(state, hands=hands, deck=tuple(unseen))


def _playing(state: HighCardState) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(state.hands)) if seat not in state.out)


def _go_on(state: HighCardState, after: int) -> Step[HighCardState, Took]:
    """Pass the turn to the next seat, or give the trick to the seat that takes it."""
    laid = {seat for seat, _ in state.table}
    waiting = [seat for seat in _playing(state) if seat not in laid]
    if waiting:
        later = [seat for seat in waiting if seat > after]
        return Step(replace(state, on=(later or waiting)[0]), ())
    best = min if state.lowest_wins else max
    taker, _ = best(state.table, key=lambda play: play[1])
    taken, first = (*state.taken, taker), _playing(state)[0]
    state = replace(state, table=(), taken=taken, on=first)
    if len(taken) == TRICKS:
        state = replace(state, result=_result(state))
    return Step(state, (Took(seat=taker),))


def _result(state: HighCardState) -> Outcome:
    scores = {seat: state.taken.count(seat) for seat in _playing(state)}
    winners = tuple(seat for seat, tricks in scores.items() if tricks == max(scores.values()))
    return Outcome(winners, "tricks") if len(winners) == 1 else Outcome((), "exhausted")
