"""Single hands between two good players, from the draft to the strike that ends them."""

from dataclasses import dataclass, field
from random import Random

from apparatus.insight.pocket.drafting import Drafting
from apparatus.insight.pocket.logistic import Facts
from apparatus.insight.pocket.player import GoodPlayer
from players.pocket.turns import worth_of_round
from rules.dice import Dice
from rules.pocket.deck import Deck
from rules.pocket.events import DoubleStrike, LaidOut
from rules.pocket.pocket import Pocket
from rules.pocket.resolution import MOST_DOUBLES, Resolution
from rules.pocket.state import PocketOptions, PocketState


@dataclass(frozen=True)
class Hand:
    """The record of a hand, to its end or to its first solved table."""

    offered: Deck
    drafted: tuple[Deck, Deck]
    picked_first: int
    struck: tuple[int, ...]
    """The winners; empty if the hand was not played to its end."""
    turns: int
    stalled: bool
    """Whether it ended by three double strikes."""
    promise: float
    """What its first solved table was worth to the first seat, which says more than how it ended."""
    tables: list[Facts] = field(default_factory=list[Facts])
    """The facts before each turn."""


@dataclass(frozen=True)
class Seated:
    """Who plays a seat, and how they draft."""

    player: GoodPlayer
    drafting: Drafting


Seats = tuple[Seated, Seated]


def play_hand(seats: Seats, game: Pocket, rng: Random, *, to_the_end: bool = True) -> Hand:
    """Draft and play a hand."""
    state, offered, first = _draft(seats, game, rng)
    turn, solver = Resolution(state.areas, state.exchange, state.lead), seats[0].player.solver
    tables: list[Facts] = []
    promise: float | None = None
    while turn.struck is None:
        if turn.exchange.stage == "lay":
            tables.append(solver.facts(turn.areas))
            if promise is None and solver.solves(turn.areas):
                promise = solver.worth(turn.areas, turn.exchange.doubles, turn.lead)
                if not to_the_end:
                    break
        turn.play(_choices(seats, turn, rng))
    one, other = (area.hand[:-1] for area in state.areas)
    return Hand(
        offered,
        (one, other),
        first,
        turn.struck or (),
        turn.exchange.turn,
        any(isinstance(event, DoubleStrike) and event.in_a_row == MOST_DOUBLES for event in turn.events),
        worth_of_round(turn.struck or ()) if promise is None else promise,
        tables,
    )


def against(one: Seated, other: Seated, count: int, game: Pocket, rng: Random) -> list[float]:
    """Return what each of several hands promised ``one``; the two take turns in the first seat."""
    won: list[float] = []
    for number in range(count):
        if number % 2 == 0:
            won.append(play_hand((one, other), game, rng, to_the_end=False).promise)
        else:
            won.append(1 - play_hand((other, one), game, rng, to_the_end=False).promise)
    return won


def _choices(seats: Seats, turn: Resolution, rng: Random) -> dict[int, str]:
    """Choose for each seat that is asked; a player in both seats solves the turn only once."""
    players = [seated.player for seated in seats]
    chosen = {
        player: player.choose(turn.areas, turn.exchange, turn.lead, rng) for player in dict.fromkeys(players)
    }
    return {seat: chosen[player][seat] for seat, player in enumerate(players) if seat in chosen[player]}


def _draft(seats: Seats, game: Pocket, rng: Random) -> tuple[PocketState, Deck, int]:
    """Pick for both; return how the Bushido Phase begins, what was offered, and who picked first."""
    dice = Dice(rng.randbytes(32))
    step = game.start(2, PocketOptions(), dice)
    offered: Deck = ()
    firsts: list[int] = []
    while True:
        for event in step.events:
            if isinstance(event, LaidOut):
                offered += event.cards
                firsts.append(event.first)
        if step.state.dojo is None:
            return step.state, offered, firsts[0]
        (request,) = game.requests(step.state)
        own, foe = (step.state.areas[seat].hand[:-1] for seat in (request.seat, 1 - request.seat))
        pick = seats[request.seat].drafting.pick(request.options, own, foe, rng)
        step = game.play(step.state, {request.seat: pick}, dice)
