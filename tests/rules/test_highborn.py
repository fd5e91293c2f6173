"""Hamasaki Shinso's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Judged, Struck
from rules.bushido.fighters.first.highborn import CLOSED_EYES, ONE_HAND, UNBLEMISHED
from tests.rules.table import card, fight, holding

# One Hand: the butterfly, offensive to the arrow, defensive to the snow, the mountain, the pine and the wave.


@pytest.mark.parametrize(("cards", "strength"), [(8, 0), (3, 10), (0, 16)])
def test_one_hand_strikes_harder_the_longer_he_has_toyed(cards: int, strength: int) -> None:
    fought = fight(ONE_HAND, card("arrow", 9, 0), hands=holding(cards, 8))
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize("technique", ["pine", "wave"])
def test_one_hand_is_open_to_two_techniques(technique: str) -> None:
    assert fight(card(technique, 1, 5), ONE_HAND).damage == (0, 7)


@pytest.mark.parametrize("technique", ["snow", "mountain"])
def test_one_hand_is_hit_as_usual_by_all_others(technique: str) -> None:
    fought = fight(card(technique, 1, 5), ONE_HAND)
    assert fought.of(Judged)[0].met is False
    assert fought.damage == (0, 5)


def test_one_hand_is_not_open_to_a_blow_it_blocks_whole() -> None:
    fought = fight(card("wave", 9, 8), ONE_HAND, hands=holding(8, 4))
    assert fought.of(Struck)[0].block == 8
    assert fought.damage == (0, 0)


# Closed Eyes: the turtle, offensive to the fan, defensive to the wave, the butterfly, the moon and the arrow.


@pytest.mark.parametrize(("cards", "speed"), [(8, 9), (4, 5), (0, 1)])
def test_closed_eyes_opens_faster_the_longer_he_has_toyed(cards: int, speed: int) -> None:
    fought = fight(CLOSED_EYES, card("fan", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.damage == (0, 14)


def test_closed_eyes_is_hit_harder_by_one_technique() -> None:
    assert fight(card("wave", 1, 5), CLOSED_EYES).damage == (0, 10)


@pytest.mark.parametrize("technique", ["butterfly", "moon", "arrow"])
def test_closed_eyes_is_hit_as_usual_by_all_others(technique: str) -> None:
    fought = fight(card(technique, 1, 5), CLOSED_EYES)
    assert fought.of(Judged)[0].met is False
    assert fought.damage == (0, 5)


# Unblemished: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(("health", "strength"), [(20, 7), (18, 7), (17, 6), (3, 2), (2, 1)])
def test_unblemished_is_as_strong_as_he_is_unhurt(health: int, strength: int) -> None:
    fought = fight(UNBLEMISHED, card("pine", 9, 0), healths=(health, 20))
    assert fought.of(Struck)[0].strength == strength


def test_unblemished_blocks_with_the_same_strength() -> None:
    assert fight(card("snow", 8, 9), UNBLEMISHED, healths=(20, 12)).healths == (20, 8)
