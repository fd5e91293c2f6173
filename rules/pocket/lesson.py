"""The first lesson of Pocket Samurai: both hands are already drafted, and the house's cards can be met."""

from rules.lesson import Lesson

FIRST_DUEL = Lesson(
    seed=b"pocket lesson 4",
    opening=(
        *("quick-draw", "falling-rock", "seen-coming", "sudden-insight"),
        *("measured-blows", "school-of-wind", "tiger-stance", "one-sword-style"),
        *("all-or-nothing", "scattered-leaves", "last-wall", "desperate-defense"),
        *("out-of-reach", "iron-gate", "on-its-heels", "reckless-leap"),
    ),
    replies=("falling-rock", "sudden-insight", "school-of-wind", "one-sword-style", "out-of-reach"),
)
"""The learner's cards show only swords, helms and defeats, and two of them can be turned."""

SECOND_DUEL = Lesson(
    seed=b"pocket lesson second 6",
    opening=(
        *("sidestep", "scattered-leaves", "desperate-defense", "crossed-blades"),
        *("passing-geese", "spiders-thread", "school-of-fire", "still-mountain"),
        *("cold-moon", "one-sword-style", "rooftop-leap", "counter-blow-2"),
        *("patient-hunter", "feint", "supple-willow", "mind-like-water"),
    ),
    replies=("counter-blow-2", "feint", "one-sword-style", "school-of-fire", "desperate-defense"),
)
"""In the second edition: most of the learner's cards defeat the house's second, and a strike is possible."""
