"""Noticeboards: organisers put them up, move them and take them down; a sweep redraws them.

Events in a server do not touch them. Once a minute the sweep queues each for redrawing; whether anything is
new is found when it is rendered (``bot/face/letters/noticeboard_letter.py``).
"""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import MINUTE
from bot.play.guild.guild_settings import FALLBACK_LOCALE
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.guild.settings_book import note_change
from bot.play.messages.parcels import NOTICEBOARD
from bot.play.noticeboards.page import channels_of
from bot.store.engine import Tx
from bot.store.guild_rows import Guild
from bot.store.ids import ChannelId, GuildId, NoticeboardId
from bot.store.moment import Moment, later
from bot.store.noticeboard_rows import NoticeboardRow
from rules.codec import encode

PAUSE = MINUTE
"""Least milliseconds between two edits of a noticeboard."""

MOST_CHANNELS = 25
"""As many as a Discord list can show as chosen."""


@dataclass(frozen=True)
class Noticeboards:
    """What organisers do with their server's noticeboard."""

    context: Context

    @reading
    async def of(self, tx: Tx, guild_id: GuildId, standing: Standing) -> NoticeboardRow | None:
        """Return a server's current or last noticeboard. Raise NotYours."""
        await check_organiser(tx, guild_id, standing)
        return await newest_noticeboard(tx, guild_id)

    @transaction
    async def put_up(
        self, tx: Tx, guild_id: GuildId, channel_id: ChannelId, standing: Standing
    ) -> NoticeboardRow:
        """Put the noticeboard up in a channel, or move it there; it keeps the channels it covers.

        Raise NotYours.
        """
        before = await _take(tx, guild_id, standing)
        tells_of: tuple[ChannelId, ...] = (channel_id,)
        if before is not None and before.status == "up":
            if before.channel_id == channel_id:
                return before
            # The new channel first: if there are too many, one of the others is left out.
            tells_of = tuple(dict.fromkeys((channel_id, *channels_of(before))))[:MOST_CHANNELS]
            await self._end(tx, before)
        now, noticeboard_id = self.context.now(), NoticeboardId(self.context.chance.new_id())
        await tx.run(
            "noticeboard_add",
            id=noticeboard_id,
            guild_id=guild_id,
            channel_id=channel_id,
            tells_of=encode(tells_of),
            look_at=later(now, PAUSE),
        )
        await NOTICEBOARD.post(tx, noticeboard_id, now)
        return await self._noted(tx, before, noticeboard_id, standing)

    @transaction
    async def take_down(
        self, tx: Tx, noticeboard_id: NoticeboardId, guild_id: GuildId, standing: Standing
    ) -> NoticeboardRow:
        """Take a noticeboard down; its message says so. Raise NotYours, or Gone if it is not up."""
        before = await _up(tx, noticeboard_id, guild_id, standing)
        await self._end(tx, before)
        return await self._noted(tx, before, noticeboard_id, standing)

    @transaction
    async def tell_of(
        self,
        tx: Tx,
        noticeboard_id: NoticeboardId,
        guild_id: GuildId,
        standing: Standing,
        channels: tuple[ChannelId, ...],
    ) -> NoticeboardRow:
        """Set the channels it covers. Raise NotYours, Gone, or Refusal if there are none."""
        row = await _up(tx, noticeboard_id, guild_id, standing)
        if not channels:
            raise Refusal("noticeboard-no-channel")
        await tx.run("noticeboard_tells_of", id=row.id, tells_of=encode(channels))
        return await _row(tx, row.id)

    async def _end(self, tx: Tx, row: NoticeboardRow) -> None:
        now = self.context.now()
        await tx.run("noticeboard_end", id=row.id, status="down", ended_at=now)
        await NOTICEBOARD.post(tx, row.id, now)

    async def _noted(
        self, tx: Tx, before: NoticeboardRow | None, noticeboard_id: NoticeboardId, standing: Standing
    ) -> NoticeboardRow:
        """Log who put it up, moved it or took it down; return its current row."""
        row = await _row(tx, noticeboard_id)
        moved = {"was": _channel_of(before), "became": _channel_of(row)}
        await note_change(self.context, tx, standing, "noticeboard", **moved)
        return row


@transaction
async def redraw(context: Context, tx: Tx, noticeboard_id: NoticeboardId) -> None:
    """Queue a noticeboard's redraw; only one of several processes does."""
    now = context.now()
    if await tx.run("noticeboard_look", id=noticeboard_id, look_at=later(now, PAUSE), now=now):
        await NOTICEBOARD.post(tx, noticeboard_id, now)


async def lose(tx: Tx, noticeboard_id: NoticeboardId, now: Moment) -> None:
    """Store that a noticeboard was deleted, which turns it off."""
    await tx.run("noticeboard_end", id=noticeboard_id, status="lost", ended_at=now)


async def newest_noticeboard(tx: Tx, guild_id: GuildId) -> NoticeboardRow | None:
    """Return a server's noticeboard or, if none is up, its last one."""
    return await tx.one("noticeboard_newest", NoticeboardRow, guild_id=guild_id)


async def _take(tx: Tx, guild_id: GuildId, standing: Standing) -> NoticeboardRow | None:
    """Lock a server and return its noticeboard. Raise NotYours."""
    await check_organiser(tx, guild_id, standing)
    await tx.run("guild_ensure", guild_id=guild_id, locale=FALLBACK_LOCALE)
    # Before reading: if two organisers put one up at once, the second finds the first's.
    await tx.one("guild_lock", Guild, guild_id=guild_id)
    return await newest_noticeboard(tx, guild_id)


async def _up(tx: Tx, noticeboard_id: NoticeboardId, guild_id: GuildId, standing: Standing) -> NoticeboardRow:
    row = await _take(tx, guild_id, standing)
    if row is None or row.id != noticeboard_id or row.status != "up":
        raise Gone("noticeboard-gone")
    return row


async def _row(tx: Tx, noticeboard_id: NoticeboardId) -> NoticeboardRow:
    row = await tx.one("noticeboard_by_id", NoticeboardRow, id=noticeboard_id)
    assert row is not None  # noqa: S101  it has just been written
    return row


def _channel_of(row: NoticeboardRow | None) -> ChannelId | None:
    return row.channel_id if row is not None and row.status == "up" else None
