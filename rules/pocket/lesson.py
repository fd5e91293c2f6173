"""The first lesson of Pocket Samurai: both hands are drafted already, and what the house lays can be met."""

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
"""The learner holds cards that say all with swords, helms and defeats, and one in two ways to turn each."""

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
"""In the second edition: the house's second card falls to most of the learner's, and a strike is open."""
