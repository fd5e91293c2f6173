"""The page for organisers tells the limits that are in force."""

import re

from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.play.people.voice import (
    AT_ONCE,
    FOUNDINGS,
    FOUNDINGS_WITHIN,
    ONE_MORE,
    OPEN_CHALLENGES,
    OPEN_INVITES,
    RANK_RESTS,
    RESTS,
    SILENCE,
)
from tests.test_docs import ROOT

PAGE = (ROOT / "docs" / "organising.md").read_text("utf-8")
LIMITS = dict(
    re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", PAGE.partition("## Limits for everyone")[2], re.MULTILINE)
)


def told(words: str) -> str:
    """Return the limit of what is told with these words."""
    [limit] = [limit for what, limit in LIMITS.items() if words in what]
    return limit


def test_the_limits_that_are_told_are_in_force() -> None:
    most = AT_ONCE + HOUR // ONE_MORE - 1
    assert told("new posts") == f"{AT_ONCE} in one go, one more every ten minutes: {most} in any hour"
    assert told("person's challenges") == str(OPEN_CHALLENGES)
    assert told("invitations of a clan") == str(OPEN_INVITES)
    assert told("clans founded") == f"{FOUNDINGS} in a week"
    assert told("officer again") == "after a day"
    assert told("the same two again").startswith("after ten minutes, then an hour, six hours, a day;")


def test_the_words_for_times_mean_these_times() -> None:
    assert (ONE_MORE, FOUNDINGS_WITHIN, RANK_RESTS, SILENCE) == (10 * MINUTE, 7 * DAY, DAY, DAY)
    assert RESTS == (10 * MINUTE, HOUR, 6 * HOUR, DAY)
