"""Questions to victories count what was won alone, of one server, and nothing played against people."""

import pytest

from tests.queries.find import Find, Rows, asked
from tests.queries.garden import Garden

HERE, ELSEWHERE = 1, 2
ALONE, OTHER = "toy.buried", "toy.other"
AYA = {"guild_id": HERE, "user_id": 11}

PLAYED = (  # match, who, where, which game, how it ended, when, how it was set up
    ("a", 11, HERE, ALONE, "won", 5, "{}"),
    ("b", 11, HERE, ALONE, "won", 6, '{"ground":"hard"}'),
    ("c", 11, HERE, ALONE, "won", 7, "{}"),
    ("d", 11, HERE, ALONE, "lost", 5, '{"season":"winter"}'),
    ("e", 11, ELSEWHERE, ALONE, "won", 5, '{"season":"autumn"}'),
    ("f", 11, HERE, OTHER, "won", 5, '{"x":"y"}'),
    ("g", 12, HERE, ALONE, "won", 5, '{"season":"summer"}'),
    ("h", 13, HERE, ALONE, "won", 5, "{}"),
    ("i", 14, HERE, ALONE, "lost", 5, "{}"),
)
CAMPAIGN, TOGETHER = (
    ("run", 11, HERE, OTHER, "won", 6, "{}"),
    ("duel", 11, HERE, OTHER, "won", 6, '{"z":"y"}'),
)
GAMES = (*PLAYED, CAMPAIGN, TOGETHER)

VICTORIES: Rows = {
    "matches": [
        {"id": name, "guild_id": guild, "answers": answers, "campaign_id": "r" if name == "run" else None}
        for name, _, guild, *_, answers in GAMES
    ],
    "seats": [
        *({"match_id": name, "seat": 0, "user_id": who} for name, who, *_ in GAMES),
        {"match_id": "duel", "seat": 1, "user_id": 12},
    ],
    "records": [
        {"match_id": name, "user_id": who, "guild_id": guild, "game": game, "result": how, "ended_at": at}
        for name, who, guild, game, how, at, _ in GAMES
    ],
    "tallies": [
        {"guild_id": guild, "user_id": who, "board": board, "season": season, "amount": amount}
        for guild, who, board, season, amount in (
            *((HERE, 11, ALONE, 0, 3), (HERE, 11, OTHER, 0, 3), (HERE, 11, ALONE, 2, 9)),
            *((HERE, 12, ALONE, 0, 1), (HERE, 13, ALONE, 0, 1), (ELSEWHERE, 11, ALONE, 0, 1)),
        )
    ],
    "members": [
        {"guild_id": HERE, "user_id": 11, "name": "Aya"},
        {"guild_id": ELSEWHERE, "user_id": 12, "name": "Ben elsewhere"},
    ],
    "clan_members": [
        {"guild_id": HERE, "user_id": 11, "clan_id": "cranes"},
        {"guild_id": HERE, "user_id": 12, "clan_id": "cranes"},
        {"guild_id": HERE, "user_id": 13, "clan_id": "foxes"},
    ],
}

FINDS = [
    Find("victories_in", {**AYA, "game": ALONE, "until": 9}, VICTORIES, ("amount",), [3]),
    Find("victories_in", {**AYA, "game": ALONE, "until": 6}, VICTORIES, ("amount",), [2]),
    Find("victories_in", {**AYA, "game": OTHER, "until": 6}, VICTORIES, ("amount",), [2]),
    Find(
        "victories_setups",
        {**AYA, "game": ALONE},
        VICTORIES,
        ("answers",),
        ['{"ground":"hard"}', "{}"],
        ordered=False,
    ),
    Find("victories_setups", {**AYA, "game": OTHER}, VICTORIES, ("answers",), ['{"x":"y"}']),
    Find("victories_of_clan", {"clan_id": "cranes", "game": ALONE}, VICTORIES, ("amount",), [4]),
    Find("victories_of_clan", {"clan_id": "herons", "game": ALONE}, VICTORIES, ("amount",), [0]),
]


@pytest.mark.parametrize("find", FINDS, ids=lambda find: find.query)
async def test_a_question_to_victories(garden: Garden, find: Find) -> None:
    await asked(garden, find)
