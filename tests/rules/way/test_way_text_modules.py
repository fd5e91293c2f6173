"""Blood, Bushido and Gisei, sentence by sentence."""

import pytest

from rules.game import Rejection
from rules.way.action_cards import GISEI
from rules.way.events import (
    DieActivated,
    DieSet,
    GuardRaised,
    KiGained,
    SpecialWon,
    VirtueSpent,
    VirtueWon,
    Wounded,
)
from rules.way.features import VIRTUES
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES
from rules.way.levels import Levels
from rules.way.road import Road
from rules.way.state import Leg, Wound
from tests.rules.way.table import HARD, OPEN, SHUT, Scene, before_guard, before_strike, begun

SUNS = ("sun-7", "sun-6", "sun-5", "moon-7", "blade-1", "blade-2")
TO_REWARD = ("sun-7+sun-6", "sun-5")
BLADES = ("blade-1", "blade-2", "blade-3", "sun-7", "moon-7", "wave-6")
SEVERE, LIGHT = 6, 1


def injured(card: str, thrown: int, **settings: object) -> Scene:
    """Be injured by a card of Blood in the first counterattack."""
    scene = before_guard(blood=True, counters=(HARD, -HARD), **settings)
    return scene.stacked(blood=(card, "dodge")).then("face", blue=[thrown])


def with_wound(card: str, level: int, **settings: object) -> Scene:
    return begun(blood=True, **settings).but(wounds=(Wound(card, level),))


# BLOOD


def test_blood_has_five_cards_with_two_wounds_each() -> None:
    assert len(BLOOD_INJURIES) == 5
    assert set(begun(blood=True).state.decks.blood) == set(BLOOD_INJURIES)
    assert begun().state.decks.blood == ()


def test_the_opponent_is_injured_from_the_base_deck_and_the_player_from_the_other() -> None:
    scene = (
        before_strike(blood=True, counters=(HARD,)).but(die=2).then("wave-6", "activate", "face", blue=[1, 1])
    )
    assert [(event.who, event.injury in BLOOD_INJURIES) for event in scene.of(Wounded)] == [
        ("foe", False),
        ("player", True),
    ]


def test_a_wound_card_is_kept_for_the_rest_of_the_game() -> None:
    scene = injured("arm", LIGHT)
    assert scene.state.wounds == (Wound("arm", 1),)
    assert scene.state.decks.blood == ("dodge",)
    later = scene.then("blade-1+blade-2", "face")
    assert later.state.round == 2
    assert later.state.wounds == scene.state.wounds


def test_a_base_injury_is_shuffled_back() -> None:
    scene = before_strike().but(die=2).then("wave-6", "activate", blue=[1])
    assert len(scene.state.decks.injuries) == 8
    assert scene.state.shown == ("cut",)
    assert set(scene.state.decks.injuries) == set(BASE_INJURIES)


def test_all_wounds_stack() -> None:
    scene = begun(blood=True).but(wounds=(Wound("arm", 1), Wound("finger", 1), Wound("shoulder", 2)))
    scene = scene.but(hand=("sun-1", "moon-1", "sun-2", "moon-2", "wave-1", "wave-2"), ki=4)
    scene = scene.then("sun-1+sun-2")
    assert scene.state.levels.strength == 3
    assert scene.then("moon-1").state.levels.technique <= 3


def test_an_empty_injury_deck_loses_the_game_immediately() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("arm",)).then("face", blue=[LIGHT])
    assert scene.ended == (False, "last-wound")


def test_blood_is_not_for_a_campaign() -> None:
    with pytest.raises(Rejection) as refused:
        Road().begin({"blood": "with"})
    assert refused.value.reason == "blood-on-the-road"


def test_arm_1_caps_strength_and_the_excess_is_lost() -> None:
    scene = with_wound("arm", 1).but(hand=("sun-1", "sun-7", "moon-7", "blade-1", "wave-1", "sun-3"))
    scene = scene.then("sun-1+sun-7")
    assert scene.state.levels.strength == 3
    assert scene.then("wave-1").state.levels.strength == 3 - 1
    high = before_guard(blood=True, counters=(HARD,)).but(levels=Levels(6, 6, 0))
    high = high.stacked(blood=("arm", "dodge")).then("face", blue=[LIGHT])
    assert high.state.levels == Levels(3, 6, 0)


