"""The worth of a duel between two turns, learnt from the exact solution of each pairing.

The file holds the values of full hands at all healths, the worth of every two cards in the first turn, and a
few sums for the sizes of hand at which a search stops: what each spent card, each two spent by one side, and
each two spent by both count, at every health.

Of a pairing with uneven hands less is known: each hand of either side is a few numbers, and for each shape by
health a form turns the numbers of two hands into an amount.
"""

import lzma
from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import add, mul
from pathlib import Path
from sys import byteorder

import msgspec
from typing_extensions import override

from rules.bushido.values import FULL_HEALTH
from rules.bushido.wheel import TECHNIQUES

CARDS = len(TECHNIQUES)
FULL = (1 << CARDS) - 1
"""A full hand; a hand is a number with a bit for each card it holds."""
SIZES = (5, 6, 7)
"""Sizes of hand at which a search may stop."""
TWOS = {1 << one | 1 << other: place for place, (one, other) in enumerate(combinations(range(CARDS), 2))}
"""The number of each pair of cards."""
TERMS = 1 + 2 * CARDS + CARDS**2 + 2 * len(TWOS)
"""The number of terms: nothing spent, one card, one of either side, and two of a side."""
AT_HAND = 4
"""Pairings to cache: each takes about two megabytes."""
FINEST = 65_534
"""Values of full hands are multiples of one divided by this, counted from one half."""

PARTS = 24
"""How many numbers represent an uneven hand."""
HANDS_AT_HAND = 400
"""Uneven hands to cache: each takes about six kilobytes, as an array a third of what tuples do."""
HAND_STEP, FORM_STEP = 1 / 128, 1 / 64

Vector = Sequence[float]
Hands = tuple[int, ...]
"""All that a hand may be, which are equally likely."""


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """The contents of the file."""

    edition: int
    rank: int
    """The number of shapes, which are the ways in which a spent card may count by health."""
    step: float
    """The unit of a pairing's terms."""
    shape_step: float
    shapes: bytes
    """By health, opponent's health and shape."""
    pairings: dict[str, bytes]
    uneven: dict[str, bytes] = {}
    """By pairing: a form for each shape, the first and second fighters' hands, and the first turn.

    The first turn is the worth of every two cards.
    """


class Shaped(ABC):
    """The chance of the first of two fighters to win, as a sum of shapes by health."""

    def __init__(self, shapes: Sequence[Vector], opening: Sequence[int]) -> None:
        self.shapes = shapes
        worth = [0.5 + number / FINEST for number in opening]
        self.opening = [worth[at : at + CARDS] for at in range(0, len(worth), CARDS)]
        """The worth of every two cards in the first turn."""

    @abstractmethod
    def full(self, health: int, foe_health: int) -> float:
        """Return the worth of full hands."""

    @abstractmethod
    def weights(self, owns: Hands, foes: Hands) -> Vector:
        """Return the amount of each shape in the average worth of two hands."""

    def of(self, health: int, foe_health: int, weights: Vector) -> float:
        """Return the worth of two hands, given the amount of each shape."""
        shape = self.shapes[(health - 1) * FULL_HEALTH + foe_health - 1]
        return min(max(sum(map(mul, shape, weights)), 0.0), 1.0)


class Worth(Shaped):
    """The chance of the first of two fighters to win, with even hands of a known size."""

    def __init__(self, kept: Kept, shapes: Sequence[Vector], pairing: bytes) -> None:
        numbers = unpacked(pairing)
        healths, rank = FULL_HEALTH**2, kept.rank
        super().__init__(shapes, numbers[healths + len(SIZES) * rank * TERMS :])
        self._full = [0.5 + number / FINEST for number in numbers[:healths]]
        self._terms: dict[int, list[Vector]] = {}
        for at, size in enumerate(SIZES):
            first = healths + at * rank * TERMS
            counts = [numbers[first + shape * TERMS : first + (shape + 1) * TERMS] for shape in range(rank)]
            self._terms[size] = [
                tuple(number * kept.step for number in term) for term in zip(*counts, strict=True)
            ]
        self._own: dict[int, tuple[Vector, list[Vector]]] = {}
        self._foe: dict[int, tuple[Vector, list[int]]] = {}

    @override
    def full(self, health: int, foe_health: int) -> float:
        return self._full[(health - 1) * FULL_HEALTH + foe_health - 1]

    @override
    def weights(self, owns: Hands, foes: Hands) -> Vector:
        # Even hands are known: nothing is discarded or taken back at random.
        (own,), (foe,) = owns, foes
        if own not in self._own:
            self._own[own] = self._of_own(own)
        if foe not in self._foe:
            self._foe[foe] = self._of_foe(foe)
        (of_own, by_card), (of_foe, spent) = self._own[own], self._foe[foe]
        return _total(of_own, of_foe, *[by_card[card] for card in spent])

    def _of_own(self, own: int) -> tuple[Vector, list[Vector]]:
        """Return what the first hand counts by itself, and beside each card the opponent may have spent."""
        terms, spent, twos = self._terms[own.bit_count()], _spent(own), 1 + 2 * CARDS + CARDS**2
        alone = _total(
            terms[0],
            *[terms[1 + card] for card in spent],
            *[terms[twos + TWOS[1 << one | 1 << other]] for one, other in combinations(spent, 2)],
        )
        both = 1 + 2 * CARDS
        return alone, [_total(*[terms[both + card * CARDS + foe] for card in spent]) for foe in range(CARDS)]

    def _of_foe(self, foe: int) -> tuple[Vector, list[int]]:
        """Return what the second hand counts by itself, and its spent cards."""
        terms, spent = self._terms[foe.bit_count()], _spent(foe)
        twos = 1 + 2 * CARDS + CARDS**2 + len(TWOS)
        alone = _total(
            *[terms[1 + CARDS + card] for card in spent],
            *[terms[twos + TWOS[1 << one | 1 << other]] for one, other in combinations(spent, 2)],
        )
        return alone, spent


