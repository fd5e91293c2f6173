"""Iconography and abilities: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.pocket.abilities import Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.events import Beaten, Flipped, GivenUp, KeptAll, PutOut, Shown, SidesLost, StruckAt
from rules.pocket.symbols import NONE, Symbols
from tests.rules.pocket.table import POCKET, area, facing, flip, meet

# Symbols


def test_swords_and_helms_of_all_cards_in_play_count() -> None:
    state = facing(area(["falling-rock", "rush"], ["iron-gate"]), ["quick-draw"])
    turn = flip(state, "falling-rock", "quick-draw")
    assert turn.symbols(0) == Symbols(swords=3 + 1, helms=2)


def test_swords_are_matched_with_the_opponents_helms_when_a_strike_is_resolved() -> None:
    one, other = area(["rush"], ["quick-draw"]), area(["feint"], ["iron-gate"])
    turn = flip(facing(one, other), STRIKE, STRIKE)
    assert turn.of(StruckAt) == [
        StruckAt(seat=0, swords=2, helms=2, through=False),
        StruckAt(seat=1, swords=1, helms=1, through=False),
    ]


def test_a_card_whose_symbols_are_chosen_by_its_own_text_says_when_it_is_turned() -> None:
    turn = meet("bending-reed", STRIKE)
    assert turn.symbols(0) == Symbols(helms=2)
    assert turn.of(Shown) == [Shown(seat=0, card="bending-reed", shows=Symbols(helms=2))]
    assert meet("bending-reed", "open-hand").symbols(0) == Symbols(swords=2)


def test_the_opponent_can_keep_track_of_what_a_card_shows() -> None:
    turn = meet("tiger-stance", "falling-rock").then({0: "helms"})
    for viewer in (1, None):
        view = POCKET.view(turn.state, viewer)
        assert [(placed.card, placed.shows) for placed in view.areas[0].in_play] == [
            ("tiger-stance", Symbols(helms=2))
        ]
        assert view.symbols[0] == Symbols(helms=2)


def test_where_both_put_out_a_card_with_a_choice_neither_gains_symbols() -> None:
    turn = meet("tiger-stance", "balanced-style")
    assert turn.of(SidesLost) == [SidesLost(cards=((0, "tiger-stance"), (1, "balanced-style")))]
    assert turn.symbols(0) == turn.symbols(1) == NONE
    assert turn.in_play(0) == ["tiger-stance"]
    assert turn.in_play(1) == ["balanced-style"]
    assert turn.decision == "lay"


def test_cards_whose_sides_their_abilities_decide_do_not_cancel_each_other() -> None:
    state = facing(("bending-reed", "rush"), ("bending-reed", "iron-gate"))  # two, for once
    turn = flip(state, "bending-reed", "bending-reed")
    assert turn.of(SidesLost) == []
    assert turn.symbols(0) == turn.symbols(1) == Symbols(swords=2)


def test_cards_whose_sides_their_abilities_decide_do_not_cancel_cards_with_a_choice() -> None:
    turn = meet("bending-reed", "tiger-stance", {1: "helms"})
    assert turn.of(SidesLost) == []
    assert turn.symbols(0) == Symbols(swords=2)
    assert turn.symbols(1) == Symbols(helms=2)


# Abilities at large


def test_abilities_take_effect_at_once_and_only_upon_being_flipped() -> None:
    assert meet("glare-of-the-sun", "iron-gate").decision == "strike"
    state = facing(area(["iron-gate", "rush"], ["glare-of-the-sun", "quick-draw"]), ["temple-wall", "feint"])
    turn = flip(state, "iron-gate", "temple-wall")
    assert turn.decision == "lay"
    assert [beaten.card for beaten in turn.of(Beaten)] == ["iron-gate"]


def test_flip_abilities_come_first() -> None:
    defeated = meet("rush", "scattered-leaves")
    assert [type(event) for event in defeated.events] == [Flipped, Beaten]
    assert defeated.decision == "lay"
    asking = meet("intimidating-shout", "out-of-reach")
    assert [type(event) for event in asking.events] == [Flipped, Beaten]
    assert asking.decision == "strike"


def test_a_card_put_out_from_hand_is_in_play_face_up() -> None:
    turn = flip(facing(("rush", "falling-rock", "feint"), ["quick-draw"]), "rush", "quick-draw")
    assert turn.decision == "hand"
    assert turn.asked == {0: ("falling-rock", "feint")}
    turn = turn.then({0: "falling-rock"})
    assert turn.of(PutOut) == [PutOut(seat=0, card="falling-rock", by="rush")]
    assert turn.in_play(0) == ["rush", "falling-rock"]
    assert turn.hand(0) == ("feint", STRIKE)


@pytest.mark.parametrize("card", ["quick-draw", "glare-of-the-sun", "intimidating-shout", "mind-like-water"])
def test_what_a_card_does_upon_being_flipped_it_does_not_do_from_hand(card: str) -> None:
    turn = flip(facing(("rush", card, "feint"), ["temple-wall", "iron-gate"]), "rush", "temple-wall")
    turn = turn.then({0: card})
    assert turn.of(Beaten) == []
    assert turn.decision == "lay"
    assert turn.symbols(0) == Symbols(helms=1) + CARDS[card].sides[0]


def test_two_cards_that_bring_others_do_not_chain() -> None:
    turn = flip(facing(("rush", "on-its-heels", "feint"), ["temple-wall"]), "rush", "temple-wall")
    turn = turn.then({0: "on-its-heels"})
    assert turn.in_play(0) == ["rush", "on-its-heels"]
    assert turn.decision == "lay"


def test_flip_abilities_of_others_do_not_target_what_comes_from_hand() -> None:
    turn = flip(facing(("rush", "temple-wall", "feint"), ["quick-draw"]), "rush", "quick-draw")
    turn = turn.then({0: "temple-wall"})
    assert turn.of(Beaten) == []
    assert turn.in_play(0) == ["rush", "temple-wall"]


# Defeats


def test_a_flipped_card_with_the_symbol_goes_to_its_owners_exhaust_pile() -> None:
    turn = meet("quick-draw", "temple-wall")
    assert turn.of(Beaten) == [Beaten(seat=1, card="temple-wall", why="defeats", sign="wisdom")]
    assert turn.exhausted(1) == ("temple-wall",)
    assert turn.in_play(1) == []
    assert turn.in_play(0) == ["quick-draw"]


def test_a_card_without_the_symbol_is_not_defeated() -> None:
    turn = meet("quick-draw", "falling-rock")
    assert turn.of(Beaten) == []
    assert turn.in_play(1) == ["falling-rock"]


def test_only_what_is_flipped_in_the_same_turn_is_defeated() -> None:
    turn = flip(facing(["quick-draw"], area(["falling-rock"], ["temple-wall"])), "quick-draw", "falling-rock")
    assert turn.of(Beaten) == []
    assert turn.in_play(1) == ["temple-wall", "falling-rock"]


@pytest.mark.parametrize(
    ("hunter", "prey"),
    [("seen-coming", "glare-of-the-sun"), ("iron-gate", "rush"), ("measured-blows", "tiger-stance")],
)
def test_the_abilities_of_a_defeated_card_cannot_be_used(hunter: str, prey: str) -> None:
    turn = meet(hunter, prey)
    assert turn.exhausted(1) == (prey,)
    assert 1 not in turn.asked or turn.decision == "lay"
    assert turn.of(PutOut) == turn.of(SidesLost) == []


def test_two_that_would_defeat_each_other_are_both_defeated_and_do_nothing_else() -> None:
    turn = meet("intimidating-shout", "desperate-defense")
    assert turn.exhausted(0) == ("intimidating-shout",)
    assert turn.exhausted(1) == ("desperate-defense",)
    assert turn.symbols(0) == turn.symbols(1) == NONE
    assert turn.decision == "lay"


# Loses to


def test_a_card_is_defeated_by_what_it_loses_to() -> None:
    turn = meet("sudden-insight", "reckless-leap")
    assert turn.of(Beaten) == [Beaten(seat=0, card="sudden-insight", why="loses-to", sign="agility")]
    assert turn.exhausted(0) == ("sudden-insight",)
    assert turn.in_play(1) == ["reckless-leap"]
    assert meet("sudden-insight", "iron-gate").in_play(0) == ["sudden-insight"]


def test_it_loses_only_to_what_is_played_in_the_same_turn() -> None:
    state = facing(["sudden-insight", "rush"], area(["open-hand", "feint"], ["reckless-leap"]))
    assert flip(state, "sudden-insight", "open-hand").in_play(0) == ["sudden-insight"]


# Exhaust


def test_a_card_may_be_exhausted_for_its_effect_or_not() -> None:
    state = facing(area(["falling-rock"], ["all-or-nothing"]), ["temple-wall"])
    turn = flip(state, STRIKE, "temple-wall")
    assert turn.asked == {0: ("all-or-nothing", "keep")}
    assert turn.then({0: "all-or-nothing"}).of(StruckAt)[0].swords == 2
    kept = turn.then({0: "keep"})
    assert kept.of(StruckAt)[0].swords == 1
    assert kept.of(KeptAll) == [KeptAll(seat=0)]  # of who had none to exhaust, nothing is told


def test_exhausting_is_for_turns_in_which_either_player_has_played_a_strike() -> None:
    ready = area(["falling-rock", "rush"], ["all-or-nothing"])
    state = facing(ready, ["temple-wall", "rush"])
    assert flip(state, "falling-rock", "temple-wall").decision == "lay"
    assert flip(state, STRIKE, "temple-wall").asked == {0: ("all-or-nothing", "keep")}
    assert flip(state, "falling-rock", STRIKE).asked == {0: ("all-or-nothing", "keep")}


def test_an_exhausted_card_leaves_play_for_its_owners_exhaust_pile_at_once() -> None:
    ready = area(["falling-rock"], ["all-or-nothing", "last-wall"])
    turn = flip(facing(ready, ["temple-wall"]), STRIKE, "temple-wall", {0: "all-or-nothing"})
    assert turn.decision == "exhaust"
    assert turn.exhausted(0) == ("all-or-nothing",)
    assert turn.in_play(0) == ["last-wall"]
    assert turn.of(GivenUp) == [GivenUp(seat=0, card="all-or-nothing")]


def test_its_symbols_are_lost_at_once() -> None:
    ready = area(["falling-rock"], ["all-or-nothing", "last-wall"])
    turn = flip(facing(ready, ["temple-wall"]), STRIKE, "temple-wall", {0: "all-or-nothing"})
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    assert turn.then({0: "keep"}).of(StruckAt)[0].swords == 1 + 2


def test_a_strike_lets_both_exhaust_any_number() -> None:
    one = area(["falling-rock"], ["all-or-nothing", "feint"])
    turn = flip(facing(one, area(["temple-wall"], ["last-wall"])), STRIKE, "temple-wall")
    turn = turn.then({0: "all-or-nothing"}, {1: "last-wall"}, {0: "feint"})
    assert [given.card for given in turn.of(GivenUp)] == ["all-or-nothing", "last-wall", "feint"]
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=2, helms=3, through=False)]


def test_nothing_is_exhausted_from_hand() -> None:
    ready = area(["all-or-nothing", "falling-rock"], ["last-wall"])
    assert flip(facing(ready, ["temple-wall"]), STRIKE, "temple-wall").asked == {0: ("last-wall", "keep")}


def test_a_strike_may_not_be_exhausted() -> None:
    assert CARDS[STRIKE].ability(Exhaust) is None
    ready = area(["falling-rock"], ["last-wall"])
    assert STRIKE not in flip(facing(ready, ["temple-wall"]), STRIKE, "temple-wall").asked[0]


def test_exhaust_counts_for_what_came_from_hand() -> None:
    state = facing(("rush", "all-or-nothing", "feint"), [STRIKE])
    turn = flip(state, "rush", STRIKE, {0: "all-or-nothing"}, {0: "all-or-nothing"})
    assert turn.of(GivenUp) == [GivenUp(seat=0, card="all-or-nothing")]


# Ongoing


def test_an_ongoing_ability_counts_while_its_card_is_in_play() -> None:
    enough = ["school-of-fire", "iron-gate", "falling-rock"]
    assert area([], enough).symbols == Symbols(swords=5 + 2, helms=3)
    assert area([], enough[:2]).symbols == Symbols(swords=2, helms=3)
    assert area(enough).symbols == NONE
    assert area([], enough[1:], enough[:1]).symbols == Symbols(swords=4, helms=2)


def test_an_ongoing_ability_counts_for_what_came_from_hand() -> None:
    ready = area(("rush", "school-of-wind", "feint"), ["feint", "out-of-reach"])
    turn = flip(facing(ready, ["temple-wall"]), "rush", "temple-wall", {0: "school-of-wind"})
    assert turn.symbols(0) == Symbols(swords=1 + 1 + 2, helms=1 + 3 + 1 + 1)


# Choose


@pytest.mark.parametrize(("side", "shows"), [("swords", Symbols(swords=2)), ("helms", Symbols(helms=2))])
def test_its_owner_chooses_after_the_flip_what_a_card_shows(side: str, shows: Symbols) -> None:
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


def test_a_side_is_also_chosen_for_a_card_that_another_has_put_into_play() -> None:
    turn = flip(facing(("rush", "tiger-stance", "feint"), ["falling-rock"]), "rush", "falling-rock")
    turn = turn.then({0: "tiger-stance"})
    assert turn.decision == "side"
    assert turn.then({0: "swords"}).symbols(0) == Symbols(swords=2, helms=1)


def test_two_cards_with_a_choice_also_show_nothing_where_one_of_them_comes_from_hand() -> None:
    state = facing(("rush", "measured-blows", "feint"), ("tiger-stance", "iron-gate"))
    turn = flip(state, "rush", "tiger-stance", {1: "helms"}, {0: "measured-blows"})
    assert turn.symbols(0) == Symbols(helms=1)
    assert turn.symbols(1) == NONE


def test_cards_with_a_choice_that_come_in_different_turns_do_not_cancel() -> None:
    state = facing(("tiger-stance", "iron-gate"), ("falling-rock", "measured-blows", "feint"))
    turn = flip(state, "tiger-stance", "falling-rock", {0: "swords"})
    turn = turn.then({0: STRIKE, 1: "measured-blows"}, {1: "swords"})
    assert turn.symbols(0) == Symbols(swords=2)
    assert turn.symbols(1) == Symbols(swords=5)
