"""Aguni Gin's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Dodged, Struck
from rules.bushido.fighters.second.swift import CROSSING_SWALLOWS, PARTED_REEDS
from tests.rules.table import card, fight, holding

# Parted Reeds: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(
    ("speed", "dodged"), [(9, True), (8, False), (7, False)], ids=["faster", "tied", "slower"]
)
def test_parted_reeds_are_hit_by_nothing_that_is_slower(speed: int, dodged: bool) -> None:
    fought = fight(card("wave", speed, 9), PARTED_REEDS, hands=holding(8, 6))
    assert bool(fought.of(Dodged)) is dodged
    assert fought.damage == (0, 0 if dodged else 9)


@pytest.mark.parametrize("cards", [8, 3, 0])
def test_parted_reeds_are_quicker_and_cut_deeper_as_the_hand_empties(cards: int) -> None:
    fought = fight(PARTED_REEDS, card("arrow", 19, 0), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (2 + cards, 19)
    assert fought.of(Struck)[0].strength == 24 - 3 * cards


# Crossing Swallows: the mountain, offensive to the pine, defensive to the snow.


def test_crossing_swallows_strike_twice_if_they_are_faster() -> None:
    fought = fight(CROSSING_SWALLOWS, card("pine", 5, 0), (2, 2))
    assert [each.strength for each in fought.of(Struck)] == [5, 5]


@pytest.mark.parametrize("speed", [4, 3], ids=["tied", "slower"])
def test_crossing_swallows_are_weak_and_single_if_they_are_not(speed: int) -> None:
    fought = fight(CROSSING_SWALLOWS, card("pine", speed, 0), (2, 2))
    assert [each.strength for each in fought.of(Struck)] == [2]


def test_crossing_swallows_block_once_with_all_they_have() -> None:
    assert fight(card("snow", 9, 9), CROSSING_SWALLOWS, (1, 1)).damage == (0, 4)
