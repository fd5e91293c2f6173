"""Each ruling has one test of its number, in the order of ``rules/bushido/rulings.py``.

Those of the free for all are in ``test_brawl_rulings``.
"""

import inspect
import sys

import pytest

from rules.bushido.attack_phase import Combatant
from rules.bushido.brawl import Brawl, BrawlOptions
from rules.bushido.cards import Clause
from rules.bushido.criteria import Defensive, Faster, FewerCards, Offensive
from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.bushido.effects import (
    Cuts,
    Dodge,
    Exposed,
    ForceDiscard,
    Reflect,
    Retrieve,
    Slow,
    SpeedMore,
    TakeOffence,
    Unblockable,
    Weaken,
)
from rules.bushido.events import (
    Compared,
    Discarded,
    Ended,
    Judged,
    Refreshed,
    Retrieved,
    Rolled,
    Struck,
    Turned,
)
from rules.bushido.fighters import FIRST
from rules.bushido.rulings import RULINGS
from rules.bushido.values import ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Outcome
from tests.rules import test_brawl_rulings
from tests.rules.table import AHEAD, BEHIND, Loaded, card, fight

DUEL = Duel()
SEED = bytes(32)
MEETING = DUEL.start(2, DuelOptions(("swift", "wanderer")), Dice(SEED)).state


def test_every_ruling_has_its_test() -> None:
    modules = (sys.modules[__name__], test_brawl_rulings)
    tests = [name for module in modules for name, _ in inspect.getmembers(module, inspect.isfunction)]
    for ruling in RULINGS:
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_01_open_discards() -> None:
    after = DUEL.play(MEETING, {0: "pine", 1: "fan"}, Dice(SEED, 1)).state
    for viewer in (0, 1, None):
        assert [side.spent for side in DUEL.view(after, viewer).sides] == [("pine",), ("fan",)]


def test_02_tie_is_silent() -> None:
    loud = card("turtle", Thrown(2), Thrown(2), Clause(then=(ForceDiscard(3), Slow(1))))
    assert len(fight(loud, loud).events) == 1


def test_03_same_stages() -> None:
    one = card(AHEAD, Thrown(1), 5, Clause(when=(Offensive(),), then=(Slow(1),)))
    other = card(BEHIND, Thrown(1), 5, Clause(when=(Defensive(),), then=(Slow(1),)))
    for fought in (fight(one, other, (1,), (2,), (3,), (3,)), fight(other, one, (1,), (2,), (3,), (3,))):
        kinds = [type(event).__name__ for event in fought.events]
        assert kinds == ["Faced", "Judged", "Judged", *["Rolled"] * 4, "Compared", "Struck"]
        offensive = fought.events[0].offensive
        assert [event.seat for event in fought.of(Judged)] == [offensive, 1 - offensive]
        assert [event.seat for event in fought.of(Rolled)][::2] == [offensive, 1 - offensive]


def test_04_slowed_before_compared() -> None:
    slowing = card(BEHIND, 4, 2, Clause(then=(Slow(1),)), Clause(when=(Faster(),), then=(Dodge(),)))
    assert fight(card(AHEAD, 3, 6), slowing, (2,)).damage == (0, 0)


def test_05_own_speed_sets_strength() -> None:
    quick = card(AHEAD, Thrown(1), BySpeed((9, 6, 3)))
    slowing = card(BEHIND, 9, 2, Clause(then=(Slow(1),)))
    assert fight(quick, slowing, (1,), (2,)).damage == (0, 9)


def test_06_roles_by_the_wheel() -> None:
    turning = card(BEHIND, 4, ByRole(7, 1), Clause(when=(Defensive(),), then=(TakeOffence(),)))
    asking = card(AHEAD, 3, ByRole(1, 5), Clause(when=(Offensive(),), then=()))
    fought = fight(asking, turning)
    assert [event.met for event in fought.of(Judged)] == [True, True]
    assert fought.of(Struck)[0].strength == 7
    assert fought.of(Struck)[0].block == 5


def test_07_both_claim_offence() -> None:
    claiming = Clause(then=(TakeOffence(),))
    fought = fight(card(AHEAD, 5, 6, claiming), card(BEHIND, 9, 3, claiming))
    assert fought.of(Turned) == []
    assert fought.damage == (0, 6)


def test_08_meaningful_rolls() -> None:
    blow = card(AHEAD, 5, Thrown(2))
    assert fight(blow, card(BEHIND, 9, Thrown(3)), (1, 1)).damage == (0, 2)
    assert fight(blow, card(BEHIND, 4, Thrown(3), Clause(then=(Dodge(),)))).damage == (0, 0)
    assert fight(blow, card(BEHIND, 4, Thrown(3)), (1, 1, 1), (3, 3)).damage == (0, 3)


def test_09_floors() -> None:
    hasty = card(AHEAD, 2, 3, Clause(then=(SpeedMore(-9),)))
    fought = fight(hasty, card(BEHIND, 9, 3, Clause(then=(Weaken(9),))))
    assert fought.of(Compared)[0].speeds == (1, 9)
    assert fought.of(Struck)[0].strength == 0


def test_10_cuts_apart() -> None:
    fought = fight(
        card(AHEAD, 5, Thrown(2), Clause(then=(Cuts(2),))), card(BEHIND, 4, Thrown(1)), (2,), (3, 3), (1, 2)
    )
    assert [(blow.strength, blow.block, blow.damage) for blow in fought.of(Struck)] == [(6, 2, 4), (3, 2, 1)]


