"""Yoroi, Shiro, three opponents, surroundings and weapons, sentence by sentence."""

from rules.way.events import (
    ArmourStruck,
    CardDrawn,
    CardsExchanged,
    CardTurned,
    CounterMet,
    CountersCalled,
    FoeFell,
    LifeLost,
    Wounded,
)
from rules.way.features import WEAPONS
from rules.way.state import Leg
from rules.way.surroundings import SURROUNDINGS
from tests.rules.way.table import HARD, OPEN, PLAIN, Scene, before_guard, before_strike, begun

# YOROI


def test_armour_gives_four_resistance_to_whoever_wears_it() -> None:
    assert begun(yoroi="mine").state.armour == 4
    assert begun(yoroi="theirs").state.foes[0].armour == 4
    assert begun(yoroi="theirs").state.armour == 0


def test_damage_comes_off_the_armour_first() -> None:
    scene = before_guard(yoroi="mine", counters=(HARD,)).then("face", blue=[1])
    assert (scene.state.armour, scene.state.life) == (2, 8)


def test_what_exceeds_the_armour_is_lost_in_life() -> None:
    scene = before_guard(yoroi="mine", counters=(HARD,)).but(armour=1).then("face")
    assert (scene.state.armour, scene.state.life) == (0, 7)


def test_armour_breaks_on_a_six_after_it_took_damage() -> None:
    scene = before_guard(yoroi="mine", counters=(HARD,))
    for thrown, left in ((1, 2), (5, 2), (6, 0)):
        struck = scene.then("face", blue=[thrown])
        assert struck.state.armour == left
        assert struck.of(ArmourStruck) == [ArmourStruck(who="player", count=2, left=left, thrown=thrown)]
    assert before_guard(yoroi="mine").then("face").of(ArmourStruck) == []


def test_armour_is_no_ki_for_the_bokken() -> None:
    scene = begun(yoroi="mine", weapon="bokken").but(ki=1, life=1)
    assert "trade" not in scene.options


def test_the_opponents_armour_does_the_same() -> None:
    scene = before_strike(yoroi="theirs")
    assert scene.then("wave-6", blue=[1]).state.foes[0].armour == 2
    assert scene.then("wave-6", blue=[6]).state.foes[0].armour == 0
    thin = scene.foe(armour=1).then("wave-6")
    assert (thin.state.foes[0].armour, thin.state.foes[0].life) == (0, 6)


# SHIRO


def test_shiro_begins_with_eight_life_five_ki_and_side_a() -> None:
    shiro = begun("shiro").state.foes[0]
    assert (shiro.life, shiro.ki, shiro.side) == (8, 5, "A")


def test_damage_turns_his_card_and_side_b_has_its_price() -> None:
    scene = before_strike("shiro").then("wave-6")
    assert scene.of(CardTurned) == [CardTurned(side="B")]
    assert scene.decision == "price"
    assert before_guard("shiro").of(CardTurned) == []


def test_side_a_has_none() -> None:
    scene = before_strike("shiro").foe(side="B").then("wave-6")
    assert scene.of(CardTurned) == [CardTurned(side="A")]
    assert scene.decision == "guard"


def test_one_effect_is_chosen_and_resolved() -> None:
    scene = before_strike("shiro").but(die=3).then("wave-6", "hold")
    assert scene.then("ki").state.ki == 4
    assert scene.then("life").state.life == 7
    assert scene.then("die").state.die == 3
    assert "blade-1" not in scene.then("card:blade-1").state.hand
    assert "sun-7" not in scene.then("card:sun-7").state.played


def test_without_ki_none_can_be_discarded() -> None:
    assert "ki" not in before_strike("shiro").but(ki=0).then("wave-6").options


def test_with_the_die_at_one_it_cannot_fall() -> None:
    scene = before_strike("shiro").then("wave-6")
    assert "die" in scene.options
    assert "die" not in scene.but(die=1).options


def test_a_special_card_removed_from_hand_is_replaced() -> None:
    hand = (*PLAIN[:5], "special-sun-1")
    scene = before_strike("shiro", hand=hand, then=("moon-1",)).then("wave-6", "card:special-sun-1")
    assert scene.of(CardDrawn) == [CardDrawn(card="moon-1")]
    assert scene.state.hand == ("blade-1", "blade-2", "moon-1")


def test_a_wound_turns_his_card_too() -> None:
    scene = begun("shiro", surroundings="cliff").stacked(injuries=("graze",)).then("place", blue=[1])
    assert scene.state.foes[0].life == 8
    assert scene.of(CardTurned) == [CardTurned(side="B")]


# 1 VERSUS 3


def three(**settings: object) -> Scene:
    return begun("three", **settings)


def test_three_opponents_have_life_and_ki_of_their_own() -> None:
    assert [(foe.life, foe.ki) for foe in three().state.foes] == [(3, 1), (3, 1), (4, 2)]


def test_one_is_marked_after_the_six_cards_are_drawn() -> None:
    scene = three()
    assert scene.state.hand == PLAIN
    assert scene.decision == "target"


def test_both_attacks_can_be_against_the_same_or_against_two() -> None:
    scene = three().then("1", "sun-7+moon-7", "wave-6", blue=[6])
    assert [option for option in scene.options if option.isdigit()] == ["0", "1", "2"]


