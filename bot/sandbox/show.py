"""The local Discord for people: a page to play on, or a demonstration to read."""

import asyncio
import signal
import tempfile
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.logs import configure_logs
from bot.play.chance import SeededChance, SystemChance
from bot.sandbox.demo import DEMOS, NAMES
from bot.sandbox.page import routes
from bot.sandbox.script import as_lines
from bot.sandbox.stage import Stage, stage


async def serve_page(port: int) -> int:
    """Serve the page until a signal asks to stop; its world and its duels last as long."""
    configure_logs("info", "console")
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    try:
        async with _temporary_stage(port=port, pages=routes) as played:
            print(f"The local Discord is at {played.local.url}: open it in a browser; Ctrl+C stops it.")  # noqa: T201
            await stop.wait()
    except OSError as error:
        print(f"Port {port} cannot be used ({error.strerror}); choose another with --port.")  # noqa: T201
        return 2
    return 0


async def play_demo(name: str, seed: int | None, people: int | None = None) -> int:
    """Let scripted people play, print what everyone saw, and return 0 where it ended as it should."""
    configure_logs("error", "console")
    chance = SystemChance() if seed is None else SeededChance(seed)
    demo = DEMOS[name]
    count = demo.people[0] if people is None else people
    if count not in demo.people:
        fitting = " to ".join(map(str, dict.fromkeys((demo.people[0], demo.people[-1]))))
        print(f"A {name} takes {fitting} people, not {count}.")  # noqa: T201
        return 2
    async with _temporary_stage(people=NAMES[:count], chance=chance) as played:
        fault = await demo.play(played, 0 if seed is None else seed)
        print(transcript(played))  # noqa: T201
    if fault:
        print(f"It did not end as it should: {fault}")  # noqa: T201
    return 1 if fault else 0


@asynccontextmanager
async def _temporary_stage(**options: Any) -> AsyncGenerator[Stage]:  # noqa: ANN401  those of ``stage``
    with tempfile.TemporaryDirectory() as folder:
        async with stage(f"sqlite:///{Path(folder) / 'duels.db'}", **options) as played:
            yield played


def transcript(played: Stage) -> str:
    """Write down what stands in the channel and in each person's DMs."""
    local, now = played.local, time.time()
    names = {person.id: person.name for person in local.people.values()}
    people = list(local.people.values())
    windows = [(f"#{local.channel.name}", people[0].messages(local.channel))]
    windows += [(f"DM of {person.name}", person.messages(person.dm)) for person in people]
    lines: list[str] = []
    for title, messages in windows:
        lines += [f"=== {title} ===", ""]
        for message in messages:
            lines += [f"  {line}" for line in as_lines(message, names, now)] + [""]
    return "\n".join(lines)
