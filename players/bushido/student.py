"""A student of the duel."""

from players.bushido.beginner import beginner
from players.careless import careless
from players.player import Player
from rules.bushido.duel import Duel

STUDENT_ERRS = 15
"""In how many of a hundred choices a student chooses like a beginner.

Against a student who never does, a master wins only 59 of 100 duels, and perfect play 58 (``docs/house.md``).
If this changes, the levels in ``players.strength`` must be measured again.
"""


def student(game: Duel) -> Player:
    """Return a player who chooses like the stand-in, but sometimes like a beginner."""
    return careless(game, STUDENT_ERRS, beginner(game))
