"""Starting an attack: one test for each sentence that rules something (seed 003, Duel 5, 7 and 10)."""

from rules.game import Outcome
from rules.kendo.events import (
    Attacked,
    CardsLost,
    CardsTaken,
    Deflected,
    DrewCard,
    DrewFrom,
    DroppedOut,
    RedStopped,
    ThrownAway,
    Yielded,
)
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.table import SPARE, at


def test_a_basic_attack_is_started_alone_or_with_one_reinforcing_card() -> None:
    scene = at(["men-1", "do-4", "jodan-1", "seme-1"], SPARE)
    assert scene.decision == "attack"
    assert scene.options == (
        "men-1>1",
        "men-1+jodan-1>1",
        "men-1+seme-1>1",
        "do-4>1",
        "do-4+jodan-1>1",
        "do-4+seme-1>1",
    )


def test_yellow_cards_start_an_attack_alone() -> None:
    scene = at(["taiatari-1", "maki-age-1", "jodan-1"], SPARE)
    assert scene.options == ("taiatari-1>1", "maki-age-1>1")


def test_no_other_card_starts_an_attack() -> None:
    scene = at(["men-1", "kote-do", "mushin-1", "seigan-1", "fudoshin-1", "bogyo-1"], SPARE)
    assert scene.options == ("men-1>1",)


def test_an_attack_lies_on_the_table_and_must_be_answered() -> None:
    scene = at(["men-1", "jodan-1", "do-4"], SPARE).then("men-1+jodan-1>1")
    assert scene.of(Attacked) == [Attacked(seat=0, target=1, card="men-1", red="jodan-1")]
    assert scene.state.table == ("men-1", "jodan-1")
    assert scene.hands[0] == ("do-4",)
    assert scene.now == Threat(seat=1, attacker=0, card="men-1", red="jodan-1")


# Reinforced attacks


def test_the_reinforcing_card_is_answered_first() -> None:
    scene = at(["men-1", "jodan-1"], ["men-6", "seigan-1", "men-do"]).then("men-1+jodan-1>1")
    assert scene.decision == "red"
    assert scene.options == ("seigan-1", "yield")


def test_it_can_be_neutralised() -> None:
    scene = at(["men-1", "jodan-1"], ["men-6", "seigan-1"]).then("men-1+jodan-1>1", "seigan-1")
    assert scene.of(RedStopped) == [RedStopped(seat=1, card="seigan-1")]
    assert scene.hands[1] == ("men-6",)


def test_mushin_neutralises_seme() -> None:
    scene = at(["men-1", "seme-1"], ["men-6", "mushin-1", "seigan-1"]).then("men-1+seme-1>1")
    assert scene.options == ("mushin-1", "yield")


def test_it_can_be_deflected_together_with_the_basic_attack() -> None:
    scene = at(["men-1", "jodan-1", "do-4"], ["fudoshin-1", "kote-2"]).then("men-1+jodan-1>1", "fudoshin-1")
    assert scene.of(Deflected) == [Deflected(seat=1, card="fudoshin-1")]
    assert scene.of(CardsLost) == []


def test_it_can_be_reflected_and_is_lost_in_turn() -> None:
    scene = at(["men-1", "seme-1", "do-4"], ["seme-2", "men-6"]).then("men-1+seme-1>1", "seme-2")
    assert scene.of(CardsLost) == [CardsLost(seat=0, to=1, count=1)]
    assert scene.options == ("men-6>0", "yield")


def test_who_does_not_stop_it_loses_a_card_which_the_attacker_can_use() -> None:
    scene = at(["men-1", "jodan-1"], ["men-6", "seme-1"]).then("men-1+jodan-1>1", "yield")
    assert scene.of(Yielded) == [Yielded(seat=1, part="red")]
    assert scene.of(CardsLost) == [CardsLost(seat=1, to=0, count=1)]
    (taken,) = scene.of(CardsTaken)
    assert taken.seen_by == (1, 0)
    assert scene.hands[0] == taken.cards
    assert len(scene.hands[1]) == 1


def test_after_the_reinforcing_card_the_basic_attack_is_answered_too() -> None:
    for answer in ("seigan-1", "yield"):
        scene = at(["men-1", "jodan-1"], ["men-6", "men-do", "seigan-1"]).then("men-1+jodan-1>1", answer)
        assert scene.now == Threat(seat=1, attacker=0, card="men-1")
        assert scene.decision == "answer"


def test_who_loses_the_last_card_to_the_reinforcing_one_is_out() -> None:
    scene = at(["men-1", "jodan-1"], ["bogyo-1"]).then("men-1+jodan-1>1", "yield")
    assert scene.of(DroppedOut) == [DroppedOut(seat=1, why="no-cards")]
    assert scene.state.result == Outcome((0,), "last-standing")


# Nothing to attack with


def test_who_has_no_card_to_attack_with_discards_one_and_draws_a_basic_attack() -> None:
    before = at(["men-do", "jodan-1", "bogyo-1"], SPARE, hidden=["kote-7", "do-4"])
    assert before.decision == "discard"
    assert before.options == ("men-do", "jodan-1", "bogyo-1")
    scene = before.then("men-do")
    assert scene.of(ThrownAway) == [ThrownAway(seat=0, card="men-do")]
    assert scene.of(DrewFrom) == [DrewFrom(seat=0, subdeck="basic")]
    assert scene.of(DrewCard) == [DrewCard(seat=0, card="kote-7", seen_by=(0,))]
    assert scene.hands[0] == ("kote-7", "jodan-1", "bogyo-1")
    assert scene.discarded() == {"men-do"}


def test_and_uses_that_one() -> None:
    scene = at(["men-do", "bogyo-1"], SPARE, hidden=["kote-7"]).then("men-do")
    assert scene.now == Initiative(0)
    assert scene.options == ("kote-7>1",)


def test_who_has_no_cards_to_start_with_loses() -> None:
    scene = at(["taiatari-1"], ["kamae-1", *SPARE]).then("taiatari-1>1", "kamae-1")
    assert scene.of(DroppedOut) == [DroppedOut(seat=0, why="no-cards")]
    assert scene.state.result == Outcome((1,), "last-standing")
