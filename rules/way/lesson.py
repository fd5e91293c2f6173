"""The first lesson of Way of the Samurai: a round against the Student, without what is not needed for it."""

from rules.lesson import Lesson

FIRST_ROUND = Lesson(seed=b"way lesson 1", answers={"bushido": "without", "gisei": "without"})
