"""What a parcel of the outbox says, written at the moment it is sent, from what is then true."""

from dataclasses import dataclass

from bot.face.clan.invite import invite, invite_press
from bot.face.clan.news import news, news_mark
from bot.face.clan.war import war, war_call, war_call_mark, war_mark
from bot.face.entry.challenge import challenge, challenge_mark
from bot.face.entry.lobby import lobby, lobby_press
from bot.face.faces import face_of
from bot.face.gathering.parts import gathering_mark
from bot.face.gathering.screens import living_message
from bot.face.gathering.summons import summons, summons_mark
from bot.face.letter import Letter, Opening
from bot.face.match.notice import notice, notice_mark
from bot.face.match.nudge import nudge, nudge_press
from bot.face.match.parts import reveal_mark
from bot.face.match.prompt import passed
from bot.face.match.reminder import reminder, reminder_press
from bot.face.match.thread import thread_name
from bot.face.moderation.reports import report_mark, report_message
from bot.face.press import Press
from bot.face.season import season_mark, season_told
from bot.face.tournament.announcement import announcement, announcement_mark
from bot.face.words import Words
from bot.play.clans.posts import INVITE, NEWS, WAR, WAR_CALL
from bot.play.clans.war_pages import MUSTERING, UNFOUGHT, called_on, war_page, war_row
from bot.play.clocks.manners import manners_of
from bot.play.dojo import Dojo
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.posts import ANNOUNCEMENT
from bot.play.gatherings.reading import gathering_page, summons_of
from bot.play.guild_settings import settings_of
from bot.play.lobbies import lobby_page
from bot.play.moderation.reports import REPORT
from bot.play.reading import duel_lines, match_page, turn_page
from bot.play.refusals import Gone
from bot.play.season_post import SEASON_POST
from bot.play.seasons import season_page
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite
from bot.store.courtesy_rows import Notice
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.moderation_rows import Report


