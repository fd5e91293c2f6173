"""Weapons, climates, events and virtues as data."""

from rules.way.clauses import (
    Begins,
    CombosRaiseDie,
    Credit,
    DieRises,
    DrawsTwo,
    Feature,
    FirstCounterMore,
    Hooks,
    InjuredAfter,
    KeepsOneOfTwo,
    KiIntoLife,
    NoPeeking,
    NoSeventh,
    RedrawsAll,
    RoundBegins,
    SpecialsWon,
    SwapsCards,
    TakesAnyVirtue,
    TradesLife,
    Visits,
)
from rules.way.levels import Levels


def _by_key(*features: Feature) -> dict[str, Feature]:
    return {feature.key: feature for feature in features}


WEAPONS = _by_key(
    Feature("katana", (), "house"),
    Feature("bokken", (TradesLife(ki=2),), "completed"),
    Feature("kusarigama", (Hooks(raised=6, uses=1), Begins(life=-1)), "house"),
    Feature("yari", (RedrawsAll(3), Begins(life=-1, ki=-1)), "known"),
    Feature("wakizashi", (KeepsOneOfTwo(), InjuredAfter(round=10, adapted=4)), "known"),
)

CLIMATES = _by_key(
    Feature("clear", (), "house"),
    Feature("rain", (RoundBegins(Levels(technique=-1), every=2),), "house"),
    Feature("wind", (RoundBegins(Levels(strength=-1), every=2),), "house"),
    Feature("fog", (NoPeeking(),), "house"),
    Feature("glare", (FirstCounterMore(1),), "house"),
    Feature("snow", (NoSeventh(),), "house"),
)

EVENTS = _by_key(
    Feature("quiet", (), "house"),
    Feature("tea-house", (Visits(life=2),), "house"),
    Feature("shrine", (Visits(ki=2),), "house"),
    Feature("bandits", (Visits(life=-2),), "house"),
    Feature("rumour", (Visits(foe_ki=2),), "house"),
    Feature("sleepless", (Visits(ki=-1, foe_life=-1),), "house"),
)
"""The events of the Road; nobody has published what the printed ones say."""

VIRTUES = _by_key(
    Feature("gi", (SpecialsWon(2),), "completed"),
    Feature("yu", (DieRises(2),), "completed"),
    Feature("jin", (SwapsCards(2),), "completed"),
    Feature("rei", (Credit("technique", 5),), "completed"),
    Feature("makoto", (Credit("strength", 5),), "completed"),
    Feature("meiyo", (KiIntoLife(4),), "completed"),
    Feature("chugi", (TakesAnyVirtue(),), "completed"),
)
"""In the order of the text, which tells what they do but not their names."""

SECOND_WEAPONS = WEAPONS | _by_key(
    Feature("wakizashi", (DrawsTwo(), InjuredAfter(round=10, adapted=4)), "known"),
)
SECOND_VIRTUES = VIRTUES | _by_key(Feature("yu", (CombosRaiseDie(count=2, adapted=3),), "completed"))
