"""Tengan Shunso, the Manipulator: he counts both hands, and sees to it that yours is the smaller."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import MoreCards, Offensive
from rules.bushido.effects import ForceDiscard, Retrieve, StrengthMore
from rules.bushido.fighters.first import manipulator
from rules.bushido.values import Growing

BORROWED_TIME = Card(
    key="borrowed-time",
    technique="butterfly",
    speed=5,
    strength=Growing(13, "foe-cards", by=-1),
    clauses=(Clause(when=(MoreCards(),), then=(StrengthMore(2),), otherwise=(Retrieve(1),)),),
    origin="house",
)
CLOSED_DOORS = Card(
    key="closed-doors",
    technique="mountain",
    speed=Growing(1, "foe-cards"),
    strength=Growing(15, "foe-cards", by=-1),
    clauses=(Clause(when=(Offensive(),), then=(ForceDiscard(1),), otherwise=(Retrieve(1),)),),
    origin="house",
)

MANIPULATOR = replace(manipulator.MANIPULATOR, specials=(BORROWED_TIME, manipulator.MIND_GAMES, CLOSED_DOORS))
