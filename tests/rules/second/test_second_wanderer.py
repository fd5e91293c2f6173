"""Takata Shigeru's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.second.wanderer import PASSING_RAIN, VERY_WELL
from tests.rules.table import card, fight, holding

# Passing Rain: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize("cards", [8, 0])
def test_passing_rain_is_mild_on_the_offensive(cards: int) -> None:
    fought = fight(PASSING_RAIN, card("arrow", 9, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (4, 9)
    assert fought.damage == (0, 16 - 2 * cards)


@pytest.mark.parametrize(("cards", "block"), [(8, 1), (0, 17)])
def test_passing_rain_slows_and_blocks_on_the_defensive(cards: int, block: int) -> None:
    fought = fight(card("wave", 3, 22), PASSING_RAIN, (1, 2), hands=holding(8, cards))
    assert fought.of(Compared)[0].speeds == (6, 4)
    assert fought.of(Struck)[0].block == block


# Very Well: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("health", "speed", "strength"), [(19, 3, 13), (20, 4, 8)], ids=["with less health", "with as much"]
)
def test_very_well_rouses_him_once_he_is_behind(health: int, speed: int, strength: int) -> None:
    fought = fight(VERY_WELL, card("pine", 9, 0), healths=(health, 20))
    assert fought.of(Compared)[0].speeds == (speed, 9)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("health", "block"), [(19, 15), (20, 10)])
def test_very_well_is_a_wall_on_the_defensive(health: int, block: int) -> None:
    fought = fight(card("snow", 9, 20), VERY_WELL, healths=(20, health))
    assert fought.of(Struck)[0].block == block
