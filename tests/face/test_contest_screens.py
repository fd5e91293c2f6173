"""Every screen of a contest fits, whatever the names, and says in which place a person stands and why."""

from dataclasses import replace

import pytest

from bot.face.contest.board import contest_board
from bot.face.contest.panel import contest_panel
from bot.face.limits import check, texts
from bot.face.screen import Drawing, Row, Screen
from bot.face.solo.outset import outset
from bot.face.words import Words, locales
from bot.play.solo.contest_pages import LISTED
from bot.play.solo.outsets import A_CAMPAIGN, A_FIGHT
from bot.play.standing.streaks import Streak
from rules.games import GAMES, game
from tests.golden.gallery.alone import outset_of
from tests.golden.gallery.contest import EVERYWHERE, contestant, fought, own, page

LONGEST_NAME = "*" * 32
FULL = {
    "first": tuple(contestant(place, LONGEST_NAME, fought()) for place in range(1, LISTED + 1)),
    "finished": 9_999,
    "broken_off": 9_999,
    "own": own("won"),
    "own_place": 9_999,
    "streak": Streak(9_999, 9_999),
}
LONG_SETUP = {question.name: question.answers[-1] for question in game("way.fight/1").questions}


def read(screen: Screen) -> str:
    """Return all that stands on a screen."""
    return "\n".join(texts(screen))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("closed", [False, True])
def test_board_and_panel_fit_however_many_have_fought(locale: str, *, closed: bool) -> None:
    words = Words(locale)
    seen = page(**FULL, answers=LONG_SETUP, seed="5eed" * 16 if closed else None)
    for screen in (contest_board(seen, words), contest_panel(seen, words)):
        check(screen)
        assert read(screen).count(LONGEST_NAME.replace("*", r"\*")) == LISTED
    check(contest_panel(replace(seen, **EVERYWHERE), words))


@pytest.mark.parametrize("status", ["underway", "given-up", "unfinished", "void"])
def test_whoever_has_no_place_is_told_why(status: str) -> None:
    words = Words()
    told = {read(contest_panel(page(own=own(each)), words)) for each in (status, "underway")}
    assert len(told) == 1 + (status != "underway")


def test_a_game_that_does_not_tell_how_it_went_tells_who_has_won() -> None:
    name = next(each for each in GAMES if each != "way.fight/1")
    seen = page(game=name, answers={}, first=(contestant(1, "Aya", replace(fought(0), game=name)),))
    assert "Aya · won" in read(contest_board(seen, Words()))


def test_the_board_asks_nobody_in_once_it_is_closed() -> None:
    for seed, rows in ((None, 1), ("5eed", 0)):
        blocks = contest_board(page(seed=seed), Words()).flat()
        assert sum(isinstance(block, Row) for block in blocks) == rows


@pytest.mark.parametrize("locale", locales())
def test_a_fight_alone_shows_who_is_faced_and_how_it_is_played_and_a_road_its_fights(
    locale: str,
) -> None:
    words = Words(locale)
    for screen in (
        contest_panel(page(answers={"opponent": "three"}), words),
        outset(outset_of(A_FIGHT, "first", 0), words, settling=False),
        outset(outset_of(A_FIGHT, "first", 0), words, settling=True),
    ):
        check(screen)
        assert [block.name for block in screen.flat() if isinstance(block, Drawing)] == ["opponents.png"]
        assert words("lesson-how-button") in labels(screen)
    road = outset(outset_of(A_CAMPAIGN, "usual"), words, settling=False)
    assert words("campaign-way-fight.about") in read(road)
    assert words("lesson-how-button") in labels(road)


def labels(screen: Screen) -> set[str]:
    """Return what stands on the buttons."""
    return {button.label for block in screen.flat() if isinstance(block, Row) for button in block.buttons}
