"""A hand shows values as they count now: each kind of them is what the rules then make of it."""

import pytest

from bot.face.bushido.cards import value
from bot.face.bushido.cards_held import short_lines
from bot.face.bushido.facing import Facing
from bot.face.words import Words
from rules.bushido.attack_phase import Combatant
from rules.bushido.events import Compared, Faced, Judged, Struck
from rules.bushido.fighters import FIRST, SECOND
from rules.bushido.fighters.edition import Edition
from rules.bushido.standards import STANDARDS
from rules.bushido.values import AnyPrinted, ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice

WORDS = Words()
PLAIN = tuple(card.technique for card in STANDARDS)
SPECIALS = [
    (edition, fighter, card.technique)
    for edition in (FIRST, SECOND)
    for fighter, deck in edition.decks.items()
    for card in deck.values()
    if card.technique not in PLAIN
]
HEALTHS = (1, 7, 12, 20)
HANDS = (TECHNIQUES, TECHNIQUES[2:], TECHNIQUES[4:])


def measures(printed: AnyPrinted) -> set[str]:
    """Return what a value looks at."""
    match printed:
        case Growing(measure=measure):
            return {measure}
        case ByRole(offensive=one, defensive=other):
            return measures(one) | measures(other)
        case BySpeed(values=values):
            return set().union(*map(measures, values))
        case _:
            return set()


def meetings(fighter: str, technique: str) -> list[tuple[Combatant, Combatant, str]]:
    """Return ways in which a card can meet a standard card."""
    owns = [Combatant(fighter, health, hand) for health in HEALTHS for hand in HANDS if technique in hand]
    foes = [Combatant("swift", health, hand) for health in HEALTHS for hand in HANDS]
    return [(own, foe, answer) for own in owns for foe in foes for answer in foe.hand if answer in PLAIN]


def compared(edition: Edition, fighter: str, technique: str) -> tuple[set[str], set[str]]:
    """Play a card in every way, compare what was shown with what counted, and return which measures did."""
    card, speeds, strengths = edition.card(fighter, technique), set[str](), set[str]()
    for own, foe, answer in meetings(fighter, technique):
        attacks = edition.lay(0, own, technique), edition.lay(1, foe, answer)
        events = edition.clash(*attacks, Dice(b"counts")).events
        facing = Facing(edition, own, (foe,))
        judged = [event for event in events if isinstance(event, Judged)]
        if any(event.met or card.clauses[event.clause].otherwise for event in judged):
            continue  # what a condition adds, or else its otherwise, is told by its own words
        for event in events:
            if isinstance(event, Compared) and not isinstance(card.speed, Thrown):
                place = 0 if event.offensive == 0 else 1
                assert facing.value(WORDS, card.speed) == str(event.speeds[place])
                speeds |= measures(card.speed)
        offensive = next(event.offensive for event in events if isinstance(event, Faced)) == 0
        printed = card.strength
        if isinstance(printed, ByRole):
            printed = printed.offensive if offensive else printed.defensive
        if isinstance(printed, Thrown | BySpeed):
            continue
        for event in events:
            if isinstance(event, Struck) and (event.by == 0 or event.block is not None):
                counted = event.strength if event.by == 0 else event.block
                assert facing.value(WORDS, printed) == str(counted)
                strengths |= measures(printed)
    return speeds, strengths


def test_every_kind_of_value_is_shown_as_it_then_counts() -> None:
    seen = [compared(*special) for special in SPECIALS]
    cards = [edition.card(fighter, technique) for edition, fighter, technique in SPECIALS]
    assert set().union(*(speeds for speeds, _ in seen)) == set().union(*(measures(c.speed) for c in cards))
    assert set().union(*(strengths for _, strengths in seen)) == set().union(
        *(measures(c.strength) for c in cards)
    )


@pytest.mark.parametrize(
    ("printed", "shown"),
    [
        (7, "7"),
        (Thrown(2, plus=1), "2d3 + 1"),
        (Growing(1, "own-cards", by=2), "9"),
        (Growing(16, "foe-cards", by=-1), "10"),
        (Growing(1, "own-health", every=3), "5"),
        (Growing(1, "foe-health"), "21"),
        (Growing(4, "own-wounds"), "12"),
        (Growing(4, "foe-wounds", every=2), "4"),
        (ByRole(Growing(0, "own-cards"), Thrown(1)), "4 (defensive 1d3)"),
        (BySpeed((Thrown(2), Growing(0, "own-cards"))), "2d3/4 at Speed 1/2"),
    ],
)
def test_what_dice_and_roles_decide_stays_a_short_formula(printed: AnyPrinted, shown: str) -> None:
    own, foe = Combatant("swift", 12, TECHNIQUES[:5]), Combatant("swift", 20, TECHNIQUES[:7])
    assert Facing(FIRST, own, (foe,)).value(WORDS, printed) == shown


def test_against_several_a_value_is_a_span_where_it_depends_on_whom_it_meets() -> None:
    own = Combatant("swift", 12, TECHNIQUES)
    foes = tuple(Combatant("swift", 20, TECHNIQUES[:count]) for count in (9, 4, 6))
    by_foe = Growing(16, "foe-cards", by=-1)
    assert Facing(FIRST, own, foes).value(WORDS, by_foe) == WORDS("value-between", least=8, most=13)
    assert Facing(FIRST, own, foes[:1]).value(WORDS, by_foe) == "8"
    assert Facing(FIRST, own, foes).value(WORDS, Growing(1, "own-cards")) == "9"
    by_role = ByRole(by_foe, 2)
    assert Facing(FIRST, own, foes).value(WORDS, by_role) == value(WORDS, by_role)


def test_what_a_condition_adds_is_told_as_it_counts_now() -> None:
    own = Combatant("swift", 20, TECHNIQUES[:4])
    standards, special = short_lines(WORDS, Facing(FIRST, own, (own,)), ("butterfly", "moon"), first=False)
    assert standards == "-# Moon 7 · 8"
    assert special.startswith("-# 🦋 **Butterfly** 1d3 + 2 · 4 · Faster: Strength +3")
