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
BOARD = {"guild_id": HERE, "board": "honor", "season": 2}
TALLIES: Rows = {
    **NAMES,
    "tallies": [
        {**BOARD, "user_id": 12, "amount": 5},
        {**BOARD, "user_id": 12, "season": 0, "amount": 7},
        {**BOARD, "user_id": 12, "season": 1, "amount": 2},
        {**BOARD, "user_id": 13, "amount": 3},
        {**BOARD, "user_id": 11, "amount": 5},
        {**BOARD, "user_id": 11, "board": DUEL, "amount": 70},
        {**BOARD, "user_id": 11, "guild_id": ELSEWHERE, "amount": 50},
        {**BOARD, "user_id": 14, "guild_id": ELSEWHERE, "amount": 60},
    ],
}

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

SURE = {"settled": 1}
RATINGS: Rows = {
    **NAMES,
    "ratings": [
        {"guild_id": HERE, "game": DUEL, "user_id": 12, "floor": 20, "level": 22, "spread": 2, **SURE},
        {"guild_id": HERE, "game": DUEL, "user_id": 13, "floor": 30, "level": 33, "spread": 3, **SURE},
        {"guild_id": HERE, "game": DUEL, "user_id": 11, "floor": 20, "level": 21, "spread": 1, **SURE},
        {"guild_id": HERE, "game": DUEL, "user_id": 15, "floor": 90, "level": 95, "spread": 5},
        {"guild_id": HERE, "game": BRAWL, "user_id": 11, "floor": 20, "level": 25, "spread": 5},
        {"guild_id": ELSEWHERE, "game": DUEL, "user_id": 11, "floor": 99, "level": 95, "spread": 5, **SURE},
        {"guild_id": ELSEWHERE, "game": DUEL, "user_id": 14, "floor": 98, "level": 85, "spread": 5, **SURE},
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
        "tally_board",
        {**BOARD, "most": 9, "skip": 0},
        TALLIES,
        LINE,
        [(1, 11, "Aya", 5), (1, 12, "Ben", 5), (3, 13, "", 3)],
    ),
    Find("tally_board", {**BOARD, "most": 1, "skip": 1}, TALLIES, LINE, [(1, 12, "Ben", 5)]),
    Find("tally_board", {**BOARD, "most": 2, "skip": 1}, TALLIES, LINE, [(1, 12, "Ben", 5), (3, 13, "", 3)]),
    Find("tally_board", {**BOARD, "season": 0, "most": 9, "skip": 0}, TALLIES, LINE, [(1, 12, "Ben", 7)]),
    Find("tally_board_size", {**BOARD, "counted": 9}, TALLIES, ("amount",), [3]),
    Find("tally_board_size", {**BOARD, "counted": 2}, TALLIES, ("amount",), [2]),
    Find("tally_board_size", {**BOARD, "board": DUEL, "counted": 9}, TALLIES, ("amount",), [1]),
    Find("tally_place", {**BOARD, "user_id": 12, "counted": 9}, TALLIES, LINE, [(1, 12, "Ben", 5)]),
    Find("tally_place", {**BOARD, "user_id": 13, "counted": 9}, TALLIES, LINE, [(3, 13, "", 3)]),
    Find("tally_place", {**BOARD, "user_id": 13, "counted": 1}, TALLIES, LINE, [(2, 13, "", 3)]),
    Find("tally_place", {**BOARD, "user_id": 14, "counted": 9}, TALLIES, LINE, []),
    Find("tally_of", {**BOARD, "user_id": 11}, TALLIES, ("amount",), [5]),
    Find("honor_entries", {**AYA_HERE, "most": 9, "skip": 0}, HONOR, ("amount",), [4, 1]),
    Find("honor_entries_size", AYA_HERE, HONOR, ("amount",), [2]),
    Find("honor_standing", SOURCE, STANDING, ("id",), ["z", "c", "a", "b"]),
    Find(
        "rating_board",
        {"guild_id": HERE, "game": DUEL, "most": 9, "skip": 0},
        RATINGS,
        ("place", "user_id", "name", "level", "spread"),
        [(1, 13, "", 33, 3), (2, 11, "Aya", 21, 1), (2, 12, "Ben", 22, 2), (None, 15, "", 95, 5)],
    ),
    Find(
        "rating_board",
        {"guild_id": HERE, "game": DUEL, "most": 3, "skip": 2},
        RATINGS,
        ("place", "user_id"),
        [(2, 12), (None, 15)],
    ),
    Find("rating_board_size", {"guild_id": HERE, "game": DUEL, "counted": 3}, RATINGS, ("amount",), [3]),
    Find(
        "rating_places",
        {**AYA_HERE, "counted": 9},
        RATINGS,
        ("game", "place", "name", "level"),
        [(BRAWL, None, "Aya", 25), (DUEL, 2, "Aya", 21)],
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
    await garden.plant("tallies", *TALLIES["tallies"])
    await garden.plant(
        "tallies", {**BOARD, "user_id": 15, "amount": 0}, {**BOARD, "user_id": 16, "amount": -4}
    )
    season = {"guild_id": HERE, "nth": 2, "board": "honor"}
    for famed, kept in ((9, 3), (3, 3), (2, 2), (1, 2)):
        assert await garden.change("fame_keep_honor", **season, famed=famed) == kept
        found = await garden.grown("hall_of_fame", "board", "nth", "place", "user_id", "amount")
        everybody = [(1, 11, 5), (1, 12, 5), (3, 13, 3)]
        assert found == [("honor", 2, *line) for line in everybody[:kept]]
        await garden.change("remove_hall_of_fame", guild_id=HERE, most=9)
    assert await garden.change("fame_keep_honor", **{**season, "nth": 3}, famed=3) == 0


async def test_the_hall_of_fame_keeps_the_best_of_those_who_fought_in_a_season(garden: Garden) -> None:
    ends = {11: SINCE, 12: SINCE + 1, 13: SINCE - 1, 14: SINCE, 15: SINCE}
    for row in RATINGS["ratings"]:
        await garden.plant("ratings", {**row, "rated_at": ends[row["user_id"]]})
    await garden.plant(
        "ratings",
        {"guild_id": HERE, "game": DUEL, "user_id": 16, "floor": 10, **SURE, "rated_at": SINCE},
    )
    span = {"guild_id": HERE, "nth": 4, "since": SINCE, "board": DUEL}
    assert await garden.change("fame_keep_ratings", **span, famed=2) == 2
    assert await garden.grown("hall_of_fame", "place", "user_id", "amount", "spread") == [
        (1, 11, 21, 1),
        (1, 12, 22, 2),
    ]
    assert await garden.change("fame_keep_ratings", **{**span, "nth": 5}, famed=3) == 3
    assert await garden.change("fame_keep_ratings", **{**span, "nth": 6}, famed=9) == 3


async def test_tallies_grow_with_the_ledgers_and_can_be_mended_by_them(garden: Garden) -> None:
    await garden.plant("seasons", *SEASONS["seasons"])
    deed = {**SOURCE, "amount": 5, "deed": "won", "at": 9}
    for name, user_id in {"first": 11, "second": 12}.items():
        for query in ("honor_enter", "tally_honor"):
            await garden.change(query, **({**deed, "user_id": user_id} if "enter" in query else {}), id=name)
    assert await garden.change("honor_enter", **deed, user_id=11, id="again") == 0
    assert await garden.change("tally_honor", id="again") == 0
    back = {"reverses": "second", "at": 9, "source_kind": "match", "source_id": "m"}
    assert await garden.change("honor_reverse", **back, id="back") == 1
    assert await garden.change("tally_honor", id="back") == 2
    await garden.plant(
        "records", {"match_id": "m", "user_id": 11, "guild_id": HERE, "game": DUEL, "result": "won"}
    )
    await garden.plant(
        "records", {"match_id": "m", "user_id": 12, "guild_id": HERE, "game": DUEL, "result": "lost"}
    )
    for user_id, counted in {11: 1, 12: 0}.items():
        assert await garden.change("tally_victory", match_id="m", user_id=user_id) == counted
    sums = await garden.whole("tallies")
    assert sorted(tuple(row.values()) for row in sums) == [
        (HERE, 11, DUEL, 0, 1),
        (HERE, 11, "honor", 0, 5),
        (HERE, 11, "honor", 2, 5),
        (HERE, 12, "honor", 0, 0),
        (HERE, 12, "honor", 2, 0),
    ]
    assert await garden.change("tallies_mend", guild_id=HERE) == 0
    await garden.change("forget_tallies", user_id=11, alias=-1)
    await garden.plant("tallies", {**BOARD, "guild_id": ELSEWHERE, "user_id": 11, "amount": 1})
    assert await garden.change("tallies_mend", guild_id=HERE) == 6
    mended = await garden.whole("tallies")
    assert [row["amount"] for row in mended if row["user_id"] == -1] == [0, 0, 0]
    assert all(row in mended for row in sums)


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
