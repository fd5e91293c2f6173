"""Messages about a match in its channel or thread."""

from dataclasses import dataclass

from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.gatherings.reading import GatheringPage, gathering_page
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage, match_page, match_row, turn_page
from bot.play.messages.newest_board import show_newest
from bot.play.messages.parcels import (
    BOARD,
    CALL,
    CHALLENGE,
    GATHERING,
    LOBBY,
    NOTICE,
    NUDGE,
    READY_PAUSE,
    RESULT,
    REVEAL,
    SUBSTITUTION,
    seat_of,
)
from bot.play.messages.standing_request import show_request
from bot.store import rows
from bot.store.courtesy_rows import Notice
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import ChannelId, MatchId
from bot.store.moment import Moment, later
from bot.store.substitution_rows import Substitution
from bot.store.turn_log import last_chapter
from rules.codec import decode
from rules.games import game


@dataclass(frozen=True)
class BoardContent(ReadBy):
    """A match as everyone may see it."""

    page: MatchPage


@dataclass(frozen=True)
class RevealContent(ReadBy):
    """A chapter of a match."""

    page: MatchPage
    turn: TurnPage


@dataclass(frozen=True)
class ResultContent(ReadBy):
    """A finished match, with its last chapter and its tournament, if any."""

    page: MatchPage
    turn: TurnPage
    tournament: GatheringPage | None


@dataclass(frozen=True)
class NudgeContent(ReadBy):
    """A player who takes no DMs."""

    page: MatchPage
    player: Player


@dataclass(frozen=True)
class CallContent(ReadBy):
    """A player without DMs whose turn it is to choose openly."""

    page: MatchPage
    player: Player


@dataclass(frozen=True)
class NoticeContent(ReadBy):
    """Something that happened in a match apart from the cards."""

    page: MatchPage
    notice: Notice


@dataclass(frozen=True)
class SubstitutionContent(ReadBy):
    """A request for a substitute."""

    page: MatchPage
    asked: Substitution
    playing: frozenset[int]
    """Seats of people still playing."""


MatchContent = (
    SubstitutionContent
    | BoardContent
    | RevealContent
    | ResultContent
    | NudgeContent
    | CallContent
    | NoticeContent
)


async def read_board(tx: Tx, parcel: rows.Parcel, now: Moment) -> BoardContent | None:
    """Read a match for its first board: before the first reveal, or at its end; a solo match once shared."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone and not page.shared:
        return None
    if page.board_id is not None and page.revision and not page.outcome:
        return None
    return BoardContent(await locale_of(tx, page.guild_id), page)


async def place_board(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where the board was posted, and redraw its challenge, lobby or gathering, which link to it."""
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    # An edit: all links point here already.
    if match is None or match.board_id == posted.message_id:
        return
    await tx.run("match_board_set", id=match.id, board_id=posted.message_id)
    # Letters that waited for the board, such as those that open its thread, can be sent now.
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


async def read_reveal(tx: Tx, parcel: rows.Parcel, now: Moment) -> RevealContent | None:
    """Read a chapter of a match."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone:
        return None
    turn = await turn_page(tx, MatchId(parcel.subject), parcel.rank)
    return RevealContent(await locale_of(tx, page.guild_id), page, turn)


async def place_reveal(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a reveal was posted; after the last one in a thread, queue the result outside it."""
    await tx.run("telling_set", match_id=parcel.subject, chapter=parcel.rank, message_id=posted.message_id)
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    if match is None or match.status == "ongoing" or match.thread_id is None:
        return
    # An earlier one may arrive after the end, too: only the last brings the result.
    if parcel.rank == await last_chapter(tx, match.id):
        await RESULT.post(tx, match.id, posted.at)


async def read_result(tx: Tx, parcel: rows.Parcel, now: Moment) -> ResultContent | None:
    """Read how a match in a thread ended; elsewhere the last reveal tells it."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome is None or page.thread_id is None:
        return None
    turn = await turn_page(tx, page.match_id, await last_chapter(tx, page.match_id))
    return ResultContent(await locale_of(tx, page.guild_id), page, turn, await _tournament(tx, page.match_id))


async def place_result(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a result was posted."""
    await tx.run("match_result_set", id=parcel.subject, result_id=posted.message_id)


async def read_nudge(tx: Tx, parcel: rows.Parcel, now: Moment) -> NudgeContent | None:
    """Read which player's hand waits in the channel."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome or page.alone:
        return None
    return NudgeContent(await locale_of(tx, page.guild_id), page, page.players[seat_of(parcel)])


async def read_call(tx: Tx, parcel: rows.Parcel, now: Moment) -> CallContent | None:
    """Read whose open choice it is, unless they have chosen meanwhile."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    # Sent after a pause (``LOOKING_ON``), in which they may have chosen.
    if page.outcome or page.revision != parcel.rank:
        return None
    return CallContent(await locale_of(tx, page.guild_id), page, page.players[seat_of(parcel)])


async def read_notice(tx: Tx, parcel: rows.Parcel, now: Moment) -> NoticeContent | None:
    """Read what happened apart from the cards."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    notice = await tx.one("notice_of", Notice, match_id=parcel.subject, number=parcel.rank)
    if notice is None:
        return None
    return NoticeContent(await locale_of(tx, page.guild_id), page, notice)


async def read_substitution(tx: Tx, parcel: rows.Parcel, now: Moment) -> SubstitutionContent | None:
    """Read a request for a substitute, unless it was settled before it was ever shown."""
    asked = await tx.one("substitution_of", Substitution, match_id=parcel.subject, number=parcel.rank)
    if asked is None or (asked.message_id is None and asked.status != "open"):
        return None
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    match = await match_row(tx, page.match_id)
    rules = game(match.game)
    state = decode(match.state, rules.state_type)
    playing = frozenset(each.seat for each in page.people if rules.plays_on(state, each.seat))
    return SubstitutionContent(await locale_of(tx, page.guild_id), page, asked, playing)


async def place_substitution(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a request for a substitute was posted."""
    place = {"match_id": parcel.subject, "number": parcel.rank}
    await tx.run("substitution_place", **place, message_id=posted.message_id)


async def move_match(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Move a match to another channel, and queue what was to be told there."""
    await tx.run("match_move", id=parcel.subject, channel_id=channel_id)
    await BOARD.post(tx, parcel.subject, now)
    await show_newest(tx, MatchId(parcel.subject), now)
    await tx.run("substitutions_lose_place", match_id=parcel.subject)
    await show_request(tx, parcel.subject, now)
    # The parcel itself has been removed, so it is queued again.
    for kind in (REVEAL, NOTICE):
        if parcel.kind == kind.name:
            await kind.post(tx, parcel.subject, now, rank=parcel.rank)


async def _tournament(tx: Tx, match_id: MatchId) -> GatheringPage | None:
    """Return the tournament of a match, if it has one."""
    bout = await tx.one("bout_of_match", BoutRow, match_id=match_id)
    page = await gathering_page(tx, bout.gathering_id) if bout else None
    return None if page is None or page.row.kind in CHALLENGING else page


OF_MATCH: dict[str, Handling[MatchContent]] = {
    BOARD.name: Handling(read_board, place_board, moved=move_match),
    REVEAL.name: Handling(read_reveal, place_reveal, moved=move_match),
    RESULT.name: Handling(read_result, place_result, moved=move_match),
    NUDGE.name: Handling(read_nudge, moved=move_match),
    CALL.name: Handling(read_call, moved=move_match),
    NOTICE.name: Handling(read_notice, moved=move_match),
    SUBSTITUTION.name: Handling(read_substitution, place_substitution, moved=move_match),
}
