"""The first lesson of Way of the Samurai: a round against the Student, without unnecessary modules."""

from rules.lesson import Lesson

FIRST_ROUND = Lesson(seed=b"way lesson 1", answers={"bushido": "without", "gisei": "without"})
