"""What is told of one person, or taken out for them, is theirs alone."""

import pytest

from bot.play.privacy.export import PERSONAL
from tests.queries.find import Rows
from tests.queries.garden import Facts, Garden

ME, OTHER = 11, 12
MINE: Facts = {"user_id": ME}
AT_TABLE: Rows = {
    "seats": [
        {"match_id": match, "seat": seat, "user_id": user_id}
        for match, seats in {"b": (OTHER, ME), "a": (ME, OTHER), "n": (OTHER, 13)}.items()
        for seat, user_id in enumerate(seats)
    ]
}
BY_TABLE: Rows = {
    **AT_TABLE,
    "matches": [{"id": "b", "started_at": 1}, {"id": "a", "started_at": 2}, {"id": "n", "started_at": 0}],
}


def by_seat(table: str, second: str) -> tuple[Rows, list[str], list[object]]:
    """Return what stands beside seats in two matches of mine and one of others."""
    mine = {"b": 1, "a": 0, "n": 0}
    rows: list[Facts] = [
        {"match_id": match, "seat": seat, second: value(second, nth if seat == own else nth + 2)}
        for match, own in mine.items()
        for nth in (6, 5)
        for seat in (1, 0)
    ]
    told = [(match, value(second, nth)) for match in "ab" for nth in (5, 6)]
    return {**AT_TABLE, table: rows}, ["match_id", second], list(told)


def single(table: str, *columns: str) -> tuple[Rows, list[str], list[object]]:
    """Return rows that come by a column, or by two of which one decides and the other breaks a tie."""
    keys = [(6, 2), (5, 3), (6, 1)] if len(columns) > 1 else [(6,), (5,)]
    rows = [{name: value(name, number) for name, number in zip(columns, key, strict=True)} for key in keys]
    others: Facts = {columns[0]: value(columns[0], 4), "user_id": OTHER}
    told = sorted(tuple(row.values()) for row in rows)
    planted: Rows = {table: [*({**row, **MINE} for row in rows), others]}
    return planted, list(columns), [row if len(row) > 1 else row[0] for row in told]


def value(column: str, number: int) -> int | str:
    of_discord = column == "guild_id" or not column.endswith("_id")
    named = column in {"id", "board", "game", "kind", "mark", "topic"} or not of_discord
    return str(number) if named else number


def either(table: str, one: str, two: str) -> tuple[Rows, list[str], list[object]]:
    """Return rows that tell of two people, one of whom is me in some."""
    if table == "clan_chronicle":
        chapters = {6: (ME, OTHER), 7: (OTHER, ME), 5: (ME, OTHER), 4: (OTHER, 13)}
        told_of: list[Facts] = [{"nth": nth, one: by, two: of} for nth, (by, of) in chapters.items()]
        return {table: [{"clan_id": "c", **row} for row in told_of]}, ["nth"], [5, 6, 7]
    moment = "at" if table == "moderation" else "created_at"
    rows: list[Facts] = [
        {"id": "b", one: ME, two: OTHER, moment: 6},
        {"id": "a", one: OTHER, two: ME, moment: 6},
        {"id": "c", one: ME, two: OTHER, moment: 5},
        {"id": "n", one: OTHER, two: 13, moment: 4},
    ]
    return {table: rows}, ["id"], ["c", "a", "b"]


def hosted(table: str, part: str, belongs: str) -> tuple[Rows, list[str], list[object]]:
    return (
        {
            table: [
                {"id": "b", "host_id": ME, "created_at": 6},
                {"id": "a", "host_id": OTHER, "created_at": 6},
                {"id": "c", "host_id": ME, "created_at": 5},
                {"id": "n", "host_id": OTHER, "created_at": 4},
            ],
            part: [
                {belongs: "a", "user_id": ME},
                {belongs: "n", "user_id": OTHER},
                {belongs: "b", "user_id": OTHER},
            ],
        },
        ["id"],
        ["c", "a", "b"],
    )


def at_the_end(table: str, moment: str) -> tuple[Rows, list[str], list[object]]:
    ends = {"b": 6, "a": 6, "n": 1, "c": 5}
    rows: list[Facts] = [
        {"match_id": name, "user_id": user_id, moment: at}
        for name, at in ends.items()
        for user_id in (ME, OTHER)
    ]
    seats: list[Facts] = [
        {"match_id": name, "seat": 0, "user_id": OTHER if name == "n" else ME} for name in ends
    ]
    seats += [{"match_id": name, "seat": 1, "user_id": OTHER} for name in "abc"]
    return {"seats": seats, table: rows}, ["match_id", "user_id"], [("c", ME), ("a", ME), ("b", ME)]


