"""The page about honor says what the code does."""

import re
from pathlib import Path

from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.standing.honor import DEEDS
from bot.play.standing.meetings import COUNTED_IN_A_WEEK, WEEK
from bot.play.standing.ranks import RANKS, SHAMED
from bot.play.standing.seasons import FAMED
from bot.play.standing.strength import NEWCOMER, SETTLED, TO_SETTLE, Rating

PAGE = (Path(__file__).parents[1] / "docs" / "honor.md").read_text("utf-8")
WORDS = Words()


def test_the_published_table_of_deeds_is_the_one_in_force() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| ([+-]\d+) \| \S", PAGE, re.MULTILINE)
    assert {deed: int(amount) for deed, amount in rows} == DEEDS
    assert len(rows) == len(DEEDS)


def test_the_published_ranks_are_those_that_are_held() -> None:
    rows = re.findall(r"^\| ([A-Z][A-Za-z ]+) \| (\d+) \|", PAGE, re.MULTILINE)
    assert [(name, int(least)) for name, least in rows] == [
        (WORDS(f"rank-{rank.name}"), rank.least) for rank in RANKS
    ]
    assert f"Below 0 you are {WORDS(f'rank-{SHAMED}')}." in PAGE


def test_the_published_figures_of_ratings_and_seasons_are_true() -> None:
    assert f"Everyone begins at {NEWCOMER.points} ± {NEWCOMER.margin}." in PAGE
    assert f"as long as its ± is above {Rating(0, SETTLED).margin}, half of what a newcomer's is." in PAGE
    assert (TO_SETTLE, "that takes about seven matches" in PAGE) == (7, True)
    assert f"the same two people, {COUNTED_IN_A_WEEK} within any seven days." in PAGE
    assert WEEK == 7 * DAY
    assert (FAMED, "the first three places" in PAGE) == (3, True)
