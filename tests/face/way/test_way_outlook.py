"""What a choice says it would do is what then happens, whatever is drawn and thrown."""

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.way.choices import told as told_of
from bot.face.way.outlook import outlook
from bot.face.way.standing import between
from bot.face.way.symbols import ICON_EMOJI, levels_in_short, plain
from bot.face.words import Words
from rules.dice import Dice
from rules.way import events as of
from rules.way.action_cards import GISEI
from rules.way.clauses import CombosVoid
from rules.way.stand_in import placed
from rules.way.state import WayOptions, standing
from tests.depth import DEPTH
from tests.face.way.pages import SETUPS, Fought, fought
from tests.rules.way.table import OPEN, before_guard, before_strike, begun

WORDS = Words("en")
E = TypeVar("E", bound=of.WayEvent)
setups, seeds = st.sampled_from(SETUPS), st.binary(min_size=8, max_size=8)


def first(events: Iterable[of.WayEvent], kind: type[E]) -> E | None:
    """Return the first event of a kind."""
    return next((event for event in events if isinstance(event, kind)), None)


def at_once(events: Iterable[of.WayEvent]) -> list[of.WayEvent]:
    """Return the events of placed cards or spent points, before more cards followed."""
    came: list[of.WayEvent] = []
    for event in events:
        if isinstance(event, of.CardsPlaced) and came:
            break
        came.append(event)
    return came


def cards_do(shown: str, after: Fought) -> None:
    """Check what is told of cards to place, or of points to spend: levels, combos, the die, and damage."""
    came = at_once(after.events)
    event = first(came, of.CardsPlaced) or first(came, of.CreditSpent)
    assert event
    assert f"→ {levels_in_short(WORDS, event.levels)}" in shown.split(" · ", maxsplit=1)[0]
    made = [event.icon for event in came if isinstance(event, of.ComboMade)]
    void = bool(standing(after.state, CombosVoid))
    assert [sign for icon, sign in ICON_EMOJI.items() if icon in made and not void] == [
        sign for sign in ICON_EMOJI.values() if f"✨{sign}" in shown
    ]
    if (die := first(came, of.DieSet)) and "blade" in made:
        assert shown.endswith(f"🎲{die.level}")
    strike, hidden = first(came, of.AttackResolved), first(came, of.DefenceRevealed)
    if strike and not hidden and isinstance(event, of.CardsPlaced):
        assert WORDS("way-outlook-damage", damage=strike.damage) in shown


def guard_does(shown: str, after: Fought) -> None:
    """Check the Guard with which a counterattack is met, and that its damage was among what is told."""
    raised, met = first(after.events, of.GuardRaised), first(after.events, of.CounterMet)
    if raised and raised.by == "guard":
        assert shown.startswith(f"Guard {plain(raised.levels.guard)}: ")
    elif raised and raised.by in GISEI:
        assert plain(raised.levels.guard) in shown.split(" one of ")[1].split(", ")
    elif met and shown.startswith("Guard ") and ":" in shown:
        ways = [harm(count, met.damage, blood) for count in range(1, 10) for blood in (False, True)]
        assert any(way in shown for way in ways)


def harm(count: int, damage: int, blood: bool = False) -> str:
    """Return how many cards would do this much damage, in words."""
    return WORDS("way-outlook-harm", count=count, damage=damage, blood="yes" if blood else "no")


def price_does(shown: str, after: Fought) -> None:
    """Check what is left of what was paid with."""
    state = after.state
    now = {"❤️": state.life, "☯️": state.ki, "🎲": state.die}
    sign, _, numbers = shown.partition(" ")
    if sign in now and not first(after.events, of.CounterMet):
        assert numbers.endswith(f"→ {now[sign]}")


CHECKS: dict[str, Callable[[str, Fought], None]] = {
    "pair": cards_do,
    "third": cards_do,
    "guard": guard_does,
    "price": price_does,
}


@settings(max_examples=10 * DEPTH, deadline=None)
@given(setups, seeds, st.booleans())
def test_every_choice_does_what_it_says(options: WayOptions, seed: bytes, stands_in: bool) -> None:
    for at in fought(options, seed, stands_in=stands_in):
        checks = CHECKS.get(at.asked.decision) if at.asked else None
        if at.asked is None or checks is None:
            continue
        for choice in at.asked.options:
            shown = outlook(WORDS, at.page().view, choice)  # type: ignore[arg-type]
            if shown and (placed(choice) or at.asked.decision not in {"pair", "third"} or ":" in choice):
                checks(shown, at.then(choice, Dice(seed, at.revision + 1)))


def test_a_choice_that_depends_on_what_is_hidden_says_only_what_is_open() -> None:
    at = before_guard(counters=(1, 3, 9))
    assert outlook(WORDS, at.state, "face").endswith(
        ": " + ", ".join(harm(1, damage) for damage in (0, 1, 2))
    )
    blood = before_guard(counters=(9, 9), blood=True)
    assert outlook(WORDS, blood.state, "face").endswith(": " + harm(2, 2, blood=True))


def test_cards_say_which_damage_they_would_do_once_the_defence_is_open() -> None:
    hidden = begun()
    assert "damage" not in outlook(WORDS, hidden.state, hidden.options[0])
    at = before_strike(defences=(OPEN,) * 4)
    assert "2 damage" in told_of(WORDS, at.state, at.options[0])


@pytest.mark.parametrize(
    ("die", "faces"),
    [(2, {(1, 2): 1, (3, 6): 0}), (5, {(1, 2): 2, (3, 5): 1, (6, 6): 0}), (6, {(1, 3): 2, (4, 6): 1})],
)
def test_the_injury_die_says_what_each_face_of_the_blue_one_would_bring(
    die: int, faces: dict[tuple[int, int], int]
) -> None:
    at = before_strike().but(die=die).then("wave-6")
    assert at.decision == "die"
    told = (
        WORDS("way-outlook-faces", faces=between(WORDS, shown), level=level) for shown, level in faces.items()
    )
    assert outlook(WORDS, at.state, "activate") == " · ".join(told)
    assert outlook(WORDS, at.state, "hold") == f"🎲 stays at {die}"
