"""Parcels read at the moment they are sent: what each is about, by what is then true."""

from bot.play.clans.war_pages import MUSTERING, UNFOUGHT, called_on, war_page, war_row
from bot.play.clocks.availability import availability_of
from bot.play.delivery.contents import (
    AnnouncementContent,
    BoardContent,
    CallContent,
    ChallengeContent,
    ClanInviteContent,
    ContestContent,
    DimContent,
    GatheringContent,
    HandContent,
    LastHandContent,
    LobbyContent,
    NewsContent,
    NoticeContent,
    NudgeContent,
    ReminderContent,
    ReportContent,
    ResultContent,
    RevealContent,
    RoadContent,
    RoadNewsContent,
    SeasonContent,
    SummonsContent,
    WarCallContent,
    WarContent,
)
from bot.play.entry.lobbies import lobby_page
from bot.play.gatherings.kinds import CHALLENGING, TOURNAMENT
from bot.play.gatherings.reading import GatheringPage, gathering_page, summons_of
from bot.play.ground.refusals import Gone
from bot.play.guild.guild_settings import settings_of
from bot.play.match.lines import duel_lines
from bot.play.match.reading import match_page, turn_page
from bot.play.messages.newest_board import last_chapter
from bot.play.messages.parcels import seat_of
from bot.play.people.alias import is_alias
from bot.play.people.mutes import is_muted
from bot.play.people.people import takes_dms, unseen_person
from bot.play.solo.contest_pages import Onlooker, contest_page, contest_row
from bot.play.solo.road_pages import OVER, road_page
from bot.play.standing.seasons import season_page
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite
from bot.store.contest_rows import ContestRow, PlacedEntry
from bot.store.courtesy_rows import Notice
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, GatheringRow
from bot.store.ids import ContestId, GatheringId, GuildId, LobbyId, MatchId, MessageId, UserId, WarId
from bot.store.moderation_rows import Report
from bot.store.moment import Moment


async def read_board(tx: Tx, parcel: rows.Parcel, now: Moment) -> BoardContent | None:
    """Read a match for its first board, while no reveal follows it or at its end; alone, once it is shown."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone and not page.shared:
        return None
    if page.board_id is not None and page.revision and not page.outcome:
        return None
    return BoardContent(await _locale(tx, page.guild_id), page)


async def read_reveal(tx: Tx, parcel: rows.Parcel, now: Moment) -> RevealContent | None:
    """Read what was played since a revision."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.alone:
        return None
    turn = await turn_page(tx, MatchId(parcel.subject), parcel.rank)
    return RevealContent(await _locale(tx, page.guild_id), page, turn)


async def read_result(tx: Tx, parcel: rows.Parcel, now: Moment) -> ResultContent | None:
    """Read how a match ended that was told in a thread; of any other the last reveal tells it."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome is None or page.thread_id is None:
        return None
    turn = await turn_page(tx, page.match_id, await last_chapter(tx, page.match_id))
    return ResultContent(await _locale(tx, page.guild_id), page, turn, await _tournament(tx, page.match_id))


async def read_hand(tx: Tx, parcel: rows.Parcel, now: Moment) -> HandContent | None:
    """Read a hand that is still asked for, and the open prompt that goes on with it, if there is one."""
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if page.outcome or page.revision != parcel.rank or page.pick or not person.dms:
        return None
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    return HandContent(person.locale, page, person, seats[page.seat].prompt_id)


async def read_last_hand(tx: Tx, parcel: rows.Parcel, now: Moment) -> LastHandContent | None:
    """Read how a match ended for one of its players."""
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if is_alias(person.user_id) or not person.dms or not (page.outcome or page.out):
        return None
    return LastHandContent(person.locale, page, person)


async def read_dim(tx: Tx, parcel: rows.Parcel, now: Moment) -> DimContent | None:
    """Read whose old prompt it is."""
    person = await _seated_person(tx, parcel)
    page = await match_page(tx, MatchId(parcel.subject), person.user_id, now)
    if person.dm_channel_id is None:
        return None
    return DimContent(person.locale, page, person, MessageId(parcel.rank))


async def read_nudge(tx: Tx, parcel: rows.Parcel, now: Moment) -> NudgeContent | None:
    """Read whose hand waits in the channel."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome or page.alone:
        return None
    return NudgeContent(await _locale(tx, page.guild_id), page, page.players[seat_of(parcel)])


