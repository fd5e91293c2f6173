"""One test for each ruling of Pocket Samurai, by its number and name."""

import inspect
import sys

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome
from rules.pocket.abilities import Mirrors
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, FIRST_DECK, SECOND_DECK
from rules.pocket.events import (
    Beaten,
    DoubleStrike,
    Drafted,
    Flipped,
    GivenUp,
    HeldBack,
    LaidOut,
    LeftOver,
    PutOut,
    Shown,
    SidesLost,
    StruckAt,
    TakenUp,
)
from rules.pocket.rulings import RULINGS
from rules.pocket.symbols import NONE, Symbols
from tests.rules.pocket.table import (
    BEST_OF_THREE,
    POCKET,
    QUICK,
    SECOND,
    SINGLE,
    Turn,
    area,
    facing,
    flip,
    meet,
)


def test_every_ruling_has_its_test() -> None:
    tests = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    for ruling in RULINGS:
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_01_own_cards() -> None:
    for deck in (FIRST_DECK, SECOND_DECK):
        origins = [CARDS[key].origin for key in deck]
        assert origins.count("house") == 18
        assert origins.count("completed") == 9


def test_02_first_by_lot() -> None:
    firsts = [POCKET.start(2, SINGLE, Dice(bytes([seed] * 32))).events[0] for seed in range(40)]
    assert {event.first for event in firsts if isinstance(event, LaidOut)} == {0, 1}


def test_03_open_hands() -> None:
    turn = flip(facing(("falling-rock", "rush"), ("temple-wall", "feint")), "falling-rock", "temple-wall")
    for viewer in (0, 1, None):
        shown = POCKET.view(turn.state, viewer).areas
        assert [area.hand for area in shown] == [("rush", STRIKE), ("feint", STRIKE)]


def test_04_quick_draft() -> None:
    step = POCKET.start(2, QUICK, Dice(bytes(32)))
    (laid,) = (event for event in step.events if isinstance(event, LaidOut))
    turn = Turn(step.state, ())
    for number in range(8):  # both want the same, in the same order
        turn = turn.then({0: laid.cards[number], 1: laid.cards[number]})
    assert [pick.card for pick in turn.of(Drafted)] == list(laid.cards[:8])
    assert [pick.seat for pick in turn.of(Drafted)] == [laid.first, 1 - laid.first] * 4
    assert turn.of(LeftOver) == [LeftOver(cards=laid.cards[8:])]


def test_05_lead() -> None:
    for seed in range(4):
        step = POCKET.start(2, BEST_OF_THREE, Dice(bytes([seed] * 32)))
        (laid,) = (event for event in step.events if isinstance(event, LaidOut))
        assert step.state.lead == 1 - laid.first
    ready = area(["iron-gate"], ["falling-rock"])
    again = flip(facing(ready, ready, options=BEST_OF_THREE, lead=1), STRIKE, STRIKE)
    assert again.of(TakenUp) == [TakenUp(round=2)]
    assert again.state.lead == 1


def test_06_order_of_a_turn() -> None:
    one = area(("glare-of-the-sun", "iron-gate", "falling-rock"), ["all-or-nothing"])
    state = facing(one, ("rush", "tiger-stance", "temple-wall"))
    answers = ({0: STRIKE}, {1: "tiger-stance"}, {1: "helms"}, {0: "all-or-nothing"})
    turn = flip(state, "glare-of-the-sun", "rush", *answers)
    kinds = [type(event) for event in turn.events]
    assert kinds[:6] == [Flipped, PutOut, PutOut, Shown, GivenUp, StruckAt]
    sided = facing(("tiger-stance", "iron-gate"), ("glare-of-the-sun", "rush", "feint"))
    asked = {game.id: flip(sided, "tiger-stance", "glare-of-the-sun", game=game) for game in (POCKET, SECOND)}
    assert asked[POCKET.id].decision == "side"
    assert asked[SECOND.id].decision == "strike"
    assert asked[SECOND.id].then({1: STRIKE}).decision == "side"


