"""A small game with hidden hands, and one broken variant for each promise of the contract.

Each of two seats is dealt three of seven numbers. Both play one in secret; the higher takes the trick. After
three tricks, the seat with more of them wins.
"""

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from rules.dice import Dice
from rules.game import Event, Game, Instructions, Outcome, Rejection, Request, Step, Topic

DECK = ("1", "2", "3", "4", "5", "6", "7")


class ToyOptions(msgspec.Struct, frozen=True):
    pass


class ToyState(msgspec.Struct, frozen=True):
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    played: tuple[str, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    result: Outcome | None = None


class ToyView(msgspec.Struct, frozen=True):
    own: tuple[str, ...]
    held: tuple[int, int]
    played: tuple[str, ...]
    tricks: tuple[int, int]


class Dealt(Event, frozen=True, tag="dealt"):
    seat: int
    hand: tuple[str, ...]


class Trick(Event, frozen=True, tag="trick"):
    cards: tuple[str, str]


class Toy(Game[ToyState, Dealt | Trick, ToyView, ToyOptions]):
    id = "toy/1"
    seats = range(2, 3)
    longest = 3
    state_type = ToyState
    event_type = Dealt | Trick
    view_type = ToyView
    options_type = ToyOptions

    def start(self, seats: int, options: ToyOptions, dice: Dice) -> Step[ToyState, Dealt | Trick]:  # noqa: ARG002
        deck = dice.shuffle(DECK, "deal")
        hands = tuple(sorted(deck[:3])), tuple(sorted(deck[3:6]))
        dealt = tuple(Dealt(seat=seat, hand=hands[seat], seen_by=(seat,)) for seat in (0, 1))
        return Step(ToyState(hands), dealt)

    def requests(self, state: ToyState) -> tuple[Request, ...]:
        if state.result:
            return ()
        return tuple(Request(seat, "card", state.hands[seat]) for seat in (0, 1))

    def play(
        self,
        state: ToyState,
        choices: Mapping[int, str],
        dice: Dice,  # noqa: ARG002
    ) -> Step[ToyState, Dealt | Trick]:
        self.owed(state, choices)
        cards = choices[0], choices[1]
        hands = tuple(
            tuple(held for held in hand if held != card)
            for hand, card in zip(state.hands, cards, strict=True)
        )
        won = state.tricks[0] + (cards[0] > cards[1]), state.tricks[1] + (cards[1] > cards[0])
        winner = 0 if won[0] > won[1] else 1
        result = None if hands[0] else Outcome((winner,), "tricks")
        return Step(ToyState(hands, (*state.played, *cards), won, result), (Trick(cards=cards),))

    def leave(
        self,
        state: ToyState,
        seat: int,
        reason: str,
        dice: Dice,  # noqa: ARG002
    ) -> Step[ToyState, Dealt | Trick]:
        if state.result:
            raise Rejection("game-over")
        return Step(msgspec.structs.replace(state, result=Outcome((1 - seat,), reason)), ())

    def outcome(self, state: ToyState) -> Outcome | None:
        return state.result

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        own = () if seat is None else state.hands[seat]
        return ToyView(own, (len(state.hands[0]), len(state.hands[1])), state.played, state.tricks)

    def sensible(self, view: ToyView, request: Request, dice: Dice) -> str:
        return dice.pick(view.own, f"stand-in/{request.seat}")

    def topics(self, view: ToyView, seat: int) -> tuple[Topic, ...]:  # noqa: ARG002  the view is the seat's
        return (Topic("card", view.own, ranked=True),) if view.own else ()

    def heed(self, view: ToyView, request: Request, instructions: Instructions) -> str | None:  # noqa: ARG002
        if "card" not in instructions:
            return None
        return next((card for card in instructions["card"] if card in request.options), request.options[0])

    def suggested(self, view: ToyView, seat: int) -> Instructions:  # noqa: ARG002  as above
        return {"card": view.own[::-1]} if view.own else {}

    def resample(self, state: ToyState, seat: int | None, dice: Dice) -> ToyState:
        known = state.played if seat is None else state.played + state.hands[seat]
        unseen = list(dice.shuffle([card for card in DECK if card not in known], "unseen"))
        hands = tuple(
            hand if of == seat else tuple(sorted(unseen.pop() for _ in hand))
            for of, hand in enumerate(state.hands)
        )
        return msgspec.structs.replace(state, hands=hands)


class Leaky(Toy):
    """Shows the first seat's best card."""

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, own=(*view.own, *state.hands[0][-1:]))


