"""The person at the terminal, who follows the check and decides what only they can."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import TextIO

from bot.face.words import Words
from bot.terminal import say

Reading = Callable[[], Awaitable[str]]
"""Waits for the host's next line of input; empty at its end."""


class Host:
    """The person who runs the check."""

    def __init__(self, words: Words, reading: Reading | None, out: TextIO | None = None) -> None:
        self._words = words
        self._reading = reading
        self._out = out or sys.stderr

    @property
    def there(self) -> bool:
        """Whether there is a person to ask; not if a script runs the check."""
        return self._reading is not None

    def write(self, text: str, *, end: str = "\n") -> None:
        """Say something besides the report."""
        say(text, end=end, to=self._out)
        self._out.flush()

    async def answer(self, question: str) -> str:
        """Ask, and return the answer. Raise EOFError if nobody is there."""
        if self._reading is None:
            raise EOFError
        self.write(question, end=" ")
        return (await self._reading()).strip()

    async def choose(self, question: str, names: Sequence[str]) -> int:
        """Ask the host to choose by number, and return the index; ask again after an invalid answer."""
        for number, name in enumerate(names, start=1):
            self.write(f"  {number}  {name}")
        while True:
            said = await self.answer(question)
            if said.isascii() and said.isdigit() and 1 <= int(said) <= len(names):
                return int(said) - 1
            if not said:
                raise EOFError
            self.write(self._words("check-no-number", most=len(names)))

    async def agrees(self, question: str) -> bool:
        """Ask for a yes; any other answer is a no."""
        return (await self.answer(question)).casefold() in self._words("check-yes").split()


def terminal() -> Reading | None:
    """Return a reader of the terminal that does not block the connection; None without a terminal."""
    if not sys.stdin.isatty():
        return None

    async def read() -> str:
        loop, written = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
        loop.add_reader(sys.stdin, lambda: written.done() or written.set_result(sys.stdin.readline()))
        try:
            return await written
        finally:
            loop.remove_reader(sys.stdin)

    return read
