"""What Discord refuses about a scheduled event."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.sandbox.request import Json

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4

BECOMES = {SCHEDULED: {ACTIVE, CANCELED}, ACTIVE: {COMPLETED}}
"""The states that each state can change to."""

FURTHEST = timedelta(days=5 * 365)
LENGTHS = {"name": 100, "description": 1000}
PLACE = 100


def fault(event: Mapping[str, Any], changes: Mapping[str, Any], now: datetime) -> str | None:
    """Return what is wrong with a new event, or with a change to one; None if nothing is."""
    whole = {**event, **changes}
    for key, most in LENGTHS.items():
        if len(whole.get(key) or "") > most:
            return f"{key}: Must be {most} or fewer in length."
    place: Json = whole.get("entity_metadata") or {}
    if len(place.get("location", "")) > PLACE:
        return f"entity_metadata.location: Must be {PLACE} or fewer in length."
    status = event.get("status", SCHEDULED)
    if "status" in changes and changes["status"] not in BECOMES.get(status, {status}):
        return f"status: Cannot go from {status} to {changes['status']}."
    return _fault_of_times(whole, changes, now, begun=status != SCHEDULED)


def _fault_of_times(
    whole: Mapping[str, Any], changes: Mapping[str, Any], now: datetime, *, begun: bool
) -> str | None:
    starts, ends = (_moment(whole.get(f"scheduled_{end}_time")) for end in ("start", "end"))
    if "scheduled_start_time" in changes and starts is not None:
        if begun:
            return "scheduled_start_time: The event has begun."
        if starts <= now:
            return "scheduled_start_time: Cannot schedule an event in the past."
        if starts > now + FURTHEST:
            return "scheduled_start_time: Cannot schedule an event so far in the future."
    if "scheduled_end_time" in changes and ends is not None and ends <= now:
        return "scheduled_end_time: Cannot end in the past."
    if starts is not None and ends is not None and ends <= starts:
        return "scheduled_end_time: Cannot end before it starts."
    return None


def _moment(written: str | None) -> datetime | None:
    if written is None:
        return None
    moment = datetime.fromisoformat(written)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
