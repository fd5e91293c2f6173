"""What a forked bot need not read itself: its queries, and what Discord shows of its commands."""

from aiosql.adapters.asyncpg import AsyncPGAdapter
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.face.words import ENTRY, FOLDERS, locales, translation
from bot.store.engine import QUERIES
from bot.store.statements import load

for driver in (SQLite3Adapter, AsyncPGAdapter):
    load(QUERIES, driver)

for locale in locales():
    for name in ("commands", "names"):
        for entry in ENTRY.finditer((FOLDERS[0] / locale / f"{name}.ftl").read_text("utf-8")):
            translation(locale, entry[1])
