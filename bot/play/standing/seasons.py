"""Seasons: periods of a server, ended by organisers or each quarter, each with a hall of fame."""

from dataclasses import dataclass
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.play.clocks.habits import habits_of
from bot.play.clocks.wall_clock import next_quarter
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Stale
from bot.play.ground.repertoire import game_names
from bot.play.guild.guild_settings import settings_of
from bot.play.guild.organisers import Standing, check_organiser
from bot.play.messages.parcels import SEASON
from bot.play.standing.tallies import HONOR
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import FamePlace, SeasonRow

FIRST = 1
FAMED = 3
"""Places per board in the hall of fame; players who share one are all in it."""


@dataclass(frozen=True)
class SeasonPage:
    """A season, with its hall of fame once it is closed."""

    season: SeasonRow
    latest: int
    """The number of the current season."""
    fame: tuple[FamePlace, ...]
    """By board and place."""


@dataclass(frozen=True)
class Seasons:
    """Shows, closes and plans seasons."""

    context: Context

    async def page(self, guild_id: GuildId, nth: int | None = None) -> SeasonPage:
        """Return a season of a server, by default the current one. Raise Gone if there is none."""
        return await self.context.store.read(lambda tx: season_page(tx, guild_id, nth))

    @reading
    async def may_close(self, tx: Tx, guild_id: GuildId, standing: Standing) -> SeasonRow:
        """Return the season that an organiser could close now. Raise NotYours for anyone else."""
        await check_organiser(tx, guild_id, standing)
        return await present_season(tx, guild_id)

    @transaction
    async def close(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, standing: Standing, nth: int
    ) -> None:
        """End a season and begin the next; announce it in the server's announcement channel, or here.

        Raise NotYours, or Stale if it is closed already.
        """
        await check_organiser(tx, guild_id, standing)
        await _ensure_first(tx, guild_id)
        closed = await _close(
            self.context, tx, guild_id, nth=nth, channel_id=channel_id, closed_by=standing.user_id
        )
        if not closed:
            raise Stale("season-closed")

    @transaction
    async def plan(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, standing: Standing, quarterly: bool
    ) -> SeasonRow:
        """Switch quarterly seasons on, in the organiser's time zone, or off. Raise NotYours."""
        await check_organiser(tx, guild_id, standing)
        await _ensure_first(tx, guild_id)
        season = await present_season(tx, guild_id)
        zone = (await habits_of(tx, standing.user_id)).zone if quarterly else None
        season = replace(
            season, zone=zone, channel_id=channel_id, ends_at=_end_of_quarter(zone, self.context.now())
        )
        await tx.run(
            "season_plan",
            guild_id=guild_id,
            nth=season.nth,
            ends_at=season.ends_at,
            zone=season.zone,
            channel_id=season.channel_id,
        )
        return season


@transaction
async def end_season(context: Context, tx: Tx, guild_id: GuildId) -> None:
    """End a server's current season if its quarter is over."""
    season = await present_season(tx, guild_id)
    # Read again: since the sweep found it due, organisers may have closed or replanned it.
    if season.ends_at is not None and season.ends_at <= context.now() and season.channel_id is not None:
        await _close(context, tx, guild_id, nth=season.nth, channel_id=season.channel_id, closed_by=None)


async def present_season(tx: Tx, guild_id: GuildId) -> SeasonRow:
    """Return a server's current season; the first if it has never closed one."""
    row = await tx.one("season_open", SeasonRow, guild_id=guild_id)
    return row or SeasonRow(guild_id=guild_id, nth=FIRST, began_at=Moment(0), closed_at=None, channel_id=None)


async def season_page(tx: Tx, guild_id: GuildId, nth: int | None) -> SeasonPage:
    """Return a season with its hall of fame. Raise Gone if there is none."""
    latest = await present_season(tx, guild_id)
    if nth is None or nth == latest.nth:
        return SeasonPage(latest, latest.nth, ())
    season = await tx.one("season_by_nth", SeasonRow, guild_id=guild_id, nth=nth)
    if season is None:
        raise Gone("season-unknown")
    fame = await tx.all("fame_of", FamePlace, guild_id=guild_id, nth=nth)
    return SeasonPage(season, latest.nth, tuple(fame))


async def _ensure_first(tx: Tx, guild_id: GuildId) -> None:
    """Add the row of the first season if it is missing."""
    beginning = {"nth": FIRST, "began_at": 0, "ends_at": None, "zone": None, "channel_id": None}
    await tx.run("season_begin", guild_id=guild_id, **beginning)


async def _close(
    context: Context, tx: Tx, guild_id: GuildId, *, nth: int, channel_id: ChannelId, closed_by: UserId | None
) -> bool:
    """End a season and begin the next; return False if it was closed already."""
    now, settings = context.now(), await settings_of(tx, guild_id)
    closed = await tx.one(
        "season_close",
        SeasonRow,
        guild_id=guild_id,
        nth=nth,
        now=now,
        closed_by=closed_by,
        channel_id=settings.announce_channel_id or channel_id,
    )
    if closed is None:
        return False
    await tx.run(
        "season_begin",
        guild_id=guild_id,
        nth=nth + 1,
        began_at=now,
        ends_at=_end_of_quarter(closed.zone, now),
        zone=closed.zone,
        channel_id=channel_id if closed.zone else None,
    )
    await _remember(tx, closed)
    await SEASON.post(tx, str(guild_id), now, rank=nth)
    return True


def _end_of_quarter(zone: str | None, now: Moment) -> Moment | None:
    return next_quarter(now, ZoneInfo(zone)) if zone else None


async def _remember(tx: Tx, season: SeasonRow) -> None:
    """Store the hall of fame: honor gained in the season, and ratings of those who played in it."""
    facts = {"guild_id": season.guild_id, "nth": season.nth, "famed": FAMED}
    await tx.run("fame_keep_honor", board=HONOR, **facts)
    for game in game_names():
        await tx.run("fame_keep_ratings", board=game, since=season.began_at, **facts)
