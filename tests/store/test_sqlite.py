"""What only SQLite has: one thread, commits shared by a group, a file that others may hold."""

import asyncio
import resource
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from contextvars import ContextVar
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.engine import Store, Tx, Work
from bot.store.errors import ConstraintBroken, ForeignAwait, StoreBusy, StoreUnavailable
from bot.store.sqlite import GROUP, SqliteStore
from bot.store.sqlite_file import opened
from tests.store.counting import add, all_counters, all_marks, lift, open_counters
from tests.store.threads import no_more_than

WHO: ContextVar[str] = ContextVar("who")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    async with open_counters(f"sqlite:///{path}") as opened:
        assert isinstance(opened, SqliteStore)
        await opened.transact(add)
        yield opened


@contextmanager
def held_up(store: SqliteStore) -> Iterator[list[str]]:
    """Keep the database's thread busy while others ask for transactions; list what it runs from then on."""
    released = threading.Event()
    statements: list[str] = []

    def wait(connection: sqlite3.Connection) -> None:
        released.wait(10)
        connection.set_trace_callback(statements.append)

    waiting = asyncio.ensure_future(store._writer.hop(wait))
    waiting.add_done_callback(lambda done: done.result())
    try:
        yield statements
    finally:
        released.set()


async def together(store: SqliteStore, *works: Work[object]) -> tuple[list[object], list[str]]:
    """Ask for several works at once and return their results and all statements that ran."""
    with held_up(store) as statements:
        await asyncio.sleep(0)
        tasks = [asyncio.ensure_future(store.transact(work)) for work in works]
        await asyncio.sleep(0.01)
    return await asyncio.gather(*tasks, return_exceptions=True), statements


async def fail(tx: Tx) -> None:
    await lift(tx)
    raise ZeroDivisionError


async def test_those_who_wait_together_share_one_commit(store: SqliteStore) -> None:
    results, statements = await together(store, *[lift] * GROUP)
    assert results == [None] * GROUP
    assert statements.count("COMMIT") == 1
    assert statements.count("RELEASE turn") == GROUP


async def test_a_group_is_bounded(store: SqliteStore) -> None:
    _, statements = await together(store, *[lift] * (2 * GROUP + 1))
    assert statements.count("COMMIT") == 3
    assert await store.read(all_counters) == {"a": 2 * GROUP + 1}


async def test_only_the_failing_one_of_a_group_is_rolled_back(store: SqliteStore) -> None:
    results, statements = await together(store, lift, fail, lift)
    assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
    assert statements.count("COMMIT") == 1
    assert await store.read(all_counters) == {"a": 2}


async def test_when_the_disk_refuses_a_commit_only_those_fail_that_need_the_space(store: SqliteStore) -> None:
    async def write(tx: Tx, name: str) -> None:
        await tx.run("counter_add", name=name, amount=0, note="x" * 500_000)

    with file_size_limit(200_000):
        results, _ = await together(store, lambda tx: write(tx, "b"), lift, fail)
    assert [type(result) for result in results] == [StoreUnavailable, type(None), ZeroDivisionError]
    assert await store.read(all_counters) == {"a": 1}


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Refuse every write beyond a size by the operating system, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_database_fails_the_transaction_and_not_the_store(store: SqliteStore) -> None:
    await store._writer.hop(lambda connection: connection.execute("PRAGMA max_page_count = 20").fetchall())

    async def fill(tx: Tx) -> None:
        for number in range(10_000):
            await tx.run("mark_add", id=number, counter="a")

    with pytest.raises(StoreUnavailable, match="full"):
        await store.transact(fill)
    await store.transact(lift)
    assert (await store.read(all_counters), await store.read(all_marks)) == ({"a": 1}, [])


SPOILERS = {
    "at once": "BEFORE INSERT ON marks BEGIN SELECT RAISE(ROLLBACK, 'all gone'); END",
    "at the commit": "AFTER INSERT ON marks BEGIN INSERT INTO later VALUES (99); END",
}


@pytest.mark.parametrize("trigger", SPOILERS.values(), ids=SPOILERS.keys())
async def test_whoever_spoils_the_common_transaction_fails_alone(store: SqliteStore, trigger: str) -> None:
    """A trigger ends everything, as SQLite itself does after some errors, or leaves a debt to the commit."""

    def spoil(connection: sqlite3.Connection) -> None:
        connection.execute(
            "CREATE TABLE later (id BIGINT REFERENCES marks (id) DEFERRABLE INITIALLY DEFERRED)"
        )
        connection.execute(f"CREATE TRIGGER spoiler {trigger}")

    await store._writer.hop(spoil)
    results, _ = await together(store, lift, lambda tx: tx.run("mark_add", id=1, counter="a"), lift)
    assert [type(result) for result in results] == [type(None), ConstraintBroken, type(None)]
    assert (await store.read(all_counters), await store.read(all_marks)) == ({"a": 2}, [])


async def test_a_caller_who_left_before_the_start_is_not_served(store: SqliteStore) -> None:
    with held_up(store):
        await asyncio.sleep(0)
        staying = asyncio.ensure_future(store.transact(lift))
        leaving = asyncio.ensure_future(store.transact(lambda tx: add(tx, "b")))
        await asyncio.sleep(0.01)
        leaving.cancel()
        await asyncio.sleep(0)
    await staying
    assert leaving.cancelled()
    assert await store.read(all_counters) == {"a": 1}


async def test_work_runs_in_the_context_of_its_caller(store: SqliteStore) -> None:
    async def who(_tx: Tx) -> str:
        return WHO.get()

    async def ask(name: str) -> str:
        WHO.set(name)
        return await store.transact(who)

    names = [f"caller {number}" for number in range(20)]
    assert await asyncio.gather(*map(ask, names)) == names


