"""Every event of a fight is told in a short sentence, results first, to its player and to everyone."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args

import pytest

from bot.face.game.facts import Teller, said
from bot.face.way.facts import event_facts
from bot.face.way.lately import CAME, HEADS, lately_lines, line_facts, together
from bot.face.words import Words
from rules.dice import Dice
from rules.way import events as of
from rules.way.levels import Levels
from rules.way.opponents import DefenceCard
from rules.way.state import FightState, Leg, WayOptions
from rules.way.way import Way
from tests.face.languages import in_every_language
from tests.rules.way.table import HARD, OPEN, SHUT, before_guard, before_strike, begun

WORDS = Words()
WAY = Way()
EVENTS: tuple[type, ...] = get_args(of.WayEvent)
FIGHTS: tuple[dict[str, Any], ...] = (
    {"opponent": "shiro", "weapon": "yari", "surroundings": "bamboo", "blood": True, "yoroi": "mine"},
    {"opponent": "three", "weapon": "kusarigama", "surroundings": "cliff", "yoroi": "theirs"},
    {"opponent": "master", "weapon": "wakizashi", "blood": True, "literal": True},
    {"opponent": "ronin", "weapon": "bokken", "leg": Leg(life=8, ki=5, camps=True)},
)


@cache
def steps() -> tuple[tuple[FightState, tuple[of.WayEvent, ...]], ...]:
    """Return every step of some fights, half of it chosen by the stand-in and half at random."""
    return tuple(step for options in FIGHTS for step in fought(WayOptions(**options), b"a seed!!"))


def fought(options: WayOptions, seed: bytes) -> Iterator[tuple[FightState, tuple[of.WayEvent, ...]]]:
    step, revision = WAY.start(1, options, Dice(seed)), 0
    yield step.state, step.events
    while requests := WAY.requests(step.state):
        revision += 1
        dice = Dice(seed, revision)
        choice = dice.pick(requests[0].options, "any") if revision % 2 else WAY.stand_in(step.state, 0, dice)
        step = WAY.play(step.state, {0: choice}, dice)
        yield step.state, step.events


def told_lines(words: Words, state: FightState, events: Sequence[of.WayEvent], player: str) -> list[str]:
    return said(line_facts(state, events, words), Teller(words, (player,)))


def told(state: FightState, *events: of.WayEvent, player: str = "you") -> list[str]:
    lines = told_lines(WORDS, state, events, player)
    return [line.translate({0x2060: None, 0x2019: "'", 0x2212: "-"}) for line in lines]


def test_every_event_has_its_sentence_and_its_sign() -> None:
    assert {*HEADS, *CAME} == set(EVENTS)
    assert not {*HEADS} & {*CAME}
    examples = [event for events, _ in EXAMPLES for event in events]
    for state, event in [(state, event) for state, events in steps() for event in events]:
        assert [*event_facts(event, state, WORDS)], event
    assert all([*event_facts(event, FIGHT, WORDS)] for event in examples)


@in_every_language
@pytest.mark.parametrize("player", ["you", "<@7>"])
def test_whatever_happens_is_told_in_short_lines(words: Words, player: str) -> None:
    for state, events in steps():
        for line in told_lines(words, state, events, player):
            assert 0 < len(line) <= 300


@in_every_language
def test_what_happened_since_a_choice_takes_few_lines(words: Words) -> None:
    assert max(len(lately_lines(state, events, words, pictured=False)) for state, events in steps()) <= 12


def test_no_event_is_told_twice_or_left_out() -> None:
    for _, events in steps():
        told = [event for line in together(events) for event in line]
        reset = [event for event in events if event not in told]
        assert all(isinstance(event, of.DieSet) and event.level == 1 for event in reset)
        assert told == [event for event in events if event in told]


FIGHT = begun("ronin").state


EXAMPLES: tuple[tuple[tuple[of.WayEvent, ...], str], ...] = (
    (
        (
            of.AttackResolved(foe=0, strength=6, technique=-1, needed=DefenceCard(5, 3), damage=1),
            of.LifeLost(who="foe", foe=0, count=1, by="attack"),
            of.FoeFell(foe=0),
        ),
        "⚔️ **The Ronin loses 1 Life. The Ronin falls.** Strength 6 against 5, Technique -1 against 3.",
    ),
    (
        (of.AttackResolved(foe=0, strength=5, technique=3, needed=DefenceCard(5, 3), damage=0),),
        "⚔️ **No hit.** Strength 5 against 5, Technique 3 against 3.",
    ),
    (
        (
            of.DieActivated(level=4, thrown=1, wound=2),
            of.DieSet(level=1),
            of.Wounded(who="foe", injury="cut", level=2),
            of.LifeLost(who="foe", foe=0, count=2, by="cut"),
        ),
        "🎲 **Deep cut. The Ronin loses 2 Life.** Injury die 4, blue die 1.",
    ),
    (
        (
            of.DieActivated(level=4, thrown=4, wound=1),
            of.DieSet(level=1),
            of.Wounded(who="foe", injury="stagger", level=1),
        ),
        "🎲 **Staggering: next counterattack -2.** Injury die 4, blue die 4.",
    ),
    (
        (
            of.CounterMet(foe=0, card=3, power=5, guard=3, damage=1),
            of.ArmourStruck(who="player", count=1, left=2, thrown=3),
        ),
        "🛡️ **Your armour takes 1; 2 left.** The Ronin strikes back with 5 against Guard 3.",
    ),
    (
        (of.CounterMet(foe=0, card=3, power=5, guard=5, damage=0),),
        "🛡️ **Your Guard holds.** The Ronin strikes back with 5 against Guard 5.",
    ),
    (
        (
            of.LifeLost(who="player", foe=0, count=1, by="gisei"),
            of.GuardRaised(by="gisei-5", levels=Levels(guard=-1)),
        ),
        "🛡️ **You lose 1 Life. Gisei G-3: Guard -1.**",
    ),
    (
        (
            of.KiPaid(count=1, by="peek"),
            of.DefenceRevealed(attack=1, card=DefenceCard(1, 4), needed=DefenceCard(2, 5), peeked=True),
        ),
        "👁️ **The defence is S2 T5.** You pay 1 Ki.",
    ),
    (
        (of.KiPaid(count=2, by="pawn"), of.PawnMoved(kanji=3), of.VirtueWon(virtue="gi")),
        "📜 **The pawn moves to 道. Virtue: 義 Gi, Justice.** You pay 2 Ki.",
    ),
    ((of.CounterStopped(foe=0, by="hook"),), "🛡️ **The Ronin is stopped before striking back.**"),
    (
        (of.RoundClosed(round=2), of.LifeLost(who="player", foe=0, count=1, by="bleeding")),
        "🌘 **You lose 1 Life, bleeding.** Round 2 is over.",
    ),
    (
        (
            of.KiPaid(count=1, by="save"),
            of.VirtueSpent(virtue="meiyo"),
            of.LifeGained(count=1, by="save"),
        ),
        "❤️ **名誉 Meiyo, Good Name is used up. You gain 1 Life.** You pay 1 Ki.",
    ),
)


def test_every_kind_of_event_is_told_here() -> None:
    fought_out = {type(event) for _, events in steps() for event in events}
    assert fought_out | {type(event) for events, _ in EXAMPLES for event in events} == set(EVENTS)


@pytest.mark.parametrize(("events", "line"), EXAMPLES)
def test_what_belongs_together_is_one_line_with_its_result_first(
    events: tuple[of.WayEvent, ...], line: str
) -> None:
    assert told(FIGHT, *events) == [line]


def test_a_price_is_told_as_what_it_takes() -> None:
    events = (of.PricePaid(price="card:sun-1"), of.PricePaid(price="ki"), of.KiPaid(count=1, by="price"))
    assert told(FIGHT, *events) == [
        "⚖️ The price: High Noon leaves the game.",
        "⚖️ **You lose 1 Ki.** The price: 1 Ki.",
    ]


def test_others_read_the_name_of_who_fights() -> None:
    lost = of.LifeLost(who="player", foe=0, count=2, by="counterattack")
    met = of.CounterMet(foe=0, card=6, power=8, guard=0, damage=2)
    (line,) = told(FIGHT, met, lost, player="<@7>")
    assert line.startswith("🛡️ **<@7> loses 2 Life.**")


def test_a_round_is_told_with_its_cards_to_those_who_do_not_see_them() -> None:
    opened = of.RoundOpened(round=3, cards=("sun-1", "wave-2"))
    assert told(FIGHT, opened) == ["🎴 Round 3 begins."]
    assert told(FIGHT, opened, player="<@7>") == ["🎴 Round 3: ☀️ High Noon, 🌊 Still Depth."]


def test_that_it_is_over_comes_first_with_the_reason() -> None:
    scene = before_guard(counters=(HARD,)).but(life=1)
    lost = scene.then("face")
    first, second = told(lost.state, *lost.events)[-2:]
    assert first.startswith("🏁 **You have lost.** No Life is left.")
    assert second.startswith("🛡️ **You lose 2 Life.** The Student strikes back")
    won = before_strike(defences=(OPEN,)).foe(life=1)
    over = won.then("wave-6")
    assert told(over.state, *over.events[len(won.events) :])[0].startswith("🏁 **You have won.**")


def test_of_three_those_are_named_whom_the_die_calls() -> None:
    fight = begun("three").state
    called = [
        of.CountersCalled(thrown=thrown, foes=foes) for thrown, foes in ((6, ()), (1, (0,)), (4, (1, 2)))
    ]
    assert told(fight, *called) == [
        "🔵 " + WORDS("way-told-called-nobody", thrown=6),
        "🔵 Blue die 1: Ichirō strikes back.",
        "🔵 Blue die 4: Jirō, Saburō strike back.",
    ]


def test_the_player_is_not_told_what_they_have_just_done() -> None:
    scene = begun(defences=(SHUT,) * 2).then("sun-7+moon-7")
    assert lately_lines(scene.state, scene.events[-2:], WORDS, pictured=False)[0].startswith("👁️")
