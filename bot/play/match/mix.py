"""The mix: ids of what people clicked, which the host could not know when the secret of the dice was sealed.

An acceptance is mixed in from the beginning, play 0; the first choice of a seat, from the play for which it
was made. What is chosen without a click adds nothing.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store import rows
from rules.dice import Dice, derived

ACCEPTED = 0
"""The play with which acceptances are mixed in: the beginning."""


class Mixed(NamedTuple):
    """One id of the mix."""

    play: int
    seat: int
    interaction_id: int


Mix = tuple[Mixed, ...]


def mix_of_acceptances(ids: Iterable[int | None]) -> Mix:
    """Return what acceptances add, in the order of the seats."""
    return tuple(Mixed(ACCEPTED, seat, each) for seat, each in enumerate(ids) if each is not None)


def mix_of(seats: Sequence[rows.Seat]) -> Mix:
    """Return all that a table has added so far."""
    chosen = (
        Mixed(seat.first_play, seat.seat, seat.first_choice_id)
        for seat in seats
        if seat.first_play is not None and seat.first_choice_id is not None
    )
    # Always in the same order: it is hashed as it is written.
    return tuple(sorted((*mix_of_acceptances(seat.acceptance_id for seat in seats), *chosen)))


def written(mix: Mix) -> str:
    """Write a mix as it is hashed and shown."""
    return " ".join("/".join(map(str, each)) for each in mix)


def read_mix(text: str) -> Mix:
    """Read a mix as it is written. Raise ValueError or TypeError for what is none."""
    return tuple(Mixed(*map(int, each.split("/"))) for each in text.split())


def mixed_seed(secret: bytes, mix: Mix, play: int) -> bytes:
    """Return the seed of a play: from the secret, and from what was clicked up to that play."""
    return derived(secret, written(tuple(each for each in mix if each.play <= play)))


def seed_of_play(match: rows.Match, seats: Sequence[rows.Seat], play: int) -> bytes:
    """Return the seed from which the dice of a play are thrown; play 0 is the beginning."""
    secret = bytes.fromhex(match.seed)
    return mixed_seed(secret, mix_of(seats), play) if match.mixed else secret


def dice_of_play(match: rows.Match, seats: Sequence[rows.Seat], play: int) -> Dice:
    """Return the dice of a play."""
    return Dice(seed_of_play(match, seats, play), play)
