"""When a tournament takes place, for the calendar of its server, where Discord lets us write into it."""

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
"""Noted in place of an event that a player has deleted: it is not for us to make another."""

Phase = Literal["ahead", "on", "over", "off"]


class Facts(msgspec.Struct, frozen=True):
    """What an event says, or what that follows from."""

    status: str
    begins_at: Moment | None
    round_ends_at: Moment | None
    paused_at: Moment | None
    title: str
    channel_id: ChannelId
    message_id: MessageId | None


@dataclass(frozen=True)
class Entry:
    """What the calendar is to say of a tournament."""

    row: GatheringRow
    locale: str
    """The language of the server."""
    phase: Phase
    starts_at: Moment
    ends_at: Moment | None
    """When it is over whatever its players do; None while its clocks stand still."""
    event_id: EventId | None


@dataclass(frozen=True)
class Calendar:
    """Says what is to stand in the calendar, and remembers what stands there."""

    context: Context

    @reading
    async def entry(self, tx: Tx, gathering_id: GatheringId) -> Entry | None:
        """Return what is to be said of a tournament, or None where that is nothing new."""
        page = await gathering_page(tx, gathering_id)
        row, known = page.row, await tx.one("calendar_of", CalendarRow, gathering_id=gathering_id)
        if not _is_news(row, known):
            return None
        locale = (await settings_of(tx, row.guild_id)).locale
        starts_at = row.started_at or row.begins_at or row.created_at
        return Entry(row, locale, _phase(row), starts_at, _ends_at(page), known.event_id if known else None)

    @transaction
    async def note(self, tx: Tx, entry: Entry, event_id: EventId | None) -> None:
        """Remember which event says this, None where there may be none; what happened meanwhile is news."""
        told = _facts(entry.row)
        await tx.run("calendar_note", gathering_id=entry.row.id, event_id=event_id, told=told)
        # It says what was true when the entry was read; more may have happened since.
        await touch_calendar(tx, entry.row.id, self.context.now())


async def touch_calendar(tx: Tx, gathering_id: GatheringId, now: Moment) -> None:
    """Update the calendar where a tournament has news for it."""
    row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
    known = await tx.one("calendar_of", CalendarRow, gathering_id=gathering_id)
    if row is not None and _is_news(row, known):
        await CALENDAR.post(tx, gathering_id, now)


def _is_news(row: GatheringRow, known: CalendarRow | None) -> bool:
    """Tell whether the calendar says something else than it should; what has no date is not in it."""
    # The event says where the tournament stands, so it waits for its message.
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
    """Return the latest end: of a full field before the beginning, then of those who are in it."""
    row = page.row
    if row.started_at is not None:
        return page.latest_end
    return later(row.begins_at or row.created_at, (row.places - 1).bit_length() * row.round_time)
