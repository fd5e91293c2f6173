"""Games of which gatherings know one thing and lack the other: stamina without roles, or the reverse."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from typing_extensions import override

from rules.game import Setup
from rules.games import GAMES
from tests.toys.high_card import HighCard, HighCardOptions, HighCardState


class Stout(HighCard):
    """With something to hand on, and nobody to name."""

    id = "toy.stout/1"
    stamina = 12

    @override
    def score(self, state: HighCardState) -> tuple[int, ...]:
        lost = set(range(len(state.hands))) - set(state.result.winners) if state.result else set[int]()
        return tuple(0 if seat in lost else self.stamina for seat in range(len(state.hands)))


class CastOptions(HighCardOptions, frozen=True):
    """Whom each seat plays."""

    roles: tuple[str, ...] = ()


class Cast(HighCard):
    """With somebody to name, and nothing to hand on."""

    id = "toy.cast/1"
    options_type = CastOptions
    role = "fighter"
    roles = ("swift", "lethal-rose")

    @override
    def options(self, seats: int, setup: Setup) -> CastOptions:
        return CastOptions(roles=setup.roles)

    @override
    def cast(self, options: HighCardOptions) -> tuple[str, ...]:
        assert isinstance(options, CastOptions)
        return options.roles


@contextmanager
def lopsided_in_the_house() -> Iterator[None]:
    """Make these games known while the context lasts; they have a name, and no screens of their own."""
    with pytest.MonkeyPatch.context() as patch:
        for toy in (Stout(), Cast()):
            patch.setitem(GAMES, toy.id, toy)
        yield