def test_11_dodge_beats_unblockable() -> None:
    fought = fight(
        card(AHEAD, 5, 6, Clause(then=(Unblockable(),))), card(BEHIND, 4, 2, Clause(then=(Dodge(),)))
    )
    assert fought.damage == (0, 0)


def test_12_exposed_when_hit() -> None:
    open_guard = Clause(then=(Exposed(3),))
    assert fight(card(AHEAD, 5, 6), card(BEHIND, 4, 6, open_guard)).damage == (0, 0)
    assert fight(card(AHEAD, 5, 6), card(BEHIND, 4, 5, open_guard)).damage == (0, 4)


def test_13_reflect_in_full() -> None:
    fought = fight(card(AHEAD, 5, 6), card(BEHIND, 9, 2, Clause(then=(Reflect(),))), healths=(20, 2))
    assert fought.healths == (14, 0)
    exposed = card(BEHIND, 9, 2, Clause(then=(Reflect(), Exposed(3))))
    assert fight(card(AHEAD, 5, 6), exposed).damage == (9, 9)


def test_14_both_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    mirror = card("wave", 9, 2, Clause(then=(Reflect(),)))
    monkeypatch.setitem(FIRST.decks, "mirror", {**FIRST.decks["swift"], "wave": mirror})
    state = DUEL.start(2, DuelOptions(("swift", "mirror"), (7, 7)), Dice(SEED)).state
    after = DUEL.play(state, {0: "pine", 1: "wave"}, Loaded())
    assert after.state.result == Outcome((), "both-fallen")
    assert after.events[-1] == Ended(winners=(), reason="both-fallen")


def test_15_knock_out_first() -> None:
    greedy = card(AHEAD, 5, 6, Clause(then=(ForceDiscard(2), Retrieve(1))))
    fought = fight(greedy, card(BEHIND, 9, 3), healths=(20, 6), hands=(("fan",), ("fan", "snow")))
    assert fought.of(Discarded) == []
    assert fought.of(Retrieved) == []


def test_16_cards_in_hand() -> None:
    asking = card(AHEAD, 5, 6, Clause(when=(FewerCards(),), then=()))
    assert fight(asking, card(BEHIND, 9, 3), hands=((), ("fan",))).of(Judged)[0].met is True
    counting = card(AHEAD, 5, Growing(0, "foe-cards"))
    assert fight(counting, card(BEHIND, 9, 3), hands=((), ("fan",))).damage == (0, 1)


def test_17_short_hand() -> None:
    fought = fight(
        card(AHEAD, 5, 6, Clause(then=(ForceDiscard(3),))),
        card(BEHIND, 9, 3),
        hands=((), ("fan", "snow")),
        draws=[("fan", "snow")],
    )
    assert fought.hands == ((), ())
    none_held = fight(card(AHEAD, 5, 6, Clause(then=(ForceDiscard(3),))), card(BEHIND, 9, 3), hands=((), ()))
    assert none_held.of(Discarded) == []


def test_18_refresh_last() -> None:
    fought = fight(
        card(AHEAD, 5, 6, Clause(then=(ForceDiscard(1),))),
        card(BEHIND, 9, 3),
        hands=(("fan",), ("snow",)),
        draws=[("snow",)],
    )
    assert fought.hands[1] == ()
    last = DuelState(9, (Combatant("swift", 20, ("pine",)), Combatant("wanderer", 20, ("pine", "fan"))))
    after = DUEL.play(last, {0: "pine", 1: "pine"}, Loaded())
    assert [fighter.hand for fighter in after.state.fighters] == [TECHNIQUES, ("fan",)]
    assert after.events[-1] == Refreshed(seat=0)


def test_19_retrieve_at_random() -> None:
    takes_back = card(AHEAD, 5, 6, Clause(then=(Retrieve(9),)))
    held = ("fan",)
    spent = tuple(technique for technique in TECHNIQUES if technique not in (*held, AHEAD))
    fought = fight(takes_back, card(BEHIND, 9, 3), hands=(held, held), draws=[spent])
    assert AHEAD not in fought.hands[0]
    assert len(fought.hands[0]) == 8


def test_20_wounds() -> None:
    hurt = card(AHEAD, 5, Growing(0, "own-wounds"))
    assert fight(hurt, card(BEHIND, 9, 3), healths=(16, 20)).healths == (16, 16)


def test_21_ninety_turns() -> None:
    state, turns = MEETING, 0
    while not DUEL.outcome(state):
        turns += 1
        technique = state.fighters[0].hand[0]
        state = DUEL.play(state, {0: technique, 1: technique}, Dice(SEED, turns)).state
    assert (turns, DUEL.outcome(state)) == (90, Outcome((), "exhausted"))


def test_22_leaver_loses() -> None:
    for seat in (0, 1):
        left = DUEL.leave(MEETING, seat, "resigned", Dice(SEED, 1)).state
        assert DUEL.outcome(left) == Outcome((1 - seat,), "resigned")


def test_34_same_fighter() -> None:
    mirror = DUEL.start(2, DuelOptions(("swift", "swift")), Dice(SEED)).state
    after = DUEL.play(mirror, {0: "pine", 1: "wave"}, Dice(SEED, 1)).state
    assert [fighter.fighter for fighter in after.fighters] == ["swift", "swift"]
    assert [fighter.hand for fighter in after.fighters] == [
        tuple(technique for technique in TECHNIQUES if technique != played) for played in ("pine", "wave")
    ]
    brawl = Brawl().start(3, BrawlOptions(("swift",) * 3), Dice(SEED)).state
    assert [fighter.fighter for fighter in brawl.fighters] == ["swift"] * 3
