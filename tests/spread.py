"""Spreads tests that wait (for sockets, processes, a kill) among those that compute, so no core is idle."""

from itertools import groupby
from pathlib import Path

import pytest

WAITING = Path(__file__).parent / "e2e"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put a file of waiting tests after every so many other tests; files stay whole, and in their order.

    Each worker takes a part of the list. In the order of folders, all would compute first and wait last.
    """
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    waiting = [tests for tests in files if WAITING in tests[0].path.parents]
    computing = [tests for tests in files if WAITING not in tests[0].path.parents]
    items[:] = [item for tests in _merged(waiting, computing) for item in tests]


def _merged(some: list[list[pytest.Item]], others: list[list[pytest.Item]]) -> list[list[pytest.Item]]:
    """Merge two lists of files evenly, by how far each has come in its own list."""
    placed = [each for files in (some, others) for each in zip(_places(files), files, strict=True)]
    return [tests for _, tests in sorted(placed, key=lambda each: each[0])]


def _places(files: list[list[pytest.Item]]) -> list[float]:
    """Return which share of all tests comes before the middle of each file."""
    total, before, places = sum(map(len, files)), 0, list[float]()
    for tests in files:
        places.append((before + len(tests) / 2) / total)
        before += len(tests)
    return places
