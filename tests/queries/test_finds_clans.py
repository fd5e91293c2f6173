"""Questions to clans and their wars are answered of the right ones, and in their order."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
HONOR = {"guild_id": HERE, "board": "honor", "season": 0}
NOW = 1_000
CLAN = {"clan_id": "c"}

CLANS: Rows = {
    "clans": [
        {"id": "b", "guild_id": HERE, "letters": "b", "founded_at": 6},
        {"id": "c", "guild_id": HERE, "letters": "c", "founded_at": 6},
        {"id": "a", "guild_id": HERE, "letters": "z", "founded_at": 7},
        {"id": "d", "guild_id": HERE, "letters": "d", "founded_at": 8},
        {"id": "e", "guild_id": HERE, "letters": "e", "founded_at": 5},
        {"id": "ended", "guild_id": HERE, "letters": "c", "ended_at": 9, "founded_at": 1},
        {"id": "elsewhere", "guild_id": ELSEWHERE, "letters": "c", "founded_at": 1},
    ],
    "clan_members": [
        {"guild_id": HERE, "user_id": 15, "clan_id": "c", "role": "member", "role_since": 5, "joined_at": 4},
        {"guild_id": HERE, "user_id": 14, "clan_id": "c", "role": "member", "role_since": 5, "joined_at": 4},
        {"guild_id": HERE, "user_id": 16, "clan_id": "c", "role": "member", "role_since": 5, "joined_at": 3},
        {"guild_id": HERE, "user_id": 17, "clan_id": "c", "role": "member", "role_since": 4, "joined_at": 9},
        {"guild_id": HERE, "user_id": 12, "clan_id": "c", "role": "officer", "role_since": 8, "joined_at": 9},
        {"guild_id": HERE, "user_id": 11, "clan_id": "c", "role": "leader", "role_since": 9, "joined_at": 9},
        {"guild_id": HERE, "user_id": 13, "clan_id": "d", "role": "leader"},
        {"guild_id": ELSEWHERE, "user_id": 11, "clan_id": "elsewhere", "role": "leader"},
    ],
    "members": [
        {"guild_id": HERE, "user_id": 11, "name": "Aya"},
        {"guild_id": ELSEWHERE, "user_id": 11, "name": "Aya elsewhere"},
    ],
    "tallies": [
        {**HONOR, "user_id": 11, "amount": 5},
        {**HONOR, "user_id": 12, "amount": 2},
        {**HONOR, "user_id": 13, "amount": 1},
        {**HONOR, "user_id": 99, "amount": 40},
        {**HONOR, "user_id": 12, "season": 1, "amount": 90},
        {**HONOR, "user_id": 12, "board": "a game", "amount": 90},
        {**HONOR, "guild_id": ELSEWHERE, "user_id": 11, "amount": 90},
        {**HONOR, "guild_id": ELSEWHERE, "user_id": 13, "amount": 90},
    ],
    "clan_wars": [
        {"winner_id": "a"},
        {"winner_id": "a"},
        {"winner_id": "b"},
        {"winner_id": "c"},
        {"winner_id": "e"},
    ],
}
CHRONICLE: Rows = {
    "clan_chronicle": [
        {**CLAN, "nth": 2, "happening": "joined"},
        {**CLAN, "nth": 3, "happening": "left"},
        {**CLAN, "nth": 1, "happening": "founded"},
        {"clan_id": "d", "nth": 9, "happening": "founded"},
    ]
}
INVITES: Rows = {
    "clans": [{"id": "c", "name": "Lotus"}, {"id": "d", "name": "Heron"}],
    "clan_invites": [
        {
            "id": name,
            "clan_id": "c",
            "guild_id": HERE,
            "invited_id": 11,
            "status": "open",
            "created_at": 9,
            **row,
        }
        for name, row in {
            "z": {"created_at": 5},
            "b": {"clan_id": "d"},
            "a": {"clan_id": "e"},
            "closed": {"status": "lapsed"},
            "elsewhere": {"guild_id": ELSEWHERE, "clan_id": "f"},
            "of another": {"invited_id": 12},
        }.items()
    ],
}
INVITES["clans"] += [{"id": "e"}, {"id": "f"}]


def in_vain(table: str, by: str, of: str) -> Rows:
    """Return what was refused lately, and near it what was not, or by others."""
    asked_for: Facts = (
        {by: "c", of: 12, "status": "refused"}
        if of == "invited_id"
        else {by: "c", of: "f", "status": "refused"}
    )
    others: list[Facts] = [{by: "x"}, {of: 13} if of == "invited_id" else {of: "y"}]
    ends = {"refused": 100, "withdrawn": 91}
    return {
        table: [
            *({**asked_for, "status": status, "closed_at": at} for status, at in ends.items()),
            {**asked_for, "closed_at": 90},
            {**asked_for, "status": "lapsed", "closed_at": 200},
            *({**asked_for, **other, "closed_at": at} for other in others for at in (99, 201)),
        ]
    }


WARS: Rows = {
    "clans": [{"id": "c", "name": "Lotus"}, {"id": "d", "name": "Heron"}, {"id": "e", "name": "Reed"}],
    "clan_wars": [
        {
            "id": name,
            "guild_id": HERE,
            "clan_id": "c",
            "foe_id": "d",
            "status": "mustering",
            "created_at": 6,
            **row,
        }
        for name, row in {
            "w": {},
            "v": {"clan_id": "e", "foe_id": "c"},
            "u": {"status": "agreed", "created_at": 5},
            "t": {"status": "proposed", "created_at": 7},
            "begun": {"status": "begun", "created_at": 1},
            "of others": {"clan_id": "d", "foe_id": "e", "created_at": 1},
            "elsewhere": {"guild_id": ELSEWHERE, "clan_id": "d", "foe_id": "e", "created_at": 1},
        }.items()
    ],
    "clan_war_fighters": [
        {"war_id": "w", "user_id": 11, "clan_id": "d", "place": 2, "answer": "named"},
        {"war_id": "w", "user_id": 12, "clan_id": "c", "place": 2, "answer": "named"},
        {"war_id": "w", "user_id": 13, "clan_id": "c", "place": 1, "answer": "declined"},
        {"war_id": "w", "user_id": 14, "clan_id": "d", "place": 1, "answer": "dismissed"},
        {"war_id": "v", "user_id": 11, "clan_id": "c", "answer": "confirmed"},
        {"war_id": "u", "user_id": 11, "clan_id": "c", "answer": "named"},
        {"war_id": "of others", "user_id": 11, "clan_id": "c", "answer": "declined"},
        {"war_id": "elsewhere", "user_id": 11, "clan_id": "c", "answer": "named"},
    ],
}
FOUNDERS: Rows = {
    "clans": [
        {"id": "c", "guild_id": HERE},
        {"id": "d", "guild_id": HERE},
        {"id": "x", "guild_id": ELSEWHERE},
    ],
    "clan_chronicle": [
        {"clan_id": clan, "user_id": user_id, "happening": deed, "at": at}
        for clan, user_id, deed, at in (
            ("c", 11, "founded", 51),
            ("d", 11, "founded", 60),
            ("c", 11, "founded", 50),
            ("d", 11, "joined", 52),
            ("d", 12, "founded", 53),
            ("x", 11, "founded", 54),
        )
    ],
}

FINDS = [
    Find("clan_by_name", {"guild_id": HERE, "letters": "c"}, CLANS, ("id",), ["c"]),
    Find("clans_standing_in", {"guild_id": HERE}, CLANS, ("id",), ["b", "c", "d", "e", "a"]),
    Find(
        "clan_board",
        {"guild_id": HERE, "most": 9, "skip": 0},
        CLANS,
        ("id", "people", "honor", "wars_won"),
        [("c", 6, 7, 1), ("d", 1, 1, 0), ("a", 0, 0, 2), ("e", 0, 0, 1), ("b", 0, 0, 1)],
    ),
    Find("clan_board", {"guild_id": HERE, "most": 1, "skip": 1}, CLANS, ("id",), ["d"]),
    Find("clan_board_size", {"guild_id": HERE}, CLANS, ("amount",), [5]),
    Find("clan_wars_won", {"clan_id": "a"}, CLANS, ("amount",), [2]),
    Find("clan_membership", {"guild_id": HERE, "user_id": 11}, CLANS, ("clan_id",), ["c"]),
    Find(
        "clan_members_of",
        CLAN,
        CLANS,
        ("user_id", "name", "honor"),
        [(11, "Aya", 5), (12, "", 2), (17, "", 0), (16, "", 0), (14, "", 0), (15, "", 0)],
    ),
    Find("clans_of_user", {"user_id": 11}, CLANS, ("id",), ["c", "elsewhere"]),
    Find("clan_chronicle_entry", {**CLAN, "nth": 2}, CHRONICLE, ("happening",), ["joined"]),
    Find("clan_chronicle_last", {**CLAN, "most": 2}, CHRONICLE, ("nth",), [3, 2]),
    Find("clan_invites_of_invited", {"guild_id": HERE, "user_id": 11}, INVITES, ("id",), ["z", "a", "b"]),
    Find("clan_invite_to", {"clan_id": "c", "user_id": 11}, INVITES, ("id", "clan_name"), [("z", "Lotus")]),
    Find("clan_invites_open_to", {"user_id": 11}, INVITES, ("id",), ["a", "b", "elsewhere", "z"]),
    Find("clan_invites_open_of", CLAN, INVITES, ("amount",), [2]),
    Find(
        "clan_invites_in_vain",
        {**CLAN, "invited_id": 12, "window": 10},
        in_vain("clan_invites", "clan_id", "invited_id"),
        ("times", "latest"),
        [(2, 100)],
    ),
    Find(
        "clan_wars_in_vain",
        {**CLAN, "foe_id": "f", "window": 10},
        in_vain("clan_wars", "clan_id", "foe_id"),
        ("times", "latest"),
        [(2, 100)],
    ),
    Find(
        "clans_founded_by",
        {"guild_id": HERE, "user_id": 11, "since": 50},
        FOUNDERS,
        ("times", "first"),
        [(2, 51)],
    ),
    Find("clan_wars_open_of", CLAN, WARS, ("id",), ["u", "v", "w", "t"]),
    Find(
        "clan_wars_asking",
        {"guild_id": HERE, "user_id": 11},
        WARS,
        ("id", "clan_name", "foe_name"),
        [("v", "Reed", "Lotus"), ("w", "Lotus", "Heron")],
    ),
    Find("clan_war_fighters_of", {"war_id": "w"}, WARS, ("user_id",), [13, 12, 14, 11]),
]


@pytest.mark.parametrize("find", FINDS, ids=[find.query for find in FINDS])
async def test_a_question_to_clans_is_answered(garden: Garden, find: Find) -> None:
    await asked(garden, find)


async def test_whoever_leaves_a_clan_fights_in_no_war_that_has_not_begun(garden: Garden) -> None:
    for table, rows in WARS.items():
        await garden.plant(table, *rows)
    await garden.plant("clan_war_fighters", {"war_id": "begun", "user_id": 11, "clan_id": "c"})
    await garden.plant("clan_war_fighters", {"war_id": "t", "user_id": 12, "clan_id": "c"})
    left = await garden.ask("clan_war_fighter_remove", "id", clan_id="c", user_id=11)
    assert set(left) == {"u", "v", "of others", "elsewhere"}
    stay = await garden.grown("clan_war_fighters", "war_id", "user_id")
    assert stay == [("begun", 11), ("t", 12), ("w", 11), ("w", 12), ("w", 13), ("w", 14)]


async def test_those_are_looked_for_first_who_waited_longest(garden: Garden) -> None:
    ends = {14: NOW + 1, 13: NOW, 12: NOW - 1, 11: NOW - 2}
    await garden.plant(
        "clan_members", *({"guild_id": HERE, "user_id": who, "look_at": at} for who, at in ends.items())
    )
    span = {"now": NOW, "again_at": NOW + 50}
    assert set(await garden.ask("clan_members_to_look_for", "user_id", **span, most=2)) == {11, 12}
    assert await garden.ask("clan_members_to_look_for", "user_id", **span, most=2) == [13]
    assert await garden.grown("clan_members", "user_id", "look_at") == [
        (11, NOW + 50),
        (12, NOW + 50),
        (13, NOW + 50),
        (14, NOW + 1),
    ]


async def test_a_war_without_a_seed_is_due_until_it_begins(garden: Garden) -> None:
    states = ("proposed", "agreed", "mustering", "begun", "over", "void")
    for seed in ("a seed", None):
        rows = [{"id": f"{state} {seed}", "status": state, "seed": seed} for state in states]
        await garden.plant("clan_wars", *rows, guild_id=HERE, expires_at=NOW + 1)
    due = await garden.ask("due_clan_wars", "id", now=NOW, most=99)
    assert sorted(due) == ["agreed None", "mustering None", "proposed None"]
