"""Tengan Shunso, the Manipulator: he takes away the opponent's choices and helps himself to new ones.

Mind Games is known from the publisher, except for its Strength. The other two follow the hints: one gets a
played card back, and both grow more effective the fewer alternatives an opponent has left.
"""

from rules.bushido.cards import Card, Clause
from rules.bushido.criteria import Defensive, Faster, FewerCards, MoreCards, Offensive
from rules.bushido.effects import ForceDiscard, Retrieve, StrengthMore
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.values import Growing, Thrown

SECOND_THOUGHTS = Card(
    key="second-thoughts",
    technique="butterfly",
    speed=5,
    strength=Growing(13, "foe-cards", by=-1),
    clauses=(
        Clause(then=(Retrieve(1),)),
        Clause(when=(FewerCards(),), then=(StrengthMore(3),)),
    ),
    origin="house",
)
MIND_GAMES = Card(
    key="mind-games",
    technique="turtle",
    speed=Thrown(3),
    strength=7,
    clauses=(
        Clause(when=(Offensive(), Faster()), then=(ForceDiscard(3),)),
        Clause(when=(Defensive(), Faster()), then=(ForceDiscard(1),)),
    ),
    origin="completed",
    source="https://frozenmazegames.se/wp/?p=371",
)
NO_WAY_OUT = Card(
    key="no-way-out",
    technique="mountain",
    speed=Growing(1, "foe-cards"),
    strength=Growing(16, "foe-cards", by=-1),
    clauses=(Clause(when=(MoreCards(),), then=(StrengthMore(3),)),),
    origin="house",
)

MANIPULATOR = Fighter(
    key="manipulator", name="Tengan Shunso", age=25, specials=(SECOND_THOUGHTS, MIND_GAMES, NO_WAY_OUT)
)
