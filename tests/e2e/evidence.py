"""Everything that could reveal a secret, written down so that two courses of a match can be compared."""

import json
import re
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from typing_extensions import override

from apparatus.benchmarks.requests import Clock
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person

BEGINNING = 1_800_000_000_000
SNOWFLAKE = re.compile(r"\d{17,20}")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
"""Where files of the local Discord lie: each course has its own address."""

WATCH_THE_OUTBOX = """
CREATE TABLE outbox_seen AS SELECT * FROM outbox WHERE 0;
CREATE TRIGGER put AFTER INSERT ON outbox
BEGIN INSERT INTO outbox_seen SELECT * FROM outbox WHERE rowid = new.rowid; END;
CREATE TRIGGER changed AFTER UPDATE ON outbox
BEGIN INSERT INTO outbox_seen SELECT * FROM outbox WHERE rowid = new.rowid; END;
"""

NOT_COMPARED = ("picks", "instructions", "facts", "heartbeats", "sqlite_stat1")
"""The first two are the secrets; the others hold the time of the last heartbeat, and what SQLite counted."""


class StoppedClock(Clock):
    """A clock that moves only when it is moved."""

    @override
    def __call__(self) -> int:
        return BEGINNING + self._ahead


def written(body: object) -> str:
    """Return what was sent, as text."""
    return ADDRESS.sub("", json.dumps(body, ensure_ascii=False))


def seen(people: Iterable[Person], channel: Channel) -> list[str]:
    """Return what people see in a channel and by DM, sorted by its words, as letters and answers race."""
    facts = (
        f"{person.name} sees {written(message['components'])}"
        for person in people
        for where in (channel, person.dm)
        for message in person.messages(where)
    )
    return sorted(facts, key=lambda fact: SNOWFLAKE.sub("", fact))


def stored(file: Path, *, but: Collection[str] = ()) -> Iterator[str]:
    """Yield every row of the database, and every row its outbox held since it was watched.

    Columns named in ``but``, such as ``matches.state``, are left out.
    """
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        for (name,) in tables.fetchall():
            if name not in NOT_COMPARED:
                rows = map(dict, connection.execute(f"SELECT * FROM {name}"))  # noqa: S608  its own table
                yield from sorted(
                    f"{name} {[value for key, value in row.items() if f'{name}.{key}' not in but]}"
                    for row in rows
                )


def watch_the_outbox(file: Path) -> None:
    """Keep a copy of every row that is added to the outbox or changed there."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(WATCH_THE_OUTBOX)


def numbered(facts: Iterable[str]) -> str:
    """Join facts, one per line, with each Discord id replaced by a number."""
    numbers: dict[str, int] = {}
    return SNOWFLAKE.sub(lambda found: f"#{numbers.setdefault(found[0], len(numbers))}", "\n".join(facts))
