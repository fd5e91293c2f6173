"""The stand-in for an absent player strikes where it hurts."""

from rules.dice import Dice
from rules.way.opponents import DefenceCard
from rules.way.stand_in import sensible
from rules.way.unseen import viewed
from tests.rules.way.table import HARD, SEED, SOFT, WAY, Scene, before_guard, before_strike, begun


def chosen(scene: Scene) -> str:
    return WAY.stand_in(scene.state, 0, Dice(SEED))


def test_it_chooses_from_the_view_alone() -> None:
    scene = begun()
    assert chosen(scene) == sensible(viewed(scene.state), scene.options, Dice(SEED))


def test_it_places_the_pair_that_brings_most() -> None:
    hand = ("sun-1", "sun-4", "wave-6", "blade-1", "moon-7", "moon-6")
    assert chosen(begun(hand=hand)) == "sun-1+sun-4"


def test_it_places_the_card_that_does_damage() -> None:
    hand = ("sun-7", "moon-7", "sun-4", "wave-6", "blade-1", "blade-2")
    assert chosen(before_strike(hand=hand, defences=(DefenceCard(3, 20),))) == "sun-4"
    assert chosen(before_strike(hand=hand, defences=(DefenceCard(20, 20),))) == "wave-6"


def test_it_guards_where_a_ki_spares_enough() -> None:
    assert chosen(before_guard(counters=(2,) * 4)) == "guard"
    assert chosen(before_guard(counters=(SOFT,) * 4)) == "face"
    hand = ("moon-7", "moon-3", "blade-1", "wave-6", "sun-7", "sun-6")
    scene = begun(weapon="kusarigama", hand=hand, counters=(HARD,) * 4).then("moon-7+moon-3", "blade-1")
    assert chosen(scene) == "hook"
    assert chosen(before_guard(counters=(SOFT,) * 4).but(virtue="meiyo", credit=4, life=2)) == "save"


def test_it_attacks_whoever_falls_soonest() -> None:
    assert chosen(begun("three").foe(1, life=1)) == "1"


def test_it_activates_a_high_die() -> None:
    for die, choice in ((3, "hold"), (4, "activate")):
        assert chosen(before_strike().but(die=die).then("wave-6")) == choice


def test_it_gives_up_the_weakest_card_that_was_played() -> None:
    assert chosen(before_strike("shiro").then("wave-6")) == "card:sun-7"


def test_it_keeps_the_stronger_card_and_takes_special_ones() -> None:
    hand = ("sun-7", "sun-6", "sun-5", "moon-7", "blade-1", "blade-2")
    scene = begun(weapon="wakizashi", hand=hand).then("sun-7+sun-6", "sun-5")
    assert chosen(scene) == "special"
    assert chosen(scene.then("special")) == "special-sun-2"


def test_it_takes_any_virtue() -> None:
    scene = begun().then("pawn")
    assert chosen(scene) in scene.options
