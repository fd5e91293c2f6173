"""The first lesson: against a slow, strong fighter who is so tired that sensible play wins."""

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
"""The house plays only standard cards, slow and fast: its blows land, are blocked, and it blocks."""
