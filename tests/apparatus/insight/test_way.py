"""A careful player of Way of the Samurai knows its business, and the figures say what they should."""

from random import Random

import pytest

from apparatus.insight.way import days
from apparatus.insight.way.fights import POLICIES, Fought, fights, roads
from apparatus.insight.way.measured import DECISIONS, SIBLINGS, WORTH
from apparatus.insight.way.report import (
    WANTED,
    Row,
    apart,
    cheap,
    decisions,
    markdown,
    modules,
    opponents,
    siblings,
    steps,
    strayed,
    worth,
    worthless,
)
from players.way.careful import careful
from rules.dice import Dice
from rules.way.opponents import DefenceCard
from rules.way.state import DrawPile, Leg, WayOptions
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


def test_it_lets_the_die_rise_until_it_is_high_or_the_opponent_about_to_fall() -> None:
    for die, life, choice in ((5, 8, "hold"), (6, 8, "activate"), (2, 3, "activate")):
        scene = before_strike(defences=(OPEN,)).but(die=die).foe(life=life).then("wave-6")
        assert chosen(scene) == choice


def test_it_exchanges_cards_that_bring_little() -> None:
    poor = ("wave-1", "wave-2", "wave-3", "wave-4", "wave-5", "wave-6")
    scene = begun(hand=poor, leg=Leg(8, 5, virtue="jin", virtue_won=True, redraws=0))
    choice = chosen(scene.stacked(defences=DrawPile((DefenceCard(2, 2),) * 4)))
    assert choice.startswith("swap:")
    assert set(choice.removeprefix("swap:").split("+")) <= set(poor)


def test_it_turns_life_into_ki_once_there_is_none() -> None:
    scene = begun(weapon="bokken").but(ki=0, life=5)
    assert chosen(scene) == "trade"
    assert chosen(scene.but(life=2)) != "trade"


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


def test_each_kind_of_decision_can_be_left_to_chance() -> None:
    rows = list(decisions(1, 1))
    assert [row.name for row in rows] == [by_chance.name for _, by_chance in DECISIONS]
    assert all(len(row.fought) == len(row.beside) == 1 for row in rows)


def test_all_that_can_be_added_is_tried() -> None:
    for group, all_measured in SIBLINGS.items():
        assert [row.name for row in siblings(group, 1, 1)] == [measured.name for measured in all_measured]
    assert "Blood" in [row.name for row in modules(1, 1)]


def test_a_small_table_keeps_the_bounds() -> None:
    rows = list(opponents(40, 1))
    assert {row.name for row in rows} >= {*WANTED}
    assert list(strayed(rows)) == []


def row(name: str, won: int, lost: int, beside: int = 0, label: str = "careful") -> Row:
    """Return a row of this many fights, with as many more won than without."""
    fought = [WON] * won + [LOST] * lost
    without = [LOST] * beside + [WON] * (won - beside) + [LOST] * lost
    return Row(name, label, fought, without)


def test_what_strays_is_told() -> None:
    assert list(strayed([row("master", 50, 50)])) == []
    assert list(strayed([row("master", 60, 40)])) == []  # not beyond doubt
    assert list(strayed([row("master", 100, 0, label="greedy")])) == []
    assert list(strayed([row("master", 100, 0)])) == ["Missed: master, 100.0%, wanted 45% to 55%."]
    long = [Fought(won=True, decisions=51, rounds=9)] * 4
    assert list(strayed([Row("three", "careful", long, long)])) == [
        "Missed: three, 51 decisions, wanted 25 to 50."
    ]


def test_siblings_that_are_apart_are_told() -> None:
    rows = [row("gi", 100, 0), row("yu", 100, 0, beside=8), row("jin", 100, 0, beside=40)]
    assert list(apart("virtue", rows[:2])) == []
    assert list(apart("virtue", rows)) == ["Missed: virtue, jin and gi are 40.0% apart, wanted 10% at most."]


def test_a_decision_that_costs_nothing_is_told() -> None:
    beside = row("die", 100, 0)
    assert list(cheap([beside])) == ["Missed: die, -0.0% lost by chance, wanted 3% at least."]
    dear = Row("die", "by chance", [LOST] * 100, [WON] * 100)
    assert list(cheap([dear])) == []


def test_what_is_worth_too_little_however_well_it_is_used_is_told() -> None:
    assert [each.name for each in worth(1, 1)] == [used.name for used, _ in WORTH]
    assert list(worthless([row("the Cliff", 100, 0, beside=8)])) == []
    assert list(worthless([row("the Cliff", 100, 0)])) == [
        "Missed: the Cliff, worth 0.0%, wanted 2% at least."
    ]


def test_a_rung_that_is_easier_than_the_one_below_is_told() -> None:
    shares = {"student": 98, "ronin": 80, "three": 70, "master": 50, "shiro": 35}
    rows = [row(name, won, 100 - won) for name, won in shares.items()]
    assert list(steps(rows)) == []
    easy = [row("three", 95, 5) if each.name == "three" else each for each in rows]
    assert list(steps(easy)) == ["Missed: three is easier than ronin, 95.0% to 80.0%."]


def test_it_gives_up_what_is_worth_least() -> None:
    scene = begun("shiro", version=2, defences=(OPEN,) * 4).but(ki=1).then("sun-7+moon-7", "wave-6")
    assert chosen(scene) in {f"card:{card}" for card in scene.state.hand}  # against what anything exceeds
    bare = scene.but(hand=(), die=3)
    assert chosen(bare) == "die"
    assert chosen(bare.but(die=1)) == "ki"


def test_a_day_that_is_lost_or_won_too_often_is_told() -> None:
    assert days.missed({"opponent": "shiro"}, 0.6, 100) == []
    assert days.missed({"opponent": "shiro"}, 0.4, 100) == []  # not beyond doubt
    assert days.missed({"opponent": "shiro"}, 0.2, 100) == ["Missed: shiro, 20%, wanted 45% to 85%."]
    assert days.missed({"opponent": "ronin"}, 0.98, 100) == ["Missed: ronin, 98%, wanted 45% to 85%."]


def test_a_table_has_a_row_for_each() -> None:
    lines = list(markdown("against", [Row("master", "careful", [WON, LOST], [LOST, LOST])]))
    assert lines[2] == "| master | careful | 50.0% ± 35.4% | +50.0% ± 35.4% | 4.5 | 25 | 30 |"
