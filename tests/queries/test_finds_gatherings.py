"""Questions to gatherings are answered of the right one, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked, ids
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE, LEFT = 1, 2, 3
NOW = 1_000
GATHERING = {"gathering_id": "g"}

GATHERINGS: dict[str, Facts] = {
    "c": {"status": "open", "created_at": 6},
    "b": {"status": "check-in", "created_at": 6},
    "d": {"status": "underway", "created_at": 5},
    "e": {"status": "open", "created_at": 7},
    "over": {"status": "over", "created_at": 1},
    "called off": {"status": "called-off", "created_at": 1},
}
ENTRANTS: Rows = {
    "gatherings": [{"id": "g", "guild_id": HERE}, {"id": "h", "guild_id": HERE}],
    "entrants": [
        {"gathering_id": name, "user_id": user_id, "seat": seat, "joined_at": at}
        for user_id, seat, at in ((14, 2, 4), (13, 1, 6), (12, 1, 5), (11, 1, 6))
        for name in "gh"
    ]
    + [{**GATHERING, "user_id": 15, "seat": 0}, {"gathering_id": "h", "user_id": 16, "seat": 0}],
    "members": [
        {"guild_id": ELSEWHERE, "user_id": 11, "name": "Aya elsewhere"},
        {"guild_id": HERE, "user_id": 12, "name": "Ben"},
    ],
    "ratings": [
        {"guild_id": HERE, "game": "duel", "user_id": 12, "level": 5},
        {"guild_id": HERE, "game": "brawl", "user_id": 13, "level": 6},
        {"guild_id": ELSEWHERE, "game": "duel", "user_id": 14, "level": 7},
        {"guild_id": HERE, "game": "duel", "user_id": 16, "level": 8},
    ],
}
MOVES: Rows = {
    "gathering_moves": [
        {**GATHERING, "revision": 3, "move": "{}", "actor_id": 11},
        {**GATHERING, "revision": 0, "move": None},
        {**GATHERING, "revision": 2, "move": "{}"},
        {**GATHERING, "revision": 4, "move": None, "actor_id": 11},
        {**GATHERING, "revision": 1, "move": "{}", "actor_id": 12},
        {"gathering_id": "h", "revision": 5, "move": "{}", "actor_id": 11},
    ]
}
BOUTS: Rows = {
    "matches": [
        {"id": "m0"},
        {"id": "m1", "status": "ongoing", "board_id": 10},
        {"id": "m2", "status": "over", "board_id": 20},
        {"id": "m3", "status": "over", "board_id": 30, "thread_id": 30, "result_id": 33},
    ],
    "tellings": [
        {"match_id": name, "chapter": chapter, "message_id": 20 + chapter}
        for name in ("m1", "m2", "m3")
        for chapter in (1, 2)
    ],
    "bouts": [
        *({**GATHERING, "bout": bout, "match_id": f"m{bout}"} for bout in (3, 1, 2)),
        {"gathering_id": "h", "bout": 0, "match_id": "m0"},
    ],
}

FINDS = [
    ids(
        "gatherings_in",
        "gatherings",
        {n: {**r, "guild_id": HERE} for n, r in GATHERINGS.items()}
        | {"elsewhere": {"guild_id": ELSEWHERE, "status": "open"}},
        ["d", "b", "c", "e"],
        guild_id=HERE,
    ),
    Find(
        "gatherings_of_user",
        {"user_id": 11},
        {
            "gatherings": [{"id": name, **row} for name, row in GATHERINGS.items()]
            + [{"id": "not theirs", "status": "open"}],
            "entrants": [{"gathering_id": name, "user_id": 11} for name in GATHERINGS]
            + [{"gathering_id": name, "user_id": 12} for name in ("not theirs", "b")],
        },
        ("id",),
        ["d", "b", "c", "e"],
    ),
    ids(
        "gatherings_hosted_by",
        "gatherings",
        {name: {**row, "host_id": 11} for name, row in GATHERINGS.items()}
        | {"of another": {"host_id": 12, "status": "open"}},
        ["b", "c", "e"],
        user_id=11,
    ),
    Find(
        "gathering_open_of_cup",
        {"cup_id": "c"},
        {
            "gatherings": [
                {"id": name, "cup_id": "c", **row} for name, row in GATHERINGS.items() if name not in "ce"
            ]
            + [{"id": "of none", "status": "open"}, {"id": "of another", "cup_id": "d", "status": "open"}]
        },
        ("id",),
        ["b"],
    ),
    ids(
        "cups_in",
        "cups",
        {
            "b": {"guild_id": HERE, "created_at": 2},
            "a": {"guild_id": HERE, "created_at": 2},
            "c": {"guild_id": HERE, "created_at": 1},
            "elsewhere": {"guild_id": ELSEWHERE},
        },
        ["c", "a", "b"],
        guild_id=HERE,
    ),
    Find(
        "entrants_of",
        GATHERING,
        ENTRANTS,
        ("user_id", "name"),
        [(15, ""), (12, "Ben"), (11, ""), (13, ""), (14, "")],
    ),
    Find("ratings_of_entrants", {**GATHERING, "game": "duel"}, ENTRANTS, ("user_id", "level"), [(12, 5)]),
    Find("gathering_moves_of", GATHERING, MOVES, ("revision",), [0, 1, 2, 3, 4]),
    Find("gathering_moves_by_people", GATHERING, MOVES, ("revision",), [1, 3]),
    Find("gathering_moves_last", {**GATHERING, "most": 2}, MOVES, ("revision",), [3, 4]),
    Find("bouts_of", GATHERING, BOUTS, ("bout", "board_id"), [(1, 10), (2, 22), (3, 33)]),
    Find("bout_of_match", {"match_id": "m2"}, BOUTS, ("bout",), [2]),
    Find(
        "occasion_of_match",
        {"match_id": "m2"},
        {**BOUTS, "gatherings": [{"id": "g", "title": "Cup"}, {"id": "h", "title": "Another"}]},
        ("bout", "title"),
        [(2, "Cup")],
    ),
    Find(
        "summons_of",
        {**GATHERING, "revision": 3},
        {
            "summonses": [
                {**GATHERING, "revision": 3},
                {**GATHERING, "revision": 4},
                {"gathering_id": "h", "revision": 3},
            ]
        },
        ("gathering_id", "revision"),
        [("g", 3)],
    ),
    Find(
        "fought_in_gathering",
        GATHERING,
        {
            "bouts": [
                {**GATHERING, "match_id": "m"},
                {**GATHERING, "match_id": "n"},
                {**GATHERING, "match_id": "void"},
                {"gathering_id": "h", "match_id": "o"},
            ],
            "matches": [{"id": name, "counted": int(name != "void")} for name in ("m", "n", "o", "void")],
            "seats": [
                {"match_id": name, "seat": seat, "user_id": user_id}
                for name, seats in {"m": (13, 12), "n": (13, 11), "o": (14, 15), "void": (16, 17)}.items()
                for seat, user_id in enumerate(seats)
            ],
        },
        ("user_id",),
        [11, 12, 13],
    ),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_to_gatherings_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_a_gathering_goes_to_nobody_who_hosts_one_of_its_kind(garden: Garden) -> None:
    common = {"guild_id": HERE, "kind": "duels", "status": "open"}
    near = [{"guild_id": ELSEWHERE}, {"kind": "clash"}, {"status": "over"}, {"status": "underway"}]
    await garden.plant("gatherings", {**common, "id": "g", "host_id": 9}, {**common, "id": "h", "host_id": 8})
    await garden.plant("gatherings", *({**common, "host_id": 11, **row} for row in near))
    await garden.plant(
        "gatherings", {**common, "host_id": 12}, {**common, "host_id": 13, "status": "check-in"}
    )
    for heir_id, passed in {12: 0, 13: 0, 11: 1}.items():
        assert await garden.change("gathering_pass_on", id="g", heir_id=heir_id) == passed
    hosts = dict(await garden.grown("gatherings", "id", "host_id"))
    assert (hosts["g"], hosts["h"]) == (11, 8)


async def test_what_has_no_seed_yet_or_an_end_to_hear_of_is_due(garden: Garden) -> None:
    sown = {"guild_id": HERE, "seed": "x", "clock_at": NOW + 9}
    bare = {"guild_id": HERE, "seed": None, "clock_at": NOW + 9}
    await garden.plant("guilds", {"guild_id": HERE}, {"guild_id": LEFT, "left_at": 5})
    await garden.plant(
        "gatherings",
        {**bare, "id": "bare and open", "status": "open"},
        {**bare, "id": "bare at check-in", "status": "check-in"},
        {**bare, "id": "bare and underway", "status": "underway"},
        {**sown, "id": "paused", "status": "underway", "clock_at": NOW, "paused_at": 5},
        *(
            {**sown, "id": name, "status": "underway"}
            for name in ("hears of an end", "bout at", "bout after", "bout over", "bout told")
        ),
        {**sown, "id": "bout while paused", "status": "underway", "paused_at": 5},
        {**sown, "id": "bout before", "status": "open"},
        {**sown, "id": "end of what is over", "status": "over"},
    )
    bouts = {
        "hears of an end": ("ended", NOW + 1),
        "bout at": ("open", NOW),
        "bout after": ("open", NOW + 1),
        "bout told": ("told", NOW - 1),
        "bout while paused": ("open", NOW - 1),
        "bout before": ("open", NOW - 1),
        "end of what is over": ("ended", NOW - 1),
    }
    await garden.plant(
        "bouts",
        *({"gathering_id": name, "status": status, "clock_at": at} for name, (status, at) in bouts.items()),
    )
    due = await garden.ask("due_gatherings", "id", now=NOW, most=99)
    assert sorted(due) == ["bare and open", "bare at check-in", "bout at", "hears of an end"]
