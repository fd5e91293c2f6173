"""A match of Pocket Samurai beside its text: how it is set up, drafted quickly, told and left."""

from random import Random

import pytest

from rules.dice import Dice
from rules.game import Outcome, Rejection, Setup
from rules.pocket.cards import STRIKE
from rules.pocket.deck import FIRST_DECK as DECK
from rules.pocket.events import Drafted, LaidOut, LeftOver, MatchOver, SeatLeft
from tests.rules.pocket.table import BEST_OF_THREE, POCKET, QUICK, SINGLE, area, begun, facing, flip

READY = area(["iron-gate"], ["falling-rock"])


def test_the_host_settles_length_and_draft() -> None:
    assert POCKET.options(2, Setup()) == SINGLE
    assert POCKET.options(2, Setup(answers={"length": "best-of-three"})) == BEST_OF_THREE
    assert POCKET.options(2, Setup(answers={"draft": "quick"})) == QUICK


def test_it_is_played_by_two() -> None:
    for seats in (1, 3):
        with pytest.raises(Rejection):
            POCKET.start(seats, SINGLE, Dice(bytes(32)))


def test_a_single_round_decides_a_single_match() -> None:
    turn = flip(facing(READY, ["temple-wall"]), STRIKE, STRIKE)
    assert turn.of(MatchOver) == [MatchOver(winners=(0,), reason="struck")]
    assert POCKET.requests(turn.state) == ()


def test_in_the_quick_draft_both_are_asked_at_once_and_nothing_of_a_list_is_shown() -> None:
    turn = begun(QUICK)
    assert turn.asked.keys() == {0, 1}
    wished = turn.then({0: turn.asked[0][3], 1: turn.asked[1][5]})
    assert wished.of(Drafted) == []
    for viewer, shown in ((0, [1, 0]), (1, [0, 1]), (None, [0, 0])):
        dojo = POCKET.view(wished.state, viewer).dojo
        assert dojo is not None
        assert [len(wishes) for wishes in dojo.wishes] == shown


@pytest.mark.parametrize("seed", range(20))
def test_in_the_quick_draft_picks_are_dealt_in_turn_by_the_lists(seed: int) -> None:
    turn, rng = begun(QUICK, seed), Random(seed)
    (laid,) = turn.of(LaidOut)
    lists: tuple[list[str], list[str]] = ([], [])
    for _ in range(8):
        wishes = {seat: rng.choice(options) for seat, options in turn.asked.items()}
        for seat, wish in wishes.items():
            lists[seat].append(wish)
        turn = turn.then(wishes)
    gone: set[str] = set()
    for number, pick in enumerate(turn.of(Drafted)):
        assert pick.seat == (laid.first + number) % 2
        assert pick.card == next(wish for wish in lists[pick.seat] if wish not in gone)
        gone.add(pick.card)
    assert len(gone) == 8
    assert set(turn.of(LeftOver)[0].cards) == set(laid.cards) - gone


def test_a_list_never_asks_for_a_card_twice() -> None:
    turn = begun(QUICK)
    card = turn.asked[0][0]
    again = turn.then({0: card, 1: turn.asked[1][0]})
    assert card not in again.asked[0]
    assert set(again.asked[0]) <= set(DECK)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_leaves_has_lost_at_any_time(seat: int) -> None:
    for state in (begun(BEST_OF_THREE).state, facing(READY, ["temple-wall"], points=(1, 1))):
        step = POCKET.leave(state, seat, "resigned", Dice(bytes(32)))
        assert step.state.result == Outcome((1 - seat,), "resigned")
        assert step.events[0] == SeatLeft(seat=seat, reason="resigned")
        assert POCKET.requests(step.state) == ()


def test_nobody_leaves_what_is_over() -> None:
    over = flip(facing(READY, ["temple-wall"]), STRIKE, STRIKE).state
    with pytest.raises(Rejection):
        POCKET.leave(over, 0, "resigned", Dice(bytes(32)))


def test_a_draft_is_told_as_one_and_so_is_a_turn() -> None:
    state = facing(["tiger-stance", "feint"], ["iron-gate", "rush"])
    asking = flip(state, "tiger-stance", "iron-gate").state
    assert [POCKET.continues(each) for each in (begun().state, state, asking)] == [True, False, True]
