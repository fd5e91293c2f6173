"""Queries on challenges, lobbies and meetings find the right people, in their order."""

import pytest

from tests.queries.find import Find, Rows, asked, ids
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
MATCH = {"match_id": "m"}

OPEN = {"guild_id": HERE, "status": "open"}
CHALLENGES: dict[str, Facts] = {
    "b": {**OPEN, "challenger_id": 11, "opponent_id": 12, "created_at": 6},
    "a": {**OPEN, "challenger_id": 13, "opponent_id": 11, "created_at": 5},
    "c": {**OPEN, "challenger_id": 11, "opponent_id": 13, "created_at": 4, "guild_id": ELSEWHERE},
    "lapsed": {**OPEN, "challenger_id": 11, "opponent_id": 12, "status": "lapsed"},
    "lapsed too": {**OPEN, "challenger_id": 12, "opponent_id": 11, "status": "lapsed"},
    "others": {**OPEN, "challenger_id": 12, "opponent_id": 13},
}
LOBBIES: dict[str, Facts] = {
    "c": {**OPEN, "created_at": 6},
    "b": {**OPEN, "created_at": 5},
    "d": {**OPEN, "created_at": 4},
    "lapsed": {**OPEN, "status": "lapsed"},
    "elsewhere": {**OPEN, "guild_id": ELSEWHERE},
}
HEIRS: Rows = {
    "lobbies": [
        {"id": "l", **OPEN, "host_id": 20},
        {"id": "hosted here", **OPEN, "host_id": 11},
        {"id": "hosted elsewhere", **OPEN, "host_id": 12, "guild_id": ELSEWHERE},
        {"id": "hosted once", **OPEN, "host_id": 12, "status": "lapsed"},
    ],
    "lobby_seats": [
        {"lobby_id": "l", "user_id": 13, "joined_at": 6},
        {"lobby_id": "l", "user_id": 12, "joined_at": 6},
        {"lobby_id": "l", "user_id": 11, "joined_at": 5},
        {"lobby_id": "l", "user_id": 10, "joined_at": 7},
        {"lobby_id": "k", "user_id": 9, "joined_at": 1},
    ],
}

VAIN: Rows = {
    "challenges": [
        {**OPEN, "challenger_id": 11, "opponent_id": 12, **row}
        for row in (
            {"status": "refused", "closed_at": 100},
            {"status": "withdrawn", "closed_at": 91},
            {"status": "refused", "closed_at": 90},
            {"status": "lapsed", "closed_at": 200},
            {"status": "refused", "closed_at": 201, "guild_id": ELSEWHERE},
            {"status": "refused", "closed_at": 202, "challenger_id": 13},
            {"status": "refused", "closed_at": 203, "opponent_id": 13},
            {"status": "refused", "closed_at": 99, "guild_id": ELSEWHERE},
            {"status": "refused", "closed_at": 98, "challenger_id": 13},
            {"status": "refused", "closed_at": 97, "opponent_id": 13},
        )
    ]
}

FOUGHT = {
    "a": {},
    "b": {},
    "then": {"ended_at": 8},
    "uncounted": {},
    "elsewhere": {"guild_id": ELSEWHERE},
    "another game": {"game": "bushido.brawl"},
}
WITH_OTHERS = ("with another", "again", "once more")
MET: Rows = {
    "matches": [{"id": name, "counted": int(name != "uncounted")} for name in (*FOUGHT, *WITH_OTHERS)],
    "seats": [{"match_id": "m", "seat": seat, "user_id": 11 + seat} for seat in range(3)],
    "records": [
        {"guild_id": HERE, "game": "bushido.duel", "ended_at": 9, "match_id": name, "user_id": user_id, **row}
        for name, row in (FOUGHT | {other: {} for other in WITH_OTHERS}).items()
        for user_id in ((11, 12) if name in FOUGHT else (10, 11, 19))
    ],
}

BOUGHT_TIME: Rows = {
    "seats": [
        {"match_id": name, "seat": seat, "user_id": seat + user}
        for name, user in {"m": 11, "n": 21}.items()
        for seat in range(3)
    ],
    "notices": [
        {**MATCH, "number": 1, "kind": "gave-time", "seat": 1},
        {**MATCH, "number": 2, "kind": "gave-time", "seat": 1},
        {**MATCH, "number": 3, "kind": "excused", "seat": 0},
        {"match_id": "n", "number": 1, "kind": "gave-time", "seat": 2},
    ],
}

