"""A good player of two: tries each choice on a table it cannot tell from the real one, and judges it.

It looks one choice ahead and no further. What it must not know it deals anew first.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Protocol, TypeAlias

import numpy as np

from apparatus.insight.kendo.facts import (
    FINE,
    IN_SUBDECK,
    AnyView,
    Numbers,
    Position,
    awaited,
    counted,
    facts,
    on_grid,
    position,
    standing,
    unseen,
)
from apparatus.insight.kendo.worth import KendoWorth, logistic
from rules.dice import Dice
from rules.game import Game, Outcome, Request
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.opening import MOST_SWITCHED, likeness
from rules.kendo.state import Initiative, OpeningSwitch
from rules.kendo.switching import is_switch, read_refill, read_switch
from rules.kendo.view import KendoView

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""The Duel or the Competition."""
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


class Settled(KendoStandIn):
    """Chooses as the suggested lists do, and like the stand-in what they leave open."""

    def choose(self, game: AnyGame, state: Any, request: Request, rng: Random) -> str:  # noqa: ANN401
        """Ask the lists first."""
        view = game.view(state, request.seat)
        settled = game.heed(view, request, game.suggested(view, request.seat))
        return super().choose(game, state, request, rng) if settled is None else settled


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
        judged = [*_drawn(view, request), *_played(game, state, request, rng)]
        rows = [found for _, found in judged if isinstance(found, Position)]
        told = iter(self.worth.of(facts(rows)).tolist() if rows else ())
        values: dict[str, list[float]] = {}
        for option, found in judged:
            values.setdefault(option, []).append(next(told) if isinstance(found, Position) else found)
        return max(values, key=lambda option: fmean(values[option]))

    def _opening(self, view: KendoView, request: Request) -> str:
        """Switch up to two cards, those for which others promise most."""
        hand, means = counted(*view.hand), drawn_from(unseen(view))
        others = [hand - counted(card) + means[SUBDECKS.index(CARDS[card].subdeck)] for card in view.hand]
        kept, *worths = self._first_worths(view, request.seat, [hand, *others])
        gains = {card: worth - kept for card, worth in zip(view.hand, worths, strict=True)}
        best = sorted(view.hand, key=gains.__getitem__, reverse=True)[:MOST_SWITCHED]
        old = [card for card in view.hand if card in best and gains[card] > 0]
        alike = (way for way in request.options if way != KEEP and _alike(read_move(way).cards, old))
        return next(alike, KEEP)

    def _first_worths(self, view: KendoView, seat: int, hands: Sequence[Numbers]) -> list[float]:
        """Judge hands before it is known who attacks first."""
        known = position(view, seat)
        rows = [
            known._replace(hand=hand, now=awaited(Initiative(starter), seat))
            for hand in hands
            for starter in (seat, 1 - seat)
        ]
        first, second = self.worth.of(facts(rows)).reshape(-1, 2).T
        totals = (on_grid(np.array(hands), FINE) * NUMBERS).sum(1)
        leads = (totals - MEAN_TOTAL) / SPREAD_OF_TOTALS
        chances = logistic(leads)
        return list((first * chances + second * (1 - chances)).tolist())


NUMBERS = np.array([card.number for card in CARDS.values()], float)


def worth_of_end(outcome: Outcome, seat: int) -> float:
    """Return what an end is worth to a seat; a draw is half a win."""
    return float(seat in outcome.winners) if outcome.winners else 0.5


def drawn_from(hidden: Numbers) -> Numbers:
    """Return for each subdeck what a card from it is, on the mean of those unseen."""
    weights = IN_SUBDECK * hidden
    return weights / np.maximum(1, weights.sum(1, keepdims=True))


def _alike(cards: Sequence[str], others: Sequence[str]) -> bool:
    return likeness(cards) == likeness(others)


def _draws(request: Request, option: str) -> bool:
    """Say whether an option only draws cards."""
    return request.decision == "refill" or is_switch(option)


def _drawn(view: AnyView, request: Request) -> Iterator[tuple[str, Position]]:
    """Yield what only draws cards with where it leads, on the mean of what may come."""
    options = [option for option in request.options if _draws(request, option)]
    if isinstance(view, KendoView) or not options:
        return
    known, means = position(view, request.seat), drawn_from(unseen(view.cards))
    if request.decision != "refill":
        known = known._replace(beside=standing(view, request.seat, "made"))
    for option in options:
        yield option, known._replace(hand=known.hand + _change(option, means))


def _played(
    game: AnyGame,
    state: Any,  # noqa: ANN401  any game's
    request: Request,
    rng: Random,
) -> Iterator[tuple[str, Position | float]]:
    """Yield what is laid with where it leads or how it ends, several times where the dice decide."""
    options = [option for option in request.options if not _draws(request, option)]
    if not options:
        return
    seat, known = request.seat, game.resample(state, request.seat, Dice(rng.randbytes(32)))
    for option in options:
        for _ in range(THROWS if option == YIELD or request.decision == "discard" else 1):
            after = game.play(known, {seat: option}, Dice(rng.randbytes(32))).state
            outcome = game.outcome(after)
            yield option, worth_of_end(outcome, seat) if outcome else position(game.view(after, seat), seat)


def _change(option: str, means: Numbers) -> Numbers:
    """Return by how much a switch or a refill changes a hand."""
    if is_switch(option):
        switch = read_switch(option)
        return means[SUBDECKS.index(switch.new)] + means[SUBDECKS.index(switch.drawn)] - counted(switch.card)
    return sum((means[SUBDECKS.index(subdeck)] for subdeck in read_refill(option)), np.zeros(len(CARDS)))
