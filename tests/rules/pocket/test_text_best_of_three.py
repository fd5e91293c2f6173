"""Mutual defeat and the best of three: one test for each sentence that rules something (seed 002)."""

from rules.game import Outcome
from rules.pocket.cards import STRIKE
from rules.pocket.events import MatchOver, RoundWon, TakenUp
from rules.pocket.state import Exchange
from tests.rules.pocket.table import BEST_OF_THREE, POCKET, area, facing, flip

WINNING = area(["iron-gate"], ["falling-rock"], ["feint"])
"""Three swords in play, and no helm."""
UNARMED = area(["temple-wall"], [], ["last-wall"])
EVEN = area(["temple-wall"], ["falling-rock"])


def test_one_successful_strike_does_not_end_the_best_of_three() -> None:
    turn = flip(facing(WINNING, UNARMED, options=BEST_OF_THREE), STRIKE, STRIKE)
    assert turn.of(RoundWon) == [RoundWon(seats=(0,), points=(1, 0))]
    assert turn.state.result is None
    assert turn.state.points == (1, 0)


def test_two_successful_strikes_win_the_best_of_three() -> None:
    for points in ((1, 0), (1, 1)):
        turn = flip(facing(WINNING, UNARMED, options=BEST_OF_THREE, points=points), STRIKE, STRIKE)
        assert turn.of(MatchOver) == [MatchOver(winners=(0,), reason="struck")]
        assert POCKET.score(turn.state) == (2, points[1])
        assert POCKET.requests(turn.state) == ()


def test_after_a_successful_strike_all_cards_go_back_to_the_hands() -> None:
    turn = flip(facing(WINNING, UNARMED, options=BEST_OF_THREE, doubles=2), STRIKE, STRIKE)
    assert turn.of(TakenUp) == [TakenUp(round=2)]
    assert turn.hand(0) == ("falling-rock", "iron-gate", "feint", STRIKE)
    assert turn.hand(1) == ("temple-wall", "last-wall", STRIKE)
    for area_ in turn.state.areas:
        assert area_.in_play == ()
        assert area_.exhausted == ()
    assert turn.state.exchange == Exchange()


def test_each_of_two_mutually_defeated_has_a_point() -> None:
    turn = flip(facing(WINNING, EVEN, options=BEST_OF_THREE), STRIKE, STRIKE)
    assert turn.of(RoundWon) == [RoundWon(seats=(0, 1), points=(1, 1))]
    assert turn.of(TakenUp) == [TakenUp(round=2)]
    ahead = facing(WINNING, EVEN, options=BEST_OF_THREE, points=(1, 0))
    assert flip(ahead, STRIKE, STRIKE).state.result == Outcome((0,), "struck")


def test_a_mutual_defeat_by_double_strikes_counts_for_both_too() -> None:
    turn = flip(facing(["iron-gate"], ["temple-wall"], options=BEST_OF_THREE, doubles=2), STRIKE, STRIKE)
    assert turn.of(RoundWon) == [RoundWon(seats=(0, 1), points=(1, 1))]
    assert turn.of(TakenUp) == [TakenUp(round=2)]
