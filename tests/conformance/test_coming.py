"""Games that are not registered yet keep what the contract promises."""

from collections.abc import Callable

import pytest

from tests.conformance.kit import CHECKS, Table, check_first_events, check_playout, seeds
from tests.conformance.tables import COMING_TABLES, TABLES

COMING = [
    pytest.param(table, id=f"{game_id}-{number}")
    for game_id, tables in COMING_TABLES.items()
    for number, table in enumerate(tables(), 1)
]


def test_a_coming_game_is_not_registered_yet() -> None:
    assert set(COMING_TABLES) & set(TABLES) == set()


@pytest.mark.parametrize("table", COMING)
def test_hundreds_of_random_playouts_come_to_an_end(table: Table) -> None:
    for seed in seeds(500):
        check_playout(table, seed)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", COMING)
def test_the_contract_is_kept(table: Table, check: Callable[[Table, bytes], object]) -> None:
    for seed in seeds(3):
        check(table, seed)


@pytest.mark.parametrize("table", COMING)
def test_the_first_events_reach_only_whom_they_are_for(table: Table) -> None:
    check_first_events(table, 200)
