"""Nashio Naomi's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Struck, Turned
from rules.bushido.fighters.second.lethal_rose import BOWED_HEAD, SCENTED_FAN
from tests.rules.table import card, fight, holding

# Scented Fan: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize("cards", [8, 0])
def test_scented_fan_weakens_the_block_on_the_offensive(cards: int) -> None:
    fought = fight(SCENTED_FAN, card("arrow", 3, 5), hands=holding(cards, 8))
    struck = fought.of(Struck)[0]
    assert (struck.strength, struck.block) == (19 - 2 * cards, 3)


def test_scented_fan_slows_on_the_defensive() -> None:
    fought = fight(card("wave", 5, 9), SCENTED_FAN, (2,), hands=holding(8, 5))
    assert fought.of(Compared)[0].speeds == (7, 6)
    assert fought.of(Struck)[0].strength == 9


# Bowed Head: the mountain, offensive to the pine, defensive to the snow.


def test_bowed_head_turns_the_attack_of_who_is_faster() -> None:
    fought = fight(card("snow", 6, 3), BOWED_HEAD, hands=holding(8, 2))
    struck = fought.of(Struck)[0]
    assert fought.of(Turned)[0].seat == 1
    assert (struck.seat, struck.strength, struck.block) == (0, 6, 3)


@pytest.mark.parametrize(("speed", "block"), [(7, None), (8, 6)], ids=["tied", "faster"])
def test_bowed_head_otherwise_weakens_the_blow(speed: int, block: int | None) -> None:
    fought = fight(card("snow", speed, 9), BOWED_HEAD, hands=holding(8, 2))
    struck = fought.of(Struck)[0]
    assert (struck.seat, struck.strength, struck.block) == (1, 7, block)


@pytest.mark.parametrize("cards", [8, 0])
def test_bowed_head_strikes_harder_as_the_hand_empties(cards: int) -> None:
    assert fight(BOWED_HEAD, card("pine", 7, 9), hands=holding(cards, 8)).damage == (0, 8 - cards)
