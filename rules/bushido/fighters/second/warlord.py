"""Marameda Anzai, the Warlord: he smells blood, and an opponent who is behind does not get away from him."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import MoreHealth
from rules.bushido.effects import Slow, StrengthMore
from rules.bushido.fighters.first import warlord
from rules.bushido.values import Growing

LONG_SHADOW = Card(
    key="long-shadow",
    technique="mountain",
    speed=4,
    strength=Growing(22, "foe-cards", by=-2),
    clauses=(Clause(when=(MoreHealth(),), then=(Slow(2), StrengthMore(2)), otherwise=(StrengthMore(-1),)),),
    origin="house",
)

WARLORD = replace(warlord.WARLORD, specials=(warlord.SCENT_OF_BLOOD, warlord.HOW_DELIGHTFUL, LONG_SHADOW))
