"""Challenges, lobbies, and waits in the queue that ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.play.clocks.availability import Availability, availability_of
from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.entry.lobbies import LobbyPage, lobby_page
from bot.play.entry.who_may_challenge import people_of
from bot.play.messages.parcels import CHALLENGE, LOBBY, QUEUE_OVER
from bot.play.people.people import takes_dms
from bot.store import rows
from bot.store.contest_rows import ContestRow
from bot.store.engine import Tx
from bot.store.ids import ChannelId, LobbyId, MatchId, MessageId
from bot.store.moment import Moment
from bot.store.queue_rows import Queued


@dataclass(frozen=True)
class ChallengeContent(ReadBy):
    """A challenge, and where its match's board is."""

    row: rows.ChallengeRow
    board_id: MessageId | None
    people: Sequence[Availability]


@dataclass(frozen=True)
class LobbyContent(ReadBy):
    """A lobby, and where its match's board is."""

    page: LobbyPage
    board_id: MessageId | None
    people: Sequence[Availability]


@dataclass(frozen=True)
class QueueOverContent(ReadBy):
    """A wait in the queue that ended without a match, for the person who waited."""

    row: Queued
    person: rows.PersonRow


EntryContent = ChallengeContent | LobbyContent | QueueOverContent


async def read_challenge(tx: Tx, parcel: rows.Parcel, now: Moment) -> ChallengeContent | None:
    """Read a challenge, unless it ended before it was ever shown."""
    row = await tx.one("challenge_by_id", rows.ChallengeRow, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    people = await availability_of(tx, people_of(row), now)
    board_id = await _board_id(tx, row.match_id) or await _road_board_id(tx, row)
    return ChallengeContent(await locale_of(tx, row.guild_id), row, board_id, people)


async def place_challenge(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a challenge was posted."""
    await tx.run("challenge_place", id=parcel.subject, message_id=posted.message_id)


async def move_challenge(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a challenge in another channel."""
    await tx.run("challenge_move", id=parcel.subject, channel_id=channel_id)
    await CHALLENGE.post(tx, parcel.subject, now)


async def read_lobby(tx: Tx, parcel: rows.Parcel, now: Moment) -> LobbyContent | None:
    """Read a lobby, unless it ended before it was ever shown."""
    page = await lobby_page(tx, LobbyId(parcel.subject))
    row = page.lobby
    if row.message_id is None and row.status != "open":
        return None
    people = await availability_of(tx, page.user_ids, now)
    return LobbyContent(await locale_of(tx, row.guild_id), page, await _board_id(tx, row.match_id), people)


async def place_lobby(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a lobby was posted."""
    await tx.run("lobby_place", id=parcel.subject, message_id=posted.message_id)


async def move_lobby(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show a lobby in another channel."""
    await tx.run("lobby_move", id=parcel.subject, channel_id=channel_id)
    await LOBBY.post(tx, parcel.subject, now)


async def read_queue_over(tx: Tx, parcel: rows.Parcel, now: Moment) -> QueueOverContent | None:
    """Read a wait that ended, unless the person has joined again or takes no DMs."""
    row = await tx.one("queued_by_id", Queued, id=parcel.subject)
    person = row and await tx.one("person_by_id", rows.PersonRow, user_id=row.user_id)
    if row is None or person is None or not takes_dms(person, now):
        return None
    return QueueOverContent(person.locale, row, person)


async def place_queue_over(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Remove a wait once its person was told that it ended."""
    row = await tx.one("queued_by_id", Queued, id=parcel.subject)
    if row is not None and posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=row.user_id, dm_channel_id=posted.dm_channel_id)
    await tx.run("queued_remove", id=parcel.subject)


async def _board_id(tx: Tx, match_id: MatchId | None) -> MessageId | None:
    """Return the message id of a match's board, if there is one."""
    match = await tx.one("match_by_id", rows.Match, id=match_id) if match_id else None
    return match.board_id if match else None


async def _road_board_id(tx: Tx, row: rows.ChallengeRow) -> MessageId | None:
    """Return the message id of the road's board that a challenge led to; the road has the challenge's id."""
    contest = await tx.one("contest_by_id", ContestRow, id=row.id) if row.status == "accepted" else None
    return contest.message_id if contest else None


OF_ENTRY: dict[str, Handling[EntryContent]] = {
    CHALLENGE.name: Handling(read_challenge, place_challenge, moved=move_challenge),
    LOBBY.name: Handling(read_lobby, place_lobby, moved=move_lobby),
    QUEUE_OVER.name: Handling(read_queue_over, place_queue_over, insists=True),
}
