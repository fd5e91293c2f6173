"""The puzzles that are shipped keep what is promised; an answer loses what a perfect opponent takes."""

import pytest

from players.bushido.puzzles import KEPT, kept
from players.puzzle import Puzzle
from players.registry import puzzle
from rules.bushido.duel import Duel
from rules.bushido.fighters import NEWEST
from rules.bushido.values import FULL_HEALTH
from rules.codec import decode, encode
from rules.games import game

ALL = [each.puzzle() for each in kept()]
STONES = Puzzle("g", ("a", "b"), None, ("x", "y"), ("x", "y"), ((100, 0), (0, 100)))
"""One must guess what the other does."""
PURE = Puzzle("g", ("a", "b"), None, ("x", "y"), ("x", "y"), ((60, 50), (40, 0)))


def test_there_are_two_years_of_them_in_two_hundred_kilobytes() -> None:
    assert len(ALL) == 2 * 365
    assert KEPT.stat().st_size <= 200_000


def test_none_is_there_twice_not_even_from_the_other_side() -> None:
    assert len({frozenset({each.own, each.foe}) for each in kept()}) == len(ALL)


def test_each_is_instructive() -> None:
    for each in ALL:
        best, second = sorted(each.alone)[:-3:-1]
        mixed = each.value - best >= 5
        right = each.value - best < 0.05 and each.value - second >= 5
        assert mixed or right
        assert each.instructive


def test_each_is_a_position_of_the_rules_of_today() -> None:
    for each in ALL:
        rules = game(each.game)
        assert isinstance(rules, Duel)
        assert rules.edition is NEWEST
        own, foe = each.state.fighters
        assert each.cast == (own.fighter, foe.fighter)
        assert set(each.cast) <= set(NEWEST.fighters)
        assert all(0 < fighter.health <= FULL_HEALTH for fighter in (own, foe))
        assert len(own.hand) == len(foe.hand) == 10 - each.state.turn
        assert [request.options for request in rules.requests(each.state)] == [each.options, each.answers]
        assert decode(encode(each.state), rules.state_type) == each.state


def test_what_each_is_worth_is_a_chance_for_every_two_cards() -> None:
    for each in ALL:
        assert [len(row) for row in each.payoffs] == [len(each.answers)] * len(each.options)
        assert all(0 <= earned <= 100 for row in each.payoffs for earned in row)
        assert sum(each.mix) == pytest.approx(1)


def test_every_pairing_comes_up_and_so_do_cards_that_are_right_and_mixes() -> None:
    assert len({frozenset(each.cast) for each in ALL}) == 28
    right = sum(each.value - max(each.alone) < 5 for each in ALL)
    assert 0 < right < len(ALL) / 2
    assert {len(each.options) for each in ALL} == {3, 4, 5}


def test_after_the_last_they_begin_again() -> None:
    assert puzzle(0) == puzzle(len(ALL))
    assert puzzle(1) != puzzle(0)


def test_an_answer_loses_what_a_perfect_opponent_takes() -> None:
    assert STONES.loss((100, 0)) == 50
    assert STONES.loss((50, 50)) == 0
    assert STONES.loss((70, 30)) == pytest.approx(20)
    assert PURE.loss((100, 0)) == 0
    assert PURE.loss((0, 100)) == 50
    assert STONES.instructive
    assert PURE.instructive


def test_where_nothing_depends_on_the_answer_it_is_not_instructive() -> None:
    flat = Puzzle("g", ("a", "b"), None, ("x", "y"), ("x", "y"), ((60, 50), (58, 49)))
    assert not flat.instructive
