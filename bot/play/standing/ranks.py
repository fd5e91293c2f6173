"""Ranks: what a tally of honor makes of a player."""

from typing import NamedTuple


class Rank(NamedTuple):
    """A rank, by its key in the catalogue, and the honor from which it is held."""

    name: str
    least: int


SHAMED = "shamed"
"""What a player is whose bad deeds outweigh the good ones."""

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
"""Every rank, from the lowest; a duel fought and won is worth 3, one lost 1."""


def rank_of(tally: int) -> str:
    """Return the rank a player holds by their honor."""
    return next((rank.name for rank in reversed(RANKS) if tally >= rank.least), SHAMED)


def next_rank(tally: int) -> Rank | None:
    """Return the rank a player holds next, or None at the top."""
    return next((rank for rank in RANKS if rank.least > tally), None)
