"""The switch and the draw before each action of a Competition, and how hands are filled up (seed 003)."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import Final

import msgspec

from rules.kendo.cards import CARDS, SUBDECKS, Subdeck, one_of_each
from rules.kendo.state import Pile, place

DRAWN_FROM: Final[tuple[Subdeck, ...]] = ("counter", "other")
"""The subdecks from which a card is drawn besides the switch."""

ENOUGH: Final = 2
"""A switch takes at most this many from a subdeck, so more makes no difference."""


class Switch(msgspec.Struct, frozen=True):
    """The card that goes back, the subdeck of the new one, and that of one more."""

    card: str
    new: Subdeck
    drawn: Subdeck


def switches(hand: tuple[str, ...], piles: Sequence[Pile]) -> tuple[str, ...]:
    """Return every way to switch and draw; none if the subdecks have run out."""
    left = tuple(min(count_of(piles[place(subdeck)]), ENOUGH) for subdeck in SUBDECKS)
    return tuple(chain.from_iterable(_switches_of(card, left) for card in one_of_each(hand)))


@cache
def _switches_of(card: str, counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ways to put back one card; cached, since every turn and every check asks for them."""
    left = dict(zip(SUBDECKS, counts, strict=True))
    return tuple(
        write_switch(card, new, drawn)
        for new in SUBDECKS
        if left[new]
        for drawn in DRAWN_FROM
        # By then the new card is gone, and the old one lies beneath, where it can be drawn at once.
        if left[drawn] - (new == drawn) + (CARDS[card].subdeck == drawn)
    )


def is_switch(choice: str) -> bool:
    """Return whether a choice is a switch."""
    return "/" in choice


def write_switch(card: str, new: str, drawn: str) -> str:
    """Return the choice of a card that goes back and the subdecks of the two that come."""
    return f"{card}/{new}/{drawn}"


def read_switch(choice: str) -> Switch:
    """Return the switch in a choice that ``write_switch`` wrote."""
    return msgspec.convert(dict(zip(("card", "new", "drawn"), choice.split("/"), strict=True)), Switch)


def refills(owed: int, piles: Sequence[Pile]) -> tuple[str, ...]:
    """Return all ways to draw some cards, by how many come from each subdeck."""
    left = {subdeck: count_of(piles[place(subdeck)]) for subdeck in SUBDECKS}
    ways = combinations_with_replacement(SUBDECKS, min(owed, sum(left.values())))
    return tuple(
        write_refill(way) for way in ways if all(way.count(subdeck) <= left[subdeck] for subdeck in SUBDECKS)
    )


def write_refill(subdecks: Iterable[str]) -> str:
    """Return the choice of subdecks to draw from, in one order for equal draws."""
    return "+".join(sorted(subdecks, key=SUBDECKS.index))


def read_refill(choice: str) -> tuple[Subdeck, ...]:
    """Return the subdecks in a choice that ``write_refill`` wrote."""
    return msgspec.convert(choice.split("+"), tuple[Subdeck, ...])


def count_of(pile: Pile) -> int:
    """Return how many cards can be drawn from a subdeck, shuffling its discards if necessary."""
    return len(pile.hidden) + len(pile.discarded)
