"""A master of the brawl: it tries its best choices many times against stances the others may take."""

from collections.abc import Sequence
from statistics import fmean

from players.player import Imagined, Player
from rules.bushido.brawl import Brawl, BrawlState, BrawlView, read_stance, state_of
from rules.bushido.stand_in import gains_of
from rules.dice import Dice
from rules.game import Request

TABLES = 24
"""Tables imagined for each choice, at full effort."""
TRIED = 8
"""How many stances to try: those that gain most against a single opponent."""
KNOCKED_OUT = 8
"""The worth, in health, of still standing, or of another who is not."""


def master(game: Brawl) -> Player:
    """Return a master of the brawl, for the cards of an edition."""

    def choose(view: BrawlView, request: Request, dice: Dice, effort: float) -> str:
        state, seat, dice = state_of(view), request.seat, Imagined(dice)
        options, others = _tried(game, state, request), _others(game, view, state, seat, dice)
        worths = dict.fromkeys(options, 0.0)
        for _ in range(max(1, round(TABLES * effort))):
            # Once for all options, so that the luck of the others' choices favours none.
            stances = {other: dice.pick(dice.pick(ways, "way"), "stance") for other, ways in others.items()}
            for option in options:
                worths[option] += _after(game, state, seat, {**stances, seat: option}, dice)
        return max(options, key=worths.__getitem__)

    return choose


def _tried(game: Brawl, state: BrawlState, request: Request) -> Sequence[str]:
    """Return the stances with the highest gain for their card against their target alone."""
    if request.decision != "stance":
        return request.options
    foes = {read_stance(option)[1] for option in request.options}
    own = state.fighters[request.seat]
    gains = {foe: gains_of(game.edition, own, state.fighters[foe]) for foe in foes}

    def gain(option: str) -> float:
        card, target = read_stance(option)
        return gains[target][card]

    return sorted(request.options, key=gain, reverse=True)[:TRIED]


def _others(
    game: Brawl, view: BrawlView, state: BrawlState, seat: int, dice: Dice
) -> dict[int, tuple[Sequence[str], Sequence[str]]]:
    """Return, for each other seat that chooses too, its sensible options and all its possible ones."""
    asked = (request for request in game.requests(state) if request.seat != seat)
    return {request.seat: ((game.sensible(view, request, dice),), request.options) for request in asked}


def _after(game: Brawl, state: BrawlState, seat: int, choices: dict[int, str], dice: Dice) -> float:
    """Play out the turn, and return a seat's result relative to the mean of the others."""
    turn = state.turn
    while True:
        state = game.play(state, choices, dice).state
        if state.result or state.turn != turn or state.active is None:
            break
        (request,) = game.requests(state)
        choices = {request.seat: dice.pick(request.options, "order")}
    healths = [fighter.health + KNOCKED_OUT * (fighter.health > 0) for fighter in state.fighters]
    return healths[seat] - fmean(healths[:seat] + healths[seat + 1 :])
