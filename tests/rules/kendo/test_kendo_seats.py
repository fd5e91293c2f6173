"""Three and four at the table: one test for each sentence with a rule (seed 003, Duel 8, 9, 11, 12)."""

from rules.game import Outcome
from rules.kendo.events import DrewCard, DrewFrom, DroppedOut
from rules.kendo.state import BonusOffer, Initiative, Threat
from tests.rules.kendo.table import Scene, at

OTHERS = ("kote-7", "seme-1"), ("do-5", "seme-2"), ("tsuki-8", "jodan-2")
"""Hands for who only sits by."""


def three(*hand: str, by: str = "men-1") -> Scene:
    return at([by, "kote-2"], hand, OTHERS[0]).then(f"{by}>1")


def four(*hand: str, by: str = "men-1") -> Scene:
    return at([by, "kote-2"], hand, OTHERS[0], OTHERS[1]).then(f"{by}>1")


def targets(scene: Scene) -> set[str]:
    return {option.partition(">")[2] for option in scene.options if ">" in option}


def test_an_attack_can_be_aimed_at_any_other_player() -> None:
    assert at(["men-1"], *OTHERS).options == ("men-1>1", "men-1>2", "men-1>3")


def test_among_three_who_lost_cards_starts_against_anyone() -> None:
    scene = three("do-tsuki", "tsuki-3", "bogyo-1", "seigan-1").then("yield")
    assert scene.now == Initiative(1)
    assert scene.hands[1]


def test_among_four_who_took_cards_starts_against_anyone_but_the_loser() -> None:
    scene = four("do-tsuki", "tsuki-3", "bogyo-1").then("yield")
    assert scene.now == Initiative(0, spared=1)
    assert targets(scene) == {"2", "3"}


def test_among_three_an_answer_can_be_aimed_at_anyone() -> None:
    assert targets(three("men-6", "bogyo-1")) == {"0", "2"}
    assert targets(three("men-do", "bogyo-1")) == {"0", "2"}
    scene = three("men-do", "bogyo-1").then("men-do>2")
    assert scene.now == Threat(seat=2, attacker=1, card="men-do")


def test_among_four_a_basic_or_counterattack_cannot_be_aimed_at_the_attacker() -> None:
    assert targets(four("men-6", "bogyo-1")) == {"2", "3"}
    assert targets(four("men-do", "bogyo-1")) == {"2", "3"}


def test_except_by_a_card_that_deflects_or_reflects() -> None:
    assert targets(four("kamae-1", "do-5").then("kamae-1")) == {"0", "2", "3"}
    assert targets(four("men-men", "bogyo-1")) == {"0", "2", "3"}


def test_among_three_who_can_neither_answer_nor_give_drops_out() -> None:
    scene = at(["men-1", "kote-2"], [], OTHERS[0]).then("men-1>1")
    assert scene.of(DroppedOut) == [DroppedOut(seat=1, why="no-cards")]
    assert scene.state.seats_in == (0, 2)
    assert scene.state.result is None


def test_the_last_attacker_draws_a_card_from_any_subdeck_as_a_bonus() -> None:
    scene = at(["men-1", "kote-2"], [], OTHERS[0]).then("men-1>1")
    assert scene.seat == 0
    assert scene.options == ("keep", "basic", "counter", "other")
    top = scene.state.piles[1].hidden[0]
    drawn = scene.then("counter")
    assert drawn.of(DrewFrom) == [DrewFrom(seat=0, subdeck="counter")]
    assert drawn.of(DrewCard) == [DrewCard(seat=0, card=top, seen_by=(0,))]
    assert top in drawn.hands[0]


def test_among_four_the_last_attacker_then_starts_a_new_attack() -> None:
    scene = at(["men-1", "kote-2"], [], *OTHERS[:2]).then("men-1>1", "other")
    assert scene.now == Initiative(0)


def test_among_three_the_player_without_a_bonus_starts_the_next_attack() -> None:
    scene = at(["men-1", "kote-2"], [], OTHERS[0]).then("men-1>1", "other")
    assert scene.now == Initiative(2)


def test_with_more_than_two_whose_last_card_parries_drops_out() -> None:
    for scene in (three("bogyo-1"), four("tsubazeriai-1")):
        (green,) = (option for option in scene.options if option != "yield")
        after = scene.then(green)
        assert after.of(DroppedOut) == [DroppedOut(seat=1, why="last-card-parried")]
        assert after.state.result is None


def test_the_last_one_in_wins() -> None:
    scene = at(["men-1", "men-6"], [], []).then("men-1>1", "keep")
    assert scene.state.result == Outcome((0,), "last-standing")
    assert scene.state.seats_in == (0,)


def test_a_bonus_is_offered_only_where_there_is_a_card() -> None:
    scene = at(["men-1", "kote-2"], [], *OTHERS[:2], hidden=["bogyo-1"]).then("men-1>1")
    assert scene.now == BonusOffer(0, 0)
    assert scene.options == ("keep", "basic", "other")
