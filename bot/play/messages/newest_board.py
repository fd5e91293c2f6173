"""The newest board of a match: its last reveal or, before there is one, the board it began with.

The first board is not touched from the first reveal on: what changes is shown where people look. It says that
it is the beginning, and leads to the newest board. Only an end that no play brought is shown on it, too.
"""

from bot.play.messages.claims import claim_one
from bot.play.messages.parcels import BOARD, PATIENT, REVEAL
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, MessageId
from bot.store.moment import Moment
from bot.store.share import Share
from bot.store.turn_log import last_chapter


async def show_newest(tx: Tx, match_id: str, due_at: Moment) -> None:
    """Queue the newest board of a match to be drawn anew."""
    chapter = await last_chapter(tx, match_id)
    if chapter == 0:
        await BOARD.post(tx, match_id, due_at)
    else:
        # An edit of what everybody has seen; a reveal that waits still keeps its own urgency.
        await REVEAL.post(tx, match_id, due_at, rank=chapter, urgency=PATIENT)


async def show_all_newest(tx: Tx, now: Moment, guild_id: GuildId | None, share: Share) -> None:
    """Queue the newest board of every match whose clock runs, of a server or of all, to be drawn anew."""
    # In one statement, as nobody can play in them meanwhile: one by one, two thousand took ten seconds.
    await tx.run("outbox_put_newest", now=now, guild_id=guild_id, urgent=PATIENT, **share.span)


async def send_newest_anew(tx: Tx, match_id: str, now: Moment) -> None:
    """Queue the newest board of a match as a new message, wherever the old one may be."""
    chapter = await last_chapter(tx, match_id)
    if chapter == 0:
        await tx.run("match_board_lose", id=match_id)
        await BOARD.post_anew(tx, match_id, now)
    else:
        await tx.run("telling_lose", match_id=match_id, chapter=chapter)
        await REVEAL.post_anew(tx, match_id, now, rank=chapter)


async def post_reveal(tx: Tx, match: rows.Match, chapter: int, now: Moment) -> None:
    """Queue a chapter, and drop the edits of earlier boards that still wait."""
    lanes = {"lane": REVEAL.lane(match.id), "first": BOARD.lane(match.id)}
    # An edit of an older board would show people, later, what is past.
    # By their urgency only edits go: a reveal that is yet to be told stays.
    await tx.run("outbox_drop_older", **lanes, rank=chapter, urgent=PATIENT)
    await REVEAL.post(tx, match.id, now, rank=chapter, channel_id=match.thread_id or match.channel_id)


async def claim_newest(
    tx: Tx, match_id: str, message_id: MessageId, *, run: str, now: Moment
) -> rows.Parcel | None:
    """Take the newest board before its time, if it stands in this message and waits to be drawn anew."""
    chapter = await last_chapter(tx, match_id)
    told = await tx.one("telling_of", rows.Telling, match_id=match_id, chapter=chapter)
    # The answer to a click can draw no other message than the one that was clicked.
    if told is None or told.message_id != message_id:
        return None
    return await claim_one(tx, REVEAL.lane(match_id), chapter, run=run, now=now)
