"""Everything stored about a person, as one text that people and machines can read.

It is complete by construction: each table that holds people's ids has a query, and its rows are given whole.
What is removed from them is listed here.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import itemgetter
from typing import Any

import msgspec
from msgspec.structs import asdict

from bot.play.ground.context import Context
from bot.play.people.alias import veiled
from bot.store.engine import Tx, Value
from bot.store.ids import UserId
from bot.store.turn_log import PackedPart

PERSONAL = (
    "people",
    "members",
    "blocks",
    "habits",
    "leaves",
    "reliability",
    "challenges",
    "queued",
    "lobbies",
    "lobby_seats",
    "matches",
    "seats",
    "substitutions",
    "picks",
    "orders",
    "instructions",
    "offers",
    "notices",
    "follows",
    "turns",
    "honor",
    "tallies",
    "campaigns",
    "contests",
    "contest_entries",
    "puzzle_answers",
    "records",
    "ratings",
    "rated",
    "titles",
    "marks",
    "seasons",
    "hall_of_fame",
    "gatherings",
    "cups",
    "entrants",
    "gathering_moves",
    "summonses",
    "clan_members",
    "clan_chronicle",
    "clan_invites",
    "clan_wars",
    "clan_war_fighters",
    "setting_changes",
    "mutes",
    "voices",
    "moderation",
    "reports",
    "outbox",
)
"""Every table about people, by id or by seat."""

FINGERPRINTED = ("reliability", "mutes", "voices", "spent")
"""Tables that may still hold data of a returning person, from before a deletion; the last holds only that."""

FOLLOWING: Mapping[str, tuple[str, ...]] = {
    "challenges": ("seed",),
    "queued": ("seed",),
    "lobbies": ("seed",),
    "matches": ("state",),
    "turns": ("events",),
    "gatherings": ("state",),
    "clan_wars": ("seed",),
}
"""Columns left out because the rest implies them; a match has the seed of what it began from."""

MOMENTS = {"at", "since", "until", "leave_since", "leave_until", "dm_closed_until", "claimed_until"}
"""Columns that hold a time, besides those whose name ends in ``_at``."""

NO_MOMENTS = {"out_at"}
STRUCTURED = {
    "agreed",
    "answers",
    "entry",
    "events",
    "foreseen",
    "gave_time",
    "move",
    "options",
    "outcome",
    "quiet_days",
    "ranking",
    "shares",
    "sides",
    "stand_ins",
    "wishes",
}
"""Columns that hold JSON."""

Row = dict[str, Any]


@dataclass(frozen=True)
class Exports:
    """Exports people's data."""

    context: Context

    async def of(self, user_id: UserId) -> str:
        """Return everything stored about a person, as JSON."""

        async def work(tx: Tx) -> tuple[dict[str, list[Row]], list[PackedPart]]:
            stored = {table: await tx.plain(f"export_{table}", user_id=user_id) for table in PERSONAL}
            other_self = await veiled(tx, user_id)
            if other_self is not None:
                for table in FINGERPRINTED:
                    kept = await tx.plain(f"export_{table}", user_id=other_self)
                    stored[table] = [*stored.get(table, ()), *kept]
            return stored, await tx.all("export_packed_logs", PackedPart, user_id=user_id)

        stored, packed = await self.context.store.survey(work)
        return await asyncio.to_thread(_written, stored, packed, user_id, _moment(self.context.now()))


def _written(
    stored: dict[str, list[Row]], packed: Sequence[PackedPart], user_id: UserId, made_at: str
) -> str:
    """Return an export as text.

    It is encoded row by row: the encoder lets no other thread run until its call is done.
    """
    stored["turns"] += (asdict(turn) for part in packed for turn in part.turns())
    stored["turns"].sort(key=itemgetter("match_id", "revision"))
    tables = ",\n".join(f'    "{table}": {_list(rows)}' for table, rows in _shown(stored, user_id).items())
    frame = msgspec.json.encode({"user_id": str(user_id), "made_at": made_at, "tables": {}})
    begun = msgspec.json.format(frame, indent=2).decode().removesuffix("}\n}")
    return f"{begun}\n{tables}\n  }}\n}}"


def _list(rows: Sequence[Row]) -> str:
    """Return a table's rows as JSON, indented for their place in an export."""
    written = [msgspec.json.format(msgspec.json.encode(_readable(row)), indent=2).decode() for row in rows]
    lines = ",\n".join(written).replace("\n", "\n" + 6 * " ")  # JSON texts contain no bare line break
    return f"[\n{6 * ' '}{lines}\n{4 * ' '}]" if rows else "[]"


def _shown(stored: dict[str, list[Row]], user_id: UserId) -> dict[str, list[Row]]:
    """Remove what the rest implies, what others chose, and what is still secret."""
    _hide_seeds(stored)
    left = [row for row in stored["substitutions"] if row["leaver_id"] == user_id]
    seats = {row["match_id"]: row["seat"] for row in (*left, *stored["seats"])}
    for row in stored["turns"]:
        # Even in finished matches: a game may keep a choice with its player for good.
        row["entry"] = _own_part(row["entry"], seats[row["match_id"]])
    for row in stored["challenges"]:
        if row["challenger_id"] != user_id and row["status"] != "accepted":
            row["wish"] = None  # the challenger's fighter is secret until the challenge is accepted
    return {
        table: [_without(row, FOLLOWING.get(table, ())) for row in rows] for table, rows in stored.items()
    }


def _hide_seeds(stored: dict[str, list[Row]]) -> None:
    """Remove the seeds of what is still going on."""
    sealed = (*stored["matches"], *stored["gatherings"], *stored["contests"])
    ongoing = [row for row in sealed if row["ended_at"] is None]
    contests = {row["id"] for row in ongoing}
    # In an open contest also those of finished matches: others still play from the same seed.
    for row in (*ongoing, *(row for row in stored["matches"] if row["contest_id"] in contests)):
        row["seed"] = None


def _without(row: Row, columns: Sequence[str]) -> Row:
    return {column: value for column, value in row.items() if column not in columns}


def _own_part(entry: str, seat: int) -> str:
    """Return one seat's part of a log entry."""
    read: Row = msgspec.json.decode(entry)
    if "choices" in read:
        read["choices"] = {who: choice for who, choice in read["choices"].items() if who == str(seat)}
    return msgspec.json.encode(read).decode()


def _readable(row: Row) -> Row:
    return {column: _value(column, value) for column, value in row.items()}


def _value(column: str, value: Value) -> object:
    """Return a value in readable form; ids as text, since many programs round such large numbers."""
    if isinstance(value, int) and (column.endswith("_id") or column == "closed_by"):
        return str(value)
    if isinstance(value, int) and _is_moment(column):
        return _moment(value)
    if isinstance(value, str) and column in STRUCTURED:
        return msgspec.json.decode(value)
    return value


def _is_moment(column: str) -> bool:
    return column in MOMENTS or (column.endswith("_at") and column not in NO_MOMENTS)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()
