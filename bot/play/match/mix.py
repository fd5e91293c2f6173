"""The mix: ids of people's clicks, which the host could not know when the dice secret was sealed.

Acceptances are mixed in from play 0, the beginning; a seat's first choice, from the play it was made for.
Choices made without a click add nothing.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.store import rows
from rules.dice import Dice, derived

ACCEPTED = 0
"""The play from which acceptances are mixed in: the beginning."""


class Mixed(NamedTuple):
    """One id of the mix."""

    play: int
    seat: int
    interaction_id: int


Mix = tuple[Mixed, ...]


def mix_of_acceptances(ids: Iterable[int | None]) -> Mix:
    """Return what acceptances add, in seat order."""
    return tuple(Mixed(ACCEPTED, seat, each) for seat, each in enumerate(ids) if each is not None)


def mix_of(seats: Sequence[rows.Seat]) -> Mix:
    """Return everything the players of a match have added so far."""
    chosen = (
        Mixed(seat.first_play, seat.seat, seat.first_choice_id)
        for seat in seats
        if seat.first_play is not None and seat.first_choice_id is not None
    )
    # Always in the same order: the written form is hashed.
    return tuple(sorted((*mix_of_acceptances(seat.acceptance_id for seat in seats), *chosen)))


def written(mix: Mix) -> str:
    """Return a mix as text, as it is hashed and shown."""
    return " ".join("/".join(map(str, each)) for each in mix)


def read_mix(text: str) -> Mix:
    """Parse a written mix. Raise ValueError or TypeError for anything else."""
    return tuple(Mixed(*map(int, each.split("/"))) for each in text.split())


def mixed_seed(secret: bytes, mix: Mix, play: int) -> bytes:
    """Return the seed of a play, from the secret and the clicks up to that play."""
    return derived(secret, written(tuple(each for each in mix if each.play <= play)))


def seed_of_play(match: rows.Match, seats: Sequence[rows.Seat], play: int) -> bytes:
    """Return the seed for the dice of a play; play 0 is the beginning."""
    secret = bytes.fromhex(match.seed)
    return mixed_seed(secret, mix_of(seats), play) if match.mixed else secret


def dice_of_play(match: rows.Match, seats: Sequence[rows.Seat], play: int) -> Dice:
    """Return the dice of a play."""
    return Dice(seed_of_play(match, seats, play), play)
