"""The toy games keep what the contract promises, so that what is tried with them is tried with games."""

from collections.abc import Callable

import pytest

from tests.conformance.kit import CHECKS, Table, check_first_events, check_playout, seeds
from tests.conformance.tables import TOY_TABLES
from tests.toys.house import TOYS

TABLES = [table for tables in TOY_TABLES.values() for table in tables()]


def test_every_toy_has_tables_to_be_tried_at() -> None:
    assert set(TOY_TABLES) == {toy.id for toy in TOYS}


@pytest.mark.parametrize("table", TABLES)
def test_a_toy_comes_to_an_end(table: Table) -> None:
    for seed in seeds(200):
        check_playout(table, seed)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("table", TABLES)
def test_a_toy_keeps_the_contract(table: Table, check: Callable[[Table, bytes], object]) -> None:
    for seed in seeds(3):
        check(table, seed)


@pytest.mark.parametrize("table", TABLES)
def test_the_first_events_of_a_toy_reach_only_whom_they_are_for(table: Table) -> None:
    check_first_events(table, 50)