async def read_call(tx: Tx, parcel: rows.Parcel, now: Moment) -> CallContent | None:
    """Read who is on, unless they have chosen meanwhile."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    if page.outcome or page.revision != parcel.rank:
        return None
    return CallContent(await _locale(tx, page.guild_id), page, page.players[seat_of(parcel)])


async def read_notice(tx: Tx, parcel: rows.Parcel, now: Moment) -> NoticeContent | None:
    """Read what happened beside the cards."""
    page = await match_page(tx, MatchId(parcel.subject), None, now)
    notice = await tx.one("notice_of", Notice, match_id=parcel.subject, number=parcel.rank)
    if notice is None:
        return None
    return NoticeContent(await _locale(tx, page.guild_id), page, notice)


async def read_reminder(tx: Tx, parcel: rows.Parcel, _: Moment) -> ReminderContent | None:
    """Read all that waits for a player."""
    user_id = int(parcel.subject)
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    waiting = [line for line in await duel_lines(tx, UserId(user_id)) if line.own_turn]
    if person is None or not person.dms or not waiting:
        return None
    return ReminderContent(person.locale, person, waiting)


async def read_challenge(tx: Tx, parcel: rows.Parcel, now: Moment) -> ChallengeContent | None:
    """Read a challenge, unless it ended before it was ever shown."""
    row = await tx.one("challenge_by_id", rows.ChallengeRow, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    people = await availability_of(tx, (row.challenger_id, row.opponent_id), now)
    board_id = await _board_id(tx, row.match_id) or await _road_board_id(tx, row)
    return ChallengeContent(await _locale(tx, row.guild_id), row, board_id, people)


async def read_lobby(tx: Tx, parcel: rows.Parcel, now: Moment) -> LobbyContent | None:
    """Read a lobby, unless it ended before it was ever shown."""
    page = await lobby_page(tx, LobbyId(parcel.subject))
    row = page.lobby
    if row.message_id is None and row.status != "open":
        return None
    people = await availability_of(tx, page.user_ids, now)
    return LobbyContent(await _locale(tx, row.guild_id), page, await _board_id(tx, row.match_id), people)


async def read_road_news(tx: Tx, parcel: rows.Parcel, now: Moment) -> RoadNewsContent | None:
    """Read what one of two on the same road is to be told, unless it is no longer news."""
    page = await road_page(tx, ContestId(parcel.subject))
    user_id = page.runs[seat_of(parcel)].user_id
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    if person is None or not takes_dms(person, now) or page.closed != (parcel.rank == OVER):
        return None
    return RoadNewsContent(person.locale, page, person)


async def read_report(tx: Tx, parcel: rows.Parcel, _: Moment) -> ReportContent | None:
    """Read a report, unless it was settled before it was ever shown."""
    report = await tx.one("report_by_id", Report, id=parcel.subject)
    if report is None or (report.message_id is None and report.status != "open"):
        return None
    return ReportContent(await _locale(tx, report.guild_id), report)


async def read_clan_invite(tx: Tx, parcel: rows.Parcel, _: Moment) -> ClanInviteContent | None:
    """Read an invitation, unless it ended before it was ever shown."""
    row = await tx.one("clan_invite_by_id", ClanInvite, id=parcel.subject)
    if row is None or (row.message_id is None and row.status != "open"):
        return None
    return ClanInviteContent(await _locale(tx, row.guild_id), row)


async def read_clan_war(tx: Tx, parcel: rows.Parcel, _: Moment) -> WarContent | None:
    """Read a war, unless it ended before it was ever shown."""
    page = await war_page(tx, WarId(parcel.subject))
    row, clash = page.war, None
    if row.message_id is None and row.status in UNFOUGHT:
        return None
    if row.gathering_id is not None:
        clash = await tx.one("gathering_by_id", GatheringRow, id=row.gathering_id)
    return WarContent(await _locale(tx, row.guild_id), page, clash.message_id if clash else None)


async def read_clan_war_call(tx: Tx, parcel: rows.Parcel, _: Moment) -> WarCallContent | None:
    """Read whom a call still asks."""
    row = await war_row(tx, WarId(parcel.subject))
    named = await called_on(tx, row, parcel.rank) if row.status == MUSTERING else ()
    if not named:
        return None
    return WarCallContent(await _locale(tx, row.guild_id), row, parcel.rank, named)


async def read_clan_news(tx: Tx, parcel: rows.Parcel, _: Moment) -> NewsContent | None:
    """Read an entry of a chronicle."""
    clan = await tx.one("clan_by_id", Clan, id=parcel.subject)
    entry = await tx.one("clan_chronicle_entry", ChronicleEntry, clan_id=parcel.subject, nth=parcel.rank)
    if clan is None or entry is None:
        return None
    return NewsContent(await _locale(tx, clan.guild_id), clan, entry)


async def read_season(tx: Tx, parcel: rows.Parcel, _: Moment) -> SeasonContent:
    """Read a season's hall of fame."""
    guild_id = int(parcel.subject)
    page = await season_page(tx, GuildId(guild_id), parcel.rank)
    return SeasonContent(await _locale(tx, GuildId(guild_id)), page, GuildId(guild_id))


