"""A good player for matches of two: it tries each choice on a table like the real one, and judges the result.

It looks only one choice ahead. It first deals again what it must not know.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeAlias

from players.kendo.facts import (
    AnyView,
    Counts,
    Position,
    awaited,
    counted,
    drawn_from,
    position,
    standing,
    unseen,
)
from players.kendo.imagined import imagined
from players.player import AnyGame, Imagined
from rules.dice import Dice
from rules.game import Outcome, Request
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.moves import KEEP, YIELD, read_move
from rules.kendo.opening import MOST_SWITCHED, likeness
from rules.kendo.state import Initiative, OpeningSwitch
from rules.kendo.switching import is_switch, read_refill, read_switch
from rules.kendo.view import KendoView

THROWS = 3
"""How often to try what the dice decide."""
MEAN_TOTAL, SPREAD_OF_TOTALS = 19.5, 3.2
"""The usual total of a player in a Duel, and its spread."""
HALVINGS = 10
"""The precision of the exponential function: (1 + x/2^n) to the power of 2^n."""

Worth: TypeAlias = Callable[[Sequence[Position]], Sequence[float]]
"""Judges positions: returns the chance to win from each."""


@dataclass(frozen=True)
class Weighing:
    """Chooses the option it judges best."""

    game: AnyGame
    worth: Worth

    def choose(self, view: AnyView, request: Request, dice: Dice) -> str:
        """Return the choice with the best judged result."""
        if len(request.options) == 1:
            return request.options[0]
        if isinstance(view, KendoView) and isinstance(view.now, OpeningSwitch):
            return self._opening(view, request)
        judged = [*_drawn(view, request), *self._played(view, request, Imagined(dice))]
        rows = [found for _, found in judged if isinstance(found, Position)]
        told = iter(self.worth(rows) if rows else ())
        values: dict[str, list[float]] = {}
        for option, found in judged:
            values.setdefault(option, []).append(next(told) if isinstance(found, Position) else found)
        return max(values, key=lambda option: fmean(values[option]))

    def _played(
        self, view: AnyView, request: Request, dice: Imagined
    ) -> Iterator[tuple[str, Position | float]]:
        """Yield each laid option with its resulting position or final worth, several times if dice decide."""
        options = [option for option in request.options if not _draws(request, option)]
        if not options:
            return
        # One table for all choices, so that only the choice differs.
        seat, table = request.seat, imagined(view, request.seat, dice)
        for option in options:
            for _ in range(THROWS if option == YIELD or request.decision == "discard" else 1):
                after = self.game.play(table, {seat: option}, dice).state
                outcome = self.game.outcome(after)
                found = (
                    worth_of_end(outcome, seat) if outcome else position(self.game.view(after, seat), seat)
                )
                yield option, found

    def _opening(self, view: KendoView, request: Request) -> str:
        """Return a switch of up to two cards, those whose replacements promise most."""
        hand, means = counted(*view.hand), drawn_from(unseen(view))
        others = [_switched(hand, card, means) for card in view.hand]
        kept, *worths = self._first_worths(view, request.seat, [hand, *others])
        gains = {card: worth - kept for card, worth in zip(view.hand, worths, strict=True)}
        best = sorted(view.hand, key=gains.__getitem__, reverse=True)[:MOST_SWITCHED]
        old = [card for card in view.hand if card in best and gains[card] > 0]
        alike = (way for way in request.options if way != KEEP and _alike(read_move(way).cards, old))
        return next(alike, KEEP)

    def _first_worths(self, view: KendoView, seat: int, hands: Sequence[Counts]) -> list[float]:
        """Return the worth of hands before it is known who attacks first."""
        known = position(view, seat)
        first, second = (
            self.worth([known._replace(hand=hand, now=awaited(Initiative(starter), seat)) for hand in hands])
            for starter in (seat, 1 - seat)
        )
        chances = [logistic((_total(hand) - MEAN_TOTAL) / SPREAD_OF_TOTALS) for hand in hands]
        return [
            one * chance + other * (1 - chance)
            for one, other, chance in zip(first, second, chances, strict=True)
        ]


def worth_of_end(outcome: Outcome, seat: int) -> float:
    """Return the worth of an outcome to a seat; a draw is half a win."""
    return float(seat in outcome.winners) if outcome.winners else 0.5


def logistic(number: float) -> float:
    """Return the chance for a logarithm of odds, with operations that are the same on every machine."""
    power = 1 - min(max(number, -30), 30) / 2**HALVINGS
    for _ in range(HALVINGS):
        power *= power
    return 1 / (1 + power)


def _total(hand: Counts) -> float:
    return sum(card.number * count for card, count in zip(CARDS.values(), hand, strict=True))


def _plus(one: Counts, other: Counts) -> Counts:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _switched(hand: Counts, card: str, means: Sequence[Counts]) -> Counts:
    """Return a hand in which a card has become the average card of its subdeck."""
    left = tuple(count - less for count, less in zip(hand, counted(card), strict=True))
    return _plus(left, means[SUBDECKS.index(CARDS[card].subdeck)])


def _alike(cards: Sequence[str], others: Sequence[str]) -> bool:
    return likeness(cards) == likeness(others)


def _draws(request: Request, option: str) -> bool:
    """Return whether an option only draws cards."""
    return request.decision == "refill" or is_switch(option)


def _drawn(view: AnyView, request: Request) -> Iterator[tuple[str, Position]]:
    """Yield each option that only draws cards with its position, averaged over what may come."""
    options = [option for option in request.options if _draws(request, option)]
    if isinstance(view, KendoView) or not options:
        return
    known, means = position(view, request.seat), drawn_from(unseen(view.cards))
    if request.decision != "refill":
        known = known._replace(beside=standing(view, request.seat, "made"))
    for option in options:
        yield option, known._replace(hand=_changed(known.hand, option, means))


def _changed(hand: Counts, option: str, means: Sequence[Counts]) -> Counts:
    """Return a hand after a switch or a refill."""
    if is_switch(option):
        switch = read_switch(option)
        hand = tuple(count - less for count, less in zip(hand, counted(switch.card), strict=True))
        drawn = (switch.new, switch.drawn)
    else:
        drawn = read_refill(option)
    for subdeck in drawn:
        hand = _plus(hand, means[SUBDECKS.index(subdeck)])
    return hand
