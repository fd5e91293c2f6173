"""The panel of a person's own settings, and what is asked around it."""

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.adapter import layout, modal
from bot.face.limits import check
from bot.face.me.asking import hours_form, leave_form, leave_question, zone_form
from bot.face.me.panel import PAGES, me_panel, page_of
from bot.face.screen import Row, Screen, Select
from bot.face.spans import rough
from bot.face.transcript import as_text
from bot.face.words import Words, locales
from bot.play.clocks.habits import CHALLENGERS, ZONES
from bot.play.clocks.reliability import UNKNOWN, Reliability
from bot.play.ground.times import DAY, HOUR, LEAVE_A_YEAR, MINUTE
from bot.play.me.me import BLOCKS_SHOWN, MePage
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.store.moment import Moment
from bot.store.rows import Blocked
from bot.store.time_rows import HabitsRow
from rules.codec import encode
from tests.face.languages import every_words
from tests.spoken import core

ID = 2**63 - 1
NOW = 1_900_000_000_000
WORDS = Words()
PLAIN = MePage(ID, NOW, HabitsRow(user_id=ID), None, True, True, Moment(0), (), 0, LEAVE_A_YEAR, UNKNOWN)

minutes = st.none() | st.integers(0, 24 * 60 - 1)
moments = st.none() | st.integers(NOW - DAY, NOW + DAY)
habits = st.builds(
    HabitsRow,
    user_id=st.just(ID),
    zone=st.sampled_from(sorted(ZONES)),
    quiet_from=minutes,
    quiet_until=minutes,
    quiet_days=st.lists(st.integers(0, 6), max_size=3, unique=True).map(encode),
    reminders=st.booleans(),
    leave_since=moments,
    leave_until=moments,
    challengers=st.sampled_from(CHALLENGERS),
    news=st.booleans(),
)
blocked = st.builds(Blocked, blocked_id=st.integers(1, ID), name=st.text(max_size=64))
pages = st.builds(
    MePage,
    user_id=st.just(ID),
    now=st.just(NOW),
    habits=habits,
    chosen_locale=st.none() | st.sampled_from(locales()),
    dms=st.booleans(),
    pictures=st.booleans(),
    dm_closed_until=st.just(0) | st.integers(NOW - DAY, NOW + DM_REST),
    blocks=st.lists(blocked, max_size=BLOCKS_SHOWN, unique_by=lambda one: one.blocked_id).map(tuple),
    blocks_count=st.just(2**31),
    leave_left=st.integers(-DAY, LEAVE_A_YEAR),
    reliability=st.builds(Reliability, st.integers(0, 1_000_000), st.integers(0, 2**31)),
)


def chosen(screen: Screen) -> dict[str, tuple[str, ...]]:
    """Return what each list of a panel shows as chosen, by what it does."""
    return {
        block.press.action: tuple(option.value for option in block.options if option.default)
        for block in screen.flat()
        if isinstance(block, Select)
    }


def buttons(screen: Screen) -> set[str]:
    """Return what the buttons of a panel do."""
    rows = [block for block in screen.flat() if isinstance(block, Row)]
    return {button.press.action for row in rows for button in row.buttons if button.press}


def whole(page: MePage) -> Screen:
    """Return all pages of the panel as one."""
    return Screen(tuple(block for shown in PAGES for block in me_panel(page, WORDS, shown).blocks))


@given(pages, every_words)
def test_the_panel_and_its_forms_can_be_sent_whatever_is_set(page: MePage, words: Words) -> None:
    for shown in PAGES:
        check(me_panel(page, words, shown))
    for form in (zone_form(page, words), hours_form(page, words), leave_form(page, date.max, words)):
        assert modal(form).to_dict()
    check(leave_question(ID, NOW, NOW + DAY, page.leave_left, words))


def test_the_fullest_panel_becomes_a_view() -> None:
    many = tuple(Blocked(blocked_id=ID - number, name="@everyone" * 7) for number in range(BLOCKS_SHOWN))
    full = replace(PLAIN, blocks=many, blocks_count=2**31)
    assert all(layout(me_panel(full, WORDS, shown)).to_components() for shown in PAGES)


@given(pages)
def test_the_panel_shows_what_holds(page: MePage) -> None:
    shown = chosen(whole(page))
    assert shown["set-language"] == (page.chosen_locale or "client",)
    assert shown["set-challengers"] == (page.habits.challengers,)
    assert shown["set-dms"] == ("on" if page.dms else "off",)
    assert shown["set-pictures"] == ("on" if page.pictures else "off",)
    assert shown["set-reminders"] == ("on" if page.habits.reminders else "off",)
    assert shown["set-news"] == ("on" if page.habits.news else "off",)
    assert encode(tuple(map(int, shown["set-days"]))) == encode(
        sorted(map(int, page.habits.quiet_days.strip("[]").split(",")))
        if page.habits.quiet_days != "[]"
        else ()
    )


