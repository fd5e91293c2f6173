"""Single hands between two good players, from the draft to the strike that ends them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from apparatus.insight.pocket.player import GoodPlayer, worth_of_round
from apparatus.insight.pocket.worth import Facts, Worth, facts
from rules.dice import Dice
from rules.pocket.events import DoubleStrike, LaidOut
from rules.pocket.pocket import Pocket
from rules.pocket.resolution import MOST_DOUBLES, Resolution
from rules.pocket.state import PocketOptions, PocketState

EAGER, EVEN = 0.25, 1.0
"""How far apart two cards' worths may be for the better one to be taken three times as often or so: by
players who know what they want, and by those who still try everything."""


@dataclass(frozen=True)
class Hand:
    """A hand as it went."""

    offered: tuple[str, ...]
    drafted: tuple[tuple[str, ...], tuple[str, ...]]
    picked_first: int
    struck: tuple[int, ...]
    turns: int
    stalled: bool
    """Whether it ended by three double strikes."""
    tables: list[Facts] = field(default_factory=list[Facts])
    """The facts before each turn."""

    @property
    def worth(self) -> float:
        """What it came to for the first seat."""
        return worth_of_round(self.struck)


Players = tuple[GoodPlayer, GoodPlayer]
"""Who plays each seat."""


def play_hands(player: GoodPlayer, count: int, rng: Random, taste: float) -> list[Hand]:
    """Play some hands between two who play alike."""
    return [play_hand((player, player), rng, taste) for _ in range(count)]


def against(player: GoodPlayer, foe: GoodPlayer, count: int, rng: Random) -> float:
    """Return how often one player wins against another; a mutual defeat is half a win."""
    won = 0.0
    for number in range(count):
        first = number % 2 == 0
        hand = play_hand((player, foe) if first else (foe, player), rng, EAGER)
        won += hand.worth if first else 1 - hand.worth
    return won / count


def play_hand(players: Players, rng: Random, taste: float) -> Hand:
    """Draft and play a hand."""
    state, offered, first = _draft(players, rng, taste)
    resolution = Resolution(state.areas, state.exchange, state.lead)
    tables: list[Facts] = []
    while resolution.struck is None:
        if resolution.exchange.stage == "lay":
            tables.append(facts(resolution.areas))
        resolution.play(_choices(players, resolution, rng))
    one, other = state.areas
    return Hand(
        offered,
        (one.hand[:-1], other.hand[:-1]),
        first,
        resolution.struck,
        resolution.exchange.turn,
        any(
            isinstance(event, DoubleStrike) and event.in_a_row == MOST_DOUBLES for event in resolution.events
        ),
        tables,
    )


def _choices(players: Players, resolution: Resolution, rng: Random) -> dict[int, str]:
    """Have each seat that is asked choose; who plays both solves the turn once."""
    chosen = {
        player: player.choose(resolution.areas, resolution.exchange, resolution.lead, rng)
        for player in dict.fromkeys(players)
    }
    return {seat: chosen[player][seat] for seat, player in enumerate(players) if seat in chosen[player]}


def _draft(players: Players, rng: Random, taste: float) -> tuple[PocketState, tuple[str, ...], int]:
    """Let both pick by worth; return how the Bushido Phase begins, what was offered, and who picked first."""
    game, dice = Pocket(), Dice(rng.randbytes(32))
    step = game.start(2, PocketOptions(), dice)
    offered: tuple[str, ...] = ()
    firsts: list[int] = []
    while True:
        for event in step.events:
            if isinstance(event, LaidOut):
                offered += event.cards
                firsts.append(event.first)
        if step.state.dojo is None:
            return step.state, offered, firsts[0]
        (request,) = game.requests(step.state)
        pick = _pick(players[request.seat].worth, request.options, rng, taste)
        step = game.play(step.state, {request.seat: pick}, dice)


def _pick(worth: Worth, options: Sequence[str], rng: Random, taste: float) -> str:
    return rng.choices(options, [math.exp(worth.of_card(card) / taste) for card in options])[0]
