"""Parcels read at the moment they are sent: what each is about, by what is then true."""

from collections.abc import Awaitable, Callable

from bot.play.clans.war_pages import MUSTERING, UNFOUGHT, called_on, war_page, war_row
from bot.play.clocks.availability import availability_of
from bot.play.delivery.contents import (
    AnnouncementContent,
    BoardContent,
    ChallengeContent,
    ClanInviteContent,
    Content,
    DimContent,
    GatheringContent,
    HandContent,
    LobbyContent,
    NewsContent,
    NoticeContent,
    NudgeContent,
    ReminderContent,
    ReportContent,
    RevealContent,
    SeasonContent,
    SummonsContent,
    WarCallContent,
    WarContent,
)
from bot.play.entry.lobbies import lobby_page
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reading import gathering_page, summons_of
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.guild.guild_settings import settings_of
from bot.play.match.lines import duel_lines
from bot.play.match.reading import match_page, turn_page
from bot.play.messages.parcels import (
    ANNOUNCEMENT,
    BOARD,
    CHALLENGE,
    CLAN_INVITE,
    CLAN_NEWS,
    CLAN_WAR,
    CLAN_WAR_CALL,
    DIM,
    GATHERING,
    HAND,
    LOBBY,
    NOTICE,
    NUDGE,
    REMINDER,
    REPORT,
    REVEAL,
    SEASON,
    SUMMONS,
    seat_of,
)
from bot.play.standing.seasons import season_page
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite
from bot.store.courtesy_rows import Notice
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import GatheringId, GuildId, LobbyId, MatchId, MessageId, UserId, WarId
from bot.store.moderation_rows import Report
from bot.store.moment import Moment

Reader = Callable[[Tx, rows.Parcel, Moment], Awaitable[Content | None]]
"""Reads what a parcel is about, at a time."""


async def read_parcel(context: Context, parcel: rows.Parcel) -> Content | None:
    """Read what a parcel is about, or None where nothing is to be said any more."""

    async def work(tx: Tx) -> Content | None:
        try:
            return await READERS[parcel.kind](tx, parcel, context.now())
        except Gone:
            return None

    return await context.store.read(work)


async def _board(tx: Tx, parcel: rows.Parcel, now: Moment) -> BoardContent | None:
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone and not page.shared:
        return None
    return BoardContent(await _locale(tx, page.guild_id), page)


async def _reveal(tx: Tx, parcel: rows.Parcel, now: Moment) -> RevealContent | None:
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone:
        return None
    turn = await turn_page(tx, MatchId(parcel.subject), parcel.rank)
    return RevealContent(await _locale(tx, page.guild_id), page, turn)


async def _hand(tx: Tx, parcel: rows.Parcel, now: Moment) -> HandContent | None:
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if page.outcome or page.revision != parcel.rank or page.pick or not person.dms:
        return None
    return HandContent(person.locale, page, person)


async def _dim(tx: Tx, parcel: rows.Parcel, now: Moment) -> DimContent | None:
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if person.dm_channel_id is None:
        return None
    return DimContent(person.locale, page, person, MessageId(parcel.rank))


async def _nudge(tx: Tx, parcel: rows.Parcel, now: Moment) -> NudgeContent | None:
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome or page.alone:
        return None
    return NudgeContent(await _locale(tx, page.guild_id), page, page.players[seat_of(parcel)])


async def _notice(tx: Tx, parcel: rows.Parcel, now: Moment) -> NoticeContent | None:
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    notice = await tx.one("notice_of", Notice, match_id=parcel.subject, number=parcel.rank)
    if notice is None:
        return None
    return NoticeContent(await _locale(tx, page.guild_id), page, notice)


async def _reminder(tx: Tx, parcel: rows.Parcel, _: int) -> ReminderContent | None:
    user_id = int(parcel.subject)
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    waiting = [line for line in await duel_lines(tx, UserId(user_id)) if line.own_turn]
    if person is None or not person.dms or not waiting:
        return None
    return ReminderContent(person.locale, person, waiting)


