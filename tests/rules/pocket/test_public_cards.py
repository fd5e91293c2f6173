"""What the publisher tells of nine cards and of cards at large (pocketsamurai.net), a test for each."""

from rules.pocket.cards import STRIKE
from rules.pocket.events import Beaten, Flipped, PutOut, Shown, StruckAt
from rules.pocket.symbols import NONE, Symbols
from tests.rules.pocket.table import BEST_OF_THREE, area, facing, flip, meet

# Nine cards


def test_rush_puts_a_card_of_its_owners_choice_into_play() -> None:
    turn = flip(facing(("rush", "feint", "iron-gate"), ["falling-rock"]), "rush", "falling-rock")
    assert turn.asked == {0: ("iron-gate", "feint")}
    assert turn.then({0: "iron-gate"}).in_play(0) == ["rush", "iron-gate"]


def test_glare_of_the_sun_lets_its_owner_strike_or_not() -> None:
    turn = meet("glare-of-the-sun", "iron-gate")
    assert turn.decision == "strike"
    assert turn.asked == {0: (STRIKE, "hold")}
    assert [struck.seat for struck in turn.then({0: STRIKE}).of(StruckAt)] == [0]
    assert turn.then({0: "hold"}).of(StruckAt) == []


def test_intimidating_shout_would_give_a_strike() -> None:
    turn = meet("intimidating-shout", "out-of-reach")
    assert turn.of(Beaten) == [Beaten(seat=1, card="out-of-reach", why="defeats", sign="agility")]
    assert turn.decision == "strike"


def test_desperate_defense_takes_the_strike_of_an_intimidating_shout_even_in_its_fall() -> None:
    turn = meet("intimidating-shout", "desperate-defense")
    assert [beaten.card for beaten in turn.of(Beaten)] == ["intimidating-shout", "desperate-defense"]
    assert turn.of(StruckAt) == []
    assert turn.decision == "lay"


def test_balanced_style_has_one_helm_more_with_two_wisdom_and_never_two_whatever_was_chosen() -> None:
    for wisdom, more in (([], 0), (["last-wall"], 1), (["last-wall", "seen-coming"], 1)):
        state = facing(area(["balanced-style", "feint"], wisdom), ["iron-gate", "rush"])
        turn = flip(state, "balanced-style", "iron-gate")
        before = area([], wisdom).symbols
        chosen = {side: turn.then({0: side}).symbols(0) for side in ("swords", "helms")}
        assert chosen["swords"] - before == Symbols(swords=2, helms=more)
        assert chosen["helms"] - before == Symbols(helms=1 + more)


def test_counter_blow_defeats_a_flipped_strike_and_no_other() -> None:
    assert meet("counter-blow", STRIKE).of(Beaten) == [
        Beaten(seat=1, card=STRIKE, why="defeats", sign="strike")
    ]
    turn = meet("counter-blow", "glare-of-the-sun", {1: STRIKE})
    assert turn.of(Beaten) == []
    assert [struck.seat for struck in turn.of(StruckAt)] == [1]


def test_mind_like_water_gains_two_swords_and_two_helms_against_measured_blows() -> None:
    turn = meet("mind-like-water", "measured-blows")
    assert turn.of(Shown) == [Shown(seat=0, card="mind-like-water", shows=Symbols(2, 2))]
    assert turn.then({1: "helms"}).symbols(0) == Symbols(swords=2, helms=2)


def test_measured_blows_give_two_swords_or_two_helms() -> None:
    turn = meet("measured-blows", "iron-gate")
    assert turn.then({0: "swords"}).symbols(0) == Symbols(swords=2)
    assert turn.then({0: "helms"}).symbols(0) == Symbols(helms=2)


def test_one_sword_style_loses_to_a_card_that_could_show_helms_whatever_it_chooses() -> None:
    turn = meet("one-sword-style", "tiger-stance", {1: "swords"})
    assert turn.of(Beaten) == [Beaten(seat=0, card="one-sword-style", why="loses-to", sign="helms")]
    assert turn.symbols(1) == Symbols(swords=2)
    assert meet("one-sword-style", "falling-rock").of(Beaten) == []


# Cards at large


def test_a_card_from_hand_cannot_be_defeated_not_even_by_what_it_loses_to() -> None:
    turn = flip(facing(("rush", "falling-rock", "feint"), ["mind-like-water"]), "rush", "mind-like-water")
    turn = turn.then({0: "falling-rock"})
    assert turn.of(Beaten) == []
    assert turn.in_play(0) == ["rush", "falling-rock"]


def test_a_defeated_strike_goes_back_to_the_hand() -> None:
    turn = meet("counter-blow", STRIKE)
    assert STRIKE in turn.hand(1)
    assert turn.exhausted(1) == ()


def test_a_defeated_card_does_nothing_else_even_if_it_defeated_the_other_one_too() -> None:
    turn = meet("intimidating-shout", "desperate-defense")
    assert turn.decision == "lay"
    assert turn.symbols(0) == turn.symbols(1) == NONE


def test_two_mutual_defeats_draw_the_best_of_three() -> None:
    even = area(["temple-wall"], ["falling-rock"])
    turn = flip(facing(even, even, options=BEST_OF_THREE, points=(1, 1)), STRIKE, STRIKE)
    assert turn.state.result is not None
    assert turn.state.result.winners == ()
    assert turn.state.result.reason == "mutual-defeat"


def test_cards_from_hand_come_beside_the_flip_and_are_none() -> None:
    turn = flip(facing(("rush", "iron-gate", "feint"), ["falling-rock"]), "rush", "falling-rock")
    turn = turn.then({0: "iron-gate"})
    assert turn.of(Flipped) == [Flipped(turn=1, cards=("rush", "falling-rock"))]
    assert len(turn.of(PutOut)) == 1
    assert len(turn.in_play(0)) == 2


def test_ongoing_abilities_count_in_play_alone() -> None:
    wisdom = ["balanced-style", "last-wall"]
    assert area([], wisdom).symbols.helms == 1 + 1
    assert area(wisdom).symbols == NONE


def test_glare_of_the_sun_decides_before_rush() -> None:
    state = facing(("glare-of-the-sun", "iron-gate"), ("rush", "temple-wall", "feint"))
    turn = flip(state, "glare-of-the-sun", "rush")
    assert turn.decision == "strike"
    assert turn.asked.keys() == {0}
    turn = turn.then({0: STRIKE})
    assert turn.decision == "hand"
    assert turn.asked.keys() == {1}
