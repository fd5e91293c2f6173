"""The bot as hosts run it: in its own process, which can be stopped, killed and started again."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.books import Books, books_at
from tests.e2e.forked import Fork, ended

ROOT = Path(__file__).parents[2]

STARTED_WITHIN = 30.0
"""Seconds; many times what it takes on an idle machine."""


@dataclass
class BotProcess:
    """``python -m bot run`` in its own folder."""

    local: LocalDiscord
    folder: Path
    database_url: str
    running: asyncio.subprocess.Process | Fork | None = None
    module: str = "bot"
    """The module to run; the tests have one with more games than the bot's."""
    forked: bool = True
    """Whether it is loaded before it starts, which it is not for hosts."""
    python: str = sys.executable
    """The Python that runs it when it is not forked; one other than the tests' brings its own bot."""

    @property
    def books(self) -> Books:
        """Its database, seen from outside."""
        return books_at(self.database_url)

    @property
    def health(self) -> Path:
        """The file that it rewrites while all is well."""
        return self.folder / "health.json"

    @property
    def log(self) -> list[dict[str, Any]]:
        """Everything it logged, over all its runs."""
        return [json.loads(line) for line in self.said.splitlines() if line.startswith("{")]

    @property
    def said(self) -> str:
        """Everything it wrote, over all its runs."""
        path = self.folder / "log"
        return path.read_text() if path.exists() else ""

    async def start(self, **settings: str) -> None:
        """Start it and wait until it is connected."""
        await self.launch(**settings)
        await self.local.until(lambda: self.local.online, STARTED_WITHIN)

    async def launch(self, **settings: str) -> None:
        """Start it."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT) if self.python == sys.executable else "",
            "DISCORD_TOKEN": self.local.token,
            "LOCAL_DISCORD": self.local.url,
            "DATABASE_URL": self.database_url,
            "HEALTH_FILE": str(self.health),
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "json",
            **settings,
        }
        if self.forked:
            self.running = Fork(self.module, self.folder, environment, "run")
            return
        with (self.folder / "log").open("a") as log:
            self.running = await asyncio.create_subprocess_exec(
                self.python,
                "-W",
                "error",
                "-m",
                self.module,
                "run",
                cwd=self.folder,
                env=environment,
                stderr=log,
                stdout=log,
            )

    async def stop(self) -> int:
        """Ask it to stop, as a host does, and return its exit code."""
        assert self.running
        self.running.send_signal(signal.SIGTERM)
        return await self.running.wait()

    async def exit_code(self) -> int:
        """Wait for its end."""
        assert self.running
        return await self.running.wait()

    def kill(self, _: LoggedRequest | None = None) -> None:
        """Kill it between two instructions."""
        assert self.running
        self.running.kill()

    async def killed(self) -> None:
        """Wait until it is dead and Discord has noticed."""
        assert await self.exit_code() == -signal.SIGKILL
        await self.local.until(lambda: not self.local.online, STARTED_WITHIN)

    async def end(self) -> None:
        """Make sure that it has ended."""
        if self.running and self.running.returncode is None:
            self.running.kill()
            await self.running.wait()

    async def replay(self, match_id: str) -> tuple[int, str]:
        """Replay a stored match on the command line; return the exit code and what was printed."""
        replay = ("replay", match_id, "--database", self.database_url)
        code, printed, complaint = await ended(self.folder, os.environ, *replay, module=self.module)
        return code, printed + complaint

    def count(self, query: str) -> int:
        """Ask its database for one number."""
        return self.books.count(query)

    def change(self, statement: str) -> None:
        """Change its database from outside."""
        self.books.change(statement)


def says(route: str, *wanted: str) -> Callable[[LoggedRequest], bool]:
    """Return a match for requests that send or edit a message with all of these words."""

    def match(request: LoggedRequest) -> bool:
        if request.route != route or "components" not in request.body:
            return False
        told = texts({"content": "", **request.body})
        return all(word in told for word in wanted)

    return match


def die(process: BotProcess, point: str | Callable[[LoggedRequest], bool], *, sent: bool) -> None:
    """Kill the process right before, or right after, something reaches Discord."""
    faults = process.local.faults
    if sent:
        faults.after(point, process.kill)
    else:
        faults.before(point, process.kill)
        faults.swallow(point)
