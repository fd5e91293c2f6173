"""The Competition: one test for each sentence that rules something (seed 003, Competition)."""

import pytest
from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.competition_state import Tally
from rules.kendo.events import (
    CardsLost,
    DrewFrom,
    FirstAttacker,
    HansokuGiven,
    IpponGiven,
    OvertimeBegan,
    SwitchedOne,
    TimeCalled,
    Totalled,
)
from rules.kendo.state import Initiative
from tests.rules.kendo.court_table import COMPETITION, IPPON, SIX, on_court
from tests.rules.kendo.table import DUEL, SEED


def test_only_two_play() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(Rejection, match="seats-wrong"):
            COMPETITION.start(seats, DUEL, Dice(SEED))


def test_everybody_is_dealt_two_basic_attacks_three_counterattacks_and_three_others() -> None:
    step = COMPETITION.start(2, DUEL, Dice(SEED))
    for hand in step.state.cards.hands:
        assert [sum(CARDS[key].subdeck == subdeck for key in hand) for subdeck in SUBDECKS] == [2, 3, 3]
    assert [len(pile.hidden) for pile in step.state.cards.piles] == [8, 10, 19]


def test_the_first_attacker_is_decided_as_in_a_duel() -> None:
    step = COMPETITION.start(2, DUEL, Dice(SEED))
    (totalled,) = (event for event in step.events if isinstance(event, Totalled))
    (first,) = (event for event in step.events if isinstance(event, FirstAttacker))
    assert totalled.totals[first.seat] == max(totalled.totals)
    assert step.state.cards.now == Initiative(first.seat)


# Switch and draw


def test_before_a_card_is_played_one_is_switched_for_one_of_any_subdeck_and_one_more_is_drawn() -> None:
    before = on_court(["men-1", "kamae-1"], SIX, switching="owed")
    assert before.decision == "switch"
    top = before.piles[0].hidden[0], before.piles[1].hidden[0]
    scene = before.then("kamae-1/basic/counter")
    assert set(scene.hands[0]) == {"men-1", *top}
    assert scene.of(SwitchedOne) == [SwitchedOne(seat=0, back="other")]
    assert [event.subdeck for event in scene.of(DrewFrom)] == ["basic", "counter"]
    assert scene.decision == "attack"


def test_the_old_card_goes_under_its_own_subdeck_without_being_shown() -> None:
    scene = on_court(["men-1", "kamae-1"], SIX, switching="owed").then("kamae-1/basic/counter")
    assert scene.piles[2].hidden[-1] == "kamae-1"
    assert not [event for event in scene.events if event.seen_by is None and "kamae" in repr(event)]


def test_the_other_card_is_not_drawn_from_the_basic_attacks() -> None:
    options = on_court(["men-1", "kamae-1"], SIX, switching="owed").options
    assert {option.split("/")[1] for option in options} == {"basic", "counter", "other"}
    assert {option.split("/")[2] for option in options} == {"counter", "other"}


def test_an_answer_is_played_after_a_switch_too() -> None:
    scene = on_court(["men-1", "do-4"], ["men-do", "kote-2"]).then("men-1>1")
    assert scene.decision == "switch"
    scene = scene.then("kote-2/other/other", "men-do>0")
    assert scene.decision == "switch"
    assert scene.seat == 0


def test_a_green_card_is_played_without_switching() -> None:
    scene = on_court(["men-1", "do-4"], ["bogyo-1", "kote-2"]).then("men-1>1")
    assert "bogyo-1" in scene.options
    assert scene.then("bogyo-1").of(DrewFrom) == []


def test_after_an_ippon_or_a_hansoku_nobody_switches_before_the_next_attack() -> None:
    struck = on_court(["men-1", "do-4", *SIX], ["kote-2", *SIX[:5]]).then("men-1>1").switched().then("yield")
    assert struck.filled().decision == "attack"
    pushed = on_court(["taiatari-1", "do-4"], ["kote-2", *SIX]).then("taiatari-1>1").switched()
    assert pushed.then("yield").decision == "attack"


# Points


def test_an_attack_that_is_not_answered_is_an_ippon_and_takes_no_card() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", *SIX]).then("men-1>1").switched().then("yield")
    assert scene.of(IpponGiven) == [IpponGiven(seat=0, mark="ippon", points=(1, 0))]
    assert scene.of(CardsLost) == []


def test_so_is_a_counterattack() -> None:
    scene = on_court(["men-1", "bogyo-1"], ["men-kote", "do-4"], hidden=["do-do", "do-kote", "bogyo-2"])
    scene = scene.then("men-1>1").switched().then("men-kote>0").switched().then("yield")
    assert scene.of(IpponGiven) == [IpponGiven(seat=1, mark="ippon", points=(0, 1))]


def test_and_having_no_more_cards_at_all() -> None:
    scene = on_court(["men-1"], ["men-kote", "do-4"]).then("men-1>1").switched().then("men-kote>0")
    assert scene.of(IpponGiven) == [IpponGiven(seat=1, mark="ippon", points=(0, 1))]


@pytest.mark.parametrize("yellow", ["taiatari-1", "maki-age-1"])
def test_a_yellow_card_that_is_not_answered_is_a_hansoku(yellow: str) -> None:
    scene = on_court([yellow, "do-4"], ["kote-2", *SIX]).then(f"{yellow}>1").switched().then("yield")
    assert scene.of(HansokuGiven) == [HansokuGiven(seat=1, count=1)]
    assert scene.of(IpponGiven) == []
    assert scene.tally.hansoku == (0, 1)


