"""One test for each ruling of Kendo Duel, by its number and name."""

import inspect
import sys

from rules.dice import Dice
from rules.game import Outcome
from rules.kendo.cards import CARDS, PARTS
from rules.kendo.events import (
    BonusLeft,
    CardsLost,
    DroppedOut,
    FirstAttacker,
    Neutralised,
    PassedOn,
    RedStopped,
    Reshuffled,
    Switched,
    Totalled,
)
from rules.kendo.rulings import RULINGS
from rules.kendo.state import BonusOffer, Initiative, Threat
from tests.rules.kendo.table import DUEL, KENDO, SEED, SPARE, at, opening, switched

BASIC = [key for key in CARDS if CARDS[key].subdeck == "basic"]


def test_every_ruling_has_its_test() -> None:
    tests = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    for ruling in RULINGS:
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_01_own_numbers() -> None:
    assert sorted(CARDS[key].number for key in BASIC) == list(range(1, 13))
    assert {CARDS[key].origin for key in BASIC} == {"house"}


def test_02_all_sixteen() -> None:
    counters = [card for card in CARDS.values() if card.subdeck == "counter"]
    assert {(card.answers, card.strikes) for card in counters} == {(a, b) for a in PARTS for b in PARTS}
    assert [card.key for card in counters if card.origin == "known"] == ["men-men"]


def test_03_last_word() -> None:
    scene = at(["men-1", "do-4", "men-12"], ["men-do", "bogyo-1"]).then("men-1>1", "men-do>0")
    assert scene.options == ("do-4", "yield")


def test_04_equal_copies() -> None:
    scene = at(["men-1", "men-6", "men-12", "jodan-1", "jodan-2"], SPARE)
    assert scene.options == ("men-1>1", "men-1+jodan-1>1")


def test_05_switch_up_to_two() -> None:
    requests = KENDO.requests(opening(["men-1", "men-do", "kamae-1"], ["men-6"]).state)
    assert requests[0].options == (
        "keep",
        "men-1",
        "men-do",
        "kamae-1",
        "men-1+men-do",
        "men-1+kamae-1",
        "men-do+kamae-1",
    )
    assert requests[1].options == ("keep", "men-6")


def test_06_switch_in_order() -> None:
    before = opening(["men-12", "kamae-1", "kamae-2"], ["men-1", "bogyo-1"], hidden=["seme-1", "seme-2"])
    scene = switched(before, {0: "kamae-1+kamae-2", 1: "bogyo-1"})
    assert scene.hands[0] == ("men-12", "seme-1", "seme-2")
    assert scene.hands[1] == ("men-1", "kamae-1")
    assert scene.state.piles[2].hidden == ("kamae-2", "bogyo-1")


def test_07_totals_told() -> None:
    scene = switched(opening(["men-12"], ["men-1"]), {0: "keep", 1: "keep"})
    assert scene.of(Totalled) == [Totalled(totals=(12, 1))]
    assert KENDO.view(scene.state, None).totals == ((12, 1),)


def test_08_tie_switch_each() -> None:
    hands = ["men-1", "kote-7"], ["do-5", "tsuki-3"], ["kote-2"]
    scene = switched(opening(*hands, hidden=["men-12", "men-6"]), dict.fromkeys(range(3), "keep"))
    again = [(event.seat, event.subdecks) for event in scene.of(Switched)[3:]]
    assert again == [(0, ("basic",)), (1, ("basic",))]
    assert scene.hands == (("men-12", "kote-7"), ("men-6", "do-5"), ("kote-2",))


def test_09_tie_by_lot() -> None:
    before = opening(["men-1", "kote-7"], ["do-5", "tsuki-3"], hidden=["bogyo-1"])
    firsts: set[int] = set()
    for seed in range(20):
        step = KENDO.play(before.state, {0: "keep", 1: "keep"}, Dice(bytes([seed] * 32)))
        (first,) = (event for event in step.events if isinstance(event, FirstAttacker))
        assert first.by_lot
        firsts.add(first.seat)
    assert firsts == {0, 1}


def test_10_basic_on_basic() -> None:
    scene = at(["men-1", "men-12"], ["men-6", *SPARE]).then("men-1>1", "men-6>0")
    assert scene.now == Threat(seat=0, attacker=1, card="men-6")


