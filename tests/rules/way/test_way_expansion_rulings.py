"""One test for each ruling on Blood and Bushido, by its number and name."""

from rules.way.action_cards import GISEI
from rules.way.events import (
    ArmourStruck,
    AttackResolved,
    CardTurned,
    CounterMet,
    CountersCalled,
    DieActivated,
    SpecialWon,
    VirtueWon,
    Wounded,
)
from rules.way.features import VIRTUES
from rules.way.levels import Levels
from rules.way.opponents import COUNTERED_BY
from rules.way.state import Leg, Wound
from tests.rules.way.table import HARD, OPEN, PLAIN, Scene, before_guard, before_strike, begun

SUNS = ("sun-7", "sun-6", "sun-5", "moon-7", "blade-1", "blade-2")
TO_REWARD = ("sun-7+sun-6", "sun-5")


def wounded(injury: str, level: int, **settings: object) -> Scene:
    """Begin with a wound."""
    return begun(blood=True, **settings).but(wounds=(Wound(injury, level),))


def test_28_severe() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("shoulder", "arm"))
    for thrown, level in ((4, 1), (5, 2), (6, 2)):
        hurt = scene.then("face", blue=[thrown])
        assert hurt.state.life == 7
        assert hurt.of(Wounded) == [Wounded(who="player", injury="shoulder", level=level)]
    slight = before_guard(blood=True, counters=(2,)).then("face")
    assert slight.of(CounterMet)[0].damage == 1
    assert slight.of(Wounded) == []


def test_29_last_wound() -> None:
    scene = before_guard(blood=True, counters=(HARD,))
    assert scene.stacked(blood=("dodge",)).then("face", blue=[1]).ended == (False, "last-wound")
    assert scene.stacked(blood=("dodge", "arm")).then("face", blue=[1]).ended is None


def test_30_die_gone_counts_one() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("thigh", "arm")).but(die=0)
    assert scene.then("face", blue=[1]).state.life == 8 - 1 - 1
    assert scene.then("face", blue=[6]).state.ki == 5 - 1


def test_31_die_falls_to_one() -> None:
    scene = before_guard(blood=True, counters=(HARD,)).stacked(blood=("shoulder", "arm"))
    for die, fallen in ((6, 3), (4, 1), (3, 1), (2, 1), (1, 1)):
        assert scene.but(die=die).then("face", blue=[1]).state.die == fallen


def test_32_cap_on_credits() -> None:
    scene = wounded("arm", 1).then("sun-7+moon-7").but(virtue="makoto", credit=5)
    assert [option for option in scene.options if option.startswith("credit")] == ["credit:1"]
    assert scene.then("credit:1").state.levels.strength == 3


def test_33_eye() -> None:
    scene = wounded("shoulder", 2, hand=SUNS).but(ki=3).then(*TO_REWARD)
    assert scene.options == ("special", "pawn")
    assert {"guard", "pawn"} <= set(scene.then("special").options)


def test_34_this_round_bleeds() -> None:
    scene = before_guard(blood=True, counters=(HARD, -HARD)).stacked(blood=("finger", "arm"))
    scene = scene.then("face", "blade-1+blade-2", "face", blue=[5])
    assert scene.state.round == 2
    assert scene.state.life == 8 - 1 - 1


def test_35_rib_leaves_paying() -> None:
    scene = wounded("arm", 2, hand=SUNS)
    assert scene.then("pawn").state.pawn == 3
    assert scene.then(*TO_REWARD).decision == "guard"


def test_36_any_reward_moves() -> None:
    for icon in ("sun", "moon", "wave"):
        hand = (f"{icon}-1", f"{icon}-2", f"{icon}-3", "blade-1", "blade-2", "blade-3")
        assert "pawn" in begun(hand=hand).then(f"{icon}-1+{icon}-2", f"{icon}-3").options
    hand = ("blade-1", "blade-2", "blade-3", "sun-1", "moon-1", "wave-1")
    assert begun(hand=hand).then("blade-1+blade-2", "blade-3").decision == "guard"


def test_37_drawn_at_once() -> None:
    scene = begun(hand=SUNS).but(pawn=2).then(*TO_REWARD, "pawn")
    assert scene.decision == "virtue"
    assert scene.state.defence is not None  # the attack has not been resolved yet
    assert scene.of(AttackResolved) == []


def test_38_any_other() -> None:
    scene = begun(literal=True).stacked(virtues=("chugi", "gi")).but(pawn=2).then("pawn")
    assert scene.options == tuple(key for key in VIRTUES if key != "chugi")
    assert scene.then("jin").of(VirtueWon) == [VirtueWon(virtue="jin")]
    assert "pawn" not in scene.then("jin").options


def test_39_as_many_new() -> None:
    leg = Leg(life=8, ki=5, pawn=3, virtue="jin", virtue_won=True, redraws=0)
    scene = begun(leg=leg, then=("moon-1", "moon-2"))
    assert scene.then("swap:sun-7").state.hand == (*PLAIN[1:], "moon-1")
    assert scene.then("swap:sun-7+moon-7").state.hand == (*PLAIN[2:], "moon-1", "moon-2")