def test_arm_2_removes_the_die_and_voids_combos() -> None:
    scene = injured("arm", SEVERE)
    assert scene.state.die == 0
    assert scene.of(DieSet) == [DieSet(level=0)]
    hit = with_wound("arm", 2, defences=(OPEN,)).but(die=0).then("sun-7+moon-7", "wave-6")
    assert hit.decision == "guard"
    combo = with_wound("arm", 2, hand=BLADES).but(die=0).then("blade-1+blade-2", "blade-3")
    assert combo.state.die == 0
    assert with_wound("arm", 2, hand=SUNS).then(*TO_REWARD).decision == "guard"


def test_finger_1_caps_technique() -> None:
    scene = with_wound("finger", 1).but(hand=("moon-1", "moon-7", "sun-7", "blade-1", "wave-1", "sun-3"))
    assert scene.then("moon-1+moon-7").state.levels.technique == 3


def test_finger_2_costs_a_life_at_the_end_of_each_round() -> None:
    scene = injured("finger", SEVERE)
    assert scene.state.life == 7
    scene = scene.then("blade-1+blade-2", "face")
    assert scene.state.life == 6
    assert with_wound("finger", 2).but(life=1).then(*ROUND).ended == (False, "fallen")


ROUND = ("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")


def test_shoulder_1_lowers_the_die_by_three() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("shoulder", "arm")).but(die=5)
    assert scene.then("face", blue=[LIGHT]).state.die == 2


def test_shoulder_2_lets_no_ki_be_gained_by_whatever_means() -> None:
    assert "ki" not in with_wound("shoulder", 2, hand=SUNS).but(ki=1).then(*TO_REWARD).options
    assert "trade" not in with_wound("shoulder", 2, weapon="bokken").but(ki=1).options
    assert "trade" in begun(blood=True, weapon="bokken").but(ki=1).options


def test_thigh_1_costs_as_much_life_as_the_die_shows() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("thigh", "arm"))
    for die in (1, 3, 6):
        assert scene.but(die=die).then("face", blue=[LIGHT]).state.life == 8 - 1 - die


def test_thigh_2_costs_as_much_ki_as_the_die_shows() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("thigh", "arm"))
    for die in (1, 3, 6):
        assert scene.but(die=die).then("face", blue=[SEVERE]).state.ki == max(0, 5 - die)


def test_dodge_1_does_nothing() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("dodge", "arm"))
    scene = scene.then("face", blue=[LIGHT])
    assert (scene.state.life, scene.state.ki, scene.ended) == (7, 5, None)


def test_dodge_2_beheads() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("dodge", "arm"))
    assert scene.then("face", blue=[SEVERE]).ended == (False, "beheaded")


# BUSHIDO


def test_bushido_has_seven_cards() -> None:
    assert len(VIRTUES) == 7
    assert set(begun().state.decks.virtues) == set(VIRTUES)
    assert begun(bushido=False).state.decks.virtues == ()


def test_a_combo_earns_a_ki_or_a_special_card_or_a_kanji() -> None:
    scene = begun(hand=SUNS).but(ki=4).then(*TO_REWARD)
    assert scene.options == ("ki", "special", "pawn")
    assert scene.then("ki").of(KiGained) == [KiGained(count=1, by="combo")]
    assert len(scene.then("special").of(SpecialWon)) == 1
    assert scene.then("pawn").state.pawn == scene.state.pawn + 1
    assert begun(hand=SUNS, bushido=False).but(ki=4).then(*TO_REWARD).options == ("ki", "special")


def test_the_third_kanji_draws_a_bushido_card() -> None:
    scene = begun(hand=SUNS, literal=True)
    assert scene.state.pawn == 0
    scene = scene.but(pawn=2).then(*TO_REWARD, "pawn")
    assert scene.of(VirtueWon) == [VirtueWon(virtue="gi")]
    assert scene.state.virtue == "gi"


def test_one_bushido_card_is_won_a_game_and_the_deck_is_removed() -> None:
    scene = begun(hand=SUNS, literal=True).but(pawn=2).then(*TO_REWARD, "pawn")
    assert scene.state.decks.virtues == ()
    assert "pawn" not in scene.options


def test_two_ki_move_the_pawn_at_any_time() -> None:
    scene = begun(literal=True).then("pawn")
    assert (scene.state.ki, scene.state.pawn) == (3, 1)
    assert "pawn" in scene.options
    assert "pawn" not in scene.but(ki=1).options


def test_a_virtue_is_kept_on_the_road_until_it_is_used_up() -> None:
    leg = Leg(life=8, ki=5, pawn=3, virtue="rei", credit=3, virtue_won=True, redraws=0)
    scene = begun(leg=leg).then("sun-7+moon-7", "credit:3")
    assert scene.of(VirtueSpent) == [VirtueSpent(virtue="rei")]
    assert scene.state.virtue is None


