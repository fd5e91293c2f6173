"""Several processes over one PostgreSQL: each has its shards alone, and hears what the others tell."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from bot.store.engine import MIGRATIONS, open_store
from bot.store.errors import DatabaseTaken, StoreUnavailable
from bot.store.migrate import load
from bot.store.peers import RECONNECTED
from bot.store.postgres_peers import KEY, RECONNECT_EVERY, SHARD, PostgresPeers, among_peers
from bot.store.share import WHOLE, Share
from tests.shard_locks import HELD

pytestmark = pytest.mark.postgres

HANDOVER = 0.3
PATIENCE = 10.0
LOWER, UPPER = Share(4, 0, 1), Share(4, 2, 3)

CUT = f"SELECT pg_terminate_backend(pid) FROM {HELD} AND objid = $1"  # noqa: S608  nothing from outside is in it
"""End the connection of a process."""


async def seen(met: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not met():  # noqa: ASYNC110  another process does it
            await asyncio.sleep(0.01)


async def cut(url: str, share: Share) -> None:
    """End the connection of a process, as a network that fails does."""
    connection = await asyncpg.connect(url)
    await connection.execute(CUT.replace("$1", str(share.first)))
    await connection.close()


@asynccontextmanager
async def process(url: str, share: Share, *, migrations: Path = MIGRATIONS) -> AsyncIterator[PostgresPeers]:
    """Be one of several processes."""
    async with among_peers(url, share, HANDOVER, asyncio.Event(), migrations=migrations) as peers:
        assert peers is not None
        yield peers


@pytest.mark.parametrize(
    ("share", "why"),
    [
        (Share(4, 0, 1), "shard 0"),
        (Share(4, 1, 2), "shard 1"),
        (Share(5, 4, 4), "runs with 4 shards, this one with 5"),
        (WHOLE, "runs with 4 shards, this one with 1"),
    ],
)
async def test_nobody_takes_shards_that_another_process_has_or_counts_them_otherwise(
    postgres_url: str, share: Share, why: str
) -> None:
    async with process(postgres_url, LOWER):
        with pytest.raises(DatabaseTaken, match=why):
            async with process(postgres_url, share):
                pass
        async with process(postgres_url, UPPER):  # what was refused has left no lock behind
            pass
    async with process(postgres_url, share):
        pass


async def test_bots_in_other_schemas_are_no_peers(postgres_url: str, twin_postgres_url: str) -> None:
    async with process(postgres_url, LOWER) as one, process(twin_postgres_url, LOWER) as other:
        heard = list[str]()
        other.listen(heard.append)
        one.tell("send")
        await asyncio.sleep(0.1)
        assert heard == []


async def test_the_shards_are_taken_once_their_process_has_gone(postgres_url: str) -> None:
    async with AsyncExitStack() as old:
        await old.enter_async_context(process(postgres_url, LOWER))
        taking = asyncio.create_task(anext(aiter(taken(postgres_url, LOWER, PATIENCE))))
        await asyncio.sleep(0.1)
        assert not taking.done()
        await old.aclose()
    assert await asyncio.wait_for(taking, PATIENCE)


async def taken(url: str, share: Share, handover: float) -> AsyncIterator[bool]:
    """Return whether shards could be taken."""
    async with among_peers(url, share, handover, asyncio.Event()) as peers:
        yield peers is not None


async def test_who_waits_for_shards_obeys_when_asked_to_stop(postgres_url: str) -> None:
    stop = asyncio.Event()
    async with process(postgres_url, LOWER):
        asyncio.get_running_loop().call_later(0.05, stop.set)
        async with among_peers(postgres_url, LOWER, PATIENCE, stop) as peers:
            assert peers is None


async def test_a_word_is_heard_by_the_others_alone(postgres_url: str) -> None:
    heard: dict[str, list[str]] = {"lower": [], "upper": []}
    async with process(postgres_url, LOWER) as lower, process(postgres_url, UPPER) as upper:
        lower.listen(heard["lower"].append)
        upper.listen(heard["upper"].append)
        for _ in range(50):
            lower.tell("send")
        await seen(lambda: bool(heard["upper"]))
        lower.tell("sweep")
        await seen(lambda: "sweep" in heard["upper"])
    assert heard == {"lower": [], "upper": ["send", "sweep"]}


async def test_a_connection_that_was_lost_comes_back_with_its_locks(postgres_url: str) -> None:
    heard = list[str]()
    async with process(postgres_url, LOWER) as lower, process(postgres_url, UPPER) as upper:
        lower.listen(heard.append)
        await cut(postgres_url, LOWER)
        await seen(lambda: RECONNECTED in heard)
        with pytest.raises(DatabaseTaken, match="shard 0"):
            async with process(postgres_url, LOWER):
                pass
        upper.tell("send")
        await seen(lambda: "send" in heard)
        assert not lower.lost.is_set()


async def test_who_finds_its_shards_taken_when_it_is_back_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, let_go = PostgresPeers._connect, asyncio.Event()

    async def late(peers: PostgresPeers) -> None:
        if not let_go.is_set():
            raise StoreUnavailable("the network is down")
        await connect(peers)

    async with process(postgres_url, LOWER) as cut_off:
        monkeypatch.setattr(PostgresPeers, "_connect", late)
        await cut(postgres_url, LOWER)
        await seen(cut_off._ended.is_set)
        monkeypatch.setattr(PostgresPeers, "_connect", connect)
        async with process(postgres_url, LOWER):
            await asyncio.wait_for(cut_off.lost.wait(), PATIENCE)


async def test_one_process_at_a_time_has_its_turn(postgres_url: str) -> None:
    async with process(postgres_url, LOWER) as lower, process(postgres_url, UPPER) as upper:
        await lower.take_turn(3, PATIENCE)
        await upper.take_turn(2, PATIENCE)
        waiting = asyncio.create_task(upper.take_turn(3, PATIENCE))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await lower._unlock(3)
        await asyncio.wait_for(waiting, PATIENCE)


async def test_locks_that_the_old_connection_still_holds_are_waited_for(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL may take a while to notice that a connection is gone; until then it holds the locks."""
    heard = list[str]()
    async with process(postgres_url, LOWER) as cut_off:
        cut_off.listen(heard.append)
        monkeypatch.setattr(cut_off, "handover_s", PATIENCE)
        old = await asyncpg.connect(postgres_url)
        holding = asyncio.create_task(old.fetchval(f"SELECT pg_advisory_lock({KEY}, 0)", SHARD))
        await cut(postgres_url, LOWER)
        await asyncio.wait_for(holding, PATIENCE)
        await asyncio.sleep(RECONNECT_EVERY)
        assert RECONNECTED not in heard
        await old.close()
        await seen(lambda: RECONNECTED in heard)
        assert not cut_off.lost.is_set()


