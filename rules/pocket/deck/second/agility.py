"""Agility in the second edition."""

from rules.pocket.abilities import Answers, Defeats, LosesTo, MayStrike, TurnsAgainst
from rules.pocket.cards import DojoCard
from rules.pocket.deck.first import FIRST_CARDS
from rules.pocket.symbols import Symbols

AGILITY = (
    FIRST_CARDS["on-its-heels"],
    FIRST_CARDS["desperate-defense"],
    FIRST_CARDS["rush"],
    FIRST_CARDS["feint"],
    DojoCard(
        key="rooftop-leap",
        aspect="agility",
        sides=(Symbols(swords=2, helms=4),),
        abilities=(LosesTo("aggression"),),
        origin="house",
    ),
    DojoCard(
        key="sidestep",
        aspect="agility",
        sides=(Symbols(helms=1),),
        abilities=(Defeats("strike"), Answers("aggression", Symbols(swords=1, helms=1))),
        origin="house",
    ),
    DojoCard(
        key="supple-willow",
        aspect="agility",
        sides=(Symbols(swords=2), Symbols(helms=3)),
        abilities=(Defeats("wisdom"), TurnsAgainst("strike")),
        origin="house",
    ),
    DojoCard(
        key="passing-geese",
        aspect="agility",
        sides=(Symbols(swords=1, helms=2),),
        abilities=(LosesTo("aggression"), Answers("wisdom", Symbols(swords=1, helms=1))),
        origin="house",
    ),
    DojoCard(
        key="falling-blossom",
        aspect="agility",
        sides=(Symbols(helms=1),),
        abilities=(MayStrike(), Answers("wisdom", Symbols(swords=1, helms=1))),
        origin="house",
    ),
)
