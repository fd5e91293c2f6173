"""Tries out everything that the bot asks of Discord, on a server of the host's choice.

Every line is tried unless a line it depends on has failed. Whatever happens, what was posted is removed
again.
"""

import asyncio
import logging
import signal
from collections.abc import Generator
from contextlib import contextmanager

from rich.progress import TaskID

from bot.check import application, commands, events, messages, people, server, threads
from bot.check.cleaning import ASKS, clean
from bot.check.finding import Finding, Grade, Said, Shortcoming, Untried
from bot.check.host import Host, Reading, terminal
from bot.check.line import Line, lines_of
from bot.check.refused import shortcoming
from bot.check.report import report
from bot.check.visitor import Visitor
from bot.check.walk import Walk, Wishes
from bot.face.words import Words
from bot.logs import configure_logs
from bot.progress import bars
from bot.settings import Settings
from bot.terminal import STOPPED, legible
from bot.wire.endpoint import use_discord

LINES = lines_of(application, server, commands, messages, threads, events, people)
"""Every line, in the order in which they are tried."""

KINDS = frozenset({kind for line in LINES.values() for kind in line.asks} | {*ASKS})
"""Every kind of request that the check tries out."""

GRACE = 3.0
"""Seconds that a line gets to finish after Ctrl+C, so that what it posts is known."""


async def check(settings: Settings, wishes: Wishes, words: Words, reading: Reading | None = None) -> int:
    """Walk, clean up, and report; return 0, 1 if something needs fixing, or 130 after Ctrl+C."""
    configure_logs("error", settings.log_format)
    use_discord(proxy=settings.discord_api, local=settings.local_discord)
    host = Host(words, reading or terminal())
    # discord.py waits this long for one more server before it reports that it is ready.
    visitor = Visitor(0.05 if settings.local_discord else 2.0)
    walk = Walk(settings.discord_token.get_secret_value(), wishes, words, host, visitor)
    try:
        with _stopping(walk), _quiet():
            findings = await Walker(walk).run()
    finally:
        await visitor.leave()
    code = report(findings, words)
    return STOPPED if walk.stopped.is_set() else code


@contextmanager
def _quiet() -> Generator[None]:
    """Keep the library from logging what the report says."""
    library = logging.getLogger("discord")
    level = library.level
    library.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        library.setLevel(level)


@contextmanager
def _stopping(walk: Walk) -> Generator[None]:
    """End the walk on Ctrl+C or a host's SIGTERM; further signals wait for the same clean-up."""
    loop = asyncio.get_running_loop()

    def stop() -> None:
        walk.host.write("\n" + walk.words("check-stopping"))
        walk.stopped.set()

    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop)
    try:
        yield
    finally:
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(sign)


class Walker:
    """Walks through all lines."""

    def __init__(self, walk: Walk) -> None:
        self._walk = walk
        self._findings: dict[str, Finding] = {}
        self._may_post: bool | None = True if walk.wishes.yes else None
        self._progress = bars()
        self._bar: TaskID = self._progress.add_task("", total=len(LINES))

    async def run(self) -> list[Finding]:
        """Walk, clean up, and return the findings."""
        try:
            for line in LINES.values():
                if self._walk.stopped.is_set():
                    break
                self._findings[line.name] = await self._walked(line)
                self._progress.advance(self._bar)
        finally:
            self._progress.stop()
            if self._may_post and self._walk.bot_id:
                self._findings["cleaned-up"] = await self._cleaned()
        return list(self._findings.values())

    async def _walked(self, line: Line) -> Finding:
        for other in line.after:
            if self._findings[other].grade is not Grade.FINE:
                missing = self._walk.words(f"check-line-{other}")
                return _short(line.name, Untried("rests-on", other=missing))
        if line.posts and not await self._agreed():
            return _short(line.name, Untried("unposted"))
        # No bar beside a question: it would run into the host's answer.
        (self._progress.stop if line.by_hand and self._walk.host.there else self._progress.start)()
        self._progress.update(self._bar, description=self._walk.words(f"check-line-{line.name}"))
        try:
            return Finding(line.name, Grade.FINE, await self._tried(line))
        except Exception as error:  # noqa: BLE001  even a bug of ours must not prevent the clean-up
            return _short(line.name, shortcoming(error, line))

    async def _tried(self, line: Line) -> Said | None:
        """Try a line until it is done, takes too long, or is stopped."""
        trying = asyncio.ensure_future(line.trying(self._walk))
        stopped = asyncio.create_task(self._walk.stopped.wait())
        try:
            await asyncio.wait({trying, stopped}, timeout=line.patience, return_when=asyncio.FIRST_COMPLETED)
            if not trying.done() and stopped.done():
                await asyncio.wait({trying}, timeout=0 if line.by_hand else GRACE)
            if trying.done():
                return trying.result()
        finally:
            stopped.cancel()
            trying.cancel()
            await asyncio.gather(trying, return_exceptions=True)
        if self._walk.stopped.is_set():
            raise Untried("stopped")
        raise TimeoutError

    async def _agreed(self) -> bool:
        """Ask once whether to post; with nobody at the terminal, the answer is no."""
        walk = self._walk
        if self._may_post is None and not walk.host.there:
            self._may_post = False
        if self._may_post is None:
            self._progress.stop()
            channel = legible(walk.visited[0].name) if walk.visited else ""
            asking = walk.host.agrees(walk.words("check-ask-post", channel=channel))
            try:
                self._may_post = await walk.unless_stopped(asking)
            except (Untried, EOFError):
                self._may_post = False
        return self._may_post

    async def _cleaned(self) -> Finding:
        try:
            await clean(self._walk)
        except Shortcoming as error:
            return _short("cleaned-up", error)
        return Finding("cleaned-up", Grade.FINE)


def _short(line: str, error: Shortcoming) -> Finding:
    return Finding(line, error.grade, error.said)
