"""Wisdom: seeing it coming. It defeats Aggression and is defeated by Agility.

Mind Like Water, Measured Blows, Balanced Style and Counter Blow are known from the publisher, in part.
"""

from rules.pocket.abilities import ChooseSide, Defeats, Exhaust, LosesTo, Mirrors, Ongoing
from rules.pocket.cards import DojoCard
from rules.pocket.symbols import Symbols

_FAQ = "https://pocketsamurai.net/copy-of-home"

WISDOM = (
    DojoCard(
        key="mind-like-water",
        aspect="wisdom",
        abilities=(Defeats("aggression"), Mirrors()),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="temple-wall",
        aspect="wisdom",
        sides=(Symbols(helms=3),),
        abilities=(Defeats("aggression"),),
        origin="house",
    ),
    DojoCard(
        key="seen-coming",
        aspect="wisdom",
        sides=(Symbols(swords=2, helms=1),),
        abilities=(Defeats("aggression"),),
        origin="house",
    ),
    DojoCard(
        key="open-hand",
        aspect="wisdom",
        sides=(Symbols(swords=1, helms=2),),
        abilities=(Defeats("aggression"),),
        origin="house",
    ),
    DojoCard(
        key="measured-blows",
        aspect="wisdom",
        sides=(Symbols(swords=2), Symbols(helms=2)),
        abilities=(Defeats("aggression"), ChooseSide()),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="balanced-style",
        aspect="wisdom",
        sides=(Symbols(swords=2), Symbols(helms=1)),
        abilities=(ChooseSide(), Ongoing("wisdom", 2, Symbols(helms=1))),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="sudden-insight",
        aspect="wisdom",
        sides=(Symbols(swords=3, helms=1),),
        abilities=(LosesTo("agility"),),
        origin="house",
    ),
    DojoCard(
        key="counter-blow",
        aspect="wisdom",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("strike"),),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="last-wall",
        aspect="wisdom",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("aggression"), Exhaust(gains=Symbols(helms=2))),
        origin="house",
    ),
)
