"""Wisdom in the second edition. Counter Blow shows one sword more than before."""

from msgspec.structs import replace

from rules.pocket.abilities import Answers, Defeats, LosesTo
from rules.pocket.cards import DojoCard
from rules.pocket.deck.first import FIRST_CARDS
from rules.pocket.symbols import Symbols

WISDOM = (
    FIRST_CARDS["mind-like-water"],
    FIRST_CARDS["measured-blows"],
    FIRST_CARDS["balanced-style"],
    FIRST_CARDS["last-wall"],
    replace(
        FIRST_CARDS["counter-blow"],
        key="counter-blow-2",
        named="counter-blow",
        sides=(Symbols(swords=2, helms=1),),
    ),
    DojoCard(
        key="crossed-blades",
        aspect="wisdom",
        sides=(Symbols(swords=2, helms=2),),
        abilities=(Defeats("aggression"), LosesTo("agility")),
        origin="house",
    ),
    DojoCard(
        key="cold-moon",
        aspect="wisdom",
        sides=(Symbols(swords=3, helms=2),),
        abilities=(LosesTo("agility"),),
        origin="house",
    ),
    DojoCard(
        key="spiders-thread",
        aspect="wisdom",
        sides=(Symbols(swords=1),),
        abilities=(Defeats("aggression"), Answers("aggression", Symbols(swords=1, helms=1))),
        origin="house",
    ),
    DojoCard(
        key="still-mountain",
        aspect="wisdom",
        sides=(Symbols(swords=2, helms=1),),
        abilities=(LosesTo("agility"), Answers("aggression", Symbols(swords=1, helms=1))),
        origin="house",
    ),
)
