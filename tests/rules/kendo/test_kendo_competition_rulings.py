"""One test for each ruling of the Competition, by its number and name."""

import inspect
import sys

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome
from rules.kendo.cards import COMPETITION_DECK
from rules.kendo.competition import MOST_PLAYS
from rules.kendo.competition_state import Tally
from rules.kendo.events import (
    CardsLost,
    DrewCard,
    DrewFrom,
    FirstAttacker,
    IpponGiven,
    SwitchedOne,
    Totalled,
)
from rules.kendo.rulings import COMPETITION_RULINGS, RULINGS
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.court_table import COMPETITION, IPPON, SIX, Play, on_court
from tests.rules.kendo.table import DUEL, SEED

LEADING = Tally(ippons=(IPPON, ()))
EVEN = Tally(ippons=(IPPON, IPPON))


def test_every_ruling_has_its_test() -> None:
    assert [ruling.number for ruling in (*RULINGS, *COMPETITION_RULINGS)] == list(
        range(1, len(RULINGS) + len(COMPETITION_RULINGS) + 1)
    )
    tests = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    for ruling in COMPETITION_RULINGS:
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_43_no_opening_switch() -> None:
    step = COMPETITION.start(2, DUEL, Dice(SEED))
    assert isinstance(step.state.cards.now, Initiative)
    assert len(COMPETITION.requests(step.state)) == 1


def test_44_a_switch_for_each_answer() -> None:
    scene = on_court(["men-1", "jodan-1"], ["seigan-1", "men-do", "kote-2"]).then("men-1+jodan-1>1")
    assert scene.decision == "switch"
    scene = scene.then("kote-2/other/other")
    assert scene.decision == "red"
    scene = scene.then("seigan-1")
    assert scene.decision == "switch"
    scene = scene.switched()
    assert scene.decision == "answer"
    assert len(scene.of(SwitchedOne)) == 2


def test_45_switch_draw_act() -> None:
    before = on_court(["do-4"], SIX, switching="owed", hidden=["men-1", "bogyo-1", "kote-do"])
    assert all("/" in option for option in before.options)
    scene = before.then("do-4/basic/counter")
    assert [event.card for event in scene.of(DrewCard)] == ["men-1", "kote-do"]
    assert scene.options == ("men-1>1",)


def test_46_switch_before_yield() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", *SIX]).then("men-1>1")
    assert "yield" not in scene.options
    assert "yield" in scene.switched().options


def test_47_green_at_once_or_after() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", "bogyo-1"]).then("men-1>1")
    assert scene.options[-1] == "bogyo-1"
    after = scene.then("kote-2/other/other")
    assert "bogyo-1" in after.hands[1]
    assert "bogyo-1" in after.options
    assert after.then("bogyo-1").decision == "switch"


def test_48_green_after_red_at_once() -> None:
    scene = on_court(["men-1", "jodan-1", "do-4"], ["kote-2", "bogyo-1", "seigan-1"])
    scene = scene.then("men-1+jodan-1>1")
    assert "bogyo-1" not in scene.options
    scene = scene.then("kote-2/other/other", "seigan-1")
    assert "bogyo-1" in scene.options


def test_49_parrier_switches() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", "bogyo-1"]).then("men-1>1", "bogyo-1")
    assert scene.now == Initiative(1)
    assert scene.decision == "switch"


def test_50_run_out() -> None:
    one_left = on_court(["kamae-1", "do-4"], SIX, switching="owed", hidden=["bogyo-1"])
    assert one_left.options == ("kamae-1/other/other",)
    none_left = on_court(["men-1", "kote-2"], ["do-4", *SIX], hidden=[]).then("men-1>1")
    assert none_left.decision == "answer"


def test_51_unlucky_plays_from_hand() -> None:
    scene = on_court(["taiatari-1", "do-4"], ["kote-2", *SIX]).then("taiatari-1>1").switched().then("yield")
    assert scene.decision == "attack"
    struck = on_court(["men-1", "do-4"], ["kote-2", *SIX]).then("men-1>1").switched().then("yield").filled()
    assert struck.decision == "attack"


def test_52_pull_kept() -> None:
    scene = on_court(["men-1", "jodan-1"], ["kote-2", *SIX]).then("men-1+jodan-1>1").switched().then("yield")
    assert scene.of(CardsLost) == [CardsLost(seat=1, to=0, count=1)]
    assert len(scene.hands[0]) == 1
    assert isinstance(scene.now, Threat)


