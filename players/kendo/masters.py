"""Masters of both games of Kendo Duel.

With two players, they judge positions by what they have learnt. In a Duel they first follow an attack to its
end, dealing again the hands they cannot see; with more players they then count cards.
"""

from players.kendo.facts import AnyView, position
from players.kendo.imagined import imagined
from players.kendo.weighing import Weighing, worth_of_end
from players.kendo.worth import learnt
from players.player import Player
from players.playouts import playing_out
from rules.dice import Dice
from rules.game import Request
from rules.kendo.competition import KendoCompetition
from rules.kendo.duel import KendoDuel
from rules.kendo.state import Initiative, KendoState, OpeningSwitch
from rules.kendo.view import KendoView

PAIR = 2
PLAYS = 480
"""How many playouts all choices share."""


def of_duel(game: KendoDuel) -> Player:
    """Return a master of the Duel."""

    def judge(state: KendoState, seat: int) -> float:
        if state.result:
            return worth_of_end(state.result, seat)
        if len(state.hands) == PAIR:
            return learnt("duel").of([position(game.view(state, seat), seat)])[0]
        held = [len(hand) if of in state.seats_in else 0 for of, hand in enumerate(state.hands)]
        return held[seat] / max(1, sum(held))

    weighing = Weighing(game, learnt("duel").of)
    following = playing_out(game, imagined, _rests, judge, PLAYS)

    def choose(view: KendoView, request: Request, dice: Dice, effort: float) -> str:
        if not isinstance(view.now, OpeningSwitch):
            return following(view, request, dice, effort)
        if len(view.hand_sizes) == PAIR:
            return weighing.choose(view, request, dice)
        return game.sensible(view, request, dice)

    return choose


def of_competition(game: KendoCompetition) -> Player:
    """Return a master of the Competition."""
    weighing = Weighing(game, learnt("competition").of)

    def choose(view: AnyView, request: Request, dice: Dice, effort: float) -> str:  # noqa: ARG001  it is quick
        return weighing.choose(view, request, dice)

    return choose


def _rests(state: KendoState) -> bool:
    """Return whether an attack is over."""
    return isinstance(state.now, Initiative)
