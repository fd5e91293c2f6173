"""Questions to contests and their entries are answered of the right ones, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked, ids
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE, LEFT = 1, 2, 3
ME, OTHER = 11, 12
NOW = 100

DAILY: Facts = {"guild_id": HERE, "kind": "daily", "game": "g", "day": 9, "status": "open", "ends_at": NOW}
IN_C: Facts = {"contest_id": "c", "guild_id": HERE, "status": "won"}

DUE: Rows = {
    "contests": [
        {**DAILY, "id": "due later", "day": 10},
        {**DAILY, "id": "due", "day": 1, "ends_at": NOW - 1},
        {**DAILY, "id": "closed", "day": 2, "status": "closed"},
        {**DAILY, "id": "not yet", "day": 3, "ends_at": NOW + 1},
        {**DAILY, "id": "put off", "day": 4},
        {**DAILY, "id": "a day of a server that was left", "guild_id": LEFT, "ends_at": NOW - 2},
        {**DAILY, "id": "a road of a server that was left", "guild_id": LEFT, "kind": "road", "day": None},
        {**DAILY, "id": "a road", "kind": "road", "day": None, "ends_at": NOW - 3},
    ],
    "guilds": [{"guild_id": LEFT, "left_at": 5}, {"guild_id": HERE}],
    "stumbles": [{"kind": "contest", "subject": "put off", "look_at": NOW + 1}],
}
PLACED: Rows = {
    "contests": [{**DAILY, "id": "c"}, {**DAILY, "id": "d", "day": 8}],
    "contest_entries": [
        {**IN_C, "user_id": 4, "score": 7, "ended_at": 3},
        {**IN_C, "user_id": 3, "score": 7, "ended_at": 2},
        {**IN_C, "user_id": 2, "score": 9, "ended_at": 5},
        {**IN_C, "user_id": 1, "score": 0, "ended_at": 1, "status": "lost"},
        {**IN_C, "user_id": 6, "status": "underway"},
        {**IN_C, "user_id": 5, "status": "given-up", "ended_at": 1},
        {**IN_C, "user_id": 8, "score": 8, "newcomer": 1},
        {**IN_C, "user_id": 7, "score": 9, "newcomer": 1},
        {**IN_C, "contest_id": "d", "user_id": 2, "score": 99},
    ],
    "members": [
        {"guild_id": HERE, "user_id": 2, "name": "Aya"},
        {"guild_id": ELSEWHERE, "user_id": 3, "name": "never shown"},
    ],
}
DAYS: Rows = {
    "contests": [
        *({**DAILY, "id": f"d{day}", "day": day} for day in (7, 8, 9)),
        {**DAILY, "id": "another game", "game": "h", "day": 8},
        {**DAILY, "id": "everywhere", "kind": "everywhere", "guild_id": 0, "day": 6},
        {**DAILY, "id": "elsewhere", "guild_id": ELSEWHERE, "day": 5},
        {**DAILY, "id": "unfinished", "day": 4},
    ],
    "contest_entries": [
        *(
            {"contest_id": name, "user_id": ME, "guild_id": HERE, "score": 1}
            for name in ("d7", "d9", "d8", "another game", "everywhere")
        ),
        {"contest_id": "elsewhere", "user_id": ME, "guild_id": ELSEWHERE, "score": 1},
        {"contest_id": "unfinished", "user_id": ME, "guild_id": HERE},
        {"contest_id": "unfinished", "user_id": OTHER, "guild_id": HERE, "score": 1},
    ],
}
DONE: Rows = {
    "honor": [
        {"id": name, "guild_id": HERE, "user_id": ME, "deed": "daily", "at": 60, "reverses": None, **facts}
        for name, facts in {
            "counts": {},
            "counts, too": {"at": 51},
            "long ago": {"at": 50},
            "another deed": {"deed": "won"},
            "elsewhere": {"guild_id": ELSEWHERE},
            "of another": {"user_id": OTHER},
            "taken back": {},
            "takes it back": {"reverses": "taken back"},
        }.items()
    ]
}

FINDS = {
    "of a day": ids(
        "contest_of_day",
        "contests",
        {
            "it": DAILY,
            "of another day": {**DAILY, "day": 8},
            "of another game": {**DAILY, "game": "h"},
            "of another kind": {**DAILY, "kind": "everywhere"},
            "elsewhere": {**DAILY, "guild_id": ELSEWHERE},
        },
        ["it"],
        guild_id=HERE,
        kind="daily",
        game="g",
        day=9,
    ),
    "due": Find(
        "due_contests",
        {"now": NOW, "most": 9},
        DUE,
        ("id",),
        ["a road", "a day of a server that was left", "due", "due later"],
    ),
    "placed": Find(
        "contest_entries_placed",
        {"contest_id": "c"},
        PLACED,
        ("place", "user_id", "name"),
        [
            (1, 2, "Aya"),
            (2, 3, ""),
            (2, 4, ""),
            (4, 1, ""),
            (None, 5, ""),
            (None, 6, ""),
            (1, 7, ""),
            (2, 8, ""),
        ],
    ),
    "under way": Find("contest_entries_underway", {"contest_id": "c"}, PLACED, ("user_id",), [6]),
    "days": Find("contest_days_finished", {"user_id": ME, "guild_id": HERE}, DAYS, ("day",), [9, 8, 7]),
    "entered": Find(
        "contest_days_entered",
        {"user_id": ME},
        {
            **DAYS,
            "contests": [*DAYS["contests"], {**DAILY, "id": "a road", "kind": "road", "day": None}],
            "contest_entries": [
                *DAYS["contest_entries"],
                {"contest_id": "a road", "user_id": ME, "guild_id": HERE},
            ],
        },
        ("amount",),
        [7],
    ),
    "done of late": Find(
        "honor_done_since",
        {"guild_id": HERE, "user_id": ME, "deed": "daily", "since": 50},
        DONE,
        ("amount",),
        [2],
    ),
}


@pytest.mark.parametrize("find", FINDS.values(), ids=FINDS)
async def test_contests_are_found(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_a_contest_is_entered_once_and_ends_once(garden: Garden) -> None:
    await garden.plant("contests", {**DAILY, "id": "c"})
    entry: Facts = {"contest_id": "c", "user_id": ME, "guild_id": HERE, "match_id": None, "campaign_id": None}
    entry["newcomer"] = False
    assert await garden.touch("contest_enter", **entry, entered_at=1) == 1
    assert await garden.touch("contest_enter", **entry, entered_at=2) == 0
    end: Facts = {"contest_id": "c", "user_id": ME, "score": None, "ended_at": 3}
    assert await garden.touch("contest_entry_end", **end, status="unfinished") == 1
    assert await garden.touch("contest_entry_end", **end, status="won") == 0
    assert await garden.touch("contest_close", id="c", ended_at=4) == 1
    assert await garden.touch("contest_close", id="c", ended_at=5) == 0