def test_40_own_names() -> None:
    assert {virtue.origin for virtue in VIRTUES.values()} == {"completed"}


def test_41_both_specials() -> None:
    scene = begun(hand=SUNS).but(virtue="gi").then(*TO_REWARD, "special")
    assert [won.card for won in scene.of(SpecialWon)] == ["special-sun-1", "special-sun-2"]
    assert scene.state.decks.ahead == ("special-sun-2", "special-sun-1")


def test_42_credit_as_a_card() -> None:
    scene = begun().but(virtue="rei", credit=5)
    assert not [option for option in scene.options if option.startswith("credit")]
    scene = scene.then("sun-7+moon-7", "credit:2", "wave-6")
    assert scene.state.levels == Levels(2, 2 + 2, 2)
    assert scene.state.credit == 3
    assert scene.then("face").state.levels.technique == 2 + 2
    forced = begun().but(virtue="rei", credit=5).then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2")
    assert forced.decision == "third"
    assert len(forced.state.hand) == 1


def test_43_one_by_one() -> None:
    scene = begun().but(virtue="meiyo", credit=4, life=6, ki=5)
    scene = scene.then("save", "save")
    assert (scene.state.life, scene.state.ki, scene.state.credit) == (8, 3, 2)
    assert "save" not in scene.options


def test_44_gisei_once() -> None:
    scene = before_guard().then("gisei")
    assert scene.state.life == 7
    assert "gisei" not in scene.options
    assert "gisei" in scene.then("face", "blade-1+blade-2").options
    assert "gisei" not in before_guard().but(life=1).options


def test_45_gisei_amounts() -> None:
    assert sorted(card.adds.guard for card in GISEI.values()) == [-3, 3, 4, 4, 5]
    assert all(card.adds == Levels(guard=card.adds.guard) for card in GISEI.values())
    assert {card.origin for card in GISEI.values()} == {"completed"}


def test_46_what_armour_takes() -> None:
    scene = before_guard(yoroi="mine", counters=(HARD,))
    assert scene.then("face", blue=[1]).state.armour == 2
    assert scene.then("face", blue=[1]).state.life == 8
    assert scene.then("gisei").state.armour == 4
    bamboo = before_guard(yoroi="mine", surroundings="bamboo").then("place", blue=[1, 2])
    assert (bamboo.state.armour, bamboo.state.life) == (2, 8)
    thigh = before_guard(yoroi="mine", blood=True, counters=(HARD,)).stacked(blood=("thigh", "arm"))
    assert thigh.but(die=2).then("face", blue=[1, 1, 1]).state.armour == 4 - 1 - 2
    finger = wounded("finger", 2, yoroi="mine").then("sun-7+moon-7", "wave-6", "face")
    finger = finger.then("blade-1+blade-2", "face")
    assert (finger.state.armour, finger.state.life) == (4, 7)
    traded = begun(yoroi="mine", weapon="bokken").but(ki=1).then("trade")
    assert (traded.state.armour, traded.state.life) == (4, 7)


def test_47_no_throw_at_none() -> None:
    scene = before_guard(yoroi="mine", counters=(HARD,)).but(armour=1).then("face")
    assert scene.of(ArmourStruck) == [ArmourStruck(who="player", count=1, left=0)]
    assert (scene.state.armour, scene.state.life) == (0, 7)


def test_48_one_armour() -> None:
    assert [foe.armour for foe in begun("three", yoroi="theirs").state.foes] == [0, 0, 4]
    assert [foe.armour for foe in begun("three", yoroi="mine").state.foes] == [0, 0, 0]
    assert begun("three", yoroi="mine").state.armour == 4


def test_49_one_turn_an_attack() -> None:
    scene = before_strike("shiro").but(die=2).then("wave-6", "activate", blue=[1])
    assert scene.of(AttackResolved)[0].damage == 2
    assert scene.of(DieActivated)[0].wound == 1
    assert scene.of(CardTurned) == [CardTurned(side="B")]
    cliff = begun("shiro", surroundings="cliff", defences=(OPEN,) * 2).then("place", "life", blue=[1])
    cliff = cliff.then("sun-7+moon-7", "wave-6")
    assert [turned.side for turned in cliff.of(CardTurned)] == ["B", "A"]


def test_50_absorbed() -> None:
    scene = before_strike("shiro", yoroi="theirs").then("wave-6", blue=[1])
    assert scene.of(CardTurned) == []
    assert scene.state.foes[0].armour == 2
    assert before_strike("shiro").foe(life=2).then("wave-6").of(CardTurned) == []


def test_51_life_as_a_price() -> None:
    scene = before_strike("shiro").but(life=1, ki=0).then("wave-6")
    assert "life" in scene.options
    assert scene.then("life").ended == (False, "fallen")


