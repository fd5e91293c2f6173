"""Weekly tournaments: organisers create and change them, the clock opens them."""

from dataclasses import dataclass

from msgspec.structs import asdict, replace

from bot.play.gatherings.kinds import TOURNAMENT, fits_kind
from bot.play.gatherings.opening import end_unbegun
from bot.play.gatherings.outlines import Outline, read_outline
from bot.play.gatherings.rhythm import SHORTEST_SIGN_UP, Rhythm
from bot.play.gatherings.sign_up import add_gathering, columns
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal, Stale, Unreadable
from bot.play.ground.repertoire import newest
from bot.play.guild.guild_settings import GuildSettings, settings_of
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.messages.parcels import GATHERING
from bot.play.people.voice import use_voice
from bot.store.clan_rows import Subject
from bot.store.cup_rows import Cup
from bot.store.engine import Tx, Value
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import ChannelId, CupId, GuildId
from bot.store.moment import Moment, later

MOST_CUPS = 8
"""Most weekly tournaments in a server: a phone shows this many in a list."""

LEASTS = (2, 3, 4, 6, 8, 12, 16, 24, 32)
"""Choices for the least number of entrants."""

MISSED, GAME_LEFT_OUT = "missed", "game-left-out"
"""Reasons for not holding one: too little time to sign up; the server no longer plays its game."""


@dataclass(frozen=True)
class CupTerms:
    """What organisers decide about a weekly tournament."""

    outline: Outline
    title: str
    rhythm: Rhythm
    least: int


@dataclass(frozen=True)
class CupPage:
    """A weekly tournament, and the one of it whose sign-up is open."""

    cup: Cup
    open: GatheringRow | None
    skipped: Moment | None = None
    """The last start that was skipped, while it can still be held."""

    @property
    def terms(self) -> CupTerms:
        """What organisers decided about it."""
        return CupTerms(read_outline(self.cup.outline), self.cup.title, rhythm_of(self.cup), self.cup.least)


