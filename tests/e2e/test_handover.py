"""Two bots for one SQLite file, as hosts start them at a deploy: the second waits for the first to go."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.server import LocalDiscord
from tests.e2e.process import ROOT, STARTED_WITHIN, BotProcess
from tests.e2e.table import seated

IN_THE_WAY = "another process runs on this database; waiting for its end"

IMPATIENT = """
import sys, bot.app, bot.__main__
bot.app.HANDOVER = 0.1
sys.exit(bot.__main__.main(["run"]))
"""


@pytest.fixture
async def second(local: LocalDiscord, process: BotProcess, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Start another bot on the same file, and wait until it has met the first."""
    folder = tmp_path / "second"
    folder.mkdir()
    started = BotProcess(local, folder, process.database_url)
    await started.launch()
    async with asyncio.timeout(STARTED_WITHIN):
        while not met(started):  # noqa: ASYNC110  another process's log
            await asyncio.sleep(0.05)
    yield started
    await started.end()


def met(second: BotProcess) -> bool:
    return IN_THE_WAY in [entry["event"] for entry in second.log]


async def test_the_new_process_touches_nothing_until_the_old_one_has_gone(
    local: LocalDiscord, process: BotProcess, second: BotProcess
) -> None:
    table = await seated(local)
    await table.play_turn()
    [session] = local.gateway.sessions
    assert process.running
    [waiting] = [entry for entry in second.log if entry["event"] == IN_THE_WAY]
    assert waiting["holder"].startswith(f"process {process.running.pid} on ")
    assert await process.stop() == 0
    await local.until(lambda: local.online, STARTED_WITHIN)
    assert session.connection is None
    await table.play_to_the_end()
    assert await second.stop() == 0
    assert [entry["level"] for entry in second.log if entry["level"] == "error"] == []


async def test_a_killed_process_leaves_no_lock_behind(
    local: LocalDiscord, process: BotProcess, second: BotProcess
) -> None:
    process.kill()
    await process.killed()
    assert met(second)
    await local.until(lambda: local.online, STARTED_WITHIN)


async def test_a_waiting_process_obeys_when_it_is_asked_to_stop(
    local: LocalDiscord, process: BotProcess, second: BotProcess
) -> None:
    assert await second.stop() == 0
    assert local.online
    await process.end()


async def test_a_process_that_waits_in_vain_gives_up_with_one_sentence(process: BotProcess) -> None:
    environment = {**os.environ, "DISCORD_TOKEN": "unused", "DATABASE_URL": process.database_url}
    waiting = await asyncio.create_subprocess_exec(
        sys.executable, "-c", IMPATIENT, cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await waiting.communicate()
    assert waiting.returncode == 1
    assert process.running
    assert f"another process (process {process.running.pid} on" in said.decode().splitlines()[-1]
    assert b"Traceback" not in said


async def test_whoever_only_reads_is_not_kept_waiting(local: LocalDiscord, process: BotProcess) -> None:
    table = await seated(local)
    await table.play_to_the_end()
    code, printed = await process.replay(table.match_id)
    assert (code, "agree" in printed) == (0, True)
    with closing(sqlite3.connect(process.database_url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)
