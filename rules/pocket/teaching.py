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
