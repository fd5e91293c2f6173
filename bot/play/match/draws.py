"""Draw roles for players who left theirs to chance, from a stored seed so that anyone can check it."""

from collections.abc import Sequence

from bot.play.ground.repertoire import AnyGame
from rules.dice import Dice

RANDOM = "random"
"""Stands for a role to be drawn."""


def drawn(game: AnyGame, wishes: Sequence[str], dice: Dice) -> tuple[str, ...]:
    """Return each player's role, named or drawn; empty in a game without roles."""
    roles = game.draw([None if wish == RANDOM else wish for wish in wishes], dice)
    return roles or ("",) * len(wishes)
