"""Writes the letter of a parcel at the moment it is sent, from the state at that moment."""

import asyncio
from dataclasses import dataclass

from bot.face.clan.invite import invite, invite_press
from bot.face.clan.news import news, news_mark
from bot.face.clan.war import war, war_call, war_call_mark, war_mark
from bot.face.contest.board import contest_board
from bot.face.contest.parts import contest_mark
from bot.face.contest.same_road import road_board, road_news, road_news_mark
from bot.face.entry.challenge import challenge, challenge_mark
from bot.face.entry.lobby import lobby, lobby_press
from bot.face.entry.queue import queue_over, queue_over_mark
from bot.face.game.ended import ended, ended_press
from bot.face.game.parts import board_mark
from bot.face.game.prompt import passed
from bot.face.gathering.parts import gathering_mark
from bot.face.gathering.summons import summons, summons_mark
from bot.face.letters.hands import hand_of
from bot.face.letters.in_thread import ThreadContent, in_thread
from bot.face.letters.letter import Letter
from bot.face.letters.living_message import living_message
from bot.face.letters.news import news_letter
from bot.face.letters.noticeboard_letter import noticeboard_letter
from bot.face.match.board import board
from bot.face.match.followed import followed, followed_mark
from bot.face.match.reminder import reminder, reminder_press
from bot.face.match.result import result, result_mark
from bot.face.moderation.reports import report_mark, report_message
from bot.face.press import Press
from bot.face.screen import Screen
from bot.face.server.stranded import stranded, stranded_mark
from bot.face.standing.season import season_mark, season_told
from bot.face.tournament.announcement import announcement, announcement_mark
from bot.face.tournament.bracket import bracket_picture
from bot.face.words import Words
from bot.play.delivery.clans import ClanInviteContent, NewsContent, WarCallContent, WarContent
from bot.play.delivery.contests import ContestContent, RoadContent, RoadNewsContent
from bot.play.delivery.entry import ChallengeContent, LobbyContent, QueueOverContent
from bot.play.delivery.gatherings import AnnouncementContent, GatheringContent, SummonsContent
from bot.play.delivery.handling import Content, read_parcel
from bot.play.delivery.hands import (
    DimContent,
    FollowedContent,
    HandContent,
    LastHandContent,
    ReminderContent,
)
from bot.play.delivery.match import (
    BoardContent,
    CallContent,
    NoticeContent,
    NudgeContent,
    ResultContent,
    RevealContent,
    SubstitutionContent,
)
from bot.play.delivery.news import MorningContent, ServerNewsContent, WeekContent
from bot.play.delivery.noticeboards import NoticeboardContent
from bot.play.delivery.server import ReportContent, SeasonContent
from bot.play.delivery.stranding import OrganisersContent, StrandedContent
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.context import Context
from bot.play.match.reading import MatchPage
from bot.store import rows
from bot.store.ids import MatchId
from rules.gatherings.bracket import TournamentState, rounds_left

DirectContent = (
    HandContent
    | LastHandContent
    | FollowedContent
    | DimContent
    | ReminderContent
    | RoadNewsContent
    | StrandedContent
    | QueueOverContent
)
"""The contents sent to one person by DM."""


@dataclass(frozen=True)
class Letters:
    """Writes letters."""

    context: Context

    async def write(self, parcel: rows.Parcel) -> Letter | None:
        """Write the letter of a parcel, or return None if there is nothing left to say."""
        content = await read_parcel(self.context, parcel)
        if isinstance(content, AnnouncementContent | ResultContent):  # a bracket takes long to draw
            return await asyncio.to_thread(letter_of, content)
        return content and letter_of(content)


def letter_of(content: Content) -> Letter | None:
    """Write a parcel's content as a letter, or return None if there is nothing new to say."""
    words = Words(content.locale)
    match content:
        case (
            BoardContent()
            | ResultContent()
            | RevealContent()
            | NudgeContent()
            | CallContent()
            | NoticeContent()
            | SubstitutionContent()
        ):
            return _about_match(content, words)
        case GatheringContent() | SummonsContent() | AnnouncementContent():
            return _about_gathering(content, words)
        case ClanInviteContent() | WarContent() | WarCallContent() | NewsContent():
            return _about_clan(content, words)
        case ChallengeContent() | LobbyContent() | ContestContent() | RoadContent():
            return _about_entry(content, words)
        case (
            ReportContent()
            | SeasonContent()
            | OrganisersContent()
            | NoticeboardContent()
            | MorningContent()
            | WeekContent()
        ):
            return _about_server(content, words)
        case _:
            return _by_dm(content, words)


def _about_match(content: BoardContent | ResultContent | ThreadContent, words: Words) -> Letter:
    page = content.page
    match content:
        case BoardContent():
            return Letter(
                screen=board(page, words),
                mark=board_mark(page),
                channel_id=page.channel_id,
                guild_id=page.guild_id,
                message_id=page.board_id,
                replace=True,
            )
        case ResultContent(turn=turn, tournament=tournament):
            # After the final, the announcement of the end draws the bracket, with the winner crowned.
            drawn = tournament and page.pictured and not _is_final(page, tournament)
            bracket = bracket_picture(tournament, words) if tournament and drawn else None
            return Letter(
                screen=result(page, turn, bracket, words),
                mark=result_mark(page.match_id),
                channel_id=page.channel_id,
                guild_id=page.guild_id,
                message_id=page.result_id,
            )
        case _:
            return in_thread(content, words)


def _is_final(page: MatchPage, tournament: GatheringPage) -> bool:
    """Return whether a duel is its tournament's final; the next round may already be drawn."""
    state: TournamentState = tournament.state
    of_this_round = page.occasion is not None and page.occasion.round == len(state.rounds)
    return of_this_round and rounds_left(state) <= 1