def test_07_asked_together() -> None:
    state = facing(("rush", "iron-gate", "falling-rock"), ("on-its-heels", "feint", "quick-draw"))
    turn = flip(state, "rush", "on-its-heels")
    assert turn.asked == {0: ("falling-rock", "iron-gate"), 1: ("quick-draw", "feint")}
    turn = turn.then({0: "iron-gate", 1: "feint"})
    assert [(out.seat, out.card) for out in turn.of(PutOut)] == [(0, "iron-gate"), (1, "feint")]


def test_08_no_choice() -> None:
    turn = flip(facing(("rush", "iron-gate"), ("falling-rock", "feint")), "rush", "falling-rock")
    assert turn.of(PutOut) == [PutOut(seat=0, card="iron-gate", by="rush")]
    assert turn.asked.keys() == {1}


def test_09_all_it_could_show() -> None:
    assert CARDS["tiger-stance"].signs == {"aggression", "swords", "helms"}
    turn = meet("one-sword-style", "bending-reed")
    assert turn.symbols(1) == Symbols(swords=2)
    assert turn.exhausted(0) == ("one-sword-style",)


def test_10_ability_not_printed() -> None:
    assert CARDS["mind-like-water"].signs == {"wisdom"}
    (beaten,) = meet("one-sword-style", "mind-like-water").of(Beaten)
    assert beaten.why == "defeats"
    mirror = replace(CARDS["mind-like-water"], abilities=(Mirrors(),))
    assert CARDS["one-sword-style"].beaten_by(mirror) is None


def test_11_defeated_never_came() -> None:
    turn = meet("tiger-stance", "measured-blows")
    assert turn.exhausted(0) == ("tiger-stance",)
    assert turn.of(SidesLost) == []
    assert turn.asked == {1: ("swords", "helms")}
    assert turn.then({1: "swords"}).symbols(1) == Symbols(swords=2)


def test_12_sides_lost_for_good() -> None:
    state = facing(
        area(("balanced-style", "iron-gate"), ["last-wall"]), ("tiger-stance", "falling-rock", "rush")
    )
    for game, helm in ((POCKET, 1), (SECOND, 0)):  # in the first edition its aspect is still counted
        turn = flip(state, "balanced-style", "tiger-stance", game=game)
        assert turn.symbols(0) == Symbols(swords=1, helms=1 + helm)
        assert turn.symbols(1) == NONE
        turn = turn.then({0: "iron-gate", 1: "falling-rock"})
        assert turn.symbols(0) == Symbols(swords=2, helms=3 + helm)
        assert turn.symbols(1) == Symbols(swords=3)
    more = replace(
        state, areas=(area(("balanced-style", "rush"), ["last-wall", "seen-coming"]), state.areas[1])
    )
    assert flip(more, "balanced-style", "tiger-stance", game=SECOND).symbols(0) == Symbols(
        swords=3, helms=2 + 1
    )


def test_13_sides_lost_late() -> None:
    state = facing(("rush", "measured-blows", "feint"), ("tiger-stance", "iron-gate"))
    turn = flip(state, "rush", "tiger-stance", {1: "helms"})
    assert turn.symbols(1) == Symbols(helms=2)
    turn = turn.then({0: "measured-blows"})
    assert turn.of(SidesLost) == [SidesLost(cards=((1, "tiger-stance"), (0, "measured-blows")))]
    assert turn.symbols(0) == Symbols(helms=1)
    assert turn.symbols(1) == NONE
    assert turn.decision == "lay"
    second = flip(state, "rush", "tiger-stance", game=SECOND)
    assert second.decision == "hand"  # nobody is asked for a side that may yet be lost
    assert second.then({0: "measured-blows"}).decision == "lay"
    kept = second.then({0: "feint"})
    assert kept.asked == {1: ("swords", "helms")}
    assert kept.then({1: "helms"}).symbols(1) == Symbols(helms=2)


