"""Takata Shigeru, the Wanderer: too lazy to attack, hard to beat once the opponent has the upper hand.

Minimal Effort is known from the publisher. The other two follow the hints: stronger when defending than when
attacking, and stronger when the opponent is ahead.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, LessHealth
from rules.bushido.effects import Slow, StrengthMore
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import ByRole, Growing, Thrown

DRIFTING_CLOUD = Card(
    key="drifting-cloud",
    technique="butterfly",
    speed=5,
    strength=ByRole(
        offensive=Growing(0, "own-cards"),
        defensive=Growing(2, "own-cards", by=2),
    ),
    clauses=(Clause(when=(Defensive(),), then=(Slow(2),)),),
    origin="house",
)
MINIMAL_EFFORT = Card(
    key="minimal-effort",
    technique="turtle",
    speed=Thrown(3),
    strength=ByRole(offensive=4, defensive=9),
    origin="known",
    source="https://frozenmazegames.se/wp/?p=271",
)
IF_I_MUST = Card(
    key="if-i-must",
    technique="mountain",
    speed=Growing(1, "own-cards"),
    strength=ByRole(
        offensive=Growing(15, "own-cards", by=-1),
        defensive=Growing(18, "own-cards", by=-1),
    ),
    clauses=(Clause(when=(LessHealth(),), then=(StrengthMore(7),)),),
    origin="house",
)

WANDERER = Fighter(
    key="wanderer", name="Takata Shigeru", age=40, specials=(DRIFTING_CLOUD, MINIMAL_EFFORT, IF_I_MUST)
)
