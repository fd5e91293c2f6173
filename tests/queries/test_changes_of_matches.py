"""A change of matches and their seats touches what it is about and nothing beside it."""

import pytest

from tests.queries.change import OWN, UNASKED, Change, by_id, by_keys, of_seat, tried
from tests.queries.garden import Garden

INSTRUCTED = {"match_id": "m", "seat": 1, "topic": "t"}
ONGOING, OVER = {"status": "ongoing"}, {"status": "over"}


def of_prompt(query: str, column: str) -> Change:
    """Return a change of the seat whose column names one prompt."""
    return Change(
        query,
        "seats",
        {"match_id": OWN, "seat": 1, "prompt_id": 7},
        {"seat": 1, column: 7},
        {
            "it": {"match_id": "m"},
            "another prompt": {"match_id": "n", column: 8},
            "another seat": {"match_id": "m", "seat": 2},
            UNASKED: {"match_id": "o"},
        },
    )


CHANGES = [
    by_id(
        "match_lock",
        "matches",
        {**ONGOING, "revision": 3},
        {"later": {"revision": 4}, "over": OVER},
        revision=3,
    ),
    by_id("match_lock_current", "matches", ONGOING, {"over": OVER}),
    by_id(
        "match_advance",
        "matches",
        {**ONGOING, "revision": 3},
        {"later": {"revision": 4}, "over": OVER},
        revision=3,
        state="new",
    ),
    by_id("match_end", "matches", ONGOING, {"over": OVER}, ended_at=5, outcome="x"),
    by_id("match_move", "matches", {"channel_id": 4}, {"there": {"channel_id": 5}}, channel_id=5),
    by_id("match_board_set", "matches", {}, {}, board_id=5),
    by_id("match_board_lose", "matches", {"board_id": 5}, {}),
    by_id("match_extend", "matches", {**ONGOING, "deadline_at": 9}, {"over": OVER}, span=5, gave_time="[1]"),
    by_id(
        "match_postpone",
        "matches",
        {**ONGOING, "deadline_at": 49, "remind_at": 9},
        {"as late": {"deadline_at": 50}, "later": {"deadline_at": 51}, "over": OVER},
        deadline_at=50,
    ),
    by_id("match_reminded", "matches", {"remind_at": 5}, {}),
    by_id("match_clock_set", "matches", {}, {}, asked_at=1, deadline_at=2, remind_at=2, allowance=3),
    by_id("match_count", "matches", {}, {}),
    by_id("match_result_set", "matches", {}, {}, result_id=5),
    by_id("match_thread_want", "matches", {}, {}),
    by_id("match_thread_open", "matches", {"threaded": 1}, {"of no thread": {"threaded": 0}}, thread_id=5),
    by_id("match_thread_drop", "matches", {"threaded": 1}, {}),
    by_id(
        "match_hold",
        "matches",
        {**ONGOING, "deadline_at": 9},
        {"over": OVER, "without a clock": {"deadline_at": None}},
        held=5,
        now=4,
    ),
    by_id(
        "match_release",
        "matches",
        {**ONGOING, "held": 9, "held_since": 3, "asked_at": 1},
        {"over": OVER, "not held": {"held": None}},
        deadline_at=50,
        remind_at=40,
        now=7,
    ),
    of_seat("seat_misses_set", misses=1),
    of_seat("seat_prompt_set", prompt_id=5),
    of_seat("seat_prompt_answered", prompt_id=5),
    of_prompt("seat_prompt_reopened", "answered_id"),
    of_seat("seat_in_channel_set", in_channel=1),
    of_seat("seat_left", left_as="resigned"),
    of_seat("seat_out", out_at=5),
    of_seat("seat_bank_set", bank=5),
    of_seat("seat_excused"),
    of_prompt("seat_prompt_clear", "prompt_id"),
    Change(
        "picks_forget",
        "picks",
        {"match_id": "m", "revision": 3},
        {"match_id": "m"},
        {
            "it": {"revision": 3},
            "it is earlier": {"revision": 2},
            "later": {"revision": 4},
            "another match": {"match_id": "n", "revision": 3},
        },
    ),
    by_keys("picks_carry", "picks", {"match_id": "m", "revision": 3, "seat": 1}),
    by_keys("order_done", "orders", {"match_id": "m", "seat": 1, "place": 2}),
    by_keys("orders_forget", "orders", {"match_id": "m", "seat": 1}),
    by_keys("orders_forget_all", "orders", {"match_id": "m"}),
    by_keys("instruction_set", "instructions", INSTRUCTED, ranking="[]", in_force=1),
    by_keys("instruction_forget", "instructions", INSTRUCTED),
    by_keys("instructions_forget_all", "instructions", {"match_id": "m"}),
    by_keys("offers_forget", "offers", {"match_id": "m"}),
    by_keys("leave_cut", "leaves", {"user_id": 1, "since": 5}, until=9),
]


@pytest.mark.parametrize("change", CHANGES, ids=[change.query for change in CHANGES])
async def test_a_change_touches_what_it_is_about(garden: Garden, change: Change) -> None:
    await tried(garden, change)
