"""Reports the bot's health: a file for the host, messages for systemd, and a log line when it changes."""

import asyncio
import json
import os
import time
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

import structlog

from bot.store.engine import Store
from bot.store.errors import StoreError
from bot.wire.client import DuelBot
from bot.wire.systemd import ALIVE, READY, notify

log = structlog.get_logger()

SIGN_EVERY = 10.0
"""Seconds between two signs while all is well."""

LOOK_AGAIN = 1.0
"""Seconds between two checks while it is not."""

STALE = 30.0
"""Seconds after which the last good sweep, or the last good write, is too old; both happen every three.

Also how long a connection may be lost; most come back within a second.
"""


ABSENT_FOR = 60.0
"""Seconds that a shard may lack a process before that is logged."""


class Health:
    """Gives signs of life while the bot is connected, sweeps deadlines and can write to its database."""

    def __init__(self, bot: DuelBot, store: Store, path: Path | None) -> None:
        self._bot = bot
        self._store = store
        self._path = path
        self._last_connected: float | None = None
        self._was_well = False
        self._trouble: str | None = None
        self._last_absent = self._told_absent = list[int]()
        self._absent_since = 0.0

    async def run(self) -> None:
        """Check forever, and remove the sign at the end."""
        await self._bot.wait_until_ready()  # callable only because the login has begun by now
        notify(READY)
        try:
            while True:
                trouble = await self._look()
                self._note(trouble)
                notify(f"STATUS={trouble or 'all is well'}")
                await asyncio.sleep(LOOK_AGAIN if trouble else SIGN_EVERY)
        finally:
            if self._path is not None:
                with suppress(FileNotFoundError):
                    self._path.unlink()

    async def _look(self) -> str | None:
        """Give a sign; return the trouble if something prevents it."""
        if self._bot.connected:
            self._last_connected = time.monotonic()
        if _age(self._store.last_write) > STALE:
            return "the database takes nothing"
        if _age(self._bot.last_sweep) > STALE:
            return "deadlines are not swept"
        notify(ALIVE)  # even while Discord is away: a restart would not help, and Discord counts logins
        if _age(self._last_connected) > STALE:
            return "there is no connection to Discord"
        try:
            await self._sign()
        except (OSError, StoreError) as error:
            return str(error)
        return None

    async def _sign(self) -> None:
        now = time.time()
        due_at = await self._bot.play.deliveries.next_due() or self._bot.now()
        facts: dict[str, object] = {
            "at": int(now),
            "last_sweep": int(now - _age(self._bot.last_sweep)),
            "last_write": int(now - _age(self._store.last_write)),
            "outbox": await self._bot.play.deliveries.size(),
            "overdue": max(0, self._bot.now() - due_at) // 1000,
        }
        if not self._bot.share.is_whole:
            facts |= {"shards": str(self._bot.share), "absent": await self._absent()}
        if self._path is not None:
            _write_whole(self._path, facts)

    async def _absent(self) -> list[int]:
        """Return the shards without a process; the leading process logs when that changes."""
        absent, now = await self._bot.play.deadlines.absent_shards(), time.monotonic()
        if absent != self._last_absent:
            self._last_absent, self._absent_since = absent, now
        # Only after a while: processes start one after another.
        lasting = now - self._absent_since > ABSENT_FOR
        if lasting and absent != self._told_absent and self._bot.share.leads:
            told = log.error if absent else log.info
            told("shards of which no process does the work", shards=absent)
            self._told_absent = absent
        return absent

    def _note(self, trouble: str | None) -> None:
        """Log when trouble begins and when it is over; before the first good sign, log no trouble."""
        if trouble is None and self._trouble is not None:
            log.info("all is well")
        elif self._was_well and trouble != self._trouble:
            log.error("not well", trouble=trouble)
        self._was_well |= trouble is None
        self._trouble = trouble


def check_writable(path: Path) -> None:
    """Raise OSError if signs cannot be written to a path."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.touch()
    draft.unlink()


def _age(moment: float | None) -> float:
    """Return the seconds since a moment of the monotonic clock; infinity if there was none."""
    return float("inf") if moment is None else time.monotonic() - moment


def _write_whole(path: Path, facts: dict[str, object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(facts))
    os.replace(draft, path)  # noqa: PTH105  a reader sees the old file or the new one, never half of one
