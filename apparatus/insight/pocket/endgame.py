"""The end of a hand, solved: what a table between two turns is worth, over every way it can go on.

This repeats a turn of ``rules.pocket.resolution`` in compiled code, for hundreds of thousands of tables.
``printed`` takes what two cards do to each other from the rules themselves; the tests compare everything
else. Each stage is a matrix game, with one row or one column if only one seat is asked.
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
    count,
    gains,
    gives_up,
    half_of,
    key_of,
    lays,
    listed,
    loses_side,
    total,
    with_half,
)
from apparatus.insight.pocket.logistic import Facts
from apparatus.insight.pocket.printed import (
    ANSWERED,
    BRINGS,
    CHOOSES,
    EACH,
    GAINS,
    SHOWN,
    SIDE,
    STANDS,
    STRIKE_BIT,
    STRIKES,
    STRIKING,
    TAKES,
    Print,
    Printed,
)
from apparatus.insight.pocket.transpositions import (
    MOST,
    Transpositions,
    find,
    forget,
    keep,
    transpositions,
)
from apparatus.insight.pocket.worth import Worth, believed, facts_of
from players.pocket.turns import Mix
from rules.pocket.cards import STRIKE
from rules.pocket.resolution import MOST_DOUBLES, UNANSWERED
from rules.pocket.state import BothAreas, PlayArea

SETTLED = 1e-12
"""If the guarantees of both seats' strikes differ by less, no other card need be looked at."""
NOBODY = -1
BOTH = 3
"""Both seats, as bits."""


class Course(NamedTuple):
    """How far a turn has come."""

    doubles: int
    """How many turns in a row before this one both struck in vain."""
    cards: Pair
    striking: int
    """The seats that have a Strike! out, as bits."""


class Window(NamedTuple):
    """The moment at which a seat may exhaust a card."""

    on: int
    declined: bool
    """Whether the other seat has just declined to exhaust a card."""
    aid: tuple[Pair, Pair]
    """The swords and helms that each seat gains or loses for this turn's strikes."""


class Search(NamedTuple):
    """What a search carries with it."""

    printed: Printed
    known: Transpositions
    lead: int
    weights: NDArray[np.float64]
    """The weights of the facts, for tables that are not near the end."""
    cards: int
    """How many cards both may hold in all for a table to be solved to its end; negative if none is."""


class Solver:
    """Solves tables that are near enough to the end, and single turns over beliefs before that."""

    def __init__(self, printed: Print, worth: Worth, cards: int) -> None:
        self.printed, self.believed = printed, worth
        self.cards = cards
        """How many cards each may hold besides the Strike!; one may hold more if the other holds fewer."""
        self._known = transpositions()
        # The functions below call each other in a cycle, which compiles only if entered where it can end at
        # once.
        self.worth((PlayArea(), PlayArea()), 0, 0)

    def solves(self, areas: BothAreas) -> bool:
        """Return whether a table is near enough to the end."""
        return sum(len(area.hand) - 1 for area in areas) <= 2 * self.cards

    def worth(self, areas: BothAreas, doubles: int, lead: int) -> float:
        """Return the first seat's chance to win, between two turns; a mutual defeat is half a win."""
        return float(_value(self._search(areas, lead), self._halves(areas), doubles))

    def facts(self, areas: BothAreas) -> Facts:
        """Return the facts of a table between two turns."""
        return facts_of(self.printed.numbers, self._halves(areas))

    def belief(self, areas: BothAreas) -> float:
        """Return the first seat's chance to win, estimated from the facts."""
        return self.believed.of_table(self.facts(areas))

    def turn(self, areas: BothAreas, doubles: int, lead: int) -> tuple[float, dict[int, Mix]]:
        """Return what a table is worth to the first seat, and how each seat should lay."""
        payoff = _payoffs(self._search(areas, lead), self._halves(areas), doubles)
        rows, columns = payoff.shape
        space = room()
        space.payoff[:rows, :columns] = payoff
        value = solve_game(space, rows, columns)
        mixes = {
            seat: dict(zip(self._laid(areas, seat), mix.tolist(), strict=False))
            for seat, mix in enumerate((space.rows, space.columns))
        }
        return float(value), mixes

    def _laid(self, areas: BothAreas, seat: int) -> list[str]:
        """List the cards of a hand in the order of its matrix, the Strike! first."""
        return [STRIKE, *sorted(areas[seat].hand[:-1], key=self.printed.place, reverse=True)]

    def _halves(self, areas: BothAreas) -> Halves:
        one, other = areas
        return half_of(self.printed, one), half_of(self.printed, other)

    def _search(self, areas: BothAreas, lead: int) -> Search:
        """Begin a search; if the table is not near enough to the end, it looks only one turn ahead."""
        if self._known.kept[0] > MOST // 2:
            forget(self._known)
        cards = 2 * self.cards if self.solves(areas) else -1
        return Search(self.printed.numbers, self._known, lead, self.believed.weights, cards)


