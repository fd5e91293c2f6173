"""The editions, oldest first. Each version of a game is played with one of them for good."""

from rules.bushido.fighters.edition import Edition
from rules.bushido.fighters.first import FIRST_ROSTER
from rules.bushido.fighters.second import SECOND_ROSTER

FIRST = Edition.of(FIRST_ROSTER)
SECOND = Edition.of(SECOND_ROSTER)

NEWEST = SECOND
"""What matches that begin today are played with, and what there is to read of."""

FIGHTERS = NEWEST.fighters
"""Who fights today, by key."""
