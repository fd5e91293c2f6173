"""A local Discord with the bot on it; Discord's own document judges every request made here."""

import logging
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
from discord.ui.view import BaseView, ViewStore
from structlog.processors import format_exc_info
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.face import words
from bot.face.adapter import Control
from bot.face.words import imprint
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, open_store
from bot.wire import sync
from bot.wire.client import DuelBot
from tests.e2e import commands_known as known
from tests.e2e.commands_known import commands_known, keep_commands
from tests.e2e.judge import judged
from tests.e2e.patience import unhurry
from tests.e2e.process import BotProcess
from tests.e2e.table import Clock, Table, nothing_waits, seated
from tests.views import view_tasks


@pytest.fixture(autouse=True)
def in_no_hurry(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow a placeholder or a failed answer only if a test causes it, and never because the machine is busy.

    A bot in its own process keeps to the time that Discord gives it.
    """
    if "host" not in request.fixturenames:
        unhurry(monkeypatch)


@pytest.fixture(scope="session", autouse=True)
def words_read_once() -> Iterator[None]:
    """Compute the imprint of the words once for all bots that have the same words, not at each start."""
    taken = cache(lambda _folders: imprint())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sync, "imprint", lambda: taken(tuple(words.FOLDERS)))
        yield


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    """Open a Discord whose every request is judged."""
    async with judged() as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    """Return a clock that a test can put forward."""
    return Clock()


@pytest.fixture
def store_file(bare_sqlite_url: str) -> str:
    """Return the path of the bot's database file."""
    return bare_sqlite_url.removeprefix("sqlite:///")


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    """Open the bot's database."""
    async with open_store(sqlite_url, durable=False) as opened:  # no test pulls the plug of the machine
        yield opened


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the bot's commands, whatever an earlier bot has registered."""
    monkeypatch.setattr(known, "_last", [])


@pytest.fixture
async def bot(local: LocalDiscord, store: Store, clock: Clock) -> AsyncIterator[DuelBot]:
    """Log the bot in."""
    await commands_known(local, store)
    async with logged_in(local, Context(store, clock, SeededChance(1))) as started:
        await keep_commands(local, store)
        yield started
        check_controls(started)


def check_controls(bot: DuelBot) -> None:
    """Check that discord.py keeps none of our views, forms and tasks, but knows our one kind of control."""
    kept = bot._connection._view_store
    assert not any(kept._views.values())
    assert not kept._synced_message_views
    assert not kept._modals
    assert not view_tasks()
    assert list(kept._dynamic_items.values()) == [Control]


@pytest.fixture
async def table(local: LocalDiscord, bot: DuelBot) -> Table:
    """Begin a duel of Aya and Ben, and wait until the bot knows that its whole beginning was sent."""
    table = await seated(local)
    await nothing_waits(bot)
    return table


@pytest.fixture(autouse=True)
def unkept(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test in which the library keeps a view, because it was not stopped before it was sent."""
    keep, kept = ViewStore.add_view, list[BaseView]()

    def note(store: ViewStore, view: BaseView, message_id: int | None = None) -> None:
        kept.append(view)
        keep(store, view, message_id)

    monkeypatch.setattr(ViewStore, "add_view", note)
    yield
    assert kept == []


@pytest.fixture(autouse=True)
def log(caplog: pytest.LogCaptureFixture) -> Iterator[list[EventDict]]:
    """Keep what the bot logs, including tracebacks; a test fails if it logs an error."""
    with capture_logs([format_exc_info]) as entries:
        yield entries
    assert [entry for entry in entries if entry["log_level"] in ("error", "critical")] == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def process_url(bare_sqlite_url: str) -> str:
    """Return the URL of the empty database for a bot in its own process."""
    return bare_sqlite_url


@pytest.fixture
async def host(local: LocalDiscord, tmp_path: Path, process_url: str) -> AsyncIterator[BotProcess]:
    """Prepare to run the bot in its own process."""
    prepared = BotProcess(local, tmp_path, process_url)
    yield prepared
    await prepared.end()
    assert "Traceback" not in prepared.said


@pytest.fixture
async def process(host: BotProcess) -> AsyncIterator[BotProcess]:
    """Start the bot in its own process; it may log no error, whatever is done to it."""
    await host.start()
    yield host
    await host.end()
    assert [entry for entry in host.log if entry["level"] in ("error", "critical")] == []