WAITING = {"guild_id": HERE, "game": "g", "pace": "day", "status": "waiting", "joined_at": 5}
QUEUED: dict[str, Facts] = {
    "b": {**WAITING, "user_id": 12, "joined_at": 4},
    "a": {**WAITING, "user_id": 13},
    "own": {**WAITING, "user_id": 11},
    "own too": {**WAITING, "user_id": 11, "game": "h", "joined_at": 4},
    "too new": {**WAITING, "user_id": 14, "joined_at": 6},
    "lapsed": {**WAITING, "user_id": 15, "status": "lapsed"},
    "elsewhere": {**WAITING, "user_id": 16, "guild_id": ELSEWHERE},
    "another game": {**WAITING, "user_id": 17, "game": "i"},
    "another pace": {**WAITING, "user_id": 18, "pace": "week"},
}

FINDS = [
    ids("queued_of", "queued", QUEUED, ["own too", "own"], guild_id=HERE, user_id=11),
    ids(
        "queued_alike",
        "queued",
        QUEUED,
        ["a", "b"],
        guild_id=HERE,
        game="g",
        pace="day",
        user_id=11,
        joined_by=5,
        most=9,
    ),
    ids("challenges_open_of_user", "challenges", CHALLENGES, ["c", "a", "b"], user_id=11),
    Find(
        "challenges_open_by",
        {"guild_id": HERE, "challenger_id": 11},
        {"challenges": [{"id": name, **row} for name, row in CHALLENGES.items()]},
        ("amount",),
        [1],
    ),
    Find(
        "challenges_in_vain",
        {"guild_id": HERE, "challenger_id": 11, "opponent_id": 12, "window": 10},
        VAIN,
        ("times", "latest"),
        [(2, 100)],
    ),
    ids("lobbies_open_in", "lobbies", LOBBIES, ["d", "b", "c"], guild_id=HERE),
    Find("lobby_heir", {"id": "l"}, HEIRS, ("user_id",), [12]),
    Find("lobby_seats_of", {"lobby_id": "l"}, HEIRS, ("user_id",), [11, 12, 13, 10]),
    Find(
        "lobbies_open_of_user",
        {"user_id": 11},
        {
            "lobbies": [
                {"id": name, **OPEN, "created_at": at}
                for name, at in {"c": 5, "b": 6, "a": 6, "d": 4, "not theirs": 1}.items()
            ]
            + [{"id": "lapsed", "status": "lapsed", "created_at": 1}],
            "lobby_seats": [
                {"lobby_id": name, "user_id": 12 if name == "not theirs" else 11}
                for name in ("c", "b", "a", "d", "not theirs", "lapsed")
            ],
        },
        ("id",),
        ["d", "c", "a", "b"],
    ),
    Find(
        "counted_together",
        {"guild_id": HERE, "since": 8, "game": "bushido.duel", **MATCH},
        MET,
        ("amount",),
        [2],
    ),
    Find("time_givers", MATCH, BOUGHT_TIME, ("user_id",), [12]),
    *(
        Find(
            "people_of_challenge",
            {"id": "b", "user_id": user_id},
            {"challenges": [{"id": name, **row} for name, row in CHALLENGES.items()]},
            ("id",),
            told,
        )
        for user_id, told in {11: ["b"], 12: ["b"], 13: []}.items()
    ),
    Find(
        "blocks_of",
        {"user_id": 11, "most": 9},
        {
            "blocks": [
                {"user_id": 11, "blocked_id": blocked, "at": at}
                for blocked, at in {14: 5, 13: 5, 12: 6, 15: 4}.items()
            ]
            + [{"user_id": 12, "blocked_id": 16, "at": 9}],
            "members": [
                {"guild_id": guild_id, "user_id": user_id, "name": name}
                for guild_id, user_id, name in (
                    (1, 11, "Aya"),
                    (2, 11, "Aya"),
                    (1, 12, "Zoe"),
                    (2, 12, "Ben"),
                    (3, 12, "Al"),
                    (3, 13, "Chiyo"),
                )
            ],
        },
        ("blocked_id", "name"),
        [(12, "Ben"), (13, ""), (14, ""), (15, "")],
    ),
    Find(
        "blocks_of",
        {"user_id": 1, "most": 1},
        {"blocks": [{"user_id": 1, "blocked_id": 2, "at": 5}, {"user_id": 1, "blocked_id": 3, "at": 6}]},
        ("blocked_id",),
        [3],
    ),
    Find(
        "block_between",
        {"user_id": 1, "blocked_id": 2},
        {
            "blocks": [
                {"user_id": 1, "blocked_id": 2},
                {"user_id": 1, "blocked_id": 3},
                {"user_id": 3, "blocked_id": 2},
            ]
        },
        ("user_id", "blocked_id"),
        [(1, 2)],
    ),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_of_who_meets_whom_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)
