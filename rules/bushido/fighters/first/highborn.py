"""Hamasaki Shinso, the Highborn: he holds back to hit harder, and some techniques find the gap he leaves.

None of his cards is known from the publisher. All three are ours and follow the text: he toys with his
opponent, and the longer he does, the harder or faster he strikes; that leaves him open to certain attacks,
and his confidence lasts until he is touched.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Against
from rules.bushido.effects import Exposed
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing

ONE_HAND = Card(
    key="one-hand",
    technique="butterfly",
    speed=4,
    strength=Growing(16, "own-cards", by=-2),
    clauses=(Clause(when=(Against(("pine", "wave")),), then=(Exposed(2),)),),
    origin="house",
)
CLOSED_EYES = Card(
    key="closed-eyes",
    technique="turtle",
    speed=Growing(1, "own-cards"),
    strength=14,
    clauses=(Clause(when=(Against(("wave",)),), then=(Exposed(5),)),),
    origin="house",
)
UNBLEMISHED = Card(
    key="unblemished",
    technique="mountain",
    speed=4,
    strength=Growing(1, "own-health", every=3),
    origin="house",
)

HIGHBORN = Fighter(
    key="highborn", name="Hamasaki Shinso", age=26, specials=(ONE_HAND, CLOSED_EYES, UNBLEMISHED)
)
