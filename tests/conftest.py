import asyncio
import gc
import os
from collections.abc import AsyncIterator, Iterator

import pytest
from hypothesis import settings

from bot.__main__ import COLLECT_AFTER
from bot.face.words import Words
from tests.depth import DEPTH
from tests.toys.house import toys_in_the_house

# Each start of a bot would read the world's certificates, but nothing here talks to the world.
os.environ["SSL_CERT_FILE"] = os.devnull

# Ten thousand tests and all they need are loaded and stay: no search for what is unused need pass them.
gc.disable()

settings.register_profile("house", deadline=None, max_examples=100 * DEPTH)  # no test here is about time
settings.load_profile("house")

pytest_plugins = ("tests.databases", "tests.face.french")


def pytest_collection_finish() -> None:
    """Begin to look for what is unused, as rarely as the bot does, and not among what is there by now."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()


@pytest.fixture(autouse=True)
async def nothing_goes_on() -> AsyncIterator[None]:
    """End what a test has left running, for all tests of a worker share one loop."""
    before = asyncio.all_tasks()
    yield
    left = asyncio.all_tasks() - before - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


@pytest.fixture
def toys() -> Iterator[None]:
    """Bring the toy games into the house."""
    with toys_in_the_house():
        yield


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail the test that meets a missing sentence."""
    monkeypatch.setattr(Words, "strict", True)
