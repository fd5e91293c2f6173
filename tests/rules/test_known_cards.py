"""The publisher's other known cards, written as data: the mechanism carries them as it is.

Facts from the publisher's blog; what the posts leave out (a Speed, a Strength) is put in for the test.
"""

import pytest

from rules.bushido.cards import Clause
from rules.bushido.criteria import Defensive, Faster, MoreHealth, Offensive
from rules.bushido.effects import (
    ForceDiscard,
    NoBlock,
    Reflect,
    Slow,
    StrengthBecomes,
    TakeOffence,
)
from rules.bushido.events import Compared, Discarded, Turned
from rules.bushido.values import Thrown
from tests.rules.table import card, fight

HIT_BY = card("wave", 4, 9)
"""Offensive against the turtle, on which all these cards are tried."""
FALLS_TO = card("fan", 4, 3)
"""Defensive against it."""

THINK_AGAIN = card("turtle", Thrown(2), 2, Clause(when=(Defensive(), Faster()), then=(Reflect(),)))
FLOWERS_CARESS = card(
    "turtle",
    4,
    5,
    Clause(then=(Slow(1),)),
    Clause(when=(Defensive(), Faster()), then=(TakeOffence(),)),
)
HOW_DELIGHTFUL = card(
    "turtle",
    Thrown(2),
    3,
    Clause(when=(MoreHealth(),), then=(StrengthBecomes(Thrown(2, plus=3)),)),
)
BERSERKERS_RAGE = card("turtle", Thrown(4), Thrown(5), Clause(when=(Defensive(),), then=(NoBlock(),)))
MIND_GAMES = card(
    "turtle",
    Thrown(3),
    3,
    Clause(when=(Offensive(), Faster()), then=(ForceDiscard(3),)),
    Clause(when=(Defensive(), Faster()), then=(ForceDiscard(1),)),
)


def test_the_thrillseeker_blocks_two_and_returns_what_he_took() -> None:
    assert fight(HIT_BY, THINK_AGAIN, (1, 2)).damage == (7, 7)
    assert fight(HIT_BY, THINK_AGAIN, (2, 2)).damage == (0, 9)
    assert fight(THINK_AGAIN, FALLS_TO, (1, 1)).damage == (0, 2)


def test_the_thrillseeker_can_take_the_opponent_down_with_him() -> None:
    assert fight(HIT_BY, THINK_AGAIN, (1, 2), healths=(7, 7)).healths == (0, 0)


def test_the_lethal_rose_turns_defence_into_attack() -> None:
    fought = fight(HIT_BY, FLOWERS_CARESS, (1,))
    assert fought.of(Compared)[0].speeds == (5, 4)
    assert fought.of(Turned) == [Turned(seat=1)]
    assert fought.damage == (5, 0)


def test_the_lethal_rose_is_hit_if_still_not_faster() -> None:
    assert fight(card("wave", 3, 9), FLOWERS_CARESS, (1,)).damage == (0, 9)


@pytest.mark.parametrize(
    ("healths", "throws", "damage"),
    [((20, 19), ((1, 1), (2, 3)), 8), ((20, 20), ((1, 1),), 3), ((19, 20), ((1, 1),), 3)],
    ids=["met", "tied", "not met"],
)
def test_the_warlord_hits_harder_when_he_has_more_health(
    healths: tuple[int, int], throws: tuple[tuple[int, ...], ...], damage: int
) -> None:
    fought = fight(HOW_DELIGHTFUL, FALLS_TO, *throws, healths=healths)
    assert healths[1] - fought.healths[1] == damage


def test_the_bruiser_hits_hugely_and_blocks_nothing() -> None:
    assert fight(BERSERKERS_RAGE, FALLS_TO, (1, 1, 1, 1), (3, 3, 3, 3, 3)).damage == (0, 15)
    assert fight(card("wave", 12, 9), BERSERKERS_RAGE, (1, 1, 1, 1)).damage == (0, 9)


@pytest.mark.parametrize(
    ("throw", "lost"),
    [((1, 1, 1), ("pine", "moon", "snow")), ((1, 1, 2), ()), ((2, 2, 2), ())],
    ids=["met", "tied", "not met"],
)
def test_the_manipulator_takes_three_cards_when_he_attacks_faster(
    throw: tuple[int, ...], lost: tuple[str, ...]
) -> None:
    fought = fight(MIND_GAMES, FALLS_TO, throw, draws=[lost] if lost else [])
    assert [event.techniques for event in fought.of(Discarded)] == ([lost] if lost else [])


def test_the_manipulator_takes_one_card_when_he_defends_faster() -> None:
    assert fight(HIT_BY, MIND_GAMES, (1, 1, 1), draws=[("snow",)]).hands[0].count("snow") == 0
