"""A bot in its own process, as on a server."""

import os
import subprocess
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from apparatus.benchmarks.lean_discord import TOKEN

TICKS = os.sysconf("SC_CLK_TCK")


class BotProcess:
    """A running bot."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.started_at = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", *arguments], env={**os.environ, **environment}
        )

    @property
    def cpu_seconds(self) -> float:
        """The processor time it has used so far, in all its threads (on Linux)."""
        facts = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(facts[11]) + int(facts[12])) / TICKS

    @property
    def memory_mb(self) -> float:
        """The memory it uses (on Linux)."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        """Ask it to stop, as a host does, and wait until it has."""
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        """End it at once; what its outbox still holds does not matter."""
        self._process.kill()
        self._process.wait()


@contextmanager
def running(process: BotProcess) -> Generator[BotProcess]:
    """Yield a running bot, and kill it at the end."""
    try:
        yield process
    finally:
        process.kill()


def our_bot(url: str, database_url: str, **settings: str) -> BotProcess:
    """Start the bot on a local Discord and a database."""
    return BotProcess(
        "bot",
        "run",
        DISCORD_TOKEN=TOKEN,
        LOCAL_DISCORD=url,
        DATABASE_URL=database_url,
        LOG_LEVEL="warning",
        **settings,
    )
