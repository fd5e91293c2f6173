"""Games that have only one of two things gatherings know: stamina or roles."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from typing_extensions import override

from rules.game import Setup
from rules.games import GAMES
from tests.toys.high_card import HighCard, HighCardOptions, HighCardState


class Stout(HighCard):
    """Has stamina to carry over, but no roles."""

    id = "toy.stout/1"
    stamina = 12

    @override
    def score(self, state: HighCardState) -> tuple[int, ...]:
        lost = set(range(len(state.hands))) - set(state.result.winners) if state.result else set[int]()
        return tuple(0 if seat in lost else self.stamina for seat in range(len(state.hands)))


class CastOptions(HighCardOptions, frozen=True):
    """The role of each seat."""

    roles: tuple[str, ...] = ()


class Cast(HighCard):
    """Has roles, but no stamina to carry over."""

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
    """Register these games while the context lasts; they have a name, but no screens."""
    with pytest.MonkeyPatch.context() as patch:
        for toy in (Stout(), Cast()):
            patch.setitem(GAMES, toy.id, toy)
        yield
