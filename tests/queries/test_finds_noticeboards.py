"""Noticeboards: what each tells of, which is looked at, and what becomes of it."""

import pytest

from tests.queries.find import Find, asked, ids
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE, NOW = 1, 2, 1_000
HALL, YARD = 10, 11
TOLD_OF: Facts = {"guild_id": HERE, "channels": f",{HALL},,{YARD},"}
PLAYED: Facts = {"guild_id": HERE, "channel_id": HALL, "status": "ongoing", "alone": 0, "started_at": 5}
MATCHES: dict[str, Facts] = {
    "c": {**PLAYED, "asked_at": 9},
    "b": {**PLAYED, "channel_id": YARD},
    "a": {**PLAYED},
    "paused": {**PLAYED, "held": 3, "asked_at": 1},
    "over": {**PLAYED, "status": "over"},
    "alone": {**PLAYED, "alone": 1},
    "another server": {**PLAYED, "guild_id": ELSEWHERE},
    "another channel": {**PLAYED, "channel_id": 1},
    "a longer channel": {**PLAYED, "channel_id": 110},
}
OPEN: Facts = {"guild_id": HERE, "channel_id": HALL, "status": "open", "created_at": 5}
TO_ANYBODY: dict[str, Facts] = {
    "b": {**OPEN, "opponent_id": 0},
    "a": {**OPEN, "opponent_id": 0},
    "older": {**OPEN, "opponent_id": 0, "created_at": 4, "channel_id": YARD},
    "to somebody": {**OPEN, "opponent_id": 12},
    "lapsed": {**OPEN, "opponent_id": 0, "status": "lapsed"},
    "another server": {**OPEN, "opponent_id": 0, "guild_id": ELSEWHERE},
    "another channel": {**OPEN, "opponent_id": 0, "channel_id": 1},
}
LOBBIES = {
    name: {column: value for column, value in row.items() if column != "opponent_id"}
    for name, row in TO_ANYBODY.items()
    if name != "to somebody"
}
HANGING: dict[str, Facts] = {
    "b": {"guild_id": 3, "look_at": NOW},
    "a": {"guild_id": 4, "look_at": NOW - 1},
    "later": {"guild_id": 5, "look_at": NOW + 1},
    "down": {"guild_id": 6, "look_at": NOW, "status": "down"},
    "in a server that was left": {"guild_id": ELSEWHERE, "look_at": NOW},
    "waiting to be sent": {"guild_id": 7, "look_at": NOW},
    "stumbled": {"guild_id": 8, "look_at": NOW},
}
FINDS = [
    ids("noticeboard_matches", "matches", MATCHES, ["a", "b", "c", "paused"], **TOLD_OF, most=9),
    ids("noticeboard_matches", "matches", MATCHES, ["a", "b"], **TOLD_OF, most=2),
    Find(
        "noticeboard_matches_count",
        TOLD_OF,
        {"matches": [{"id": name, **row} for name, row in MATCHES.items()]},
        ("amount",),
        [4],
    ),
    ids("noticeboard_challenges", "challenges", TO_ANYBODY, ["older", "a", "b"], **TOLD_OF),
    ids("noticeboard_lobbies", "lobbies", LOBBIES, ["older", "a", "b"], **TOLD_OF),
    Find(
        "due_noticeboards",
        {"now": NOW, "most": 9},
        {
            "noticeboards": [{"id": name, **row} for name, row in HANGING.items()],
            "guilds": [{"guild_id": ELSEWHERE, "left_at": 1}],
            "outbox": [{"lane": "noticeboard:waiting to be sent"}],
            "stumbles": [{"kind": "noticeboard", "subject": "stumbled", "look_at": NOW + 1}],
        },
        ("id",),
        ["a", "b"],
    ),
]


@pytest.mark.parametrize("find", FINDS, ids=lambda find: find.query)
async def test_what_a_noticeboard_tells_of_is_found(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_it_is_known_when_it_was_sent_anew(garden: Garden) -> None:
    await garden.plant("noticeboards", {"id": "n", "guild_id": HERE})
    for message_id, returned in ((7, 0), (7, 0), (8, 1), (8, 1)):
        drawn: Facts = {"id": "n", "message_id": message_id, "said": "so", "look_at": NOW}
        assert await garden.change("noticeboard_place", **drawn) == 1
        assert await garden.grown("noticeboards", "message_id", "returned") == [(message_id, returned)]


async def test_what_ended_long_ago_goes(garden: Garden) -> None:
    ended = {"old": 4, "older": 5, "young": 6, "up": None}
    rows: list[Facts] = [
        {"id": name, "guild_id": nth, "ended_at": at} for nth, (name, at) in enumerate(ended.items())
    ]
    await garden.plant("noticeboards", *rows)
    assert await garden.change("stale_noticeboards", before=5, most=9) == 2
    assert await garden.grown("noticeboards", "id") == ["up", "young"]
