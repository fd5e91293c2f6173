"""The tables at which every game of the registry is tried."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from rules.bushido.brawl import BrawlOptions
from rules.bushido.duel import DuelOptions
from rules.bushido.fighters import FIGHTERS
from rules.games import GAMES
from tests.conformance.kit import Table


def _duels() -> Iterator[Table]:
    roster = tuple(FIGHTERS)
    for pair in pairwise((*roster, roster[0])):
        yield Table(GAMES["bushido.duel/1"], 2, DuelOptions(pair))
    yield Table(GAMES["bushido.duel/1"], 2, DuelOptions(("manipulator", "manipulator")))
    yield Table(GAMES["bushido.duel/1"], 2, DuelOptions(("swift", "wanderer"), (1, 14)))


def _brawls() -> Iterator[Table]:
    roster = tuple(FIGHTERS)
    brawl = GAMES["bushido.brawl/1"]
    for seats in brawl.seats:
        yield Table(brawl, seats, BrawlOptions(roster[-seats:]))
    yield Table(brawl, 3, BrawlOptions(("manipulator", "thrillseeker", "manipulator")))


TABLES: dict[str, Callable[[], Iterator[Table]]] = {"bushido.duel/1": _duels, "bushido.brawl/1": _brawls}
