"""The Bushido Phase and the Strike!: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.pocket.cards import STRIKE
from rules.pocket.events import Beaten, DoubleStrike, Flipped, PutOut, RoundWon, Shown, StruckAt
from tests.rules.pocket.table import POCKET, area, facing, flip, meet

SWORDS, MORE = "falling-rock", "reckless-leap"
"""Three swords, and three with a helm."""
HELMS = "temple-wall"
"""Three helms."""


# A turn


def test_the_bushido_phase_goes_on_turn_by_turn() -> None:
    turn = flip(facing((SWORDS, "rush", "iron-gate"), (HELMS, "feint", "quick-draw")), SWORDS, HELMS)
    assert turn.decision == "lay"
    assert turn.then({0: "iron-gate", 1: "feint"}).state.exchange.turn == 3


def test_each_lays_a_single_card_of_the_hand() -> None:
    state = facing((SWORDS, "rush"), (HELMS, "feint"))
    assert {request.seat: request.options for request in POCKET.requests(state)} == {
        0: (SWORDS, "rush", STRIKE),
        1: (HELMS, "feint", STRIKE),
    }
    turn = flip(state, SWORDS, HELMS)
    assert turn.hand(0) == ("rush", STRIKE)
    assert turn.hand(1) == ("feint", STRIKE)


def test_cards_are_laid_face_down_so_that_nothing_is_shown_before_both_have() -> None:
    state = facing((SWORDS, "rush"), (HELMS, "feint"))
    with pytest.raises(Rejection, match="choices-missing"):
        POCKET.play(state, {0: SWORDS}, Dice(bytes(32)))


def test_both_reveal_at_the_same_time() -> None:
    turn = meet("quick-draw", "temple-wall")
    assert turn.of(Flipped) == [Flipped(turn=1, cards=("quick-draw", "temple-wall"))]


def test_the_effects_are_resolved_after_the_reveal() -> None:
    assert [type(event) for event in meet("quick-draw", "temple-wall").events] == [Flipped, Beaten]


def test_cards_that_were_flipped_stay_out() -> None:
    one, other = ("temple-wall", "open-hand", "feint"), ("counter-blow", "sudden-insight", "last-wall")
    turn = flip(facing(one, other), one[0], other[0], {0: one[1], 1: other[1]}, {0: STRIKE, 1: STRIKE})
    assert turn.state.exchange.turn == 4
    assert turn.in_play(0) == list(one[:2])
    assert turn.in_play(1) == list(other[:2])


def test_they_stay_out_unless_an_ability_says_that_they_do_not() -> None:
    turn = meet("quick-draw", "temple-wall")
    assert turn.in_play(1) == []
    assert turn.exhausted(1) == ("temple-wall",)


# What rules over what


def test_a_card_goes_before_the_rules() -> None:
    ready = area(["iron-gate"], ["falling-rock"])
    assert flip(facing(ready, ["counter-blow", "rush"]), STRIKE, "counter-blow").state.result is None
    given = area(["glare-of-the-sun"], ["falling-rock"])
    assert flip(facing(given, ["falling-rock"]), "glare-of-the-sun", "falling-rock", {0: STRIKE}).state.result


# The Strike!


def test_a_strike_never_stays_in_play() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, HELMS)
    assert turn.in_play(0) == []


@pytest.mark.parametrize(("card", "struck"), [("counter-blow", []), ("open-hand", [True])])
def test_the_card_opposite_is_looked_at_for_what_it_does_to_a_strike(card: str, struck: list[bool]) -> None:
    turn = flip(facing(area([HELMS], [SWORDS]), [card, "rush"]), STRIKE, card)
    assert [each.through for each in turn.of(StruckAt)] == struck


def test_with_more_swords_than_the_opponent_has_helms_the_striker_wins() -> None:
    turn = flip(facing(area([HELMS], [SWORDS, MORE]), [HELMS]), STRIKE, HELMS)
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=6, helms=3, through=True)]
    assert turn.state.result == Outcome((0,), "struck")


@pytest.mark.parametrize(("card", "swords"), [(SWORDS, 3), ("quick-draw", 2)])
def test_with_as_many_or_fewer_the_striker_does_not_win(card: str, swords: int) -> None:
    turn = flip(facing(area([HELMS], [card]), [HELMS]), STRIKE, HELMS)
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=swords, helms=3, through=False)]
    assert turn.state.result is None


def test_whoever_does_not_win_takes_the_strike_back() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, HELMS)
    assert turn.hand(0) == (SWORDS, STRIKE)
    assert turn.asked[0] == (SWORDS, STRIKE)


def test_a_strike_given_by_a_card_acts_at_the_same_time_as_a_flipped_one() -> None:
    state = facing(area([HELMS, "glare-of-the-sun"], [SWORDS]), area([HELMS], [SWORDS]))
    turn = flip(state, "glare-of-the-sun", STRIKE, {0: STRIKE})
    assert turn.of(PutOut) == [PutOut(seat=0, card=STRIKE, by="glare-of-the-sun")]
    assert [(struck.seat, struck.through) for struck in turn.of(StruckAt)] == [(0, True), (1, True)]
    assert turn.of(RoundWon)[0].seats == (0, 1)


def test_both_may_strike_in_vain_and_play_goes_on() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, STRIKE)
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=1)]
    assert turn.state.exchange.turn == 2
    assert turn.state.exchange.doubles == 1
    assert turn.decision == "lay"


def test_three_times_in_a_row_is_a_mutual_defeat() -> None:
    turn = flip(facing([SWORDS], [HELMS]), STRIKE, STRIKE)
    turn = turn.then({0: STRIKE, 1: STRIKE}, {0: STRIKE, 1: STRIKE})
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=number) for number in (1, 2, 3)]
    assert turn.state.result == Outcome((), "mutual-defeat")


def test_a_strike_given_by_a_card_counts_among_the_three() -> None:
    state = facing(("glare-of-the-sun", SWORDS), area([HELMS, "rush"], ["open-hand"]), doubles=2)
    turn = flip(state, "glare-of-the-sun", STRIKE, {0: STRIKE})
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=3)]
    assert turn.state.result == Outcome((), "mutual-defeat")


def test_whoever_has_only_a_strike_must_strike_for_the_turns_that_remain() -> None:
    turn = flip(facing([], [HELMS, "iron-gate", SWORDS]), STRIKE, HELMS)
    assert [struck.seat for struck in turn.of(StruckAt)] == [0]
    assert turn.asked.keys() == {1}
    turn = turn.then({1: "iron-gate"})
    assert [struck.seat for struck in turn.of(StruckAt)] == [0, 0]


def test_two_who_have_only_a_strike_end_it_without_being_asked() -> None:
    turn = flip(facing([], [HELMS]), STRIKE, HELMS)
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=number) for number in (1, 2, 3)]
    assert turn.of(RoundWon)[0].seats == (0, 1)


def test_a_strike_is_resolved_last_of_all() -> None:
    turn = flip(facing(area([SWORDS], [MORE]), area([HELMS])), STRIKE, HELMS)
    assert turn.of(StruckAt)[0].helms == 3
    state = facing(area(["glare-of-the-sun"], [SWORDS]), ("rush", "tiger-stance", HELMS))
    turn = flip(state, "glare-of-the-sun", "rush", {0: STRIKE}, {1: "tiger-stance"}, {1: "helms"})
    assert [type(event) for event in turn.events[:5]] == [Flipped, PutOut, PutOut, Shown, StruckAt]


def test_a_strike_comes_back_every_turn_and_never_goes_to_the_exhaust_pile() -> None:
    for turn in (
        flip(facing([SWORDS], [HELMS]), STRIKE, HELMS),
        flip(facing(area([SWORDS], [MORE]), [SWORDS]), STRIKE, SWORDS),
        flip(facing([SWORDS], ["counter-blow", "rush"]), STRIKE, "counter-blow"),
        flip(facing(["glare-of-the-sun"], [HELMS]), "glare-of-the-sun", HELMS),
    ):
        assert STRIKE in turn.hand(0)
        assert STRIKE not in turn.exhausted(0)


# Mutual defeat


def test_two_strikes_that_both_succeed_are_a_draw() -> None:
    turn = flip(facing(area([HELMS], [SWORDS]), area([HELMS], [SWORDS])), STRIKE, STRIKE)
    assert turn.state.result == Outcome((), "mutual-defeat")


def test_of_two_strikes_one_may_succeed_alone() -> None:
    turn = flip(facing(area([HELMS], [SWORDS]), area([HELMS], [MORE, HELMS])), STRIKE, STRIKE)
    assert [struck.through for struck in turn.of(StruckAt)] == [False, True]
    assert turn.state.result == Outcome((1,), "struck")
