"""Harada Nobusuke, the Bruiser: one great rush, then slow for good, and never to be stopped."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Offensive
from rules.bushido.effects import Exposed, Unblockable
from rules.bushido.fighters.first import bruiser
from rules.bushido.values import Growing

FIRST_RUSH = Card(
    key="first-rush",
    technique="butterfly",
    speed=Growing(10, "own-cards", by=-1),
    strength=Growing(1, "own-cards", by=2),
    clauses=(Clause(when=(Defensive(),), then=(Exposed(2),)),),
    origin="house",
)
FALLING_WALL = Card(
    key="falling-wall",
    technique="mountain",
    speed=9,
    strength=Growing(25, "own-cards", by=-3),
    clauses=(Clause(when=(Offensive(),), then=(Unblockable(),), otherwise=(Exposed(1),)),),
    origin="house",
)

BRUISER = replace(bruiser.BRUISER, specials=(FIRST_RUSH, bruiser.BERSERKERS_RAGE, FALLING_WALL))
