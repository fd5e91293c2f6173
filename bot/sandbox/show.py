"""The local Discord for people: a page to play on, or a demonstration to read."""

import asyncio
import signal
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.logs import configure_logs
from bot.play.ground.chance import SeededChance, SystemChance
from bot.sandbox.actors.demo import DEMOS, Demo, Play
from bot.sandbox.actors.puppets import fleeting, lasting
from bot.sandbox.actors.script import as_lines
from bot.sandbox.actors.ticks import Ticks
from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.names import NAMES
from bot.sandbox.page.backstage import Backstage
from bot.sandbox.page.page import routes
from bot.sandbox.processes import bot_processes, temporary_postgres
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from bot.terminal import say


async def serve_page(port: int) -> int:
    """Serve the page until a signal asks to stop; its world and its duels last as long."""
    configure_logs("info", "console")
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    backstage = Backstage()
    pages = partial(routes, backstage=backstage)
    try:
        async with _temporary_stage(port=port, pages=pages) as played, backstage.of(played):
            played.local.bring_bot_in()  # so that the bot posts its greeting
            say(f"The local Discord is at {played.local.url}: open it in a browser; Ctrl+C stops it.")
            await stop.wait()
    except OSError as error:
        say(f"Port {port} cannot be used ({error.strerror}); choose another with --port.")
        return 2
    return 0


async def serve_processes(port: int, number: int) -> int:
    """Serve the page with the bot in several processes until a signal asks to stop.

    The processes have their own clocks, so nobody can skip time there.
    """
    configure_logs("info", "console")
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    with temporary_postgres() as url:
        async with LocalDiscord.open(port=port, pages=routes) as local, bot_processes(local, url, number):
            local.bring_bot_in()
            say(f"The local Discord is at {local.url}, with {number} processes; Ctrl+C stops all.")
            await stop.wait()
    return 0


async def play_demo(
    name: str,
    seed: int | None,
    people: int | None = None,
    *,
    mode: str | None = None,
    hardcore: bool = False,
    setup: Sequence[str] = (),
) -> int:
    """Play with scripted people, print what everyone saw, and return 0 if it ended as it should."""
    configure_logs("error", "console")
    chance = SystemChance() if seed is None else SeededChance(seed)
    try:
        title, demo = _in_mode(name, mode)
        count, play = _count(title, demo, people), _way_of(title, demo, setup, hardcore=hardcore)
    except NotPossible as sentence:
        say(str(sentence))
        return 2
    async with _temporary_stage(people=NAMES[:count], chance=chance, now=Ticks()) as played:
        played.bot.outbox.at_once = 1  # so that everything arrives in the order in which it happened
        fault = await play(played, 0 if seed is None else seed)
        say(transcript(played))
    if fault:
        say(f"It did not end as it should: {fault}")
    return 1 if fault else 0


def _in_mode(name: str, mode: str | None) -> tuple[str, Demo]:
    """Return the demonstration and its title. Raise NotPossible for an unknown mode."""
    demo = DEMOS[name]
    if mode is None:
        return name, demo
    if not demo.modes:
        raise NotPossible(f"There are no modes of {name}.")
    if mode not in demo.modes:
        raise NotPossible(f"There is no mode {mode} of {name}, but {' and '.join(demo.modes)}.")
    return f"{name} as a {mode}", demo.modes[mode]


def _count(title: str, demo: Demo, people: int | None) -> int:
    """Return how many play. Raise NotPossible for too many or too few."""
    count = demo.people[0] if people is None else people
    if count not in demo.people:
        people_told = f"{_told(demo.people)} {'person' if max(demo.people) == 1 else 'people'}"
        raise NotPossible(f"For {title} it takes {people_told}, not {count}.")
    return count


def _way_of(title: str, demo: Demo, setup: Sequence[str], *, hardcore: bool) -> Play:
    """Return its play. Raise NotPossible for an unknown variant or setup."""
    if hardcore and demo.hardcore is None:
        raise NotPossible(f"There is no Hardcore variant of {title}.")
    if setup and demo.set_up is None:
        raise NotPossible(f"Nothing can be settled before {title}.")
    if setup and demo.set_up:
        return demo.set_up(setup)
    return demo.hardcore if hardcore and demo.hardcore else demo.play


def _told(numbers: Sequence[int]) -> str:
    """Name the allowed numbers of people."""
    if isinstance(numbers, range):
        return " to ".join(map(str, dict.fromkeys((numbers[0], numbers[-1]))))
    *some, last = map(str, numbers)
    return f"{', '.join(some)} or {last}"


@asynccontextmanager
async def _temporary_stage(**options: Any) -> AsyncGenerator[Stage]:  # noqa: ANN401  those of ``stage``
    with tempfile.TemporaryDirectory() as folder:
        async with stage(f"sqlite:///{Path(folder) / 'duels.db'}", **options) as played:
            yield played


def transcript(played: Stage) -> str:
    """Return the messages in the channel, in its threads and in each person's DMs, as text."""
    local, now = played.local, time.time()
    names = {person.id: person.name for person in local.people.values()}
    people = list(local.people.values())
    windows = [(f"#{local.channel.name}", lasting(people[0], local.channel))]
    windows += [(f"thread {thread.name}", lasting(people[0], thread)) for thread in local.threads]
    for person in people:
        windows.append((f"#{local.channel.name}, {person.name} alone", fleeting(person, local.channel)))
        windows.append((f"DM of {person.name}", list(person.messages(person.dm))))
    lines: list[str] = []
    for title, messages in windows:
        lines += [f"=== {title} ===", ""]
        for message in messages:
            lines += [f"  {line}" for line in as_lines(message, names, now)] + [""]
    return "\n".join(lines)
