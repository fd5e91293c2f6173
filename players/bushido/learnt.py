"""What was learnt from the exact solution of each pairing, as a file holds it."""

import lzma
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from sys import byteorder

import msgspec

from rules.bushido.duel import Duel


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
    """By pairing: full hands, a form for each shape, the first and second fighters' hands, the first turn.

    Full hands are given by both healths, the first turn as the worth of every two cards.
    """


@cache
def learnt() -> Kept:
    """Read the file."""
    return msgspec.msgpack.decode(Path(__file__).with_name("duel.weights").read_bytes(), type=Kept)


def known_as(edition: int, one: str, other: str) -> tuple[str, str] | None:
    """Return two fighters in the order in which their pairing was learnt, or None."""
    if edition != learnt().edition:
        return None
    either = (one, other), (other, one)
    return next((pair for pair in either if "-".join(pair) in learnt().pairings or is_uneven(pair)), None)


def can_reckon(game: Duel, fighters: Sequence[str]) -> bool:
    """Return whether enough is known of two fighters, in either order."""
    return known_as(game.edition.number, *fighters) is not None


def is_uneven(fighters: tuple[str, str]) -> bool:
    """Return whether a known pairing may have uneven hands."""
    return "-".join(fighters) in learnt().uneven


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
