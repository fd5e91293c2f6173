"""A connection on its own thread: every hop is made once, and the thread always ends."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import StoreUnavailable
from bot.store.sqlite_file import connect
from bot.store.sqlite_thread import SqliteThread, on_its_thread
from tests.store.threads import no_more_than

Opening = Callable[[], sqlite3.Connection]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
def opening(path: Path) -> Opening:
    return partial(connect, path, 1.0)


@pytest.fixture
async def thread(opening: Opening) -> AsyncIterator[SqliteThread]:
    async with on_its_thread(opening) as opened:
        await opened.hop(lambda connection: connection.execute("CREATE TABLE hops (number)"))
        yield opened


@pytest.fixture
def gate() -> threading.Event:
    """Hold up the thread until it is set."""
    return threading.Event()


def note(number: int, connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO hops VALUES (?)", (number,))


def wait(gate: threading.Event, connection: sqlite3.Connection) -> None:
    assert gate.wait(10)
    note(0, connection)


def noted(connection: sqlite3.Connection) -> list[int]:
    return [number for (number,) in connection.execute("SELECT number FROM hops ORDER BY rowid")]


async def test_hops_are_made_one_after_another_beside_the_loop(thread: SqliteThread) -> None:
    await asyncio.gather(*(thread.hop(partial(note, number)) for number in range(100)))
    assert await thread.hop(noted) == list(range(100))
    places = {await thread.hop(lambda _: threading.current_thread()) for _ in range(3)}
    assert len(places) == 1
    assert threading.current_thread() not in places


@pytest.mark.parametrize("error", [ZeroDivisionError, SystemExit])
async def test_an_error_comes_out_where_the_hop_was_sent_from(
    thread: SqliteThread, error: type[BaseException]
) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise error

    with pytest.raises(error):
        await thread.hop(fail)
    assert await thread.hop(noted) == []


async def test_a_hop_is_made_once_whoever_is_cancelled(thread: SqliteThread, gate: threading.Event) -> None:
    """The rescue of a database, say, is not given up because its process is asked again to end."""
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    hops = [asyncio.ensure_future(thread.hop(partial(wait, gate))) for _ in range(2)]
    await asyncio.sleep(0.01)  # the first has begun, the second has not
    for hop in hops:
        hop.cancel()
    await asyncio.wait(hops)
    assert all(hop.cancelled() for hop in hops)
    gate.set()
    assert await thread.hop(noted) == [0, 0]
    assert complaints == []


async def test_closing_waits_for_what_was_sent_before(
    opening: Opening, thread: SqliteThread, gate: threading.Event
) -> None:
    threads = threading.active_count()
    async with on_its_thread(opening) as closing:
        sent = [asyncio.ensure_future(closing.hop(partial(wait, gate))) for _ in range(3)]
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_later(0.01, gate.set)
    assert all(hop.done() for hop in sent)
    assert await thread.hop(noted) == [0, 0, 0]
    await no_more_than(threads)


async def test_a_closed_thread_says_so_and_may_be_closed_again(thread: SqliteThread) -> None:
    await thread.close()
    with pytest.raises(StoreUnavailable, match="the store is closed"):
        await thread.hop(noted)
    await thread.close()


async def test_whoever_stops_waiting_for_the_end_does_not_prevent_it(
    opening: Opening, gate: threading.Event
) -> None:
    threads = threading.active_count()
    async with on_its_thread(opening) as thread:
        sent = asyncio.ensure_future(thread.hop(lambda _: gate.wait(10)))
        closing = asyncio.ensure_future(thread.close())
        await asyncio.sleep(0.01)
        closing.cancel()
        await asyncio.wait({closing})
        assert not sent.done()
        gate.set()
    assert await sent
    await no_more_than(threads)


async def test_a_cancelled_opening_leaves_nothing_open(path: Path, gate: threading.Event) -> None:
    threads = threading.active_count()
    made: list[sqlite3.Connection] = []

    def slowly() -> sqlite3.Connection:
        assert gate.wait(10)
        made.append(sqlite3.connect(path, check_same_thread=False))
        return made[0]

    opening = asyncio.ensure_future(enter(slowly))
    await asyncio.sleep(0.01)
    opening.cancel()
    await asyncio.sleep(0)
    gate.set()
    with pytest.raises(asyncio.CancelledError):
        await opening
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].execute("SELECT 1")
    await no_more_than(threads)


async def test_an_opening_that_fails_leaves_no_thread() -> None:
    threads = threading.active_count()
    with pytest.raises(ZeroDivisionError):
        await enter(lambda: 1 // 0)
    await no_more_than(threads)


async def enter(connecting: Callable[[], Any]) -> None:
    async with on_its_thread(connecting):
        pytest.fail("it is open")


def test_a_thread_whose_loop_has_gone_ends_without_a_word(opening: Opening, gate: threading.Event) -> None:
    async def leave() -> None:
        thread = SqliteThread(opening)
        tasks: list[asyncio.Task[Any]] = []
        tasks += [asyncio.ensure_future(thread.hop(lambda _: gate.wait(10))) for _ in range(2)]
        await asyncio.sleep(0.01)
        tasks.append(asyncio.ensure_future(thread.close()))
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()

    asyncio.run(leave())
    left = [thread for thread in threading.enumerate() if thread.name == "sqlite"]
    assert left, "it is held up"
    gate.set()
    for thread in left:
        thread.join(5)
    assert not any(thread.is_alive() for thread in left)
