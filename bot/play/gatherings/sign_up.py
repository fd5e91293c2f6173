"""Sign-up: open a gathering, enter, withdraw, confirm, begin it or call it off."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.play.clocks.reliability import check_condition, check_keeps
from bot.play.entry.setups import read_setup
from bot.play.gatherings.calendar import touch_calendar
from bot.play.gatherings.kinds import HARDENED, TOURNAMENT, fits_kind, most_places, rules_of
from bot.play.gatherings.opening import Terms, begin_gathering, end_unbegun
from bot.play.gatherings.sitting import sit, sit_late
from bot.play.gatherings.taken import take_gathering
from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import game_name
from bot.play.ground.times import LONGEST_SIGN_UP, ROUND_TIME, SIGN_UP_LIFE
from bot.play.guild.guild_settings import settings_of
from bot.play.guild.organisers import Standing, check_organiser, organises
from bot.play.messages.parcels import GATHERING
from bot.play.people.voice import use_voice
from bot.store.engine import Tx, Value
from bot.store.gathering_rows import Entrant, GatheringRow
from bot.store.ids import ChannelId, CupId, GatheringId, GuildId, MessageId, UserId
from bot.store.moment import Moment
from players.registry import levels
from rules.codec import encode
from rules.games import game
from rules.gatherings.moves import Enter


@dataclass(frozen=True)
class SignUp:
    """What hosts and players do before a gathering begins, and late entries."""

    context: Context

    @transaction
    async def open(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        host: Standing,
        terms: Terms,
        wish: str | None = None,
        barred: Refusal | None = None,
    ) -> GatheringId:
        """Open a gathering and return its id. Raise Refusal, or NotYours if only organisers may open it.

        With a ``wish`` the host enters, too. ``barred``: why the given channel cannot be used, if it cannot.

        An organiser's gathering goes to the server's announcement channel, if set; any other to the given
        channel. The outbox posts the message unless the caller calls ``place`` with one.
        """
        now = self.context.now()
        by_organiser = await organises(tx, guild_id, host)
        await use_voice(self.context, tx, guild_id, host.user_id, counted=not by_organiser)
        usual = await settings_of(tx, guild_id)
        home = (by_organiser and usual.announce_channel_id) or channel_id
        if barred is not None and home == channel_id:
            raise barred
        if terms.kind == TOURNAMENT:
            await check_organiser(tx, guild_id, host)
        _check_terms(terms, now)
        game_id = usual.game_for(terms.game_name, fits_kind(terms.kind, hardcore=terms.hardcore))
        what = columns(terms, game_id, usual.pace_for(terms.pace, game_id), now)
        gathering_id = await add_gathering(
            self.context, tx, {"guild_id": guild_id, "channel_id": home, "host_id": host.user_id, **what}
        )
        if gathering_id is None:
            raise Refusal("gathering-already-open")
        if wish is not None:
            await sit(self.context, tx, gathering_id, host.user_id, wish=wish)
        # In another channel the answer to the command cannot be its message, so the outbox posts it at once.
        answering = home == channel_id
        await GATHERING.post(tx, gathering_id, now, answering=answering)
        return gathering_id

    @reading
    async def may_call(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, host: Standing, barred: Refusal | None
    ) -> str:
        """Return the name of the usual game of a server's tournaments.

        Raise NotYours for a person who may open none, or Refusal if ``open`` would be refused in any case.
        """
        await check_organiser(tx, guild_id, host)
        usual = await settings_of(tx, guild_id)
        if barred is not None and usual.announce_channel_id in {None, channel_id}:
            raise barred
        return game_name(usual.game_for(None, fits_kind(TOURNAMENT, hardcore=False)))

    @transaction
    async def place(self, tx: Tx, gathering_id: GatheringId, message_id: MessageId) -> None:
        """Store where a gathering is shown, so that the outbox need not post it."""
        await tx.run("gathering_place", id=gathering_id, message_id=message_id)
        await touch_calendar(tx, gathering_id, self.context.now())
        await GATHERING.answered(tx, gathering_id)

    @transaction
    async def join(
        self,
        tx: Tx,
        *,
        gathering_id: GatheringId,
        user_id: UserId,
        wish: str,
        interaction_id: int | None = None,
    ) -> None:
        """Enter, or change fighter before the start; enter a tournament late while it allows that.

        Raise Gone, or Refusal if every place is taken, entry is closed, or the player does not keep enough
        deadlines.
        """
        row, entrants = await locked(tx, gathering_id)
        if row.state is not None:
            if row.kind != TOURNAMENT:
                raise Refusal("gathering-begun")
            await self._enter_late(tx, row, user_id, wish)
            return
        if all(entrant.user_id != user_id for entrant in entrants):
            await _check_entry(tx, row, len(entrants), user_id)
        heard = self.context.chance.heard(interaction_id)
        await sit(self.context, tx, row.id, user_id, wish=wish, acceptance_id=heard)
        await GATHERING.post(tx, row.id, self.context.now())

    @transaction
    async def withdraw(self, tx: Tx, *, gathering_id: GatheringId, user_id: UserId) -> None:
        """Give up a place before the start. Raise Gone, NotYours, or Refusal once it has begun."""
        row, entrants = await locked(tx, gathering_id)
        if row.state is not None:
            raise Refusal("gathering-begun")
        if all(entrant.user_id != user_id for entrant in entrants):
            raise NotYours("gathering-not-in")
        await tx.run("entrant_remove", gathering_id=row.id, user_id=user_id)
        await GATHERING.post(tx, row.id, self.context.now())

    @transaction
    async def check_in(self, tx: Tx, *, gathering_id: GatheringId, user_id: UserId) -> None:
        """Confirm that a player will play. Raise Gone, NotYours, or Refusal outside the check-in."""
        row, entrants = await locked(tx, gathering_id)
        if row.status != "check-in":
            raise Refusal("gathering-no-check-in")
        if all(entrant.user_id != user_id for entrant in entrants):
            raise NotYours("gathering-not-in")
        await tx.run("entrant_check_in", gathering_id=row.id, user_id=user_id)
        await GATHERING.post(tx, row.id, self.context.now())

    @transaction
    async def begin(self, tx: Tx, *, gathering_id: GatheringId, standing: Standing) -> None:
        """Start a gathering. Raise Gone, NotYours, or Refusal if too few or too many have come."""
        row, entrants = await locked(tx, gathering_id)
        await check_runs(tx, row, standing)
        if row.state is not None:
            raise Refusal("gathering-begun")
        await begin_gathering(self.context, tx, row, entrants, actor_id=standing.user_id)

    @transaction
    async def call_off(self, tx: Tx, *, gathering_id: GatheringId, standing: Standing, reason: str) -> None:
        """Call off a gathering that has not begun. Raise Gone, NotYours or Refusal."""
        row, _ = await locked(tx, gathering_id)
        await check_runs(tx, row, standing)
        if row.state is not None:
            raise Refusal("gathering-begun")
        await end_unbegun(self.context, tx, row, reason)

    async def _enter_late(self, tx: Tx, row: GatheringRow, user_id: UserId, wish: str) -> None:
        gathering = await take_gathering(self.context, tx, row.id)
        if any(entrant.user_id == user_id for entrant in gathering.entrants):
            raise Refusal("gathering-in-already")
        await check_keeps(tx, user_id, row.least_kept)
        late = await sit_late(gathering, user_id, wish)
        await gathering.play(Enter(late.rating), actor_id=user_id)
        await gathering.go_on()


async def add_gathering(
    context: Context, tx: Tx, facts: Mapping[str, Value], cup_id: CupId | None = None
) -> GatheringId | None:
    """Add a gathering with its seal and return its id; None if there is one already.

    The table allows one unbegun gathering per kind and host, and one per weekly tournament, so that a race
    cannot open two.
    """
    gathering_id = GatheringId(context.chance.new_id())
    made = sealed(context.chance.new_seed())
    added = await tx.run("gathering_add", id=gathering_id, cup_id=cup_id, **facts, **made)
    return gathering_id if added else None


async def locked(tx: Tx, gathering_id: GatheringId) -> tuple[GatheringRow, Sequence[Entrant]]:
    """Lock a gathering and return it with its entrants. Raise Gone if it is over or never existed."""
    row = await tx.one("gathering_lock", GatheringRow, id=gathering_id)
    if row is None:
        raise Gone("gathering-gone")
    return row, await tx.all("entrants_of", Entrant, gathering_id=gathering_id)


async def check_runs(tx: Tx, row: GatheringRow, standing: Standing) -> None:
    """Raise NotYours unless a person hosts the gathering or is an organiser, acting in its server.

    Weekly tournaments belong to the organisers, whoever created them.
    """
    if row.cup_id is not None or (standing.guild_id, standing.user_id) != (row.guild_id, row.host_id):
        await check_organiser(tx, row.guild_id, standing)


async def _check_entry(tx: Tx, row: GatheringRow, came: int, user_id: UserId) -> None:
    """Raise Refusal for a player who cannot enter a gathering that has not begun."""
    # A full tournament takes further players as reserves.
    if row.kind != TOURNAMENT and came >= row.places:
        raise Refusal("gathering-full", places=row.places)
    if row.status == "check-in":
        raise Refusal("gathering-check-in-only")
    await check_keeps(tx, user_id, row.least_kept)


def columns(terms: Terms, game_id: str, pace: str, now: Moment) -> dict[str, Value]:
    """Return the columns of what is decided about a gathering. Raise Refusal for an unfit setup."""
    opens_check_in = terms.begins_at - terms.check_in if terms.begins_at else None
    return {
        "kind": terms.kind,
        "game": game_id,
        "title": terms.title,
        "pace": pace,
        "hardcore": int(terms.hardcore),
        "by_rating": int(terms.by_rating),
        "late_entry": int(terms.late_entry),
        "places": terms.places or most_places(terms.kind),
        "round_time": terms.round_time or ROUND_TIME[pace],
        "check_in": terms.check_in,
        "begins_at": terms.begins_at,
        "sides": None,
        # When it is first looked at: to open its check-in, to begin, or to lapse.
        "clock_at": opens_check_in or now + SIGN_UP_LIFE,
        "created_at": now,
        "least_kept": terms.least_kept,
        "grants_leave": int(terms.grants_leave),
        "answers": encode(read_setup(game(game_id), terms.setup)),
        "level": _level(terms, game_id),
        "least": terms.least,
    }


def _level(terms: Terms, game_id: str) -> str | None:
    """Return the level at which the house plays instead of a bye. Raise Refusal if it cannot."""
    if terms.level is not None and (terms.kind != TOURNAMENT or terms.level not in levels(game_id)):
        raise Refusal("practice-no-level")
    return terms.level


def _check_terms(terms: Terms, now: Moment) -> None:
    """Raise Refusal for terms that the rules do not allow, or times that do not fit together."""
    check_condition(terms.least_kept)
    if terms.hardcore and terms.kind not in HARDENED:
        raise Refusal("gathering-no-hardcore")
    if terms.places is not None and terms.places not in rules_of(terms.kind).sizes:
        raise Refusal("gathering-places-wrong")
    if terms.begins_at is None:
        if terms.check_in:
            raise Refusal("gathering-check-in-unbounded")
        return
    if not now < terms.begins_at - terms.check_in or terms.begins_at > now + LONGEST_SIGN_UP:
        raise Refusal("gathering-time-wrong")
