"""What a player of two knows, as numbers to judge a position by.

A hand is counted card by card, as chances where it is not settled yet which cards come: a card to be drawn is
each of those unseen, a little. So a switch can be judged before it is made. Many positions are turned into
facts at once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.kendo.cards import CARDS, PARTS, SUBDECKS
from rules.kendo.competition_state import CompetitionView, Switching
from rules.kendo.state import Awaited, Initiative, Threat
from rules.kendo.view import KendoView

Numbers: TypeAlias = NDArray[np.float64]
AnyView: TypeAlias = KendoView | CompetitionView
"""What a seat sees of the Duel or of the Competition."""

KEYS: Final = tuple(CARDS)
PLACE: Final = {key: place for place, key in enumerate(KEYS)}
IN_SUBDECK: Final = np.array([[CARDS[key].subdeck == subdeck for key in KEYS] for subdeck in SUBDECKS], float)
"""Which cards belong to which subdeck."""
OTHERS: Final = tuple(dict.fromkeys(card.kind for card in CARDS.values() if card.subdeck == "other"))
"""The kinds of the third subdeck."""
LARGEST = 12
"""Hands of more cards count as of so many."""
FINE = 2.0**10
"""Facts are whole multiples of one by this, so that their sums are exact in any order, on any machine."""

_BASICS, _COUNTERS = slice(0, 12), slice(12, 28)
_KIND: Final = np.array([[CARDS[key].kind == kind for kind in OTHERS] for key in KEYS], float)
_SIZES: Final = np.eye(LARGEST + 1)
_ATTACKS: Final = ("basic", "counter", "other")
_REDS: Final = ("jodan", "seme")
_NOBODY: Final = (4, 0, 0, 0)


class Position(NamedTuple):
    """What a seat knows, before it is turned into facts."""

    hand: Numbers
    unseen: Numbers
    foes: int
    """How many cards the other holds."""
    now: tuple[int, int, int, int]
    """Who is to do what; the kind of an attack, its red card and its strike, each counted from 1."""
    beside: tuple[float, ...] = ()
    """How a Competition stands."""


def counted(*cards: str) -> Numbers:
    """Count some cards."""
    count = np.zeros(len(KEYS))
    count[[PLACE[card] for card in cards]] = 1
    return count


def unseen(view: KendoView) -> Numbers:
    """Count what a seat does not see: what the other holds, and what lies face down."""
    return 1 - counted(*view.hand, *view.table, *(card for pile in view.discarded for card in pile))


def cards_of(view: AnyView) -> KendoView:
    """Return the cards of a view of either game."""
    return view if isinstance(view, KendoView) else view.cards


def position(view: AnyView, seat: int) -> Position:
    """Return what a seat knows of a game."""
    cards = cards_of(view)
    return Position(
        counted(*cards.hand),
        unseen(cards),
        cards.hand_sizes[1 - seat],
        awaited(cards.now, seat),
        () if isinstance(view, KendoView) else standing(view, seat, view.switching),
    )


def awaited(now: Awaited, seat: int) -> tuple[int, int, int, int]:
    """Say who is to do what: to start (0 for the seat, 1 for the other), or to answer (2, 3)."""
    if isinstance(now, Initiative):
        return int(now.seat != seat), 0, 0, 0
    if not isinstance(now, Threat):
        return _NOBODY
    red = 1 + _REDS.index(CARDS[now.red].kind) if now.red else 0
    strike = 1 + PARTS.index(now.attack.strikes) if now.attack.strikes else 0
    return 2 + int(now.seat != seat), 1 + _ATTACKS.index(now.attack.subdeck), red, strike


def standing(view: CompetitionView, seat: int, switching: Switching) -> tuple[float, ...]:
    """Say how a Competition stands, with the switch owed, made or spared."""
    tally, other = view.tally, 1 - seat
    return (
        tally.points[seat],
        tally.points[other],
        tally.points[seat] * tally.points[other],
        tally.hansoku[seat],
        tally.hansoku[other],
        tally.time_called_by == seat,
        tally.time_called_by == other,
        tally.overtime,
        *(switching == each for each in ("owed", "made", "spared")),
        view.refill is not None,
    )


def facts(positions: Sequence[Position]) -> Numbers:
    """Turn positions into facts, a row each."""
    hands = np.array([each.hand for each in positions])
    hidden = np.array([each.unseen for each in positions])
    foes = np.array([each.foes for each in positions])
    now = np.array([each.now for each in positions])
    share = (foes / np.maximum(1, hidden.sum(1)))[:, None]
    basics, counters = _by_strike(hands)
    met = basics + counters
    # Rounded before it is compared: chances of one card may add up to a little less than one.
    kinds, in_hand = hands @ _KIND, on_grid(hands @ IN_SUBDECK.T, FINE)
    columns = (
        kinds,
        np.minimum(kinds, 1),
        in_hand,
        np.minimum(basics, 1),
        np.minimum(counters, 1),
        np.minimum(met, 1).sum(1, keepdims=True),
        (in_hand < 1).astype(float),
        (in_hand[:, 1:2] == 1).astype(float),
        _SIZES[np.minimum(LARGEST, np.rint(hands.sum(1)).astype(int))],
        _SIZES[np.minimum(LARGEST, foes)],
        (hidden @ _KIND) * share,
        (hidden @ IN_SUBDECK.T) * share,
        _of_now(now, met, basics, hidden, share),
        np.array([each.beside for each in positions]),
    )
    return on_grid(np.concatenate(columns, axis=1), FINE)


def on_grid(numbers: Numbers, fine: float) -> Numbers:
    """Round to whole multiples of one by a power of two."""
    return np.rint(numbers * fine) / fine


def _by_strike(hands: Numbers) -> tuple[Numbers, Numbers]:
    """Count the basic attacks and the counterattacks that answer each strike."""
    basics = hands[:, _BASICS].reshape(-1, 4, 3).sum(2)
    return basics, hands[:, _COUNTERS].reshape(-1, 4, 4).sum(2)


def _of_now(
    now: NDArray[np.int64], met: Numbers, basics: Numbers, hidden: Numbers, share: Numbers
) -> Numbers:
    """Say who is to do what, and how well an attack can be answered."""
    role, kind, red, strike = now.T
    rows = np.arange(len(now))
    part = np.maximum(strike - 1, 0)
    back = hidden[:, _COUNTERS].reshape(-1, 4, 4)[rows, part]
    answers = (hidden[:, _BASICS].reshape(-1, 4, 3)[rows, part].sum(1) + back.sum(1)) * share[:, 0]
    returned = (back * np.minimum(met, 1)).sum(1) * share[:, 0]
    mine, theirs, struck = role == 2, role == 3, strike > 0  # noqa: PLR2004  as ``awaited`` numbers them
    told = np.zeros((len(now), 18))
    told[rows[role < 2], role[role < 2]] = 1  # noqa: PLR2004
    for at, asked in ((2, mine), (10, theirs)):
        told[rows[asked], at + kind[asked] - 1] = 1
        reinforced = asked & (red > 0)
        told[rows[reinforced], at + 3 + red[reinforced] - 1] = 1
    here, there = mine & struck, theirs & struck
    ours = np.stack((met[rows, part], basics[rows, part], met[rows, part] == 0), 1)
    chances = np.stack((answers, 1 / (1 + answers + answers * answers / 2), returned), 1)
    told[here, 7:10] = ours[here]
    told[there, 15:18] = chances[there]
    return told
