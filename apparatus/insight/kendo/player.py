"""A good player of two: tries each choice on a table it cannot tell from the real one, and judges it.

It looks one choice ahead and no further. What it must not know it deals anew first.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import numpy as np

from apparatus.insight.kendo.facts import (
    IN_SUBDECK,
    Numbers,
    counted,
    of_competition,
    of_duel,
    unseen_in_duel,
)
from apparatus.insight.kendo.worth import KendoWorth
from rules.dice import Dice
from rules.game import Game, Outcome, Request
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.competition_state import CompetitionView
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.opening import MOST_SWITCHED, likeness
from rules.kendo.state import Initiative, OpeningSwitch
from rules.kendo.switching import read_refill, read_switch
from rules.kendo.view import KendoView

AnyGame = Game[Any, Any, Any, Any]
"""The Duel or the Competition."""
AnyView = KendoView | CompetitionView
THROWS = 3
"""How often what the dice decide is tried."""
MEAN_TOTAL, SPREAD_OF_TOTALS = 19.5, 3.2
"""What somebody's total in a Duel is as a rule, and how far it strays."""


class KendoPlayer(Protocol):
    """Somebody who chooses for a seat."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Return one of the options."""
        ...


class KendoStandIn:
    """Chooses as for someone who is away."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Ask the rules."""
        return game.stand_in(state, request.seat, Dice(rng.randbytes(32)))


class Unyielding:
    """Chooses at random, but never yields while it has an answer."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401, ARG002
        """Throw the dice."""
        return rng.choice([option for option in request.options if option != YIELD] or request.options)


class GoodPlayer:
    """Chooses what it judges best; a curious one sometimes anything at all."""

    def __init__(self, worth: KendoWorth, curiosity: float = 0.0) -> None:
        self.worth, self._curiosity = worth, curiosity

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Judge every choice by what comes of it."""
        options = request.options
        if len(options) == 1 or rng.random() < self._curiosity:
            return rng.choice(options)
        view = game.view(state, request.seat)
        if isinstance(view, KendoView) and isinstance(view.now, OpeningSwitch):
            return self._opening(view, request)
        values = self._drawn(view, request) | self._played(game, state, request, rng)
        return max(options, key=values.__getitem__)

    def _drawn(self, view: AnyView, request: Request) -> dict[str, float]:
        """Judge what only draws cards, by the mean of what may come."""
        options = [option for option in request.options if request.decision == "refill" or "/" in option]
        if isinstance(view, KendoView) or not options:
            return {}
        hand, means = counted(*view.cards.hand), drawn_from(unseen_in_duel(view.cards))
        hands = [hand + _change(option, means) for option in options]
        rows = [of_competition(view, request.seat, held) for held in hands]
        return dict(zip(options, self.worth.of(np.array(rows)).tolist(), strict=True))

    def _played(self, game: AnyGame, state: Any, request: Request, rng: Random) -> dict[str, float]:  # noqa: ANN401
        """Judge what is laid, where the dice decide something by the mean of several throws."""
        seat, known = request.seat, game.resample(state, request.seat, Dice(rng.randbytes(32)))
        values: dict[str, float] = {}
        rows: list[Numbers] = []
        open_still: list[str] = []
        for option in request.options:
            if request.decision == "refill" or "/" in option:
                continue
            for _ in range(THROWS if option == YIELD or request.decision == "discard" else 1):
                after = game.play(known, {seat: option}, Dice(rng.randbytes(32))).state
                outcome = game.outcome(after)
                if outcome:
                    values[option] = worth_of_end(outcome, seat)
                else:
                    rows.append(know(game.view(after, seat), seat))
                    open_still.append(option)
        if rows:
            judged = self.worth.of(np.array(rows))
            for option in dict.fromkeys(open_still):
                values[option] = float(judged[[name == option for name in open_still]].mean())
        return values

    def _opening(self, view: KendoView, request: Request) -> str:
        """Switch up to two cards, those for which others promise most."""
        seat, hand, means = request.seat, counted(*view.hand), drawn_from(unseen_in_duel(view))
        kept = self._first_worth(view, seat, hand)
        gains: dict[str, float] = {}
        for card in view.hand:
            other = hand - counted(card) + means[SUBDECKS.index(CARDS[card].subdeck)]
            gains[card] = self._first_worth(view, seat, other) - kept
        best = sorted(view.hand, key=gains.__getitem__, reverse=True)[:MOST_SWITCHED]
        old = [card for card in view.hand if card in best and gains[card] > 0]
        alike = (way for way in request.options if way != KEEP and _alike(read_move(way).cards, old))
        return next(alike, KEEP)

    def _first_worth(self, view: KendoView, seat: int, held: Numbers) -> float:
        """Judge a hand before it is known who attacks first."""
        rows = [of_duel(view, seat, held, Initiative(starter)) for starter in (seat, 1 - seat)]
        first, second = self.worth.of(np.array(rows)).tolist()
        chance = 1 / (1 + np.exp((MEAN_TOTAL - held @ NUMBERS) / SPREAD_OF_TOTALS))
        return first * chance + second * (1 - chance)


NUMBERS = np.array([card.number for card in CARDS.values()], float)


def _alike(cards: Sequence[str], others: Sequence[str]) -> bool:
    return likeness(cards) == likeness(others)


def cards_of(view: AnyView) -> KendoView:
    """Return the cards of a view of either game."""
    return view if isinstance(view, KendoView) else view.cards


def know(view: AnyView, seat: int) -> Numbers:
    """Return what a seat knows of a game."""
    return of_duel(view, seat) if isinstance(view, KendoView) else of_competition(view, seat)


def worth_of_end(outcome: Outcome, seat: int) -> float:
    """Return what an end is worth to a seat; a draw is half a win."""
    return float(seat in outcome.winners) if outcome.winners else 0.5


def drawn_from(unseen: Numbers) -> Numbers:
    """Return for each subdeck what a card from it is, on the mean of those unseen."""
    weights = IN_SUBDECK * unseen
    return weights / np.maximum(1, weights.sum(1, keepdims=True))


def _change(option: str, means: Numbers) -> Numbers:
    """Return by how much a switch or a refill changes a hand."""
    if "/" in option:
        switch = read_switch(option)
        return -counted(switch.card) + means[SUBDECKS.index(switch.new)] + means[SUBDECKS.index(switch.drawn)]
    return sum((means[SUBDECKS.index(subdeck)] for subdeck in read_refill(option)), np.zeros(len(CARDS)))
