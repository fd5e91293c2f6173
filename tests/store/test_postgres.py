"""What only PostgreSQL has: several connections, row locks, a server that may go away."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from bot.store.engine import Store, Tx
from bot.store.errors import ForeignAwait, QueryError, StoreBusy, StoreError, StoreUnavailable
from bot.store.postgres import CONNECTIONS, TRIES
from tests.store.counting import Counter, add, all_counters, lift, open_counters

pytestmark = pytest.mark.postgres


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    async with open_counters(postgres_url) as opened:
        await opened.transact(add)
        await opened.transact(lambda tx: add(tx, "b"))
        yield opened


@pytest.fixture
async def rival(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


async def test_of_two_that_block_each_other_both_get_done(store: Store) -> None:
    """Each takes a row and then the other's; the server ends one of them, which is done anew."""
    held: list[str] = []

    async def cross(tx: Tx, first: str, second: str) -> None:
        await lift(tx, first)
        held.append(first)
        while len(held) < 2:  # a query is the one thing that may be waited for
            await tx.one("counter_see", Counter, name=first)
        await lift(tx, second)

    await asyncio.gather(
        store.transact(lambda tx: cross(tx, "a", "b")), store.transact(lambda tx: cross(tx, "b", "a"))
    )
    assert await store.read(all_counters) == {"a": 2, "b": 2}
    assert 2 < len(held) <= TRIES + 1


async def test_a_statement_that_the_server_cuts_short_makes_busy(
    postgres_url: str, rival: asyncpg.Connection
) -> None:
    async with open_counters(postgres_url) as store:
        await store.transact(add)
    async with open_counters(f"{postgres_url}&statement_timeout=500") as store:
        async with rival.transaction():
            await rival.execute("UPDATE counters SET amount = amount")
            with pytest.raises(StoreBusy, match="statement timeout"):
                await store.transact(lift)
        await store.transact(lift)
        assert await store.read(all_counters) == {"a": 1}


async def test_a_row_held_too_long_makes_busy(postgres_url: str, rival: asyncpg.Connection) -> None:
    async with open_counters(postgres_url, patience_s=0.1) as store:
        await store.transact(add)
        async with rival.transaction():
            await rival.execute("UPDATE counters SET amount = amount")
            with pytest.raises(StoreBusy):
                await store.transact(lift)
            assert await store.read(all_counters) == {"a": 0}
        await store.transact(lift)
        assert await store.read(all_counters) == {"a": 1}


async def test_too_many_at_once_wait_for_a_connection_and_then_make_busy(
    postgres_url: str, rival: asyncpg.Connection
) -> None:
    async with open_counters(postgres_url, patience_s=0.3) as store:
        await store.transact(add)
        async with rival.transaction():
            await rival.execute("UPDATE counters SET amount = amount")
            attempts = [store.transact(lift) for _ in range(CONNECTIONS + 5)]
            results = await asyncio.gather(*attempts, return_exceptions=True)
    assert {type(result) for result in results} == {StoreBusy}


async def test_a_lost_connection_fails_its_transaction_and_not_the_next(
    store: Store, rival: asyncpg.Connection
) -> None:
    async def cut(tx: Tx) -> None:
        await lift(tx)
        while True:
            await tx.one("counter_see", Counter, name="a")

    cutting = asyncio.create_task(store.transact(cut))
    ended = 0
    while not ended:  # the holder of a row of this very table: other tests have tables of the same name
        ended = await rival.fetchval(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_locks "
            "WHERE relation = 'counters'::regclass AND mode = 'RowExclusiveLock'"
        )
    with pytest.raises(StoreUnavailable):
        await cutting
    await store.transact(lift)
    assert await store.read(all_counters) == {"a": 1, "b": 0}


async def test_queries_of_one_transaction_can_not_run_side_by_side(store: Store) -> None:
    lifting: list[asyncio.Task[None]] = []

    async def work(tx: Tx) -> None:
        lifting.extend(asyncio.create_task(lift(tx)) for _ in range(2))
        await lifting[0]

    with pytest.raises(ForeignAwait):
        await store.transact(work)
    results = await asyncio.gather(*lifting, return_exceptions=True)
    assert all(isinstance(result, StoreError) for result in results)
    assert await store.read(all_counters) == {"a": 0, "b": 0}


async def test_a_value_of_the_wrong_kind_is_the_callers_mistake(store: Store) -> None:
    with pytest.raises(QueryError, match="counter_raise"):
        await store.transact(lambda tx: tx.run("counter_raise", name=7))


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://nobody@127.0.0.1:1/nothing",
        "postgresql://nobody@/nothing?host=/nowhere",
        "postgresql://nobody@127.0.0.1:port/nothing",
    ],
    ids=["nobody listens", "no socket", "no number"],
)
async def test_a_server_that_cannot_be_reached_is_one_typed_error(url: str) -> None:
    with pytest.raises(StoreError):
        async with open_counters(url):
            pass


async def test_a_database_that_does_not_exist_is_one_typed_error(postgres_server: str) -> None:
    with pytest.raises(StoreUnavailable, match="nothing_here"):
        async with open_counters(postgres_server.replace("/postgres?", "/nothing_here?")):
            pass


async def test_the_short_scheme_is_the_same(postgres_url: str) -> None:
    async with open_counters(postgres_url.replace("postgresql://", "postgres://")) as store:
        await store.transact(add)


@pytest.mark.parametrize(
    ("condition", "error"), [("serialization_failure", StoreBusy), ("internal_error", StoreUnavailable)]
)
async def test_who_never_gets_through_is_told_so(
    store: Store, rival: asyncpg.Connection, condition: str, error: type[StoreError]
) -> None:
    """The server ends the transaction each time it is tried, as if others always stood in its way."""
    await rival.execute(
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '{condition}'; END $$"
    )
    await rival.execute("CREATE TRIGGER refusal BEFORE INSERT ON marks EXECUTE FUNCTION refuse()")
    tries: list[None] = []

    async def work(tx: Tx) -> None:
        tries.append(None)
        await lift(tx)
        await tx.run("mark_add", id=1, counter="a")

    with pytest.raises(error, match="not now"):
        await store.transact(work)
    assert len(tries) == TRIES
    assert await store.read(all_counters) == {"a": 0, "b": 0}


async def test_columns_that_a_newer_version_adds_meanwhile_disturb_nobody(
    store: Store, rival: asyncpg.Connection
) -> None:
    """Each connection has prepared its queries, whose columns are others now."""

    async def whole(tx: Tx) -> Counter | None:
        return await tx.one("counter_whole", Counter, name="a")

    await asyncio.gather(*(store.read(whole) for _ in range(CONNECTIONS)))
    await rival.execute("ALTER TABLE counters ADD COLUMN newer BIGINT NOT NULL DEFAULT 0")
    for _ in range(2):
        assert await store.read(whole) is not None
        assert await store.transact(whole) is not None
