"""Nashio Naomi, the Lethal Rose: against her an opponent is slower and weaker than the cards say.

The Flower's Caress is known from the publisher, except for its Speed. The other two follow the hints: they
affect the opponent's Speed and Strength, in attack and in block.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Faster
from rules.bushido.effects import Slow, TakeOffence, Weaken
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing

LOWERED_LASHES = Card(
    key="lowered-lashes",
    technique="butterfly",
    speed=6,
    strength=Growing(19, "own-cards", by=-2),
    clauses=(Clause(then=(Weaken(2),)),),
    origin="house",
)
THE_FLOWERS_CARESS = Card(
    key="the-flowers-caress",
    technique="turtle",
    speed=8,
    strength=5,
    clauses=(
        Clause(then=(Slow(1),)),
        Clause(when=(Defensive(), Faster()), then=(TakeOffence(),)),
    ),
    origin="completed",
    source="https://frozenmazegames.se/wp/?p=315",
)
HIDDEN_THORN = Card(
    key="hidden-thorn",
    technique="mountain",
    speed=3,
    strength=Growing(17, "own-cards", by=-2),
    clauses=(
        Clause(then=(Slow(1),)),
        Clause(when=(Faster(),), then=(Weaken(3),)),
    ),
    origin="house",
)

LETHAL_ROSE = Fighter(
    key="lethal-rose",
    name="Nashio Naomi",
    age=24,
    specials=(LOWERED_LASHES, THE_FLOWERS_CARESS, HIDDEN_THORN),
)
