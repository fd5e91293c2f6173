"""Nakashima Noshi's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Reflected, Struck
from rules.bushido.fighters.first.thrillseeker import BROKEN_BONES, NOW_WE_DANCE, THINK_AGAIN
from tests.rules.table import card, fight, holding

# Now We Dance: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("health", "strength"), [(20, 4), (19, 5), (10, 14), (1, 23)])
def test_now_we_dance_grows_with_what_he_has_lost(health: int, strength: int) -> None:
    fought = fight(NOW_WE_DANCE, card("arrow", 9, 0), healths=(health, 20))
    assert fought.of(Struck)[0].strength == strength


def test_now_we_dance_blocks_with_it_too() -> None:
    fought = fight(card("wave", 5, 9), NOW_WE_DANCE, healths=(20, 10), hands=holding(8, 2))
    assert fought.of(Struck)[0].block == 14


@pytest.mark.parametrize(("cards", "speed"), [(8, 10), (4, 6), (0, 2)])
def test_now_we_dance_is_faster_the_fewer_cards_he_holds(cards: int, speed: int) -> None:
    fought = fight(NOW_WE_DANCE, card("arrow", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)


# You think you've bested me? Think again!: the turtle, offensive to the fan, defensive to the wave.


def test_think_again_blocks_two_and_returns_what_he_took() -> None:
    fought = fight(card("wave", 4, 9), THINK_AGAIN, (1, 2))
    assert fought.of(Reflected) == [Reflected(seat=0, damage=7, before=20, after=13)]
    assert fought.damage == (7, 7)


@pytest.mark.parametrize("throw", [(2, 2), (2, 3)], ids=["tied", "not met"])
def test_think_again_returns_nothing_unless_faster(throw: tuple[int, int]) -> None:
    assert fight(card("wave", 4, 9), THINK_AGAIN, throw).damage == (0, 9)


def test_think_again_returns_nothing_on_the_offensive() -> None:
    assert fight(THINK_AGAIN, card("fan", 4, 3), (1, 1)).damage == (0, 2)


def test_think_again_can_take_the_opponent_down_with_him() -> None:
    assert fight(card("wave", 4, 9), THINK_AGAIN, (1, 2), healths=(7, 7)).healths == (0, 0)


# Broken Bones: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("healths", "speed", "strength"),
    [((9, 10), 2, 14), ((10, 10), 6, 8), ((11, 10), 6, 8)],
    ids=["met", "tied", "not met"],
)
def test_broken_bones_is_faster_and_stronger_with_less_health(
    healths: tuple[int, int], speed: int, strength: int
) -> None:
    fought = fight(BROKEN_BONES, card("pine", 20, 0), healths=healths, hands=holding(4, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("cards", "speed", "strength"), [(8, 10, 0), (3, 5, 10), (0, 2, 16)])
def test_broken_bones_is_faster_and_stronger_the_fewer_cards_he_holds(
    cards: int, speed: int, strength: int
) -> None:
    fought = fight(BROKEN_BONES, card("pine", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength
