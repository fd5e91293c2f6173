"""One test for each ruling on the second version, by its number and name; the first one stays as it was."""

from typing import Any

import pytest

from rules.codec import decode, encode
from rules.game import Outcome
from rules.way.events import AttackResolved, CardsPlaced, DieSet, PricePaid, SpecialWon, Wounded
from rules.way.opponents import DefenceCard
from rules.way.road import SecondRoad
from rules.way.state import FightState
from tests.rules.way.table import HARD, OPEN, PLAIN, SHUT, Scene, before_guard, before_strike, begun

LATER = "blade-1+blade-2+sun-6"
"""What is left of a plain hand for the second attack."""


def second(opponent: str = "student", **settings: Any) -> Scene:  # noqa: ANN401  what ``begun`` takes
    """Begin a fight of the second version."""
    return begun(opponent, version=2, **settings)


def in_second_attack(opponent: str = "student", **settings: Any) -> Scene:  # noqa: ANN401  as above
    """Go on to the second attack."""
    return second(opponent, **settings).then("sun-7+moon-7", "wave-6", "face")


def test_70_last_together() -> None:
    scene = in_second_attack()
    assert scene.options == (LATER, "seventh")
    assert "peek" in begun().then("sun-7+moon-7", "wave-6", "face").options
    laid = scene.then(LATER)
    assert laid.of(CardsPlaced)[-1].cards == tuple(LATER.split("+"))
    assert laid.decision == "guard"
    without_ki = second(climate="fog").but(ki=0).then("sun-7+moon-7", "wave-6", "face")
    assert without_ki.of(CardsPlaced)[-1].cards == tuple(LATER.split("+"))
    assert len([choice for choice in scene.then("seventh").options if "+" in choice]) == 6


@pytest.mark.parametrize("version", [1, 2])
def test_71_points_without_a_third(version: int) -> None:
    begin = begun if version == 1 else second
    scene = begin(defences=(SHUT, DefenceCard(4, 20))).then("sun-7+moon-7", "wave-6", "face")
    scene = scene.but(ki=0, virtue="makoto", credit=5, hand=("blade-1", "sun-6"))
    after = scene.then("blade-1+sun-6") if "blade-1+sun-6" in scene.options else scene
    if version == 1:
        assert after.decision == "guard"
        return
    assert after.decision == "third"
    assert set(after.options) == {"strike", *(f"credit:{points}" for points in range(1, 6))}
    assert after.then("credit:5").of(AttackResolved)[-1].damage == 1


def test_72_price_of_cards_to_come() -> None:
    scene = second("shiro", defences=(OPEN,) * 4).but(die=1)
    ahead = scene.stacked(ahead=("special-sun-1",)).then("sun-7+moon-7", "wave-6")
    assert ahead.decision == "price"
    cards = {choice for choice in ahead.options if choice.startswith("card:")}
    assert cards == {f"card:{card}" for card in (*ahead.state.hand, "special-sun-1")}
    assert not cards & {f"card:{card}" for card in ahead.state.played}
    gone = ahead.then("card:special-sun-1")
    assert gone.of(PricePaid)
    assert gone.state.decks.ahead == ()


@pytest.mark.parametrize("literal", [True, False])
def test_73_hurt_by_the_letter(*, literal: bool) -> None:
    scene = before_guard(version=2, counters=(HARD,) * 8, literal=literal)
    struck = scene.then("face", blue=(1,) if literal else ())
    assert bool(struck.of(Wounded)) is literal
    first = before_guard(counters=(HARD,) * 8, literal=literal).then("face")
    assert not first.of(Wounded)


@pytest.mark.parametrize(("literal", "level"), [(True, 3), (False, 5)])
def test_74_combos_alone_by_the_letter(*, literal: bool, level: int) -> None:
    scene = before_strike(version=2, literal=literal).but(virtue="yu", die=2).then("wave-6", "hold")
    assert scene.of(DieSet)[-1].level == level
    blades = ("blade-1", "blade-2", "blade-3", *PLAIN[:3])
    combo = second(hand=blades, literal=literal).but(virtue="yu", die=1).then("blade-1+blade-2", "blade-3")
    assert combo.of(DieSet)[-1].level == (3 if literal else 4)


@pytest.mark.parametrize(("literal", "won"), [(True, 1), (False, 2)])
def test_75_both_with_the_wakizashi(*, literal: bool, won: int) -> None:
    suns = ("sun-1", "sun-2", "sun-3", *PLAIN[1:4])
    scene = second(hand=suns, weapon="wakizashi", literal=literal).then("sun-1+sun-2", "sun-3", "special")
    if literal:
        scene = scene.then(scene.options[0])
    assert len(scene.of(SpecialWon)) == len(scene.state.decks.ahead) == won


@pytest.mark.parametrize(("thrown", "ki", "wound"), [(1, 5, 2), (3, 5, 2), (4, 5, 0), (5, 4, 0), (6, 4, 0)])
def test_76_cliff_of_the_house(thrown: int, ki: int, wound: int) -> None:
    scene = second(surroundings="cliff").then("place", blue=(thrown,))
    assert (scene.state.life, scene.state.ki) == (8, ki)
    assert [event.level for event in scene.of(Wounded)] == ([wound] if wound else [])


def test_77_shorter_rest() -> None:
    road = SecondRoad()
    begins = road.begin({})
    for life, ki, rested in ((3, 1, (4, 2)), (8, 5, (8, 5))):
        state = second().but(life=life, ki=ki).state
        leg = road.options(road.after(begins, state, Outcome((0,), "defeated"))).leg
        assert leg is not None
        assert (leg.life, leg.ki) == rested


@pytest.mark.parametrize(
    ("version", "literal", "by_ki"), [(1, False, True), (2, False, False), (2, True, True)]
)
def test_78_pawn_by_combos(version: int, *, literal: bool, by_ki: bool) -> None:
    begin = begun if version == 1 else second
    assert ("pawn" in begin(literal=literal).options) is by_ki


def test_by_the_letter_the_cliff_is_that_of_the_text() -> None:
    fallen = second(surroundings="cliff", literal=True).then("place", blue=(4,))
    assert fallen.ended == (False, "fell")
    pushed = second(surroundings="cliff", literal=True).then("place", blue=(3,))
    assert [event.level for event in pushed.of(Wounded)] == [1]


def test_what_was_stored_of_the_first_version_says_nothing_of_versions() -> None:
    first, newer = begun().state, second().state
    assert "version" not in encode(first)
    assert decode(encode(first), FightState) == first
    assert decode(encode(newer), FightState).options.edition is newer.options.edition
    assert newer.options.edition is not first.options.edition
