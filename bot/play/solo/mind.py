"""The house's mind: quick levels choose in this process, the master in a separate one.

That process starts when it is first needed and ends after being idle for long. Thoughts queue for it in
order. If it dies or takes too long, a student chooses with the same dice.
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
"""Levels that choose within a few milliseconds: 0.01 to 3.8 on average, depending on the game."""
INSTEAD = "student"
"""The level that chooses when the master cannot."""

PATIENCE = 6.0
"""Seconds until a thought is given up."""
LOOKING_BACK = 2
"""How many times as long a look back may take: a turn of two Manipulators took up to eight seconds."""
IDLE = 600.0
"""Seconds until an idle process is ended."""
FEW = 4
"""Thoughts that may wait before the house thinks less about each."""
HURRIED = 0.25
"""Its share of the usual effort then."""

FAILURES = (OSError, EOFError, TimeoutError, msgspec.DecodeError)
"""How a question to the process can fail."""

ONE_CORE = {"OPENBLAS_NUM_THREADS": "1"}
"""Keeps numpy to one core: the bot needs the other, and small arrays gain nothing by it."""
THINKING = (sys.executable, "-m", "bot.play.solo.thinking")


class Made(NamedTuple):
    """A choice of the house."""

    choice: str
    hurried: bool = False
    """Whether it was made with less thought than usual."""


OnMade = Callable[[Thought, Made, float], None]
"""Called with each choice and the seconds it took, waiting included."""


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
            log.warning("the house thinks no more; its student chooses", game=thought.game, error=repr(error))
            # There must be a choice: people are waiting for it, and their clocks do not run meanwhile.
            choice = await self._in_place(msgspec.structs.replace(thought, level=INSTEAD))
            return Made(choice, hurried=isinstance(error, TimeoutError))
        finally:
            self._waiting -= 1

    async def _in_place(self, thought: Thought) -> str:
        """Choose in this process, one thought at a time, so that the loop is blocked by one at most."""
        async with self._place:
            await asyncio.sleep(0)  # concurrent callers queue up behind the lock
            return chosen(thought)

    async def look_back(self, question: LookingBack, read: Callable[[bytes], T]) -> T:
        """Answer a question about a finished match. Raise Refusal if that fails."""
        try:
            return await self._answer(question, read, LOOKING_BACK * self.patience)
        except FAILURES as error:
            log.warning("a match was not looked back at", game=question.game, error=repr(error))
            raise Refusal("why-later") from error

    def close(self) -> None:
        """End the process, if it is running."""
        if self._rest:
            self._rest.cancel()
        if self.process:
            kill(self.process)
        self.process = None

    async def _answer(self, question: Question, read: Callable[[bytes], T], patience: float) -> T:
        """Ask the process after all earlier questions. Any failure ends the process."""
        async with asyncio.timeout(patience):  # nobody waits long behind questions that hang
            await self._turn.acquire()
        try:
            if self._rest:
                self._rest.cancel()
            async with asyncio.timeout(patience):
                return read(await self._asked(question))
        except BaseException:  # even if cancelled: its answer would be taken for the next one
            self.close()
            raise
        finally:
            # From the last question on, however it ended.
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
        """Return the process, starting it if needed."""
        if self.process is None or self.process.returncode is not None:
            paths = os.pathsep.join(path for path in sys.path if path)
            # Nothing else: the bot's own environment holds its token.
            environment = {"PYTHONPATH": paths, "PATH": os.environ.get("PATH", ""), **ONE_CORE}
            # In its own session, so that Ctrl-C does not reach it: the bot ends it.
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
            )
        return self.process


def _choice(line: bytes, request: Request) -> str:
    """Decode a choice. Raise EOFError if it is not an option."""
    choice = msgspec.json.decode(line, type=str)
    if choice not in request.options:
        raise EOFError
    return choice
