"""A beginner in the duel."""

from players.player import Player
from rules.bushido.duel import Duel, DuelView, state_of
from rules.bushido.stand_in import gains_of
from rules.dice import Dice
from rules.game import Request

LOOKED_AT = 3


def beginner(game: Duel) -> Player:
    """Return a player who looks at three cards and takes the one that gains least."""

    def choose(view: DuelView, request: Request, dice: Dice, effort: float) -> str:  # noqa: ARG001  it is quick
        fighters = state_of(view).fighters
        gains = gains_of(game.edition, fighters[request.seat], fighters[1 - request.seat])
        looked_at = dice.draw(request.options, min(LOOKED_AT, len(request.options)), "looked-at")
        return min(looked_at, key=gains.__getitem__)

    return choose
