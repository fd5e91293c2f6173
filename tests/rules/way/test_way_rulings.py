"""One test for each ruling on the base game and the Road, by its number and name."""

import inspect
from types import ModuleType

from rules.way.action_cards import ACTION_CARDS, GISEI, ICONS
from rules.way.events import (
    AttackResolved,
    ComboMade,
    CounterMet,
    DeckReshuffled,
    DefenceRevealed,
    DieActivated,
    KiGained,
    LifeLost,
    SpecialWon,
    Wounded,
)
from rules.way.features import CLIMATES, EVENTS, WEAPONS
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES
from rules.way.levels import Levels
from rules.way.opponents import OPPONENTS, DefenceCard
from rules.way.rulings import RULINGS, SECOND_RULINGS
from rules.way.state import DrawPile, Used
from rules.way.surroundings import SURROUNDINGS
from tests.rules.way import test_way_expansion_rulings, test_way_road_rulings, test_way_second_rulings
from tests.rules.way.table import (
    HARD,
    SHUT,
    SOFT,
    WAY,
    before_guard,
    before_strike,
    begun,
)

PLAIN_REST = ("moon-7", "blade-1", "blade-2", "moon-6")


def test_every_ruling_has_its_test() -> None:
    modules: tuple[ModuleType, ...] = (
        test_way_expansion_rulings,
        test_way_road_rulings,
        test_way_second_rulings,
    )
    tests = {name for module in modules for name, _ in inspect.getmembers(module, inspect.isfunction)}
    tests |= {name for name in globals() if name.startswith("test_")}
    for ruling in (*RULINGS, *SECOND_RULINGS):
        expected = f"test_{ruling.number:02}_{ruling.name.replace('-', '_')}"
        assert expected in tests, f"{expected} is missing: {ruling.meaning}"


def test_01_own_figures() -> None:
    assert {card.origin for card in ACTION_CARDS.values()} == {"house"}
    assert {injury.origin for injury in BASE_INJURIES.values()} == {"house"}
    assert {injury.origin for injury in BLOOD_INJURIES.values()} == {"known"}
    assert {key for key, weapon in WEAPONS.items() if weapon.origin == "known"} == {"yari", "wakizashi"}
    assert SURROUNDINGS["cliff"].origin == "known"
    assert {climate.origin for climate in (*CLIMATES.values(), *EVENTS.values())} == {"house"}
    assert {key for key, opponent in OPPONENTS.items() if opponent.origin != "house"} == {"shiro", "three"}


def test_02_levels_stay() -> None:
    scene = before_guard()
    assert scene.state.levels == Levels(2, 2, 2)
    scene = scene.then("face")
    assert scene.state.levels == Levels(2, 2, 2)
    again = scene.then("blade-1+blade-2", "face")
    assert again.state.round == 2
    assert again.state.levels == Levels()
    assert ACTION_CARDS["sun-1"].adds.guard < 0
    assert begun(hand=("sun-1", "sun-7", *PLAIN_REST)).then("sun-1+sun-7").state.levels.guard < 0


def test_03_second_is_harder() -> None:
    scene = begun(defences=(DefenceCard(9, 8),) * 2, counters=(4, 4)).then("sun-7+moon-7", "wave-6", "face")
    assert scene.of(AttackResolved)[0].needed == DefenceCard(10, 9)
    assert scene.of(CounterMet)[0].power == 5
    scene = scene.then("blade-1+blade-2", "face")
    assert scene.of(AttackResolved)[1].needed == DefenceCard(12, 11)
    assert scene.of(CounterMet)[1].power == 7


def test_04_must_exceed() -> None:
    for defence, damage in (((1, 1), 0), ((0, 1), 1), ((1, 0), 1), ((0, 0), 2)):
        scene = before_strike(defences=(DefenceCard(*defence),)).then("wave-6")
        assert scene.of(AttackResolved)[0].damage == damage
        assert scene.state.foes[0].life == 7 - damage


