"""Aggression in the second edition. Glare of the Sun shows one sword more than before."""

from msgspec.structs import replace

from rules.pocket.abilities import Answers, ChooseSide, Defeats, LosesTo
from rules.pocket.cards import DojoCard
from rules.pocket.deck.first import FIRST_CARDS
from rules.pocket.symbols import Symbols

AGGRESSION = (
    FIRST_CARDS["scattered-leaves"],
    FIRST_CARDS["intimidating-shout"],
    FIRST_CARDS["school-of-fire"],
    FIRST_CARDS["one-sword-style"],
    FIRST_CARDS["all-or-nothing"],
    replace(
        FIRST_CARDS["glare-of-the-sun"],
        key="glare-of-the-sun-2",
        named="glare-of-the-sun",
        sides=(Symbols(swords=2, helms=1),),
    ),
    DojoCard(
        key="cornered-tiger",
        aspect="aggression",
        sides=(Symbols(swords=3), Symbols(helms=3)),
        abilities=(LosesTo("wisdom"), ChooseSide()),
        origin="house",
    ),
    DojoCard(
        key="patient-hunter",
        aspect="aggression",
        sides=(Symbols(swords=1, helms=1),),
        abilities=(Answers("agility", Symbols(swords=1, helms=1)),),
        origin="house",
    ),
    DojoCard(
        key="broken-calm",
        aspect="aggression",
        sides=(Symbols(helms=1),),
        abilities=(Defeats("agility"), Answers("agility", Symbols(swords=1, helms=1))),
        origin="house",
    ),
)
