"""Takata Shigeru's three special cards, each branch."""

import pytest

from rules.bushido.cards import Card
from rules.bushido.events import Compared, Judged, Rolled, Struck
from rules.bushido.fighters.first.wanderer import DRIFTING_CLOUD, IF_I_MUST, MINIMAL_EFFORT
from tests.rules.table import card, fight, holding

# Minimal Effort: the turtle, offensive to the fan, defensive to the wave.


def test_minimal_effort_hits_for_four() -> None:
    assert fight(MINIMAL_EFFORT, card("fan", 9, 9), (2, 2, 2)).damage == (0, 4)


def test_minimal_effort_blocks_nine() -> None:
    fought = fight(card("wave", 7, 11), MINIMAL_EFFORT, (2, 2, 2))
    assert fought.of(Struck)[0].block == 9
    assert fought.damage == (0, 2)


@pytest.mark.parametrize("speed", [6, 5], ids=["tied", "slower"])
def test_minimal_effort_blocks_nothing_unless_faster(speed: int) -> None:
    assert fight(card("wave", speed, 11), MINIMAL_EFFORT, (2, 2, 2)).damage == (0, 11)


# Drifting Cloud: the butterfly, defensive to the wave, offensive to the arrow.


def test_drifting_cloud_slows_an_attacker_and_blocks() -> None:
    fought = fight(card("wave", 4, 9), DRIFTING_CLOUD, (1, 2), hands=holding(8, 3))
    assert fought.of(Rolled) == [Rolled(seat=0, amount="speed", faces=(1, 2), cause=1)]
    assert fought.of(Compared)[0].speeds == (7, 5)
    assert fought.of(Struck)[0].block == 8
    assert fought.damage == (0, 1)


@pytest.mark.parametrize("speed", [3, 2], ids=["tied", "slower"])
def test_drifting_cloud_blocks_nothing_when_that_is_not_enough(speed: int) -> None:
    assert fight(card("wave", speed, 9), DRIFTING_CLOUD, (1, 1)).damage == (0, 9)


@pytest.mark.parametrize(("cards", "strength"), [(8, 8), (3, 3), (0, 0)])
def test_drifting_cloud_slows_nobody_on_the_offensive_and_wanes_with_the_hand(
    cards: int, strength: int
) -> None:
    fought = fight(DRIFTING_CLOUD, card("arrow", 9, 9), hands=holding(cards, 8))
    assert fought.of(Judged)[0].met is False
    assert fought.of(Struck)[0].strength == strength


# If I Must: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("healths", "strength"), [((9, 10), 14), ((10, 10), 7), ((11, 10), 7)], ids=["met", "tied", "not met"]
)
def test_if_i_must_hits_harder_with_less_health(healths: tuple[int, int], strength: int) -> None:
    fought = fight(IF_I_MUST, card("pine", 9, 9), healths=healths)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(
    ("healths", "block"), [((10, 9), 23), ((10, 10), 16), ((10, 11), 16)], ids=["met", "tied", "not met"]
)
def test_if_i_must_blocks_more_with_less_health(healths: tuple[int, int], block: int) -> None:
    fought = fight(card("snow", 8, 9), IF_I_MUST, healths=healths, hands=holding(2, 2))
    assert fought.of(Struck)[0].block == block


@pytest.mark.parametrize(("cards", "strength"), [(8, 7), (3, 12), (0, 15)])
def test_if_i_must_grows_as_the_hand_empties(cards: int, strength: int) -> None:
    fought = fight(IF_I_MUST, card("pine", 20, 0), hands=holding(cards, 8))
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("cards", "blocks"), [(6, True), (7, False), (8, False)])
def test_if_i_must_comes_out_faster_the_fewer_cards_he_holds(cards: int, blocks: bool) -> None:
    struck = fight(card("snow", 8, 9), IF_I_MUST, hands=holding(8, cards)).of(Struck)[0]
    assert (struck.block is not None) is blocks


@pytest.mark.parametrize(
    ("special", "struck_by", "striking", "speed", "slowed"),
    [
        (DRIFTING_CLOUD, "wave", "arrow", [], [(1, 1)]),
        (MINIMAL_EFFORT, "wave", "fan", [(1, 1, 1)], []),
        (IF_I_MUST, "snow", "pine", [], []),
    ],
    ids=lambda part: getattr(part, "key", ""),
)
def test_the_wanderer_is_stronger_on_the_defence_with_every_special(
    special: Card,
    struck_by: str,
    striking: str,
    speed: list[tuple[int, ...]],
    slowed: list[tuple[int, ...]],
) -> None:
    attack = fight(special, card(striking, 20, 0), *speed).of(Struck)[0].strength
    block = fight(card(struck_by, 20, 40), special, *slowed, *speed).of(Struck)[0].block
    assert block > attack
