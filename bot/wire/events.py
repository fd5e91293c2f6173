"""Tournaments as scheduled events of Discord, if the bot may create them; otherwise silently absent."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
import structlog

from bot.face.gathering.parts import gathering_mark
from bot.face.tournament.event import event_text
from bot.face.words import Words
from bot.play.delivery.deliveries import Deliveries
from bot.play.gatherings.calendar import GONE, Calendar, Entry, Phase
from bot.play.ground.times import HOUR, MINUTE
from bot.store import rows
from bot.store.ids import EventId, GatheringId
from bot.store.moment import Moment, later
from bot.wire.budget import Budget
from bot.wire.denials import Denials
from bot.wire.known import Meaning, meaning
from bot.wire.permits import is_away

log = structlog.get_logger()

EXTERNAL = 3
"""A Discord event that takes place elsewhere than in a voice channel."""

MEMBERS_ONLY = 2

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""The states of an event: scheduled becomes active or canceled, active becomes completed; none reverts."""

PATHS: dict[tuple[Phase, int], tuple[int, ...]] = {
    ("on", SCHEDULED): (ACTIVE,),
    ("over", SCHEDULED): (ACTIVE, COMPLETED),
    ("over", ACTIVE): (COMPLETED,),
    ("off", SCHEDULED): (CANCELED,),
    ("off", ACTIVE): (COMPLETED,),
}
"""The states to move an event through, by the tournament's phase and the event's state."""


@dataclass(frozen=True)
class EventKeeper:
    """Creates, changes and ends the events of tournaments.

    It uses the library's ``http``, as for threads: the library's event objects need the server in this
    process's cache.
    """

    client: discord.Client
    budget: Budget
    calendar: Calendar
    denials: Denials
    deliveries: Deliveries

    async def carry(self, parcel: rows.Parcel) -> None:
        """Bring the calendar up to date."""
        entry = await self.calendar.entry(GatheringId(parcel.subject))
        if entry is not None:
            try:
                event_id = await self._bring(entry, doubtful=parcel.claims > 1)
            except discord.HTTPException as error:
                log.info("event refused", gathering=parcel.subject, code=error.code, status=error.status)
                if is_away(self.client, entry.row.guild_id):
                    await self.deliveries.postpone(parcel)
                    return
                match meaning(error):
                    case Meaning.EVENT_GONE:
                        event_id = GONE
                    case Meaning.LATER | Meaning.REVOKED:
                        await self.deliveries.put_off(parcel)
                        return
                    case Meaning.UNLISTED if not parcel.tries:
                        self.denials.tell(parcel.kind, error)
                        await self.deliveries.put_off(parcel)
                        return
                    case _:  # not permitted, or no room: wait until the tournament has news
                        event_id = entry.event_id
            await self.calendar.note(entry, event_id)
        await self.deliveries.dropped(parcel)

    async def _bring(self, entry: Entry, *, doubtful: bool) -> EventId:
        """Create or update an event and return its id; find one that we created before a crash."""
        event_id = entry.event_id
        if event_id is None and doubtful:
            event_id = await self._find(entry)
        if event_id is None:
            event_id = await self._create(entry)
            if entry.phase == "ahead":
                return event_id
        return await self._update(entry, event_id)

    async def _find(self, entry: Entry) -> EventId | None:
        await self.budget.take()
        mark = gathering_mark(entry.row.id)  # the same in every language the server may have used since
        events = await self.client.http.get_scheduled_events(entry.row.guild_id, with_user_count=False)
        return next(
            (EventId(int(event["id"])) for event in events if mark in (event.get("description") or "")), None
        )

    async def _create(self, entry: Entry) -> EventId:
        await self.budget.take()
        soon = self.calendar.context.now() + MINUTE  # an event cannot begin in the past
        starts_at = max(entry.starts_at, soon)
        created = await self.client.http.create_guild_scheduled_event(
            entry.row.guild_id,
            **_told(entry),
            privacy_level=MEMBERS_ONLY,
            entity_type=EXTERNAL,
            scheduled_start_time=_moment(starts_at),
            scheduled_end_time=_moment(max(entry.ends_at or 0, starts_at + HOUR)),
        )
        return EventId(int(created["id"]))

    async def _update(self, entry: Entry, event_id: EventId) -> EventId:
        await self.budget.take()
        guild_id = entry.row.guild_id
        event = await self.client.http.get_scheduled_event(guild_id, event_id, with_user_count=False)
        soon = later(self.calendar.context.now(), MINUTE)
        for changes in _steps(entry, event, soon):
            await self.budget.take()
            await self.client.http.edit_scheduled_event(guild_id, event_id, **changes)
        return event_id


def _steps(entry: Entry, event: Mapping[str, Any], soon: Moment) -> list[dict[str, Any]]:
    """Return the changes that bring an event to the state it should be in."""
    status = event["status"]
    if status in {COMPLETED, CANCELED}:  # ended by a person, or by Discord when its time was over
        return []
    steps: list[dict[str, Any]] = [{"status": later} for later in PATHS.get((entry.phase, status), ())]
    if entry.phase in {"ahead", "on"}:
        steps.insert(0, _told(entry) | _times(entry, event, soon))
    return steps


def _told(entry: Entry) -> dict[str, Any]:
    text = event_text(entry.row, Words(entry.locale))
    return {"name": text.name, "description": text.about, "entity_metadata": {"location": text.place}}


def _times(entry: Entry, event: Mapping[str, Any], soon: Moment) -> dict[str, Any]:
    """Return when an event begins, while that can change, and when it ends; Discord takes no past times."""
    times: dict[str, Any] = {}
    starts_at = _milliseconds(event["scheduled_start_time"])
    if entry.phase == "ahead" and event["status"] == SCHEDULED:
        wanted = max(entry.starts_at, soon)
        if wanted != starts_at:
            times["scheduled_start_time"], starts_at = _moment(wanted), wanted
    ends_at = entry.ends_at
    if ends_at is None and times:  # an event always ends after it began
        ends_at = _milliseconds(event["scheduled_end_time"])
    if ends_at is not None:
        times["scheduled_end_time"] = _moment(max(ends_at, starts_at + HOUR, soon))
    return times


def _milliseconds(written: str) -> int:
    return round(datetime.fromisoformat(written).timestamp() * 1000)


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat()
