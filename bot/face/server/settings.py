"""The settings of a server: short pages of choices, and the list of who changed what.

A press of area ``settings`` has a setting as its id, or the action ``panel:<page>``, which opens a page.
"""

from collections.abc import Collection
from typing import Literal

from bot.face.form import Form
from bot.face.pieces import mention
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Panel, Picker, Row, Screen, Section, Select, Text
from bot.face.timestamps import relative
from bot.face.words import Words, locales
from bot.face.zone import zone_field
from bot.play.clocks.written import write_minute
from bot.play.ground.repertoire import game_names
from bot.play.ground.times import TURN_TIME
from bot.play.guild.settings_book import (
    AS_DISCORD_HAS_IT,
    AS_SUITS_THE_GAME,
    HOURS,
    ChangesPage,
    SettingsPage,
)
from bot.store.guild_rows import SettingChange
from bot.store.ids import ChannelId
from bot.store.noticeboard_rows import NoticeboardRow
from rules.codec import decode

SLATE = 0x4F5D75
"""The colour of panels about the server rather than a duel."""


MOST_CLOSED = 3
"""The most channels named at once in which the bot may not write."""

SET_UP = "set-up"
"""The first page, with which a server is set up."""

EVERY_DAY = "every-day"
"""The page about morning and weekly news."""

PAGES = {
    SET_UP: ("language", "threads", "channel", "role"),
    "games": ("games",),
    "duels": ("pace", "pictures", "honor"),
    "reports": ("reports",),
    EVERY_DAY: ("zone", "morning", "morning-news", "week-news"),
}
"""Every setting, by its page."""
PAGE_OF = {setting: page for page, settings in PAGES.items() for setting in settings}


def settings_panel(
    page: SettingsPage, words: Words, amiss: frozenset[str] = frozenset(), shown: str = SET_UP
) -> Screen:
    """Show a page of settings with their choices, or the first one if there is no such page.

    ``amiss`` names what is wrong with the chosen channels and role.
    """
    shown = shown if shown in PAGES else SET_UP
    warnings, controls = _warnings(page, words, amiss), _controls(page, words, amiss)
    blocks: list[Block] = [Text(words(f"settings-page-{shown}.title"))]
    closed = _closed(page, amiss) if shown == SET_UP else []
    if closed:
        blocks.append(Text(words("settings-closed", channels=words.listed(closed))))
    for setting in PAGES[shown]:
        control = controls[setting]
        if not isinstance(control, Section):  # a section has its words beside its button
            blocks.append(Text(warnings.get(setting) or words(f"settings-{setting}")))
        blocks.append(control)
    if shown == EVERY_DAY and (page.settings.announce_channel_id is None or "channel" in amiss):
        blocks.append(Text(words("settings-news-nowhere")))
    if shown == SET_UP:
        blocks.append(_games_line(page.settings.games, words))
    if shown == "duels":
        blocks.append(_noticeboard_line(page.noticeboard, words))
    lost = {"duels"} if page.noticeboard and page.noticeboard.status == "lost" else set[str]()
    warned = lost | {PAGE_OF[setting] for setting in warnings}
    ways = _ways_on(words, warned) if shown == SET_UP else (_back(words),)
    hint = [] if closed else [Text(words("settings-hint"))]  # with it, the warning would be less visible
    blocks += [*hint, Row(ways)]
    return Screen((Panel(tuple(blocks), SLATE),))


def zone_form(page: SettingsPage, words: Words) -> Form:
    """Ask for the name of the server's time zone."""
    field = zone_field("settings", page.settings.zone, words)
    return Form(words("me-zone-button"), _press("zone"), (field,))


