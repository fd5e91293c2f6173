"""Kill a subprocess."""

import os
import signal
from asyncio.subprocess import Process
from contextlib import suppress


def kill(process: Process) -> None:
    """Kill a process, unless it has ended.

    Its own ``kill`` polls whether it has ended. Up to Python 3.12 that takes the exit status away from the
    loop, which then warns of a lost process.
    """
    if process.returncode is None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
