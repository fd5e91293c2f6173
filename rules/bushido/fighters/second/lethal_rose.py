"""Nashio Naomi, the Lethal Rose: your blow is weaker, your step is slower, and your attack is hers."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Offensive, Slower
from rules.bushido.effects import Slow, TakeOffence, Weaken
from rules.bushido.fighters.first import lethal_rose
from rules.bushido.values import Growing

SCENTED_FAN = Card(
    key="scented-fan",
    technique="butterfly",
    speed=6,
    strength=Growing(19, "own-cards", by=-2),
    clauses=(Clause(when=(Offensive(),), then=(Weaken(2),), otherwise=(Slow(1),)),),
    origin="house",
)
BOWED_HEAD = Card(
    key="bowed-head",
    technique="mountain",
    speed=7,
    strength=Growing(8, "own-cards", by=-1),
    clauses=(Clause(when=(Slower(),), then=(TakeOffence(),), otherwise=(Weaken(2),)),),
    origin="house",
)

LETHAL_ROSE = replace(
    lethal_rose.LETHAL_ROSE, specials=(SCENTED_FAN, lethal_rose.THE_FLOWERS_CARESS, BOWED_HEAD)
)
