"""Aguni Gin, the Swift: everything if she is fast enough, little if she is not.

Lightning Strike is known from the publisher, except for its dice at Speed 2 and 3. The other two follow the
publisher's hints: one dodges almost anything, one is two attacks at once, both far weaker when slow.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Faster
from rules.bushido.effects import Cuts, Dodge, StrengthMore
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import BySpeed, Growing, Thrown

WILLOW_STEP = Card(
    key="willow-step",
    technique="butterfly",
    speed=Thrown(1, plus=2),
    strength=Growing(1, "own-cards"),
    clauses=(
        Clause(when=(Faster(),), then=(StrengthMore(Growing(0, "own-cards")),)),
        Clause(when=(Defensive(), Faster()), then=(Dodge(),)),
    ),
    origin="house",
)
LIGHTNING_STRIKE = Card(
    key="lightning-strike",
    technique="turtle",
    speed=Thrown(1),
    strength=BySpeed((Thrown(4), Thrown(2), Thrown(1))),
    origin="completed",
    source="https://frozenmazegames.se/wp/?p=279",
)
TWIN_SWALLOWS = Card(
    key="twin-swallows",
    technique="mountain",
    speed=Growing(2, "own-cards"),
    strength=Growing(10, "own-cards", by=-1),
    clauses=(Clause(when=(Faster(),), then=(Cuts(2),)),),
    origin="house",
)

SWIFT = Fighter(
    key="swift", name="Aguni Gin", age=18, specials=(WILLOW_STEP, LIGHTNING_STRIKE, TWIN_SWALLOWS)
)