def changes_screen(page: ChangesPage, words: Words) -> Screen:
    """Show a page of the changes, newest first."""
    lines = [_change(row, words) for row in page.changes] or [words("changes-none")]
    back = _back(words)
    blocks: list[Block] = [Text(words("changes-title")), Text("\n".join(lines))]
    if page.pages > 1:
        blocks.append(Text(words("changes-page", page=page.page + 1, pages=page.pages)))
        newer = Button(
            words("changes-newer"), changes_press(max(page.page - 1, 0), "newer"), disabled=page.page == 0
        )
        older = Button(
            words("changes-older"), changes_press(page.page + 1), disabled=page.page + 1 == page.pages
        )
        blocks.append(Row((newer, older, back)))
    else:
        blocks.append(Row((back,)))
    return Screen((Panel(tuple(blocks), SLATE),))


def changes_press(page: int, way: str = "older") -> Press:
    """Return the press that opens a page of the changes; the page takes the place of the revision."""
    return Press("settings", "changes", page, way)


def _press(setting: str) -> Press:
    return Press("settings", setting, action="set")


def _games_line(allowed: tuple[str, ...], words: Words) -> Section:
    """Say how many games are played, with a button to their page: listing all names would be long."""
    told = words("settings-games-now", played=len(allowed), games=len(game_names()))
    return Section((told,), Button(words("settings-games-button"), _page_press("games")))


def _noticeboard_line(row: NoticeboardRow | None, words: Words) -> Section:
    """Say where the noticeboard is, with a button to its panel."""
    key = {"up": "settings-noticeboard", "lost": "settings-noticeboard-lost"}.get(row.status if row else "")
    told = words(key or "settings-noticeboard-none", channel=_channel(row.channel_id if row else None))
    return Section((told,), Button(words("noticeboard-button"), Press("noticeboard", action="open")))


def _ways_on(words: Words, warned: Collection[str]) -> tuple[Button, ...]:
    """Return the buttons from the first page to the others, marked where something is wrong there."""
    return (
        *(
            Button(
                words(f"settings-page-{name}"),
                _page_press(name),
                emoji="⚠️" if name in warned else "",
            )
            for name in ("duels", "reports", EVERY_DAY)
        ),
        Button(words("settings-changes-button"), changes_press(0)),
    )


def _back(words: Words) -> Button:
    return Button(words("changes-back"), _page_press(SET_UP))


def _page_press(name: str) -> Press:
    return Press("settings", action=f"panel:{name}")


def _warnings(page: SettingsPage, words: Words, amiss: frozenset[str]) -> dict[str, str]:
    """Explain invalid settings, by setting, in place of their descriptions."""
    told = {what: words(f"settings-{what}-lost") for what in ("channel", "role", "reports") if what in amiss}
    if "reports-closed" in amiss:
        told["reports"] = words("settings-reports-closed", channel=_channel(page.settings.report_channel_id))
    if any(row.gone for row in page.lost) and "voice" not in amiss:
        told["channel"] = words("settings-channel-wanted")
    if "unseen" in amiss:
        told["role"] = words("settings-role-unseen")
    if page.no_threads_in is not None and not _closed(page, amiss):  # one problem at a time
        told["threads"] = words("settings-threads-refused", channel=_channel(page.no_threads_in))
    return told


def _closed(page: SettingsPage, amiss: frozenset[str]) -> list[str]:
    """Return the channels in which the bot should post but may not write."""
    announced = [page.settings.announce_channel_id] if "voice" in amiss else []
    closed = dict.fromkeys((*announced, *(row.channel_id for row in page.lost if not row.gone)))
    return [_channel(channel_id) for channel_id in closed][:MOST_CLOSED]


def _controls(page: SettingsPage, words: Words, amiss: frozenset[str]) -> dict[str, Block]:
    """Return the control of each setting, which shows the present value."""
    settings = page.settings
    channel = None if "channel" in amiss else settings.announce_channel_id
    role = None if "role" in amiss else settings.organiser_role_id
    reports = None if "reports" in amiss else settings.report_channel_id
    return {
        "channel": _picker("channel", "channels", channel, words),
        "role": _picker("role", "roles", role, words),
        "reports": _picker("reports", "channels", reports, words),
        "pace": _choice("pace", _paces(settings.pace, words)),
        "language": _choice("language", _languages(page, words)),
        "games": _choice("games", _games(settings.games, words), most=len(game_names())),
        "honor": _choice("honor", _switch("honor", words, on=settings.honor)),
        "threads": _choice("threads", _switch("threads", words, on=settings.threads)),
        "pictures": _choice("pictures", _switch("pictures", words, on=settings.pictures)),
        "zone": Section(
            (words("settings-zone", zone=settings.zone),),
            Button(words("me-zone-button"), Press("settings", "zone", action="ask")),
        ),
        "morning": _choice("morning", _hours(settings.morning)),
        "morning-news": _choice("morning-news", _switch("morning-news", words, on=settings.morning_news)),
        "week-news": _choice("week-news", _switch("week-news", words, on=settings.week_news)),
    }


