"""A server's settings as its managers see and change them; every change is logged."""

from collections.abc import Callable
from dataclasses import dataclass
from zoneinfo import available_timezones

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.given import number, one
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import game_names
from bot.play.ground.times import TURN_TIME
from bot.play.guild.guild_settings import FALLBACK_LOCALE, GuildSettings, read_settings
from bot.play.guild.organisers import Standing, check_manager, organises
from bot.store import rows
from bot.store.engine import Tx, Value
from bot.store.guild_rows import Guild, SettingChange
from bot.store.ids import ChannelId, GuildId
from bot.store.moment import Moment
from bot.store.noticeboard_rows import NoticeboardRow
from bot.store.stranding_rows import Stranding
from rules.codec import encode

CHANGES = 7
"""Changes per page: as many as a small phone shows at once."""

AS_DISCORD_HAS_IT = "discord"
"""Chosen instead of a language: the server's own in Discord."""

AS_SUITS_THE_GAME = "game"
"""Chosen instead of a pace: the one that suits each game."""

HOURS = 24
"""Hours of a day; a morning is at one of them."""

SWITCH = {"on": True, "off": False}


@dataclass(frozen=True)
class SettingsPage:
    """A server's settings, with what only its organisers need to know."""

    settings: GuildSettings
    chosen_locale: str | None
    """The language chosen; None for the server's own in Discord."""
    no_threads_in: ChannelId | None
    """A channel in which the bot was not allowed to open a thread."""
    lost: tuple[Stranding, ...] = ()
    """Channels known to be unusable."""
    noticeboard: NoticeboardRow | None = None
    """The current or last noticeboard."""


@dataclass(frozen=True)
class ChangesPage:
    """A page of setting changes, newest first."""

    page: int
    """From 0."""
    pages: int
    changes: tuple[SettingChange, ...]