def test_53_no_card_to_act() -> None:
    scene = on_court(["men-1"], ["kote-2", "bogyo-1"]).then("men-1>1")
    assert scene.hands[0] == ()
    assert scene.of(IpponGiven) == []
    parried = on_court(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1", "bogyo-1")
    assert parried.of(IpponGiven) == [IpponGiven(seat=0, mark="ippon", points=(1, 0))]


def test_54_penalties_clear() -> None:
    scene = on_court(["taiatari-1", "do-4"], ["kote-2", *SIX], tally=Tally(hansoku=(1, 1)))
    scene = scene.then("taiatari-1>1").switched().then("yield")
    assert scene.tally.hansoku == (1, 0)


def test_55_drawn_for_attack() -> None:
    scene = on_court(["taiatari-1", "do-4"], SIX, hidden=["men-1", "bogyo-1", "bogyo-2"])
    scene = scene.then("taiatari-1>1", "seme-1/other/other", "yield")
    assert scene.of(DrewFrom)[-1] == DrewFrom(seat=1, subdeck="basic")
    assert scene.decision == "attack"
    assert {option.partition(">")[0].partition("+")[0] for option in scene.options} == {"men-1"}


def test_56_fill_in_turn() -> None:
    scene = on_court(["men-1", "do-4"], ["kote-2", "seme-1"]).then("men-1>1").switched().then("yield")
    assert scene.seat == 1
    assert "basic+counter+other" in scene.options
    few = on_court(["men-1", "do-4"], ["kote-2", "seme-1"], hidden=["bogyo-1", "do-do", "kote-do"])
    filled = few.then("men-1>1").switched().then("yield").filled()
    assert sum(map(len, filled.hands)) + sum(len(pile.hidden) for pile in filled.piles) == 7


def test_57_no_hikiwake() -> None:
    scene = on_court(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1", "bogyo-1")
    assert scene.state.cards.result is None
    assert scene.of(IpponGiven) == [IpponGiven(seat=0, mark="ippon", points=(1, 0))]


def test_58_time_at_ones_turn() -> None:
    hand = ["jikan-desu", "do-4", "men-1"]
    for tally in (LEADING, EVEN):
        scene = on_court(hand, SIX, switching="owed", tally=tally)
        assert scene.options[-1] == "jikan-desu"
        assert "jikan-desu" not in scene.then("do-4/other/other").options
    spared = on_court(hand, SIX, switching="spared", tally=LEADING)
    assert spared.options[-1] == "jikan-desu"
    struck = on_court(["taiatari-1", "do-4"], ["jikan-desu", *SIX], tally=EVEN)
    drawn = struck.then("taiatari-1>1", "seme-1/other/other", "yield")
    assert drawn.of(DrewFrom)[-1] == DrewFrom(seat=1, subdeck="basic")
    assert drawn.options[-1] == "jikan-desu"
    threatened = on_court(["men-1", "do-4"], ["jikan-desu", *SIX], tally=EVEN).then("men-1>1")
    assert "jikan-desu" not in threatened.options


def test_59_time_one_attack() -> None:
    hand = ["jikan-desu", "kamae-1", *SIX[:2]]
    scene = on_court(hand, ["taiatari-1", "do-4"], switching="owed", tally=LEADING).then("jikan-desu")
    attacked = scene.then("do-4/other/other", "taiatari-1>0")
    neutralised = attacked.then("tsuki-do/other/other", "kamae-1")
    assert neutralised.state.cards.result == Outcome((0,), "time")
    parrier = on_court(["jikan-desu", "bogyo-1"], ["men-1", "do-4"], switching="owed", tally=LEADING)
    parried = parrier.then("jikan-desu", "do-4/other/other", "men-1>0", "bogyo-1")
    assert parried.hands[0] == ()
    assert parried.state.cards.result == Outcome((0,), "time")
    punished = attacked.then("tsuki-do/other/other", "yield")
    assert punished.state.cards.result == Outcome((0,), "time")
    twice = replace(attacked.state, tally=replace(attacked.tally, hansoku=(1, 0)))
    assert Play(twice).then("tsuki-do/other/other", "yield").tally.points == (1, 1)
    bare = on_court(["jikan-desu", "bogyo-1"], [], switching="owed", tally=LEADING).then("jikan-desu")
    assert bare.state.cards.result == Outcome((0,), "ippon")


def test_60_overtime_hands() -> None:
    scene = on_court(["men-1"], ["jikan-desu", "do-4"], starts=1, switching="owed", tally=EVEN)
    scene = scene.then("jikan-desu")
    assert scene.seat == 1
    assert len(scene.options) == 21
    scene = scene.then("basic+basic+basic+basic+basic", "other+other+other+other+other")
    assert scene.of(Totalled)[0].totals[0] == 0
    assert scene.of(FirstAttacker) == [FirstAttacker(seat=1)]
    assert scene.now == Initiative(1)
    assert scene.decision == "switch"
    held = [card for hand in scene.hands for card in hand]
    piles = [card for pile in scene.piles for card in pile.hidden]
    assert sorted([*held, *piles]) == sorted(card for card in COMPETITION_DECK if card != "jikan-desu")
    lot = on_court(["men-1"], ["jikan-desu", "do-4"], starts=1, switching="owed", tally=EVEN)
    tied = lot.then("jikan-desu", *["other+other+other+other+other"] * 2)
    assert tied.of(FirstAttacker)[0].by_lot


def test_61_penalties_stay() -> None:
    tally = replace(EVEN, hansoku=(1, 1))
    scene = on_court(["jikan-desu", "do-4"], ["men-1", *SIX], switching="owed", tally=tally)
    assert scene.then("jikan-desu").filled().tally.hansoku == (1, 1)


def test_62_most_plays() -> None:
    assert COMPETITION.longest == MOST_PLAYS == 600
    for tally, winners in ((LEADING, (0,)), (EVEN, ())):
        late = replace(tally, plays=MOST_PLAYS - 1)
        scene = on_court(["men-1", "do-4"], ["kote-2", *SIX], tally=late).then("men-1>1")
        assert scene.state.cards.result == Outcome(winners, "most-plays")


def test_63_deflected_attacks_again() -> None:
    scene = on_court(["men-1", *SIX], ["kamae-1", "do-4"], switching="spared").then("men-1>1")
    scene = scene.then(next(option for option in scene.options if "/" in option), "kamae-1")
    assert scene.now == Initiative(0)
    assert scene.decision == "switch"
    assert scene.state.cards.table == ()