@compiled
def _value(search: Search, halves: Halves, doubles: int) -> float:
    """Solve a table; first the strikes alone, which often settle it."""
    if count(halves[0].hand) + count(halves[1].hand) > search.cards:
        return believed(search.printed, search.weights, halves)
    key = key_of(search.printed, halves, doubles, search.lead)
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
def _payoffs(search: Search, halves: Halves, doubles: int) -> NDArray[np.float64]:
    """Return the payoff of every two cards, with the first seat's as rows."""
    rows, columns = listed(STRIKE_BIT | halves[0].hand), listed(STRIKE_BIT | halves[1].hand)
    payoff = np.empty((len(rows), len(columns)))
    for row in range(len(rows)):
        for column in range(len(columns)):
            payoff[row, column] = _flip(search, halves, doubles, (rows[row], columns[column]))
    return payoff


@compiled
def _flip(search: Search, halves: Halves, doubles: int, cards: Pair) -> float:
    """Flip both cards, and judge what is defeated."""
    striking = 0
    for seat in range(2):
        card = cards[seat]
        met = search.printed.pairs[card, cards[1 - seat]]
        if not met[STANDS]:
            halves = with_half(halves, seat, lays(halves[seat], card))
        elif card == STRIKES:
            striking |= 1 << seat
        else:
            row = search.printed.cards[card]
            answered = max(0, count(halves[1 - seat].drafted & row[ANSWERED]) - UNANSWERED)
            swords, helms = met[SHOWN] + answered * row[EACH], met[SHOWN + 1] + answered * row[EACH + 1]
            halves = with_half(halves, seat, comes_out(halves[seat], card, swords, helms))
    return _put_out_strikes(search, halves, Course(doubles, cards, striking))


@compiled
def _can(search: Search, course: Course, seat: int, what: int) -> int:
    """Return a number from the row of a seat's flipped card, or 0 if the card was defeated."""
    card = course.cards[seat]
    stands = search.printed.pairs[card, course.cards[1 - seat], STANDS]
    return search.printed.cards[card, what] if stands else 0


@compiled
def _put_out_strikes(search: Search, halves: Halves, course: Course) -> float:
    """Ask each seat whose flipped card allows it whether to put out the Strike!."""
    may, other_may = _can(search, course, 0, STRIKING), _can(search, course, 1, STRIKING)
    payoff = np.empty((1 + may, 1 + other_may))
    for row in range(1 + may):
        for column in range(1 + other_may):
            striking = course.striking | row | column << 1
            payoff[row, column] = _bring(search, halves, Course(course.doubles, course.cards, striking))
    return _solved(payoff)


@compiled
def _bring(search: Search, halves: Halves, course: Course) -> float:
    """Ask each seat whose flipped card brings another which card to bring."""
    rows = listed(halves[0].hand & _can(search, course, 0, BRINGS))
    columns = listed(halves[1].hand & _can(search, course, 1, BRINGS))
    if len(rows) == 0 and len(columns) == 0:
        return _turn_side(search, halves, course, (NOBODY, NOBODY))
    payoff = np.empty((max(1, len(rows)), max(1, len(columns))))
    for row in range(payoff.shape[0]):
        for column in range(payoff.shape[1]):
            brought = (rows[row] if len(rows) else NOBODY, columns[column] if len(columns) else NOBODY)
            payoff[row, column] = _turn_side(search, halves, course, brought)
    return _solved(payoff)


