"""Harada Nobusuke, the Bruiser: slow, enormously strong, and wide open when he is the one being hit.

Berserker's Rage is known from the publisher. The other two follow the hints: all his cards revolve around
Strength, his Speed is good for one first rush and weak after it, and he takes more damage when defending if
his blow comes too late.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Slower
from rules.bushido.effects import Exposed, NoBlock
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing, Thrown

TREE_FELLER = Card(
    key="tree-feller",
    technique="butterfly",
    speed=Growing(11, "own-cards", by=-1),
    strength=Growing(1, "own-cards", by=2),
    clauses=(Clause(when=(Defensive(), Slower()), then=(Exposed(4),)),),
    origin="house",
)
BERSERKERS_RAGE = Card(
    key="berserkers-rage",
    technique="turtle",
    speed=Thrown(4),
    strength=Thrown(5),
    clauses=(Clause(when=(Defensive(),), then=(NoBlock(),)),),
    origin="known",
    source="https://frozenmazegames.se/wp/?p=354",
)
LANDSLIDE = Card(
    key="landslide",
    technique="mountain",
    speed=Growing(1, "own-cards"),
    strength=16,
    clauses=(Clause(when=(Defensive(), Slower()), then=(Exposed(3),)),),
    origin="house",
)

BRUISER = Fighter(
    key="bruiser", name="Harada Nobusuke", age=29, specials=(TREE_FELLER, BERSERKERS_RAGE, LANDSLIDE)
)
