"""The first lesson: a fighter against somebody slow and strong, who is so tired that sensible play wins."""

from rules.bushido.values import FULL_HEALTH
from rules.lesson import Lesson

FIRST_LESSON = Lesson(
    seed=b"the first lesson",
    foes={
        "wanderer": "bruiser",
        "warlord": "bruiser",
        "bruiser": "wanderer",
        "highborn": "bruiser",
        "manipulator": "bruiser",
        "swift": "bruiser",
        "lethal-rose": "bruiser",
        "thrillseeker": "bruiser",
    },
    replies=("fan", "moon", "pine", "wave", "snow"),
    stamina=(FULL_HEALTH, 10),
)
"""The house plays standard cards alone, slow and fast ones: its blows land, are blocked, and it blocks."""
