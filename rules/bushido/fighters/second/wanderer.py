"""Takata Shigeru, the Wanderer: he will not hurry to attack, and gets up only once he is behind."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, LessHealth
from rules.bushido.effects import Slow, SpeedMore, StrengthMore
from rules.bushido.fighters.first import wanderer
from rules.bushido.values import ByRole, Growing

PASSING_RAIN = Card(
    key="passing-rain",
    technique="butterfly",
    speed=4,
    strength=ByRole(
        offensive=Growing(16, "own-cards", by=-2),
        defensive=Growing(17, "own-cards", by=-2),
    ),
    clauses=(Clause(when=(Defensive(),), then=(Slow(2),)),),
    origin="house",
)
VERY_WELL = Card(
    key="very-well",
    technique="mountain",
    speed=4,
    strength=ByRole(offensive=8, defensive=10),
    clauses=(Clause(when=(LessHealth(),), then=(SpeedMore(-1), StrengthMore(5))),),
    origin="house",
)

WANDERER = replace(wanderer.WANDERER, specials=(PASSING_RAIN, wanderer.MINIMAL_EFFORT, VERY_WELL))
