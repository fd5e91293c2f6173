"""Answers to puzzles: one for each person and day; how all answered is told without saying who."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Facts, Garden

ME, OTHER, THIRD = 11, 12, 13
ANSWERS: Rows = {
    "puzzle_answers": [
        {"day": 9, "user_id": ME, "shares": "[100,0]", "loss": 3},
        {"day": 9, "user_id": OTHER, "shares": "[0,100]", "loss": 50},
        {"day": 9, "user_id": THIRD, "shares": "[100,0]", "loss": 3},
        {"day": 8, "user_id": ME, "shares": "[50,50]", "loss": 0},
        {"day": 10, "user_id": OTHER, "shares": "[0,100]", "loss": 9},
    ]
}

FINDS = {
    "own": Find("puzzle_answer_of", {"day": 9, "user_id": ME}, ANSWERS, ("shares", "loss"), [("[100,0]", 3)]),
    "all": Find(
        "puzzle_answers_counted",
        {"day": 9},
        ANSWERS,
        ("shares", "loss", "times"),
        [("[100,0]", 3, 2), ("[0,100]", 50, 1)],
    ),
    "days": Find("puzzle_days", {"user_id": ME}, ANSWERS, ("day",), [9, 8]),
}


@pytest.mark.parametrize("find", FINDS.values(), ids=FINDS)
async def test_answers_are_found(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_the_first_answer_stays(garden: Garden) -> None:
    mine: Facts = {"day": 9, "user_id": ME, "guild_id": 0, "loss": 0, "at": 1}
    assert await garden.touch("puzzle_answer", **mine, shares="[1]") == 1
    assert await garden.touch("puzzle_answer", **mine, shares="[2]") == 0
    assert await garden.grown("puzzle_answers", "shares") == ["[1]"]


async def test_old_answers_go(garden: Garden) -> None:
    await garden.plant("puzzle_answers", *({"day": at, "user_id": ME, "at": at} for at in (4, 5, 6)))
    assert await garden.change("stale_puzzle_answers", before=5, most=9) == 2
    assert await garden.grown("puzzle_answers", "day") == [6]


async def test_only_todays_answer_is_spent(garden: Garden) -> None:
    await garden.plant("puzzle_answers", {"day": 8, "user_id": ME}, {"day": 9, "user_id": OTHER})
    spending: Facts = {"user_id": ME, "veil": -5, "lapses_at": 1_000}
    assert await garden.change("spend_puzzle", **spending, day=9) == 0
    assert await garden.change("spend_puzzle", **spending, day=8) == 1
    assert await garden.grown("spent", "veil_id", "what", "guild_id") == [(-5, "puzzle", 0)]
