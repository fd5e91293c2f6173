"""What a server's news tells: its own events, of those days, and only people whom news may name."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
AYA, BEN, CHIYO, DAIGO, SHY = 11, 12, 13, 14, 15
SPAN: Facts = {"guild_id": HERE, "since": 10, "until": 20}
DAYS: Facts = {"guild_id": HERE, "first": 10, "last": 16}
PEOPLE: Rows = {
    "members": [
        {"guild_id": HERE, "user_id": user_id, "name": name}
        for user_id, name in ((AYA, "Aya"), (BEN, "Ben"), (CHIYO, "Chiyo"), (DAIGO, "Daigo"), (SHY, "Shy"))
    ],
    "habits": [{"user_id": SHY, "news": 0}, {"user_id": AYA, "news": 1}],
}


def fought(match_id: str, winner: int, loser: int, by: int, at: int = 15, **facts: int | str) -> list[Facts]:
    """Return how one beat another who was rated so much above them, and gained as much."""
    usual: Facts = {"match_id": match_id, "guild_id": HERE, "game": "go", "at": at, "nth": at, **facts}
    return [
        {**usual, "user_id": winner, "place": 1, "level_before": 500, "level": 500 + by},
        {**usual, "user_id": loser, "place": 2, "level_before": 500 + by, "level": 500},
    ]


MATCHES = {name: {"id": name, "guild_id": HERE, "ended_at": 15, "counted": 1} for name in "abcdefg"}
MATCHES["f"]["counted"] = 0
MATCHES["g"]["ended_at"] = 20
MATCHES["e"]["guild_id"] = ELSEWHERE
UPSETS: Rows = {
    **PEOPLE,
    "matches": [*MATCHES.values()],
    "rated": [
        *fought("a", AYA, BEN, 40, at=10),
        *fought("b", CHIYO, DAIGO, 70),
        *fought("c", SHY, DAIGO, 90, nth=16),
        *fought("d", DAIGO, SHY, 95, nth=17),
        *fought("e", AYA, CHIYO, 99, guild_id=ELSEWHERE),
        *fought("f", AYA, CHIYO, 98, at=20),
        *fought("g", BEN, AYA, 97, at=9),
    ],
    "ratings": [
        {"guild_id": HERE, "game": "go", "user_id": user_id, "settled": int(user_id != AYA)}
        for user_id in (AYA, BEN, CHIYO, DAIGO, SHY)
    ],
}
FIGHTS: Rows = {
    **PEOPLE,
    "contests": [
        {"id": str(day), "guild_id": HERE, "kind": "daily", "status": "closed", "day": day}
        for day in range(9, 18)
    ]
    + [
        {"id": "open", "guild_id": HERE, "kind": "daily", "status": "open", "day": 16, "game": "other"},
        {"id": "all", "guild_id": 0, "kind": "everywhere", "status": "closed", "day": 12},
    ],
    "contest_entries": [
        {"contest_id": contest, "user_id": user_id, "guild_id": HERE, "score": score, "newcomer": int(new)}
        for contest, user_id, score, new in (
            *((str(day), BEN, 5, False) for day in (9, 11, 12, 17)),
            *((str(day), CHIYO, 5, False) for day in (10, 11, 12)),
            ("10", BEN, 4, False),
            ("13", DAIGO, 9, True),
            ("13", AYA, 1, False),
            ("14", SHY, 9, False),
            ("14", AYA, 8, False),
            ("15", AYA, None, False),
            ("open", AYA, 9, False),
            ("all", AYA, 9, False),
        )
    ],
}
STREAKS: Rows = {
    **PEOPLE,
    "puzzle_answers": [
        {"user_id": user_id, "day": day, "guild_id": where}
        for user_id, where, days in (
            (AYA, HERE, (1, 2, 3, 4, 5, 6, 15, 16, 17)),
            (BEN, HERE, (7, 9, 10, 12)),
            (CHIYO, ELSEWHERE, range(1, 17)),
            (SHY, HERE, range(1, 17)),
        )
        for day in days
    ],
}
SETTLED = ("name", "game", "gained")

FINDS = {
    "matches": Find("week_matches", SPAN, UPSETS, ("amount",), [4]),
    "upset": Find("week_upset", SPAN, UPSETS, ("name", "beaten", "gap"), [("Chiyo", "Daigo", 70)]),
    "climbers": Find(
        "week_climbers", {**SPAN, "least": 1, "most": 3}, UPSETS, SETTLED, [("Chiyo", "go", 70)]
    ),
    "fights": Find(
        "week_fights", {**DAYS, "most": 9}, FIGHTS, ("name", "times"), [("Chiyo", 3), ("Ben", 2), ("Aya", 1)]
    ),
    "streak": Find("week_streak", {**DAYS, "apart": 2}, STREAKS, ("name", "days"), [("Ben", 4)]),
    "another": Find(
        "week_streak", {**DAYS, "first": 13, "apart": 1}, STREAKS, ("name", "days"), [("Aya", 2)]
    ),
    "due": Find(
        "due_mornings",
        {"now": 5, "most": 9},
        {
            "guilds": [
                {"guild_id": 1, "news_at": 5},
                {"guild_id": 2, "news_at": 4},
                {"guild_id": 3, "news_at": 6},
                {"guild_id": 4, "news_at": None},
                {"guild_id": 5, "news_at": 4, "left_at": 1},
                {"guild_id": 6, "news_at": 4},
            ],
            "stumbles": [
                {"kind": "morning", "subject": "6", "look_at": 6},
                {"kind": "removal", "subject": "1", "look_at": 6},
            ],
        },
        ("id",),
        ["2", "1"],
    ),
}


@pytest.mark.parametrize("find", FINDS.values(), ids=FINDS)
async def test_news_are_found(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_a_clock_set_back_has_only_mornings_ahead_reckoned_anew(garden: Garden) -> None:
    await garden.plant("guilds", *({"guild_id": at, "news_at": at} for at in (4, 5, 6)), {"guild_id": 7})
    assert await garden.change("mornings_anew", now=5) == 1
    assert await garden.change("guild_news_next", guild_id=4, news_at=8, news_told=9) == 1
    grown = await garden.grown("guilds", "guild_id", "news_at", "news_told")
    assert grown == [(4, 8, 9), (5, 5, 0), (6, 0, 0), (7, None, 0)]