async def _challenge(tx: Tx, parcel: rows.Parcel, now: Moment) -> ChallengeContent | None:
    row = await tx.one("challenge_by_id", rows.ChallengeRow, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    people = await availability_of(tx, (row.challenger_id, row.opponent_id), now)
    return ChallengeContent(await _locale(tx, row.guild_id), row, await _board_id(tx, row.match_id), people)


async def _lobby(tx: Tx, parcel: rows.Parcel, now: Moment) -> LobbyContent | None:
    page = await lobby_page(tx, LobbyId(parcel.subject))
    row = page.lobby
    if row.message_id is None and row.status != "open":
        return None
    people = await availability_of(tx, page.user_ids, now)
    return LobbyContent(await _locale(tx, row.guild_id), page, await _board_id(tx, row.match_id), people)


async def _report(tx: Tx, parcel: rows.Parcel, _: int) -> ReportContent | None:
    report = await tx.one("report_by_id", Report, id=parcel.subject)
    if report is None or (report.message_id is None and report.status != "open"):
        return None
    return ReportContent(await _locale(tx, report.guild_id), report)


async def _clan_invite(tx: Tx, parcel: rows.Parcel, _: int) -> ClanInviteContent | None:
    row = await tx.one("clan_invite_by_id", ClanInvite, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    return ClanInviteContent(await _locale(tx, row.guild_id), row)


async def _clan_war(tx: Tx, parcel: rows.Parcel, _: int) -> WarContent | None:
    page = await war_page(tx, WarId(parcel.subject))
    row, clash = page.war, None
    if row.message_id is None and row.status in UNFOUGHT:
        return None
    if row.gathering_id is not None:
        clash = await tx.one("gathering_by_id", GatheringRow, id=row.gathering_id)
    return WarContent(await _locale(tx, row.guild_id), page, clash.message_id if clash else None)


async def _clan_war_call(tx: Tx, parcel: rows.Parcel, _: int) -> WarCallContent | None:
    row = await war_row(tx, WarId(parcel.subject))
    named = await called_on(tx, row, parcel.rank) if row.status == MUSTERING else ()
    if not named:
        return None
    return WarCallContent(await _locale(tx, row.guild_id), row, parcel.rank, named)


async def _clan_news(tx: Tx, parcel: rows.Parcel, _: int) -> NewsContent | None:
    clan = await tx.one("clan_by_id", Clan, id=parcel.subject)
    entry = await tx.one("clan_chronicle_entry", ChronicleEntry, clan_id=parcel.subject, nth=parcel.rank)
    if clan is None or entry is None:
        return None
    return NewsContent(await _locale(tx, clan.guild_id), clan, entry)


async def _season(tx: Tx, parcel: rows.Parcel, _: int) -> SeasonContent:
    guild_id = int(parcel.subject)
    page = await season_page(tx, GuildId(guild_id), parcel.rank)
    return SeasonContent(await _locale(tx, GuildId(guild_id)), page, GuildId(guild_id))


async def _gathering(tx: Tx, parcel: rows.Parcel, _: int) -> GatheringContent:
    page = await gathering_page(tx, GatheringId(parcel.subject))
    return GatheringContent(await _locale(tx, page.row.guild_id), page)


async def _summons(tx: Tx, parcel: rows.Parcel, _: int) -> SummonsContent | None:
    page = await gathering_page(tx, GatheringId(parcel.subject))
    call, answer = await summons_of(tx, GatheringId(parcel.subject), parcel.rank)
    if call.message_id is None and answer:
        return None
    return SummonsContent(await _locale(tx, page.row.guild_id), page, call, answer)


async def _announcement(tx: Tx, parcel: rows.Parcel, _: int) -> AnnouncementContent:
    page = await gathering_page(tx, GatheringId(parcel.subject))
    settings = await settings_of(tx, page.row.guild_id)
    # What anybody may call is announced where it stands; only a tournament is sure to be an organiser's.
    chosen = settings.announce_channel_id if page.row.kind == TOURNAMENT else None
    return AnnouncementContent(settings.locale, page, parcel.rank, chosen or page.row.channel_id)


READERS: dict[str, Reader] = {
    BOARD.name: _board,
    REVEAL.name: _reveal,
    HAND.name: _hand,
    DIM.name: _dim,
    NUDGE.name: _nudge,
    NOTICE.name: _notice,
    REMINDER.name: _reminder,
    CHALLENGE.name: _challenge,
    LOBBY.name: _lobby,
    REPORT.name: _report,
    GATHERING.name: _gathering,
    SUMMONS.name: _summons,
    ANNOUNCEMENT.name: _announcement,
    SEASON.name: _season,
    CLAN_INVITE.name: _clan_invite,
    CLAN_WAR.name: _clan_war,
    CLAN_WAR_CALL.name: _clan_war_call,
    CLAN_NEWS.name: _clan_news,
}


async def _locale(tx: Tx, guild_id: GuildId) -> str:
    """Return the language of what everyone in a server reads."""
    return (await settings_of(tx, guild_id)).locale


async def _board_id(tx: Tx, match_id: MatchId | None) -> MessageId | None:
    """Return where the board of a match stands, if there is one."""
    match = await tx.one("match_by_id", rows.Match, id=match_id) if match_id else None
    return match.board_id if match else None


async def _seated_person(tx: Tx, parcel: rows.Parcel) -> rows.PersonRow:
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    if not seats:
        raise Gone("duel-gone")
    user_id = seats[seat_of(parcel)].user_id
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    return person or rows.PersonRow(
        user_id=user_id,
        locale="en",
        chosen_locale=None,
        dm_channel_id=None,
        dm_closed_until=Moment(0),
        dms=True,
    )
