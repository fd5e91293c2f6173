"""Ranks by honor."""

from typing import NamedTuple


class Rank(NamedTuple):
    """A rank: its key in the catalogue, and the least honor for it."""

    name: str
    least: int


SHAMED = "shamed"
"""The rank of a player with negative honor."""

RANKS = (
    Rank("stranger", 0),
    Rank("page", 5),
    Rank("footman", 15),
    Rank("retainer", 40),
    Rank("samurai", 80),
    Rank("banner-guard", 150),
    Rank("captain", 300),
    Rank("house-elder", 600),
    Rank("lord", 1_200),
)
"""Every rank, lowest first; winning a duel is worth 3 honor, losing one 1."""


def rank_of(tally: int) -> str:
    """Return the rank for an amount of honor."""
    return next((rank.name for rank in reversed(RANKS) if tally >= rank.least), SHAMED)


def next_rank(tally: int) -> Rank | None:
    """Return the next rank; None at the top."""
    return next((rank for rank in RANKS if rank.least > tally), None)