@dataclass(frozen=True)
class Cups:
    """What organisers do with weekly tournaments."""

    context: Context

    @reading
    async def of(self, tx: Tx, guild_id: GuildId, standing: Standing) -> list[CupPage]:
        """Return a server's weekly tournaments, oldest first. Raise NotYours."""
        await check_organiser(tx, guild_id, standing)
        return [await self._page(tx, cup) for cup in await tx.all("cups_in", Cup, guild_id=guild_id)]

    @reading
    async def page(self, tx: Tx, cup_id: CupId, standing: Standing) -> CupPage:
        """Return a weekly tournament. Raise Gone or NotYours."""
        return await self._page(tx, await _checked(tx, await tx.one("cup_by_id", Cup, id=cup_id), standing))

    @transaction
    async def add(
        self, tx: Tx, *, channel_id: ChannelId, host: Standing, terms: CupTerms, barred: Refusal | None
    ) -> CupPage:
        """Create a weekly tournament. Raise NotYours or Refusal.

        ``barred``: why the given channel cannot be used, if it cannot.
        """
        await check_organiser(tx, host.guild_id, host)
        await use_voice(self.context, tx, host.guild_id, host.user_id, counted=False)
        usual, now = await settings_of(tx, host.guild_id), self.context.now()
        if barred is not None and usual.announce_channel_id in {None, channel_id}:
            raise barred
        if len(await tx.all("cups_in", Cup, guild_id=host.guild_id)) >= MOST_CUPS:
            raise Refusal("cup-enough", most=MOST_CUPS)
        cup_id = CupId(self.context.chance.new_id())
        await tx.run(
            "cup_add",
            id=cup_id,
            guild_id=host.guild_id,
            channel_id=channel_id,
            host_id=host.user_id,
            created_at=now,
            **_decided(terms, usual, now),
            **_times(terms.rhythm, terms.rhythm.next_after(now)),
        )
        return await self._page(tx, await _checked(tx, await tx.one("cup_by_id", Cup, id=cup_id), host))

    @transaction
    async def change(self, tx: Tx, cup_id: CupId, standing: Standing, terms: CupTerms) -> CupPage:
        """Change a weekly tournament from the next sign-up on. Raise Gone, NotYours or Refusal."""
        cup = await _taken(tx, cup_id, standing)
        now, was, rhythm = self.context.now(), rhythm_of(cup), terms.rhythm
        moved = (rhythm.weekday, rhythm.minute, rhythm.zone) != (was.weekday, was.minute, was.zone)
        begins_at = rhythm.next_after(now) if moved else cup.begins_at
        decided = _decided(terms, await settings_of(tx, cup.guild_id), now)
        return await self._write(tx, cup, **decided, **_times(rhythm, begins_at))

    @transaction
    async def skip(self, tx: Tx, cup_id: CupId, standing: Standing, begins_at: Moment) -> CupPage:
        """Skip the next one to open. Raise Gone, NotYours, or Stale if it does not begin at ``begins_at``."""
        cup = await _taken(tx, cup_id, standing)
        if cup.begins_at != begins_at:
            raise Stale("cup-changed")
        return await self._write(tx, cup, **_times(rhythm_of(cup), rhythm_of(cup).next_after(begins_at)))

    @transaction
    async def unskip(self, tx: Tx, cup_id: CupId, standing: Standing, begins_at: Moment) -> CupPage:
        """Hold the last skipped one. Raise Gone, NotYours, or Stale if it does not begin at ``begins_at``."""
        cup = await _taken(tx, cup_id, standing)
        if await _skipped(tx, cup, self.context.now()) != begins_at:
            raise Stale("cup-changed")
        return await self._write(tx, cup, **_times(rhythm_of(cup), begins_at))

    @transaction
    async def pause(self, tx: Tx, cup_id: CupId, standing: Standing) -> CupPage:
        """Pause it until it is resumed; an open sign-up goes on. Raise Gone or NotYours."""
        return await self._write(tx, await _taken(tx, cup_id, standing), paused=True)

    @transaction
    async def resume(self, tx: Tx, cup_id: CupId, standing: Standing) -> CupPage:
        """Resume with the next one that leaves time to sign up. Raise Gone or NotYours."""
        cup = await _taken(tx, cup_id, standing)
        if not cup.paused:
            return await self._page(tx, cup)
        rhythm = rhythm_of(cup)
        begins_at = max(cup.begins_at, rhythm.next_after(self.context.now()))
        return await self._write(tx, cup, paused=False, **_times(rhythm, begins_at))

    @transaction
    async def end(self, tx: Tx, cup_id: CupId, standing: Standing) -> None:
        """End it; an open sign-up goes on. Raise Gone or NotYours."""
        cup = await _taken(tx, cup_id, standing)
        await tx.run("cup_end", id=cup.id)

    async def _write(self, tx: Tx, cup: Cup, **changes: Value) -> CupPage:
        return await self._page(tx, await _write(tx, cup, **changes))

    async def _page(self, tx: Tx, cup: Cup) -> CupPage:
        row = await tx.one("gathering_open_of_cup", GatheringRow, cup_id=cup.id)
        return CupPage(cup, row, await _skipped(tx, cup, self.context.now()))


