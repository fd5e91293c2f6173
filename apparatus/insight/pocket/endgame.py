"""The end of a hand, solved: what a table between two turns is worth, with every way it can go on.

This is a turn of ``rules.pocket.resolution`` once more, compiled, for tables by the hundred thousand. What
two cards do to each other, ``printed`` has from the rules themselves; the tests compare all else. Each stage
is a game given as a matrix, which has one row or one column where one seat alone is asked.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from apparatus.insight.compiled import compiled
from apparatus.insight.matrix import room, solve_game
from apparatus.insight.pocket.halves import (
    Halves,
    Pair,
    comes_out,
    gains,
    gives_up,
    half_of,
    key_of,
    lays,
    listed,
    total,
    with_half,
)
from apparatus.insight.pocket.printed import (
    BRINGS,
    CHOOSES,
    EXHAUSTIBLE,
    GAINS,
    SHOWN,
    SIDES,
    STANDS,
    STRIKE_BIT,
    STRIKES,
    STRIKING,
    TAKES,
)
from apparatus.insight.pocket.transpositions import (
    MOST,
    Transpositions,
    find,
    forget,
    keep,
    transpositions,
)
from rules.pocket.resolution import MOST_DOUBLES
from rules.pocket.state import BothAreas

SETTLED = 1e-12
"""Where what two choices hold each other to differs by less, nothing else need be looked at."""
NOBODY = -1
BOTH = 3
"""Seats as bits, where both strike."""


class Course(NamedTuple):
    """How far a turn has come."""

    doubles: int
    """How many turns in a row before it both struck in vain."""
    cards: Pair
    striking: int
    """The seats that have a Strike! out, as bits."""
    sided: int
    """How many cards with a side to choose came in this turn."""
    turned: int
    """Whose card was turned and waits for whether another takes its side from it; nobody's mostly."""
    shows: Pair
    """The swords and helms it was turned to."""


class Window(NamedTuple):
    """Where cards may be exhausted."""

    on: int
    declined: bool
    """Whether the other one has just declined to exhaust any."""
    aid: tuple[Pair, Pair]
    """The swords and helms that each seat has more, or less, for this turn's strikes."""


class Search(NamedTuple):
    """What solving takes with it."""

    known: Transpositions
    lead: int


class Endgame:
    """Solves the tables that are near enough to the end."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        """How many each may hold, the Strike! aside; one may hold more where the other holds less."""
        self._known = transpositions()

    def solves(self, areas: BothAreas) -> bool:
        """Say whether a table is near enough to the end."""
        return sum(len(area.hand) - 1 for area in areas) <= 2 * self.cards

    def worth(self, areas: BothAreas, doubles: int, lead: int) -> float:
        """Return the first seat's chance to win, between two turns; a mutual defeat is half a win."""
        if self._known.kept[0] > MOST // 2:
            forget(self._known)
        one, other = areas
        return float(_value(Search(self._known, lead), (half_of(one), half_of(other)), doubles))


@compiled
def _value(search: Search, halves: Halves, doubles: int) -> float:
    """Solve a table; first the strikes alone, which often settle it."""
    key = key_of(halves, doubles, search.lead)
    known = search.known.values[find(search.known, key)]
    if not np.isnan(known):
        return known
    rows, columns = listed(STRIKE_BIT | halves[0].hand), listed(STRIKE_BIT | halves[1].hand)
    payoff = np.empty((len(rows), len(columns)))
    for row in range(len(rows)):
        payoff[row, 0] = _flip(search, halves, doubles, (rows[row], columns[0]))
    for column in range(1, len(columns)):
        payoff[0, column] = _flip(search, halves, doubles, (rows[0], columns[column]))
    value = payoff[0].min()
    if payoff[:, 0].max() - value > SETTLED:
        for row in range(1, len(rows)):
            for column in range(1, len(columns)):
                payoff[row, column] = _flip(search, halves, doubles, (rows[row], columns[column]))
        value = _solved(payoff)
    keep(search.known, key, value)
    return value


@compiled
def _flip(search: Search, halves: Halves, doubles: int, cards: Pair) -> float:
    """Flip both cards, judge what is defeated, and have a card turned that has a side to choose."""
    striking, sided, chooser = 0, 0, NOBODY
    for seat in range(2):
        card, foe = cards[seat], cards[1 - seat]
        if STANDS[card, foe]:
            if card == STRIKES:
                striking |= 1 << seat
                continue
            out = comes_out(halves[seat], card, SHOWN[card, foe, 0], SHOWN[card, foe, 1])
            halves = with_half(halves, seat, out)
            if CHOOSES[card]:
                sided += 1
                chooser = seat
        else:
            halves = with_half(halves, seat, lays(halves[seat], card))
    course = Course(doubles, cards, striking, sided, NOBODY, (0, 0))
    if sided != 1:
        return _put_out_strikes(search, halves, course)
    worths = np.empty(2)
    for side in range(2):
        shows = (SIDES[cards[chooser], side, 0], SIDES[cards[chooser], side, 1])
        turned = Course(doubles, cards, striking, sided, chooser, shows)
        worths[side] = _put_out_strikes(search, halves, turned)
    return _best(worths, chooser)


