"""Of what habits people are."""

from dataclasses import dataclass

from bot.play.pace import HOUR
from bot.year.luck import Luck


@dataclass(frozen=True)
class Habit:
    """How somebody comes and what they do then."""

    name: str
    share: int
    """How many in a hundred are like this."""
    comes: tuple[int, int]
    """Between how many hours they look in."""
    answers: float
    """How likely they do what they owe when they look in."""
    spite: float = 0.0
    """How likely they click what they should not."""
    quits: bool = False
    """Whether they are gone for good one day."""
    travels: bool = False
    """Whether they go on leave and keep quiet hours."""

    def pause(self, luck: Luck) -> int:
        """Return the milliseconds until they look in again."""
        return round(luck.uniform(*self.comes) * HOUR)


HABITS = (
    Habit("punctual", 46, (2, 10), 0.97),
    Habit("late", 16, (18, 50), 0.9),
    Habit("forgetful", 14, (6, 30), 0.55),
    Habit("gone", 8, (3, 12), 0.95, quits=True),
    Habit("spiteful", 8, (4, 20), 0.6, spite=0.3),
    Habit("on leave", 8, (4, 14), 0.95, travels=True),
)


def habit_of(number: int) -> Habit:
    """Return the habit of the person of this number; every hundred people are alike in their mixture."""
    place = number * 37 % 100
    for habit in HABITS:
        if place < habit.share:
            return habit
        place -= habit.share
    return HABITS[0]
