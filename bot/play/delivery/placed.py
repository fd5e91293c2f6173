"""Where messages stand on Discord, noted once they are posted."""

from collections.abc import Awaitable, Callable

from bot.play.clans.war_pages import show_clash_of
from bot.play.gatherings.calendar import touch_calendar
from bot.play.messages.parcels import (
    BOARD,
    CHALLENGE,
    CLAN_INVITE,
    CLAN_WAR,
    GATHERING,
    LOBBY,
    READY_PAUSE,
    REPORT,
    REVEAL,
    SUMMONS,
)
from bot.store import rows
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, GatheringRow
from bot.store.ids import GatheringId, MessageId
from bot.store.moment import Moment, later

Placing = Callable[[Tx, rows.Parcel, MessageId, Moment], Awaitable[None]]
"""What is noted of a parcel, given the id of its message, and the time."""


async def _board(tx: Tx, parcel: rows.Parcel, message_id: MessageId, now: Moment) -> None:
    """Remember where the board stands, and point its challenge, lobby or gathering there."""
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    if match is None or match.board_id == message_id:
        return
    await tx.run("match_board_set", id=match.id, board_id=message_id)
    challenge = await tx.one("challenge_of_match", rows.ChallengeRow, match_id=match.id)
    if challenge is not None:
        await CHALLENGE.post(tx, challenge.id, now)
    lobby = await tx.one("lobby_of_match", rows.Lobby, match_id=match.id)
    if lobby is not None:
        await LOBBY.post(tx, lobby.id, now)
    bout = await tx.one("bout_of_match", BoutRow, match_id=match.id)
    if bout is not None:
        await GATHERING.post(tx, bout.gathering_id, later(now, READY_PAUSE))


async def _reveal(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("telling_set", match_id=parcel.subject, chapter=parcel.rank, message_id=message_id)


async def _challenge(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("challenge_place", id=parcel.subject, message_id=message_id)


async def _lobby(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("lobby_place", id=parcel.subject, message_id=message_id)


async def _gathering(tx: Tx, parcel: rows.Parcel, message_id: MessageId, now: Moment) -> None:
    """Remember where a gathering stands; the war of two clans leads there."""
    row = await tx.one("gathering_by_id", GatheringRow, id=parcel.subject)
    if row and row.sides and row.message_id != message_id:
        await show_clash_of(tx, row.id, now)
    await tx.run("gathering_place", id=parcel.subject, message_id=message_id)
    await touch_calendar(tx, GatheringId(parcel.subject), now)


async def _summons(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("summons_place", gathering_id=parcel.subject, revision=parcel.rank, message_id=message_id)


async def _clan_invite(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("clan_invite_place", id=parcel.subject, message_id=message_id)


async def _clan_war(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("clan_war_place", id=parcel.subject, message_id=message_id)


async def _report(tx: Tx, parcel: rows.Parcel, message_id: MessageId, _: int) -> None:
    await tx.run("report_place", id=parcel.subject, message_id=message_id)


PLACED: dict[str, Placing] = {
    BOARD.name: _board,
    REVEAL.name: _reveal,
    CHALLENGE.name: _challenge,
    LOBBY.name: _lobby,
    GATHERING.name: _gathering,
    SUMMONS.name: _summons,
    CLAN_INVITE.name: _clan_invite,
    CLAN_WAR.name: _clan_war,
    REPORT.name: _report,
}
"""What is noted, by the kind of the parcel; of other kinds nothing is."""
