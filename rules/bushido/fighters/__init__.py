"""The editions. Each version of the duel and of the brawl uses one of them for good."""

from rules.bushido.fighters.edition import Edition
from rules.bushido.fighters.first import FIRST_ROSTER
from rules.bushido.fighters.second import SECOND_ROSTER

FIRST = Edition.of(1, FIRST_ROSTER)
SECOND = Edition.of(2, SECOND_ROSTER)

EDITIONS = (FIRST, SECOND)
"""All editions, oldest first; a draft comes last."""

NEWEST = [edition for edition in EDITIONS if not edition.draft][-1]
"""The edition for new matches and for the texts about fighters."""

FIGHTERS = NEWEST.fighters
"""The fighters for new matches, by key."""
