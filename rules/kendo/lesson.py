"""The first lesson of Kendo Duel: the learner attacks first, with cards of all frames except yellow."""

from rules.kendo.moves import KEEP
from rules.lesson import Lesson

FIRST_DUEL = Lesson(seed=b"kendo lesson 300", opening=(KEEP,))
