"""Questions to records, titles and what organisers did are answered of one server, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
DUEL, BRAWL = "bushido.duel", "bushido.brawl"
AYA_HERE = {"guild_id": HERE, "user_id": 11}

NAMES: Rows = {
    "members": [
        {"guild_id": HERE, "user_id": 11, "name": "Aya"},
        {"guild_id": ELSEWHERE, "user_id": 11, "name": "Aya elsewhere"},
        {"guild_id": HERE, "user_id": 12, "name": "Ben"},
        {"guild_id": ELSEWHERE, "user_id": 13, "name": "Chiyo elsewhere"},
    ]
}

RECORDS: Rows = {
    "records": [
        {"match_id": "a", "user_id": 11, "guild_id": HERE, "game": DUEL, "role": "swift", "result": "won"},
        {"match_id": "a", "user_id": 12, "guild_id": HERE, "game": DUEL, "role": "bear", "result": "lost"},
        {
            "match_id": "b",
            "user_id": 11,
            "guild_id": HERE,
            "game": DUEL,
            "role": "swift",
            "result": "lost",
        },
        {"match_id": "b", "user_id": 13, "guild_id": HERE, "game": DUEL, "role": "bear", "result": "won"},
        {"match_id": "c", "user_id": 11, "guild_id": HERE, "game": DUEL, "role": "crane", "result": "won"},
        {
            "match_id": "c",
            "user_id": 12,
            "guild_id": HERE,
            "game": DUEL,
            "role": "crane",
            "result": "lost",
        },
        {"match_id": "d", "user_id": 11, "guild_id": HERE, "game": DUEL, "role": "bear", "result": "won"},
        {
            "match_id": "e",
            "user_id": 11,
            "guild_id": HERE,
            "game": DUEL,
            "role": "eagle",
            "result": "lost",
        },
        {"match_id": "f", "user_id": 11, "guild_id": HERE, "game": BRAWL, "role": "", "result": "won"},
        {"match_id": "f", "user_id": 12, "guild_id": HERE, "game": BRAWL, "role": "", "result": "lost"},
        {"match_id": "f", "user_id": 13, "guild_id": HERE, "game": BRAWL, "role": "", "result": "lost"},
        {
            "match_id": "g",
            "user_id": 11,
            "guild_id": ELSEWHERE,
            "game": DUEL,
            "role": "owl",
            "result": "won",
        },
        {
            "match_id": "g",
            "user_id": 12,
            "guild_id": ELSEWHERE,
            "game": DUEL,
            "role": "owl",
            "result": "lost",
        },
    ]
}
TITLES: Rows = {
    "titles": [
        {"guild_id": HERE, "title": "shogun", "source_id": "b", "user_id": 11, "since": 3},
        {"guild_id": HERE, "title": "kensei", "source_id": "a", "user_id": 12, "since": 9},
        {"guild_id": HERE, "title": "kensei", "source_id": "b", "user_id": 11, "since": 9},
        {"guild_id": HERE, "title": "kensei", "source_id": "c", "user_id": 11, "since": 5},
        {"guild_id": HERE, "title": "shogun", "source_id": "z", "user_id": 12, "since": 99},
        {"guild_id": ELSEWHERE, "title": "kensei", "source_id": "z", "user_id": 11, "since": 99},
    ]
}


def ledger(table: str) -> Rows:
    return {
        table: [
            {"id": "b", "guild_id": HERE, "user_id": 2, "at": 5},
            {"id": "c", "guild_id": HERE, "user_id": 3, "at": 5},
            {"id": "a", "guild_id": HERE, "user_id": 1, "at": 5},
            {"id": "d", "guild_id": HERE, "user_id": 4, "at": 4},
            {"id": "e", "guild_id": HERE, "user_id": 5, "at": 6},
            {"id": "f", "guild_id": ELSEWHERE, "user_id": 6, "at": 7},
        ]
    }


REPORTS: Rows = {
    "reports": [
        {"id": "c", "guild_id": HERE, "status": "open", "reporter_id": 11, "at": 5},
        {"id": "b", "guild_id": HERE, "status": "open", "reporter_id": 11, "at": 6},
        {"id": "a", "guild_id": HERE, "status": "open", "reporter_id": 12, "at": 6},
        {"id": "settled", "guild_id": HERE, "status": "settled", "reporter_id": 11, "at": 4},
        {"id": "elsewhere", "guild_id": ELSEWHERE, "status": "open", "reporter_id": 11, "at": 4},
    ]
}

MODERATED: Rows = {
    "moderation": [
        {"id": "old", "match_id": "m", "intervention": "voided", "at": 5},
        {"id": "new", "match_id": "m", "intervention": "voided", "at": 6},
        {"id": "lifted", "match_id": "m", "intervention": "lifted", "at": 7},
        {"id": "other", "match_id": "n", "intervention": "voided", "at": 8},
        {"id": "older", "match_id": "m", "intervention": "voided", "at": 4},
    ]
}

ONGOING: Rows = {
    **NAMES,
    "matches": [
        {"id": "b", "guild_id": HERE, "status": "ongoing", "started_at": 5},
        {"id": "a", "guild_id": HERE, "status": "ongoing", "started_at": 5},
        {"id": "c", "guild_id": HERE, "status": "ongoing", "started_at": 6},
        {"id": "d", "guild_id": HERE, "status": "ongoing", "started_at": 4},
        {"id": "over", "guild_id": HERE, "status": "over", "started_at": 7},
        {"id": "elsewhere", "guild_id": ELSEWHERE, "status": "ongoing", "started_at": 7},
    ],
    "seats": [
        {"match_id": name, "seat": seat, "user_id": 11 + seat}
        for name in ("b", "a", "c", "d", "over", "elsewhere")
        for seat in (2, 1, 0)
    ],
}

EVERYWHERE: list[Facts] = [
    {"guild_id": HERE, "user_id": 12},
    {"guild_id": HERE, "user_id": 11},
    {"guild_id": ELSEWHERE, "user_id": 11},
]

FINDS = [
    *(
        Find(query, AYA_HERE, {table: EVERYWHERE}, ("guild_id", "user_id"), [(HERE, 11)])
        for query, table in {"mute_of": "mutes", "voice_of": "voices"}.items()
    ),
    Find(
        "record_results",
        AYA_HERE,
        RECORDS,
        ("game", "result", "times"),
        [(BRAWL, "won", 1), (DUEL, "lost", 2), (DUEL, "won", 3)],
        ordered=False,
    ),
    Find(
        "record_roles",
        {**AYA_HERE, "most": 9},
        RECORDS,
        ("role", "fought", "won"),
        [("swift", 2, 1), ("bear", 1, 1), ("crane", 1, 1), ("eagle", 1, 0)],
    ),
    Find("record_roles", {**AYA_HERE, "most": 1}, RECORDS, ("role",), ["swift"]),
    Find(
        "record_between",
        {**AYA_HERE, "other_id": 12},
        RECORDS,
        ("game", "result", "times"),
        [(DUEL, "won", 2)],
    ),
    Find(
        "record_between",
        {"guild_id": HERE, "user_id": 12, "other_id": 11},
        RECORDS,
        ("game", "result", "times"),
        [(DUEL, "lost", 2)],
    ),
    Find("title_holder", {"guild_id": HERE, "title": "kensei"}, TITLES, ("user_id", "since"), [(11, 9)]),
    Find("titles_of", AYA_HERE, TITLES, ("title", "times", "since"), [("kensei", 2, 9), ("shogun", 1, 3)]),
    Find(
        "setting_changes_of",
        {"guild_id": HERE, "most": 4, "skip": 0},
        ledger("setting_changes"),
        ("user_id",),
        [5, 3, 2, 1],
    ),
    Find(
        "setting_changes_of",
        {"guild_id": HERE, "most": 9, "skip": 3},
        ledger("setting_changes"),
        ("user_id",),
        [1, 4],
    ),
    Find("setting_changes_count", {"guild_id": HERE}, ledger("setting_changes"), ("amount",), [5]),
    Find(
        "moderation_of",
        {"guild_id": HERE, "most": 4, "skip": 0},
        {"moderation": ledger("x")["x"]},
        ("id",),
        ["e", "c", "b", "a"],
    ),
    Find("moderation_size", {"guild_id": HERE}, {"moderation": ledger("x")["x"]}, ("amount",), [5]),
    Find("match_voided_because", {"match_id": "m"}, MODERATED, ("id",), ["new"]),
    Find("reports_open_by", {"guild_id": HERE, "reporter_id": 11}, REPORTS, ("amount",), [2]),
    Find("reports_open_in", {"guild_id": HERE, "most": 9}, REPORTS, ("id",), ["c", "a", "b"]),
    Find("reports_open_in", {"guild_id": HERE, "most": 2}, REPORTS, ("id",), ["c", "a"]),
    Find(
        "matches_ongoing_in",
        {"guild_id": HERE, "user_id": 11, "most": 3},
        ONGOING,
        ("id", "seat", "name"),
        [(name, seat, ("Aya", "Ben", "")[seat]) for name in ("c", "a", "b") for seat in (0, 1, 2)],
    ),
    Find(
        "guilds_all",
        {},
        {"guilds": [{"guild_id": 3}, {"guild_id": 1}, {"guild_id": 2}]},
        ("guild_id",),
        [1, 2, 3],
    ),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_to_the_books_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)
