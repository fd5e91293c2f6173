"""People who want to see their data, and people who want it deleted."""

import json
import re

from apparatus.year.acts.moderating import WHISPERED
from apparatus.year.checks import Violation
from apparatus.year.person import Person
from apparatus.year.town import Town
from apparatus.year.watching.sealed import check_sealed
from bot.store.ids import UserId

_WHISPER = re.compile(rf"{WHISPERED} (\d+)")


async def export(person: Person, town: Town) -> None:
    """Export a person's data. Raise Violation if it tells another's report or an open contest's seed."""
    told = await town.house.play.exports.of(person.user_id)
    if others := set(_WHISPER.findall(told)) - {str(person.user_id)}:
        raise Violation(f"report leaks: the export of {person.user_id} tells what {min(others)} reported")
    await check_sealed(town, told, f"the export of {person.user_id}")
    town.done["exported"] += 1


async def forget(person: Person, town: Town) -> None:
    """Delete the person's data, and stay away for a while; organisers never do."""
    if person.organises:
        return
    await town.house.play.forgetting.forget(person.user_id)
    town.forgotten[person.user_id] = town.house.clock.time
    town.done["forgotten"] += 1
    await check_forgotten(town, person.user_id)


def _is_fingerprint(row: dict[str, str]) -> bool:
    return (row.get("user_id") or row.get("veil_id", "")).startswith("-")


async def check_forgotten(town: Town, user_id: UserId) -> None:
    """Raise Violation if a table that an export reads still names a person."""
    told = json.loads(await town.house.play.exports.of(user_id))
    if left := [table for table, rows in told["tables"].items() if not all(map(_is_fingerprint, rows))]:
        raise Violation(f"not forgotten: {', '.join(left)} still know {user_id}")
