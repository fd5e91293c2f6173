"""Nakashima Noshi, the Thrillseeker: every wound makes him more dangerous, so he asks for them."""

from msgspec.structs import replace

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import LessHealth
from rules.bushido.effects import Exposed, SpeedMore, StrengthMore
from rules.bushido.fighters.first import thrillseeker
from rules.bushido.values import Growing

COME_CLOSER = Card(
    key="come-closer",
    technique="mountain",
    speed=Growing(2, "own-cards"),
    strength=Growing(16, "own-cards", by=-2),
    clauses=(Clause(when=(LessHealth(),), then=(SpeedMore(-3), StrengthMore(5)), otherwise=(Exposed(3),)),),
    origin="house",
)

THRILLSEEKER = replace(
    thrillseeker.THRILLSEEKER, specials=(thrillseeker.NOW_WE_DANCE, thrillseeker.THINK_AGAIN, COME_CLOSER)
)