class Gossip(Toy):
    """Tells everyone what was dealt."""

    def start(self, seats: int, options: ToyOptions, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().start(seats, options, dice)
        return Step(step.state, tuple(msgspec.structs.replace(event, seen_by=None) for event in step.events))


class Stranger(Toy):
    """Whispers to a seat that is not there."""

    def start(self, seats: int, options: ToyOptions, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().start(seats, options, dice)
        return Step(step.state, (Dealt(seat=0, hand=(), seen_by=(2,)),))


class Chatty(Toy):
    """Tells after each trick what the first seat has left."""

    def play(self, state: ToyState, choices: Mapping[int, str], dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().play(state, choices, dice)
        return Step(step.state, (*step.events, Dealt(seat=0, hand=step.state.hands[0])))


class Whimsical(Toy):
    """Uses its own dice at the end of a trick."""

    _lots = random.Random(0)

    def play(self, state: ToyState, choices: Mapping[int, str], dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().play(state, choices, dice)
        tricks = self._lots.randrange(100), self._lots.randrange(100)
        return Step(msgspec.structs.replace(step.state, tricks=tricks), step.events)


class Endless(Toy):
    """Deals again when the hands are empty."""

    def play(self, state: ToyState, choices: Mapping[int, str], dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().play(state, choices, dice)
        return self.start(2, ToyOptions(), dice) if step.state.result else step


class Lenient(Toy):
    """Accepts cards that are not in the hand."""

    def owed(self, state: ToyState, choices: Mapping[int, str]) -> None:
        if state.result:
            raise Rejection("game-over")
        if set(choices) != {0, 1} or not set(choices.values()) <= set(DECK):
            raise Rejection("choice-illegal")


class Gullible(Toy):
    """Accepts any word as a card."""

    def owed(self, state: ToyState, choices: Mapping[int, str]) -> None:
        if not state.result and set(choices) != {0, 1}:
            raise Rejection("choices-missing")


class Tireless(Toy):
    """Ignores a card played after the end."""

    def play(self, state: ToyState, choices: Mapping[int, str], dice: Dice) -> Step[ToyState, Dealt | Trick]:
        late = state.result and set(choices.values()) <= set(DECK)
        return Step(state, ()) if late else super().play(state, choices, dice)


class Muddled(Toy):
    """Stores a list where it promised a tuple."""

    def start(self, seats: int, options: ToyOptions, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().start(seats, options, dice)
        muddled: Any = [*step.state.hands]
        return Step(ToyState(muddled), step.events)


class Undecided(Toy):
    """Ends without saying how."""

    def outcome(self, state: ToyState) -> Outcome | None:  # noqa: ARG002
        return None


class Dishonest(Toy):
    """Names a winner who never played."""

    def outcome(self, state: ToyState) -> Outcome | None:
        return state.result and Outcome((2,), "tricks")


class Haunted(Toy):
    """Asks a seat that it says is out."""

    def plays_on(self, state: ToyState, seat: int) -> bool:  # noqa: ARG002
        return seat == 0


class Peeking(Toy):
    """Stands in by looking at the other hand."""

    def stand_in(self, state: ToyState, seat: int, dice: Dice) -> str:  # noqa: ARG002
        over = [card for card in state.hands[seat] if card > state.hands[1 - seat][-1]]
        return (over or state.hands[seat])[0]


class Cheating(Toy):
    """Stands in with a card that is not in the hand."""

    def sensible(self, view: ToyView, request: Request, dice: Dice) -> str:  # noqa: ARG002
        return "8"


class Fickle(Toy):
    """Stands in differently for the same dice."""

    _mood = 0

    def sensible(self, view: ToyView, request: Request, dice: Dice) -> str:  # noqa: ARG002
        self._mood += 1
        return view.own[self._mood % len(view.own)]


class Clinging(Toy):
    """Lets nobody go."""

    def leave(self, state: ToyState, seat: int, reason: str, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        super().leave(state, seat, reason, dice)
        return Step(state, ())


class Open(Toy):
    """Lets seats leave a finished game."""

    def leave(self, state: ToyState, seat: int, reason: str, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        return Step(state, ()) if state.result else super().leave(state, seat, reason, dice)


class Backwards(Toy):
    """Makes the wrong seat leave, so that the leaver wins."""

    def leave(self, state: ToyState, seat: int, reason: str, dice: Dice) -> Step[ToyState, Dealt | Trick]:
        return super().leave(state, 1 - seat, reason, dice)


class Scratched(Toy):
    """Changes the state it is handed."""

    def play(self, state: ToyState, choices: Mapping[int, str], dice: Dice) -> Step[ToyState, Dealt | Trick]:
        step = super().play(state, choices, dice)
        msgspec.structs.force_setattr(state, "played", step.state.played)
        return step
