"""Each ruling of the free for all has one test of its number; ``test_rulings`` has the duel's."""

import pytest

from rules.bushido.brawl_events import Activated, Cleared, Fought, RolledOff
from rules.bushido.cards import Clause
from rules.bushido.criteria import FewerCards, LessHealth
from rules.bushido.effects import ForceDiscard, Reflect
from rules.bushido.events import Departed, Discarded, Ended, Judged, KnockedOut, Refreshed, Tied
from rules.bushido.fighters import FIRST
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Outcome, Request
from tests.rules.brawl_table import BRAWL, Turn, play, standing, take
from tests.rules.table import Loaded, card

SEED = bytes(32)


def fighter(patch: pytest.MonkeyPatch, technique: str, *clauses: Clause, speed: int = 9) -> None:
    """Give a fighter called ``tried`` standard cards but for one."""
    deck = {**FIRST.decks["swift"], technique: card(technique, speed, 2, *clauses)}
    patch.setitem(FIRST.decks, "tried", deck)


def test_23_brawl_roll_off() -> None:
    state = standing(20, 20, 20)
    turn = play(state, "pine>1", "pine>2", "pine>0", dice=Loaded((2, 3, 3), (1, 2), (2, 1)))
    assert turn.of(RolledOff) == [
        RolledOff(seats=(0, 1, 2), faces=(2, 3, 3)),
        RolledOff(seats=(1, 2), faces=(1, 2)),
        RolledOff(seats=(0, 1), faces=(2, 1)),
    ]
    assert turn.of(Activated) == [Activated(seat=seat, cards=1) for seat in (2, 0, 1)]


def test_24_brawl_order() -> None:
    placed = play(standing(20, 20, 20, 20), "pine>1", "pine>0", "pine>0", "pine>0")
    assert BRAWL.requests(placed.state) == (Request(0, "order", ("1", "2", "3")),)
    first = take(placed.state, {0: "2"}, Loaded())
    assert first.fights == [(0, 2)]
    assert BRAWL.requests(first.state) == (Request(0, "order", ("1", "3")),)
    second = take(first.state, {0: "3"}, Loaded())
    assert second.fights == [(0, 3), (0, 1)]


def test_25_brawl_once() -> None:
    turn = play(standing(20, 20, 20), "pine>1", "wave>0", "pine>0", order=[2])
    assert turn.fights == [(0, 2), (0, 1)]
    assert turn.healths == [20, 18, 20]
    assert [event.seat for event in turn.of(Cleared)] == [0, 1, 2]


def test_26_brawl_as_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    fighter(monkeypatch, "wave", Clause(when=(LessHealth(),), then=()), Clause(when=(FewerCards(),), then=()))
    state = standing(20, 20, 20, fighters=("tried", "swift", "swift"))
    asked = play(state, "wave>1", "pine>0", "pine>0", order=[1]).of(Judged)
    assert [event.met for event in asked] == [False, False, True, False]


def test_27_brawl_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fighter(monkeypatch, "pine", Clause(then=(ForceDiscard(9),)))
    state = standing(20, 20, 20, 20, fighters=("swift", "swift", "tried", "swift"))
    others = tuple(technique for technique in TECHNIQUES if technique != "wave")
    turn = play(state, "wave>3", "wave>0", "pine>1", "wave>0", order=[1], dice=Loaded(draws=[others]))
    assert turn.fights == [(0, 1), (0, 3), (1, 2)]
    assert [fight.techniques[0] for fight in turn.of(Fought)] == ["wave", "wave", "wave"]
    assert turn.of(Discarded) == [Discarded(seat=1, techniques=others)]


def test_28_brawl_knock_out() -> None:
    stances = ("pine>4", "wave>0", "pine>0", "pine>0", "pine>1")
    turn = play(standing(20, 2, 20, 20, 20), *stances, order=[1])
    assert turn.of(KnockedOut) == [KnockedOut(seat=1)]
    assert turn.spared == [(0, 2), (0, 3), (1, 4)]
    assert turn.fights == [(0, 1), (4, 0)]
    assert [event.seat for event in turn.of(Cleared)] == [2, 3, 0, 4]


def test_29_brawl_refresh() -> None:
    last = ("pine",)
    state = standing(20, 20, 20, hands=(last, last, ("pine", "wave")))
    turn = play(state, "pine>2", "pine>2", "pine>0", order=[0])
    assert turn.events[-2:] == (Refreshed(seat=0), Refreshed(seat=1))
    assert turn.hands == [TECHNIQUES, TECHNIQUES, ("wave",)]


def test_30_brawl_all_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    fighter(monkeypatch, "wave", Clause(then=(Reflect(),)))
    state = standing(7, 7, 0, fighters=("swift", "tried", "swift"))
    turn = play(state, "pine>1", "wave>0", dice=Loaded((1, 3)))
    assert turn.state.result == Outcome((), "both-fallen")
    assert turn.events[-1] == Ended(winners=(), reason="both-fallen")


def test_31_brawl_ninety_turns() -> None:
    state, turns = standing(20, 20, 20), 0
    while not state.result:
        turns += 1
        stances = [f"{state.fighters[0].hand[0]}>{foe}" for foe in (1, 2, 0)]
        state = play(state, *stances, dice=Dice(SEED, turns)).state
    assert (turns, state.result) == (90, Outcome((), "exhausted"))


def test_32_brawl_leaver() -> None:
    stances = ("pine>2", "wave>0", "wave>0", "wave>0", "wave>1")
    placed = play(standing(20, 20, 20, 20, 20), *stances)
    step = BRAWL.leave(placed.state, 1, "resigned", Loaded())
    left = Turn(step.state, step.events)
    assert left.events[0] == Departed(seat=1, reason="resigned")
    assert left.spared == [(0, 1), (1, 4)]
    assert BRAWL.requests(left.state) == (Request(0, "order", ("2", "3")),)
    rest = take(left.state, {0: "3"}, Loaded())
    assert rest.fights == [(0, 3), (0, 2)]
    assert [request.seat for request in BRAWL.requests(rest.state)] == [0, 2, 3, 4]


def test_33_brawl_same_mon() -> None:
    turn = play(standing(20, 20, 20, 20), "pine>2", "pine>0", "wave>0", "wave>1", order=[1])
    assert turn.of(Tied) == [Tied(seats=(0, 1))]
    assert turn.fights == [(0, 1), (0, 2), (1, 3)]
    assert turn.healths == [20, 20, 18, 18]