async def read_contest(tx: Tx, parcel: rows.Parcel, now: Moment) -> ContestContent | RoadContent | None:
    """Read a contest; one of a day not before a player who may have anything posted has played to the end."""
    contest = await contest_row(tx, ContestId(parcel.subject))
    if contest.kind == "road":
        return RoadContent(await _locale(tx, contest.guild_id), await road_page(tx, contest.id))
    if contest.channel_id is None or (contest.message_id is None and not await _heard(tx, contest, now)):
        return None
    page = await contest_page(tx, contest, Onlooker(contest.guild_id, None, now))
    return ContestContent(await _locale(tx, contest.guild_id), page)


async def read_gathering(tx: Tx, parcel: rows.Parcel, _: Moment) -> GatheringContent:
    """Read a gathering."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    return GatheringContent(await _locale(tx, page.row.guild_id), page)


async def read_summons(tx: Tx, parcel: rows.Parcel, _: Moment) -> SummonsContent | None:
    """Read a call and how it was answered."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    call, answer = await summons_of(tx, GatheringId(parcel.subject), parcel.rank)
    if call.message_id is None and answer:
        return None
    return SummonsContent(await _locale(tx, page.row.guild_id), page, call, answer)


async def read_announcement(tx: Tx, parcel: rows.Parcel, _: Moment) -> AnnouncementContent:
    """Read a gathering at the end of a round."""
    page = await gathering_page(tx, GatheringId(parcel.subject))
    settings = await settings_of(tx, page.row.guild_id)
    # What anybody may call is announced where it stands; only a tournament is sure to be an organiser's.
    chosen = settings.announce_channel_id if page.row.kind == TOURNAMENT else None
    channel_id = chosen or page.row.channel_id
    return AnnouncementContent(settings.locale, page, parcel.rank, channel_id, settings.pictures)


async def _tournament(tx: Tx, match_id: MatchId) -> GatheringPage | None:
    """Return the tournament that a match is a duel of, if it is one's."""
    bout = await tx.one("bout_of_match", BoutRow, match_id=match_id)
    page = await gathering_page(tx, bout.gathering_id) if bout else None
    return None if page is None or page.row.kind in CHALLENGING else page


async def _locale(tx: Tx, guild_id: GuildId) -> str:
    """Return the language of what everyone in a server reads."""
    return (await settings_of(tx, guild_id)).locale


async def _heard(tx: Tx, contest: ContestRow, now: Moment) -> bool:
    """Tell whether a player has played in a contest to the end whom the organisers do not keep quiet."""
    for entry in await tx.all("contest_entries_placed", PlacedEntry, contest_id=contest.id):
        if entry.place is not None and not await is_muted(tx, contest.guild_id, entry.user_id, now):
            return True
    return False


async def _board_id(tx: Tx, match_id: MatchId | None) -> MessageId | None:
    """Return where the board of a match stands, if there is one."""
    match = await tx.one("match_by_id", rows.Match, id=match_id) if match_id else None
    return match.board_id if match else None


async def _road_board_id(tx: Tx, row: rows.ChallengeRow) -> MessageId | None:
    """Return where the board stands of a road that a challenge led to, which has its id."""
    contest = await tx.one("contest_by_id", ContestRow, id=row.id) if row.status == "accepted" else None
    return contest.message_id if contest else None


async def _seated_person(tx: Tx, parcel: rows.Parcel) -> rows.PersonRow:
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    if not seats:
        raise Gone("duel-gone")
    user_id = seats[seat_of(parcel)].user_id
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    return person or unseen_person(user_id)
