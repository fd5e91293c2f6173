"""What organisers can do: declare a match void, unstick one, mute a person."""

from dataclasses import dataclass

from bot.play.clocks.turn import start_clock
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.pages import Slice, slice_of
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.match.breaking_off import VOIDED, break_off
from bot.play.match.playing_out import counted
from bot.play.match.taken import TakenMatch, take_current
from bot.play.match.turns import dim_prompt
from bot.play.messages.newest_board import send_newest_anew
from bot.play.messages.parcels import HAND
from bot.play.moderation.log import note, settle_words
from bot.play.people.mutes import lift_mute
from bot.play.people.people import takes_dms
from bot.store import rows
from bot.store.contest_rows import EntryRow
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.moderation_rows import ModerationEntry, SeatOfMatch
from bot.store.moment import Moment, later

MUTES: dict[str, int] = {"day": DAY, "three-days": 3 * DAY, "week": 7 * DAY, "month": 30 * DAY}
"""Spans for which a person can be muted, in milliseconds, by name."""

LOGGED = 8
"""Entries per page."""

MOST_MATCHES = 200
"""Most ongoing matches of a server to search by name."""


@dataclass(frozen=True)
class LogPage:
    """A page of interventions, newest first."""

    slice: Slice
    entries: tuple[ModerationEntry, ...]


@dataclass(frozen=True)
class Moderation:
    """Organisers' interventions; each is logged with its reason."""

    context: Context

    @transaction
    async def void(
        self, tx: Tx, guild_id: GuildId, standing: Standing, match_id: MatchId, reason: str
    ) -> None:
        """End a match without a result.

        Raise Gone, NotYours (also for its own players), or Refusal for a gathering's match.
        """
        why = settle_words(reason)
        taken = await self._voidable(tx, guild_id, standing, match_id)
        await note(self.context, tx, "voided", guild_id, standing.user_id, reason=why, match_id=match_id)
        await break_off(self.context, tx, taken, VOIDED)

    @transaction
    async def about_to_void(
        self, tx: Tx, guild_id: GuildId, standing: Standing, match_id: MatchId
    ) -> tuple[UserId, ...]:
        """Return the players of a match to be voided. Raise Gone, NotYours or Refusal as ``void`` does."""
        # Locked although nothing is written, so that it is refused just as ``void`` would be.
        taken = await self._voidable(tx, guild_id, standing, match_id)
        return tuple(seat.user_id for seat in taken.seats)

    @transaction
    async def lift(
        self, tx: Tx, guild_id: GuildId, standing: Standing, match_id: MatchId, reason: str
    ) -> None:
        """Send a match's board and open hands again, and start its clock if it has none.

        Raise Gone, NotYours or Refusal.
        """
        why = settle_words(reason)
        taken = await self._take(tx, guild_id, standing, match_id)
        await note(self.context, tx, "lifted", guild_id, standing.user_id, reason=why, match_id=match_id)
        await self._send_anew(tx, taken)

    @transaction
    async def mute(  # noqa: PLR0917  the first is not passed
        self, tx: Tx, guild_id: GuildId, standing: Standing, user_id: UserId, span: str, reason: str
    ) -> Moment:
        """Mute a person in a server; return until when. Raise NotYours or Refusal."""
        why = settle_words(reason)
        if span not in MUTES:
            raise Refusal("unknown-option", text=span)
        if user_id == standing.user_id:
            raise Refusal("moderate-self")
        await check_organiser(tx, guild_id, standing)
        until = later(self.context.now(), MUTES[span])
        await tx.run("mute_set", guild_id=guild_id, user_id=user_id, until=until)
        await note(
            self.context,
            tx,
            "muted",
            guild_id,
            standing.user_id,
            reason=why,
            user_id=user_id,
            until=until,
        )
        return until

    @transaction
    async def unmute(
        self, tx: Tx, guild_id: GuildId, standing: Standing, user_id: UserId, reason: str
    ) -> None:
        """Unmute a person. Raise NotYours, or Refusal if they are not muted."""
        why = settle_words(reason)
        await check_organiser(tx, guild_id, standing)
        if not await lift_mute(tx, guild_id, user_id, self.context.now()):
            raise Refusal("moderate-not-muted")
        await note(self.context, tx, "unmuted", guild_id, standing.user_id, reason=why, user_id=user_id)

    @reading
    async def log(self, tx: Tx, guild_id: GuildId, standing: Standing, page: int) -> LogPage:
        """Return a page of the log; beyond the last page, the last. Raise NotYours."""
        await check_organiser(tx, guild_id, standing)
        size = await tx.one("moderation_size", rows.Amount, guild_id=guild_id)
        shown = slice_of(size, page, LOGGED)
        entries = await tx.all(
            "moderation_of", ModerationEntry, guild_id=guild_id, most=LOGGED, skip=shown.skip
        )
        return LogPage(shown, tuple(entries))

    @reading
    async def ongoing(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> dict[MatchId, tuple[str, ...]]:
        """Return the players of each ongoing match of a server, newest first, for a person there.

        Matches of their opponent on the same road are left out.
        """
        found: dict[MatchId, tuple[str, ...]] = {}
        for seat in await tx.all(
            "matches_ongoing_in", SeatOfMatch, guild_id=guild_id, user_id=user_id, most=MOST_MATCHES
        ):
            found[seat.id] = (*found.get(seat.id, ()), seat.name)
        return found

    async def _take(self, tx: Tx, guild_id: GuildId, standing: Standing, match_id: MatchId) -> TakenMatch:
        """Lock a server's match for an organiser. Raise Gone or NotYours."""
        await check_organiser(tx, guild_id, standing)
        taken = await take_current(tx, match_id)
        if taken.match.guild_id != guild_id:
            raise Gone("duel-gone")
        return taken

    async def _voidable(self, tx: Tx, guild_id: GuildId, standing: Standing, match_id: MatchId) -> TakenMatch:
        """Lock a match that may be declared void. Raise Gone, NotYours or Refusal."""
        taken = await self._take(tx, guild_id, standing, match_id)
        if any(seat.user_id == standing.user_id for seat in taken.seats):
            raise NotYours("moderate-own")
        if await _is_rival(tx, taken.match, standing.user_id):
            raise NotYours("moderate-own")
        if await tx.one("bout_of_match", BoutRow, match_id=match_id):
            raise Refusal("moderate-bout")
        return taken

    async def _send_anew(self, tx: Tx, taken: TakenMatch) -> None:
        match, now = taken.match, self.context.now()
        owing = [] if match.house_asked else sorted(taken.owing())  # the house must choose first
        # A clock stopped on purpose stays stopped: `held` is the time left.
        if owing and not match.alone and match.deadline_at is None and match.held is None:
            await start_clock(tx, match.id, match.pace, taken.seats, owing=owing, now=now)
        await send_newest_anew(tx, match.id, now)
        chosen = await counted(tx, taken)
        for number in owing:
            seat = taken.seats[number]
            person = await tx.one("person_by_id", rows.PersonRow, user_id=seat.user_id)
            if number in chosen or not takes_dms(person, now):
                continue
            # First: otherwise the hand would edit the known prompt, which may be gone.
            await dim_prompt(tx, seat, now)
            await HAND.post_anew(tx, match.id, now, rank=match.revision, seat=number)


async def _is_rival(tx: Tx, match: rows.Match, user_id: UserId) -> bool:
    """Return whether a person is on the same road as this match."""
    if match.contest_id is None or match.campaign_id is None:
        return False
    entry = await tx.one("contest_entry", EntryRow, contest_id=match.contest_id, user_id=user_id)
    return entry is not None