@compiled
def _turn_side(search: Search, halves: Halves, course: Course, brought: Pair) -> float:
    """Put the brought cards into play, and turn the card with a side to choose; of several, turn none."""
    cards = search.printed.cards
    sided, chooser, chosen = 0, NOBODY, NOBODY
    for seat in range(2):
        flipped, card = course.cards[seat], brought[seat]
        if _can(search, course, seat, CHOOSES):
            sided, chooser, chosen = sided + 1, seat, flipped
        if card == NOBODY:
            continue
        swords, helms = cards[card, SIDE], cards[card, SIDE + 1]
        if cards[card, CHOOSES]:
            sided, chooser, chosen = sided + 1, seat, card
            swords, helms = 0, 0
        halves = with_half(halves, seat, comes_out(halves[seat], card, swords, helms))
    if sided == 0:
        return _exhaust_or_end(search, halves, course)
    if sided > 1:
        return _exhaust_or_end(search, _lose_sides(search, halves, course, brought), course)
    worths = np.empty(2)
    for side in range(2):
        swords, helms = cards[chosen, SIDE + 2 * side], cards[chosen, SIDE + 2 * side + 1]
        turned = with_half(halves, chooser, gains(halves[chooser], swords, helms))
        worths[side] = _exhaust_or_end(search, turned, course)
    return _best(worths, chooser)


@compiled
def _lose_sides(search: Search, halves: Halves, course: Course, brought: Pair) -> Halves:
    """Hide the aspects of all cards of this turn that have a side to choose."""
    for seat in range(2):
        if _can(search, course, seat, CHOOSES):
            halves = with_half(halves, seat, loses_side(halves[seat], course.cards[seat]))
        if brought[seat] != NOBODY and search.printed.cards[brought[seat], CHOOSES]:
            halves = with_half(halves, seat, loses_side(halves[seat], brought[seat]))
    return halves


@compiled
def _exhaust_or_end(search: Search, halves: Halves, course: Course) -> float:
    """Exhaust cards if a Strike! is out, beginning with the striker."""
    if course.striking == 0:
        return _value(search, halves, 0)
    on = search.lead if course.striking == BOTH else course.striking - 1
    return _exhaust(search, halves, course, Window(on, False, ((0, 0), (0, 0))))


@compiled
def _exhaust(search: Search, halves: Halves, course: Course, window: Window) -> float:
    """Exhaust a card of a seat or none; once both have declined in a row, resolve the strikes."""
    on, aid, printed = window.on, window.aid, search.printed
    if not (halves[0].play | halves[1].play) & printed.exhaustible:
        return _resolve(search, halves, course, aid)
    cards = listed(halves[on].play & printed.exhaustible)
    worths = np.empty(1 + len(cards))
    if window.declined:
        worths[0] = _resolve(search, halves, course, aid)
    else:
        worths[0] = _exhaust(search, halves, course, Window(1 - on, True, aid))
    for number in range(len(cards)):
        card = printed.cards[cards[number]]
        own = (aid[on][0] + card[GAINS], aid[on][1] + card[GAINS + 1])
        foe = (aid[1 - on][0] - card[TAKES], aid[1 - on][1] - card[TAKES + 1])
        after = (own, foe) if on == 0 else (foe, own)
        given = with_half(halves, on, gives_up(printed, halves[on], cards[number]))
        worths[1 + number] = _exhaust(search, given, course, Window(1 - on, False, after))
    return _best(worths, on)


@compiled
def _resolve(search: Search, halves: Halves, course: Course, aid: tuple[Pair, Pair]) -> float:
    """Compare swords and helms for each striker, and end the round or the turn."""
    swords, helms = total(search.printed, halves[0], aid[0])
    foe_swords, foe_helms = total(search.printed, halves[1], aid[1])
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
