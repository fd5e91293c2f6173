"""One test for each ruling on the Road, by its number and name."""

import pytest
from msgspec.structs import replace

from rules.game import Outcome, Rejection
from rules.way.events import CardsExchanged, FightOpened
from rules.way.features import EVENTS
from rules.way.opponents import OPPONENTS
from rules.way.road import Road, RoadState
from rules.way.state import FightState, Leg, WayOptions
from tests.rules.way.table import SEED, WAY, Dice, Scene, begun

ROAD = Road()
WON, LOST = Outcome((0,), "defeated"), Outcome((), "fallen")
LEG = Leg(life=5, ki=1)


def ended(state: RoadState, **changes: object) -> FightState:
    """End the duel that is next with some things otherwise."""
    step = WAY.start(1, ROAD.options(state), Dice(SEED))
    return replace(step.state, **changes)


def on_the_road(**leg: object) -> Scene:
    return begun("ronin", leg=replace(LEG, **leg))


def test_63_road() -> None:
    state = ROAD.begin({})
    fought: list[str] = []
    while ROAD.outcome(state) is None:
        fought.append(ROAD.options(state).opponent)
        state = ROAD.after(state, ended(state), WON)
    assert fought == ["student", "ronin", "master"]
    assert ROAD.outcome(state) == Outcome((0,), "road-won")
    second = ROAD.after(ROAD.begin({}), ended(ROAD.begin({})), WON)
    assert ROAD.outcome(ROAD.after(second, ended(second), LOST)) == Outcome((), "road-lost")


def test_64_rest() -> None:
    state = ROAD.begin({})
    for life, ki, rested in ((3, 1, (5, 3)), (7, 5, (8, 5))):
        leg = ROAD.options(ROAD.after(state, ended(state, life=life, ki=ki), WON)).leg
        assert leg is not None
        assert (leg.life, leg.ki) == rested


def test_65_kept() -> None:
    state = ROAD.begin({"yoroi": "mine", "weapon": "yari"})
    first = ROAD.options(state)
    assert first.leg is not None
    assert (first.leg.life, first.leg.ki, first.leg.armour, first.leg.pawn) == (7, 4, 4, 2)
    changes = {"armour": 2, "pawn": 3, "virtue": "rei", "credit": 2}
    last = ended(state, won=("special-sun-1",), die=5, **changes)
    after = ROAD.after(state, replace(last, decks=replace(last.decks, virtues=())), WON)
    begins = WAY.start(1, ROAD.options(after), Dice(SEED)).state
    assert (begins.armour, begins.pawn, begins.virtue, begins.credit) == (2, 3, "rei", 2)
    assert begins.weapon == "yari"
    assert begins.die == 1
    assert begins.decks.virtues == ()
    assert "special-sun-1" in begins.decks.actions.hidden
    assert "special-sun-1" not in begins.decks.specials


def test_66_camp() -> None:
    scene = on_the_road(camps=True)
    assert scene.decision == "camp"
    assert scene.options == ("redraw", "bokken", "kusarigama", "yari", "wakizashi")
    assert scene.then("bokken").state.weapon == "bokken"
    more = scene.then("redraw").state.options.leg
    assert more is not None
    assert more.redraws == 2
    assert begun("ronin", leg=replace(LEG, camps=True, life=8, ki=5)).then("yari").state.life == 7
    assert on_the_road().decision == "redraw"


def test_67_redraw_each_duel() -> None:
    scene = on_the_road()
    redrawn = scene.then("all")
    assert redrawn.of(CardsExchanged)[0].old == scene.state.hand
    assert redrawn.decision == "pair"
    assert ROAD.options(ROAD.after(ROAD.begin({}), redrawn.state, WON)).leg == replace(
        LEG, life=7, ki=3, camps=True
    )
    yari = begun("ronin", leg=LEG, weapon="yari").then("all", "all", "all")
    assert yari.decision == "redraw"
    assert yari.then("all").decision == "pair"


def test_68_events() -> None:
    befallen = {
        WAY.start(1, WayOptions("ronin", leg=LEG), Dice(bytes([seed]) * 32)).state.event for seed in range(60)
    }
    assert befallen == set(EVENTS)
    for seed in range(30):
        step = WAY.start(1, WayOptions("ronin", leg=Leg(life=1, ki=0)), Dice(bytes([seed]) * 32))
        (opened,) = (event for event in step.events if isinstance(event, FightOpened))
        assert opened.befell == step.state.event
        assert step.state.life >= 1
        assert step.state.ki >= 0
        assert step.state.foes[0].ki - OPPONENTS["ronin"].foes[0].ki == 2 * (opened.befell == "rumour")
    assert begun().state.event == "quiet"


BEFALLEN = {
    "quiet": (5, 2, 8, 3),
    "tea-house": (7, 2, 8, 3),
    "shrine": (5, 4, 8, 3),
    "bandits": (3, 2, 8, 3),
    "rumour": (5, 2, 8, 5),
    "sleepless": (5, 1, 7, 3),
}
"""What each event makes of 5 Life and 2 Ki, and of the Ronin's 8 and 3."""


@pytest.mark.parametrize("event", EVENTS)
def test_each_event_befalls_the_player_or_the_opponent(event: str) -> None:
    duels = (
        WAY.start(1, WayOptions("ronin", leg=Leg(5, 2)), Dice(bytes([seed]) * 32)).state for seed in range(99)
    )
    state = next(duel for duel in duels if duel.event == event)
    assert (state.life, state.ki, state.foes[0].life, state.foes[0].ki) == BEFALLEN[event]


def test_69_leaver_loses_road() -> None:
    state = ROAD.begin({})
    left = WAY.leave(ended(state), 0, "resigned", Dice(SEED)).state
    assert left.result == Outcome((), "resigned")
    assert ROAD.outcome(ROAD.after(state, left, Outcome((), "resigned"))) == Outcome((), "road-lost")
    with pytest.raises(Rejection):
        WAY.leave(left, 0, "resigned", Dice(SEED))
