"""Tournaments in their server's calendar, if Discord lets the bot write there."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.play.gatherings.kinds import CHALLENGING
from bot.play.gatherings.reading import GatheringPage, gathering_page
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.guild.guild_settings import settings_of
from bot.play.messages.parcels import CALENDAR
from bot.store.engine import Tx
from bot.store.gathering_rows import CalendarRow, GatheringRow
from bot.store.ids import ChannelId, EventId, GatheringId, MessageId
from bot.store.moment import Moment, later
from rules.codec import encode

GONE = EventId(0)
"""Stands for an event that someone deleted: the bot must not make another."""

Phase = Literal["ahead", "on", "over", "off"]


class Facts(msgspec.Struct, frozen=True):
    """The facts that an event's text is made from."""

    status: str
    begins_at: Moment | None
    round_ends_at: Moment | None
    paused_at: Moment | None
    title: str
    channel_id: ChannelId
    message_id: MessageId | None


@dataclass(frozen=True)
class Entry:
    """A tournament's calendar entry."""

    row: GatheringRow
    locale: str
    """The server's language."""
    phase: Phase
    starts_at: Moment
    ends_at: Moment | None
    """The latest possible end; None while its clocks are stopped."""
    event_id: EventId | None


@dataclass(frozen=True)
class Calendar:
    """Decides what the calendar should say, and stores what it says."""

    context: Context

    @reading
    async def entry(self, tx: Tx, gathering_id: GatheringId) -> Entry | None:
        """Return a tournament's entry; None if nothing is new."""
        page = await gathering_page(tx, gathering_id)
        row, known = page.row, await tx.one("calendar_of", CalendarRow, gathering_id=gathering_id)
        if not _is_news(row, known):
            return None
        locale = (await settings_of(tx, row.guild_id)).locale
        starts_at = row.started_at or row.begins_at or row.created_at
        return Entry(row, locale, _phase(row), starts_at, _ends_at(page), known.event_id if known else None)

    @transaction
    async def note(self, tx: Tx, entry: Entry, event_id: EventId | None) -> None:
        """Store the event that shows this entry, None if there may be none; queue later changes."""
        told = _facts(entry.row)
        await tx.run("calendar_note", gathering_id=entry.row.id, event_id=event_id, told=told)
        # The event shows the entry as it was read; more may have happened since.
        await touch_calendar(tx, entry.row.id, self.context.now())


async def touch_calendar(tx: Tx, gathering_id: GatheringId, now: Moment) -> None:
    """Queue a calendar update if a tournament has changed."""
    row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
    known = await tx.one("calendar_of", CalendarRow, gathering_id=gathering_id)
    if row is not None and _is_news(row, known):
        await CALENDAR.post(tx, gathering_id, now)


def _is_news(row: GatheringRow, known: CalendarRow | None) -> bool:
    """Return whether the calendar is out of date; tournaments without a date are not in it."""
    # The event links to the tournament's message, so it waits for that.
    if row.kind in CHALLENGING or row.message_id is None or (known and known.event_id == GONE):
        return False
    if known is None or known.event_id is None:
        dated = row.begins_at is not None or row.started_at is not None
        return dated and row.ended_at is None and (known is None or known.told != _facts(row))
    return known.told != _facts(row)


def _facts(row: GatheringRow) -> str:
    return encode(
        Facts(
            status=row.status,
            begins_at=row.begins_at,
            round_ends_at=row.round_ends_at,
            paused_at=row.paused_at,
            title=row.title,
            channel_id=row.channel_id,
            message_id=row.message_id,
        )
    )


def _phase(row: GatheringRow) -> Phase:
    if row.ended_at is not None:
        return "over" if row.status == "over" else "off"
    return "ahead" if row.started_at is None else "on"


def _ends_at(page: GatheringPage) -> Moment | None:
    """Return the latest possible end: before the start for a full field, then for the entrants."""
    row = page.row
    if row.started_at is not None:
        return page.latest_end
    return later(row.begins_at or row.created_at, (row.places - 1).bit_length() * row.round_time)
