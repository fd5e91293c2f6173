"""One database of the two for what is tested through the bot's rooms, in a quick run of all tests."""

from pathlib import Path
from zlib import crc32

import pytest

from tests.depth import DEPTH

ROOMS = tuple(Path(__file__).parent / room for room in ("play", "e2e"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run a test of these rooms on one of the two databases, by its name and its case.

    Two processes, or several calls at once, meet on both. Each query has tests of its own on both in
    ``tests/queries``, so what is lost is a call with a wrong value in one place that no other test passes.
    Half of the moments at which the bot is killed come on each database.
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
    """Tell whether a test runs on the other database alone."""
    assert isinstance(item, pytest.Function)
    kind = getattr(item, "callspec", None) and item.callspec.params.get("database_url")
    if kind is None or "rival" in item.fixturenames or "gather" in item.function.__code__.co_names:
        return False
    on = ("sqlite", "postgresql")[crc32(item.name.replace(kind, "").encode()) % 2]
    return kind != on
