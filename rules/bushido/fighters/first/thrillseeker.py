"""Nakashima Noshi, the Thrillseeker: every wound makes him more dangerous.

You think you've bested me? Think again! is known from the publisher. The other two follow the hint that
they revolve around damage taken: the closer he is to falling, the harder he strikes.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Faster, LessHealth
from rules.bushido.effects import Reflect, SpeedMore, StrengthMore
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing, Thrown

NOW_WE_DANCE = Card(
    key="now-we-dance",
    technique="butterfly",
    speed=Growing(2, "own-cards"),
    strength=Growing(4, "own-wounds"),
    origin="house",
)
THINK_AGAIN = Card(
    key="think-again",
    technique="turtle",
    speed=Thrown(2),
    strength=2,
    clauses=(Clause(when=(Defensive(), Faster()), then=(Reflect(),)),),
    origin="known",
    source="https://frozenmazegames.se/wp/?p=299",
)
BROKEN_BONES = Card(
    key="broken-bones",
    technique="mountain",
    speed=Growing(2, "own-cards"),
    strength=Growing(16, "own-cards", by=-2),
    clauses=(Clause(when=(LessHealth(),), then=(SpeedMore(-4), StrengthMore(6))),),
    origin="house",
)

THRILLSEEKER = Fighter(
    key="thrillseeker", name="Nakashima Noshi", age=36, specials=(NOW_WE_DANCE, THINK_AGAIN, BROKEN_BONES)
)