async def test_who_cannot_ask_the_others_goes_at_once(postgres_url: str) -> None:
    async with process(postgres_url, LOWER) as lower:
        lower._connection.terminate()
        await asyncio.wait_for(lower.take_turn(3, PATIENCE), PATIENCE)


@pytest.mark.parametrize("breaks", [True, False])
async def test_what_breaks_older_versions_waits_until_they_have_gone(
    postgres_url: str, tmp_path: Path, *, breaks: bool
) -> None:
    older, newer = tmp_path / "older", tmp_path / "newer"
    for folder in (older, newer):
        folder.mkdir()
        (folder / "0001_one.sql").write_text("CREATE TABLE one (id BIGINT);")
    mark = "-- breaks: nobody can read it any more\n" if breaks else ""
    (newer / "0002_two.sql").write_text(f"{mark}ALTER TABLE one ADD COLUMN two BIGINT;")
    assert len(load(newer)) == 2
    queries = tmp_path / "queries"
    queries.mkdir()
    (queries / "one.sql").write_text("-- name: ones\nSELECT id FROM one;")
    async with open_store(postgres_url, migrations=older, queries=queries):
        async with AsyncExitStack() as old:
            await old.enter_async_context(process(postgres_url, LOWER, migrations=older))
            new = among_peers(postgres_url, UPPER, HANDOVER, asyncio.Event(), migrations=newer)
            entering = asyncio.create_task(new.__aenter__())
            await asyncio.sleep(1.0)
            assert entering.done() is not breaks
        assert await asyncio.wait_for(entering, PATIENCE)
        await new.__aexit__(None, None, None)