def reported(who: str) -> tuple[Rows, list[str], list[object]]:
    rows: list[Facts] = [
        {"id": "b", who: ME, "user_id": OTHER, "at": 6},
        {"id": "a", who: ME, "user_id": OTHER, "at": 6},
        {"id": "c", who: ME, "user_id": OTHER, "at": 5},
        {"id": "n", who: OTHER, "user_id": ME, "at": 4},
    ]
    return {"reports": rows}, ["id"], ["c", "a", "b"]


EXPORTS: dict[str, tuple[Rows, list[str], list[object]]] = {
    **{
        table: ({table: [MINE, {"user_id": OTHER}]}, ["user_id"], [ME])
        for table in ("people", "habits", "reliability")
    },
    **{table: single(table, "guild_id") for table in ("members", "mutes", "voices", "clan_members")},
    "puzzle_answers": single("puzzle_answers", "day"),
    "queued": single("queued", "joined_at", "id"),
    "blocks": (
        {
            "blocks": [
                {**MINE, "blocked_id": 15, "at": 6},
                {**MINE, "blocked_id": 14, "at": 6},
                {**MINE, "blocked_id": 16, "at": 5},
                {"user_id": OTHER, "blocked_id": ME, "at": 4},
            ]
        },
        ["blocked_id"],
        [16, 14, 15],
    ),
    "leaves": single("leaves", "since"),
    "challenges": either("challenges", "challenger_id", "opponent_id"),
    "clan_invites": either("clan_invites", "inviter_id", "invited_id"),
    "clan_wars": either("clan_wars", "proposer_id", "answerer_id"),
    "cups": (
        {
            "cups": [
                {"id": name, "host_id": by, "created_at": at}
                for name, by, at in (("b", ME, 6), ("a", ME, 6), ("c", ME, 5), ("n", OTHER, 4))
            ]
        },
        ["id"],
        ["c", "a", "b"],
    ),
    "clan_chronicle": either("clan_chronicle", "user_id", "actor_id"),
    "moderation": either("moderation", "actor_id", "user_id"),
    "campaigns": (
        {
            "campaigns": [
                {"id": "b", "user_id": ME, "began_at": 6},
                {"id": "a", "user_id": ME, "began_at": 6},
                {"id": "c", "user_id": ME, "began_at": 5},
                {"id": "n", "user_id": OTHER, "began_at": 4},
            ]
        },
        ["id"],
        ["c", "a", "b"],
    ),
    "contests": (
        {
            "contests": [{"id": "b", "began_at": 6}, {"id": "a", "began_at": 6}, {"id": "c", "began_at": 5}],
            "contest_entries": [
                *({"contest_id": name, "user_id": ME} for name in "ab"),
                *({"contest_id": name, "user_id": OTHER} for name in "bc"),
            ],
        },
        ["id"],
        ["a", "b"],
    ),
    "contest_entries": single("contest_entries", "entered_at", "contest_id"),
    "lobbies": hosted("lobbies", "lobby_seats", "lobby_id"),
    "gatherings": hosted("gatherings", "entrants", "gathering_id"),
    "lobby_seats": single("lobby_seats", "joined_at", "lobby_id"),
    "entrants": single("entrants", "joined_at", "gathering_id"),
    "matches": (BY_TABLE, ["id"], ["b", "a"]),
    "seats": (AT_TABLE, ["match_id", "seat"], [("a", 0), ("b", 1)]),
    "picks": (
        {
            **AT_TABLE,
            "picks": [
                {"match_id": match, "seat": seat, "interaction_id": number}
                for match, seat, number in (
                    ("a", 0, 9),
                    ("b", 1, 7),
                    ("a", 1, 5),
                    ("b", 0, 4),
                    ("n", 0, 3),
                    ("a", 0, 8),
                )
            ],
        },
        ["interaction_id"],
        [7, 8, 9],
    ),
    "orders": by_seat("orders", "place"),
    "instructions": by_seat("instructions", "topic"),
    "offers": by_seat("offers", "kind"),
    "notices": by_seat("notices", "number"),
    "turns": (
        {**AT_TABLE, "turns": [{"match_id": match, "revision": nth} for match in "ban" for nth in (2, 1)]},
        ["match_id", "revision"],
        [("a", 1), ("a", 2), ("b", 1), ("b", 2)],
    ),
    "honor": single("honor", "at", "id"),
    "tallies": single("tallies", "guild_id", "board"),
    "records": at_the_end("records", "ended_at"),
    "rated": at_the_end("rated", "at"),
    "ratings": single("ratings", "guild_id", "game"),
    "titles": single("titles", "since", "source_id"),
    "hall_of_fame": single("hall_of_fame", "guild_id", "nth"),
    "seasons": (
        {
            "seasons": [
                {"guild_id": guild_id, "nth": nth, "closed_by": by, "closed_at": 1}
                for guild_id, nth, by in ((6, 2, ME), (5, 3, ME), (6, 1, ME), (4, 1, OTHER))
            ]
        },
        ["guild_id", "nth"],
        [(5, 3), (6, 1), (6, 2)],
    ),
    "gathering_moves": (
        {
            "gathering_moves": [
                {"gathering_id": name, "revision": nth, "actor_id": by}
                for name, nth, by in (("b", 2, ME), ("a", 3, ME), ("b", 1, ME), ("a", 1, OTHER))
            ]
        },
        ["gathering_id", "revision"],
        [("a", 3), ("b", 1), ("b", 2)],
    ),
    "summonses": (
        {
            "entrants": [
                {"gathering_id": name, "seat": seat, "user_id": user_id}
                for name, seats in {"b": (OTHER, ME), "a": (ME, OTHER)}.items()
                for seat, user_id in enumerate(seats)
            ],
            "summonses": [
                {"gathering_id": name, "seat": seat, "revision": nth}
                for name, seat, nth in (("b", 1, 2), ("b", 0, 3), ("a", 0, 5), ("b", 1, 1), ("a", 1, 4))
            ],
        },
        ["gathering_id", "revision"],
        [("a", 5), ("b", 1), ("b", 2)],
    ),
    "substitutions": (
        {
            "substitutions": [
                {"match_id": name, "number": nth, "leaver_id": OTHER, "asker_id": OTHER, "newcomer_id": OTHER}
                | {who: ME}
                for name, nth, who in (
                    ("b", 1, "leaver_id"),
                    ("a", 2, "newcomer_id"),
                    ("a", 1, "asker_id"),
                )
            ]
            + [
                {"match_id": "c", "number": 1, "leaver_id": OTHER, "asker_id": OTHER, "newcomer_id": OTHER},
                {"match_id": "d", "number": 1, "leaver_id": ME, "asker_id": ME, "newcomer_id": OTHER},
            ]
        },
        ["match_id", "number"],
        [("a", 1), ("a", 2), ("b", 1), ("d", 1)],
    ),
    "follows": single("follows", "match_id"),
    "marks": single("marks", "at", "mark"),
    "clan_war_fighters": single("clan_war_fighters", "war_id"),
    "setting_changes": single("setting_changes", "at", "id"),
    "reports": reported("reporter_id"),
    "outbox": (
        {
            "outbox": [
                {"lane": "a", "kind": "reminder", "home": ME},
                {"lane": "b", "kind": "hand", "home": ME},
                {"lane": "c", "kind": "reminder", "home": OTHER},
            ]
        },
        ["lane"],
        ["a", "b"],
    ),
}


def test_the_export_of_every_table_is_tried() -> None:
    assert sorted(EXPORTS) == sorted(PERSONAL)


@pytest.mark.parametrize("table", EXPORTS)
async def test_an_export_tells_of_one_person_in_order(garden: Garden, table: str) -> None:
    planted, columns, told = EXPORTS[table]
    for name, rows in planted.items():
        await garden.plant(name, *rows)
    assert await garden.ask(f"export_{table}", *columns, user_id=ME) == told


async def test_packed_logs_are_exported_with_what_of_them_was_ones_own(garden: Garden) -> None:
    for name, rows in AT_TABLE.items():
        await garden.plant(name, *rows)
    left = {"leaver_id": ME, "match_id": "n", "number": 1, "since": 2, "revision": 5}
    await garden.plant(
        "substitutions", {**left, "status": "seated"}, {**left, "number": 2, "status": "lapsed"}
    )
    await garden.plant("packed_logs", *({"match_id": name, "log": name.encode()} for name in "bno"))
    found = await garden.ask("export_packed_logs", "match_id", "log", "since", "until", user_id=ME)
    assert found == [("b", b"b", 0, 2**63 - 1), ("n", b"n", 2, 5)]
