"""What a player in a match of two knows, as numbers by which to judge a position.

A hand is counted card by card, with chances for cards not yet decided: a card to be drawn is a little of each
unseen one. So a switch can be judged before it is made.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from rules.kendo.cards import CARDS, PARTS
from rules.kendo.competition_state import CompetitionView, Switching
from rules.kendo.state import Awaited, Initiative, Threat
from rules.kendo.view import KendoView

Counts: TypeAlias = tuple[float, ...]
"""The number of each card, in the order of ``CARDS``."""
AnyView: TypeAlias = KendoView | CompetitionView
"""A seat's view of the Duel or of the Competition."""

PLACE: Final = {key: place for place, key in enumerate(CARDS)}
SPANS: Final = ((0, 12), (12, 28), (28, len(CARDS)))
"""The places of each subdeck's cards."""
OTHERS: Final = tuple(dict.fromkeys(card.kind for card in CARDS.values() if card.subdeck == "other"))
"""The kinds of the third subdeck."""
LARGEST = 12
"""Larger hands count as this size."""
FINE = 2.0**10
"""Facts are multiples of one divided by this, so that sums are exact in any order on any machine."""

_COPIES: Final = tuple(
    tuple(PLACE[key] for key, card in CARDS.items() if card.kind == kind) for kind in OTHERS
)
_BASICS: Final = tuple(range(0, 12, 3))
_COUNTERS: Final = tuple(range(12, 28, 4))
_ATTACKS: Final = ("basic", "counter", "other")
_REDS: Final = ("jodan", "seme")
_NOBODY: Final = (4, 0, 0, 0)
_MINE, _THEIRS = 2, 3


class Position(NamedTuple):
    """What a seat knows, before it is turned into facts."""

    hand: Counts
    unseen: Counts
    foes: int
    """How many cards the opponent holds."""
    now: tuple[int, int, int, int]
    """Who has to do what; the kind of an attack, its red card and its strike, each counted from 1."""
    beside: tuple[float, ...] = ()
    """The state of a Competition."""


def counted(*cards: str) -> Counts:
    """Return the counts of some cards."""
    return tuple(float(key in cards) for key in CARDS)


def unseen(view: KendoView) -> Counts:
    """Return the counts of cards that a seat does not see: the opponent's hand and face-down cards."""
    seen = {*view.hand, *view.table, *(card for pile in view.discarded for card in pile)}
    return tuple(float(key not in seen) for key in CARDS)


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
    """Return who has to do what: start (0 for the seat, 1 for the opponent), or answer (2, 3)."""
    if isinstance(now, Initiative):
        return int(now.seat != seat), 0, 0, 0
    if not isinstance(now, Threat):
        return _NOBODY
    red = 1 + _REDS.index(CARDS[now.red].kind) if now.red else 0
    strike = 1 + PARTS.index(now.attack.strikes) if now.attack.strikes else 0
    return _MINE + int(now.seat != seat), 1 + _ATTACKS.index(now.attack.subdeck), red, strike


def standing(view: CompetitionView, seat: int, switching: Switching) -> tuple[float, ...]:
    """Return the state of a Competition, with the switch owed, made or spared."""
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


def drawn_from(hidden: Counts) -> tuple[Counts, ...]:
    """Return the average unseen card of each subdeck."""
    sums = [max(1.0, sum(hidden[low:high])) for low, high in SPANS]
    return tuple(
        tuple(count / total if low <= place < high else 0.0 for place, count in enumerate(hidden))
        for (low, high), total in zip(SPANS, sums, strict=True)
    )


def facts(known: Position) -> list[float]:
    """Return the facts of a position."""
    hand, hidden = known.hand, known.unseen
    share = known.foes / max(1.0, sum(hidden))
    basics = [sum(hand[at : at + 3]) for at in _BASICS]
    counters = [sum(hand[at : at + 4]) for at in _COUNTERS]
    met = [basic + counter for basic, counter in zip(basics, counters, strict=True)]
    kinds = [sum(hand[at] for at in copies) for copies in _COPIES]
    in_hand = [_on_grid(sum(hand[low:high])) for low, high in SPANS]  # sums of chances may be slightly off
    # In the order in which their weights were learnt: changing it means learning again.
    found = [
        *kinds,
        *_at_most_one(kinds),
        *in_hand,
        *_at_most_one(basics),
        *_at_most_one(counters),
        sum(_at_most_one(met)),
        *(count < 1 for count in in_hand),
        in_hand[1] == 1,
        *_marked(LARGEST + 1, min(LARGEST, round(sum(hand)))),
        *_marked(LARGEST + 1, min(LARGEST, known.foes)),
        *(sum(hidden[at] for at in copies) * share for copies in _COPIES),
        *(sum(hidden[low:high]) * share for low, high in SPANS),
        *_of_now(known.now, met, basics, hidden, share),
        *known.beside,
    ]
    return [_on_grid(fact) for fact in found]


def _on_grid(number: float) -> float:
    return round(number * FINE) / FINE


def _at_most_one(counts: Sequence[float]) -> list[float]:
    return [min(count, 1) for count in counts]


def _marked(places: int, at: int) -> list[float]:
    return [float(place == at) for place in range(places)]


def _of_now(
    now: tuple[int, int, int, int],
    met: Sequence[float],
    basics: Sequence[float],
    hidden: Counts,
    share: float,
) -> list[float]:
    """Return the facts on who has to do what, and on how well an attack can be answered."""
    role, kind, red, strike = now
    told = [0.0] * 18
    if role < _MINE:
        told[role] = 1
    elif role <= _THEIRS:
        at = 2 if role == _MINE else 10
        told[at + kind - 1] = 1
        if red:
            told[at + 3 + red - 1] = 1
        if strike:
            part = strike - 1
            well = _ours(met, basics, part) if role == _MINE else _chances(met, hidden, share, part)
            told[at + 5 : at + 8] = well
    return told


def _ours(met: Sequence[float], basics: Sequence[float], part: int) -> tuple[float, float, float]:
    return met[part], basics[part], float(met[part] == 0)


def _chances(met: Sequence[float], hidden: Counts, share: float, part: int) -> tuple[float, float, float]:
    """Return the opponent's expected answers, the chance of none, and the strikes that come back."""
    back = hidden[_COUNTERS[part] : _COUNTERS[part] + 4]
    answers = (sum(hidden[_BASICS[part] : _BASICS[part] + 3]) + sum(back)) * share
    returned = sum(one * min(count, 1) for one, count in zip(back, met, strict=True)) * share
    return answers, 1 / (1 + answers + answers * answers / 2), returned
