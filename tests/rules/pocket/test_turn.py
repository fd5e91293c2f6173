"""A turn of the Bushido Phase: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.pocket.cards import STRIKE
from rules.pocket.events import Beaten, Flipped, GivenUp, PutOut, Shown, SidesLost
from rules.pocket.symbols import NONE, Symbols
from tests.rules.pocket.table import POCKET, area, facing, flip, meet


def test_both_lay_a_card_of_their_hand_and_flip_it_together() -> None:
    state = facing(("falling-rock", "rush"), ("temple-wall", "feint"))
    assert {request.seat: request.options for request in POCKET.requests(state)} == {
        0: ("falling-rock", "rush", STRIKE),
        1: ("temple-wall", "feint", STRIKE),
    }
    turn = flip(state, "falling-rock", "temple-wall")
    assert turn.of(Flipped) == [Flipped(turn=1, cards=("falling-rock", "temple-wall"))]
    assert turn.hand(0) == ("rush", STRIKE)
    assert turn.hand(1) == ("feint", STRIKE)


def test_cards_that_were_flipped_stay_out() -> None:
    state = facing(area(["falling-rock", "rush"], ["iron-gate"]), ["quick-draw"])
    turn = flip(state, "falling-rock", "quick-draw")
    assert turn.in_play(0) == ["iron-gate", "falling-rock"]
    assert turn.in_play(1) == ["quick-draw"]
    assert turn.decision == "lay"


def test_swords_and_helms_of_all_cards_in_play_count() -> None:
    state = facing(area(["falling-rock", "rush"], ["iron-gate"]), ["quick-draw"])
    turn = flip(state, "falling-rock", "quick-draw")
    assert turn.symbols(0) == Symbols(swords=3 + 1, helms=2)


def test_a_card_goes_before_the_rules() -> None:
    ready = area(["iron-gate"], ["falling-rock"])
    assert flip(facing(ready, ["counter-blow", "rush"]), STRIKE, "counter-blow").state.result is None
    given = area(["glare-of-the-sun"], ["falling-rock"])
    assert flip(facing(given, ["falling-rock"]), "glare-of-the-sun", "falling-rock", {0: STRIKE}).state.result


# Defeats and Loses to


def test_a_card_with_the_sign_goes_to_its_owners_exhaust_pile() -> None:
    turn = meet("quick-draw", "temple-wall")
    assert turn.of(Beaten) == [Beaten(seat=1, card="temple-wall", why="defeats", sign="wisdom")]
    assert turn.exhausted(1) == ("temple-wall",)
    assert turn.in_play(1) == []
    assert turn.in_play(0) == ["quick-draw"]


def test_a_card_without_the_sign_stays() -> None:
    turn = meet("quick-draw", "falling-rock")
    assert turn.of(Beaten) == []
    assert turn.in_play(1) == ["falling-rock"]


def test_only_what_is_flipped_in_the_same_turn_is_defeated() -> None:
    turn = flip(facing(["quick-draw"], area(["falling-rock"], ["temple-wall"])), "quick-draw", "falling-rock")
    assert turn.of(Beaten) == []
    assert turn.in_play(1) == ["temple-wall", "falling-rock"]


def test_the_abilities_of_a_defeated_card_cannot_be_used() -> None:
    turn = meet("seen-coming", "glare-of-the-sun")
    assert turn.exhausted(1) == ("glare-of-the-sun",)
    assert turn.decision == "lay"


def test_two_that_would_defeat_each_other_are_both_defeated_and_do_nothing_else() -> None:
    turn = meet("intimidating-shout", "desperate-defense")
    assert turn.exhausted(0) == ("intimidating-shout",)
    assert turn.exhausted(1) == ("desperate-defense",)
    assert turn.decision == "lay"


def test_a_card_that_loses_is_defeated_by_what_it_loses_to() -> None:
    turn = meet("sudden-insight", "bending-reed")
    assert turn.of(Beaten) == [Beaten(seat=0, card="sudden-insight", why="loses-to", sign="agility")]
    assert turn.exhausted(0) == ("sudden-insight",)
    assert meet("sudden-insight", "iron-gate").in_play(0) == ["sudden-insight"]


# Choose, and cards that are turned


@pytest.mark.parametrize(("side", "shows"), [("swords", Symbols(swords=2)), ("helms", Symbols(helms=2))])
def test_a_side_is_chosen_after_the_flip(side: str, shows: Symbols) -> None:
    turn = meet("tiger-stance", "falling-rock")
    assert turn.decision == "side"
    assert turn.asked == {0: ("swords", "helms")}
    assert turn.symbols(0) == NONE
    turn = turn.then({0: side})
    assert turn.symbols(0) == shows
    assert turn.of(Shown) == [Shown(seat=0, card="tiger-stance", shows=shows)]
    assert turn.decision == "lay"


def test_a_side_once_chosen_stays() -> None:
    state = facing(("tiger-stance", "iron-gate", "rush"), ("falling-rock", "glare-of-the-sun"))
    turn = flip(state, "tiger-stance", "falling-rock", {0: "helms"}, {0: "iron-gate", 1: STRIKE})
    assert turn.symbols(0) == Symbols(swords=1, helms=2 + 2)


def test_two_cards_with_a_choice_in_one_turn_show_nothing() -> None:
    turn = meet("tiger-stance", "balanced-style")
    assert turn.of(SidesLost) == [SidesLost(cards=((0, "tiger-stance"), (1, "balanced-style")))]
    assert turn.symbols(0) == turn.symbols(1) == NONE
    assert turn.in_play(0) == ["tiger-stance"]
    assert turn.decision == "lay"


def test_a_side_is_also_chosen_for_what_comes_from_hand() -> None:
    turn = flip(facing(("rush", "tiger-stance", "feint"), ["falling-rock"]), "rush", "falling-rock")
    turn = turn.then({0: "tiger-stance"})
    assert turn.decision == "side"
    assert turn.then({0: "swords"}).symbols(0) == Symbols(swords=2, helms=1)


def test_a_card_turned_by_its_own_text_cancels_nothing() -> None:
    turn = meet("bending-reed", "tiger-stance", {1: "swords"})
    assert turn.of(SidesLost) == []
    assert turn.symbols(0) == Symbols(swords=2)
    assert turn.symbols(1) == Symbols(swords=2)


def test_a_card_can_be_turned_by_its_own_text() -> None:
    turn = meet("bending-reed", STRIKE)
    assert turn.symbols(0) == Symbols(helms=2)
    assert turn.of(Shown) == [Shown(seat=0, card="bending-reed", shows=Symbols(helms=2))]


# Cards from hand


def test_a_card_put_out_from_hand_is_in_play_face_up() -> None:
    turn = flip(facing(("rush", "falling-rock", "feint"), ["quick-draw"]), "rush", "quick-draw")
    assert turn.decision == "hand"
    assert turn.asked == {0: ("falling-rock", "feint")}
    turn = turn.then({0: "falling-rock"})
    assert turn.of(PutOut) == [PutOut(seat=0, card="falling-rock", by="rush")]
    assert turn.in_play(0) == ["rush", "falling-rock"]
    assert turn.hand(0) == ("feint", STRIKE)


def test_what_a_card_does_upon_being_flipped_it_does_not_do_from_hand() -> None:
    turn = flip(facing(("rush", "quick-draw", "feint"), ["temple-wall"]), "rush", "temple-wall")
    assert turn.then({0: "quick-draw"}).of(Beaten) == []
    turn = flip(facing(("rush", "glare-of-the-sun", "feint"), ["temple-wall"]), "rush", "temple-wall")
    assert turn.then({0: "glare-of-the-sun"}).decision == "lay"
    turn = flip(facing(("rush", "mind-like-water", "feint"), ["temple-wall"]), "rush", "temple-wall")
    assert turn.then({0: "mind-like-water"}).symbols(0) == Symbols(helms=1)


def test_two_that_bring_others_do_not_chain() -> None:
    turn = flip(facing(("rush", "on-its-heels", "feint"), ["temple-wall"]), "rush", "temple-wall")
    turn = turn.then({0: "on-its-heels"})
    assert turn.in_play(0) == ["rush", "on-its-heels"]
    assert turn.decision == "lay"


def test_what_comes_from_hand_is_no_target_of_a_flipped_card() -> None:
    turn = flip(facing(("rush", "temple-wall", "feint"), ["quick-draw"]), "rush", "quick-draw")
    turn = turn.then({0: "temple-wall"})
    assert turn.of(Beaten) == []
    assert turn.in_play(0) == ["rush", "temple-wall"]


def test_ongoing_and_exhaust_count_for_what_came_from_hand() -> None:
    ready = area(("rush", "school-of-wind", "feint"), ["feint", "out-of-reach"])
    turn = flip(facing(ready, ["temple-wall"]), "rush", "temple-wall", {0: "school-of-wind"})
    assert turn.symbols(0) == Symbols(swords=1 + 1 + 1, helms=1 + 3 + 1 + 1)
    turn = flip(facing(("rush", "all-or-nothing", "feint"), [STRIKE]), "rush", STRIKE, {0: "all-or-nothing"})
    assert turn.decision == "exhaust"
    assert turn.then({0: "all-or-nothing"}).of(GivenUp) == [GivenUp(seat=0, card="all-or-nothing")]


# Ongoing


def test_an_ongoing_ability_counts_while_its_card_is_in_play() -> None:
    enough = ["school-of-fire", "iron-gate", "falling-rock"]
    assert area([], enough).symbols == Symbols(swords=5 + 1, helms=3)
    assert area([], enough[:2]).symbols == Symbols(swords=2, helms=3)
    assert area(enough).symbols == NONE
    assert area([], enough[1:], enough[:1]).symbols == Symbols(swords=4, helms=2)