class UnevenWorth(Shaped):
    """The chance of the first of two fighters to win, with any hands."""

    def __init__(self, shapes: Sequence[Vector], pairing: bytes) -> None:
        numbers, forms = unpacked(pairing), len(shapes[0]) * PARTS
        steps = [*[FORM_STEP] * (forms * PARTS), *[HAND_STEP] * (2 * FULL * PARTS)]
        super().__init__(shapes, numbers[len(steps) :])
        # Ends where the steps do, before the first turn.
        whole = array("d", map(mul, numbers, steps))
        parts = [whole[at : at + PARTS] for at in range(0, len(whole), PARTS)]
        by_foe, self._hands = parts[:forms], (parts[forms : forms + FULL], parts[-FULL:])
        by_own = [
            line for at in range(0, forms, PARTS) for line in zip(*by_foe[at : at + PARTS], strict=True)
        ]
        self._forms = by_foe, by_own
        self._lines: dict[tuple[int, int], list[Vector]] = {}

    @override
    def full(self, health: int, foe_health: int) -> float:
        return self.of(health, foe_health, self.weights((FULL,), (FULL,)))

    @override
    def weights(self, owns: Hands, foes: Hands) -> Vector:
        # A form is linear in either hand, so the side with more hands is averaged first.
        seat = int(len(owns) > len(foes))
        few, many = (foes, owns) if seat else (owns, foes)
        mean = _mean([self._hands[1 - seat][hand - 1] for hand in many])
        return _mean([[sum(map(mul, line, mean)) for line in self._lines_of(seat, hand)] for hand in few])

    def _lines_of(self, seat: int, hand: int) -> list[Vector]:
        """Return what each form makes of a hand: a line for the numbers of the other side's hand."""
        if (seat, hand) not in self._lines:
            if len(self._lines) == HANDS_AT_HAND:
                self._lines.clear()
            numbers = self._hands[seat][hand - 1]
            lines = [sum(map(mul, line, numbers)) for line in self._forms[seat]]
            self._lines[seat, hand] = [
                array("d", lines[at : at + PARTS]) for at in range(0, len(lines), PARTS)
            ]
        return self._lines[seat, hand]


@cache
def learnt() -> Kept:
    """Read the file."""
    return msgspec.msgpack.decode(Path(__file__).with_name("duel.weights").read_bytes(), type=Kept)


@cache
def shapes() -> list[Vector]:
    """Return the shapes at each pair of healths."""
    kept = learnt()
    numbers = [number * kept.shape_step for number in unpacked(kept.shapes)]
    return [tuple(numbers[at : at + kept.rank]) for at in range(0, len(numbers), kept.rank)]


def known_as(edition: int, one: str, other: str) -> tuple[str, str] | None:
    """Return two fighters in the order in which their pairing was learnt, or None."""
    if edition != learnt().edition:
        return None
    either = (one, other), (other, one)
    return next((pair for pair in either if "-".join(pair) in learnt().pairings or is_uneven(pair)), None)


def is_uneven(fighters: tuple[str, str]) -> bool:
    """Return whether a known pairing may have uneven hands."""
    return "-".join(fighters) in learnt().uneven


@lru_cache(maxsize=AT_HAND)
def worth(edition: int, fighters: tuple[str, str]) -> Worth | UnevenWorth | None:
    """Return the worth of a pairing, or None if it was not learnt in this order."""
    if known_as(edition, *fighters) != fighters:
        return None
    if is_uneven(fighters):
        return UnevenWorth(shapes(), learnt().uneven["-".join(fighters)])
    return Worth(learnt(), shapes(), learnt().pairings["-".join(fighters)])


def packed(numbers: Sequence[int]) -> bytes:
    """Pack integers, all low bytes first: the high ones are mostly alike."""
    kept = array("h", numbers)
    # The file is little-endian, whatever machine made it.
    if byteorder == "big":
        kept.byteswap()
    raw = kept.tobytes()
    return lzma.compress(raw[::2] + raw[1::2], preset=9)


def unpacked(written: bytes) -> "array[int]":
    """Return the integers that ``packed`` wrote."""
    raw = lzma.decompress(written)
    both = bytearray(len(raw))
    both[::2], both[1::2] = raw[: len(raw) // 2], raw[len(raw) // 2 :]
    kept = array("h", bytes(both))
    if byteorder == "big":
        kept.byteswap()
    return kept


def _spent(hand: int) -> list[int]:
    return [card for card in range(CARDS) if not hand >> card & 1]


def _total(first: Vector, *others: Vector) -> Vector:
    total = first
    for other in others:
        total = tuple(map(add, total, other))
    return total


def _mean(vectors: Sequence[Sequence[float]]) -> Sequence[float]:
    if len(vectors) == 1:
        return vectors[0]
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
