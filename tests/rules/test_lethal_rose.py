"""Nashio Naomi's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck, Turned
from rules.bushido.fighters.lethal_rose import HIDDEN_THORN, LOWERED_LASHES, THE_FLOWERS_CARESS
from tests.rules.table import card, fight, holding

# Lowered Lashes: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("cards", "strength"), [(8, 16), (3, 6), (0, 0)])
def test_lowered_lashes_strikes_hardest_at_first_sight(cards: int, strength: int) -> None:
    fought = fight(LOWERED_LASHES, card("arrow", 9, 0), hands=holding(cards, 8))
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("cards", "damage"), [(8, 7), (4, 8), (3, 9)])
def test_lowered_lashes_weakens_a_blow(cards: int, damage: int) -> None:
    assert fight(card("wave", 4, 9), LOWERED_LASHES, hands=holding(8, cards)).damage == (0, damage)


def test_lowered_lashes_weakens_a_block() -> None:
    assert fight(LOWERED_LASHES, card("arrow", 3, 4)).damage == (0, 14)


# The Flower's Caress: the turtle, offensive to the fan, defensive to the wave.


def test_the_flowers_caress_slows_and_turns_defence_into_attack() -> None:
    fought = fight(card("wave", 6, 9), THE_FLOWERS_CARESS, (3,))
    assert fought.of(Compared)[0].speeds == (9, 8)
    assert fought.of(Turned) == [Turned(seat=1)]
    assert fought.damage == (5, 0)


@pytest.mark.parametrize("throw", [(2,), (1,)], ids=["tied", "slower"])
def test_the_flowers_caress_is_hit_if_it_is_still_not_faster(throw: tuple[int]) -> None:
    fought = fight(card("wave", 6, 9), THE_FLOWERS_CARESS, throw)
    assert fought.of(Turned) == []
    assert fought.damage == (0, 9)


def test_the_flowers_caress_slows_on_the_offensive_too() -> None:
    fought = fight(THE_FLOWERS_CARESS, card("fan", 5, 6), (3,))
    assert fought.of(Compared)[0].speeds == (8, 8)
    assert fought.damage == (0, 5)


# Hidden Thorn: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("throw", "damage"), [((2,), 10), ((1,), 10), ((3,), 10)], ids=["tied", "slower", "faster"]
)
def test_hidden_thorn_slows_and_strikes(throw: tuple[int], damage: int) -> None:
    fought = fight(HIDDEN_THORN, card("pine", 6, 7), throw, hands=holding(6, 8))
    assert fought.of(Compared)[0].speeds == (8, 6 + throw[0])
    assert fought.of(Struck)[0].damage == (damage if throw[0] > 1 else 3)


@pytest.mark.parametrize(("throw", "damage"), [((1,), 0), ((2,), 0)], ids=["faster", "faster still"])
def test_hidden_thorn_blocks_what_it_has_weakened(throw: tuple[int], damage: int) -> None:
    assert fight(card("snow", 8, 9), HIDDEN_THORN, throw, hands=holding(8, 6)).damage == (0, damage)


def test_hidden_thorn_weakens_nothing_unless_faster() -> None:
    assert fight(card("snow", 8, 9), HIDDEN_THORN, (2,), hands=holding(8, 8)).damage == (0, 9)
