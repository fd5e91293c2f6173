"""Several processes of the bot on one PostgreSQL: each holds its shards, and hears what the others do.

A separate connection holds the locks and listens. PostgreSQL releases the locks when that connection ends,
however the process ends.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, cast

import asyncpg
import structlog

from bot.store.engine import MIGRATIONS
from bot.store.errors import DatabaseTaken, StoreError
from bot.store.migrate import Migration, load
from bot.store.peers import RECONNECTED, Heard
from bot.store.postgres import DRIVER_ERRORS, typed_errors
from bot.store.share import Share

if TYPE_CHECKING:  # asyncpg's own classes take no type arguments at run time
    Connection = asyncpg.Connection[asyncpg.Record]

log = structlog.get_logger()

BEGINNING, COUNT, SHARD, QUEUE, VERSION = range(5)
"""Kinds of advisory locks."""

KEY = "hashtext(coalesce(current_schema(), '') || ' bushido ' || $1::int)"
"""The first half of a lock, from its kind; a database may have room for several bots, each in a schema."""

OTHERS = f"""
SELECT objid::bigint FROM pg_locks
WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND objid <> $2::bigint
    AND classid::bigint = {KEY}::bigint & 4294967295
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
LIMIT 1
"""  # noqa: S608  nothing from outside is in it
"""Finds the second half of a lock of one kind that another process holds with another number."""

CHANNEL = "SELECT 'bushido_' || md5(coalesce(current_schema(), ''))"

HAS_LEDGER = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'migrations'"

LOOK_AGAIN = 0.25
"""Seconds between two checks whether another process has let go."""

AT_MOST_EVERY = 0.02
"""Least seconds between two messages; otherwise a busy process would wake the others at every click."""

RECONNECT_EVERY = 1.0

PING_EVERY = 5.0
"""Seconds of silence after which to check that the connection still stands."""

PATIENCE = 5.0
"""Seconds for PostgreSQL to answer."""


@dataclass
class PostgresPeers:
    """One process among others."""

    url: str
    share: Share
    migrations: Sequence[Migration]
    handover_s: float
    """Seconds for another process to release these shards."""
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when another process has taken this one's shards while it was cut off."""
    _connection: "Connection | None" = None
    _channel: str = ""
    _heard: Heard = lambda _word: None
    _words: set[str] = field(default_factory=set[str])
    _told: asyncio.Event = field(default_factory=asyncio.Event)
    _ended: asyncio.Event = field(default_factory=asyncio.Event)
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    def listen(self, heard: Heard) -> None:
        """Call ``heard`` with each word of another process, and RECONNECTED when some may have been lost."""
        self._heard = heard

    def tell(self, word: str) -> None:
        """Tell the others a word soon; if it is told again before that, they hear it once."""
        if not self.share.is_whole:
            self._words.add(word)
            self._told.set()

    async def take_turn(self, queue: int, seconds: float) -> None:
        """Wait until no other process holds a queue, then hold it for some seconds."""
        if self.share.is_whole:
            return
        with suppress(StoreError):  # if the database fails, each keeps its own queue
            while not await self._locked(QUEUE, queue):  # noqa: ASYNC110  only the database knows
                await asyncio.sleep(LOOK_AGAIN)
        # The lock also ends with the connection, should that come first.
        asyncio.get_running_loop().call_later(seconds, lambda: asyncio.ensure_future(self._unlock(queue)))

    async def take(self, stop: asyncio.Event) -> bool:
        """Take the shards once their holder has ended; return False if asked to stop before that.

        Raise DatabaseTaken if the holder stays. Wait as long as it takes for older versions that cannot run
        on the tables of this one.
        """
        await self._connect()
        await self._take_shards(stop)
        if await self._breaks() and await self._older():
            log.warning("waiting for the end of older versions of the bot, which the new tables would break")
            while await self._older() and not stop.is_set():
                await _pause(stop)
        return not stop.is_set()

    async def run(self) -> None:
        """Tell the others what is pending, and reconnect when the connection is lost."""
        while True:
            try:
                if self._ended.is_set():
                    await self._reconnect()
                await self._tell_next()
            except Exception:  # if this loop ended, nobody would notice until another takes the shards
                log.exception("the connection to the other processes stumbled")
                self._ended.set()
            await asyncio.sleep(AT_MOST_EVERY)

    async def _tell_next(self) -> None:
        """Tell what is pending as soon as there is something, or notice that the connection is lost."""
        waiting = [asyncio.ensure_future(event.wait()) for event in (self._told, self._ended)]
        try:
            await asyncio.wait(waiting, timeout=PING_EVERY, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()
        self._told.clear()
        words, self._words = self._words, set()
        try:
            for word in words:  # a process that misses one looks by itself after some seconds
                await self._asked("SELECT pg_notify($1, $2)", self._channel, word)
            if not words:
                await self._asked("SELECT 1")
        except StoreError:
            # The driver does not report every connection that is gone, hangs, or fails from now on.
            self._ended.set()

    async def close(self) -> None:
        """Release the shards."""
        if self._connection is not None:
            with suppress(*DRIVER_ERRORS):
                await self._connection.close(timeout=PATIENCE)

    async def _connect(self) -> None:
        """Connect and listen. Raise StoreError if that fails."""
        if self._connection is not None:
            self._connection.terminate()  # it may hang, and hold the locks
        with typed_errors("connecting to other processes"):
            connection = self._connection = await asyncpg.connect(
                self.url,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings={"application_name": f"bushido-bot shards {self.share}"},
            )
            # Before the first question: the connection may be lost while it is answered.
            self._ended.clear()
            connection.add_termination_listener(self._lost_one)
            self._channel = str(await connection.fetchval(CHANNEL))
            await connection.add_listener(self._channel, self._hear)

    def _lost_one(self, connection: object) -> None:
        if connection is self._connection:
            self._ended.set()

    async def _reconnect(self) -> None:
        """Connect and lock again; set ``lost`` if another process has taken the shards meanwhile."""
        log.warning("the connection to the other processes was lost; this one looks by itself meanwhile")
        while True:
            try:
                await self._connect()
                # This may take a while: PostgreSQL may not have noticed yet that the old connection is gone.
                await self._take_shards(asyncio.Event())
                break
            except DatabaseTaken:
                self.lost.set()
                return
            except StoreError:
                self._ended.set()
                await asyncio.sleep(RECONNECT_EVERY)
        log.info("the connection to the other processes is back")
        self._heard(RECONNECTED)

    async def _take_shards(self, stop: asyncio.Event) -> None:
        """Take the shards once nobody has them. Raise DatabaseTaken if that takes too long."""
        give_up_at = asyncio.get_running_loop().time() + self.handover_s
        hindrance = await self._taken()
        if hindrance is not None:
            log.warning("waiting for the end of another process", because=hindrance, seconds=self.handover_s)
        while hindrance is not None and not stop.is_set():
            if asyncio.get_running_loop().time() >= give_up_at:
                raise DatabaseTaken(f"{hindrance}; stop it first")
            await _pause(stop)
            hindrance = await self._taken()

    def _hear(self, connection: object, process_id: int, _channel: str, word: object) -> None:
        own = self._connection
        if connection is own and own is not None and process_id != own.get_server_pid():
            self._heard(str(word))

    async def _taken(self) -> str | None:
        """Lock all shards of this process, or none; return what stands in the way, if anything."""
        # One process at a time: two at once would each find half of the shards locked.
        await self._asked(f"SELECT pg_advisory_lock({KEY}, 0)", BEGINNING)
        try:
            if counts := await self._asked(OTHERS, COUNT, self.share.shards):
                return f"another process runs with {counts} shards, this one with {self.share.shards}"
            locked = list[int]()
            for shard in self.share.numbers:
                if not await self._locked(SHARD, shard):
                    for each in locked:
                        await self._asked(f"SELECT pg_advisory_unlock({KEY}, $2)", SHARD, each)
                    return f"another process has shard {shard}"
                locked.append(shard)
            await self._asked(f"SELECT pg_advisory_lock_shared({KEY}, $2)", COUNT, self.share.shards)
            await self._asked(f"SELECT pg_advisory_lock_shared({KEY}, $2)", VERSION, len(self.migrations))
        finally:
            await self._asked(f"SELECT pg_advisory_unlock({KEY}, 0)", BEGINNING)
        return None

    async def _breaks(self) -> bool:
        """Return whether a migration is pending on which older versions cannot run."""
        done = await self._asked("SELECT count(*) FROM migrations") if await self._asked(HAS_LEDGER) else 0
        return any(migration.breaks for migration in self.migrations[cast(int, done) :])

    async def _older(self) -> bool:
        """Return whether other versions of the bot are running."""
        return await self._asked(OTHERS, VERSION, len(self.migrations)) is not None

    async def _locked(self, kind: int, number: int) -> bool:
        return bool(await self._asked(f"SELECT pg_try_advisory_lock({KEY}, $2)", kind, number))

    async def _unlock(self, queue: int) -> None:
        with suppress(StoreError):
            await self._asked(f"SELECT pg_advisory_unlock({KEY}, $2)", QUEUE, queue)

    async def _asked(self, sql: str, *args: object) -> object:
        """Return the single value of a query; the connection takes one query at a time.

        Raise StoreError if the query fails.
        """
        assert self._connection is not None  # noqa: S101  no query comes before it stands
        with typed_errors("asking for the other processes"):
            async with self._busy:
                return await self._connection.fetchval(sql, *args)


async def _pause(stop: asyncio.Event) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_AGAIN):
            await stop.wait()


@asynccontextmanager
async def among_peers(
    url: str, share: Share, handover_s: float, stop: asyncio.Event, *, migrations: Path = MIGRATIONS
) -> AsyncGenerator[PostgresPeers | None]:
    """Keep other processes away from these shards while the context lasts.

    Hosts start the new process before the old one has ended, so this waits for the old one; yield None if
    asked to stop meanwhile. Raise DatabaseTaken if the old one stays, StoreUnavailable if the server fails.
    """
    peers = PostgresPeers(url, share, load(migrations), handover_s)
    try:
        if not await peers.take(stop):
            yield None
            return
        running = asyncio.create_task(peers.run())
        try:
            yield peers
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    finally:
        await peers.close()
