"""A table for trying cards: loaded dice, any cards, one attack phase."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.bushido.attack_phase import Combatant
from rules.bushido.cards import Card, Clause
from rules.bushido.clash import Attack
from rules.bushido.events import ClashEvent
from rules.bushido.fighters import FIRST
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice

AHEAD, BEHIND = "pine", "wave"
"""Two techniques, of which the first is offensive against the second."""


class Loaded(Dice):
    """Dice that fall as told, in order; an unforeseen throw fails the test."""

    def __init__(self, *throws: tuple[int, ...], draws: Iterable[tuple[Any, ...]] = ()) -> None:
        super().__init__(b"")
        self.throws = list(throws)
        self.draws = list(draws)

    def roll(self, count: int, label: str, faces: Sequence[int] = ()) -> tuple[int, ...]:  # noqa: ARG002
        assert self.throws, f"an unforeseen throw of {count} for {label}"
        throw = self.throws.pop(0)
        assert len(throw) == count, f"{count} dice for {label}, loaded were {throw}"
        return throw

    def draw(self, items: Sequence[Any], count: int, label: str) -> tuple[Any, ...]:
        assert self.draws, f"an unforeseen draw of {count} for {label}"
        drawn = self.draws.pop(0)
        assert len(drawn) == count
        assert set(drawn) <= set(items), f"{drawn} are not among {items}"
        return drawn


@dataclass
class Fought:
    """How an attack phase ended, seat 0 first."""

    healths: tuple[int, int]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    events: tuple[ClashEvent, ...]

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def damage(self) -> tuple[int, int]:
        return 20 - self.healths[0], 20 - self.healths[1]


def card(technique: str, speed: Any, strength: Any, *clauses: Clause) -> Card:  # noqa: ANN401  any value
    return Card(
        key="test", technique=technique, speed=speed, strength=strength, clauses=clauses, origin="house"
    )


def holding(one: int, other: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return hands of this many cards, whichever they are."""
    return TECHNIQUES[:one], TECHNIQUES[:other]


def fight(
    one: Card,
    other: Card,
    *throws: tuple[int, ...],
    healths: tuple[int, int] = (20, 20),
    hands: tuple[tuple[str, ...], tuple[str, ...]] | None = None,
    draws: Iterable[tuple[str, ...]] = (),
) -> Fought:
    """Play seat 0's card against seat 1's; all loaded dice must have been thrown."""
    played = (one, other)
    hands = hands or tuple(tuple(t for t in TECHNIQUES if t != c.technique) for c in played)
    attacks = [Attack(seat, Combatant("test", healths[seat], hands[seat]), played[seat]) for seat in (0, 1)]
    dice = Loaded(*throws, draws=draws)
    met = FIRST.clash(*attacks, dice)
    assert not dice.throws, f"never thrown: {dice.throws}"
    assert not dice.draws, f"never drawn: {dice.draws}"
    left, right = met.fighters
    return Fought((left.health, right.health), (left.hand, right.hand), tuple(met.events))
