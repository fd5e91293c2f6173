"""How a Duel begins: the deal, the switch, and who attacks first (seed 003, Duel 1 to 4)."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import Final

from rules.dice import Dice
from rules.game import Request
from rules.kendo.cards import CARDS, SUBDECKS, Subdeck
from rules.kendo.events import FirstAttacker, HandDealt, KendoEvent, Totalled
from rules.kendo.moves import KEEP, read_move, write_move
from rules.kendo.state import KendoState, OpeningSwitch, Pile, place
from rules.kendo.table import KendoTable

DUEL_DEAL: Final[Mapping[Subdeck, int]] = {"basic": 3, "counter": 4, "other": 5}
"""How many cards of each subdeck each player is dealt in a Duel."""
COMPETITION_DEAL: Final[Mapping[Subdeck, int]] = {"basic": 2, "counter": 3, "other": 3}
"""The same for a Competition."""
MOST_SWITCHED = 2
MOST_TIES = 5
"""After this many ties the dice decide (ruling "tie-by-lot")."""


def deal(
    seats: int, deck: Sequence[str], counts: Mapping[Subdeck, int], dice: Dice
) -> tuple[KendoState, tuple[KendoEvent, ...]]:
    """Shuffle the subdecks and deal from each."""
    hands: list[tuple[str, ...]] = [()] * seats
    piles: list[Pile] = []
    for subdeck, count in counts.items():
        cards = dice.shuffle([card for card in deck if CARDS[card].subdeck == subdeck], subdeck)
        for seat in range(seats):
            # In blocks, not card by card: the deck is shuffled, and released deals must not change.
            hands[seat] += cards[seat * count : (seat + 1) * count]
        piles.append(Pile(cards[seats * count :]))
    basic, counter, other = piles
    in_order = tuple(tuple(sorted(hand, key=tuple(CARDS).index)) for hand in hands)
    state = KendoState(
        in_order,
        tuple(range(seats)),
        (basic, counter, other),
        OpeningSwitch(),
        attacked_by=(None,) * seats,
        remembered=in_order,
    )
    dealt = (HandDealt(seat=seat, cards=hand, seen_by=(seat,)) for seat, hand in enumerate(in_order))
    return state, tuple(dealt)


def opening_requests(state: KendoState) -> tuple[Request, ...]:
    """Ask everyone at once for up to two cards to switch."""
    # Among four, two subdecks are dealt out, and their cards cannot be switched.
    filled = {subdeck for subdeck in SUBDECKS if state.piles[place(subdeck)].hidden}
    requests: list[Request] = []
    for seat in state.seats_in:
        cards = [key for key in state.hands[seat] if CARDS[key].subdeck in filled]
        several = chain.from_iterable(combinations(cards, count) for count in range(1, MOST_SWITCHED + 1))
        unlike = {likeness(old): write_move(*old) for old in several}
        # None, one or two; nobody sees how many others switch (ruling "switch-up-to-two").
        requests.append(Request(seat, "switch", (KEEP, *unlike.values())))
    return tuple(requests)


def likeness(cards: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return what copies have in common, which makes switches equal (ruling "equal-copies")."""
    return tuple((CARDS[key].kind, CARDS[key].number) for key in cards)


def switch_all(table: KendoTable, choices: Mapping[int, str]) -> None:
    """Carry out the switches, one seat after another (ruling "switch-in-order")."""
    for seat, choice in sorted(choices.items()):
        table.switch(seat, () if choice == KEEP else read_move(choice).cards)


def first_attacker(table: KendoTable, dice: Dice) -> int:
    """Compare totals, again after each tie, and return who attacks first."""
    tied = table.seats_in
    for ties in range(1, MOST_TIES + 1):
        table.counted = [tuple(key for key in hand if CARDS[key].number) for hand in table.hands]
        totals = tuple(sum(CARDS[key].number for key in cards) for cards in table.counted)
        table.totals = (*table.totals, totals)
        # To all players; nobody is told the cards behind a total (ruling "totals-told").
        table.events.append(Totalled(totals=totals))
        tied = [seat for seat in table.seats_in if totals[seat] == max(totals)]
        if len(tied) == 1:
            table.events.append(FirstAttacker(seat=tied[0]))
            return tied[0]
        # There is no card to draw, or nobody has a basic attack to switch.
        if not table.piles[place("basic")].hidden or not max(totals):
            break
        # The first version still switched here, so its last totals are not those of the hands.
        if ties == MOST_TIES and not table.switches_before_lot:
            break
        for seat in tied:
            table.switch(seat, (_lowest(table.hands[seat]),))  # ruling "tie-switch-each"
    chosen = dice.pick(tied, "first")
    table.events.append(FirstAttacker(seat=chosen, by_lot=True))
    return chosen


def _lowest(hand: tuple[str, ...]) -> str:
    return min((key for key in hand if CARDS[key].number), key=lambda key: CARDS[key].number)