@dataclass(frozen=True)
class Letters:
    """Writes letters."""

    dojo: Dojo

    async def write(self, parcel: rows.Parcel) -> Letter | None:
        """Write the letter of a parcel, or None where nothing is to be said any more."""
        writers = {
            "board": self._board,
            "reveal": self._reveal,
            "hand": self._hand,
            "dim": self._dim,
            "nudge": self._nudge,
            "reminder": self._reminder,
            "notice": self._notice,
            "challenge": self._challenge,
            "lobby": self._lobby,
            REPORT: self._report,
            "gathering": self._gathering,
            "summons": self._summons,
            ANNOUNCEMENT: self._announcement,
            SEASON_POST: self._season,
            INVITE: self._clan_invite,
            WAR: self._clan_war,
            WAR_CALL: self._clan_war_call,
            NEWS: self._clan_news,
        }

        async def work(tx: Tx) -> Letter | None:
            try:
                return await writers[parcel.kind](tx, parcel)
            except Gone:
                return None

        return await self.dojo.store.read(work)

    async def _board(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await match_page(tx, parcel.subject, None, self.dojo.now())
        return Letter(
            screen=face_of(page).board(page, await guild_words(tx, page.guild_id)),
            mark=page.seal,
            channel_id=page.channel_id,
            guild_id=page.guild_id,
            message_id=page.board_id,
            replace=True,
        )

    async def _reveal(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await match_page(tx, parcel.subject, None, self.dojo.now())
        turn = await turn_page(tx, parcel.subject, parcel.rank)
        words = await guild_words(tx, page.guild_id)
        opens = None
        if page.wants_thread and page.board_id is not None and turn.message_id is None:
            opens = Opening(page.board_id, thread_name((player.name for player in page.players), words))
        return Letter(
            screen=face_of(page).reveal(page, turn, words),
            mark=reveal_mark(page.match_id, parcel.rank),
            channel_id=page.thread_id or page.channel_id,
            guild_id=page.guild_id,
            message_id=turn.message_id,
            replace=True,
            opens=opens,
            in_thread=page.thread_id is not None,
        )

    async def _hand(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        person = await _seated_person(tx, parcel)
        page = await match_page(tx, parcel.subject, person.user_id, self.dojo.now())
        if page.outcome or page.revision != parcel.rank or page.pick or not person.dms:
            return None
        return Letter(
            screen=face_of(page).hand(page, Words(person.locale)),
            mark=prompt_mark(page.match_id, page.revision),
            channel_id=person.dm_channel_id,
            user_id=person.user_id,
        )

    async def _dim(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        person = await _seated_person(tx, parcel)
        page = await match_page(tx, parcel.subject, person.user_id, self.dojo.now())
        if person.dm_channel_id is None:
            return None
        return Letter(
            screen=passed(page, Words(person.locale)),
            mark="",
            channel_id=person.dm_channel_id,
            user_id=person.user_id,
            message_id=parcel.rank,
        )

    async def _nudge(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await match_page(tx, parcel.subject, None, self.dojo.now())
        if page.outcome:
            return None
        player = page.players[parcel.seat or 0]
        return Letter(
            screen=nudge(page, player, await guild_words(tx, page.guild_id)),
            mark=nudge_press(page, player).custom_id,
            channel_id=page.channel_id,
            guild_id=page.guild_id,
        )

    async def _notice(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await match_page(tx, parcel.subject, None, self.dojo.now())
        told = await tx.one("notice_of", Notice, match_id=parcel.subject, number=parcel.rank)
        if told is None:
            return None
        return Letter(
            screen=notice(page, told, await guild_words(tx, page.guild_id)),
            mark=notice_mark(page.match_id, told.number),
            channel_id=page.channel_id,
            guild_id=page.guild_id,
        )

    async def _reminder(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        user_id = int(parcel.subject)
        person = await tx.one("person_by_id", rows.Person, user_id=user_id)
        waiting = [line for line in await duel_lines(tx, user_id) if line.own_turn]
        if person is None or not person.dms or not waiting:
            return None
        return Letter(
            screen=reminder(waiting, Words(person.locale)),
            mark=reminder_press(waiting).custom_id,
            channel_id=person.dm_channel_id,
            user_id=user_id,
        )

    async def _challenge(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        row = await tx.one("challenge_by_id", rows.Challenge, id=parcel.subject)
        if row is None or (row.message_id is None and row.status != "open"):
            return None
        match = await tx.one("match_by_id", rows.Match, id=row.match_id) if row.match_id else None
        words, board_id = await guild_words(tx, row.guild_id), match.board_id if match else None
        manners = await manners_of(tx, (row.challenger_id, row.opponent_id), self.dojo.now())
        return Letter(
            screen=challenge(row, words, board_id, manners),
            mark=challenge_mark(row.id),
            channel_id=row.channel_id,
            guild_id=row.guild_id,
            message_id=row.message_id,
        )

    async def _lobby(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await lobby_page(tx, parcel.subject)
        row = page.lobby
        if row.message_id is None and row.status != "open":
            return None
        match = await tx.one("match_by_id", rows.Match, id=row.match_id) if row.match_id else None
        words, board_id = await guild_words(tx, row.guild_id), match.board_id if match else None
        manners = await manners_of(tx, page.user_ids, self.dojo.now())
        return Letter(
            screen=lobby(page, words, board_id, manners),
            mark=lobby_press(row.id, "join").custom_id,
            channel_id=row.channel_id,
            guild_id=row.guild_id,
            message_id=row.message_id,
        )

    async def _report(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        report = await tx.one("report_by_id", Report, id=parcel.subject)
        if report is None or (report.message_id is None and report.status != "open"):
            return None
        return Letter(
            screen=report_message(report, await guild_words(tx, report.guild_id)),
            mark=report_mark(report.id),
            channel_id=report.channel_id,
            message_id=report.message_id,
        )

    async def _clan_invite(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        row = await tx.one("clan_invite_by_id", ClanInvite, id=parcel.subject)
        if row is None or (row.message_id is None and row.status != "open"):
            return None
        return Letter(
            screen=invite(row, await guild_words(tx, row.guild_id)),
            mark=invite_press(row.id, "accept").custom_id,
            channel_id=row.channel_id,
            guild_id=row.guild_id,
            message_id=row.message_id,
        )

    async def _clan_war(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await war_page(tx, parcel.subject)
        row, clash = page.war, None
        if row.message_id is None and row.status in UNFOUGHT:
            return None
        if row.gathering_id is not None:
            clash = await tx.one("gathering_by_id", GatheringRow, id=row.gathering_id)
        return Letter(
            screen=war(page, await guild_words(tx, row.guild_id), clash.message_id if clash else None),
            mark=war_mark(row.id),
            channel_id=row.channel_id,
            guild_id=row.guild_id,
            message_id=row.message_id,
        )

    async def _clan_war_call(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        row = await war_row(tx, parcel.subject)
        named = await called_on(tx, row, parcel.rank) if row.status == MUSTERING else ()
        if not named:
            return None
        return Letter(
            screen=war_call(row, parcel.rank, named, await guild_words(tx, row.guild_id)),
            mark=war_call_mark(row.id, parcel.rank),
            channel_id=row.channel_id,
            guild_id=row.guild_id,
        )

    async def _clan_news(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        clan = await tx.one("clan_by_id", Clan, id=parcel.subject)
        entry = await tx.one("clan_chronicle_entry", ChronicleEntry, clan_id=parcel.subject, nth=parcel.rank)
        if clan is None or entry is None:
            return None
        return Letter(
            screen=news(clan, entry, await guild_words(tx, clan.guild_id)),
            mark=news_mark(entry),
            channel_id=clan.channel_id,
            guild_id=clan.guild_id,
        )

    async def _season(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        guild_id, nth = int(parcel.subject), parcel.rank
        page = await season_page(tx, guild_id, nth)
        return Letter(
            screen=season_told(page, await guild_words(tx, guild_id)),
            mark=season_mark(nth).custom_id,
            channel_id=page.season.channel_id,
            guild_id=guild_id,
        )

    async def _gathering(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await gathering_page(tx, parcel.subject)
        row = page.row
        return Letter(
            screen=living_message(page, await guild_words(tx, row.guild_id)),
            mark=gathering_mark(row.id),
            channel_id=row.channel_id,
            guild_id=row.guild_id,
            message_id=row.message_id,
            replace=True,
        )

    async def _summons(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await gathering_page(tx, parcel.subject)
        call, answer = await summons_of(tx, parcel.subject, parcel.rank)
        if call.message_id is None and answer:
            return None
        return Letter(
            screen=summons(page, call, answer, await guild_words(tx, page.row.guild_id)),
            mark=summons_mark(page, call),
            channel_id=page.row.channel_id,
            guild_id=page.row.guild_id,
            message_id=call.message_id,
        )

    async def _announcement(self, tx: Tx, parcel: rows.Parcel) -> Letter | None:
        page = await gathering_page(tx, parcel.subject)
        settings = await settings_of(tx, page.row.guild_id)
        screen = announcement(page, parcel.rank, Words(settings.locale))
        # What anybody may call is announced where it stands; only a tournament is sure to be an organiser's.
        chosen = settings.announce_channel_id if page.row.kind == TOURNAMENT else None
        # Without a server it seeks no other channel: where the one for announcements is gone, none is made.
        return screen and Letter(
            screen=screen,
            mark=announcement_mark(page.row.id, parcel.rank),
            channel_id=chosen or page.row.channel_id,
        )


def prompt_mark(match_id: str, revision: int) -> str:
    """Return what only the prompt of this revision carries in somebody's DMs."""
    return Press("hand", match_id, revision, "").custom_id


async def guild_words(tx: Tx, guild_id: int) -> Words:
    """Return the language of what everyone in a server reads."""
    return Words((await settings_of(tx, guild_id)).locale)


async def _seated_person(tx: Tx, parcel: rows.Parcel) -> rows.Person:
    seats = await tx.all("seats_of", rows.Seat, match_id=parcel.subject)
    if not seats:
        raise Gone("duel-gone")
    user_id = seats[parcel.seat or 0].user_id
    person = await tx.one("person_by_id", rows.Person, user_id=user_id)
    return person or rows.Person(
        user_id=user_id, locale="en", chosen_locale=None, dm_channel_id=None, dm_closed_until=0, dms=True
    )
