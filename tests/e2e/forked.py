"""The bot's command line in a process of its own, forked from one that has loaded all of it.

Most of a start is loading, and tests start the bot some two hundred times. That the bot loads by itself is
tested where it is started as hosts do it (``BotProcess.forked``).
"""

import asyncio
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.app import COGS
from bot.wire import answer
from tests.e2e.patience import ALL_BUT_LATE

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["bot.__main__", "tests.toys.house", *COGS, "tests.e2e.loaded", __name__])


class Fork:
    """A command line that runs, waited for and signalled as asyncio's own processes are."""

    def __init__(self, module: str, folder: Path, environment: Mapping[str, str]) -> None:
        self._process = FORKS.Process(target=_run, args=(module, folder, dict(environment)), daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """With what it has ended, or minus the signal that ended it; None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """Kill it between two instructions."""
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end and return with what it has ended."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode


def _run(module: str, folder: Path, environment: Mapping[str, str]) -> None:
    """Run ``python -m module run`` in a folder, with all that it says in its log."""
    log = os.open(folder / "log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(log, stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, "run"]
    answer.PATIENCE = ALL_BUT_LATE
    runpy.run_module(module, run_name="__main__", alter_sys=True)