def test_05_guard_holds() -> None:
    for counter, damage in ((1, 0), (2, 1), (4, 1), (5, 2), (9, 2)):
        scene = before_guard(counters=(counter,)).then("face")  # a Guard of 2; the Student adds 1
        assert scene.of(CounterMet)[0].damage == damage
        assert scene.state.life == 8 - damage


def test_06_three_of_an_icon() -> None:
    hand = ("sun-7", "sun-6", "sun-5", "sun-4", "sun-3", "sun-2")
    scene = begun(hand=hand).then("sun-7+sun-6", "sun-5")
    assert scene.of(ComboMade) == [ComboMade(icon="sun")]
    assert scene.then("special", "face", "sun-4+sun-3", "face").of(ComboMade) == [ComboMade(icon="sun")]
    assert before_guard().of(ComboMade) == []


def test_07_reward() -> None:
    for icon in ICONS[:3]:
        hand = [f"{icon}-{number}" for number in range(1, 4)]
        scene = begun(hand=(*hand, "blade-1", "blade-2", "blade-3")).but(ki=3)
        scene = scene.then(f"{hand[0]}+{hand[1]}", hand[2])
        assert scene.options == ("ki", "special", "pawn")
        assert scene.then("ki").of(KiGained) == [KiGained(count=1, by="combo")]
        assert scene.then("pawn").state.pawn == 3
    scene = begun(hand=("blade-1", "blade-2", "blade-3", *PLAIN_REST[:1], "sun-1", "sun-2"))
    assert scene.then("blade-1+blade-2", "blade-3").state.die == 2


def test_08_die_after_a_hit() -> None:
    scene = before_strike().but(die=3).then("wave-6")
    assert scene.options == ("activate", "hold")
    hit = scene.then("activate", blue=[3])
    assert hit.of(DieActivated) == [DieActivated(level=3, thrown=3, wound=1)]
    assert hit.of(Wounded) == [Wounded(who="foe", injury="cut", level=1)]
    assert scene.then("activate", blue=[4]).of(Wounded) == []
    assert before_strike(defences=(SHUT,)).but(die=3).then("wave-6").decision == "guard"


def test_09_deep_injury() -> None:
    scene = before_strike().but(die=5).then("wave-6")
    assert scene.then("activate", blue=[2]).of(DieActivated)[0].wound == 2
    assert scene.then("activate", blue=[3]).of(DieActivated)[0].wound == 1
    assert scene.then("activate", blue=[6]).state.die == 1


def test_10_worth_activating() -> None:
    held = before_strike().then("wave-6")
    assert held.decision == "guard"
    assert held.state.die == 2
    assert before_strike().but(die=3).then("wave-6", "hold").state.die == 4
    assert before_strike().but(die=6).then("wave-6", "hold").state.die == 6
    assert before_strike(defences=(SHUT,)).then("wave-6").state.die == 1


def test_11_own_ki() -> None:
    scene = begun()
    peeked = scene.then("peek")
    assert peeked.state.defence == SHUT
    assert peeked.state.ki == 4
    assert "peek" not in peeked.options
    assert peeked.of(DefenceRevealed)[0].needed == SHUT  # the Student adds 1 to what is 1 lower
    assert begun(defences=(DefenceCard(1, 1),)).then("peek", "sun-7+moon-7", "wave-6").state.foes[0].life == 5
    later = peeked.then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2")
    assert later.of(DefenceRevealed)[1].needed == SHUT.raised(DefenceCard(1, 1), 2)
    seventh = scene.then("seventh")
    assert len(seventh.state.hand) == 7
    assert "seventh" not in seventh.options
    assert "seventh" not in seventh.then("sun-7+moon-7", "wave-6", "face").options
    guarded = before_guard().then("guard")
    assert guarded.state.levels.guard == 2 + 2
    assert "guard" not in guarded.options
    assert not {"peek", "seventh"} & set(scene.but(ki=0).options)