def test_11_basic_on_counter() -> None:
    scene = at(["men-1", "do-4", "seme-1"], ["men-do", *SPARE], ["kote-2"]).then("men-1>1", "men-do>0")
    assert scene.options == ("do-4", "yield")
    assert scene.then("do-4").now == Initiative(1)


def test_12_deflector_starts() -> None:
    hands = ["men-1", "kote-2"], ["kamae-1", "do-4", *SPARE], ["men-6"], ["tsuki-3"]
    for count in (2, 3, 4):
        scene = at(*hands[:count]).then("men-1>1", "kamae-1")
        assert scene.now == Initiative(1, spared=None)
        assert scene.state.table == ()
    assert scene.options == ("do-4>0", "do-4>2", "do-4>3")


def test_13_parrier_starts() -> None:
    scene = at(["men-1", "kote-2"], ["bogyo-1", "do-4"]).then("men-1>1", "bogyo-1")
    assert scene.now == Initiative(1)


def test_14_green_after_red() -> None:
    scene = at(["men-1", "jodan-1"], ["bogyo-1", "seigan-1", "do-4"]).then("men-1+jodan-1>1")
    assert "bogyo-1" not in scene.options
    assert "bogyo-1" in scene.then("seigan-1").options


def test_15_red_stopped() -> None:
    hand = "mushin-1", "seigan-1", "tai-sabaki-1", "kamae-1", "fudoshin-1", "men-men", "bogyo-1"
    scene = at(["men-1", "jodan-1", "seme-1"], hand)
    assert scene.then("men-1+seme-1>1").options == ("mushin-1", "fudoshin-1", "yield")
    assert scene.then("men-1+jodan-1>1").options == ("seigan-1", "fudoshin-1", "yield")


def test_16_red_reflected() -> None:
    scene = at(["men-1", "jodan-1", "bogyo-1"], ["jodan-2", "seme-1", "do-4"]).then("men-1+jodan-1>1")
    assert scene.options == ("jodan-2", "yield")
    reflected = scene.then("jodan-2")
    assert reflected.of(RedStopped) == [RedStopped(seat=1, card="jodan-2")]
    assert reflected.of(CardsLost) == [CardsLost(seat=0, to=1, count=1)]
    assert reflected.hands == ((), ("do-4", "seme-1", "bogyo-1"))
    assert reflected.now == Threat(seat=1, attacker=0, card="men-1")
    bare = at(["men-1", "seme-2"], ["seme-1", "do-4"]).then("men-1+seme-2>1", "seme-1")
    assert bare.of(CardsLost) == []


def test_17_fudoshin_both_parts() -> None:
    scene = at(["men-1", "jodan-1", "do-4"], ["fudoshin-1", "kote-2"])
    scene = scene.then("men-1+jodan-1>1", "fudoshin-1")
    assert scene.now == Initiative(1)
    assert scene.of(CardsLost) == []


def test_18_fudoshin_on_yellow() -> None:
    scene = at(["taiatari-1", "do-4"], ["fudoshin-1", "kote-2"]).then("taiatari-1>1", "fudoshin-1")
    assert scene.of(Neutralised) == [Neutralised(seat=1, card="fudoshin-1")]
    assert scene.now == Initiative(0)


def test_19_joker_one_use() -> None:
    scene = at(["men-1", "seme-1", "do-4"], ["mushin-1", "kote-do"]).then("men-1+seme-1>1")
    assert scene.options == ("mushin-1", "yield")
    assert scene.then("mushin-1").options == ("yield",)


def test_20_joker_on_any() -> None:
    hand = "mushin-1", "kote-do", "tsuki-3"
    for attack in ("men-1", "taiatari-1", "maki-age-1"):
        assert at([attack, "do-4"], hand).then(f"{attack}>1").options == ("mushin-1+kote-do>0", "yield")
    met = at(["tsuki-8", "do-4"], ["tsuki-men", "bogyo-1"]).then("tsuki-8>1", "tsuki-men>0")
    assert met.options == ("yield",)
    held = at(["tsuki-8", "do-tsuki", "mushin-2"], ["tsuki-men", "bogyo-1"])
    assert "mushin-2+do-tsuki>1" in held.then("tsuki-8>1", "tsuki-men>0").options


def test_21_joker_in_need() -> None:
    scene = at(["men-1", "do-4"], ["mushin-1", "men-do", "kote-do"]).then("men-1>1")
    assert scene.options == ("men-do>0", "mushin-1+kote-do>0", "yield")


