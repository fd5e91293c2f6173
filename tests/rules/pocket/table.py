"""A table for trying Pocket Samurai: any hands, cards already out, whole turns reported at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.dice import Dice
from rules.game import Instructions
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.deck import FIRST_DECK as DECK
from rules.pocket.events import PocketEvent
from rules.pocket.pocket import Pocket, SecondPocket
from rules.pocket.state import CardInPlay, Exchange, PlayArea, PocketOptions, PocketState
from rules.pocket.symbols import Symbols

POCKET, SECOND = Pocket(), SecondPocket()
SINGLE, BEST_OF_THREE = PocketOptions(), PocketOptions(length="best-of-three")
QUICK = PocketOptions(draft="quick")


@dataclass
class Turn:
    """What came of some choices, one after another."""

    state: PocketState
    events: tuple[PocketEvent, ...]
    game: Pocket = POCKET

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def asked(self) -> dict[int, tuple[str, ...]]:
        return {request.seat: request.options for request in self.game.requests(self.state)}

    @property
    def decision(self) -> str:
        (decision,) = {request.decision for request in self.game.requests(self.state)}
        return decision

    def in_play(self, seat: int) -> list[str]:
        return [placed.card for placed in self.state.areas[seat].in_play]

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.state.areas[seat].hand

    def exhausted(self, seat: int) -> tuple[str, ...]:
        return self.state.areas[seat].exhausted

    def symbols(self, seat: int) -> Symbols:
        return self.state.areas[seat].symbols

    def then(self, *choices: Mapping[int, str]) -> "Turn":
        """Go on from here, with all events joined."""
        turn = self
        for each in choices:
            step = self.game.play(turn.state, each, Dice(bytes(32), 1))
            turn = Turn(step.state, (*turn.events, *step.events), self.game)
        return turn


def begun(options: PocketOptions = SINGLE, seed: int = 0) -> Turn:
    """Begin a match."""
    step = POCKET.start(2, options, Dice(bytes([seed] * 32)))
    return Turn(step.state, step.events)


def drafted(picks: int, turn: Turn | None = None) -> Turn:
    """Take the first card on offer in a draft this many times."""
    turn = turn or begun()
    for _ in range(picks):
        turn = turn.then({seat: options[0] for seat, options in turn.asked.items()})
    return turn


def area(hand: Sequence[str], in_play: Sequence[str] = (), exhausted: Sequence[str] = ()) -> PlayArea:
    """Return an area with these cards and the Strike!, and others in play as if flipped, first side up."""
    held = {*hand, STRIKE}
    placed = tuple(CardInPlay(card, CARDS[card].sides[0]) for card in in_play)
    return PlayArea(tuple(card for card in CARDS if card in held), placed, tuple(exhausted))


def facing(
    one: PlayArea | Sequence[str],
    other: PlayArea | Sequence[str],
    *,
    options: PocketOptions = SINGLE,
    lead: int = 0,
    doubles: int = 0,
    points: tuple[int, int] = (0, 0),
) -> PocketState:
    """Begin a turn of the Bushido Phase with these cards."""
    areas = tuple(held if isinstance(held, PlayArea) else area(held) for held in (one, other))
    return PocketState(
        options=options,
        deck=DECK[:7],
        dojo=None,
        lead=lead,
        areas=(areas[0], areas[1]),
        exchange=Exchange(doubles=doubles),
        points=points,
    )


def flip(
    state: PocketState, one: str, other: str, *answers: Mapping[int, str], game: Pocket = POCKET
) -> Turn:
    """Flip a card for both, and give the answers to everything asked then."""
    laid = {0: one, 1: other}
    owed = {request.seat: laid[request.seat] for request in POCKET.requests(state)}
    return Turn(state, (), game).then(owed, *answers)


def meet(one: str, other: str, *answers: Mapping[int, str], game: Pocket = POCKET) -> Turn:
    """Play two cards against each other in the first turn, with another card in each hand."""
    spares = ("falling-rock", "temple-wall", "iron-gate", "open-hand")
    spare = [card for card in spares if card not in (one, other)]
    return flip(facing((one, spare[0]), (other, spare[1])), one, other, *answers, game=game)


def topics(state: PocketState, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """Return what a seat can settle ahead, and the answers."""
    return {topic.name: topic.options for topic in POCKET.topics(POCKET.view(state, seat), seat)}


def heeded(state: PocketState, instructions: Mapping[str, Sequence[str]], seat: int = 0) -> str | None:
    """Return what a seat's instructions choose for it."""
    (request,) = (request for request in POCKET.requests(state) if request.seat == seat)
    given: Instructions = {topic: tuple(options) for topic, options in instructions.items()}
    return POCKET.heed(POCKET.view(state, seat), request, given)
