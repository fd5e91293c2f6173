"""Questions to honor, ratings and seasons are answered of one server, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Garden

HERE, ELSEWHERE = 1, 2
SINCE = 100
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

HONOR: Rows = {
    **NAMES,
    "honor": [
        {"guild_id": HERE, "user_id": 12, "amount": 5, "at": SINCE},
        {"guild_id": HERE, "user_id": 12, "amount": 2, "at": SINCE - 1},
        {"guild_id": HERE, "user_id": 13, "amount": 3, "at": SINCE + 2},
        {"guild_id": HERE, "user_id": 11, "amount": 1, "at": SINCE + 1},
        {"guild_id": HERE, "user_id": 11, "amount": 4, "at": SINCE + 3},
        {"guild_id": ELSEWHERE, "user_id": 11, "amount": 50, "at": SINCE + 1},
        {"guild_id": ELSEWHERE, "user_id": 14, "amount": 60, "at": SINCE + 1},
    ],
}
LINE = ("place", "user_id", "name", "amount")
SEASON = {"guild_id": HERE, "since": SINCE}

SOURCE = {"guild_id": HERE, "source_kind": "match", "source_id": "m"}
STANDING: Rows = {
    "honor": [
        {"id": "c", **SOURCE, "user_id": 1, "at": 5},
        {"id": "b", **SOURCE, "user_id": 2, "at": 6},
        {"id": "a", **SOURCE, "user_id": 3, "at": 6},
        {"id": "z", **SOURCE, "user_id": 4, "at": 4},
        {"id": "taken back", **SOURCE, "user_id": 5},
        {"id": "the taking", **SOURCE, "user_id": 5, "reverses": "taken back"},
        {"id": "elsewhere", **SOURCE, "user_id": 1, "guild_id": ELSEWHERE},
        {"id": "of a gathering", **SOURCE, "user_id": 1, "source_kind": "gathering"},
        {"id": "of another", **SOURCE, "user_id": 1, "source_id": "n"},
    ]
}

RATINGS: Rows = {
    **NAMES,
    "ratings": [
        {"guild_id": HERE, "game": DUEL, "user_id": 12, "floor": 20, "level": 22, "spread": 2},
        {"guild_id": HERE, "game": DUEL, "user_id": 13, "floor": 30, "level": 33, "spread": 3},
        {"guild_id": HERE, "game": DUEL, "user_id": 11, "floor": 20, "level": 21, "spread": 1},
        {"guild_id": HERE, "game": BRAWL, "user_id": 11, "floor": 20, "level": 25, "spread": 5},
        {"guild_id": ELSEWHERE, "game": DUEL, "user_id": 11, "floor": 90, "level": 95, "spread": 5},
        {"guild_id": ELSEWHERE, "game": DUEL, "user_id": 14, "floor": 80, "level": 85, "spread": 5},
    ],
}

FAME: Rows = {
    **NAMES,
    "hall_of_fame": [
        {"guild_id": HERE, "nth": 1, "board": "honor", "place": 1, "user_id": 12, "amount": 9},
        {"guild_id": HERE, "nth": 2, "board": "honor", "place": 2, "user_id": 13, "amount": 1},
        {"guild_id": HERE, "nth": 2, "board": "honor", "place": 2, "user_id": 11, "amount": 1},
        {"guild_id": HERE, "nth": 2, "board": "honor", "place": 1, "user_id": 12, "amount": 5},
        {"guild_id": HERE, "nth": 2, "board": DUEL, "place": 2, "user_id": 11, "amount": 7},
        {"guild_id": HERE, "nth": 2, "board": BRAWL, "place": 3, "user_id": 11, "amount": 7},
        {"guild_id": HERE, "nth": 3, "board": "honor", "place": 4, "user_id": 11, "amount": 2},
        {"guild_id": ELSEWHERE, "nth": 2, "board": "honor", "place": 1, "user_id": 11, "amount": 99},
    ],
}

SEASONS: Rows = {
    "seasons": [
        {"guild_id": HERE, "nth": 1, "closed_at": 5},
        {"guild_id": HERE, "nth": 2},
        {"guild_id": ELSEWHERE, "nth": 1, "closed_at": 5},
        {"guild_id": ELSEWHERE, "nth": 3},
    ]
}

FINDS = [
    Find(
        "honor_board",
        {**SEASON, "most": 9, "skip": 0},
        HONOR,
        LINE,
        [(1, 11, "Aya", 5), (1, 12, "Ben", 5), (3, 13, "", 3)],
    ),
    Find("honor_board", {**SEASON, "most": 1, "skip": 1}, HONOR, LINE, [(1, 12, "Ben", 5)]),
    Find("honor_board", {**SEASON, "since": 0, "most": 1, "skip": 0}, HONOR, LINE, [(1, 12, "Ben", 7)]),
    Find("honor_board_size", SEASON, HONOR, ("amount",), [3]),
    Find("honor_board_size", {**SEASON, "since": SINCE + 2}, HONOR, ("amount",), [2]),
    Find("honor_place", {**SEASON, "user_id": 12}, HONOR, LINE, [(1, 12, "Ben", 5)]),
    Find("honor_place", {**SEASON, "user_id": 13}, HONOR, LINE, [(3, 13, "", 3)]),
    Find("honor_of", AYA_HERE, HONOR, ("amount",), [5]),
    Find("honor_entries", {**AYA_HERE, "most": 9, "skip": 0}, HONOR, ("amount",), [4, 1]),
    Find("honor_entries_size", AYA_HERE, HONOR, ("amount",), [2]),
    Find("honor_standing", SOURCE, STANDING, ("id",), ["z", "c", "a", "b"]),
    Find(
        "rating_board",
        {"guild_id": HERE, "game": DUEL, "settled": 3, "most": 9, "skip": 0},
        RATINGS,
        ("place", "user_id", "name", "level", "spread"),
        [(1, 13, "", 33, 3), (2, 11, "Aya", 21, 1), (2, 12, "Ben", 22, 2)],
    ),
    Find(
        "rating_board",
        {"guild_id": HERE, "game": DUEL, "settled": 2, "most": 9, "skip": 0},
        RATINGS,
        ("place", "user_id"),
        [(1, 11), (1, 12), (None, 13)],
    ),
    Find(
        "rating_board",
        {"guild_id": HERE, "game": DUEL, "settled": 3, "most": 1, "skip": 1},
        RATINGS,
        ("user_id",),
        [11],
    ),
    Find("rating_board_size", {"guild_id": HERE, "game": DUEL}, RATINGS, ("amount",), [3]),
    Find(
        "rating_places",
        {**AYA_HERE, "settled": 5},
        RATINGS,
        ("game", "place", "name", "level"),
        [(BRAWL, 1, "Aya", 25), (DUEL, 2, "Aya", 21)],
    ),
    Find(
        "rating_places",
        {**AYA_HERE, "settled": 2},
        RATINGS,
        ("game", "place"),
        [(BRAWL, None), (DUEL, 1)],
    ),
    Find(
        "ratings_at_table",
        {"guild_id": HERE, "game": DUEL, "match_id": "m"},
        {
            **RATINGS,
            "seats": [
                {"match_id": "m", "user_id": 11},
                {"match_id": "m", "user_id": 12},
                {"match_id": "n", "user_id": 13},
            ],
        },
        ("user_id", "level"),
        [(11, 21), (12, 22)],
        ordered=False,
    ),
    Find(
        "rated_of_match",
        {"match_id": "m"},
        {
            "rated": [{"match_id": name, "user_id": user_id} for name in "mn" for user_id in (11, 12, 13)],
            "seats": [
                {"match_id": name, "seat": seat, "user_id": user_id}
                for name, seats in {"m": (12, 13, 11), "n": (11, 12, 13)}.items()
                for seat, user_id in enumerate(seats)
            ],
        },
        ("user_id",),
        [12, 13, 11],
    ),
    Find(
        "fame_of",
        {"guild_id": HERE, "nth": 2},
        FAME,
        ("board", "place", "user_id", "name"),
        [
            (BRAWL, 3, 11, "Aya"),
            (DUEL, 2, 11, "Aya"),
            ("honor", 1, 12, "Ben"),
            ("honor", 2, 11, "Aya"),
            ("honor", 2, 13, ""),
        ],
    ),
    Find(
        "fame_of_person",
        {**AYA_HERE, "most": 9},
        FAME,
        ("nth", "place", "board"),
        [(3, 4, "honor"), (2, 2, DUEL), (2, 2, "honor"), (2, 3, BRAWL)],
    ),
    Find("fame_of_person", {**AYA_HERE, "most": 1}, FAME, ("nth",), [3]),
    Find("season_open", {"guild_id": HERE}, SEASONS, ("nth",), [2]),
    Find("season_by_nth", {"guild_id": HERE, "nth": 1}, SEASONS, ("guild_id", "nth"), [(HERE, 1)]),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_to_the_books_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_the_hall_of_fame_keeps_the_first_places_of_a_season(garden: Garden) -> None:
    span = {"guild_id": HERE, "nth": 4, "since": SINCE}
    await garden.plant("honor", *HONOR["honor"])
    await garden.plant(
        "honor",
        {"guild_id": HERE, "user_id": 13, "amount": 90, "at": SINCE + 9},
        {"guild_id": HERE, "user_id": 15, "amount": 0, "at": SINCE},
        {"guild_id": HERE, "user_id": 16, "amount": -4, "at": SINCE},
    )
    until = {"until": SINCE + 9}
    assert await garden.change("fame_keep_honor", **span, **until, board="all", famed=9) == 3
    assert await garden.change("fame_keep_honor", **span, **until, board="two", famed=2) == 2
    assert await garden.change("fame_keep_honor", **span, **until, board="three", famed=3) == 3
    assert await garden.change("fame_keep_honor", **span, until=SINCE + 1, board="first", famed=3) == 1
    kept = await garden.grown("hall_of_fame", "board", "place", "user_id", "amount")
    assert [row[1:] for row in kept if row[0] == "all"] == [(1, 11, 5), (1, 12, 5), (3, 13, 3)]
    assert [row[1:] for row in kept if row[0] == "first"] == [(1, 12, 5)]


async def test_the_hall_of_fame_keeps_the_best_of_those_who_fought_in_a_season(garden: Garden) -> None:
    ends = {11: SINCE, 12: SINCE + 1, 13: SINCE - 1, 14: SINCE}
    for row in RATINGS["ratings"]:
        await garden.plant("ratings", {**row, "rated_at": ends[row["user_id"]]})
    await garden.plant(
        "ratings",
        {"guild_id": HERE, "game": DUEL, "user_id": 15, "floor": 10, "spread": 2, "rated_at": SINCE},
        {"guild_id": HERE, "game": DUEL, "user_id": 16, "floor": 99, "spread": 3, "rated_at": SINCE},
    )
    span = {"guild_id": HERE, "nth": 4, "since": SINCE, "board": DUEL, "settled": 2}
    assert await garden.change("fame_keep_ratings", **span, famed=2) == 2
    assert await garden.grown("hall_of_fame", "place", "user_id", "amount", "spread") == [
        (1, 11, 21, 1),
        (1, 12, 22, 2),
    ]
    assert await garden.change("fame_keep_ratings", **{**span, "nth": 5}, famed=3) == 3


async def test_a_deed_taken_back_can_be_entered_anew_and_only_then(garden: Garden) -> None:
    deed = {**SOURCE, "user_id": 11, "deed": "won"}
    others = [
        {**deed, name: value} for name, value in {"guild_id": ELSEWHERE, "source_kind": "gathering"}.items()
    ]
    others += [
        {**deed, name: value} for name, value in {"source_id": "n", "user_id": 12, "deed": "lost"}.items()
    ]
    for nth, other in enumerate(others):
        await garden.plant(
            "honor",
            {**other, "id": f"{nth}", "nth": 0},
            {**other, "id": f"{nth} back", "nth": 0, "reverses": f"{nth}"},
        )
    entry = {**deed, "amount": 5, "at": 9}
    assert await garden.change("honor_enter", **entry, id="first") == 1
    assert await garden.change("honor_enter", **entry, id="second") == 0
    back = {"reverses": "first", "at": 9, "source_kind": "match", "source_id": "m"}
    assert await garden.change("honor_reverse", **back, id="back") == 1
    assert await garden.change("honor_reverse", **back, id="back again") == 0
    assert await garden.change("honor_reverse", **{**back, "reverses": "back"}, id="back and forth") == 0
    assert await garden.change("honor_enter", **entry, id="third") == 1
    assert await garden.change("honor_enter", **entry, id="fourth") == 0
    [third] = [row for row in await garden.whole("honor") if row["id"] == "third"]
    assert third["nth"] == 1
