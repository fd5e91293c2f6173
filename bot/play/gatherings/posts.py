"""Where the messages of a gathering stand: its living one, and the calls on people."""

from bot.play.clans.war_pages import show_clash_of
from bot.play.gatherings.calendar import touch_calendar
from bot.play.post import PATIENT, READY_PAUSE, post_gathering, post_summons
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, GatheringRow, Summons

GATHERING_POSTS = ("gathering", "summons")
"""The kinds of parcel that are a gathering's."""

ANNOUNCEMENT = "announcement"
"""The kind of a parcel that announces a round of a tournament, or the end of any gathering."""


async def post_announcement(tx: Tx, gathering_id: str, number: int, due_at: int) -> None:
    """Have a round announced, or the end, whose number is one more than the last round's."""
    await tx.run(
        "outbox_put",
        lane=f"{ANNOUNCEMENT}:{gathering_id}",
        rank=number,
        kind=ANNOUNCEMENT,
        subject=gathering_id,
        seat=None,
        urgent=PATIENT,
        due_at=due_at,
        claims=0,
    )


async def gathering_post_placed(tx: Tx, parcel: rows.Parcel, message_id: int, now: int) -> None:
    """Note where a parcel of a gathering now stands; the war of two clans leads there."""
    if parcel.kind == "gathering":
        row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
        if row and row.sides and row.message_id != message_id:
            await show_clash_of(tx, row.id, now)
        await tx.run("gathering_place", id=parcel.subject, message_id=message_id)
        await touch_calendar(tx, parcel.subject, now)
    else:
        await _place_call(tx, parcel.subject, parcel.rank, message_id)


async def gathering_post_moved(tx: Tx, parcel: rows.Parcel, channel_id: int, now: int) -> None:
    """Let a gathering go on in another channel, its own being gone, and repeat the call that is open."""
    moved = await tx.run("gathering_move_to", id=parcel.subject, channel_id=channel_id)
    if moved:
        await post_gathering(tx, parcel.subject, now)
        row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
        call = row and await tx.one("summons_of", Summons, gathering_id=row.id, revision=row.asking)
        if call and call.answered is None:
            await _place_call(tx, call.gathering_id, call.revision, None)
            await post_summons(tx, call.gathering_id, call.revision, now)
    elif parcel.kind == "gathering":
        await post_gathering(tx, parcel.subject, now)
    else:
        await post_summons(tx, parcel.subject, parcel.rank, now)


async def show_board_of(tx: Tx, match_id: str, now: int) -> None:
    """Have the gathering that asked for a duel, if one did, lead to the duel's new board."""
    bout = await tx.one("bout_of_match", BoutRow, match_id=match_id)
    if bout is not None:
        await post_gathering(tx, bout.gathering_id, now + READY_PAUSE)


async def _place_call(tx: Tx, gathering_id: str, revision: int, message_id: int | None) -> None:
    await tx.run("summons_place", gathering_id=gathering_id, revision=revision, message_id=message_id)
