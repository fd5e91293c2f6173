"""What organisers are shown, and the forms around reports."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.face.adapter import layout, modal
from bot.face.limits import check
from bot.face.match.board import board
from bot.face.moderation.log import log_screen
from bot.face.moderation.reports import (
    report_form,
    report_mark,
    report_message,
    reports_screen,
    settle_form,
)
from bot.face.moderation.void import void_form
from bot.face.transcript import as_text
from bot.face.words import Words, locales
from bot.play.ground.pages import Slice
from bot.play.match.breaking_off import VOIDED
from bot.play.moderation.log import REASON_LENGTH
from bot.play.moderation.moderation import LOGGED, LogPage
from bot.play.moderation.reports import LISTED, WORDS_LENGTH
from bot.store.moderation_rows import ModerationEntry, Report
from rules.bushido.duel import Duel, DuelOptions
from rules.dice import Dice
from tests.face import test_duel_screens
from tests.face.languages import every_words, in_every_language

ID = 2**63 - 1
LATE = 4_102_444_800_000
WORDS = Words()

people = st.none() | st.integers(1, ID) | st.just(-ID)
matches = st.none() | st.just("z" * 10)


def written(longest: int) -> st.SearchStrategy[str]:
    """Return anything a person may write, above all what would break out of a text."""
    return st.text(min_size=1, max_size=longest) | st.sampled_from(["<@1>" * 50, "*_~|" * 50, "龍" * longest])


entries = st.builds(
    ModerationEntry,
    id=st.just("z" * 10),
    guild_id=st.just(ID),
    actor_id=st.integers(1, ID),
    intervention=st.sampled_from(["voided", "lifted", "muted", "unmuted", "settled"]),
    user_id=people,
    match_id=matches,
    until=st.none() | st.just(LATE),
    reason=written(REASON_LENGTH),
    at=st.just(LATE),
)
reports = st.builds(
    Report,
    id=st.uuids().map(lambda one: one.hex[:10]),
    guild_id=st.just(ID),
    reporter_id=st.integers(1, ID),
    user_id=people,
    match_id=matches,
    words=written(WORDS_LENGTH),
    status=st.sampled_from(["open", "settled"]),
    channel_id=st.none(),
    message_id=st.none(),
    at=st.just(LATE),
)


@given(st.lists(entries, max_size=LOGGED), st.integers(0, 4), every_words)
def test_a_page_of_the_log_can_be_sent_whatever_was_done(
    found: list[ModerationEntry], page: int, words: Words
) -> None:
    check(log_screen(LogPage(Slice(page, 5, page * LOGGED), tuple(found)), words))
    check(log_screen(LogPage(Slice(0, 1, 0), tuple(found)), words))


@given(st.lists(reports, max_size=LISTED, unique_by=lambda one: one.id), every_words)
def test_reports_can_be_listed_and_told_whatever_is_written(found: list[Report], words: Words) -> None:
    check(reports_screen(found, words))
    for report in found:
        check(report_message(report, words))


@pytest.mark.parametrize("locale", locales())
def test_the_forms_can_be_opened(locale: str) -> None:
    for form in (report_form("z" * 10, Words(locale)), settle_form("z" * 10, Words(locale))):
        assert modal(form).to_dict()


@given(reports)
def test_an_open_report_is_known_by_its_mark(report: Report) -> None:
    sent = str(layout(report_message(report, WORDS)).to_components())
    assert (report_mark(report.id) in sent) == (report.status == "open")


@pytest.mark.parametrize(
    ("intervention", "told"),
    [
        ("voided", WORDS("moderate-did-voided", who="<@7>", subject="match abc")),
        ("lifted", "<@7> posted match abc again."),
        ("muted", "<@7> muted <@8>; that ends"),
        ("unmuted", WORDS("moderate-did-unmuted", who="<@7>", subject="<@8>")),
        ("settled", WORDS("moderate-did-settled", who="<@7>", subject="<@8>")),
    ],
)
def test_the_log_tells_who_did_what_and_why(intervention: str, told: str) -> None:
    about_match = intervention in {"voided", "lifted"}
    entry = ModerationEntry(
        id="z",
        guild_id=1,
        actor_id=7,
        intervention=intervention,
        user_id=None if about_match else 8,
        match_id="abc" if about_match else None,
        until=LATE,
        reason="They *shout*",
        at=LATE,
    )
    text = as_text(log_screen(LogPage(Slice(0, 1, 0), (entry,)), WORDS))
    assert told in text
    assert r"They \*shout\*" in text


@given(st.lists(st.integers(1, ID), min_size=2, max_size=8, unique=True), every_words)
def test_the_form_to_declare_a_match_void_can_be_shown(people: list[int], words: Words) -> None:
    form = void_form("z" * 10, people, words)
    check(form)
    modal(form)


@in_every_language
def test_a_void_match_says_why_on_its_board(words: Words) -> None:
    step = Duel().start(2, DuelOptions(fighters=("swift", "wanderer")), Dice(b"duel"))
    page = test_duel_screens.match_page(step.state, None)
    void = replace(page, outcome=VOIDED, voided_because="One <@1> keyboard", seed="f" * 64)
    screen = board(void, words)
    check(screen)
    assert words("outcome-draw-voided") in as_text(screen)
    assert "keyboard" in as_text(screen)
    assert "<@1>" not in as_text(screen)
