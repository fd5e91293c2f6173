"""Several processes over one PostgreSQL: each sends for its own shards, whichever process made it due."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
import pytest_asyncio

from apparatus.benchmarks.newer import newer
from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.processes import bot_processes
from bot.sandbox.server import LocalDiscord
from tests.e2e.books import books_at
from tests.e2e.process import STARTED_WITHIN, BotProcess
from tests.e2e.table import PATIENCE, Table, is_reveal, seated
from tests.shard_locks import HELD
from tests.spoken import core

pytestmark = pytest.mark.postgres

CUT = f"SELECT count(pg_terminate_backend(pid)) FROM (SELECT DISTINCT pid FROM {HELD}) AS listening"  # noqa: S608  nothing from outside is in it
"""End the connections that listen."""

WAITING = "SELECT count(*) FROM outbox"

SHARDS_HELD = f"SELECT count(*) FROM {HELD}"  # noqa: S608  nothing from outside is in it

LOSE = """
ALTER ROLE {role} NOLOGIN;
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{role}';
"""
"""Admit nobody of a role, and disconnect all who are connected."""


@dataclass
class Pair:
    """Two processes: one hears of direct messages, the other of the server."""

    direct: BotProcess
    server: BotProcess
    shards: int
    lost_database: bool = False
    """Whether a test has taken it away, which they may log."""

    async def start(self) -> None:
        """Start both, and wait until all shards are connected."""
        await self.start_direct()
        await self.start_server()
        await self.connected(self.shards)

    async def start_direct(self, **settings: str) -> None:
        """Start the process of shard 0."""
        await self.direct.launch(SHARD_COUNT=str(self.shards), SHARD_IDS="0", **settings)

    async def start_server(self, **settings: str) -> None:
        """Start the process of all other shards."""
        await self.server.launch(SHARD_COUNT=str(self.shards), SHARD_IDS=f"1-{self.shards - 1}", **settings)

    async def connected(self, shards: int) -> None:
        """Wait until this many shards are connected."""
        local = self.direct.local
        await local.until(
            lambda: sum(bool(each.connection) for each in local.gateway.sessions) == shards, STARTED_WITHIN
        )


@pytest.fixture
def role() -> str:
    """Return the role by which the processes connect to their database."""
    return f"bot_{uuid4().hex}"


@pytest_asyncio.fixture(loop_scope="session")
async def process_url(
    bare_postgres_url: str, housekeeping: asyncpg.Connection, role: str
) -> AsyncIterator[str]:
    """Give the processes an empty PostgreSQL database."""
    await housekeeping.execute(f"CREATE ROLE {role} SUPERUSER LOGIN")
    yield bare_postgres_url.replace("//postgres:", f"//{role}:")
    await housekeeping.execute(f"REASSIGN OWNED BY {role} TO postgres; DROP ROLE {role}")


@pytest.fixture
async def pair(local: LocalDiscord, tmp_path: Path, process_url: str) -> AsyncIterator[Pair]:
    """Start two processes, of which the one with shard 0 does not hear of the server."""
    shards = next(number for number in count(2) if (local.guild.id >> 22) % number)
    local.gateway.shards = local.gateway.buckets = shards
    folders = [tmp_path / "direct", tmp_path / "server"]
    for folder in folders:
        folder.mkdir()
    started = Pair(*(BotProcess(local, folder, process_url) for folder in folders), shards)
    await started.start()
    yield started
    for process in (started.direct, started.server):
        await process.end()
    for process in (started.direct, started.server):
        told = [entry for entry in process.log if entry["level"] in ("error", "critical")]
        if started.lost_database:
            told = [entry for entry in told if "StoreUnavailable" not in entry.get("error", "")]
        assert told == []
        assert "Traceback" not in process.said


async def all_sent(table: Table, pair: Pair) -> None:
    await table.local.until(lambda: pair.direct.count(WAITING) == 0, PATIENCE)


async def test_a_duel_is_played_whole_between_two_processes(local: LocalDiscord, pair: Pair) -> None:
    table = await seated(local)
    await table.play_to_the_end()
    await all_sent(table, pair)
    assert await replay_stored(table.match_id, pair.direct.database_url) == 0
    for process, share in ((pair.direct, "0-0"), (pair.server, f"1-{pair.shards - 1}")):
        await local.until(process.health.exists, PATIENCE)
        sign = json.loads(process.health.read_text())
        assert sign["shards"] == f"{share} of {pair.shards}"


async def test_processes_that_lose_touch_find_each_other_again(local: LocalDiscord, pair: Pair) -> None:
    table = await seated(local)
    pair.direct.count(CUT)
    await table.play_turn()  # found by looking, if the word was lost
    for process in (pair.direct, pair.server):
        await local.until(lambda said=process: "is back" in said.said, PATIENCE)
    await table.play_to_the_end()


async def test_processes_come_through_a_lost_database_and_have_their_shards_again(
    local: LocalDiscord, pair: Pair, housekeeping: asyncpg.Connection, role: str, bare_postgres_url: str
) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    await all_sent(table, pair)
    pair.lost_database = True
    lose = books_at(bare_postgres_url).change
    local.faults.after(is_reveal, lambda _: lose(LOSE.format(role=role)))  # so that it cannot be noted
    await table.play_rest_of_turn()
    for answer in (await table.aya.slash(table.aya.dm, "duels"), await table.ben.press(table.newest, "Hand")):
        assert core("error-storage") in texts(answer.message), "each process says so"
    await asyncio.sleep(1.0)
    await housekeeping.execute(f"ALTER ROLE {role} LOGIN")
    for process in (pair.direct, pair.server):
        await local.until(lambda said=process: "is back" in said.said, PATIENCE)
    assert pair.direct.count(SHARDS_HELD) == pair.shards
    await table.play_to_the_end()
    await all_sent(table, pair)
    assert await replay_stored(table.match_id, pair.direct.database_url) == 0


async def test_a_newer_version_comes_process_by_process_while_people_play(
    local: LocalDiscord, pair: Pair, tmp_path: Path
) -> None:
    table = await seated(local)
    await table.play_turn()
    environment = newer(tmp_path / "newer")
    pair.direct.forked = pair.server.forked = False
    assert await pair.server.stop() == 0
    await table.pick(table.aya)  # by DM, of which the older process hears
    await pair.start_server(**environment)
    await pair.connected(pair.shards)
    await table.play_rest_of_turn()  # settled by the older process, told by the newer
    assert pair.direct.count("SELECT count(of_tomorrow) FROM matches") == 1
    assert await pair.direct.stop() == 0
    await pair.start_direct(**environment)
    await pair.connected(pair.shards)
    await table.play_to_the_end()
    await all_sent(table, pair)


async def test_where_discord_wants_nothing_for_a_while_all_processes_rest(
    local: LocalDiscord, pair: Pair
) -> None:
    table = await seated(local)
    local.faults.fail(is_reveal, retry_after=0.2, everywhere=True)
    await table.play_turn()
    assert "Discord wants no requests for a while" in pair.server.said
    await local.until(lambda: "another process was asked to rest" in pair.direct.said, PATIENCE)


async def test_what_a_dead_processs_servers_are_to_see_waits_for_it_in_order(
    local: LocalDiscord, pair: Pair
) -> None:
    table = await seated(local)
    await table.play_turn()
    await all_sent(table, pair)  # a prompt by DM may be the dead one's too
    pair.server.kill()
    assert await pair.server.exit_code() == -9
    await pair.connected(1)
    for person in table.pair:  # by DM, of which the living process hears
        await table.pick(person)
    await local.until(lambda: pair.direct.count("SELECT max(revision) FROM turns") == 2, PATIENCE)
    await asyncio.sleep(1.0)
    assert table.turns_told == [1], "the channel is the dead one's"
    await pair.start_server()
    await table.told(2)
    await table.play_to_the_end()
    await all_sent(table, pair)
    assert await replay_stored(table.match_id, pair.direct.database_url) == 0


@pytest.mark.parametrize(
    ("more", "why"), [(0, "another process has shard 0"), (1, "another process runs with")]
)
async def test_a_process_too_many_is_refused(pair: Pair, tmp_path: Path, more: int, why: str) -> None:
    folder = tmp_path / "too many"
    folder.mkdir()
    third = BotProcess(pair.direct.local, folder, pair.direct.database_url)
    await third.launch(SHARD_COUNT=str(pair.shards + more), SHARD_IDS="0")
    async with asyncio.timeout(STARTED_WITHIN):
        while why not in third.said:  # noqa: ASYNC110  another process's log
            await asyncio.sleep(0.05)
    assert await third.stop() == 0
    assert "Traceback" not in third.said


async def test_another_number_of_shards_takes_up_what_the_first_has_left(
    local: LocalDiscord, pair: Pair
) -> None:
    table = await seated(local)
    await table.play_turn()
    assert [await process.stop() for process in (pair.direct, pair.server)] == [0, 0]
    await pair.connected(0)
    pair.shards = local.gateway.shards = next(
        number for number in count(pair.shards + 1) if (local.guild.id >> 22) % number
    )
    await pair.start()
    await table.play_to_the_end()
    assert pair.direct.count("SELECT count(DISTINCT shards) FROM heartbeats") == 1


async def test_the_local_discord_has_the_bot_in_several_processes_to_play_with(
    local: LocalDiscord, process_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("METRICS_PORT=what a host has set\n")
    monkeypatch.chdir(tmp_path)
    async with bot_processes(local, process_url, 2) as started:
        table = await seated(local)
        await table.play_turn()
    assert [process.returncode for process in started] == [0, 0]
