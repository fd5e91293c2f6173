"""A player that tries its choices on tables it cannot tell from the real one, and plays them out for a while.

In those playouts, every seat chooses like the stand-in.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from players.player import AnyGame, Imagined, Player
from rules.dice import Dice
from rules.game import Request

Imagines: TypeAlias = Callable[[Any, int, Dice], Any]
"""Makes a state from a seat's view, drawing at random what the seat cannot know."""
Rests: TypeAlias = Callable[[Any], bool]
"""Returns whether a state can be judged."""
Judges: TypeAlias = Callable[[Any, int], float]
"""Returns the worth of a state to a seat, even of a final one."""


def playing_out(game: AnyGame, imagines: Imagines, rests: Rests, judges: Judges, plays: int) -> Player:
    """Return a player that follows its choices, ``plays`` times in all, until the result can be judged.

    It repeatedly drops the worse half of them, so that choices that are hard to tell apart are followed most
    often.
    """

    def follow(table: Any, seat: int, option: str, dice: Dice) -> float:  # noqa: ANN401  of any game
        state = game.play(table, {seat: option}, dice).state
        while (requests := game.requests(state)) and not rests(state):
            state = game.play(state, _sensibly(game, state, requests, dice), dice).state
        return judges(state, seat)

    def choose(view: Any, request: Request, dice: Dice, effort: float) -> str:  # noqa: ANN401  of any game
        dice, seat = Imagined(dice), request.seat
        options: list[str] = [*request.options]
        worths: dict[str, float] = dict.fromkeys(request.options, 0.0)
        halvings = (len(options) - 1).bit_length()
        while len(options) > 1:
            for _ in range(max(1, round(plays * effort / halvings / len(options)))):
                # One table for all remaining choices, so that the luck of the deal favours none.
                table = imagines(view, seat, dice)
                for option in options:
                    worths[option] += follow(table, seat, option, dice)
            options = sorted(options, key=worths.__getitem__, reverse=True)[: (len(options) + 1) // 2]
        return options[0]

    return choose


def _sensibly(game: AnyGame, state: Any, requests: tuple[Request, ...], dice: Dice) -> dict[int, str]:  # noqa: ANN401
    return {
        request.seat: game.sensible(game.view(state, request.seat), request, dice) for request in requests
    }
