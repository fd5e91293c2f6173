"""Hamasaki Shinso, the Highborn: magnificent until he is touched, and open to those who know where."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Against, MoreHealth
from rules.bushido.effects import Exposed, StrengthMore, Unblockable
from rules.bushido.fighters.first import highborn
from rules.bushido.values import Growing

LOOSE_SLEEVE = Card(
    key="loose-sleeve",
    technique="butterfly",
    speed=4,
    strength=Growing(16, "own-cards", by=-2),
    clauses=(
        Clause(when=(Against(("pine", "wave", "snow")),), then=(Exposed(3),), otherwise=(StrengthMore(1),)),
    ),
    origin="house",
)
HALF_A_GLANCE = Card(
    key="half-a-glance",
    technique="turtle",
    speed=Growing(1, "own-cards"),
    strength=Growing(18, "own-cards", by=-1),
    clauses=(Clause(when=(Against(("wave", "butterfly")),), then=(Exposed(5),)),),
    origin="house",
)
SPOTLESS_SILK = Card(
    key="spotless-silk",
    technique="mountain",
    speed=3,
    strength=Growing(4, "own-health", every=6),
    clauses=(Clause(when=(MoreHealth(),), then=(Unblockable(),), otherwise=(Exposed(2),)),),
    origin="house",
)

HIGHBORN = replace(highborn.HIGHBORN, specials=(LOOSE_SLEEVE, HALF_A_GLANCE, SPOTLESS_SILK))
