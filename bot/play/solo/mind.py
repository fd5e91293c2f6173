"""The mind of the house: quick levels choose in place, the master in a process of its own.

That process is started when it is first needed and ended once it has been idle for long. Thoughts wait for it
in the order in which they came. Where it dies or takes too long, a stand-in chooses from the same dice.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec
import structlog

from bot.ending import kill
from bot.play.ground.refusals import Refusal
from bot.play.solo.thinking import FinishedMatch, FoughtAlone, PlayedOn, Question, Thought, chosen
from rules.game import Request

log = structlog.get_logger()

T = TypeVar("T")

LookingBack: TypeAlias = FinishedMatch | FoughtAlone | PlayedOn

QUICK = frozenset({"first-steps", "student"})
"""Levels that choose in a few milliseconds at most: 0.01 to 3.8 on average, by the game."""
STAND_IN = "student"
"""Who chooses where the master cannot."""

PATIENCE = 6.0
"""Seconds after which a thought is given up."""
LOOKING_BACK = 2
"""How many times as long a turn that is over may take: of two Manipulators it took 7 seconds at worst."""
IDLE = 600.0
"""Seconds after which a process that nobody needs is ended."""
FEW = 4
"""So many thoughts may wait before the house thinks less about each."""
HURRIED = 0.25
"""How much it thinks then."""

FAILURES = (OSError, EOFError, TimeoutError, msgspec.DecodeError)
"""What may become of a question."""

THINKING = (sys.executable, "-m", "bot.play.solo.thinking")


class Made(NamedTuple):
    """A choice of the house."""

    choice: str
    hurried: bool = False
    """Whether it was thought about less than usual."""


OnMade = Callable[[Thought, Made, float], None]
"""What is told of each choice, with the seconds that were waited for it."""


@dataclass
class Mind:
    """Chooses for the house."""

    command: Sequence[str] = THINKING
    patience: float = PATIENCE
    idle: float = IDLE
    process: Process | None = None
    on_made: OnMade = lambda _thought, _made, _seconds: None
    _waiting: int = 0
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _place: asyncio.Lock = field(default_factory=asyncio.Lock)
    _rest: asyncio.TimerHandle | None = None

    async def choose(self, thought: Thought) -> Made:
        """Choose for a seat of the house."""
        begun = time.perf_counter()
        made = await self._made(thought)
        self.on_made(thought, made, time.perf_counter() - begun)
        return made

    async def _made(self, thought: Thought) -> Made:
        if thought.level in QUICK:
            return Made(await self._in_place(thought))
        self._waiting += 1
        try:
            hurried = self._waiting > FEW
            wanted = msgspec.structs.replace(thought, effort=HURRIED) if hurried else thought
            read = partial(_choice, request=thought.request)
            return Made(await self._answer(wanted, read, self.patience), hurried)
        except FAILURES as error:
            log.warning(
                "the house thinks no more; its stand-in chooses", game=thought.game, error=repr(error)
            )
            # Never nothing: people wait for this choice, and no clock of theirs runs meanwhile.
            choice = await self._in_place(msgspec.structs.replace(thought, level=STAND_IN))
            return Made(choice, hurried=isinstance(error, TimeoutError))
        finally:
            self._waiting -= 1

    async def _in_place(self, thought: Thought) -> str:
        """Choose where the loop runs, one thought after the other: it is held by one at most."""
        async with self._place:
            await asyncio.sleep(0)  # those who ask at the same time queue up behind the lock
            return chosen(thought)

    async def look_back(self, question: LookingBack, read: Callable[[bytes], T]) -> T:
        """Answer a question about a match that is over. Raise Refusal where that fails."""
        try:
            return await self._answer(question, read, LOOKING_BACK * self.patience)
        except FAILURES as error:
            log.warning("a match was not looked back at", game=question.game, error=repr(error))
            raise Refusal("why-later") from error

    def close(self) -> None:
        """End the process, where there is one."""
        if self._rest:
            self._rest.cancel()
        if self.process:
            kill(self.process)
        self.process = None

    async def _answer(self, question: Question, read: Callable[[bytes], T], patience: float) -> T:
        """Ask the process, once it has answered all others. Whatever goes wrong there ends it."""
        async with asyncio.timeout(patience):  # behind others that hang nobody waits for long
            await self._turn.acquire()
        try:
            if self._rest:
                self._rest.cancel()
            async with asyncio.timeout(patience):
                return read(await self._asked(question))
        except BaseException:  # also where nobody waits any more: its answer would be taken for the next
            self.close()
            raise
        finally:
            # From the last thought on, however it ended.
            self._rest = asyncio.get_running_loop().call_later(self.idle, self.close)
            self._turn.release()

    async def _asked(self, question: Question) -> bytes:
        process = await self._running()
        assert process.stdin is not None  # noqa: S101  it is a pipe
        assert process.stdout is not None  # noqa: S101  as well
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def _running(self) -> Process:
        """Return the process, started where there is none."""
        if self.process is None or self.process.returncode is not None:
            paths = os.pathsep.join(path for path in sys.path if path)
            # And nothing else: the bot's own holds its token.
            environment = {"PYTHONPATH": paths, "PATH": os.environ.get("PATH", "")}
            # In a session of its own a Ctrl-C does not reach it: the bot ends it.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self.process


def _choice(line: bytes, request: Request) -> str:
    """Read a choice. Raise EOFError for none of those that can be made."""
    choice = msgspec.json.decode(line, type=str)
    if choice not in request.options:
        raise EOFError
    return choice
