"""A table for trying Kendo Duel: any hands, and whole fights reported at once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from rules.dice import Dice
from rules.kendo.cards import CARDS, DUEL_DECK, SUBDECKS, in_order
from rules.kendo.duel import SecondKendoDuel
from rules.kendo.events import KendoEvent
from rules.kendo.state import Awaited, Initiative, KendoOptions, KendoState, OpeningSwitch, Pile

KENDO = SecondKendoDuel()
DUEL = KendoOptions()
SEED = bytes(32)


@dataclass
class Scene:
    """What came of some choices, one after another."""

    state: KendoState
    events: tuple[KendoEvent, ...] = ()

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def seat(self) -> int:
        (request,) = KENDO.requests(self.state)
        return request.seat

    @property
    def decision(self) -> str:
        return KENDO.requests(self.state)[0].decision

    @property
    def options(self) -> tuple[str, ...]:
        (request,) = KENDO.requests(self.state)
        return request.options

    @property
    def now(self) -> Awaited:
        return self.state.now

    @property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        return self.state.hands

    def discarded(self) -> set[str]:
        return {card for pile in self.state.piles for card in pile.discarded}

    def then(self, *choices: str, seed: bytes = SEED) -> "Scene":
        """Choose for the player who is asked, one choice after another, and join all events."""
        scene = self
        for choice in choices:
            step = KENDO.play(scene.state, {scene.seat: choice}, Dice(seed, 1))
            scene = Scene(step.state, (*scene.events, *step.events))
        return scene

    def leave(self, seat: int) -> "Scene":
        step = KENDO.leave(self.state, seat, "resigned", Dice(SEED, 1))
        return Scene(step.state, (*self.events, *step.events))


def at(
    *hands: Sequence[str],
    starts: int = 0,
    spared: int | None = None,
    discarded: Sequence[str] = (),
    hidden: Sequence[str] | None = None,
    out: Sequence[int] = (),
    attacked_by: Sequence[int | None] | None = None,
) -> Scene:
    """Start a seat's attack with these hands; what nobody holds lies in the piles, face down."""
    held = {card for hand in hands for card in hand}
    below = [card for card in DUEL_DECK if card not in held and card not in discarded]
    below = below if hidden is None else list(hidden)
    basic, counter, other = (
        Pile(
            tuple(card for card in below if CARDS[card].subdeck == subdeck),
            tuple(card for card in discarded if CARDS[card].subdeck == subdeck),
        )
        for subdeck in SUBDECKS
    )
    state = KendoState(
        hands=tuple(in_order({*hand}) for hand in hands),
        seats_in=tuple(seat for seat in range(len(hands)) if seat not in out),
        piles=(basic, counter, other),
        now=Initiative(starts, spared),
        attacked_by=tuple(attacked_by or (None,) * len(hands)),
        remembered=tuple(in_order({*hand}) for hand in hands),
    )
    return Scene(state)


def opening(*hands: Sequence[str], hidden: Sequence[str] | None = None) -> Scene:
    """Return the opening, in which everyone may switch cards of these hands."""
    return Scene(replace(at(*hands, hidden=hidden).state, now=OpeningSwitch()))


def switched(scene: Scene, choices: Mapping[int, str]) -> Scene:
    """Switch for all at once."""
    step = KENDO.play(scene.state, choices, Dice(SEED, 1))
    return Scene(step.state, step.events)


SPARE = ("do-tsuki", "tsuki-do", "bogyo-1")
"""Cards that answer neither MEN nor KOTE except by a parry."""
