"""People's habits: when they come, whether they answer, and what else they do."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from apparatus.year.luck import Luck
from bot.play.ground.times import HOUR

QUIET_SHARE = 3
"""How many times longer a person stays away when nothing waits for them."""

USUAL: Mapping[str, float] = {
    "clan_life": 0.05,
    "courtesies": 0.08,
    "follow": 0.05,
    "own_settings": 0.02,
    "blocks": 0.004,
    "reports": 0.004,
    "export": 0.003,
    "second_thoughts": 0.03,
    "settle_ahead": 0.02,
    "play_alone": 0.03,
    "solve_puzzle": 0.1,
}
"""How likely a person does each act on a visit, besides playing."""


@dataclass(frozen=True)
class Habit:
    """How often a person comes, and what they do then."""

    name: str
    share: int
    """How many people in a hundred have it."""
    comes: tuple[int, int]
    """The least and the most hours between two visits."""
    answers: float
    """How likely they do what others wait for on a visit."""
    plans: float = 0.0
    """How likely they plan coming turns along with a card, or settle things ahead."""
    dawdles: float = 0.03
    """How likely one of their presses arrives late, after presses they made later."""
    quits: float = 0.0
    """How likely they leave for good, in place of a visit."""
    also: Mapping[str, float] = field(default_factory=dict[str, float])
    """Acts they do more or less often than others."""

    def pause(self, luck: Luck, *, busy: bool) -> int:
        """Return the milliseconds until they look in again."""
        return round(luck.uniform(*self.comes) * HOUR) * (1 if busy else QUIET_SHARE)

    def inclination(self, act: str) -> float:
        """Return how likely they do an act on a visit."""
        return self.also.get(act, USUAL.get(act, 0.0))


HABITS = (
    Habit("punctual", 30, (2, 10), 0.97),
    Habit("planner", 12, (8, 24), 0.95, plans=0.8, also={"settle_ahead": 0.4}),
    Habit("late", 14, (18, 50), 0.9, dawdles=0.2),
    Habit("forgetful", 12, (6, 30), 0.55, also={"waver": 0.1}),
    Habit("gone", 6, (3, 12), 0.95, quits=1 / 150),
    Habit("spiteful", 8, (4, 20), 0.6, also={"mischief": 0.4, "blocks": 0.05, "reports": 0.05}),
    Habit("on leave", 8, (4, 14), 0.95, also={"own_settings": 0.2, "leave": 0.05}),
    Habit("clannish", 6, (3, 12), 0.95, also={"clan_life": 0.5}),
    Habit(
        "shy", 4, (6, 24), 0.9, also={"forget": 0.03, "own_settings": 0.1, "export": 0.05, "play_alone": 0.2}
    ),
)

ORGANISER = Habit(
    "organiser",
    0,
    (2, 8),
    0.98,
    also={
        "organise": 0.5,
        "moderate": 0.3,
        "set_server": 0.03,
        "keep_noticeboard": 0.03,
        "close_season": 0.004,
        "weekly": 0.03,
    },
)
"""The habit of server managers, given apart from the shares."""


def habit_of(number: int) -> Habit:
    """Return the habit of the person with this number; every hundred people have the same mix."""
    place = number * 37 % 100
    for habit in HABITS:
        if place < habit.share:
            return habit
        place -= habit.share
    return HABITS[0]
