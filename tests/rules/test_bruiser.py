"""Harada Nobusuke's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck
from rules.bushido.fighters.first.bruiser import BERSERKERS_RAGE, LANDSLIDE, TREE_FELLER
from tests.rules.table import card, fight, holding

# Tree Feller: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("cards", "speed", "strength"), [(8, 3, 17), (3, 8, 7), (0, 11, 1)])
def test_tree_feller_fells_what_it_meets_early(cards: int, speed: int, strength: int) -> None:
    fought = fight(TREE_FELLER, card("arrow", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("speed", "damage"), [(2, 9), (3, 5), (4, 0)], ids=["slower", "tied", "faster"])
def test_tree_feller_suffers_when_it_is_too_slow(speed: int, damage: int) -> None:
    assert fight(card("wave", speed, 5), TREE_FELLER).damage == (0, damage)


def test_tree_feller_suffers_nothing_extra_on_the_offensive() -> None:
    assert fight(TREE_FELLER, card("arrow", 2, 4)).damage == (0, 13)


# Berserker's Rage: the turtle, offensive to the fan, defensive to the wave.


def test_berserkers_rage_rolls_five_dice_of_strength() -> None:
    assert fight(BERSERKERS_RAGE, card("fan", 9, 0), (2, 2, 2, 2), (3, 3, 3, 1, 2)).damage == (0, 12)


@pytest.mark.parametrize("speed", [5, 4, 3], ids=["faster", "tied", "slower"])
def test_berserkers_rage_never_blocks(speed: int) -> None:
    fought = fight(card("wave", speed, 9), BERSERKERS_RAGE, (1, 1, 1, 1))
    assert fought.of(Struck)[0].block is None
    assert fought.damage == (0, 9)


# Landslide: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(("cards", "speed"), [(8, 9), (4, 5), (0, 1)])
def test_landslide_gathers_speed_as_the_hand_empties(cards: int, speed: int) -> None:
    fought = fight(LANDSLIDE, card("pine", 20, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.damage == (0, 16)


@pytest.mark.parametrize(
    ("cards", "damage"), [(8, 12), (7, 9), (6, 0)], ids=["slower", "tied", "faster: it blocks"]
)
def test_landslide_leaves_him_open_when_it_comes_too_late(cards: int, damage: int) -> None:
    assert fight(card("snow", 8, 9), LANDSLIDE, hands=holding(8, cards)).damage == (0, damage)


def test_landslide_leaves_him_nothing_to_fear_on_the_offensive() -> None:
    assert fight(LANDSLIDE, card("pine", 1, 7)).damage == (0, 9)