def test_14_from_hand_untold() -> None:
    state = facing(("rush", "bending-reed", "feint"), ("iron-gate", "temple-wall"))
    turn = flip(state, "rush", STRIKE, {0: "bending-reed"})
    assert turn.symbols(0) == Symbols(swords=2, helms=1)


def test_15_no_strike_along() -> None:
    turn = flip(facing(["rush"], ["temple-wall", "feint"]), "rush", "temple-wall")
    assert turn.in_play(0) == ["rush"]
    assert turn.of(PutOut) == []


def test_16_bring_if_you_can() -> None:
    state = facing(("on-its-heels", "feint", "rush"), ["falling-rock"])
    turn = flip(state, "on-its-heels", "falling-rock")
    assert turn.asked == {0: ("rush", "feint")}
    turn = flip(facing(("on-its-heels", "iron-gate"), ["falling-rock"]), "on-its-heels", "falling-rock")
    assert turn.of(PutOut) == []


def test_17_own_strike() -> None:
    turn = meet("glare-of-the-sun", "iron-gate")
    assert STRIKE in turn.hand(0)
    (struck,) = turn.then({0: STRIKE}).of(StruckAt)
    assert struck.seat == 0
    held = turn.then({0: "hold"})
    assert held.of(StruckAt) == []
    assert held.of(HeldBack) == [HeldBack(seat=0)]


def test_18_one_at_a_time() -> None:
    one = area(["iron-gate"], ["all-or-nothing", "feint"])
    other = area(["temple-wall"], ["last-wall"])
    turn = flip(facing(one, other), STRIKE, "temple-wall")
    assert turn.asked == {0: ("all-or-nothing", "feint", "keep")}
    turn = turn.then({0: "keep"})
    assert turn.asked == {1: ("last-wall", "keep")}
    turn = turn.then({1: "last-wall"})
    assert turn.asked == {0: ("all-or-nothing", "feint", "keep")}
    assert turn.then({0: "keep"}).of(StruckAt) != []


def test_19_both_strike_lead() -> None:
    ready = area(["iron-gate"], ["all-or-nothing"])
    for lead in (0, 1):
        turn = flip(facing(ready, area(["temple-wall"], ["feint"]), lead=lead), STRIKE, STRIKE)
        assert turn.asked.keys() == {lead}
    turn = flip(facing(ready, area(["temple-wall"], ["feint"])), "iron-gate", STRIKE)
    assert turn.asked.keys() == {1}


def test_20_nothing_to_strike() -> None:
    ready = area(["counter-blow", "iron-gate"], ["all-or-nothing"])
    assert flip(facing(ready, ["temple-wall", "rush"]), "counter-blow", STRIKE).decision == "lay"


def test_21_exhaust_at_once() -> None:
    turn = meet("last-wall", STRIKE)
    assert turn.asked == {0: ("last-wall", "keep")}
    turn = flip(facing(("rush", "last-wall", "feint"), ["iron-gate"]), "rush", STRIKE, {0: "last-wall"})
    assert turn.asked == {0: ("last-wall", "keep")}


def test_22_exhaust_for_the_turn() -> None:
    state = facing(area(["iron-gate", "rush"], ["all-or-nothing"]), ["temple-wall", "tiger-stance"])
    turn = flip(state, STRIKE, "temple-wall", {0: "all-or-nothing"})
    assert turn.of(StruckAt)[0].swords == 2
    turn = turn.then({0: STRIKE, 1: "tiger-stance"}, {1: "helms"})
    assert turn.of(StruckAt)[1].swords == 0


def test_23_no_less_than_none() -> None:
    state = facing(area(["iron-gate"], ["feint"]), ["scattered-leaves", "quick-draw"])
    turn = flip(state, STRIKE, "scattered-leaves", {0: "feint"})  # a helm, of which two are taken
    assert turn.of(StruckAt) == [StruckAt(seat=0, swords=0, helms=0, through=False)]


