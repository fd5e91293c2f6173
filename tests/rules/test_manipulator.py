"""Tengan Shunso's three special cards, each branch."""

import pytest

from rules.bushido.events import Compared, Discarded, Judged, Retrieved, Struck
from rules.bushido.fighters.first.manipulator import MIND_GAMES, NO_WAY_OUT, SECOND_THOUGHTS
from tests.rules.table import card, fight, holding

# Second Thoughts: the butterfly, offensive to the arrow, defensive to the wave.


def test_second_thoughts_takes_back_a_spent_card() -> None:
    hands = (("pine", "wave"), ("pine", "wave"))
    fought = fight(SECOND_THOUGHTS, card("arrow", 9, 0), hands=hands, draws=[("snow",)])
    assert fought.of(Retrieved) == [Retrieved(seat=0, techniques=("snow",))]
    assert fought.hands[0] == ("pine", "wave", "snow")


def test_second_thoughts_finds_nothing_where_nothing_is_spent() -> None:
    assert fight(SECOND_THOUGHTS, card("arrow", 9, 0)).of(Retrieved) == []


@pytest.mark.parametrize(
    ("own", "foe", "strength"), [(1, 2, 14), (2, 2, 11), (2, 1, 12)], ids=["met", "tied", "not met"]
)
def test_second_thoughts_strikes_harder_with_fewer_cards_than_the_opponent(
    own: int, foe: int, strength: int
) -> None:
    fought = fight(SECOND_THOUGHTS, card("arrow", 9, 0), hands=holding(own, foe), draws=[("mountain",)])
    assert fought.of(Judged)[0].met is (own < foe)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(("cards", "strength"), [(8, 5), (3, 10), (0, 13)])
def test_second_thoughts_strikes_harder_the_fewer_cards_the_opponent_holds(cards: int, strength: int) -> None:
    fought = fight(SECOND_THOUGHTS, card("arrow", 9, 0), hands=holding(8, cards), draws=[("mountain",)])
    assert fought.of(Struck)[0].strength == strength


# Mind Games: the turtle, offensive to the fan, defensive to the wave.


@pytest.mark.parametrize(
    ("throw", "lost"),
    [((1, 1, 1), ("pine", "moon", "snow")), ((1, 1, 2), ()), ((2, 2, 2), ())],
    ids=["met", "tied", "not met"],
)
def test_mind_games_takes_three_cards_when_offensive_and_faster(
    throw: tuple[int, ...], lost: tuple[str, ...]
) -> None:
    fought = fight(MIND_GAMES, card("fan", 4, 3), throw, draws=[lost] if lost else [])
    assert [event.techniques for event in fought.of(Discarded)] == ([lost] if lost else [])


@pytest.mark.parametrize(
    ("throw", "lost"),
    [((1, 1, 1), ("snow",)), ((1, 1, 2), ()), ((2, 2, 2), ())],
    ids=["met", "tied", "not met"],
)
def test_mind_games_takes_one_card_when_defensive_and_faster(
    throw: tuple[int, ...], lost: tuple[str, ...]
) -> None:
    fought = fight(card("wave", 4, 9), MIND_GAMES, throw, draws=[lost] if lost else [])
    assert fought.of(Discarded) == ([Discarded(seat=0, techniques=lost)] if lost else [])


# No Way Out: the mountain, offensive to the pine, defensive to the snow.


@pytest.mark.parametrize(("cards", "speed", "strength"), [(8, 9, 8), (4, 5, 12), (1, 2, 15)])
def test_no_way_out_closes_faster_and_harder_the_fewer_cards_the_opponent_holds(
    cards: int, speed: int, strength: int
) -> None:
    fought = fight(NO_WAY_OUT, card("pine", 20, 0), hands=holding(0, cards))
    assert fought.of(Compared)[0].speeds == (speed, 20)
    assert fought.of(Struck)[0].strength == strength


@pytest.mark.parametrize(
    ("own", "foe", "strength"), [(2, 1, 18), (2, 2, 14), (1, 2, 14)], ids=["met", "tied", "not met"]
)
def test_no_way_out_strikes_harder_with_more_cards(own: int, foe: int, strength: int) -> None:
    fought = fight(NO_WAY_OUT, card("pine", 20, 0), hands=holding(own, foe))
    assert fought.of(Struck)[0].strength == strength