@transaction
async def open_next(context: Context, tx: Tx, cup_id: CupId) -> None:
    """Open the sign-up that is due, or post why this one is not held.

    If the last one has yet to begin, because the bot was down at its start, that one stands for both.
    """
    # Checked under the lock: it may have been paused, skipped or opened since the sweep found it due.
    cup, now = await tx.one("cup_lock", Cup, id=cup_id), context.now()
    if cup is None or cup.paused or cup.opens_at > now:
        return
    reason = MISSED if later(now, SHORTEST_SIGN_UP) > cup.begins_at else ""
    rhythm = rhythm_of(cup)
    # Even if nothing is opened below, or each sweep would find it due again.
    await _write(tx, cup, **_times(rhythm, rhythm.next_after(max(now, cup.begins_at))))
    usual, outline = await settings_of(tx, cup.guild_id), read_outline(cup.outline)
    if outline.game not in usual.games:
        reason = GAME_LEFT_OUT
    gathering_id = await add_gathering(context, tx, _facts(cup, outline, usual, now), cup.id)
    if gathering_id is None:
        return
    if reason:
        row = await tx.one("gathering_lock", GatheringRow, id=gathering_id)
        assert row is not None  # noqa: S101  it was added a moment ago, in this transaction
        await end_unbegun(context, tx, row, reason)
    else:
        await GATHERING.post(tx, gathering_id, now)


def rhythm_of(cup: Cup) -> Rhythm:
    """Return when a weekly tournament is held."""
    return Rhythm(cup.weekday, cup.minute, cup.zone, cup.days)


def _facts(cup: Cup, outline: Outline, usual: GuildSettings, now: Moment) -> dict[str, Value]:
    """Return the columns of a tournament that opens now."""
    terms, game_id = outline.terms_from(cup.title, now, cup.begins_at, cup.least), newest(outline.game)
    return {
        "guild_id": cup.guild_id,
        "channel_id": usual.announce_channel_id or cup.channel_id,
        "host_id": cup.host_id,
        **columns(terms, game_id, usual.pace_for(terms.pace, game_id), now),
    }


def _decided(terms: CupTerms, usual: GuildSettings, now: Moment) -> dict[str, Value]:
    """Return the columns of what was decided. Raise Refusal for what cannot be played."""
    if terms.least not in LEASTS:
        raise Unreadable
    wanted, rhythm = terms.outline.terms_from(terms.title, now, None, terms.least), terms.rhythm
    game_id = usual.game_for(wanted.game_name, fits_kind(TOURNAMENT, hardcore=wanted.hardcore))
    # Only for its refusals: its result is made again whenever a sign-up opens.
    columns(wanted, game_id, usual.pace_for(wanted.pace, game_id), now)
    return {
        "outline": terms.outline.write(),
        "title": terms.title,
        "weekday": rhythm.weekday,
        "minute": rhythm.minute,
        "zone": rhythm.zone,
        "days": rhythm.days,
        "least": terms.least,
    }


def _times(rhythm: Rhythm, begins_at: Moment) -> dict[str, Moment]:
    return {"begins_at": begins_at, "opens_at": rhythm.opens_before(begins_at)}


async def _taken(tx: Tx, cup_id: CupId, standing: Standing) -> Cup:
    """Lock a weekly tournament. Raise Gone or NotYours."""
    return await _checked(tx, await tx.one("cup_lock", Cup, id=cup_id), standing)


async def _checked(tx: Tx, cup: Cup | None, standing: Standing) -> Cup:
    """Return what was found. Raise Gone if that is nothing or of another server, or NotYours."""
    if cup is None or cup.guild_id != standing.guild_id:
        raise Gone("cup-gone")
    await check_organiser(tx, cup.guild_id, standing)
    return cup


async def _skipped(tx: Tx, cup: Cup, now: Moment) -> Moment | None:
    """Return the start before the next one, if it was skipped and can still be held."""
    before = rhythm_of(cup).week_before(cup.begins_at)
    # As in ``next_after``: with less time it would not have been the next.
    if cup.paused or before <= later(now, SHORTEST_SIGN_UP):
        return None
    held = await tx.one("gathering_of_cup_since", Subject, guild_id=cup.guild_id, cup_id=cup.id, since=before)
    return None if held else before


async def _write(tx: Tx, cup: Cup, **changes: Value) -> Cup:
    cup = replace(cup, **changes)
    kept = asdict(cup)
    for settled in ("guild_id", "channel_id", "host_id", "created_at"):
        del kept[settled]
    await tx.run("cup_set", **kept)
    return cup