def test_22_pull_goes_on() -> None:
    scene = at(["men-1", "jodan-1", "do-4"], ["bogyo-1", "bogyo-2", "bogyo-3"])
    scene = scene.then("men-1+jodan-1>1", "yield")
    assert isinstance(scene.now, Threat)
    among_four = at(["men-1", "jodan-1"], ["men-do", "men-kote"], ["do-4"], ["tsuki-3"])
    option = among_four.then("men-1+jodan-1>1", "yield").options[0]
    assert isinstance(among_four.then("men-1+jodan-1>1", "yield", option).now, Threat)


def test_23_taken_by_dice() -> None:
    scene = at(["men-1", "do-4"], ["bogyo-1", "kote-do", "seme-1", "kamae-1"]).then("men-1>1")
    left = {scene.then("yield", seed=bytes([seed] * 32)).hands[1] for seed in range(40)}
    assert len(left) == 6
    pulled = at(["men-1", "jodan-1"], ["bogyo-1", "kote-do", "seme-1"]).then("men-1+jodan-1>1")
    assert len({pulled.then("yield", seed=bytes([seed] * 32)).hands[1] for seed in range(20)}) == 3


def test_24_give_what_there_is() -> None:
    scene = at(["men-1", "do-4"], ["seme-1"], ["kote-2"], ["tsuki-3"]).then("men-1>1", "yield")
    assert scene.of(CardsLost) == [CardsLost(seat=1, to=0, count=1)]
    assert scene.state.seats_in == (0, 1, 2, 3)


def test_25_empty_hand_stays() -> None:
    scene = at(["men-1"], ["seme-1", "seme-2", "jodan-1"]).then("men-1>1")
    assert scene.hands[0] == ()
    assert scene.state.seats_in == (0, 1)
    assert len(scene.then("yield").hands[0]) == 2


def test_26_empty_hand_not_asked() -> None:
    scene = at(["men-1"], ["men-do", "seme-2"]).then("men-1>1", "men-do>0")
    assert scene.of(DroppedOut) == [DroppedOut(seat=0, why="no-cards")]
    assert scene.state.result == Outcome((1,), "last-standing")


def test_27_last_card_parries() -> None:
    kept = at(["men-1", "do-4"], ["bogyo-1", "seme-1"]).then("men-1>1", "bogyo-1")
    assert kept.state.result is None
    last = at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1", "bogyo-1")
    assert last.state.result == Outcome((), "hikiwake")


def test_28_count_who_is_in() -> None:
    scene = at(["men-1", "kote-2"], ["seme-1", "seme-2", "jodan-1"], ["do-4"], [], out=[3])
    scene = scene.then("men-1>1", "yield")
    assert scene.now == Initiative(1)
    two = at(["men-1", "kote-2"], ["bogyo-1"], [], out=[2]).then("men-1>1", "bogyo-1")
    assert two.state.result == Outcome((), "hikiwake")


def test_29_bonus_then_start() -> None:
    three = at(["men-1", "kote-2"], [], ["do-4"]).then("men-1>1")
    assert three.now == BonusOffer(seat=0, starter=2)
    four = at(["men-1", "kote-2"], [], ["do-4"], ["tsuki-3"]).then("men-1>1")
    assert four.now == BonusOffer(seat=0, starter=0)
    of_three_left = at(["men-1", "kote-2"], [], ["do-4"], [], out=[3]).then("men-1>1")
    assert of_three_left.now == BonusOffer(seat=0, starter=0)


def test_30_bonus_may_be_left() -> None:
    scene = at(["men-1", "kote-2"], [], ["do-4"]).then("men-1>1", "keep")
    assert scene.of(BonusLeft) == [BonusLeft(seat=0)]
    assert scene.hands[0] == ("kote-2",)
    assert scene.now == Initiative(2)


def test_31_bonus_after_parry() -> None:
    scene = at(["men-1", "kote-2"], ["bogyo-1"], ["do-4"]).then("men-1>1", "bogyo-1")
    assert scene.now == BonusOffer(seat=0, starter=2)


