"""Changes to try on rows of which each differs in one thing from what they are about."""

from dataclasses import dataclass

from bot.store.engine import Value
from tests.queries.garden import Facts, Garden

OWN = "its own"
"""Stands for what each row has itself in that column: the query is run for one after the other."""

UNASKED = "unasked"
"""So begin the names of rows that would do, but that nobody asks for."""


@dataclass(frozen=True)
class Change:
    """A query, its parameters, and rows of which it changes those that are it."""

    query: str
    table: str
    params: Facts
    common: Facts
    rows: dict[str, Facts]

    def asked(self) -> list[Facts]:
        """Return the parameters of each call."""
        if OWN not in self.params.values():
            return [self.params]
        return [
            {name: whole[name] if value == OWN else value for name, value in self.params.items()}
            for row, facts in self.rows.items()
            for whole in ({**self.common, **facts},)
            if not row.startswith(UNASKED)
        ]


def by_id(query: str, table: str, common: Facts, rows: dict[str, Facts], **params: Value) -> Change:
    """Return a change of single rows, each asked for by its id."""
    facts = {name: {"id": name, **row} for name, row in {"it": {}, **rows, UNASKED: {}}.items()}
    return Change(query, table, {"id": OWN, **params}, common, facts)


def of_seat(query: str, **params: Value) -> Change:
    rows: dict[str, Facts] = {
        "it": {},
        "another seat": {"seat": 2},
        "another match": {"match_id": "n"},
    }
    at = {"match_id": "m", "seat": 1}
    return Change(query, "seats", {**at, **params}, at, rows)


def by_keys(query: str, table: str, keys: Facts, **params: Value) -> Change:
    """Return a change of the one row that has all of some keys; others have all but one."""
    rows: dict[str, Facts] = {"it": {}}
    for name, value in keys.items():
        rows[f"another {name}"] = {name: value + 1 if isinstance(value, int) else f"not {value}"}
    return Change(query, table, {**keys, **params}, keys, rows)


async def tried(garden: Garden, change: Change) -> None:
    """Run a query, and see that it has changed what it is about and nothing beside it."""
    planted: dict[str, Facts] = {}
    for name, facts in change.rows.items():
        before = await garden.whole(change.table)
        await garden.plant(change.table, facts, **change.common)
        [planted[name]] = [row for row in await garden.whole(change.table) if row not in before]
    touched = sum([await garden.touch(change.query, **params) for params in change.asked()])
    after = await garden.whole(change.table)
    wanted = {name for name in change.rows if name.startswith("it")}
    assert touched == len(wanted)
    assert {name for name, row in planted.items() if row not in after} <= wanted
    if not change.query.endswith(("_lock", "_lock_current", "_being_removed")):
        assert {name for name, row in planted.items() if row not in after} == wanted