def test_the_second_hansoku_is_an_ippon_for_the_other_marked_so() -> None:
    scene = on_court(["taiatari-1", "do-4"], ["kote-2", *SIX], tally=Tally(hansoku=(0, 1)))
    scene = scene.then("taiatari-1>1").switched().then("yield")
    assert scene.of(IpponGiven) == [IpponGiven(seat=0, mark="hansoku", points=(1, 0))]
    assert scene.tally.ippons == (("hansoku",), ())


def test_the_second_ippon_wins() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", *SIX], tally=Tally(ippons=(IPPON, IPPON)))
    scene = scene.then("men-1>1").switched().then("yield")
    assert scene.state.cards.result == Outcome((0,), "ippon")


def test_after_an_ippon_both_fill_their_hands_to_six_from_any_subdecks() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", "seme-1"]).then("men-1>1").switched().then("yield")
    assert scene.decision == "refill"
    assert scene.seat == 1
    assert {subdeck for option in scene.options for subdeck in option.split("+")} == {*SUBDECKS}
    scene = scene.then("basic+counter+other")
    assert len(scene.hands[1]) == 6
    assert scene.seat == 0
    assert {option.count("+") + 1 for option in scene.options} == {5}
    assert [len(hand) for hand in scene.filled().hands] == [6, 6]


def test_who_has_more_than_six_keeps_them_and_draws_none() -> None:
    scene = on_court(["men-1", "do-4", *SIX], ["kote-2", *SIX[:5]]).then("men-1>1").switched().then("yield")
    assert [len(hand) for hand in scene.filled().hands] == [7, 7]


def test_after_an_ippon_or_a_hansoku_the_unlucky_player_starts() -> None:
    struck = on_court(["men-1", "do-4"], ["kote-2", *SIX]).then("men-1>1").switched().then("yield")
    assert struck.filled().now == Initiative(1)
    pushed = on_court(["taiatari-1", "do-4"], ["kote-2", *SIX]).then("taiatari-1>1").switched()
    assert pushed.then("yield").now == Initiative(1)


def test_who_has_no_card_to_attack_with_draws_a_basic_attack_and_plays_that() -> None:
    scene = on_court(["men-do", "kamae-1"], SIX, switching="owed", hidden=["men-12", "bogyo-1", "bogyo-2"])
    scene = scene.then("kamae-1/other/other")
    assert scene.hands[0] == ("men-12", "men-do", "bogyo-1", "bogyo-2")
    assert scene.options == ("men-12>1",)


# JIKAN DESU


def test_at_one_to_nil_the_opponent_attacks_once_more_and_without_an_ippon_the_match_is_over() -> None:
    scene = on_court(
        ["jikan-desu", "bogyo-1", "do-4"], ["men-1", *SIX], switching="owed", tally=Tally(ippons=(IPPON, ()))
    ).then("jikan-desu")
    assert scene.of(TimeCalled) == [TimeCalled(seat=0, points=(1, 0))]
    assert scene.seat == 1
    scene = scene.then("seme-1/other/other", "men-1>0", "bogyo-1")
    assert scene.state.cards.result == Outcome((0,), "time")


def test_if_it_ends_with_an_ippon_the_match_goes_on() -> None:
    scene = on_court(
        ["jikan-desu", *SIX[:3]],
        ["men-1", "do-4", *SIX[3:]],
        switching="owed",
        tally=Tally(ippons=(IPPON, ())),
    )
    scene = scene.then("jikan-desu", "jodan-2/other/other", "men-1>0").switched().then("yield").filled()
    assert scene.tally.points == (1, 1)
    assert scene.tally.time_called_by is None
    assert scene.decision == "attack"


def test_at_one_all_the_decks_are_shuffled_five_cards_drawn_and_the_next_ippon_wins() -> None:
    even = Tally(ippons=(IPPON, IPPON))
    scene = on_court(["jikan-desu", "do-4"], ["men-1", *SIX], switching="owed", tally=even).then("jikan-desu")
    assert scene.of(OvertimeBegan) == [OvertimeBegan()]
    assert scene.hands == ((), ())
    scene = scene.then("basic+basic+counter+other+other", "basic+counter+counter+counter+other")
    assert [len(hand) for hand in scene.hands] == [5, 5]
    assert scene.tally.overtime
    over = on_court(["men-1", "do-4"], ["kote-2", *SIX], tally=Tally(overtime=True))
    ended = over.then("men-1>1").switched().then("yield")
    assert ended.state.cards.result == Outcome((0,), "ippon")


def test_no_total_holds_in_overtime_until_new_ones_are_told() -> None:
    even = Tally(ippons=(IPPON, IPPON))
    scene = on_court(["jikan-desu", "do-4"], ["men-1", *SIX], switching="owed", tally=even)
    state = scene.then("jikan-desu", "basic+basic+basic+basic+basic").state
    state = replace(state, cards=replace(state.cards, counted=(state.cards.hands[0],)))
    anew = [COMPETITION.resample(state, 1, Dice(SEED, step)).cards.hands[0] for step in range(9)]
    assert len({sum(CARDS[card].number for card in hand) for hand in anew}) > 1


def test_the_card_cannot_be_used_again() -> None:
    even = Tally(ippons=(IPPON, IPPON))
    scene = on_court(["jikan-desu", "do-4"], ["men-1", *SIX], switching="owed", tally=even).then("jikan-desu")
    assert scene.tally.retired == ("jikan-desu",)
    assert "jikan-desu" not in {card for pile in scene.piles for card in pile.hidden}


@pytest.mark.parametrize("tally", [Tally(), Tally(ippons=((), IPPON))], ids=["nil all", "behind"])
def test_it_cannot_be_played_at_nil_all_or_behind(tally: Tally) -> None:
    scene = on_court(["jikan-desu", "do-4"], ["men-1", *SIX], switching="owed", tally=tally)
    assert "jikan-desu" not in scene.options
