"""What a player of two knows, as numbers to judge a position by.

A hand is counted card by card, as chances where it is not settled yet which cards come: a card to be drawn is
each of those unseen, a little. So a switch can be judged before it is made.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.kendo.cards import CARDS, PARTS, SUBDECKS
from rules.kendo.competition_state import CompetitionView
from rules.kendo.state import Awaited, Initiative, Threat
from rules.kendo.view import KendoView

Numbers: TypeAlias = NDArray[np.float64]

KEYS: Final = tuple(CARDS)
PLACE: Final = {key: place for place, key in enumerate(KEYS)}
IN_SUBDECK: Final = np.array([[CARDS[key].subdeck == subdeck for key in KEYS] for subdeck in SUBDECKS], float)
"""Which cards belong to which subdeck."""
OTHERS: Final = tuple(dict.fromkeys(card.kind for card in CARDS.values() if card.subdeck == "other"))
"""The kinds of the third subdeck."""
LARGEST = 12
"""Hands of more cards count as of so many."""

_BASICS, _COUNTERS = slice(0, 12), slice(12, 28)
_KIND: Final = np.array([[CARDS[key].kind == kind for kind in OTHERS] for key in KEYS], float)
_SIZES: Final = np.eye(LARGEST + 1)
_ATTACKS: Final = ("basic", "counter", "other")
_REDS: Final = ("jodan", "seme")


def counted(*cards: str) -> Numbers:
    """Count some cards."""
    count = np.zeros(len(KEYS))
    count[[PLACE[card] for card in cards]] = 1
    return count


def unseen_in_duel(view: KendoView) -> Numbers:
    """Count what a seat does not see: what the other holds, and what lies face down."""
    return 1 - counted(*view.hand, *view.table, *(card for pile in view.discarded for card in pile))


def of_duel(view: KendoView, seat: int, held: Numbers | None = None, now: Awaited | None = None) -> Numbers:
    """Return what a seat knows, where need be with another hand, or another to choose."""
    hand = counted(*view.hand) if held is None else held
    unseen, foes = unseen_in_duel(view), view.hand_sizes[1 - seat]
    share = foes / max(1.0, unseen.sum())
    basics = hand[_BASICS].reshape(4, 3).sum(1)
    counters = hand[_COUNTERS].reshape(4, 4).sum(1)
    met = basics + counters
    kinds, unseen_kinds = hand @ _KIND, unseen @ _KIND
    in_hand = IN_SUBDECK @ hand
    return np.concatenate(
        (
            kinds,
            np.minimum(kinds, 1),
            in_hand,
            np.minimum(basics, 1),
            np.minimum(counters, 1),
            (np.minimum(met, 1).sum(), *(in_hand < 1), in_hand[1] == 1),
            _SIZES[min(LARGEST, round(hand.sum()))],
            _SIZES[min(LARGEST, foes)],
            unseen_kinds * share,
            IN_SUBDECK @ unseen * share,
            _of_now(view.now if now is None else now, seat, met, basics, unseen * share),
        )
    )


def of_competition(view: CompetitionView, seat: int, held: Numbers | None = None) -> Numbers:
    """Return what a seat knows, where need be with another hand."""
    tally, other = view.tally, 1 - seat
    beside = (
        tally.points[seat],
        tally.points[other],
        tally.points[seat] * tally.points[other],
        tally.hansoku[seat],
        tally.hansoku[other],
        tally.time_called_by == seat,
        tally.time_called_by == other,
        tally.overtime,
        *(view.switching == switching for switching in ("owed", "made", "spared")),
        view.refill is not None,
    )
    return np.concatenate((of_duel(view.cards, seat, held), beside))


def _of_now(now: Awaited, seat: int, met: Numbers, basics: Numbers, expected: Numbers) -> Numbers:
    """Say who is to do what, and how well an attack can be answered."""
    told = np.zeros(18)
    if isinstance(now, Initiative):
        told[now.seat != seat] = 1
    elif isinstance(now, Threat):
        mine = now.seat == seat
        at = 2 if mine else 10
        told[at + _ATTACKS.index(now.attack.subdeck)] = 1
        if now.red:
            told[at + 3 + _REDS.index(CARDS[now.red].kind)] = 1
        if now.attack.strikes:
            part = PARTS.index(now.attack.strikes)
            if mine:
                told[at + 5 : at + 8] = met[part], basics[part], met[part] == 0
            else:
                back = expected[_COUNTERS].reshape(4, 4)[part]
                answers = expected[_BASICS].reshape(4, 3)[part].sum() + back.sum()
                told[at + 5 : at + 8] = answers, np.exp(-answers), back @ np.minimum(met, 1)
    return told
