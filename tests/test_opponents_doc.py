"""The page about opponents tells the times and distances that are in force."""

from bot.play.entry.queue import life
from bot.play.entry.who_may_challenge import NEAR
from bot.play.ground.times import (
    ANYBODY_AFTER,
    CHALLENGE_LIFE,
    DAY,
    MINUTE,
    NEAR_AFTER,
    PACES,
    QUEUE_LIFE,
    QUEUE_TURNS,
)
from tests.test_docs import ROOT

PAGE = " ".join((ROOT / "docs" / "opponents.md").read_text("utf-8").split())


def test_the_times_of_the_queue_are_told() -> None:
    assert f"| {NEAR_AFTER // MINUTE} minute | a player within {NEAR} points" in PAGE
    assert f"| {ANYBODY_AFTER // MINUTE} minutes | a player of any rating" in PAGE
    assert "promised ten minutes with players near" in PAGE
    assert (QUEUE_LIFE, QUEUE_TURNS) == (DAY, 6)
    shorter = {pace: life(pace) // MINUTE for pace in PACES if life(pace) < QUEUE_LIFE}
    assert shorter == {"blitz": 30}
    assert "| 1 day (30 minutes at five minutes a turn; in general six turns, where that is less) |" in PAGE


def test_the_terms_of_open_challenges_are_told() -> None:
    assert CHALLENGE_LIFE == 2 * DAY
    assert "lapses after two days" in PAGE
    assert f"only players within {NEAR} points of your rating may accept" in PAGE