def test_12_foe_ki() -> None:
    scene = before_strike(counters=(0, 0)).then("wave-6")
    assert scene.state.foes[0].ki == 0
    assert scene.then("face").of(CounterMet)[0].power == 0 + 1 + 2
    assert scene.then("face").state.foes[0].boost == 0
    unhit = before_guard()
    assert unhit.state.foes[0].ki == 1


def test_13_stagger() -> None:
    scene = before_strike(counters=(0, 0)).stacked(injuries=("stagger",)).but(die=2)
    hit = scene.then("wave-6", "activate", "face", blue=[1])
    assert hit.of(CounterMet)[0].power == 0 + 1 + 2 - 2
    hurt = before_guard(counters=(0, 0)).but(exposed=4).then("face")
    assert hurt.of(CounterMet)[0].power == 0 + 1 + 4
    assert hurt.state.exposed == 0


def test_14_special_ahead() -> None:
    hand = ("sun-7", "sun-6", "sun-5", "moon-1", "moon-2", "wave-1")
    scene = begun(hand=hand, then=("moon-7", "wave-6", "blade-1", "blade-2", "moon-6")).stacked(
        specials=("special-wave-1", "special-sun-1")
    )
    scene = scene.then("sun-7+sun-6", "sun-5", "special")
    assert scene.state.decks.ahead == ("special-wave-1",)
    scene = scene.then("face", "moon-1+moon-2", "face")
    assert scene.state.hand[0] == "special-wave-1"
    played = scene.then("special-wave-1+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    assert "special-wave-1" in played.state.decks.actions.discarded


def test_15_ten_rounds() -> None:
    scene = begun().but(round=10).then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    assert scene.ended == (False, "time")


def test_16_no_more_than_at_first() -> None:
    hand = ("sun-7", "sun-6", "sun-5", *PLAIN_REST[:3])
    assert begun(hand=hand).then("sun-7+sun-6", "sun-5").options == ("special", "pawn")
    scene = before_guard().but(virtue="meiyo", credit=4, life=7).then("save")
    assert scene.state.life == 8
    assert "save" not in scene.options


def test_17_as_an_action_card() -> None:
    scene = before_guard().then("guard", "gisei")
    assert scene.state.levels.guard == 2 + 2 + GISEI["gisei-1"].adds.guard
    place = before_guard(surroundings="bamboo").then("place", "face", blue=[4])
    assert place.state.levels.guard == 2 + 3


def test_18_one_thing() -> None:
    scene = before_guard().then("face", "blade-1+blade-2")
    assert scene.decision == "guard"  # the last card was placed without a question
    assert scene.state.hand == ()
    assert before_guard(gisei=False).but(ki=1).then("guard").decision == "pair"


def test_19_in_order() -> None:
    scene = before_strike(counters=(HARD,)).but(life=1).foe(life=2).then("wave-6")
    assert scene.ended == (True, "defeated")
    lost = before_guard(counters=(HARD,)).but(life=1).then("face")
    assert lost.ended == (False, "fallen")


def test_20_decks_anew() -> None:
    scene = before_guard().stacked(counters=DrawPile((), (SOFT,)), defences=DrawPile((), (SHUT,)))
    scene = scene.then("face", "blade-1+blade-2")
    assert scene.of(DeckReshuffled) == [DeckReshuffled(deck="counters"), DeckReshuffled(deck="defences")]
    few = begun().stacked(actions=DrawPile((), ("sun-1", "sun-2"))).then("seventh")
    assert few.of(DeckReshuffled) == [DeckReshuffled(deck="actions")]
    assert few.state.hand[-1] == "sun-1"


def test_21_open_to_all() -> None:
    state = before_strike().state
    assert WAY.view(state, None) == WAY.view(state, 0)
    assert WAY.view(state, 0).decks.actions.hidden == tuple(sorted(state.decks.actions.hidden))
    assert WAY.view(state, 0).hand == state.hand


def test_22_unhurt_without_blood() -> None:
    scene = before_guard(counters=(HARD,)).then("face")
    assert scene.of(Wounded) == []
    assert scene.of(LifeLost) == [LifeLost(who="player", foe=0, count=2, by="counterattack")]


def test_23_any_time() -> None:
    own = begun(weapon="bokken").but(virtue="meiyo", credit=4, life=5, ki=3)
    assert {"save", "trade", "pawn"} <= set(own.options)
    third = own.then("sun-7+moon-7")
    assert third.decision == "third"
    assert {"save", "trade", "pawn"} <= set(third.options)
    assert {"save", "trade", "pawn"} <= set(third.then("wave-6").options)
    three = begun("three", weapon="yari").but(virtue="meiyo", credit=4, life=5)
    assert three.decision == "redraw"
    assert {"save", "pawn"} <= set(three.options)
    assert {"save", "pawn"} <= set(three.then("keep").options)


def test_24_house_switches() -> None:
    house, literal = begun(), begun(literal=True)
    assert (house.state.pawn, literal.state.pawn) == (2, 0)
    shown = house.then("pawn")
    assert shown.options == ("gi", "yu", "jin")
    assert [won.card for won in shown.then("gi").of(SpecialWon)] == ["special-sun-1", "special-sun-2"]
    assert shown.then("yu").state.die == 3
    drawn = literal.then("pawn", "pawn").but(ki=2).then("pawn")
    assert drawn.state.virtue == "gi"
    assert drawn.of(SpecialWon) == []
    last = ("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    for scene, number in ((begun(weapon="wakizashi"), 4), (begun(weapon="wakizashi", literal=True), 10)):
        assert scene.but(round=number).then(*last).of(Wounded)
        assert not scene.but(round=14 - number).then(*last).of(Wounded)


def test_25_bokken() -> None:
    scene = begun(weapon="bokken").but(ki=2).then("trade")
    assert (scene.state.life, scene.state.ki) == (7, 4)
    assert "trade" not in scene.options
    assert begun(weapon="bokken").but(ki=4).then("trade").state.ki == 5
    assert "trade" in scene.then("sun-7+moon-7", "wave-6", "face").options
    assert "trade" not in begun(weapon="bokken").options
    assert "trade" not in begun(weapon="bokken").but(ki=2, life=1).options


def test_26_kusarigama() -> None:
    hand = ("moon-7", "moon-3", "sun-7", "blade-1", "blade-2", "moon-1")
    scene = begun(weapon="kusarigama", hand=hand, counters=(HARD,) * 2)
    assert "hook" in scene.then("moon-7+moon-3", "blade-1").options
    assert "hook" not in scene.then("moon-7+moon-3", "sun-7").options  # Technique has risen by 5
    stopped = scene.then("moon-7+moon-3", "blade-1", "hook")
    assert stopped.state.life == 7
    assert stopped.decision == "pair"
    assert stopped.of(CounterMet) == []
    used = scene.but(used=Used(fight=("hook",)))
    assert "hook" not in used.then("moon-7+moon-3", "blade-1").options


def test_27_climates() -> None:
    for climate, levels in (("rain", Levels(technique=-1)), ("wind", Levels(strength=-1))):
        first = begun(climate=climate)
        assert first.state.levels == Levels()
        second = first.then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
        assert second.state.levels == levels
    assert "peek" not in begun(climate="fog").options
    assert "seventh" not in begun(climate="snow").options
    glare = before_guard(climate="glare", counters=(0, 0)).then("face", "blade-1+blade-2", "face")
    assert [met.power for met in glare.of(CounterMet)] == [0 + 1 + 1, 0 + 1 + 2]
    assert begun().state.levels == Levels()
