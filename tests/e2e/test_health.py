"""What says that all is well, a file and what systemd hears: given anew as long as it is, and no longer."""

import asyncio
import json
import time
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff
from structlog.testing import capture_logs
from structlog.typing import EventDict

from bot.play.deadlines import Deadlines
from bot.play.ground.context import Context
from bot.play.ground.times import MINUTE
from bot.play.messages.parcels import BOARD
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store, open_store
from bot.store.share import Share
from bot.wire import client, health, outbox
from bot.wire.client import DuelBot
from bot.wire.health import Health
from tests.e2e.books import books_at
from tests.e2e.process import BotProcess
from tests.e2e.service import Listener
from tests.e2e.table import Clock, nothing_waits, seated

SOON = 15.0


@pytest.fixture(autouse=True)
def log() -> Iterator[list[EventDict]]:
    """Keep what the bot logs, errors and all."""
    with capture_logs() as entries:
        yield entries


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    """Open the bot's database with little patience for others who hold it."""
    async with open_store(sqlite_url, patience_s=0.1) as opened:
        yield opened


@pytest.fixture
def systemd(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Listen as systemd does, in a container where it is out of sight for files."""
    listener = Listener(f"@{uuid.uuid4()}")
    monkeypatch.setenv("NOTIFY_SOCKET", listener.address)
    yield listener
    listener.close()


@pytest.fixture
async def sign(
    bot: DuelBot, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, systemd: Listener
) -> AsyncIterator[Path]:
    """Watch the bot's health so often that trouble shows within a second."""
    monkeypatch.setattr(client, "SWEEP_EVERY", 0.05)
    monkeypatch.setattr(health, "STALE", 1.0)
    monkeypatch.setattr(health, "SIGN_EVERY", 0.05)
    monkeypatch.setattr(health, "LOOK_AGAIN", 0.05)
    path = tmp_path / "health.json"
    bot.sweep_now()  # it waits for the length of the pause that was
    watching = asyncio.create_task(Health(bot, store, path).run())
    await seen(path.exists)
    assert systemd.hears("READY=1")
    yield path
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert not path.exists()


async def seen(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():  # noqa: ASYNC110  neither a file nor a log rings a bell
            await asyncio.sleep(0.02)


async def bad(
    sign: Path, log: list[EventDict], systemd: Listener, words: str, *, alive: bool = False
) -> None:
    """Wait until this is what is the matter, and check that no sign is given, or that of life alone."""
    await seen(lambda: ("not well", words) in [(entry["event"], entry.get("trouble")) for entry in log])
    await seen(lambda: systemd.hears(f"STATUS={words}"))
    take_away(sign)
    log.clear()
    systemd.forget()
    await asyncio.sleep(0.2)  # the time of several signs
    assert not given(sign)
    assert systemd.hears("WATCHDOG=1") is alive


async def well(sign: Path, log: list[EventDict], systemd: Listener) -> None:
    """Wait until all is well again."""
    await seen(lambda: "all is well" in [entry["event"] for entry in log])
    await seen(sign.exists)
    await seen(lambda: systemd.hears("WATCHDOG=1"))


def take_away(sign: Path) -> None:
    sign.unlink()


def given(sign: Path) -> dict[str, int]:
    """Return what the sign says; nothing where there is none."""
    return json.loads(sign.read_text()) if sign.exists() else {}


async def test_a_sign_tells_the_last_good_sweep_and_write_and_what_waits(
    local: LocalDiscord, sign: Path
) -> None:
    await seated(local)
    facts = given(sign)
    assert facts.keys() == {"at", "last_sweep", "last_write", "outbox", "overdue"}
    assert 0 < facts["last_sweep"] <= facts["at"]
    assert 0 < facts["last_write"] <= facts["at"]


async def test_a_sign_tells_for_how_long_something_should_have_been_sent(
    local: LocalDiscord, bot: DuelBot, store: Store, clock: Clock, sign: Path
) -> None:
    table = await seated(local)
    await nothing_waits(bot)
    await seen(lambda: given(sign).get("outbox") == 0)
    assert given(sign)["overdue"] == 0
    at_once, bot.outbox.at_once = bot.outbox.at_once, 0
    await store.transact(lambda tx: BOARD.post(tx, table.match_id, bot.now()))
    clock.forward(MINUTE)
    await seen(lambda: given(sign).get("outbox") == 1 and given(sign)["overdue"])
    assert 60 <= given(sign)["overdue"] < 120
    bot.outbox.at_once = at_once  # else its end is waited for


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop sweeping and sending, so that what was last done stays the last."""
    monkeypatch.setattr(client, "SWEEP_EVERY", 3600.0)
    monkeypatch.setattr(outbox, "LONGEST_REST", 3600.0)


@asynccontextmanager
async def watched(bot: DuelBot, store: Store, path: Path | None) -> AsyncIterator[None]:
    """Watch the bot's health for as long as the context lasts."""
    watching = asyncio.create_task(Health(bot, store, path).run())
    yield
    watching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await watching


async def test_who_wants_no_sign_is_told_in_the_log_alone(
    bot: DuelBot, store: Store, monkeypatch: pytest.MonkeyPatch, log: list[EventDict]
) -> None:
    monkeypatch.setattr(health, "SIGN_EVERY", 0.05)
    monkeypatch.setattr(health, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(health, "STALE", 1.0)
    monkeypatch.setattr(client, "SWEEP_EVERY", 3600.0)
    bot.sweep_now()
    async with watched(bot, store, None):
        await seen(lambda: "not well" in [entry["event"] for entry in log])


@pytest.mark.usefixtures("still")
async def test_a_sign_tells_when_the_last_good_sweep_and_write_were(
    bot: DuelBot, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = asyncio.Event()

    async def hold(_: Deadlines) -> None:
        held.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(health, "STALE", 1000.0)
    monkeypatch.setattr(Deadlines, "beat", hold)
    bot.sweep_now()
    bot.outbox.wake()
    await held.wait()  # a sweep that had begun has ended
    await asyncio.sleep(0.1)  # for the outbox to find nothing
    bot.last_sweep = time.monotonic() - 200
    store.last_write = time.monotonic() - 100
    path = tmp_path / "health.json"
    async with watched(bot, store, path):
        await seen(path.exists)
        facts = given(path)
    assert 199 <= facts["at"] - facts["last_sweep"] <= 205
    assert 99 <= facts["at"] - facts["last_write"] <= 105


async def test_it_looks_again_soon_where_no_sign_can_be_given(
    bot: DuelBot, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: list[EventDict]
) -> None:
    monkeypatch.setattr(health, "SIGN_EVERY", 3600.0)
    monkeypatch.setattr(health, "LOOK_AGAIN", 0.05)
    in_the_way = tmp_path / "signs"
    in_the_way.write_text("a file where a folder should be")
    path = in_the_way / "health.json"
    async with watched(bot, store, path):
        await asyncio.sleep(0.2)
        in_the_way.unlink()
        await seen(path.exists)
    assert "not well" not in [entry["event"] for entry in log], "it was never well before"


async def test_a_sign_is_given_again_and_again(
    bot: DuelBot, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SIGN_EVERY", 0.05)
    monkeypatch.setattr(health, "LOOK_AGAIN", 3600.0)
    path = tmp_path / "health.json"
    await seen(lambda: bot.last_sweep is not None)  # else the first look finds trouble, and is the only one
    async with watched(bot, store, path):
        for _ in range(2):
            await seen(path.exists)
            take_away(path)
        await seen(path.exists)


async def test_there_is_no_sign_while_nothing_can_be_written(
    sign: Path, sqlite_url: str, log: list[EventDict], systemd: Listener
) -> None:
    async with books_at(sqlite_url).locked():
        await bad(sign, log, systemd, "the database takes nothing")
    await well(sign, log, systemd)


async def test_there_is_no_sign_while_deadlines_are_not_swept(
    sign: Path, sqlite_url: str, log: list[EventDict], systemd: Listener
) -> None:
    books = books_at(sqlite_url)
    books.change("ALTER TABLE challenges RENAME TO mislaid")
    await bad(sign, log, systemd, "deadlines are not swept")
    books.change("ALTER TABLE mislaid RENAME TO challenges")
    await well(sign, log, systemd)


async def test_there_is_no_sign_while_there_is_no_connection(
    local: LocalDiscord,
    sign: Path,
    log: list[EventDict],
    systemd: Listener,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # By chance the library waits for many seconds with its fourth try, which a busy machine lets it come to.
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.1)
    local.gateway.down = True
    local.gateway.cut()
    await bad(sign, log, systemd, "there is no connection to Discord", alive=True)
    local.gateway.down = False
    await well(sign, log, systemd)


async def test_systemd_hears_that_its_service_is_ready_and_alive_and_that_it_stops(host: BotProcess) -> None:
    systemd = Listener(str(host.folder / "notify"))
    await host.launch(NOTIFY_SOCKET=systemd.address)
    await seen(lambda: systemd.hears("WATCHDOG=1"))
    assert systemd.heard[0] == "READY=1"
    assert not systemd.hears("STOPPING=1")
    assert await host.stop() == 0
    assert systemd.hears("STOPPING=1")
    systemd.close()


async def test_shards_that_no_process_has_are_told_after_a_while(
    local: LocalDiscord, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: list[EventDict]
) -> None:
    monkeypatch.setattr(health, "SIGN_EVERY", 0.05)
    monkeypatch.setattr(health, "ABSENT_FOR", 0.3)
    local.gateway.shards, path = 2, tmp_path / "health.json"
    async with logged_in(local, Context(store, share=Share(2, 0, 0))) as first:
        watching = asyncio.create_task(Health(first, store, path).run())
        await seen(path.exists)
        assert told_absent(log) == [], "the other may be starting, too"
        await seen(lambda: told_absent(log) == [[1]])
        assert json.loads(path.read_text())["absent"] == [1]
        await Deadlines(Context(store, share=Share(2, 1, 1))).beat()
        await seen(lambda: told_absent(log) == [[1], []])
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def told_absent(log: list[EventDict]) -> list[list[int]]:
    return [entry["shards"] for entry in log if entry["event"].startswith("shards of which")]