def _picker(setting: str, of: Literal["channels", "roles"], chosen: int | None, words: Words) -> Picker:
    placeholder = words(f"settings-{setting}-placeholder")
    return Picker(_press(setting), placeholder, of, () if chosen is None else (chosen,))


def _choice(setting: str, options: tuple[Option, ...], most: int = 1) -> Select:
    return Select(_press(setting), "", options, most=most)


def _paces(chosen: str | None, words: Words) -> tuple[Option, ...]:
    suiting = Option(AS_SUITS_THE_GAME, words("settings-pace-game"), default=chosen is None)
    paces = (Option(pace, words(f"pace-{pace}"), default=pace == chosen) for pace in TURN_TIME)
    return suiting, *paces


def _languages(page: SettingsPage, words: Words) -> tuple[Option, ...]:
    chosen = page.chosen_locale
    names = {locale: Words(locale)("language-name") for locale in locales()}
    own = words("settings-language-discord")
    if chosen is None:
        own = words("settings-language-now", own=own, language=Words(page.settings.locale)("language-name"))
    return (
        Option(AS_DISCORD_HAS_IT, own, default=chosen is None),
        *(Option(locale, name, default=locale == chosen) for locale, name in names.items()),
    )


def _games(allowed: tuple[str, ...], words: Words) -> tuple[Option, ...]:
    return tuple(Option(name, _game(name, words), default=name in allowed) for name in game_names())


def _game(name: str, words: Words) -> str:
    return words(f"game-{name.replace('.', '-')}")


def _hours(morning: int) -> tuple[Option, ...]:
    return tuple(
        Option(str(hour), write_minute(hour * 60), default=hour * 60 == morning) for hour in range(HOURS)
    )


def _switch(setting: str, words: Words, *, on: bool) -> tuple[Option, ...]:
    return (
        Option("on", words(f"settings-{setting}-on"), default=on),
        Option("off", words(f"settings-{setting}-off"), default=not on),
    )


def _change(row: SettingChange, words: Words) -> str:
    return words(
        "changes-line",
        who=mention(row.user_id),
        when=relative(row.at),
        setting=words(f"changed-{row.setting}"),
        was=_value(row.setting, row.was, words),
        became=_value(row.setting, row.became, words),
    )


def _value(setting: str, value: str | None, words: Words) -> str:
    """Write a logged value, which may name a language or a game that no longer exists."""
    match setting, value:
        case "pace", None:
            told = words("settings-pace-game")
        case _, None:
            told = ""
        case "channel" | "reports" | "noticeboard", channel_id:
            told = _channel(ChannelId(int(channel_id)))
        case "role", role_id:
            told = f"<@&{role_id}>"
        case "pace" | "zone", named:
            told = words(f"pace-{named}") if named in TURN_TIME else named
        case "language", locale:
            told = Words(locale)("language-name") if locale in locales() else locale
        case "morning", minute:
            told = write_minute(int(minute))
        case "games", names:
            known = [name for name in decode(names, tuple[str, ...]) if name in game_names()]
            several = words("changed-to-games", left=len(known), games=len(game_names()))
            told = several if len(known) > 1 else "".join(_game(name, words) for name in known)
        case _, switch:
            told = words("changed-to-on" if switch == "1" else "changed-to-off")
    return told or words("changed-to-nothing")


def _channel(channel_id: ChannelId | None) -> str:
    return f"<#{channel_id}>"
