"""A master of Pocket Samurai: it drafts by the worth of cards, and solves each turn."""

from players.player import Player, mixed
from players.pocket.turns import Turns
from players.pocket.worth import learnt
from rules.dice import Dice
from rules.game import Request
from rules.pocket.pocket import Pocket
from rules.pocket.view import PocketView


def master(game: Pocket) -> Player:
    """Return a master for an edition."""
    turns = Turns(game.resolution, lambda turn: learnt().of_table(turn.areas))

    def choose(view: PocketView, request: Request, dice: Dice, effort: float) -> str:  # noqa: ARG001  it is quick
        seat = request.seat
        if view.dojo is None:
            _, mixes = turns.solve(view.areas, view.exchange, view.lead)
            return mixed(mixes[seat], dice)
        own, foe = (*view.areas[seat].hand, *view.dojo.wishes[seat]), view.areas[1 - seat].hand
        return max(request.options, key=lambda card: learnt().of_pick(card, own, foe))

    return choose
