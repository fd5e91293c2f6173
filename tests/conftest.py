import asyncio
import gc
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from bot.__main__ import COLLECT_AFTER
from bot.face.words import Words
from tests.depth import DEPTH
from tests.toys.house import toys_in_the_house

# Each start of a bot would read the system's certificates, but nothing here connects to the outside.
os.environ["SSL_CERT_FILE"] = os.devnull

# Ten thousand tests and all they need are loaded and stay: no garbage collection need look at them.
gc.disable()

settings.register_profile("house", deadline=None, max_examples=40 * DEPTH)  # no test here is about time
settings.load_profile("house")

pytest_plugins = ("tests.databases", "tests.one_database", "tests.spread", "tests.face.french")


def pytest_collection_finish() -> None:
    """Turn garbage collection on, as rare as in the bot, and exempt everything that is loaded by now."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()


@pytest.fixture(scope="session")
async def shared_loop() -> asyncio.AbstractEventLoop:
    """Return the loop that all tests of a worker share."""
    return asyncio.get_running_loop()


async def ended(tasks: set[asyncio.Task[object]]) -> None:
    """Wait until all tasks have ended, whatever their results."""
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.fixture(autouse=True)
def nothing_goes_on(shared_loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """End what a test has left running; the loop itself runs only if there is something to end."""
    before = asyncio.all_tasks(shared_loop)
    yield
    left = asyncio.all_tasks(shared_loop) - before
    for task in left:
        task.cancel()
    if left:
        shared_loop.run_until_complete(ended(left))


@pytest.fixture
def toys() -> Iterator[None]:
    """Register the toy games for every test."""
    with toys_in_the_house():
        yield


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail the test that meets a missing sentence."""
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def heard_interrupts() -> Iterator[None]:
    """Pass Ctrl+C on to what a test starts, even if the tests run in the background and do not hear it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
