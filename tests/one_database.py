"""Runs tests of the bot's rooms on only one of the two databases, in a quick run of all tests."""

from pathlib import Path
from zlib import crc32

import pytest

from tests.depth import DEPTH

ROOMS = tuple(Path(__file__).parent / room for room in ("play", "e2e"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run a test of these rooms on one of the two databases, chosen by its name and case.

    Tests with two processes, or with several calls at once, run on both. Each query has its own tests on both
    in ``tests/queries``, so what goes unnoticed is a call with a wrong value in one place that no other test
    passes. The moments at which the bot is killed are split evenly between the databases.
    """
    whole = [Path(arg).name for arg in config.args] == ["tests"]
    if DEPTH > 1 or not whole:
        return
    left_out = {
        item for item in items if any(room in item.path.parents for room in ROOMS) and _is_left_out(item)
    }
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def _is_left_out(item: pytest.Item) -> bool:
    """Return whether a test runs only on the other database."""
    assert isinstance(item, pytest.Function)
    kind = getattr(item, "callspec", None) and item.callspec.params.get("database_url")
    if kind is None or "rival" in item.fixturenames or "gather" in item.function.__code__.co_names:
        return False
    on = ("sqlite", "postgresql")[crc32(item.name.replace(kind, "").encode()) % 2]
    return kind != on
