"""A check that is stopped, or killed, at any place: nothing of it stays, at the latest after the next one."""

import os
import signal
from pathlib import Path

import pytest

from bot.check import check as walking
from bot.check.finding import Grade
from bot.check.messages import EDIT, SEND
from bot.check.threads import CHANGE, OPEN
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.check.command import settings_for
from tests.e2e.check.conftest import Walking
from tests.e2e.check.course import left_behind
from tests.e2e.forked import Fork
from tests.e2e.table import OPEN_DM
from tests.spoken import WORDS

EVENTS = "/guilds/{id}/scheduled-events"

PLACES = (
    (SEND, 1), (SEND, 2), (SEND, 4), (SEND, 5), (SEND, 6),
    (EDIT, 1), (OPEN, 1), (CHANGE, 1), (CHANGE, 2), (f"POST {EVENTS}", 1), (f"PATCH {EVENTS}/{{id}}", 1),
    (OPEN_DM, 1),
)  # fmt: skip
"""Each kind of request that leaves something behind, or is made while something is left."""

NAMES = [f"{route} {nth}" for route, nth in PLACES]


class Nth:
    """Matches the nth request of a kind."""

    def __init__(self, route: str, nth: int) -> None:
        self.route, self.left = route, nth

    def __call__(self, request: LoggedRequest) -> bool:
        self.left -= request.route == self.route
        return request.route == self.route and self.left == 0


def interrupt(_: LoggedRequest) -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("place", PLACES, ids=NAMES)
async def test_stopped_by_ctrl_c_it_finishes_what_it_is_at_and_cleans_up(
    invited: LocalDiscord, walk: Walking, place: tuple[str, int]
) -> None:
    invited.faults.before(Nth(*place), interrupt)
    course = await walk()
    assert course.code == 130
    assert left_behind(invited) == []
    assert WORDS("check-stopping") in course.err
    assert course.graded(Grade.FAULT) == set()
    assert "direct-message" not in course.findings or place == PLACES[-1] or place == (SEND, 6)


@pytest.mark.parametrize("place", PLACES, ids=NAMES)
async def test_what_was_posted_without_an_answer_is_found_and_removed(
    invited: LocalDiscord, walk: Walking, monkeypatch: pytest.MonkeyPatch, place: tuple[str, int]
) -> None:
    monkeypatch.setattr(walking, "GRACE", 0.1)
    match = Nth(*place)
    invited.faults.before(match, interrupt)
    invited.faults.lose_answer(lambda request: request.route == place[0] and match.left == 0)
    course = await walk()
    assert course.code == 130
    assert left_behind(invited) == []


async def test_a_second_ctrl_c_waits_for_the_same_cleaning(invited: LocalDiscord, walk: Walking) -> None:
    removal = "DELETE /channels/{id}/messages/{id}"
    invited.faults.before(Nth(OPEN, 1), interrupt)
    invited.faults.before(Nth(removal, 2), interrupt)
    course = await walk()
    assert (course.code, left_behind(invited)) == (130, [])


@pytest.mark.parametrize("place", PLACES, ids=NAMES)
async def test_the_next_check_removes_what_a_killed_one_has_left(
    invited: LocalDiscord, walk: Walking, tmp_path: Path, place: tuple[str, int]
) -> None:
    invited.faults.after(Nth(*place), lambda _: killed.kill())
    killed = Fork("bot", tmp_path, settings_for(invited), "check", "--channel", "dojo", "--yes")
    assert await killed.wait() == -signal.SIGKILL
    assert left_behind(invited) != []
    course = await walk()
    assert course.graded(Grade.FAULT) == set()
    assert left_behind(invited) == []
