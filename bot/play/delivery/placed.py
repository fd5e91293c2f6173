"""Where messages stand on Discord, noted once they are posted."""

from dataclasses import dataclass

from bot.play.clans.war_pages import show_clash_of
from bot.play.gatherings.calendar import touch_calendar
from bot.play.messages.newest_board import last_chapter
from bot.play.messages.parcels import (
    CHALLENGE,
    DIM,
    GATHERING,
    HAND,
    LOBBY,
    READY_PAUSE,
    RESULT,
    seat_of,
)
from bot.play.solo.road_pages import road_page
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, GatheringRow
from bot.store.ids import ChannelId, ContestId, GatheringId, MatchId, MessageId
from bot.store.moment import Moment, later


@dataclass(frozen=True)
class Posted:
    """Where a parcel was posted, and when."""

    message_id: MessageId
    dm_channel_id: ChannelId | None
    at: Moment


async def place_nothing(_tx: Tx, _parcel: rows.Parcel, _posted: Posted) -> None:
    """Note nothing of a message that is never touched again."""


async def place_board(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where the board stands, and point its challenge, lobby or gathering there."""
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    if match is None or match.board_id == posted.message_id:
        return
    await tx.run("match_board_set", id=match.id, board_id=posted.message_id)
    await tx.run("outbox_hasten", subject=match.id, now=posted.at)
    challenge = await tx.one("challenge_of_match", rows.ChallengeRow, match_id=match.id)
    if challenge is not None:
        await CHALLENGE.post(tx, challenge.id, posted.at)
    lobby = await tx.one("lobby_of_match", rows.Lobby, match_id=match.id)
    if lobby is not None:
        await LOBBY.post(tx, lobby.id, posted.at)
    bout = await tx.one("bout_of_match", BoutRow, match_id=match.id)
    if bout is not None:
        await GATHERING.post(tx, bout.gathering_id, later(posted.at, READY_PAUSE))


async def place_reveal(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a reveal stands; the last one of a thread is followed by the result outside of it."""
    await tx.run("telling_set", match_id=parcel.subject, chapter=parcel.rank, message_id=posted.message_id)
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    if match is None or match.status == "ongoing" or match.thread_id is None:
        return
    if parcel.rank == await last_chapter(tx, match.id):
        await RESULT.post(tx, match.id, posted.at)


async def place_result(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a result stands."""
    await tx.run("match_result_set", id=parcel.subject, result_id=posted.message_id)


async def place_challenge(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a challenge stands."""
    await tx.run("challenge_place", id=parcel.subject, message_id=posted.message_id)


async def place_lobby(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a lobby stands."""
    await tx.run("lobby_place", id=parcel.subject, message_id=posted.message_id)


async def place_gathering(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a gathering stands; the war of two clans leads there."""
    row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
    if row and row.sides and row.message_id != posted.message_id:
        await show_clash_of(tx, row.id, posted.at)
    await tx.run("gathering_place", id=parcel.subject, message_id=posted.message_id)
    await touch_calendar(tx, GatheringId(parcel.subject), posted.at)


async def place_contest(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where the board of a contest stands, and point the challenge there that led to it."""
    await tx.run("contest_place", id=parcel.subject, message_id=posted.message_id)
    if await tx.one("challenge_by_id", rows.ChallengeRow, id=parcel.subject) is not None:
        await CHALLENGE.post(tx, parcel.subject, posted.at)


async def place_summons(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a call stands."""
    await tx.run(
        "summons_place", gathering_id=parcel.subject, revision=parcel.rank, message_id=posted.message_id
    )


async def place_clan_invite(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where an invitation stands."""
    await tx.run("clan_invite_place", id=parcel.subject, message_id=posted.message_id)


async def place_clan_war(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a war stands."""
    await tx.run("clan_war_place", id=parcel.subject, message_id=posted.message_id)


async def place_report(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember where a report stands."""
    await tx.run("report_place", id=parcel.subject, message_id=posted.message_id)


async def place_hand(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember a prompt, and that its person takes direct messages."""
    await place_last_hand(tx, parcel, posted)
    await _remember_prompt(tx, MatchId(parcel.subject), seat_of(parcel), parcel.rank, posted)


async def place_last_hand(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember that a player at a table takes direct messages."""
    if posted.dm_channel_id is not None:
        seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
        user_id = seats[seat_of(parcel)].user_id
        await tx.run("person_dm_open", user_id=user_id, dm_channel_id=posted.dm_channel_id)


async def place_reminder(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember that a player takes direct messages."""
    if posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=int(parcel.subject), dm_channel_id=posted.dm_channel_id)


async def place_stranded(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember that a player takes direct messages."""
    if posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=seat_of(parcel), dm_channel_id=posted.dm_channel_id)


async def place_road_news(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remember that one of two on the same road takes direct messages."""
    page = await road_page(tx, ContestId(parcel.subject))
    if posted.dm_channel_id is not None:
        user_id = page.runs[seat_of(parcel)].user_id
        await tx.run("person_dm_open", user_id=user_id, dm_channel_id=posted.dm_channel_id)


async def reopen_prompt(tx: Tx, match_id: MatchId, seat: int, revision: int, posted: Posted) -> None:
    """Remember a prompt that has controls although it was answered."""
    await tx.one("match_lock_current", rows.Match, id=match_id)  # before its seats, in the order of a click
    await tx.run("seat_prompt_reopened", match_id=match_id, seat=seat, prompt_id=posted.message_id)
    await _remember_prompt(tx, match_id, seat, revision, posted)


async def _remember_prompt(tx: Tx, match_id: MatchId, seat: int, revision: int, posted: Posted) -> None:
    """Remember a prompt, or have it dimmed at once where its turn was played meanwhile.

    One that was answered before it could be noted has its line already. One that goes on from turn to turn is
    drawn anew: this drawing may have come after that of the next.
    """
    match = await tx.one("match_lock_current", rows.Match, id=match_id)
    seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
    if seats and seats[seat].answered_id == posted.message_id:
        return
    if match is not None and match.revision == revision:
        await tx.run("seat_prompt_set", match_id=match_id, seat=seat, prompt_id=posted.message_id)
    elif match is not None and seats[seat].prompt_id == posted.message_id:
        await HAND.post(tx, match_id, posted.at, rank=match.revision, seat=seat)
    else:
        await DIM.post(tx, match_id, posted.at, rank=posted.message_id, seat=seat)
        if match is None or seats[seat].out_at is not None:  # the edit tells how it ended
            await tx.run("outbox_drop_later", lane=HAND.lane(match_id, seat), rank=revision, now=posted.at)
