"""A server's welcome, its settings, and what was changed in them."""

from bot.face.screen import Screen
from bot.face.server.settings import SET_UP, changes_screen, settings_panel, zone_form
from bot.face.server.welcome import welcome, welcome_by_dm
from bot.face.words import Words
from bot.play.delivery.stranding import SERVER
from bot.play.ground.repertoire import game_names
from bot.play.guild.guild_settings import GuildSettings
from bot.play.guild.settings_book import ChangesPage, SettingsPage
from bot.store.guild_rows import SettingChange
from bot.store.stranding_rows import Stranding
from tests.face.test_settings_screens import LOGGED
from tests.golden.gallery.noticeboard import row
from tests.golden.gallery.table import Gallery

CHOSEN = GuildSettings(
    announce_channel_id=7001,
    organiser_role_id=900,
    report_channel_id=7002,
    pace="week",
    games=game_names()[:1],
    honor=False,
    threads=True,
    pictures=False,
    zone="Asia/Tokyo",
    morning=9 * 60,
    morning_news=True,
    week_news=True,
)
EVERY = tuple(
    SettingChange(user_id=5, setting=setting, was=value, became=None, at=1_000)
    for setting, values in LOGGED.items()
    for value in values
)


def panel(words: Words, *amiss: str, no_threads_in: int | None = None, shown: str = SET_UP) -> Screen:
    return settings_panel(SettingsPage(CHOSEN, "de", no_threads_in), words, frozenset(amiss), shown)


def with_noticeboard(words: Words, shown: str = "duels", **facts: object) -> Screen:
    return settings_panel(SettingsPage(CHOSEN, "de", None, noticeboard=row(**facts)), words, shown=shown)


def lost(channel_id: int, *, gone: bool = False) -> Stranding:
    return Stranding(subject="1", channel_id=channel_id, kind=SERVER, guild_id=1, gone=gone)


def changed(words: Words, page: int, pages: int) -> Screen:
    row = SettingChange(user_id=5, setting="pace", was="day", became="week", at=1_000)
    return changes_screen(ChangesPage(page, pages, (row,)), words)


SCREENS: Gallery = {
    "greeting": welcome,
    "greeting by DM": lambda words: welcome_by_dm("Context *Ltd*", words),
    "panel, nothing chosen": lambda words: settings_panel(SettingsPage(GuildSettings(), None, None), words),
    "panel, all chosen": panel,
    "panel, all lost": lambda words: panel(words, "channel", "role", "reports"),
    "panel, for duels": lambda words: panel(words, shown="duels"),
    "panel, for duels, with a noticeboard": with_noticeboard,
    "panel, its noticeboard deleted": lambda words: with_noticeboard(words, SET_UP, status="lost"),
    "panel, for duels, its noticeboard deleted": lambda words: with_noticeboard(words, status="lost"),
    "panel, for reports": lambda words: panel(words, shown="reports"),
    "panel, reports lost": lambda words: panel(words, "reports", shown="reports"),
    "panel, for every day": lambda words: panel(words, shown="every-day"),
    "panel, nowhere to announce": lambda words: settings_panel(
        SettingsPage(GuildSettings(), None, None), words, shown="every-day"
    ),
    "time zone": lambda words: zone_form(SettingsPage(GuildSettings(), None, None), words),
    "time zone, again": lambda words: zone_form(SettingsPage(CHOSEN, None, None), words),
    "panel, may not speak": lambda words: panel(words, "voice", no_threads_in=7003),
    "panel, reports closed": lambda words: panel(words, "reports-closed", shown="reports"),
    "panel, players wait": lambda words: settings_panel(
        SettingsPage(CHOSEN, "de", None, (lost(7004), lost(7005), lost(7006, gone=True))), words
    ),
    "changes, none": lambda words: changes_screen(ChangesPage(0, 1, ()), words),
    "changes, of every kind": lambda words: changes_screen(ChangesPage(0, 1, EVERY), words),
    "changes, the first page": lambda words: changed(words, 0, 3),
    "changes, in between": lambda words: changed(words, 1, 3),
    "changes, the last page": lambda words: changed(words, 2, 3),
}
