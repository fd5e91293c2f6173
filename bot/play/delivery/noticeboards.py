"""The noticeboard of a server."""

from dataclasses import dataclass

from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.messages.parcels import NOTICEBOARD
from bot.play.noticeboards.noticeboards import PAUSE, lose
from bot.play.noticeboards.page import NoticeboardPage, noticeboard_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import NoticeboardId
from bot.store.moment import Moment, later
from bot.store.noticeboard_rows import NoticeboardRow


@dataclass(frozen=True)
class NoticeboardContent(ReadBy):
    """A noticeboard and what it has to say."""

    row: NoticeboardRow
    page: NoticeboardPage | None
    """None if it was taken down."""
    early: bool
    """Whether a process that died may have edited it within the last ``PAUSE``."""


async def read_noticeboard(tx: Tx, parcel: rows.Parcel, now: Moment) -> NoticeboardContent | None:
    """Read what a noticeboard says, unless nobody sees it any longer."""
    row = await tx.one("noticeboard_by_id", NoticeboardRow, id=parcel.subject)
    if row is None or row.status == "lost" or (row.status == "down" and row.message_id is None):
        return None
    page = await noticeboard_page(tx, row, now) if row.status == "up" else None
    early = parcel.claims > 1 and row.message_id is not None and now < row.look_at
    return NoticeboardContent(await locale_of(tx, row.guild_id), row, page, early)


async def place_noticeboard(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where it was posted and what it says; a message found while in doubt may say anything."""
    row = await tx.one("noticeboard_by_id", NoticeboardRow, id=parcel.subject)
    doubtful = parcel.claims > 1 and row is not None and row.message_id != posted.message_id
    await tx.run(
        "noticeboard_place",
        id=parcel.subject,
        message_id=posted.message_id,
        said="" if doubtful else posted.says,
        look_at=later(posted.at, PAUSE),
    )


async def lose_noticeboard(tx: Tx, parcel: rows.Parcel, now: Moment) -> None:
    """Turn it off: it was deleted for the second time, or its channel was."""
    await lose(tx, NoticeboardId(parcel.subject), now)


OF_NOTICEBOARDS: dict[str, Handling[NoticeboardContent]] = {
    NOTICEBOARD.name: Handling(read_noticeboard, place_noticeboard, lost=lose_noticeboard),
}