def test_52_levels_of_the_removed() -> None:
    scene = begun(
        "shiro", defences=(OPEN,) * 4, hand=("sun-7", "sun-6", "moon-7", "sun-5", "wave-6", "wave-5")
    )
    scene = scene.then("sun-7+sun-6", "moon-7")
    before = scene.state.levels
    scene = scene.then("card:sun-7")
    assert scene.state.levels == before
    assert "sun-7" not in scene.state.played
    scene = scene.then("face", "sun-5+wave-6", "hold")
    assert scene.decision == "guard"  # two suns lie there, and earn nothing


def test_53_play_what_is_left() -> None:
    scene = before_strike("shiro").then("wave-6", "card:blade-1")
    assert scene.state.hand == ("blade-2", "sun-6")
    scene = scene.then("face", "blade-2+sun-6")
    assert scene.decision == "die"
    assert scene.state.hand == ()
    assert "blade-1" not in scene.state.decks.actions.hidden + scene.state.decks.actions.discarded


def test_54_target_each_attack() -> None:
    scene = begun("three", defences=(OPEN,) * 2)
    assert scene.decision == "target"
    assert [option for option in scene.options if option.isdigit()] == ["0", "1", "2"]
    scene = scene.then("2", "sun-7+moon-7", "wave-6", blue=[6])
    assert [foe.life for foe in scene.state.foes] == [3, 3, 2]
    assert scene.decision == "target"
    scene = scene.then("0", "blade-1+blade-2", "hold", blue=[6])
    assert [foe.life for foe in scene.state.foes] == [1, 3, 2]


def test_55_throw_after_a_kill() -> None:
    scene = begun("three", defences=(OPEN,)).foe(0, life=1)
    scene = scene.then("0", "sun-7+moon-7", "wave-6", blue=[2])
    assert scene.of(CountersCalled) == [CountersCalled(thrown=2, foes=(1, 2))]


def test_56_die_table() -> None:
    assert COUNTERED_BY == ((0,), (0, 1, 2), (2,), (1, 2), (0, 1), ())


def test_57_one_is_stopped() -> None:
    scene = before_three(surroundings="bamboo").then("place", blue=[6])
    assert [met.foe for met in scene.of(CounterMet)] == []
    assert scene.state.agenda[0].number == 1
    hooked = before_three(weapon="kusarigama", hand=("moon-7", "moon-3", "blade-1", *PLAIN[4:], "wave-6"))
    assert hooked.then("hook").state.agenda[0].number == 1


def before_three(**settings: object) -> Scene:
    """Go on to three counterattacks of three opponents."""
    scene = begun("three", **settings).then("0")
    first, second, third = scene.state.hand[:3]
    return scene.then(f"{first}+{second}", third, blue=[2])


def test_58_bamboo() -> None:
    scene = before_guard(surroundings="bamboo", counters=(HARD,))
    for thrown, life, guard in ((1, 6, 2), (2, 8, 2), (3, 8, 2), (4, 8, 5), (5, 8, 5)):
        exploited = scene.then("place", blue=[thrown])
        assert (exploited.state.life, exploited.state.levels.guard) == (life, guard)
        assert "place" not in exploited.options
    stopped = scene.then("place", blue=[6])
    assert stopped.of(CounterMet) == []
    assert "place" not in stopped.then("blade-1+blade-2").options
    assert "place" not in begun(surroundings="bamboo").options


def test_59_cliff_first() -> None:
    scene = begun(surroundings="cliff")
    assert "place" in scene.options
    assert "place" not in scene.then("peek").options
    assert "place" not in scene.then("sun-7+moon-7").options
    assert "place" in scene.then("sun-7+moon-7", "wave-6", "face").options


def test_60_redraws_in_a_row() -> None:
    scene = begun(weapon="yari").then("all", "all", "all")
    assert scene.decision == "pair"
    assert scene.state.round == 1


def test_61_that_round_alone() -> None:
    last = ("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    for number in (3, 4, 5, 8):
        scene = begun(weapon="wakizashi").but(round=number).then(*last)
        assert len(scene.of(Wounded)) == (number == 4)


def test_62_two_of_each() -> None:
    scene = begun(weapon="wakizashi", hand=SUNS).but(virtue="gi").then(*TO_REWARD, "special")
    assert scene.options == ("special-sun-1", "special-sun-2")
    scene = scene.then("special-sun-2")
    assert scene.options == ("special-moon-1", "special-moon-2")
    assert "special-sun-1" in scene.state.decks.specials
    assert scene.then("special-moon-1").state.won == ("special-sun-2", "special-moon-1")


def test_a_stopped_counterattack_still_uses_up_what_made_it_stronger() -> None:
    hand = ("moon-7", "moon-3", "blade-1", *PLAIN[2:3], *PLAIN[4:])
    scene = begun(weapon="kusarigama", hand=hand, defences=(OPEN,)).then("moon-7+moon-3", "blade-1")
    assert scene.state.foes[0].boost == 2
    assert scene.then("hook").state.foes[0].boost == 0
