"""Nashio Naomi's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck, Turned
from rules.bushido.fighters.first.lethal_rose import HIDDEN_THORN, LOWERED_LASHES, THE_FLOWERS_CARESS
from tests.rules.table import card, fight, holding

# Lowered Lashes: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("cards", "strength"), [(8, 3), (3, 13), (0, 19)])
def test_lowered_lashes_strikes_hardest_out_of_an_empty_hand(cards: int, strength: int) -> None:
    fought = fight(LOWERED_LASHES, card("arrow", 9, 0), hands=holding(cards, 8))
    assert fought.of(Struck)[0].strength == strength


def test_lowered_lashes_weakens_a_blow() -> None:
    assert fight(card("wave", 4, 9), LOWERED_LASHES).damage == (0, 7)


def test_lowered_lashes_weakens_a_block() -> None:
    assert fight(LOWERED_LASHES, card("arrow", 3, 4), hands=holding(4, 8)).damage == (0, 9)


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
    ("throw", "damage"), [((1,), 6), ((2,), 13), ((3,), 13)], ids=["slower", "tied", "faster"]
)
def test_hidden_thorn_slows_and_strikes(throw: tuple[int], damage: int) -> None:
    fought = fight(HIDDEN_THORN, card("pine", 1, 7), throw, hands=holding(2, 8))
    assert fought.of(Compared)[0].speeds == (3, 1 + throw[0])
    assert fought.of(Struck)[0].damage == damage


@pytest.mark.parametrize(("cards", "strength"), [(8, 1), (3, 11), (0, 17)])
def test_hidden_thorn_goes_deeper_as_the_hand_empties(cards: int, strength: int) -> None:
    fought = fight(HIDDEN_THORN, card("pine", 9, 0), (1,), hands=holding(cards, 8))
    assert fought.of(Struck)[0].strength == strength


def test_hidden_thorn_blocks_what_it_has_weakened() -> None:
    struck = fight(card("snow", 8, 9), HIDDEN_THORN, (1,), hands=holding(8, 6)).of(Struck)[0]
    assert (struck.strength, struck.block, struck.damage) == (6, 5, 1)


@pytest.mark.parametrize("throw", [(1,), (2,)], ids=["slower", "tied"])
def test_hidden_thorn_weakens_nothing_unless_faster(throw: tuple[int]) -> None:
    assert fight(card("snow", 1, 9), HIDDEN_THORN, throw).damage == (0, 9)
