"""A careful player of Way of the Samurai knows its business, and the figures say what they should."""

from random import Random

import pytest

from apparatus.insight.way.careful import careful
from apparatus.insight.way.fights import POLICIES, Fought, fights, roads
from apparatus.insight.way.report import DECISIONS, Row, decisions, markdown, strayed
from rules.dice import Dice
from rules.way.opponents import DefenceCard
from rules.way.state import DrawPile, WayOptions
from rules.way.unseen import viewed
from tests.rules.way.table import HARD, OPEN, SEED, SHUT, SOFT, Scene, before_guard, before_strike, begun

WON, LOST = Fought(won=True, decisions=30, rounds=5), Fought(won=False, decisions=20, rounds=4)


def chosen(scene: Scene) -> str:
    return careful(viewed(scene.state), scene.options, Dice(SEED))


def test_it_places_the_cards_that_exceed_the_defence() -> None:
    hand = ("sun-1", "sun-7", "wave-1", "wave-6", "moon-7", "moon-6")
    scene = begun(hand=hand, defences=(DefenceCard(4, 20),) * 3).but(ki=0)
    assert chosen(scene) == "sun-1+sun-7"


def test_it_guards_where_that_spares_enough() -> None:
    assert chosen(before_guard(counters=(2,) * 8)) == "guard"
    assert chosen(before_guard(counters=(SOFT,) * 8)) == "face"
    assert chosen(before_guard(counters=(HARD,) * 8)) == "face"


def test_it_spends_points_where_they_do_more_damage() -> None:
    scene = before_strike(defences=(DefenceCard(20, 4),)).but(virtue="rei", credit=5)
    assert chosen(scene) == "credit:4"
    assert chosen(before_strike().but(virtue="rei", credit=5)) in scene.state.hand


def test_it_discards_a_hand_that_is_worse_than_others() -> None:
    poor = begun(weapon="yari", hand=("wave-1", "wave-2", "wave-3", "wave-4", "wave-5", "wave-6"))
    rich = begun(weapon="yari", hand=("sun-1", "sun-4", "blade-4", "blade-8", "blade-9", "moon-4"))
    open_to_some = DrawPile((DefenceCard(2, 2),) * 4)
    assert chosen(poor.stacked(defences=open_to_some)) == "all"
    assert chosen(rich.stacked(defences=open_to_some)) == "keep"


def test_it_activates_a_die_that_has_risen() -> None:
    for die, choice in ((2, "hold"), (3, "activate")):
        assert chosen(before_strike(defences=(OPEN,)).but(die=die).then("wave-6")) == choice


def test_it_pays_for_no_defence_that_changes_nothing() -> None:
    assert "+" in chosen(begun(defences=(SHUT,) * 9).but(ki=2))


@pytest.mark.parametrize("name", POLICIES)
def test_every_way_to_play_comes_to_an_end(name: str) -> None:
    everything = WayOptions("shiro", "wakizashi", "bamboo", blood=True, yoroi="mine")
    for fought in (*fights(everything, POLICIES[name], 3, 1), *roads(POLICIES[name], 1, 1)):
        assert fought.decisions > 0
        assert fought.rounds > 0


def test_care_pays() -> None:
    rates = {
        name: sum(fought.won for fought in fights(WayOptions(), policy, 30, 1))
        for name, policy in POLICIES.items()
    }
    assert rates["random"] < rates["greedy"]
    assert rates["careful"] > 25


def test_the_same_seed_gives_the_same_fights() -> None:
    once, again = (fights(WayOptions(), POLICIES["greedy"], 3, Random(1).randrange(9)) for _ in range(2))
    assert once == again


def test_a_decision_can_be_left_to_chance() -> None:
    rows = list(decisions(2, 1))
    assert [row.name.partition(" ")[0] for row in rows] == [beat for beat, _ in DECISIONS]


def test_what_strays_is_told() -> None:
    assert list(strayed([Row("master", "careful", [WON, LOST])])) == []
    assert list(strayed([Row("master", "greedy", [WON, WON])])) == []
    assert list(strayed([Row("master", "careful", [WON, WON])])) == [
        "Missed: master, 100.0%, wanted 45% to 55%."
    ]


def test_a_table_has_a_row_for_each() -> None:
    lines = list(markdown("against", [Row("master", "careful", [WON, LOST])]))
    assert lines[2] == "| master | careful | 50.0% ± 35.4% | 4.5 | 25 | 30 |"