@given(pages)
def test_every_control_is_good_for_one_person(page: MePage) -> None:
    for block in whole(page).flat():
        presses = [block.press] if isinstance(block, Select) else []
        presses += (
            [button.press for button in block.buttons if button.press] if isinstance(block, Row) else []
        )
        assert {press.id for press in presses} <= {str(ID)}


def test_no_zone_is_guessed() -> None:
    assert WORDS("me-zone-none") in as_text(whole(PLAIN))
    berlin = replace(PLAIN, habits=HabitsRow(user_id=ID, zone="Europe/Berlin"))
    assert WORDS("me-zone", zone="Europe/Berlin") in as_text(whole(berlin))


def test_quiet_hours_are_told_as_they_were_written() -> None:
    night = replace(PLAIN, habits=HabitsRow(user_id=ID, quiet_from=1350, quiet_until=425))
    panel = whole(night)
    assert "from 22:30 to 07:05" in as_text(panel)
    assert "hours-off" in buttons(panel)
    assert "hours-off" not in buttons(whole(PLAIN))


def test_a_form_takes_no_more_than_a_time_or_a_day() -> None:
    day = date(2026, 11, 22)
    for form, longest in ((hours_form(PLAIN, WORDS), "22:30"), (leave_form(PLAIN, day, WORDS), str(day))):
        assert [field.most for field in form.fields] == [len(longest)] * 2


@pytest.mark.parametrize(
    ("since", "until", "told", "label"),
    [
        (None, None, "**Leave**: none. You have 28 days", "Go on leave"),
        (NOW - 2 * DAY, NOW - DAY, core("me-leave-none"), "Go on leave"),
        (NOW + DAY, NOW + 2 * DAY, f"from <t:{(NOW + DAY) // 1000}:F>", WORDS("me-leave-drop-button")),
        (NOW, NOW + DAY, f"until <t:{(NOW + DAY) // 1000}:F>, which is", WORDS("me-leave-end-button")),
    ],
)
def test_a_leave_is_offered_told_and_ended(
    since: int | None, until: int | None, told: str, label: str
) -> None:
    page = replace(PLAIN, habits=HabitsRow(user_id=ID, leave_since=since, leave_until=until))
    text = as_text(whole(page))
    assert told in text
    assert label in text


def test_one_sees_what_others_see_of_ones_deadlines() -> None:
    assert core("me-reliability-new") in as_text(whole(PLAIN))
    known = replace(PLAIN, reliability=Reliability(964_000, 50))
    assert "you keep 96 %" in as_text(whole(known))


@pytest.mark.parametrize(
    ("length", "told"),
    [
        (0, "0 minutes"),
        (-DAY, "0 minutes"),
        (MINUTE, "one minute"),
        (2 * HOUR - 1, "119 minutes"),
        (2 * HOUR, "2 hours"),
        (2 * DAY - 1, "47 hours"),
        (53 * HOUR, "2 days"),
    ],
)
def test_a_length_is_told_roughly_and_never_as_more_than_it_is(length: int, told: str) -> None:
    assert rough(WORDS, length) == told


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({}, WORDS("me-dms-stand-open")),
        ({"dms": False}, WORDS("me-dms-stand-off")),
        ({"dms": False, "dm_closed_until": NOW + DM_REST}, WORDS("me-dms-stand-off")),
        ({"dm_closed_until": NOW + DM_REST - DAY}, f"Closed: the last one, <t:{(NOW - DAY) // 1000}:R>,"),
        ({"dm_closed_until": NOW + DM_PAUSE}, WORDS("me-dms-stand-retried")),
        ({"dm_closed_until": NOW - DAY}, WORDS("me-dms-stand-retried")),
    ],
)
def test_it_says_how_direct_messages_stand(facts: dict[str, object], told: str) -> None:
    assert told in as_text(whole(replace(PLAIN, **facts)))


def test_after_a_change_the_page_is_shown_on_which_it_was_made() -> None:
    for shown in PAGES:
        for block in me_panel(PLAIN, WORDS, shown).flat():
            if isinstance(block, Select):
                assert page_of(block.press.parts[0]) == shown
    assert {page_of(action) for action in ("zone", "hours", "hours-off", "leave-take", "leave-end")} == {
        "time"
    }