@compiled
def _put_out_strikes(search: Search, halves: Halves, course: Course) -> float:
    """Let whoever flipped a card that allows it put out the Strike!, or hold."""
    one, other = course.cards
    may, other_may = STRIKING[one] and STANDS[one, other], STRIKING[other] and STANDS[other, one]
    if not may and not other_may:
        return _bring(search, halves, course)
    payoff = np.empty((1 + may, 1 + other_may))
    for row in range(1 + may):
        for column in range(1 + other_may):
            striking = course.striking | row | column << 1
            payoff[row, column] = _bring(search, halves, _strikes(course, striking))
    return _solved(payoff)


@compiled
def _bring(search: Search, halves: Halves, course: Course) -> float:
    """Let whoever flipped a card that brings another choose which."""
    one, other = course.cards
    rows = listed(halves[0].hand & BRINGS[one] if STANDS[one, other] else 0)
    columns = listed(halves[1].hand & BRINGS[other] if STANDS[other, one] else 0)
    if len(rows) == 0 and len(columns) == 0:
        return _come_from_hand(search, halves, course, (NOBODY, NOBODY))
    payoff = np.empty((max(1, len(rows)), max(1, len(columns))))
    for row in range(payoff.shape[0]):
        for column in range(payoff.shape[1]):
            brought = (rows[row] if len(rows) else NOBODY, columns[column] if len(columns) else NOBODY)
            payoff[row, column] = _come_from_hand(search, halves, course, brought)
    return _solved(payoff)


@compiled
def _come_from_hand(search: Search, halves: Halves, course: Course, brought: Pair) -> float:
    """Put the cards from hand into play; one with a side may be turned, or take it from one that was."""
    sided, chooser = course.sided, NOBODY
    for seat in range(2):
        card = brought[seat]
        if card == NOBODY:
            continue
        swords, helms = SIDES[card, 0, 0], SIDES[card, 0, 1]
        if CHOOSES[card]:
            swords, helms = 0, 0
            sided += 1
            chooser = seat
        halves = with_half(halves, seat, comes_out(halves[seat], card, swords, helms))
    if sided != 1:
        return _exhaust_or_end(search, halves, course)
    if chooser == NOBODY:
        turned = gains(halves[course.turned], course.shows[0], course.shows[1])
        return _exhaust_or_end(search, with_half(halves, course.turned, turned), course)
    worths = np.empty(2)
    for side in range(2):
        card = brought[chooser]
        turned = gains(halves[chooser], SIDES[card, side, 0], SIDES[card, side, 1])
        worths[side] = _exhaust_or_end(search, with_half(halves, chooser, turned), course)
    return _best(worths, chooser)


@compiled
def _exhaust_or_end(search: Search, halves: Halves, course: Course) -> float:
    """Let cards be exhausted where a Strike! is out, by the striker first."""
    if course.striking == 0:
        return _value(search, halves, 0)
    on = search.lead if course.striking == BOTH else course.striking - 1
    return _exhaust(search, halves, course, Window(on, False, ((0, 0), (0, 0))))


@compiled
def _exhaust(search: Search, halves: Halves, course: Course, window: Window) -> float:
    """Let a seat exhaust a card or none; after two who declined in a row the strikes are resolved."""
    on, aid = window.on, window.aid
    if not (halves[0].play | halves[1].play) & EXHAUSTIBLE:
        return _resolve(search, halves, course, aid)
    cards = listed(halves[on].play & EXHAUSTIBLE)
    worths = np.empty(1 + len(cards))
    if window.declined:
        worths[0] = _resolve(search, halves, course, aid)
    else:
        worths[0] = _exhaust(search, halves, course, Window(1 - on, True, aid))
    for number in range(len(cards)):
        card = cards[number]
        own = (aid[on][0] + GAINS[card, 0], aid[on][1] + GAINS[card, 1])
        foe = (aid[1 - on][0] - TAKES[card, 0], aid[1 - on][1] - TAKES[card, 1])
        after = (own, foe) if on == 0 else (foe, own)
        given = with_half(halves, on, gives_up(halves[on], card))
        worths[1 + number] = _exhaust(search, given, course, Window(1 - on, False, after))
    return _best(worths, on)


@compiled
def _resolve(search: Search, halves: Halves, course: Course, aid: tuple[Pair, Pair]) -> float:
    """Compare swords and helms for each striker, and end the round or the turn."""
    (swords, helms), (foe_swords, foe_helms) = total(halves[0], aid[0]), total(halves[1], aid[1])
    through = course.striking & 1 > 0 and swords > foe_helms
    foe_through = course.striking & 2 > 0 and foe_swords > helms
    if through or foe_through:
        return 0.5 * (1 + through - foe_through)
    if course.striking != BOTH:
        return _value(search, halves, 0)
    if course.doubles + 1 == MOST_DOUBLES:
        return 0.5
    return _value(search, halves, course.doubles + 1)


@compiled
def _solved(payoff: NDArray[np.float64]) -> float:
    """Return the value of a game, the first seat choosing the row."""
    rows, columns = payoff.shape
    if rows == 1:
        return payoff[0].min()
    if columns == 1:
        return payoff[:, 0].max()
    space = room()
    space.payoff[:rows, :columns] = payoff
    return solve_game(space, rows, columns)


@compiled
def _best(worths: NDArray[np.float64], seat: int) -> float:
    return worths.max() if seat == 0 else worths.min()


@compiled
def _strikes(course: Course, striking: int) -> Course:
    return Course(course.doubles, course.cards, striking, course.sided, course.turned, course.shows)
