"""Harada Nobusuke's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.second.bruiser import FALLING_WALL, FIRST_RUSH
from tests.rules.table import card, fight, holding

# First Rush: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("cards", "speed", "strength"), [(8, 2, 17), (3, 7, 7), (0, 10, 1)])
def test_first_rush_is_over_when_the_hand_is_empty(cards: int, speed: int, strength: int) -> None:
    fought = fight(FIRST_RUSH, card("arrow", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(
    ("speed", "damage"), [(1, 7), (2, 7), (3, 0)], ids=["slower", "tied", "faster: it blocks"]
)
def test_first_rush_leaves_him_open_on_the_defensive(speed: int, damage: int) -> None:
    assert fight(card("wave", speed, 5), FIRST_RUSH).damage == (0, damage)


# Falling Wall: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize("cards", [8, 0])
def test_falling_wall_is_slow_and_nothing_blocks_it(cards: int) -> None:
    fought = fight(FALLING_WALL, card("pine", 1, 5), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (9, 1)
    assert fought.of(Struck)[0].block is None
    assert fought.of(Struck)[0].strength == 25 - 3 * cards


def test_falling_wall_leaves_him_open_on_the_defensive() -> None:
    assert fight(card("snow", 8, 5), FALLING_WALL).damage == (0, 6)