@dataclass(frozen=True)
class SettingsBook:
    """Shows and changes settings, only for the server's managers."""

    context: Context
    locales: tuple[str, ...]
    """The languages with a catalogue."""

    @reading
    async def page(self, tx: Tx, guild_id: GuildId, standing: Standing) -> SettingsPage:
        """Return a server's settings. Raise NotYours."""
        check_manager(guild_id, standing)
        return await _page(tx, guild_id, await tx.one("guild_by_id", Guild, guild_id=guild_id))

    async def organises(self, standing: Standing) -> bool:
        """Return whether a person is an organiser in the server they act in."""
        return await self.context.store.read(lambda tx: organises(tx, standing.guild_id, standing))

    @transaction
    async def change(
        self, tx: Tx, guild_id: GuildId, standing: Standing, setting: str, values: tuple[str, ...]
    ) -> SettingsPage:
        """Change a setting to the chosen values, and return all settings.

        Raise NotYours, or Refusal for an unknown setting or value.
        """
        check_manager(guild_id, standing)
        column, value = self._read(setting, values)
        await tx.run("guild_ensure", guild_id=guild_id, locale=FALLBACK_LOCALE)
        # Locked, as the whole row is written: two changes at once must not undo each other.
        guild = await tx.one("guild_lock", Guild, guild_id=guild_id)
        assert guild is not None  # noqa: S101  it has just been made sure of
        was = getattr(guild, column)
        if was != value:
            guild = _with_morning(msgspec.structs.replace(guild, **{column: value}))
            await self._write(tx, guild)
            await note_change(self.context, tx, standing, setting, was=was, became=value)
        return await _page(tx, guild_id, guild)

    @reading
    async def changes(self, tx: Tx, guild_id: GuildId, standing: Standing, page: int) -> ChangesPage:
        """Return a page of a server's setting changes; beyond the last page, the last. Raise NotYours."""
        check_manager(guild_id, standing)
        count = await tx.one("setting_changes_count", rows.Amount, guild_id=guild_id)
        pages = max(1, -(-(count.amount if count else 0) // CHANGES))
        shown = min(max(page, 0), pages - 1)
        found = await tx.all(
            "setting_changes_of",
            SettingChange,
            guild_id=guild_id,
            most=CHANGES,
            skip=shown * CHANGES,
        )
        return ChangesPage(shown, pages, tuple(found))

    def _read(self, setting: str, values: tuple[str, ...]) -> tuple[str, Value]:
        """Return a setting's column and its new value. Raise Refusal."""
        readers: dict[str, tuple[str, Callable[[tuple[str, ...]], Value]]] = {
            "channel": ("announce_channel_id", _id),
            "role": ("organiser_role_id", _id),
            "reports": ("report_channel_id", _id),
            "pace": ("chosen_pace", _pace),
            "language": ("chosen_locale", self._locale),
            "games": ("barred", _barred),
            "honor": ("honor", _switched),
            "threads": ("threads", _switched),
            "pictures": ("pictures", _switched),
            "zone": ("zone", _zone),
            "morning": ("morning", _hour),
            "morning-news": ("morning_news", _switched),
            "week-news": ("week_news", _switched),
        }
        if setting not in readers:
            raise Refusal("unknown-option", text=setting)
        column, read = readers[setting]
        return column, read(values)

    def _locale(self, chosen: tuple[str, ...]) -> str | None:
        locale = _one_of((AS_DISCORD_HAS_IT, *self.locales), chosen)
        return None if locale == AS_DISCORD_HAS_IT else locale

    async def _write(self, tx: Tx, guild: Guild) -> None:
        await tx.run(
            "guild_set",
            guild_id=guild.guild_id,
            announce_channel_id=guild.announce_channel_id,
            organiser_role_id=guild.organiser_role_id,
            chosen_pace=guild.chosen_pace,
            chosen_locale=guild.chosen_locale,
            barred=guild.barred,
            honor=int(guild.honor),
            threads=int(guild.threads),
            pictures=int(guild.pictures),
            report_channel_id=guild.report_channel_id,
            zone=guild.zone,
            morning=guild.morning,
            morning_news=int(guild.morning_news),
            week_news=int(guild.week_news),
            news_at=guild.news_at,
        )


async def note_change(
    context: Context, tx: Tx, standing: Standing, setting: str, *, was: Value, became: Value
) -> None:
    """Log who changed a setting in their server."""
    await tx.run(
        "setting_change_add",
        id=context.chance.new_id(),
        guild_id=standing.guild_id,
        user_id=standing.user_id,
        setting=setting,
        was=_told(was),
        became=_told(became),
        at=context.now(),
    )


async def _page(tx: Tx, guild_id: GuildId, guild: Guild | None) -> SettingsPage:
    return SettingsPage(
        read_settings(guild),
        chosen_locale=guild.chosen_locale if guild else None,
        no_threads_in=guild.no_threads_in if guild else None,
        lost=tuple(await tx.all("strandings_of", Stranding, subject=str(guild_id))),
        noticeboard=await tx.one("noticeboard_newest", NoticeboardRow, guild_id=guild_id),
    )


def _with_morning(guild: Guild) -> Guild:
    """Mark the next morning for recomputation, if news is wanted: its time may have changed."""
    told = guild.morning_news or guild.week_news
    return msgspec.structs.replace(guild, news_at=Moment(0) if told else None)


def _told(value: Value) -> str | None:
    """Return a value as the log stores it."""
    return None if value is None else str(int(value) if isinstance(value, bool) else value)


def _one_of(known: tuple[str, ...], chosen: tuple[str, ...]) -> str:
    if one(chosen) not in known:
        raise Refusal("unknown-option", text=one(chosen))
    return one(chosen)


def _switched(chosen: tuple[str, ...]) -> bool:
    return SWITCH[_one_of(tuple(SWITCH), chosen)]


def _zone(chosen: tuple[str, ...]) -> str:
    if one(chosen) not in available_timezones():
        raise Refusal("me-zone-unknown")
    return one(chosen)


def _hour(chosen: tuple[str, ...]) -> int:
    if number(one(chosen)) not in range(HOURS):
        raise Refusal("unknown-option", text=one(chosen))
    return number(one(chosen)) * 60


def _pace(chosen: tuple[str, ...]) -> str | None:
    pace = _one_of((AS_SUITS_THE_GAME, *TURN_TIME), chosen)
    return None if pace == AS_SUITS_THE_GAME else pace


def _id(chosen: tuple[str, ...]) -> int | None:
    """Return the chosen id; None if the choice was cleared."""
    if chosen and number(one(chosen)) < 0:  # only aliases are negative
        raise Refusal("unknown-option", text=one(chosen))
    return number(one(chosen)) if chosen else None


def _barred(allowed: tuple[str, ...]) -> str:
    """Return the barred games, given the allowed ones."""
    if not allowed or not set(allowed) <= set(game_names()):
        raise Refusal("unknown-option", text=", ".join(allowed))
    # Barred games are stored, so that games added later are allowed by default.
    return encode(tuple(name for name in game_names() if name not in allowed))
