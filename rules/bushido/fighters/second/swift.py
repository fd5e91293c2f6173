"""Aguni Gin, the Swift: not there when she is struck, and twice there when she strikes."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Faster
from rules.bushido.effects import Cuts, Dodge, StrengthMore
from rules.bushido.fighters.first import swift
from rules.bushido.values import Growing, Thrown

PARTED_REEDS = Card(
    key="parted-reeds",
    technique="butterfly",
    speed=Growing(2, "own-cards"),
    strength=Growing(24, "own-cards", by=-3),
    clauses=(Clause(when=(Defensive(), Faster()), then=(Dodge(),)),),
    origin="house",
)
CROSSING_SWALLOWS = Card(
    key="crossing-swallows",
    technique="mountain",
    speed=Thrown(2),
    strength=5,
    clauses=(Clause(when=(Faster(),), then=(Cuts(2),), otherwise=(StrengthMore(-3),)),),
    origin="house",
)

SWIFT = replace(swift.SWIFT, specials=(PARTED_REEDS, swift.LIGHTNING_STRIKE, CROSSING_SWALLOWS))