def test_the_blue_die_says_who_counterattacks() -> None:
    scene = three().then("0", "sun-7+moon-7")
    for thrown, foes in ((2, (0, 1, 2)), (4, (1, 2))):
        called = scene.then("wave-6", blue=[thrown])
        assert called.of(CountersCalled) == [CountersCalled(thrown=thrown, foes=foes)]
    all_three = scene.then("wave-6", "face", "face", "face", blue=[2])
    assert [met.foe for met in all_three.of(CounterMet)] == [0, 1, 2]


def test_the_dead_do_not_counterattack() -> None:
    scene = three().foe(1, life=0).then("0", "sun-7+moon-7", "wave-6", "face", blue=[4])
    assert [met.foe for met in scene.of(CounterMet)] == [2]


def test_a_kill_is_shown_and_the_dead_are_no_targets() -> None:
    scene = three(defences=(OPEN,)).foe(0, life=2).then("0", "sun-7+moon-7", "wave-6", blue=[6])
    assert scene.of(FoeFell) == [FoeFell(foe=0)]
    assert [option for option in scene.options if option.isdigit()] == ["1", "2"]


def test_killing_all_three_wins() -> None:
    scene = three(defences=(OPEN,)).foe(0, life=0).foe(1, life=0).foe(2, life=2)
    scene = scene.but(target=2, agenda=scene.state.agenda)
    assert scene.then("2", "sun-7+moon-7", "wave-6").ended == (True, "defeated")


def test_the_injury_die_is_for_the_attacked_opponent() -> None:
    scene = three(defences=(OPEN,)).but(die=2).then("2", "sun-7+moon-7", "wave-6", "activate", blue=[1, 6])
    assert [foe.life for foe in scene.state.foes] == [3, 3, 4 - 2 - 1]


# SURROUNDINGS


def test_the_cliff_injures_on_one_to_three() -> None:
    for thrown in (1, 2, 3):
        scene = begun(surroundings="cliff").then("place", blue=[thrown])
        assert scene.of(Wounded) == [Wounded(who="foe", injury="cut", level=1)]
        assert scene.state.foes[0].life == 6


def test_the_cliff_kills_on_four_to_six() -> None:
    for thrown in (4, 5, 6):
        assert begun(surroundings="cliff").then("place", blue=[thrown]).ended == (False, "fell")


def test_the_cliff_is_exploited_once_a_fight() -> None:
    scene = begun(surroundings="cliff").then("place", blue=[1])
    assert "place" not in scene.options
    assert "place" not in scene.then("sun-7+moon-7", "wave-6", "face").options


def test_the_cliff_may_kill_one_of_three_before_the_attack() -> None:
    scene = begun("three", surroundings="cliff").foe(1, life=1).then("1", "place", blue=[1])
    assert scene.decision == "target"
    assert [option for option in scene.options if option.isdigit()] == ["0", "2"]


def test_the_bamboo_forest_protects_and_can_do_much_damage() -> None:
    assert SURROUNDINGS["bamboo"].origin == "completed"
    scene = before_guard(surroundings="bamboo", counters=(HARD,))
    assert scene.then("place", blue=[1]).of(LifeLost) == [LifeLost(who="player", foe=0, count=2, by="bamboo")]
    assert scene.then("place", blue=[6]).state.life == 8


# WEAPONS


def test_the_yari_begins_with_seven_life_and_four_ki() -> None:
    state = begun(weapon="yari").state
    assert (state.life, state.ki) == (7, 4)


def test_the_yari_redraws_all_six_three_times_a_game() -> None:
    scene = begun(weapon="yari")
    once = scene.then("all")
    assert once.of(CardsExchanged)[0].old == PLAIN
    assert len(once.state.hand) == 6
    assert not set(once.state.hand) & set(PLAIN)
    assert once.then("all", "all").decision == "pair"
    assert begun().decision == "pair"


def test_the_yari_and_the_road_make_four() -> None:
    scene = begun(weapon="yari", leg=Leg(life=7, ki=4)).then("all", "all", "all")
    assert "all" in scene.options
    assert scene.then("all").decision == "pair"


def test_the_wakizashi_keeps_one_of_two_special_cards() -> None:
    hand = ("sun-7", "sun-6", "sun-5", "moon-7", "blade-1", "blade-2")
    scene = begun(weapon="wakizashi", hand=hand).then("sun-7+sun-6", "sun-5", "special")
    assert scene.options == ("special-sun-1", "special-sun-2")
    kept = scene.then("special-sun-2")
    assert kept.state.won == ("special-sun-2",)
    assert "special-sun-1" in kept.state.decks.specials
    assert len(kept.state.decks.specials) == 7


def test_the_wakizashi_injures_at_the_end_of_the_tenth_round() -> None:
    scene = begun(weapon="wakizashi", literal=True).but(round=10)
    scene = scene.then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    assert scene.of(Wounded) == [Wounded(who="player", injury="cut", level=1)]
    bloody = begun(weapon="wakizashi", literal=True, blood=True).but(round=10)
    bloody = bloody.then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    assert bloody.of(Wounded) == [Wounded(who="player", injury="arm", level=1)]


def test_the_two_new_weapons_are_known() -> None:
    assert {key for key, weapon in WEAPONS.items() if weapon.origin == "known"} == {"yari", "wakizashi"}
