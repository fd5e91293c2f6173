"""The panel of a server's settings, and the list of what was changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.limits import check
from bot.face.screen import Button, Picker, Row, Screen, Section, Select
from bot.face.server.settings import PAGE_OF, PAGES, SET_UP, changes_screen, settings_panel
from bot.face.transcript import as_text
from bot.face.words import FOLDERS, Words, locales
from bot.play.clocks.habits import ZONES
from bot.play.ground.repertoire import game_names
from bot.play.ground.times import TURN_TIME
from bot.play.guild.guild_settings import GuildSettings
from bot.play.guild.settings_book import HOURS, ChangesPage, SettingsPage
from bot.store.guild_rows import SettingChange
from tests.face.languages import every_words

SNOWFLAKE = 2**63 - 1
WORDS = Words()

ids = st.none() | st.integers(1, SNOWFLAKE)
every_settings = st.builds(
    GuildSettings,
    announce_channel_id=ids,
    organiser_role_id=ids,
    report_channel_id=ids,
    pace=st.none() | st.sampled_from(list(TURN_TIME)),
    games=st.lists(st.sampled_from(game_names()), unique=True).map(tuple),
    honor=st.booleans(),
    threads=st.booleans(),
    pictures=st.booleans(),
    zone=st.sampled_from(sorted(ZONES)),
    morning=st.integers(0, HOURS - 1).map(lambda hour: hour * 60),
    morning_news=st.booleans(),
    week_news=st.booleans(),
)
pages = st.builds(SettingsPage, every_settings, st.none() | st.sampled_from(locales()), ids)
wrongs = st.frozensets(st.sampled_from(["channel", "voice", "role", "reports"]))
shown_pages = st.sampled_from([*PAGES, "", "gone"])

LOGGED = {
    "channel": ("7001", None),
    "role": ("900", None),
    "reports": ("7002", None),
    "noticeboard": ("7003", None),
    "pace": ("day", "as-it-was-called-once", None),
    "language": ("en", "tlh", None),
    "games": ('["bushido.brawl"]', "[]", '["forgotten.game"]'),
    "honor": ("0", "1"),
    "threads": ("1", "0"),
    "pictures": ("0", "1"),
    "zone": ("UTC", "Europe/Berlin"),
    "morning": ("480", "0"),
    "morning-news": ("0", "1"),
    "week-news": ("1", "0"),
}
"""What the log may hold of each setting, also of what is long gone."""

changes = st.sampled_from(sorted(LOGGED)).flatmap(
    lambda setting: st.builds(
        SettingChange,
        user_id=st.integers(1, SNOWFLAKE),
        setting=st.just(setting),
        was=st.sampled_from(LOGGED[setting]),
        became=st.sampled_from(LOGGED[setting]),
        at=st.integers(0, 2**45),
    )
)


def chosen(screen: Screen) -> dict[str, tuple[str, ...]]:
    """Return what each control of a panel shows as chosen, by setting."""
    found: dict[str, tuple[str, ...]] = {}
    for block in screen.flat():
        if isinstance(block, Select):
            found[block.press.id] = tuple(option.value for option in block.options if option.default)
        elif isinstance(block, Picker):
            found[block.press.id] = tuple(map(str, block.chosen))
    return found


@given(pages, every_words, wrongs, shown_pages)
def test_every_page_can_be_sent_whatever_is_set(
    page: SettingsPage, words: Words, amiss: frozenset[str], shown: str
) -> None:
    check(settings_panel(page, words, amiss, shown))


@given(pages, every_words)
def test_the_pages_show_what_holds(page: SettingsPage, words: Words) -> None:
    settings, shown = page.settings, dict[str, tuple[str, ...]]()
    for name, on_it in PAGES.items():
        found = chosen(settings_panel(page, words, shown=name))
        assert set(found) == set(on_it) - {"zone"}, "a zone is written"
        shown |= found
    assert shown == {
        "channel": () if settings.announce_channel_id is None else (str(settings.announce_channel_id),),
        "role": () if settings.organiser_role_id is None else (str(settings.organiser_role_id),),
        "reports": () if settings.report_channel_id is None else (str(settings.report_channel_id),),
        "pace": (settings.pace or "game",),
        "language": (page.chosen_locale or "discord",),
        "games": tuple(name for name in game_names() if name in settings.games),
        "honor": ("on" if settings.honor else "off",),
        "threads": ("on" if settings.threads else "off",),
        "pictures": ("on" if settings.pictures else "off",),
        "morning": (str(settings.morning // 60),),
        "morning-news": ("on" if settings.morning_news else "off",),
        "week-news": ("on" if settings.week_news else "off",),
    }


@pytest.mark.parametrize("name", [*PAGES, "gone"])
def test_each_page_is_reached_from_the_first_and_leads_back(name: str) -> None:
    page = SettingsPage(GuildSettings(), None, None)
    row = settings_panel(page, WORDS, shown=name).flat()[-1]
    assert isinstance(row, Row)
    leads = [button.press.parts for button in row.buttons if button.press]
    first = name not in PAGES or name == SET_UP
    onward = [("panel", "duels"), ("panel", "reports"), ("panel", "every-day"), ("older", "")]
    assert leads == (onward if first else [("panel", SET_UP)])


def test_the_first_page_says_how_many_games_there_are_and_leads_to_them() -> None:
    page = SettingsPage(GuildSettings(games=game_names()[:2]), None, None)
    (games,) = [block for block in settings_panel(page, WORDS).flat() if isinstance(block, Section)]
    assert games.texts == (WORDS("settings-games-now", played="2", games=len(game_names())),)
    assert games.button.press
    assert games.button.press.parts == ("panel", "games")


def test_the_language_that_discord_has_it_in_is_named() -> None:
    own = settings_panel(SettingsPage(GuildSettings(locale="de"), None, None), WORDS)
    chosen_one = settings_panel(SettingsPage(GuildSettings(locale="de"), "de", None), WORDS)
    assert "Same as Discord: Deutsch" in as_text(own)
    assert "Same as Discord:" not in as_text(chosen_one)


def test_what_is_lost_is_said_first_and_not_shown_as_chosen() -> None:
    page = SettingsPage(GuildSettings(7001, 900, report_channel_id=7002), None, None)
    fine = settings_panel(page, WORDS)
    amiss = frozenset({"channel", "role", "reports"})
    lost = settings_panel(page, WORDS, amiss)
    assert "⚠️" not in as_text(fine)
    assert as_text(lost).count("⚠️") == 3, "two said, one where the way to the rest of it is"
    reports = settings_panel(page, WORDS, amiss, PAGE_OF["reports"])
    assert as_text(reports).count("⚠️") == 1
    assert chosen(lost)["channel"] == chosen(lost)["role"] == chosen(reports)["reports"] == ()


def test_a_channel_we_may_not_use_is_named() -> None:
    page = SettingsPage(GuildSettings(announce_channel_id=7001), None, 7002)
    told = as_text(settings_panel(page, WORDS, frozenset({"voice"})))
    assert "**Send Messages** in <#7001>" in told
    assert "<#7002>" not in told, "one thing after the other"
    assert "<#7002>" in as_text(settings_panel(page, WORDS))


@given(st.lists(changes, max_size=10).map(tuple), st.integers(0, 3), every_words)
def test_every_change_is_told_in_a_line(rows: tuple[SettingChange, ...], number: int, words: Words) -> None:
    screen = changes_screen(ChangesPage(number, 4, rows), words)
    check(screen)
    told = as_text(screen)
    assert [told.count(f"<@{row.user_id}>") for row in rows] == [
        sum(other.user_id == row.user_id for other in rows) for row in rows
    ]


@pytest.mark.parametrize(
    ("was", "became", "told"),
    [
        (("channel", None, "7001"), "none → <#7001>", "announcements"),
        (("role", "900", None), "<@&900> → none", "organisers"),
        (("games", "[]", '["bushido.brawl"]'), "none → Bushido Duels, brawl", WORDS("changed-games")),
        (("honor", "1", "0"), "on → off", "honor"),
        (("games", '["bushido.brawl", "way.fight"]', "[]"), "2 of 6 → none", WORDS("changed-games")),
        (("language", None, "en"), "none → English", "language"),
        (("zone", "UTC", "Asia/Tokyo"), "UTC → Asia/Tokyo", "time zone"),
        (("morning", "480", "1260"), "08:00 → 21:00", "morning"),
    ],
)
def test_a_change_reads_as_what_was_and_what_became(
    was: tuple[str, str | None, str | None], became: str, told: str
) -> None:
    setting, before, after = was
    row = SettingChange(user_id=1, setting=setting, was=before, became=after, at=0)
    text = as_text(changes_screen(ChangesPage(0, 1, (row,)), WORDS))
    assert became in text
    assert told in text


@pytest.mark.parametrize(("number", "newer", "older"), [(0, False, True), (1, True, True), (2, True, False)])
def test_pages_are_turned_as_far_as_they_go(number: int, *, newer: bool, older: bool) -> None:
    screen = changes_screen(ChangesPage(number, 3, ()), WORDS)
    row = screen.flat()[-1]
    buttons: tuple[Button, ...] = row.buttons  # type: ignore[union-attr]
    assert [not button.disabled for button in buttons] == [newer, older, True]
    turns = [button.press.revision for button in buttons[:2] if button.press]
    assert turns == [max(number - 1, 0), number + 1]


@pytest.mark.parametrize(("pages", "buttons"), [(1, 1), (2, 3)])
def test_there_are_pages_to_turn_where_there_are_two(pages: int, buttons: int) -> None:
    row = changes_screen(ChangesPage(0, pages, ()), WORDS).flat()[-1]
    assert isinstance(row, Row)
    assert len(row.buttons) == buttons


def test_every_game_and_every_language_has_its_name() -> None:
    for name in game_names():
        assert WORDS(f"game-{name.replace('.', '-')}")
    for locale in locales():
        files = (path.read_text("utf-8") for path in (FOLDERS[0] / locale).glob("*.ftl"))
        assert any("language-name =" in text for text in files), locale
