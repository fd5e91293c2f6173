"""What players named before the start, drawn for players who left it to chance.

It is drawn from the dice of a seed that is kept, so that the draw can be checked.
"""

from collections.abc import Sequence

from bot.play.ground.repertoire import AnyGame
from rules.dice import Dice

RANDOM = "random"
"""Named in place of a role: one is drawn."""


def drawn(game: AnyGame, wishes: Sequence[str], dice: Dice) -> tuple[str, ...]:
    """Return everybody's role, named or drawn; an empty one in a game without roles."""
    roles = game.draw([None if wish == RANDOM else wish for wish in wishes], dice)
    return roles or ("",) * len(wishes)
