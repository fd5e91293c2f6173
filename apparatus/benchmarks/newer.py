"""The bot as of tomorrow: a copy of it with one migration more, to be run beside today's."""

import shutil
from pathlib import Path

from bot.store.engine import MIGRATIONS
from bot.store.migrate import load

ROOT = Path(__file__).parents[2]

PACKAGES = ("bot", "cogs", "players", "rules")

ADDS = """
ALTER TABLE matches ADD COLUMN of_tomorrow BIGINT NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN of_tomorrow BIGINT NOT NULL DEFAULT 0;
CREATE TABLE tomorrow (id BIGINT NOT NULL PRIMARY KEY);
"""
"""What the migration does: it adds, so that older processes can go on beside it."""


def newer(folder: Path, *, breaks: str = "") -> dict[str, str]:
    """Write a newer version into an empty folder; return the environment in which ``-m bot`` is that one.

    ``breaks`` says why older processes cannot run on its tables, where they cannot.
    """
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package)
    number = len(load(MIGRATIONS)) + 1
    mark = f"-- breaks: {breaks}\n" if breaks else ""
    (folder / "bot" / "store" / "migrations" / f"{number:04}_tomorrow.sql").write_text(mark + ADDS)
    return {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
