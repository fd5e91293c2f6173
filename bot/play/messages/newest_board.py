"""The newest board of a match: its last reveal or, before the first reveal, its first board.

From the first reveal on, the first board is left alone: changes are shown where people look. It says that it
is the beginning and links to the newest board. It changes only when a match ends without a play.
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
    """Queue a redraw of a match's newest board."""
    chapter = await last_chapter(tx, match_id)
    if chapter == 0:
        await BOARD.post(tx, match_id, due_at)
    else:
        # An edit of what everyone has seen; a reveal still waiting keeps its own urgency.
        await REVEAL.post(tx, match_id, due_at, rank=chapter, urgency=PATIENT)


async def show_all_newest(tx: Tx, now: Moment, guild_id: GuildId | None, share: Share) -> None:
    """Queue a redraw of the newest board of every match whose clock runs, in one server or in all."""
    # In one statement, as nobody can play in them meanwhile: one by one, 2,000 matches took ten seconds.
    await tx.run("outbox_put_newest", now=now, guild_id=guild_id, urgent=PATIENT, **share.span)


async def send_newest_anew(tx: Tx, match_id: str, now: Moment) -> None:
    """Queue a match's newest board as a new message, wherever the old one is."""
    chapter = await last_chapter(tx, match_id)
    if chapter == 0:
        await tx.run("match_board_lose", id=match_id)
        await BOARD.post_anew(tx, match_id, now)
    else:
        await tx.run("telling_lose", match_id=match_id, chapter=chapter)
        await REVEAL.post_anew(tx, match_id, now, rank=chapter)


async def post_reveal(tx: Tx, match: rows.Match, chapter: int, now: Moment) -> None:
    """Queue a chapter, and drop waiting edits of earlier boards."""
    lanes = {"lane": REVEAL.lane(match.id), "first": BOARD.lane(match.id)}
    # An edit of an older board would show outdated things, late.
    # The urgency selects edits only: a reveal yet to be told stays.
    await tx.run("outbox_drop_older", **lanes, rank=chapter, urgent=PATIENT)
    await REVEAL.post(tx, match.id, now, rank=chapter, channel_id=match.thread_id or match.channel_id)


async def claim_newest(
    tx: Tx, match_id: str, message_id: MessageId, *, run: str, now: Moment
) -> rows.Parcel | None:
    """Claim the newest board before it is due, if it is this message and waits to be redrawn."""
    chapter = await last_chapter(tx, match_id)
    told = await tx.one("telling_of", rows.Telling, match_id=match_id, chapter=chapter)
    # The answer to a click can only redraw the message that was clicked.
    if told is None or told.message_id != message_id:
        return None
    return await claim_one(tx, REVEAL.lane(match_id), chapter, run=run, now=now)
