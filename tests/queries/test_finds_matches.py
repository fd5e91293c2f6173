"""Questions to matches are answered of one table, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
HONOR = {"guild_id": HERE, "board": "honor", "season": 0}
MATCH = {"match_id": "m"}
TURN = {**MATCH, "revision": 3}


def of_match(table: str, column: str, *values: int, **facts: int | str | bytes) -> Rows:
    """Return rows of a match in the order of the values, and one of another."""
    rows: list[Facts] = [{**MATCH, **facts, column: value} for value in values]
    return {table: [*rows, {"match_id": "n", **facts, column: values[0]}]}


PICKS: Rows = {
    "picks": [
        {**TURN, "interaction_id": 9, "seat": 1, "choice": "a", "at": 4},
        {**TURN, "interaction_id": 7, "seat": 2, "choice": "b", "at": 6},
        {**TURN, "interaction_id": 8, "seat": 1, "choice": "c", "at": 5},
        {**TURN, "interaction_id": -5, "seat": 0, "choice": "d", "at": 3},
        {**TURN, "interaction_id": 0, "seat": 3, "choice": "e", "at": 3},
        {**TURN, "interaction_id": 1, "seat": 1, "revision": 2, "at": 99},
        {**TURN, "interaction_id": 2, "seat": 1, "match_id": "n", "at": 99},
    ]
}

TABLE: Rows = {
    "matches": [
        {"id": "m", "guild_id": HERE, "revision": 3, "grants_leave": 1},
        {"id": "n", "guild_id": HERE, "revision": 3, "grants_leave": 0},
    ],
    "seats": [
        {"match_id": name, "seat": seat, "user_id": 11 + seat} for name in "mn" for seat in (2, 0, 3, 1)
    ],
    "members": [
        {"guild_id": ELSEWHERE, "user_id": 11, "name": "Aya elsewhere"},
        {"guild_id": HERE, "user_id": 12, "name": "Ben"},
        {"guild_id": HERE, "user_id": 19, "name": "A stranger"},
    ],
    "people": [{"user_id": 12, "dm_closed_until": 50, "dms": 0, "pictures": 0}, {"user_id": 19, "dms": 0}],
    "habits": [
        {"user_id": 14, "quiet_from": 60, "quiet_until": 90},
        {"user_id": 13, "leave_since": 5, "leave_until": 9},
        {"user_id": 12, "quiet_days": "[1]"},
        {"user_id": 19, "quiet_from": 60},
    ],
    "picks": [
        {**TURN, "interaction_id": 0, "seat": 0},
        {**TURN, "interaction_id": 1, "seat": 1},
        {**TURN, "interaction_id": -1, "seat": 2},
        {**TURN, "interaction_id": 2, "seat": 3, "revision": 2},
        {**TURN, "interaction_id": 3, "seat": 3, "match_id": "n"},
    ],
    "tallies": [
        {**HONOR, "user_id": 11, "amount": 7},
        {**HONOR, "user_id": 11, "season": 1, "amount": 90},
        {**HONOR, "user_id": 11, "board": "a game", "amount": 90},
        {**HONOR, "user_id": 12, "amount": 3},
        {**HONOR, "guild_id": ELSEWHERE, "user_id": 11, "amount": 90},
    ],
}
SEEN = (
    "seat",
    "user_id",
    "name",
    "dm_closed_until",
    "dms",
    "leave_since",
    "leave_until",
    "quiet",
    "ready",
    "honor",
    "pictures",
)

FINDS = [
    Find("seats_of", MATCH, of_match("seats", "seat", 2, 0, 1), ("seat",), [0, 1, 2]),
    Find(
        "orders_of", {**MATCH, "seat": 1}, of_match("orders", "place", 3, 1, 2, seat=1), ("place",), [1, 2, 3]
    ),
    Find(
        "orders_next",
        MATCH,
        {
            "orders": [
                *(
                    {**MATCH, "seat": seat, "place": place}
                    for seat, place in ((2, 5), (2, 4), (0, 7), (1, 3), (1, 9))
                ),
                {"match_id": "n", "seat": 2, "place": 1},
            ]
        },
        ("seat", "place"),
        [(0, 7), (1, 3), (2, 4)],
    ),
    Find(
        "instructions_of",
        {**MATCH, "seat": 1},
        of_match("instructions", "topic", "c", "a", "b", seat=1),
        ("topic",),
        ["a", "b", "c"],
    ),
    Find(
        "instructions_in_force",
        MATCH,
        {
            "instructions": [
                {**MATCH, "seat": 2, "topic": "a", "in_force": 1},
                {**MATCH, "seat": 1, "topic": "b", "in_force": 1},
                {**MATCH, "seat": 1, "topic": "a", "in_force": 1},
                {**MATCH, "seat": 0, "topic": "a", "in_force": 0},
                {"match_id": "n", "seat": 0, "topic": "a", "in_force": 1},
            ]
        },
        ("seat", "topic"),
        [(1, "a"), (1, "b"), (2, "a")],
    ),
    Find("turns_of", MATCH, of_match("turns", "revision", 3, 1, 2), ("revision",), [1, 2, 3]),
    Find("turn_of", TURN, of_match("turns", "revision", 3, 1, 2), ("match_id", "revision"), [("m", 3)]),
    Find(
        "chapter_of",
        {**MATCH, "chapter": 4},
        of_match("turns", "revision", 3, 1, 2, chapter=4),
        ("revision",),
        [1, 2, 3],
    ),
    Find("turns_take", MATCH, of_match("turns", "revision", 3), ("match_id", "revision"), [("m", 3)]),
    Find("packed_log_of", MATCH, of_match("packed_logs", "plays", 3, log=b""), ("plays",), [3]),
    Find("chapter_last", MATCH, of_match("turns", "revision", 3, 1, 2, chapter=4), ("amount",), [4]),
    Find("telling_of", {**MATCH, "chapter": 4}, of_match("tellings", "chapter", 3, 4), ("message_id",), [2]),
    Find(
        "notice_of",
        {**MATCH, "number": 2},
        of_match("notices", "number", 2, 1),
        ("match_id", "number"),
        [("m", 2)],
    ),
    Find(
        "offers_of",
        MATCH,
        {"offers": [{**MATCH, "seat": s, "kind": k} for s, k in ((1, "pause"), (0, "pause"), (1, "draw"))]},
        ("seat", "kind"),
        [(0, "pause"), (1, "draw"), (1, "pause")],
    ),
    Find(
        "picks_of",
        TURN,
        PICKS,
        ("choice", "clicked"),
        [("d", False), ("e", False), ("b", True), ("c", True), ("a", True)],
    ),
    Find("picks_of_seat", {**TURN, "seat": 1}, PICKS, ("choice",), ["c", "a"]),
    Find("pick_times_of", TURN, PICKS, ("seat", "at"), [(0, 3), (1, 5), (2, 6), (3, 3)]),
    Find(
        "members_of_match",
        MATCH,
        TABLE,
        SEEN,
        [
            (0, 11, "", 0, 1, None, None, False, False, 7, 1),
            (1, 12, "Ben", 50, 0, None, None, True, True, 3, 0),
            (2, 13, "", 0, 1, 5, 9, False, False, 0, 1),
            (3, 14, "", 0, 1, None, None, True, False, 0, 1),
        ],
    ),
    Find(
        "quiet_at_table",
        MATCH,
        TABLE,
        ("seat", "quiet_from", "leave_since", "leave_until"),
        [(1, None, None, None), (2, None, 5, 9), (3, 60, None, None)],
    ),
    Find(
        "quiet_at_table", {"match_id": "n"}, TABLE, ("seat", "leave_since"), [(1, None), (2, None), (3, None)]
    ),
    Find("people_at_table", MATCH, TABLE, ("user_id",), [12]),
    Find("homes_of_person", {"user_id": 12}, TABLE, ("guild_id",), [HERE]),
    Find("member_name", {"guild_id": HERE, "user_id": 12}, TABLE, ("name",), ["Ben"]),
    Find(
        "leaves_of",
        {"user_id": 1, "after": 20},
        {
            "leaves": [
                *(
                    {"user_id": 1, "since": since, "until": until}
                    for since, until in ((9, 21), (5, 30), (7, 20), (6, 22))
                ),
                {"user_id": 2, "since": 1, "until": 40},
            ]
        },
        ("since",),
        [5, 6, 9],
    ),
    Find(
        "matches_of_user",
        {"user_id": 11},
        {
            "matches": [
                {"id": name, "status": "ongoing", "deadline_at": at}
                for name, at in {"b": 6, "a": 7, "c": 5, "d": 4}.items()
            ]
            + [{"id": "over", "status": "over", "deadline_at": 1}],
            "seats": [
                {"match_id": name, "seat": seat, "user_id": 11 + seat + (name == "d")}
                for name in ("b", "a", "c", "over", "d")
                for seat in (0, 1)
            ]
            + [{"match_id": "a", "seat": 2, "user_id": 11, "ended_at": 1}],
        },
        ("id", "own_seat"),
        [("c", 0), ("b", 0), ("a", 0)],
    ),
    Find(
        "match_plays",
        MATCH,
        {
            **of_match("turns", "revision", 3, 1, 2),
            "seats": [
                {**MATCH, "seat": 0, "left_as": "resigned"},
                {**MATCH, "seat": 1},
                {**MATCH, "seat": 2},
                {"match_id": "n", "seat": 0, "left_as": "resigned"},
            ],
        },
        ("amount",),
        [2],
    ),
    Find(
        "turns_stood_in",
        MATCH,
        {
            "turns": [
                {**MATCH, "stand_ins": "[]"},
                {**MATCH, "stand_ins": "[1]"},
                {"match_id": "n", "stand_ins": "[2]"},
            ]
        },
        ("stand_ins",),
        ["[1]"],
    ),
    Find("people_of_match", {"id": "m", "user_id": 12}, TABLE, ("id",), ["m"]),
    Find("people_of_match", {"id": "m", "user_id": 19}, TABLE, ("id",), []),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_to_the_tables_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)
