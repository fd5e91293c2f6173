"""A careless player: sometimes an error, otherwise a sensible choice."""

from typing import Any

from players.player import AnyGame, Player
from rules.dice import Dice
from rules.game import Request

PERCENT = 100


def at_random(view: Any, request: Request, dice: Dice, effort: float) -> str:  # noqa: ANN401, ARG001  a player's signature
    """Choose any of the options."""
    return dice.pick(request.options, "careless/choice")


def careless(game: AnyGame, errs: int, error: Player = at_random) -> Player:
    """Return a player who errs in this many of a hundred choices."""

    def choose(view: Any, request: Request, dice: Dice, effort: float) -> str:  # noqa: ANN401  a view of any game
        if dice.below(PERCENT, "careless") < errs:
            return error(view, request, dice, effort)
        return game.sensible(view, request, dice)

    return choose