def _by_dm(content: DirectContent, words: Words) -> Letter:
    message_id, guild_id = None, None
    match content:
        case HandContent(page=page, prompt_id=message_id):
            screen, mark = hand_of(page, words, by_dm=True), prompt_mark(page.match_id, page.revision)
        case LastHandContent(page=page):
            screen, mark = Screen(ended(page, words)), ended_press(page).custom_id
        case FollowedContent(page=page, board=board_at):
            screen, mark = followed(page, board_at, words), followed_mark(page.match_id)
        case DimContent(page=page, prompt_id=message_id, newest=newest):
            mark = ""  # only ever an edit, so it needs no mark
            screen = hand_of(page, words, by_dm=True) if page.alone else passed(page, words, newest=newest)
        case ReminderContent(waiting=waiting):
            screen, mark = reminder(waiting, words), reminder_press(waiting).custom_id
        case RoadNewsContent(page=page, person=person):
            screen, mark = road_news(page, person.user_id, words), road_news_mark(page)
        case StrandedContent(row=row):
            screen, mark = stranded(content, words), stranded_mark(row)
        case QueueOverContent(row=row):
            screen, mark = queue_over(row, words), queue_over_mark(row)
    if not isinstance(content, ReminderContent):
        of = content.row if isinstance(content, StrandedContent | QueueOverContent) else content.page
        guild_id = of.guild_id
    return Letter(
        screen=screen,
        mark=mark,
        channel_id=content.person.dm_channel_id,
        user_id=content.person.user_id,
        guild_id=guild_id,
        message_id=message_id,
        replace=isinstance(content, HandContent),
    )


def _about_gathering(
    content: GatheringContent | SummonsContent | AnnouncementContent, words: Words
) -> Letter | None:
    page, row = content.page, content.page.row
    match content:
        case GatheringContent():
            return Letter(
                screen=living_message(page, words),
                mark=gathering_mark(row.id),
                channel_id=row.channel_id,
                guild_id=row.guild_id,
                message_id=row.message_id,
                replace=True,
            )
        case SummonsContent(call=call, answer=answer):
            return Letter(
                screen=summons(page, call, answer, words),
                mark=summons_mark(page, call),
                channel_id=row.channel_id,
                guild_id=row.guild_id,
                message_id=call.message_id,
            )
        case AnnouncementContent(number=number, channel_id=channel_id, pictured=pictured):
            screen = announcement(page, number, words, pictured=pictured)
            return screen and Letter(
                screen=screen,
                mark=announcement_mark(row.id, number),
                channel_id=channel_id,
                otherwise=None if channel_id == row.channel_id else row.channel_id,
                guild_id=row.guild_id,
            )


def _about_clan(
    content: ClanInviteContent | WarContent | WarCallContent | NewsContent, words: Words
) -> Letter:
    message_id = None
    match content:
        case ClanInviteContent(row=row):
            screen, mark, message_id = (
                invite(row, words),
                invite_press(row.id, "accept").custom_id,
                row.message_id,
            )
        case WarContent(page=page, clash_message_id=clash_message_id):
            row = page.war
            screen, mark = war(page, words, clash_message_id), war_mark(row.id)
            message_id = row.message_id
        case WarCallContent(row=row, number=number, named=named):
            screen, mark = war_call(row, number, named, words), war_call_mark(row.id, number)
        case NewsContent(clan=row, entry=entry):
            screen, mark = news(row, entry, words), news_mark(entry)
    return Letter(
        screen=screen, mark=mark, channel_id=row.channel_id, guild_id=row.guild_id, message_id=message_id
    )


def _about_entry(
    content: ChallengeContent | LobbyContent | ContestContent | RoadContent, words: Words
) -> Letter:
    match content:
        case ChallengeContent(row=at):
            screen, mark = challenge(at, words, content.board_id, content.people), challenge_mark(at.id)
        case LobbyContent(page=page):
            at = page.lobby
            screen = lobby(page, words, content.board_id, content.people)
            mark = lobby_press(at.id, "join").custom_id
        case ContestContent(page=at):
            screen, mark = contest_board(at, words), contest_mark(at)
        case RoadContent(page=at):
            screen, mark = road_board(at, words), contest_mark(at)
    return Letter(
        screen=screen,
        mark=mark,
        channel_id=at.channel_id,
        guild_id=at.guild_id,
        message_id=at.message_id,
        replace=isinstance(content, ContestContent | RoadContent),
    )


def _about_server(
    content: ReportContent | SeasonContent | OrganisersContent | NoticeboardContent | ServerNewsContent,
    words: Words,
) -> Letter | None:
    match content:
        case MorningContent() | WeekContent():
            return news_letter(content, words)
        case ReportContent(row=row):
            return Letter(
                screen=report_message(row, words),
                mark=report_mark(row.id),
                channel_id=row.channel_id,
                guild_id=row.guild_id,
                message_id=row.message_id,
            )
        case OrganisersContent(row=row, channel_id=channel_id):
            return Letter(
                screen=stranded(content, words),
                mark=stranded_mark(row),
                channel_id=channel_id,
                guild_id=row.guild_id,
            )
        case SeasonContent(page=page, guild_id=guild_id):
            return Letter(
                screen=season_told(page, words),
                mark=season_mark(page.season.nth).custom_id,
                channel_id=page.season.channel_id,
                guild_id=guild_id,
            )
        case NoticeboardContent():
            return noticeboard_letter(content, words)


def prompt_mark(match_id: MatchId, revision: int) -> str:
    """Return the custom id that identifies the prompt of this revision in a person's DMs."""
    return Press("hand", match_id, revision, "").custom_id
