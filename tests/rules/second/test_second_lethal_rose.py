"""Nashio Naomi's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck, Turned
from rules.bushido.fighters.second.lethal_rose import BOWED_HEAD, SCENTED_FAN
from tests.rules.table import card, fight, holding

# Scented Fan: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize("cards", [8, 0])
def test_scented_fan_is_quick_and_strong_when_the_hand_is_empty(cards: int) -> None:
    fought = fight(SCENTED_FAN, card("arrow", 20, 5), hands=holding(cards, 8))
    assert fought.of(Compared)[0].speeds == (3 + cards, 20)
    assert fought.of(Struck)[0].strength == 24 - 3 * cards


def test_scented_fan_weakens_the_block_on_the_offensive() -> None:
    assert fight(SCENTED_FAN, card("arrow", 1, 5)).of(Struck)[0].block == 3


def test_scented_fan_slows_on_the_defensive() -> None:
    fought = fight(card("wave", 5, 9), SCENTED_FAN, (2,), hands=holding(8, 5))
    assert fought.of(Compared)[0].speeds == (7, 8)
    assert fought.of(Struck)[0].strength == 9


# Bowed Head: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(
    ("speed", "block"), [(9, 3), (10, None), (11, None)], ids=["slower", "tied", "faster"]
)
def test_bowed_head_turns_every_attack(speed: int, block: int | None) -> None:
    fought = fight(card("snow", speed, 3), BOWED_HEAD, hands=holding(8, 2))
    struck = fought.of(Struck)[0]
    assert fought.of(Turned)[0].seat == 1
    assert (struck.seat, struck.strength, struck.block) == (0, 12, block)


def test_bowed_head_weakens_the_block_on_the_offensive() -> None:
    fought = fight(BOWED_HEAD, card("pine", 9, 5))
    assert not fought.of(Turned)
    assert fought.of(Struck)[0].block == 4


@pytest.mark.parametrize("cards", [8, 0])
def test_bowed_head_strikes_harder_as_the_hand_empties(cards: int) -> None:
    assert fight(BOWED_HEAD, card("pine", 10, 9), hands=holding(cards, 8)).damage == (0, 16 - 2 * cards)
