"""Aguni Gin's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Dodged, Judged, Struck
from rules.bushido.fighters.first.swift import LIGHTNING_STRIKE, TWIN_SWALLOWS, WILLOW_STEP
from rules.bushido.wheel import is_offensive
from tests.rules.table import card, fight, holding

# Willow Step: the butterfly, defensive to the wave, offensive to the arrow.


def test_willow_step_dodges_when_defensive_and_faster() -> None:
    fought = fight(card("wave", 4, 9), WILLOW_STEP, (1,))
    assert fought.damage == (0, 0)
    assert fought.of(Dodged) == [Dodged(seat=1)]


@pytest.mark.parametrize("throw", [(2,), (3,)], ids=["tied", "slower"])
def test_willow_step_is_hit_in_full_when_tied_or_slower(throw: tuple[int]) -> None:
    fought = fight(card("wave", 4, 9), WILLOW_STEP, throw)
    assert fought.damage == (0, 9)
    assert fought.of(Judged)[0].met is False


def test_willow_step_dodges_however_strong_the_blow() -> None:
    assert fight(card("wave", 9, 40), WILLOW_STEP, (3,)).damage == (0, 0)


@pytest.mark.parametrize(
    ("throw", "strength"), [((1,), 9), ((2,), 5), ((3,), 5)], ids=["met", "tied", "not met"]
)
def test_willow_step_strikes_with_its_hand_once_more_when_faster(throw: tuple[int], strength: int) -> None:
    fought = fight(WILLOW_STEP, card("arrow", 4, 9), throw, hands=holding(4, 8))
    assert fought.of(Struck)[0].strength == strength


# Lightning Strike: the turtle, offensive to the fan, defensive to the wave.


@pytest.mark.parametrize(("speed", "throw"), [((1,), (3, 3, 2, 1)), ((2,), (3, 2)), ((3,), (3,))], ids=str)
def test_lightning_strike_hits_with_more_dice_the_faster_it_is(
    speed: tuple[int], throw: tuple[int, ...]
) -> None:
    fought = fight(LIGHTNING_STRIKE, card("fan", 9, 9), speed, throw)
    assert fought.damage == (0, sum(throw))


def test_lightning_strike_at_speed_one_is_never_blocked_by_an_equal_speed() -> None:
    fought = fight(LIGHTNING_STRIKE, card("fan", 1, 9), (1,), (1, 1, 1, 1))
    assert fought.damage == (0, 4)
    assert fought.of(Compared)[0].faster is None


def test_lightning_strike_at_speed_three_can_be_blocked() -> None:
    assert fight(LIGHTNING_STRIKE, card("fan", 2, 2), (3,), (3,)).damage == (0, 1)


def test_lightning_strike_blocks_with_its_dice() -> None:
    assert fight(card("wave", 4, 9), LIGHTNING_STRIKE, (1,), (2, 2, 2, 2)).damage == (0, 1)


# Twin Swallows: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("cards", "blows"), [(3, [7, 7]), (4, [6]), (5, [5])], ids=["met", "tied", "not met"]
)
def test_twin_swallows_cuts_twice_when_faster_which_it_is_late(cards: int, blows: list[int]) -> None:
    fought = fight(TWIN_SWALLOWS, card("pine", 6, 0), hands=holding(cards, 8))
    assert [blow.damage for blow in fought.of(Struck)] == blows


def test_twin_swallows_blocks_one_blow_when_faster() -> None:
    assert fight(card("snow", 8, 9), TWIN_SWALLOWS, hands=holding(8, 5)).damage == (0, 4)


def test_the_roles_named_above_are_those_of_the_wheel() -> None:
    for one, other in (("wave", "butterfly"), ("butterfly", "arrow"), ("turtle", "fan"), ("wave", "turtle")):
        assert is_offensive(one, other)
    assert is_offensive("mountain", "pine")
    assert is_offensive("snow", "mountain")
