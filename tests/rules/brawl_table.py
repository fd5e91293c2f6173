"""A table for trying the free for all: standard cards, any healths, whole turns reported at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bushido.attack_phase import Combatant
from rules.bushido.brawl import Brawl, BrawlState
from rules.bushido.brawl_events import BrawlEvent, Fought, Spared
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from tests.rules.table import Loaded

BRAWL = Brawl()


@dataclass
class Turn:
    """What came of some choices, one after another."""

    state: BrawlState
    events: tuple[BrawlEvent, ...]

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def fights(self) -> list[tuple[int, int]]:
        return [(fight.active, fight.attacker) for fight in self.of(Fought)]

    @property
    def spared(self) -> list[tuple[int, int]]:
        return [(card.target, card.attacker) for card in self.of(Spared)]

    @property
    def healths(self) -> list[int]:
        return [fighter.health for fighter in self.state.fighters]

    @property
    def hands(self) -> list[tuple[str, ...]]:
        return [fighter.hand for fighter in self.state.fighters]


def standing(
    *healths: int, fighters: Sequence[str] = (), hands: Sequence[tuple[str, ...]] = (), turn: int = 1
) -> BrawlState:
    """Return a brawl before its stances; by default everyone is a Swift with nine cards."""
    fighters = fighters or ["swift"] * len(healths)
    hands = hands or [TECHNIQUES] * len(healths)
    combatants = tuple(map(Combatant, fighters, healths, hands))
    return BrawlState(turn, combatants, (None,) * len(healths))


def play(state: BrawlState, *stances: str, order: Sequence[int] = (), dice: Dice | None = None) -> Turn:
    """Take stances for all who stand, then order the fights of the active fighters."""
    dice = dice or Loaded()
    seats = [request.seat for request in BRAWL.requests(state)]
    turn = take(state, dict(zip(seats, stances, strict=True)), dice)
    for attacker in order:
        assert turn.state.active is not None
        step = take(turn.state, {turn.state.active: str(attacker)}, dice)
        turn = Turn(step.state, turn.events + step.events)
    return turn


def take(state: BrawlState, choices: dict[int, str], dice: Dice) -> Turn:
    """Play one step."""
    step = BRAWL.play(state, choices, dice)
    return Turn(step.state, step.events)
