"""A beginner's first steps: sometimes any legal choice, otherwise a sensible one."""

from typing import Any

from players.player import AnyGame, Player
from rules.dice import Dice
from rules.game import Request

PERCENT = 100


def careless(game: AnyGame, errs: int) -> Player:
    """Return a player who errs in this many of a hundred choices."""

    def choose(view: Any, request: Request, dice: Dice, effort: float) -> str:  # noqa: ANN401, ARG001  quick anyway
        if dice.below(PERCENT, "careless") < errs:
            return dice.pick(request.options, "careless/choice")
        return game.sensible(view, request, dice)

    return choose
