"""A court for trying the Competition of Kendo Duel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.dice import Dice
from rules.kendo.cards import CARDS, COMPETITION_DECK, SUBDECKS, in_order
from rules.kendo.competition import SecondCompetition
from rules.kendo.competition_state import CompetitionState, PointMark, Switching, Tally
from rules.kendo.events import KendoEvent
from rules.kendo.state import Awaited, Initiative, KendoState, Pile
from tests.rules.kendo.table import SEED

COMPETITION = SecondCompetition()
IPPON: tuple[PointMark, ...] = ("ippon",)
SIX = ("do-tsuki", "tsuki-do", "seme-1", "seme-2", "jodan-2", "seigan-2")
"""Six cards that answer neither MEN nor KOTE, nor a yellow card."""


@dataclass
class Play:
    """What came of some choices, one after another."""

    state: CompetitionState
    events: tuple[KendoEvent, ...] = ()

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def seat(self) -> int:
        (request,) = COMPETITION.requests(self.state)
        return request.seat

    @property
    def decision(self) -> str:
        (request,) = COMPETITION.requests(self.state)
        return request.decision

    @property
    def options(self) -> tuple[str, ...]:
        (request,) = COMPETITION.requests(self.state)
        return request.options

    @property
    def now(self) -> Awaited:
        return self.state.cards.now

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        return self.state.cards.hands

    @property
    def piles(self) -> tuple[Pile, ...]:
        return self.state.cards.piles

    @property
    def tally(self) -> Tally:
        return self.state.tally

    def then(self, *choices: str) -> "Play":
        """Choose for the player who is asked, one choice after another, and join all events."""
        play = self
        for choice in choices:
            step = COMPETITION.play(play.state, {play.seat: choice}, Dice(SEED, 1))
            play = Play(step.state, (*play.events, *step.events))
        return play

    def switched(self) -> "Play":
        """Make the switch that is due, in the first way offered."""
        return self.then(self.options[0])

    def filled(self) -> "Play":
        """Fill up all hands that are asked for."""
        play = self
        while play.decision == "refill":
            play = play.then(play.options[0])
        return play


def on_court(
    one: Sequence[str],
    other: Sequence[str],
    *,
    starts: int = 0,
    switching: Switching = "made",
    tally: Tally | None = None,
    hidden: Sequence[str] | None = None,
) -> Play:
    """Start a seat's attack with these hands, by default after its switch."""
    below = [card for card in COMPETITION_DECK if card not in {*one, *other}]
    below = below if hidden is None else list(hidden)
    basic, counter, others = (
        Pile(tuple(card for card in below if CARDS[card].subdeck == subdeck)) for subdeck in SUBDECKS
    )
    cards = KendoState(
        hands=(in_order({*one}), in_order({*other})),
        seats_in=(0, 1),
        piles=(basic, counter, others),
        now=Initiative(starts),
        attacked_by=(None, None),
        remembered=(in_order({*one}), in_order({*other})),
    )
    return Play(CompetitionState(cards, tally or Tally(), switching))
