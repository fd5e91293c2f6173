"""The mind of the house: quick levels choose in place, the master in a process of its own.

That process is started when it is first needed and ended once it has been idle for long. Thoughts wait for it
in the order in which they came. Where it dies or takes too long, a stand-in chooses from the same dice.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
import structlog

from bot.play.solo.thinking import Thought, chosen

log = structlog.get_logger()

QUICK = frozenset({"first-steps", "student"})
"""Levels that choose in a few milliseconds at most: 0.01 to 3.8 on average, by the game."""
STAND_IN = "student"
"""Who chooses where the master cannot."""

PATIENCE = 6.0
"""Seconds after which a thought is given up."""
IDLE = 600.0
"""Seconds after which a process that nobody needs is ended."""
FEW = 4
"""So many thoughts may wait before the house thinks less about each."""
HURRIED = 0.25
"""How much it thinks then."""

THINKING = (sys.executable, "-m", "bot.play.solo.thinking")


class Made(NamedTuple):
    """A choice of the house."""

    choice: str
    hurried: bool = False
    """Whether it was thought about less than usual."""


@dataclass
class Mind:
    """Chooses for the house."""

    command: Sequence[str] = THINKING
    patience: float = PATIENCE
    idle: float = IDLE
    process: Process | None = None
    _waiting: int = 0
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _rest: asyncio.TimerHandle | None = None

    async def choose(self, thought: Thought) -> Made:
        """Choose for a seat of the house."""
        if thought.level in QUICK:
            return Made(chosen(thought))
        self._waiting += 1
        try:
            hurried = self._waiting > FEW
            wanted = msgspec.structs.replace(thought, effort=HURRIED) if hurried else thought
            async with self._turn:
                return Made(await self._thought(wanted), hurried)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
            log.warning(
                "the house thinks no more; its stand-in chooses", game=thought.game, error=repr(error)
            )
            return Made(chosen(msgspec.structs.replace(thought, level=STAND_IN)))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the process, where there is one."""
        if self._rest:
            self._rest.cancel()
        if self.process and self.process.returncode is None:
            self.process.kill()
        self.process = None

    async def _thought(self, thought: Thought) -> str:
        """Ask the process. Whatever goes wrong there, or comes between, ends it, and so does a long rest."""
        if self._rest:
            self._rest.cancel()
        try:
            async with asyncio.timeout(self.patience):
                return await self._asked(thought)
        except BaseException:
            self.close()
            raise
        finally:
            self._rest = asyncio.get_running_loop().call_later(self.idle, self.close)

    async def _asked(self, thought: Thought) -> str:
        process = await self._running()
        assert process.stdin is not None  # noqa: S101  it is a pipe
        assert process.stdout is not None  # noqa: S101  as well
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        choice = msgspec.json.decode(line, type=str)
        if choice not in thought.request.options:
            raise EOFError
        return choice

    async def _running(self) -> Process:
        """Return the process, started where there is none."""
        if self.process is None or self.process.returncode is not None:
            paths = os.pathsep.join(path for path in sys.path if path)
            environment = {"PYTHONPATH": paths, "PATH": os.environ.get("PATH", "")}
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self.process
