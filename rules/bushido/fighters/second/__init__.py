"""The cards of the second edition: those told by the publisher are the same as in the first."""

from rules.bushido.fighters.first import FIRST_ROSTER

SECOND_ROSTER = FIRST_ROSTER
