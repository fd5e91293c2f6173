"""The Strike!: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.pocket.cards import STRIKE
from rules.pocket.events import DoubleStrike, GivenUp, PutOut, RoundWon, StruckAt
from rules.pocket.symbols import Symbols
from tests.rules.pocket.table import area, facing, flip

SWORDS, MORE = "falling-rock", "reckless-leap"
"""Three swords, and three with a helm."""
HELMS = "temple-wall"
"""Three helms."""


def test_more_swords_than_helms_win() -> None:
    turn = flip(facing(area([HELMS], [SWORDS, MORE]), [HELMS]), STRIKE, HELMS)
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=6, helms=3, through=True)]
    assert turn.state.result is not None
    assert turn.state.result.winners == (0,)
    assert turn.state.result.reason == "struck"


@pytest.mark.parametrize(("card", "swords"), [(SWORDS, 3), ("quick-draw", 2)])
def test_as_many_or_fewer_do_not(card: str, swords: int) -> None:
    turn = flip(facing(area([HELMS], [card]), [HELMS]), STRIKE, HELMS)
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=swords, helms=3, through=False)]
    assert turn.state.result is None


def test_the_card_opposite_counts_before_the_strike_which_comes_last() -> None:
    turn = flip(facing(area([SWORDS], [MORE]), area([HELMS])), STRIKE, HELMS)
    assert turn.of(StruckAt)[0].helms == 3


def test_a_strike_goes_back_to_the_hand_and_never_to_the_exhaust_pile() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, HELMS)
    assert turn.hand(0) == (SWORDS, STRIKE)
    assert turn.exhausted(0) == ()
    assert turn.in_play(0) == []
    won = flip(facing(area([SWORDS], [MORE]), [SWORDS]), STRIKE, SWORDS)
    assert STRIKE in won.hand(0)


def test_a_strike_given_by_a_card_acts_at_the_same_time() -> None:
    state = facing(area([HELMS, "glare-of-the-sun"], [SWORDS]), area([HELMS], [SWORDS]))
    turn = flip(state, "glare-of-the-sun", STRIKE, {0: STRIKE})
    assert turn.of(PutOut) == [PutOut(seat=0, card=STRIKE, by="glare-of-the-sun")]
    assert [(struck.seat, struck.through) for struck in turn.of(StruckAt)] == [(0, True), (1, True)]
    assert turn.state.result is not None
    assert turn.state.result.winners == ()


def test_both_may_strike_and_play_on() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, STRIKE)
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=1)]
    assert turn.state.exchange.turn == 2
    assert turn.state.exchange.doubles == 1
    assert turn.decision == "lay"


def test_three_times_in_a_row_is_a_mutual_defeat() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, STRIKE)
    turn = turn.then({0: STRIKE, 1: STRIKE}, {0: STRIKE, 1: STRIKE})
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=number) for number in (1, 2, 3)]
    assert turn.state.result is not None
    assert turn.state.result.winners == ()
    assert turn.state.result.reason == "mutual-defeat"


def test_who_has_only_a_strike_must_strike_for_the_turns_that_remain() -> None:
    turn = flip(facing([], [HELMS, "iron-gate", SWORDS]), STRIKE, HELMS)
    assert [struck.seat for struck in turn.of(StruckAt)] == [0]
    assert turn.asked.keys() == {1}
    turn = turn.then({1: "iron-gate"})
    assert [struck.seat for struck in turn.of(StruckAt)] == [0, 0]


def test_two_who_have_only_a_strike_end_it_without_being_asked() -> None:
    turn = flip(facing([], [HELMS]), STRIKE, HELMS)
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=number) for number in (1, 2, 3)]
    assert turn.of(RoundWon)[0].seats == (0, 1)


def test_two_strikes_that_both_succeed_are_a_mutual_defeat() -> None:
    turn = flip(facing(area([HELMS], [SWORDS]), area([HELMS], [SWORDS])), STRIKE, STRIKE)
    assert turn.state.result is not None
    assert turn.state.result.winners == ()
    assert turn.state.result.reason == "mutual-defeat"


def test_of_two_strikes_one_may_succeed_alone() -> None:
    turn = flip(facing(area([HELMS], [SWORDS]), area([HELMS], [MORE, HELMS])), STRIKE, STRIKE)
    assert [struck.through for struck in turn.of(StruckAt)] == [False, True]
    assert turn.state.result is not None
    assert turn.state.result.winners == (1,)


# Exhaust


def test_exhausting_is_for_turns_in_which_somebody_strikes() -> None:
    ready = area([SWORDS, "rush"], ["all-or-nothing"])
    assert flip(facing(ready, [HELMS, "rush"]), SWORDS, HELMS).decision == "lay"
    assert flip(facing(ready, [HELMS, "rush"]), STRIKE, HELMS).decision == "exhaust"


def test_an_exhausted_card_goes_to_the_pile_at_once_and_its_symbols_are_lost() -> None:
    ready = area([SWORDS], ["all-or-nothing", "last-wall"])
    turn = flip(facing(ready, [HELMS]), STRIKE, HELMS, {0: "all-or-nothing"})
    assert turn.exhausted(0) == ("all-or-nothing",)
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.of(GivenUp) == [GivenUp(seat=0, card="all-or-nothing")]
    assert turn.then({0: "keep"}).of(StruckAt)[0].swords == 1 + 2


def test_both_may_exhaust_whoever_strikes_and_any_number() -> None:
    one = area([SWORDS], ["all-or-nothing", "feint"])
    turn = flip(facing(one, area([HELMS], ["last-wall"])), STRIKE, HELMS)
    turn = turn.then({0: "all-or-nothing"}, {1: "last-wall"}, {0: "feint"})
    assert [given.card for given in turn.of(GivenUp)] == ["all-or-nothing", "last-wall", "feint"]
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=2, helms=3, through=False)]


def test_nothing_is_exhausted_from_hand_and_no_strike_either() -> None:
    ready = area(["all-or-nothing", SWORDS], ["last-wall"])
    turn = flip(facing(ready, [HELMS]), STRIKE, HELMS)
    assert turn.asked == {0: ("last-wall", "keep")}
