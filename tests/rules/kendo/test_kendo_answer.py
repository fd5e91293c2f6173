"""Answering an attack: one test for each sentence that rules something (seed 003, Duel 6, 7, 12, cards)."""

import pytest

from rules.game import Outcome
from rules.kendo.events import CardsLost, CardsTaken, Deflected, Neutralised, Parried, StruckBack
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.table import SPARE, Scene, at


def attacked(*hand: str, by: str = "men-1") -> Scene:
    """Attack a hand, out of one that has cards left."""
    return at([by, "kote-2", "do-4", "tsuki-3"], hand).then(f"{by}>1")


@pytest.mark.parametrize("part", ["men", "kote", "do", "tsuki"])
def test_the_same_attack_and_counterattacks_that_begin_with_it_answer(part: str) -> None:
    lowest = {"men": "men-1", "kote": "kote-2", "do": "do-4", "tsuki": "tsuki-3"}
    hand = ("men-6", "kote-7", "do-5", "tsuki-8", "men-do", "kote-men", "do-kote", "tsuki-men")
    options = attacked(*hand, by=lowest[part]).options
    assert all(option.startswith(part) for option in options[:-1])
    assert len(options) == 3
    assert options[-1] == "yield"


def test_a_counterattack_must_be_answered_in_turn_by_what_it_threatens() -> None:
    scene = attacked("men-do", *SPARE).then("men-do>0")
    assert scene.of(StruckBack) == [StruckBack(seat=1, card="men-do", target=0)]
    assert scene.now == Threat(seat=0, attacker=1, card="men-do")
    assert scene.options == ("do-4", "yield")


def test_and_so_on() -> None:
    scene = at(["men-1", "do-men", "do-4"], ["men-do", "men-kote", "men-6"])
    scene = scene.then("men-1>1", "men-do>0", "do-men>1", "men-kote>0")
    assert scene.now == Threat(seat=0, attacker=1, card="men-kote")
    assert scene.state.table == ("men-1", "men-do", "do-men", "men-kote")


def test_a_basic_attack_on_a_counterattack_ends_it_and_the_opponent_starts_a_new_one() -> None:
    scene = attacked("men-do", "kote-7", "bogyo-1").then("men-do>0", "do-4")
    assert scene.of(StruckBack)[-1] == StruckBack(seat=0, card="do-4")
    assert scene.now == Initiative(1)
    assert scene.state.table == ()
    assert scene.discarded() == {"men-1", "men-do", "do-4"}


def test_who_cannot_answer_an_attack_loses_two_cards_to_the_attacker() -> None:
    scene = attacked("do-tsuki", "tsuki-do", "seme-1").then("yield")
    assert scene.of(CardsLost) == [CardsLost(seat=1, to=0, count=2)]
    (taken,) = scene.of(CardsTaken)
    assert set(taken.cards) <= set(scene.hands[0])
    assert len(scene.hands[0]) == 3 + 2
    assert len(scene.hands[1]) == 1


def test_nor_a_counterattack() -> None:
    scene = at(["men-1", "bogyo-1", "bogyo-2", "seme-1"], ["men-do", "do-5"])
    scene = scene.then("men-1>1", "men-do>0", "yield")
    assert scene.of(CardsLost) == [CardsLost(seat=0, to=1, count=2)]


@pytest.mark.parametrize("yellow", ["taiatari-1", "maki-age-1"])
def test_who_cannot_answer_a_yellow_card_loses_one(yellow: str) -> None:
    scene = attacked("do-tsuki", "men-6", "bogyo-1", by=yellow)
    assert scene.options == ("yield",)
    scene = scene.then("yield")
    assert scene.of(CardsLost) == [CardsLost(seat=1, to=0, count=1)]


def test_which_card_is_lost_the_attacker_does_not_see_before() -> None:
    scene = attacked("do-tsuki", "men-6", "bogyo-1", by="taiatari-1")
    assert len({scene.then("yield", seed=bytes([seed] * 32)).hands[1] for seed in range(20)}) == 3


# Green cards


@pytest.mark.parametrize("green", ["tsubazeriai-1", "bogyo-1"])
def test_green_cards_parry_a_basic_attack(green: str) -> None:
    scene = attacked(green, "kote-7").then(green)
    assert scene.of(Parried) == [Parried(seat=1, card=green)]
    assert isinstance(scene.now, Initiative)
    assert scene.of(CardsLost) == []


def test_green_cards_parry_no_counterattack() -> None:
    scene = at(["men-1", "bogyo-1", "tsubazeriai-1"], ["men-do", "do-5"]).then("men-1>1", "men-do>0")
    assert scene.options == ("yield",)


def test_hikiwake_a_last_card_that_parries_is_a_draw_between_two() -> None:
    scene = attacked("bogyo-1").then("bogyo-1")
    assert scene.state.result == Outcome((), "hikiwake")


# Blue cards


@pytest.mark.parametrize("blue", ["kamae-1", "tai-sabaki-1", "fudoshin-1"])
def test_blue_cards_deflect_a_basic_attack(blue: str) -> None:
    scene = attacked(blue, "kote-7").then(blue)
    assert scene.of(Deflected) == [Deflected(seat=1, card=blue)]
    assert isinstance(scene.now, Initiative)
    assert scene.of(CardsLost) == []


@pytest.mark.parametrize("blue", ["kamae-1", "tai-sabaki-1", "fudoshin-1"])
def test_blue_cards_deflect_a_counterattack(blue: str) -> None:
    scene = at(["men-1", blue, "kote-2"], ["men-do", "do-5"]).then("men-1>1", "men-do>0", blue)
    assert scene.of(Deflected) == [Deflected(seat=0, card=blue)]
    assert isinstance(scene.now, Initiative)
    assert scene.of(CardsLost) == []


@pytest.mark.parametrize("yellow", ["taiatari-1", "maki-age-1"])
@pytest.mark.parametrize("blue", ["kamae-1", "tai-sabaki-1", "fudoshin-1"])
def test_blue_cards_neutralise_a_yellow_attack_and_the_attacker_starts_again(yellow: str, blue: str) -> None:
    scene = attacked(blue, "kote-7", by=yellow).then(blue)
    assert scene.of(Neutralised) == [Neutralised(seat=1, card=blue)]
    assert scene.now == Initiative(0)


# MUSHIN


def test_mushin_makes_a_counterattack_answer_any_attack() -> None:
    scene = attacked("mushin-1", "kote-tsuki", "bogyo-1")
    assert "mushin-1+kote-tsuki>0" in scene.options
    scene = scene.then("mushin-1+kote-tsuki>0")
    assert scene.of(StruckBack) == [StruckBack(seat=1, card="kote-tsuki", joker="mushin-1", target=0)]
    assert scene.now == Threat(seat=0, attacker=1, card="kote-tsuki")
    assert scene.hands[1] == ("bogyo-1",)


# Who starts next


def test_between_two_who_lost_a_card_starts_the_next_attack() -> None:
    for attack in ("men-1", "taiatari-1"):
        assert attacked("kote-7", "do-5", "bogyo-1", by=attack).then("yield").now == Initiative(1)


def test_the_winner_is_the_last_with_a_card_in_hand() -> None:
    scene = attacked("kote-7", "do-5").then("yield")
    assert scene.state.result == Outcome((0,), "last-standing")
    assert scene.hands[1] == ()