def test_32_no_last_attacker() -> None:
    for attacker in (None, 3):
        scene = at(
            ["taiatari-1"],
            ["kamae-1", "do-4"],
            ["men-1"],
            [],
            out=[3],
            attacked_by=[attacker, None, None, None],
        ).then("taiatari-1>1", "kamae-1")
        assert scene.of(DroppedOut) == [DroppedOut(seat=0, why="no-cards")]
        assert scene.now == Initiative(1)


def test_33_reshuffle() -> None:
    scene = at(["bogyo-1", "bogyo-2"], ["do-4"], hidden=[], discarded=["men-1", "kote-2"]).then("bogyo-1")
    assert scene.of(Reshuffled) == [Reshuffled(subdeck="basic")]
    assert len({"men-1", "kote-2"} & set(scene.hands[0])) == 1
    assert len(scene.state.piles[0].hidden) == 1
    assert scene.state.piles[0].discarded == ()


def test_34_nothing_to_draw() -> None:
    scene = at(["taiatari-1", "bogyo-1"], ["kamae-1", "jodan-1"], [], BASIC, hidden=[])
    scene = scene.then("taiatari-1>1", "kamae-1")
    assert scene.of(PassedOn) == [PassedOn(seat=0), PassedOn(seat=1)]
    assert scene.now == Initiative(3)


def test_35_open_piles() -> None:
    scene = at(["men-1", "do-4"], ["men-do", *SPARE]).then("men-1>1", "men-do>0", "do-4")
    shown = KENDO.view(scene.state, None)
    assert shown.discarded == (("men-1", "do-4"), ("men-do",), ())
    assert shown.table == ()


def test_36_exchange_apart() -> None:
    scene = at(["men-1", "do-4"], ["men-do", *SPARE], hidden=[]).then("men-1>1", "men-do>0")
    assert scene.state.table == ("men-1", "men-do")
    assert scene.discarded() == set()
    assert not scene.state.piles[0].gives


def test_37_may_yield() -> None:
    for attack in ("men-1", "men-1+jodan-1", "taiatari-1"):
        hand = "men-6", "seigan-1", "kamae-1", "bogyo-1"
        scene = at(["men-1", "jodan-1", "taiatari-1", "do-4"], hand).then(f"{attack}>1")
        assert len(scene.options) > 1
        assert scene.options[-1] == "yield"


def test_38_always_asked() -> None:
    for attack in ("men-1", "men-1+jodan-1", "taiatari-1"):
        scene = at(["men-1", "jodan-1", "taiatari-1"], ["seme-1"]).then(f"{attack}>1")
        assert scene.seat == 1
        assert scene.options == ("yield",)


def test_39_drawn_reinforced() -> None:
    scene = at(["bogyo-1", "jodan-1"], ["do-4"], hidden=["men-1"]).then("bogyo-1")
    assert scene.options == ("men-1>1", "men-1+jodan-1>1")


def test_40_given_back() -> None:
    hand = "men-6", "men-do", "men-men", "mushin-1", "kote-men", "kote-do", "kamae-1"
    scene = at(["men-1", "do-4"], hand, ["do-5"], ["tsuki-3"]).then("men-1>1")
    at_attacker = {option for option in scene.options if option.endswith(">0")}
    assert at_attacker == {"men-men>0", "mushin-1+kote-men>0"}
    yellow = at(["taiatari-1", "do-4"], hand, ["do-5"], ["tsuki-3"]).then("taiatari-1>1")
    assert not [option for option in yellow.options if option.endswith(">0")]


def test_41_leaver_discards() -> None:
    hands = ["men-1", "do-4"], ["bogyo-1", "seme-1"], ["kote-2"], ["tsuki-3"]
    threatened = at(*hands).then("men-1>1")
    target, attacker, other = (threatened.leave(seat) for seat in (1, 0, 2))
    assert target.now == Initiative(0)
    assert attacker.now == Initiative(1)
    assert other.now == threatened.now
    assert target.discarded() == {"bogyo-1", "seme-1", "men-1"}
    assert at(*hands, spared=1).leave(3).now == Initiative(0)
    assert at(*hands).leave(0).now == Initiative(1)
    assert at(*hands[:2]).leave(0).state.result == Outcome((1,), "resigned")


def test_42_ahead_by_cards() -> None:
    assert KENDO.score(at(["men-1", "do-4"], ["bogyo-1"], [], out=[2]).state) == (2, 1, 0)
    assert KENDO.score(KENDO.start(3, DUEL, Dice(SEED)).state) == (12, 12, 12)
