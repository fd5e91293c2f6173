"""Agility: being somewhere else. It defeats Wisdom and is defeated by Aggression.

Desperate Defense and Rush are known from the publisher, in part.
"""

from rules.pocket.abilities import Defeats, Exhaust, FromHand, LosesTo, Ongoing, TurnsAgainst
from rules.pocket.cards import DojoCard
from rules.pocket.symbols import Symbols

_FAQ = "https://pocketsamurai.net/copy-of-home"

AGILITY = (
    DojoCard(
        key="on-its-heels",
        aspect="agility",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(FromHand("agility"),),
        origin="house",
    ),
    DojoCard(
        key="out-of-reach",
        aspect="agility",
        sides=(Symbols(helms=3),),
        abilities=(Defeats("wisdom"),),
        origin="house",
    ),
    DojoCard(
        key="quick-draw",
        aspect="agility",
        sides=(Symbols(swords=2, helms=1),),
        abilities=(Defeats("wisdom"),),
        origin="house",
    ),
    DojoCard(
        key="desperate-defense",
        aspect="agility",
        sides=(Symbols(swords=1, helms=2),),
        abilities=(Defeats("aggression"),),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="bending-reed",
        aspect="agility",
        sides=(Symbols(swords=2), Symbols(helms=2)),
        abilities=(Defeats("wisdom"), TurnsAgainst("strike")),
        origin="house",
    ),
    DojoCard(
        key="school-of-wind",
        aspect="agility",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("wisdom"), Ongoing("agility", 3, Symbols(swords=2))),
        origin="house",
    ),
    DojoCard(
        key="reckless-leap",
        aspect="agility",
        sides=(Symbols(swords=3, helms=1),),
        abilities=(LosesTo("aggression"),),
        origin="house",
    ),
    DojoCard(
        key="rush",
        aspect="agility",
        sides=(Symbols(helms=1),),
        abilities=(FromHand(),),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="feint",
        aspect="agility",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("wisdom"), Exhaust(takes=Symbols(helms=2))),
        origin="house",
    ),
)
