"""A newer version of the bot: a copy of it with one more migration, to run beside the present version."""

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
"""What the migration does: it only adds, so older processes can keep running beside it."""


def newer(folder: Path, *, breaks: str = "") -> dict[str, str]:
    """Write a newer version into an empty folder; return the environment in which ``-m bot`` runs it.

    ``breaks`` says why older processes cannot run on its tables, if they cannot.
    """
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package)
    number = len(load(MIGRATIONS)) + 1
    mark = f"-- breaks: {breaks}\n" if breaks else ""
    (folder / "bot" / "store" / "migrations" / f"{number:04}_tomorrow.sql").write_text(mark + ADDS)
    return {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
