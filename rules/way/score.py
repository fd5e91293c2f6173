"""The quality of a fight compared with others from the same seed, as one number."""

from collections.abc import Iterable

from rules.way.dealing import ROUNDS
from rules.way.state import FightState

PLACE = 100
"""More than any count here, so that an earlier count outweighs all later ones."""


def scored(state: FightState) -> int:
    """Return a number that is higher the better the fight was.

    Winners rank before losers. Among winners, fewer rounds count first, then more Life, then more Ki; among
    losers, less Life left to the opponents, then more rounds.
    """
    if state.result and state.result.winners:
        return _in_order((1, ROUNDS - state.round, state.life, state.ki))
    left = sum(foe.life for foe in state.foes)
    return _in_order((0, PLACE - 1 - left, state.round, 0))


def life_in(score: int) -> int:
    """Return the Life that a score contains: the player's if the fight was won, else the opponents'."""
    won = score >= _in_order((1, 0, 0, 0))
    return score // PLACE % PLACE if won else PLACE - 1 - score // PLACE**2 % PLACE


def _in_order(counts: Iterable[int]) -> int:
    number = 0
    for count in counts:
        number = number * PLACE + count
    return number


BEYOND = _in_order((2, 0, 0, 0))
"""More than any fight's score."""
