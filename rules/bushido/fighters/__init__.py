"""The editions. Each version of the duel and of the brawl is played with one of them for good."""

from rules.bushido.fighters.edition import Edition
from rules.bushido.fighters.first import FIRST_ROSTER
from rules.bushido.fighters.second import SECOND_ROSTER

FIRST = Edition.of(1, FIRST_ROSTER)
SECOND = Edition.of(2, SECOND_ROSTER)

EDITIONS = (FIRST, SECOND)
"""All, the oldest first; a draft stands last."""

NEWEST = [edition for edition in EDITIONS if not edition.draft][-1]
"""What matches that begin today are played with, and what there is to read of."""

FIGHTERS = NEWEST.fighters
"""Who fights today, by key."""
