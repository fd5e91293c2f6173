"""Aggression: strength, and who fears it. It defeats Agility and is defeated by Wisdom.

Glare of the Sun, Intimidating Shout and One Sword Style are known from the publisher, without their values.
"""

from rules.pocket.abilities import ChooseSide, Defeats, Exhaust, LosesTo, MayStrike, Ongoing
from rules.pocket.cards import DojoCard
from rules.pocket.symbols import Symbols

_FAQ = "https://pocketsamurai.net/copy-of-home"
_OLDER_FAQ = "https://www.pocketsamurai.net/copy-of-home"

AGGRESSION = (
    DojoCard(
        key="falling-rock",
        aspect="aggression",
        sides=(Symbols(swords=3),),
        abilities=(LosesTo("wisdom"),),
        origin="house",
    ),
    DojoCard(
        key="iron-gate",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=2),),
        abilities=(Defeats("agility"),),
        origin="house",
    ),
    DojoCard(
        key="scattered-leaves",
        aspect="aggression",
        sides=(Symbols(swords=2, helms=1),),
        abilities=(Defeats("agility"),),
        origin="house",
    ),
    DojoCard(
        key="intimidating-shout",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("agility"), MayStrike()),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="tiger-stance",
        aspect="aggression",
        sides=(Symbols(swords=2), Symbols(helms=2)),
        abilities=(ChooseSide(),),
        origin="house",
    ),
    DojoCard(
        key="school-of-fire",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("agility"), Ongoing("aggression", 3, Symbols(swords=2))),
        origin="house",
    ),
    DojoCard(
        key="one-sword-style",
        aspect="aggression",
        sides=(Symbols(swords=5),),
        abilities=(LosesTo("helms"),),
        origin="completed",
        source=_OLDER_FAQ,
    ),
    DojoCard(
        key="glare-of-the-sun",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(MayStrike(),),
        origin="completed",
        source=_FAQ,
    ),
    DojoCard(
        key="all-or-nothing",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Defeats("agility"), Exhaust(gains=Symbols(swords=2))),
        origin="house",
    ),
)