def test_24_in_a_row() -> None:
    given = facing(("glare-of-the-sun", "iron-gate"), area(["temple-wall"], ["out-of-reach"]), doubles=1)
    turn = flip(given, "glare-of-the-sun", STRIKE, {0: STRIKE})
    assert [struck.through for struck in turn.of(StruckAt)] == [False, False]
    assert turn.of(DoubleStrike) == [DoubleStrike(in_a_row=2)]
    again = flip(facing(["iron-gate", "rush"], ["temple-wall", "feint"], doubles=2), STRIKE, "temple-wall")
    assert again.state.exchange.doubles == 0


def test_25_own_symbols() -> None:
    school, more = "school-of-fire", ["iron-gate", "falling-rock", "tiger-stance"]
    gains = [
        area([], [school, *more[:count]]).symbols.swords - area([], more[:count]).symbols.swords
        for count in range(4)
    ]
    assert gains == [1, 1, 1 + 2, 1 + 2]
    turn = flip(facing(area(more, [school]), area(["rush"], more)), "falling-rock", "rush")
    assert turn.symbols(0) == Symbols(swords=1 + 3, helms=1)


def test_26_taken_once() -> None:
    state = facing(("mind-like-water", "iron-gate"), ("last-wall", "temple-wall"))
    turn = flip(state, "mind-like-water", "last-wall")
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    turn = turn.then({0: STRIKE, 1: "temple-wall"}, {1: "last-wall"})
    assert turn.symbols(0) == Symbols(swords=1, helms=1)
    fallen = meet("mind-like-water", "falling-rock")
    assert fallen.exhausted(1) == ("falling-rock",)
    assert fallen.symbols(0) == Symbols(swords=3)


def test_27_taken_whole() -> None:
    state = facing(("mind-like-water", "iron-gate"), ("tiger-stance", "temple-wall"))
    assert flip(state, "mind-like-water", "tiger-stance").symbols(0) == Symbols(swords=2, helms=2)
    assert meet("mind-like-water", STRIKE).symbols(0) == NONE


def test_28_mutual_defeat_draws() -> None:
    even = area(["temple-wall"], ["falling-rock"])
    assert flip(facing(even, even), STRIKE, STRIKE).state.result == Outcome((), "mutual-defeat")
    last = flip(facing(even, even, options=BEST_OF_THREE, points=(1, 1)), STRIKE, STRIKE)
    assert last.state.result == Outcome((), "mutual-defeat")
    assert last.state.points == (2, 2)


def test_29_same_hands() -> None:
    one, other = area(["iron-gate"], ["falling-rock"], ["feint"]), area(["temple-wall"], [], ["last-wall"])
    turn = flip(facing(one, other, options=BEST_OF_THREE), STRIKE, STRIKE)
    assert turn.hand(0) == ("falling-rock", "iron-gate", "feint", STRIKE)
    assert turn.hand(1) == ("temple-wall", "last-wall", STRIKE)
    assert turn.state.dojo is None


def test_30_leaver_loses_match() -> None:
    step = POCKET.leave(facing(["iron-gate"], ["temple-wall"]), 0, "forfeited", Dice(bytes(32)))
    assert step.state.result == Outcome((1,), "forfeited")


def test_31_answered_drafted() -> None:
    theirs = area(["falling-blossom", "rush"], ["feint"], ["on-its-heels"])
    turn = flip(facing(area(["patient-hunter", "last-wall"]), theirs), "patient-hunter", "falling-blossom")
    shown = CARDS["patient-hunter"].sides[0]
    assert turn.symbols(0) == Symbols(shown.swords + 3, shown.helms + 3)  # for four cards of Agility but one
    few = flip(
        facing(["patient-hunter", "rush"], ["counter-blow", "last-wall"]), "patient-hunter", "counter-blow"
    )
    assert few.symbols(0) == shown
    brought = flip(facing(["rush", "patient-hunter", "feint"], theirs), "rush", STRIKE)
    assert brought.then({0: "patient-hunter"}).symbols(0) == shown + CARDS["rush"].sides[0]
