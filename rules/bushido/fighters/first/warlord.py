"""Marameda Anzai, the Warlord: the weaker the opponent already is, the worse it gets.

You Are injured? How delightful is known from the publisher, capitals and all. The other two follow the
hint that all three are strongest when the opponent is weakest.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import MoreHealth
from rules.bushido.effects import Slow, StrengthBecomes, StrengthMore
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing, Thrown

SCENT_OF_BLOOD = Card(
    key="scent-of-blood",
    technique="butterfly",
    speed=Growing(1, "foe-cards"),
    strength=Growing(4, "foe-wounds", every=2),
    origin="house",
)
HOW_DELIGHTFUL = Card(
    key="how-delightful",
    technique="turtle",
    speed=Thrown(2),
    strength=3,
    clauses=(Clause(when=(MoreHealth(),), then=(StrengthBecomes(Thrown(2, plus=3)),)),),
    origin="known",
    source="https://frozenmazegames.se/wp/?p=339",
)
FROZEN_WITH_FEAR = Card(
    key="frozen-with-fear",
    technique="mountain",
    speed=Growing(1, "foe-cards", every=2),
    strength=Growing(16, "foe-cards", by=-1),
    clauses=(Clause(when=(MoreHealth(),), then=(Slow(3), StrengthMore(5))),),
    origin="house",
)

WARLORD = Fighter(
    key="warlord",
    name="Marameda Anzai",
    age=None,
    specials=(SCENT_OF_BLOOD, HOW_DELIGHTFUL, FROZEN_WITH_FEAR),
)
