"""Tengan Shunso's two new cards, each branch."""

import pytest

from rules.bushido.events import Compared, Discarded, Retrieved, Struck
from rules.bushido.fighters.second.manipulator import BORROWED_TIME, CLOSED_DOORS
from tests.rules.table import card, fight, holding

# Borrowed Time: the butterfly, offensive to the arrow, defensive to the wave.


@pytest.mark.parametrize("cards", [7, 2])
def test_borrowed_time_is_stronger_with_more_cards_and_against_fewer(cards: int) -> None:
    fought = fight(BORROWED_TIME, card("arrow", 9, 0), hands=holding(8, cards))
    assert fought.of(Struck)[0].strength == 13 - cards + 2
    assert not fought.of(Retrieved)


@pytest.mark.parametrize("cards", [3, 2], ids=["with as many cards", "with fewer cards"])
def test_borrowed_time_otherwise_takes_one_of_his_own_back(cards: int) -> None:
    fought = fight(BORROWED_TIME, card("arrow", 9, 0), hands=holding(cards, 3), draws=[("snow",)])
    assert fought.of(Struck)[0].strength == 10
    assert fought.of(Retrieved)[0].techniques == ("snow",)


# Closed Doors: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize("cards", [8, 1])
def test_closed_doors_shut_faster_and_harder_the_less_is_left_behind_them(cards: int) -> None:
    lost = holding(8, cards)[1][:1]
    fought = fight(CLOSED_DOORS, card("pine", 19, 0), hands=holding(8, cards), draws=[lost])
    assert fought.of(Compared)[0].speeds == (1 + cards, 19)
    assert fought.of(Struck)[0].strength == 15 - cards
    assert fought.of(Discarded)[0].techniques == lost


def test_closed_doors_let_one_of_his_own_back_in_on_the_defensive() -> None:
    fought = fight(card("snow", 2, 5), CLOSED_DOORS, hands=holding(8, 5), draws=[("fan",)])
    assert fought.of(Retrieved)[0].techniques == ("fan",)
    assert not fought.of(Discarded)
