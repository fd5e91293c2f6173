"""The bot's command line in its own process, forked from one that has loaded all of it.

Most of a start is loading, and tests start the bot some two hundred times. Tests that start the bot as hosts
do show that it loads by itself (``BotProcess.forked``).
"""

import asyncio
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app import COGS
from bot.wire import answer
from tests.e2e.patience import ALL_BUT_LATE

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["bot.__main__", "tests.toys.house", *COGS, "tests.e2e.loaded", __name__])


class Fork:
    """A running command line, waited for and signalled as asyncio's own processes are."""

    def __init__(
        self,
        module: str,
        folder: Path,
        environment: Mapping[str, str],
        *arguments: str,
        streams: tuple[Path, Path] | None = None,
    ) -> None:
        """``streams`` are the files of its output and its errors; by default both go to its log."""
        log = folder / "log"
        told = (module, folder, dict(environment), arguments, streams or (log, log))
        self._process = FORKS.Process(target=_run, args=told, daemon=True)
        self._process.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Its exit code, or minus the signal that ended it; None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """Kill it between two instructions."""
        self.send_signal(signal.SIGKILL)

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end and return its exit code."""
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, ended.set)
        try:
            await ended.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode


async def ended(
    folder: Path, environment: Mapping[str, str], *arguments: str, module: str = "bot"
) -> tuple[int, str, str]:
    """Run the command line to its end; return its exit code, its output and its errors."""
    with TemporaryDirectory() as apart:
        streams = Path(apart, "out"), Path(apart, "err")
        code = await Fork(module, folder, environment, *arguments, streams=streams).wait()
        out, err = (stream.read_text() for stream in streams)
        return code, out, err


def _run(
    module: str,
    folder: Path,
    environment: Mapping[str, str],
    arguments: tuple[str, ...],
    streams: tuple[Path, Path],
) -> None:
    """Run ``python -m module`` with arguments in a folder."""
    for number, stream in enumerate(streams, 1):
        os.dup2(os.open(stream, os.O_WRONLY | os.O_APPEND | os.O_CREAT), number)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, *arguments]
    answer.PATIENCE = ALL_BUT_LATE
    sys.modules.pop(f"{module}.__main__", None)  # it was loaded to be run, and running it anew is told of
    runpy.run_module(module, run_name="__main__", alter_sys=True)
