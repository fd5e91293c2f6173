"""The screens of the same road: what they tell before the end, who is called, how they are recognised."""

import pytest

from bot.face.contest.parts import contest_mark
from bot.face.contest.same_road import road_board, road_line, road_news, road_news_mark, road_status
from bot.face.entry.challenge import challenge
from bot.face.limits import check
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.solo.road_pages import Stage
from tests.face.languages import in_every_language
from tests.golden.gallery.same_road import AHEAD, ASKED, AYA, BEGUN, BEN, GONE, closed, page, run
from tests.golden.rendering import rendered
from tests.spoken import WORDS

ENGLISH = Words("en")


@in_every_language
def test_every_screen_can_be_sent(words: Words) -> None:
    for road in (BEGUN, AHEAD, closed(run(GONE, won=3, lost=False), run(BEN, "void"))):
        for screen in (
            road_board(road, words),
            road_news(road, BEN, words),
            road_status(road, BEN, words),
            challenge(ASKED, words),
        ):
            check(screen)


@pytest.mark.parametrize("stage", ["waiting", "underway", "finished", "void"])
def test_before_the_end_the_board_tells_no_more_than_who_is_under_way(stage: Stage) -> None:
    shown = as_text(road_board(page(run(AYA, stage), run(BEN)), ENGLISH))
    for word in ("duels won", "Life", "farther", "tie", "5eed"):
        assert word not in shown
    assert road_line(page(run(AYA, stage), run(BEN)), AYA, ENGLISH)


def test_the_board_calls_on_both_when_it_is_posted_and_never_again() -> None:
    assert road_board(BEGUN, ENGLISH).pings == (AYA, BEN)
    assert road_board(page(run(AYA), run(BEN)), ENGLISH).pings == ()
    assert road_board(AHEAD, ENGLISH).pings == ()
    assert road_board(page(run(GONE), run(BEN), message_id=None), ENGLISH).pings == (BEN,)


def test_the_end_names_who_came_farther_or_says_that_neither_did() -> None:
    assert WORDS("road-verdict-ahead", who=f"<@{AYA}>") in as_text(road_board(AHEAD, ENGLISH))
    assert "A tie" in as_text(road_board(closed(run(AYA, won=2), run(BEN, won=2)), ENGLISH))
    assert WORDS("road-verdict-nobody") in as_text(road_board(closed(run(AYA), run(BEN)), ENGLISH))
    alone = as_text(road_board(closed(run(AYA, won=0), run(BEN)), ENGLISH))
    assert WORDS("road-verdict-ahead", who=f"<@{AYA}>") in alone
    assert f"<@{BEN}> never set out" in alone
    assert WORDS("road-verdict-void") in as_text(
        road_board(closed(run(AYA, "void"), run(BEN, won=3)), ENGLISH)
    )


def test_each_message_carries_what_only_it_has() -> None:
    assert contest_mark(BEGUN) in rendered(road_board(BEGUN, ENGLISH))
    for road in (BEGUN, AHEAD):
        assert road_news_mark(road) in rendered(road_news(road, AYA, ENGLISH))
    assert road_news_mark(BEGUN) != road_news_mark(AHEAD)
