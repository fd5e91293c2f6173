"""Nashio Naomi, the Lethal Rose: your blow is weaker, your step is slower, and your attack is hers."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Offensive
from rules.bushido.effects import Slow, TakeOffence, Weaken
from rules.bushido.fighters.first import lethal_rose
from rules.bushido.values import Growing

SCENTED_FAN = Card(
    key="scented-fan",
    technique="butterfly",
    speed=Growing(3, "own-cards"),
    strength=Growing(24, "own-cards", by=-3),
    clauses=(Clause(when=(Offensive(),), then=(Weaken(2),), otherwise=(Slow(1),)),),
    origin="house",
)
BOWED_HEAD = Card(
    key="bowed-head",
    technique="mountain",
    speed=10,
    strength=Growing(16, "own-cards", by=-2),
    clauses=(Clause(when=(Defensive(),), then=(TakeOffence(),), otherwise=(Weaken(1),)),),
    origin="house",
)

LETHAL_ROSE = replace(
    lethal_rose.LETHAL_ROSE, specials=(SCENTED_FAN, lethal_rose.THE_FLOWERS_CARESS, BOWED_HEAD)
)