def test_gi_draws_two_special_cards() -> None:
    assert len(begun(hand=SUNS).but(virtue="gi").then(*TO_REWARD, "special").of(SpecialWon)) == 2


def test_yu_raises_the_die_by_two_and_what_exceeds_six_is_lost() -> None:
    scene = begun(hand=BLADES).but(virtue="yu")
    for die, raised in ((2, 4), (3, 5), (5, 6), (6, 6)):
        assert scene.but(die=die).then("blade-1+blade-2", "blade-3").state.die == raised
    assert before_strike().but(virtue="yu", die=2).then("wave-6", "hold").state.die == 4


def test_jin_exchanges_up_to_two_cards_once_a_round() -> None:
    leg = Leg(life=8, ki=5, pawn=3, virtue="jin", virtue_won=True, redraws=0)
    scene = begun(leg=leg, then=("moon-1", "moon-2"))
    assert len([option for option in scene.options if option.startswith("swap:")]) == 6 + 15
    swapped = scene.then("swap:sun-7+moon-7")
    assert swapped.state.hand == ("wave-6", "blade-1", "blade-2", "sun-6", "moon-1", "moon-2")
    assert swapped.decision == "pair"
    assert scene.then("swap:sun-7").state.hand[-1] == "moon-1"


@pytest.mark.parametrize(("virtue", "level"), [("rei", 1), ("makoto", 0)])
def test_rei_and_makoto_give_five_points_to_spend(virtue: str, level: int) -> None:
    scene = begun(defences=(SHUT,) * 3).but(virtue=virtue, credit=5).then("sun-7+moon-7")
    assert [o for o in scene.options if o.startswith("credit")] == [f"credit:{n}" for n in range(1, 6)]
    parts = scene.then("credit:2", "credit:1")
    assert parts.state.levels.each[level] == 2 + 3
    assert parts.state.credit == 2
    whole = scene.then("credit:5")
    assert whole.state.virtue is None


def test_points_are_given_with_the_card() -> None:
    for virtue, points in (("rei", 5), ("makoto", 5), ("meiyo", 4), ("gi", 0)):
        scene = begun(literal=True).stacked(virtues=(virtue,)).but(pawn=2).then("pawn")
        assert scene.state.credit == points


def test_meiyo_turns_up_to_four_ki_into_life() -> None:
    scene = begun().but(virtue="meiyo", credit=4, life=2).then("save", "save", "save", "save")
    assert (scene.state.life, scene.state.ki) == (6, 1)
    assert scene.of(VirtueSpent) == [VirtueSpent(virtue="meiyo")]
    assert scene.state.virtue is None


def test_chugi_takes_any_card_of_the_deck() -> None:
    scene = begun(literal=True).stacked(virtues=("chugi",)).but(pawn=2).then("pawn")
    assert set(scene.options) == set(VIRTUES) - {"chugi"}


# GISEI


def test_gisei_has_five_cards_four_that_raise_and_one_that_lowers() -> None:
    raising = [card for card in GISEI.values() if card.adds.guard > 0]
    assert (len(GISEI), len(raising)) == (5, 4)
    assert begun(gisei=False).state.decks.gisei == ()


def test_a_life_draws_a_gisei_card_before_a_counterattack() -> None:
    scene = before_guard().then("gisei")
    assert scene.state.life == 7
    assert scene.of(GuardRaised)[0].by == "gisei-1"
    assert scene.state.levels.guard == 2 + GISEI["gisei-1"].adds.guard
    assert "gisei" not in before_guard(gisei=False).options


def test_a_gisei_card_may_lower_the_guard() -> None:
    scene = before_guard().stacked(gisei=("gisei-5",)).then("gisei")
    assert scene.state.levels.guard == 2 - 3


def test_a_gisei_card_is_shuffled_back() -> None:
    assert len(before_guard().then("gisei").state.decks.gisei) == 5


def test_bushido_and_gisei_change_nothing_where_they_are_not_used() -> None:
    round_of_cards = ("wave-6", "face", "blade-1+blade-2", "hold", "face")
    with_both = before_strike(counters=(3, 3)).then(*round_of_cards)
    without = before_strike(counters=(3, 3), bushido=False, gisei=False).then(*round_of_cards)
    assert with_both.events == without.events


def test_the_injury_die_is_not_activated_by_the_base_deck_alone() -> None:
    assert before_strike().then("wave-6").of(DieActivated) == []
