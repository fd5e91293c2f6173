"""Checks of the server's events: create one, find it, move it and cancel it."""

from datetime import UTC, datetime

from bot.check.finding import Broken
from bot.check.line import line
from bot.check.walk import MARK, Walk
from bot.store.ids import EventId
from bot.wire.events import CANCELED, EXTERNAL, MEMBERS_ONLY

ALL = "/guilds/{id}/scheduled-events"
ONE = "/guilds/{id}/scheduled-events/{id}"

DAY = 86_400
HOUR = 3_600


@line(f"POST {ALL}", after=("may-create-events",), posts=True)
async def event(walk: Walk) -> None:
    """Create an event for tomorrow."""
    starts_at = walk.client.discord_time + DAY
    made = await walk.client.http.create_guild_scheduled_event(
        walk.guild.id,
        name=MARK,
        description=f"{walk.words('check-posted')} {MARK}",
        entity_metadata={"location": MARK},
        privacy_level=MEMBERS_ONLY,
        entity_type=EXTERNAL,
        scheduled_start_time=_written(starts_at),
        scheduled_end_time=_written(starts_at + HOUR),
    )
    walk.event_id = EventId(int(made["id"]))


@line(f"GET {ALL}", f"GET {ONE}", after=("event",), posts=True)
async def event_found(walk: Walk) -> None:
    """Find the event among all, and by itself."""
    known = await walk.client.http.get_scheduled_events(walk.guild.id, with_user_count=False)
    if str(walk.event_id) not in {str(each["id"]) for each in known}:
        raise Broken("event-not-found")
    await walk.client.http.get_scheduled_event(walk.guild.id, walk.event_id, with_user_count=False)


@line(f"PATCH {ONE}", after=("event",), posts=True)
async def event_moved(walk: Walk) -> None:
    """Move the event to a day later."""
    starts_at = walk.client.discord_time + 2 * DAY
    times = {
        "scheduled_start_time": _written(starts_at),
        "scheduled_end_time": _written(starts_at + HOUR),
    }
    await walk.client.http.edit_scheduled_event(walk.guild.id, walk.event_id, **times)


@line(f"PATCH {ONE}", after=("event",), posts=True)
async def event_called_off(walk: Walk) -> None:
    """Cancel the event."""
    await walk.client.http.edit_scheduled_event(walk.guild.id, walk.event_id, status=CANCELED)


def _written(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