async def test_a_file_held_by_another_process_makes_busy_after_a_while(path: Path) -> None:
    async with open_counters(f"sqlite:///{path}", patience_s=0.1) as store:
        await store.transact(add)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            await store.transact(lift)
        assert await store.read(all_counters) == {"a": 0}
        other.execute("COMMIT")
        other.close()
        await store.transact(lift)
        assert await store.read(all_counters) == {"a": 1}


async def test_a_file_let_go_in_time_is_waited_for(store: SqliteStore, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    lifting = asyncio.ensure_future(store.transact(lift))
    await asyncio.sleep(0.05)
    assert not lifting.done()
    other.execute("COMMIT")
    other.close()
    await lifting


async def test_two_processes_that_read_before_they_write_never_meet(store: SqliteStore, path: Path) -> None:
    async def work(tx: Tx) -> None:
        before = await all_counters(tx)
        assert await tx.run("counter_raise_from", name="a", amount=before["a"]) == 1

    async with open_counters(f"sqlite:///{path}") as other:
        for _ in range(8):
            await asyncio.gather(store.transact(work), other.transact(work))
    assert await store.read(all_counters) == {"a": 16}


async def test_every_commit_is_synced(store: SqliteStore) -> None:
    def pragmas(connection: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._writer.hop(pragmas) == ["wal", 2, 1]


def junk(path: Path) -> None:
    path.write_text("no database at all, just some text" * 200)


@pytest.mark.parametrize("spoil", [junk, Path.mkdir], ids=["junk", "directory"])
async def test_what_is_no_database_is_refused_and_leaves_no_thread(
    path: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(path)
    threads = threading.active_count()
    with pytest.raises(StoreUnavailable):
        async with open_counters(f"sqlite:///{path}"):
            pass
    await no_more_than(threads)


async def test_stock_is_taken_of_every_index_while_others_wait(store: SqliteStore, path: Path) -> None:
    """Queries that come meanwhile are answered after it; PostgreSQL would take care of this by itself."""
    stock = asyncio.ensure_future(store.take_stock())
    await asyncio.gather(*(store.transact(lift) for _ in range(3)))
    assert await stock
    with closing(sqlite3.connect(path)) as connection:
        assert ("counters",) in connection.execute("SELECT tbl FROM sqlite_stat1").fetchall()


async def test_an_error_in_the_body_closes_the_store_and_its_threads(path: Path) -> None:
    threads = threading.active_count()
    with pytest.raises(ZeroDivisionError):
        async with open_counters(f"sqlite:///{path}"):
            raise ZeroDivisionError
    await no_more_than(threads)


async def test_a_connection_lost_from_under_the_store_is_one_typed_error(store: SqliteStore) -> None:
    await store._writer.close()
    results = await asyncio.gather(*(store.transact(lift) for _ in range(3)), return_exceptions=True)
    assert {type(result) for result in results} == {StoreUnavailable}
    assert await store.read(all_counters) == {"a": 0}


async def test_a_missing_directory_is_made(tmp_path: Path) -> None:
    async with open_counters(f"sqlite:///{tmp_path}/deep/er/bot.db") as store:
        await store.transact(add)
    async with open_counters(f"sqlite:///{tmp_path}/deep/er/bot.db") as store:
        assert await store.read(all_counters) == {"a": 0}


def test_where_no_temporary_file_can_be_made_they_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(opened(":memory:", 0)) as usual:
        assert usual.execute("PRAGMA temp_store").fetchone()[0] == 0

    def nowhere() -> str:
        raise FileNotFoundError

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    with closing(opened(":memory:", 0)) as confined:
        assert confined.execute("PRAGMA temp_store").fetchone()[0] == 2


async def test_an_error_about_something_else_than_waiting_is_left_as_it_is(store: SqliteStore) -> None:
    async def work(_tx: Tx) -> None:
        raise RuntimeError("the drum is broken")

    with pytest.raises(RuntimeError, match="drum") as raised:
        await store.transact(work)
    assert not isinstance(raised.value, ForeignAwait)


class HaltError(Exception):
    """A failure at a given step."""


Step = tuple[str, int]
STEPS = st.tuples(st.sampled_from(["lift", "mark", "halt"]), st.integers(0, 5))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(works=st.lists(st.lists(STEPS, max_size=4), max_size=12))
async def test_a_group_does_what_its_members_would_do_one_after_another(
    tmp_path_factory: pytest.TempPathFactory, works: list[list[Step]]
) -> None:
    async def follow(tx: Tx, steps: list[Step]) -> int:
        for what, number in steps:
            if what == "halt":
                raise HaltError
            if what == "mark":
                await tx.run("mark_keep", id=number, counter="a")
            else:
                await lift(tx)
        return len(steps)

    async def result(store: Store, together: bool) -> object:
        calls = [store.transact(lambda tx, s=steps: follow(tx, s)) for steps in works]
        if together:
            done = await asyncio.gather(*calls, return_exceptions=True)
        else:
            done = [(await asyncio.gather(call, return_exceptions=True))[0] for call in calls]
        kinds = [value if isinstance(value, int) else type(value) for value in done]
        return kinds, await store.read(all_counters), await store.read(all_marks)

    results: list[object] = []
    for together in (True, False):
        path = tmp_path_factory.mktemp("group") / "bot.db"
        async with open_counters(f"sqlite:///{path}") as store:
            await store.transact(add)
            results.append(await result(store, together))
    assert results[0] == results[1]
