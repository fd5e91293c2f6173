"""The tables at which every registered game is tried."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from bot.play.ground.repertoire import versions
from rules.bushido.brawl import BrawlOptions
from rules.bushido.duel import DuelOptions
from rules.games import GAMES
from rules.kendo.state import KendoOptions
from rules.pocket.state import PocketOptions
from rules.way.state import Leg, WayOptions
from tests.conformance.kit import Table
from tests.toys.buried import DIGS, Buried, BuriedOptions
from tests.toys.high_card import HighCard, HighCardOptions
from tests.toys.odds_evens import ROUNDS, OddsEvens, OddsEvensOptions


def _duels(game_id: str) -> Iterator[Table]:
    roster = GAMES[game_id].roles
    for pair in pairwise((*roster, roster[0])):
        yield Table(GAMES[game_id], 2, DuelOptions(pair))
    yield Table(GAMES[game_id], 2, DuelOptions(("manipulator", "manipulator")))
    yield Table(GAMES[game_id], 2, DuelOptions(("swift", "wanderer"), (1, 14)))


def _brawls(game_id: str) -> Iterator[Table]:
    brawl = GAMES[game_id]
    for seats in brawl.seats:
        yield Table(brawl, seats, BrawlOptions(brawl.roles[-seats:]))
    yield Table(brawl, 3, BrawlOptions(("manipulator", "thrillseeker", "manipulator")))


def _high_cards() -> Iterator[Table]:
    for seats in HighCard.seats:
        yield Table(HighCard(), seats, HighCardOptions())
        yield Table(HighCard(), seats, HighCardOptions(lowest_wins=True))


def _searches() -> Iterator[Table]:
    for digs in DIGS.values():
        yield Table(Buried(), 1, BuriedOptions(digs))


def _fingers() -> Iterator[Table]:
    for rounds in ROUNDS.values():
        yield Table(OddsEvens(), 2, OddsEvensOptions(rounds))


def _pockets(game_id: str) -> Iterator[Table]:
    for length in ("single", "best-of-three"):
        for draft in ("open", "quick"):
            yield Table(GAMES[game_id], 2, PocketOptions(length, draft))


def _kendo_duels(game_id: str) -> Iterator[Table]:
    duel = GAMES[game_id]
    for seats in duel.seats:
        yield Table(duel, seats, KendoOptions())


def _kendo_competitions(game_id: str) -> Iterator[Table]:
    yield Table(GAMES[game_id], 2, KendoOptions())


def _fights(game_id: str) -> Iterator[Table]:
    way = GAMES[game_id]
    yield Table(way, 1, WayOptions())
    yield Table(way, 1, WayOptions("shiro", "wakizashi", "bamboo", "glare", blood=True, yoroi="mine"))
    yield Table(way, 1, WayOptions("three", "kusarigama", "cliff", blood=True, yoroi="theirs", literal=True))
    leg = Leg(life=7, ki=4, pawn=2, virtue="jin", virtue_won=True, specials=("special-sun-1",), camps=True)
    yield Table(way, 1, WayOptions("master", "bokken", "field", "fog", gisei=False, leg=leg))


Tables: TypeAlias = dict[str, Callable[[], Iterator[Table]]]

TABLES: Tables = {
    **{game_id: partial(_duels, game_id) for game_id in versions("bushido.duel")},
    **{game_id: partial(_brawls, game_id) for game_id in versions("bushido.brawl")},
    "pocket.hand/1": partial(_pockets, "pocket.hand/1"),
    "pocket.hand/2": partial(_pockets, "pocket.hand/2"),
    "kendo.duel/1": partial(_kendo_duels, "kendo.duel/1"),
    "kendo.competition/1": partial(_kendo_competitions, "kendo.competition/1"),
    "kendo.duel/2": partial(_kendo_duels, "kendo.duel/2"),
    "kendo.competition/2": partial(_kendo_competitions, "kendo.competition/2"),
    "way.fight/1": partial(_fights, "way.fight/1"),
    "way.fight/2": partial(_fights, "way.fight/2"),
}

TOY_TABLES: Tables = {"toy.high-card/1": _high_cards, "toy.buried/1": _searches, "toy.odds-evens/1": _fingers}
"""The tables at which the toy games are tried."""
