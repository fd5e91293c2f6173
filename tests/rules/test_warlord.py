"""Marameda Anzai's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Rolled, Struck
from rules.bushido.fighters.first.warlord import FROZEN_WITH_FEAR, HOW_DELIGHTFUL, SCENT_OF_BLOOD
from tests.rules.table import card, fight, holding

# Scent of Blood: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize(("health", "strength"), [(20, 4), (19, 4), (18, 5), (2, 13)])
def test_scent_of_blood_grows_with_what_the_opponent_has_lost(health: int, strength: int) -> None:
    fought = fight(SCENT_OF_BLOOD, card("arrow", 20, 0), healths=(20, health))
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("cards", "speed"), [(8, 9), (4, 5), (0, 1)])
def test_scent_of_blood_is_faster_the_fewer_cards_the_opponent_holds(cards: int, speed: int) -> None:
    fought = fight(SCENT_OF_BLOOD, card("arrow", 20, 0), hands=holding(8, cards))
    assert fought.of(Compared)[0].speeds == (speed, 20)


# You Are injured? How delightful: the turtle, offensive to the fan, defensive to the wave.


@pytest.mark.parametrize(
    ("healths", "throws", "damage"),
    [((20, 19), ((1, 1), (2, 3)), 8), ((20, 20), ((1, 1),), 3), ((19, 20), ((1, 1),), 3)],
    ids=["met", "tied", "not met"],
)
def test_how_delightful_strikes_harder_with_more_health(
    healths: tuple[int, int], throws: tuple[tuple[int, ...], ...], damage: int
) -> None:
    fought = fight(HOW_DELIGHTFUL, card("fan", 4, 3), *throws, healths=healths)
    assert healths[1] - fought.healths[1] == damage


def test_how_delightful_blocks_more_with_more_health() -> None:
    fought = fight(card("wave", 4, 9), HOW_DELIGHTFUL, (1, 2), (3, 3), healths=(10, 11))
    assert fought.of(Struck)[0].block == 9


# Frozen with Fear: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("healths", "strength"), [((20, 19), 13), ((19, 19), 8), ((18, 19), 8)], ids=["met", "tied", "not met"]
)
def test_frozen_with_fear_slows_and_strikes_harder_with_more_health(
    healths: tuple[int, int], strength: int
) -> None:
    throws = [(1, 2, 3)] if healths[0] > healths[1] else []
    fought = fight(FROZEN_WITH_FEAR, card("pine", 20, 0), *throws, healths=healths)
    assert fought.of(Struck)[0].strength == strength
    assert [rolled.seat for rolled in fought.of(Rolled)] == [1] * len(throws)
    assert fought.of(Compared)[0].speeds == (5, 20 + sum(map(sum, throws)))


@pytest.mark.parametrize(("cards", "speed", "strength"), [(8, 5, 8), (5, 3, 11), (4, 3, 12), (0, 1, 16)])
def test_frozen_with_fear_is_faster_and_stronger_the_fewer_cards_the_opponent_holds(
    cards: int, speed: int, strength: int
) -> None:
    fought = fight(FROZEN_WITH_FEAR, card("pine", 20, 0), hands=holding(8, cards))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength
