"""Hamasaki Shinso's three new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.second.highborn import HALF_A_GLANCE, LOOSE_SLEEVE, SPOTLESS_SILK
from tests.rules.table import card, fight, holding

# Loose Sleeve: the butterfly, offensive to the moon, the arrow, the turtle and the fan.


@pytest.mark.parametrize("cards", [8, 0])
def test_loose_sleeve_strikes_harder_where_he_is_not_open(cards: int) -> None:
    fought = fight(LOOSE_SLEEVE, card("fan", 9, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (4, 9)
    assert fought.damage == (0, 16 - 2 * cards + 1)


@pytest.mark.parametrize(("technique", "extra"), [("pine", 3), ("wave", 3), ("snow", 3), ("mountain", 0)])
def test_loose_sleeve_is_open_to_three_techniques(technique: str, extra: int) -> None:
    assert fight(card(technique, 3, 5), LOOSE_SLEEVE).damage == (0, 5 + extra)


# Half a Glance: the turtle, offensive to the fan, the snow, the mountain and the pine.


@pytest.mark.parametrize(("cards", "speed"), [(8, 9), (0, 1)])
def test_half_a_glance_comes_fast_when_it_is_late(cards: int, speed: int) -> None:
    fought = fight(HALF_A_GLANCE, card("fan", 19, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 19)
    assert fought.of(Struck)[0].strength == 18 - cards


@pytest.mark.parametrize(("technique", "extra"), [("wave", 5), ("butterfly", 5), ("moon", 0)])
def test_half_a_glance_misses_what_comes_from_two_sides(technique: str, extra: int) -> None:
    assert fight(card(technique, 3, 5), HALF_A_GLANCE).damage == (0, 5 + extra)


# Spotless Silk: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(("health", "strength"), [(20, 7), (12, 6), (1, 4)])
def test_spotless_silk_loses_its_strength_with_his_health(health: int, strength: int) -> None:
    fought = fight(SPOTLESS_SILK, card("pine", 9, 0), healths=(health, 20))
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("health", "block"), [(19, None), (20, 5)], ids=["with more health", "with as much"])
def test_spotless_silk_cannot_be_blocked_while_he_is_ahead(health: int, block: int | None) -> None:
    assert fight(SPOTLESS_SILK, card("pine", 2, 5), healths=(20, health)).of(Struck)[0].block == block


@pytest.mark.parametrize(("health", "extra"), [(19, 0), (20, 2)], ids=["with more health", "with as much"])
def test_spotless_silk_leaves_him_open_once_he_is_not(health: int, extra: int) -> None:
    assert fight(card("snow", 3, 5), SPOTLESS_SILK, healths=(health, 20)).damage == (20 - health, 5 + extra)
