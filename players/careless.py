"""A beginner's first steps: now and then any choice that is legal, and else what is sensible."""

from typing import Any

from players.player import AnyGame, Player
from rules.dice import Dice
from rules.game import Request

PERCENT = 100


def careless(game: AnyGame, errs: int) -> Player:
    """Return somebody who errs in so many of a hundred choices."""

    def choose(view: Any, request: Request, dice: Dice, effort: float) -> str:  # noqa: ANN401, ARG001  quick anyway
        if dice.below(PERCENT, "careless") < errs:
            return dice.pick(request.options, "careless/choice")
        return game.sensible(view, request, dice)

    return choose
