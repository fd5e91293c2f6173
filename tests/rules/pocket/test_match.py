"""A single round and the best of three: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.pocket.cards import STRIKE
from rules.pocket.events import MatchOver, RoundWon, SeatLeft, TakenUp
from rules.pocket.state import Exchange
from tests.rules.pocket.table import BEST_OF_THREE, POCKET, area, facing, flip

WINNING = area(["iron-gate"], ["falling-rock"], ["feint"])
"""Three swords in play, and no helm."""
UNARMED = area(["temple-wall"], [], ["last-wall"])
EVEN = area(["temple-wall"], ["falling-rock"])


def test_a_single_round_decides_a_single_match() -> None:
    turn = flip(facing(WINNING, UNARMED), STRIKE, STRIKE)
    assert turn.of(MatchOver) == [MatchOver(winners=(0,), reason="struck")]
    assert POCKET.requests(turn.state) == ()


def test_after_a_successful_strike_all_cards_return_to_the_hands() -> None:
    turn = flip(facing(WINNING, UNARMED, options=BEST_OF_THREE), STRIKE, STRIKE)
    assert turn.of(RoundWon) == [RoundWon(seats=(0,), points=(1, 0))]
    assert turn.of(TakenUp) == [TakenUp(round=2)]
    assert turn.hand(0) == ("falling-rock", "iron-gate", "feint", STRIKE)
    assert turn.hand(1) == ("temple-wall", "last-wall", STRIKE)
    assert turn.in_play(0) == []
    assert turn.exhausted(0) == ()
    assert turn.state.exchange == Exchange()


def test_two_successful_strikes_win_the_best_of_three() -> None:
    state = facing(WINNING, UNARMED, options=BEST_OF_THREE, points=(1, 1))
    turn = flip(state, STRIKE, STRIKE)
    assert turn.of(MatchOver) == [MatchOver(winners=(0,), reason="struck")]
    assert turn.state.points == (2, 1)
    assert POCKET.score(turn.state) == (2, 1)


def test_a_mutual_defeat_counts_for_both() -> None:
    turn = flip(facing(WINNING, EVEN, options=BEST_OF_THREE), STRIKE, STRIKE)
    assert turn.of(RoundWon) == [RoundWon(seats=(0, 1), points=(1, 1))]
    assert turn.of(TakenUp) == [TakenUp(round=2)]


def test_a_mutual_defeat_can_win_the_match() -> None:
    turn = flip(facing(WINNING, EVEN, options=BEST_OF_THREE, points=(1, 0)), STRIKE, STRIKE)
    assert turn.state.result == Outcome((0,), "struck")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_leaves_has_lost_at_any_time(seat: int) -> None:
    begun = POCKET.start(2, BEST_OF_THREE, Dice(bytes(32))).state
    for state in (begun, facing(WINNING, UNARMED, points=(1, 1))):
        step = POCKET.leave(state, seat, "resigned", Dice(bytes(32)))
        assert step.state.result == Outcome((1 - seat,), "resigned")
        assert step.events[0] == SeatLeft(seat=seat, reason="resigned")


def test_nobody_leaves_what_is_over() -> None:
    over = flip(facing(WINNING, EVEN), STRIKE, STRIKE).state
    with pytest.raises(Rejection):
        POCKET.leave(over, 0, "resigned", Dice(bytes(32)))


def test_a_draft_is_told_as_one_and_so_is_a_turn() -> None:
    begun = POCKET.start(2, BEST_OF_THREE, Dice(bytes(32))).state
    state = facing(["tiger-stance", "feint"], ["iron-gate", "rush"])
    asking = flip(state, "tiger-stance", "iron-gate").state
    assert [POCKET.continues(each) for each in (begun, state, asking)] == [True, False, True]
