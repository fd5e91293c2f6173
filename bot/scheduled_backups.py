"""Backups that the running bot makes by itself, keeping the newest."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from bot.store.backups.backup import back_up
from bot.store.backups.drafts import remove_abandoned
from bot.store.engine import sqlite_path
from bot.store.errors import StoreError

log = structlog.get_logger()

LOOK_EVERY = 600.0
"""Most seconds between two looks at the clock: a machine may sleep for days."""

TRY_AGAIN = 600.0
"""Seconds before retrying a failed backup."""

NAMED = "bushido-%Y%m%dT%H%M%SZ"


@dataclass(frozen=True)
class ScheduledBackups:
    """Backs up a database into a folder regularly."""

    url: str
    folder: Path
    every: timedelta
    keep: int
    now: Callable[[], float] = time.time

    async def run(self) -> None:
        """Make a backup whenever one is due, whatever goes wrong."""
        while True:
            wait = self.due_in()
            if wait > 0:
                await asyncio.sleep(min(wait, LOOK_EVERY))
                continue
            try:
                await self.make()
            except (StoreError, OSError) as error:
                log.error("the backup FAILED; it is tried again", error=str(error), seconds=TRY_AGAIN)  # noqa: TRY400  the line says it
                await asyncio.sleep(TRY_AGAIN)

    def due_in(self) -> float:
        """Return in how many seconds the next backup is due; the first is due at once."""
        # Ignoring those from the future, which show that the clock was set back: nobody should wait until
        # then.
        ages = [age for made in self.made() if (age := self.now() - _made_at(made)) >= 0]
        return max(0.0, self.every.total_seconds() - min(ages)) if ages else 0.0

    async def make(self) -> None:
        """Make a backup; once it is verified, remove the oldest beyond those to keep."""
        remove_abandoned(self.folder.glob("bushido-*.part"))
        name = datetime.fromtimestamp(self.now(), UTC).strftime(NAMED)
        target = self.folder / (name + self._ending)
        counted = await back_up(self.url, target)
        log.info("backed up", file=str(target), rows=sum(counted.values()))
        others = [made for made in self.made() if made != target]
        for old in others[: max(0, len(others) + 1 - self.keep)]:
            old.unlink(missing_ok=True)

    def made(self) -> list[Path]:
        """Return the backups in the folder, the oldest first."""
        found = (path for path in self.folder.glob(f"bushido-*{self._ending}") if _made_at(path))
        return sorted(found, key=_made_at)

    @property
    def _ending(self) -> str:
        return ".sql.gz" if sqlite_path(self.url) is None else ".db"


def _made_at(path: Path) -> float:
    """Return when a backup was made, by its name; 0 if the name has another form."""
    try:
        made = datetime.strptime(path.name.partition(".")[0], NAMED).replace(tzinfo=UTC)
    except ValueError:
        return 0.0
    return made.timestamp()
