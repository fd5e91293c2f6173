"""What is removed with a server or taken out for a person is theirs, and nothing else goes with it."""

import pytest

from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
ME, OTHER, ALIAS = 11, 12, -5

SUBJECTS = ("matches", "challenges", "queued", "lobbies", "gatherings", "clan_invites", "clan_wars")
SINGLE = (
    *("challenges", "ratings", "ladders", "titles", "hall_of_fame", "seasons", "setting_changes"),
    *("puzzle_answers", "queued", "mutes", "voices", "spent", "moderation", "reports"),
)
WHOLES = ("gatherings", "matches", "clan_wars", "clans", "lobbies")

TWO_IDS = {
    "clan_chronicle": ("user_id", "actor_id"),
    "clan_invites": ("inviter_id", "invited_id"),
    "clan_wars": ("proposer_id", "answerer_id"),
    "moderation": ("actor_id", "user_id"),
}
ONE_ID = {
    "members": "user_id",
    "lobbies": "host_id",
    "lobby_seats": "user_id",
    "seats": "user_id",
    "honor": "user_id",
    "tallies": "user_id",
    "ratings": "user_id",
    "titles": "user_id",
    "seasons": "closed_by",
    "hall_of_fame": "user_id",
    "gatherings": "host_id",
    "entrants": "user_id",
    "gathering_moves": "actor_id",
    "clan_members": "user_id",
    "clan_war_fighters": "user_id",
    "setting_changes": "user_id",
}


@pytest.mark.parametrize("queue", ["outbox", "stumbles"])
async def test_what_waits_for_a_server_goes_with_it(garden: Garden, queue: str) -> None:
    subjects = (*SUBJECTS, "clans", "reports") if queue == "outbox" else SUBJECTS
    for table in subjects:
        for guild_id in (HERE, ELSEWHERE):
            await garden.plant(table, {"id": f"{table} {guild_id}", "guild_id": guild_id})
            await garden.plant(queue, {"subject": f"{table} {guild_id}"})
    await garden.plant(queue, {"subject": "nothing there is"})
    wanted = len(subjects)
    if queue == "outbox":
        await garden.plant("outbox", {"subject": str(HERE)}, {"subject": str(ELSEWHERE)})
        wanted += 1
    assert await garden.change(f"remove_{queue}", guild_id=HERE, most=2) == 2
    assert await garden.change(f"remove_{queue}", guild_id=HERE, most=99) == wanted - 2
    left = await garden.grown(queue, "subject")
    assert len(left) == wanted + 1
    assert not any(str(subject).endswith(f" {HERE}") or subject == str(HERE) for subject in left)


@pytest.mark.parametrize("table", SINGLE)
async def test_the_rows_of_a_server_go_one_by_one(garden: Garden, table: str) -> None:
    closed: Facts = {"closed_at": 5} if table == "seasons" else {}
    await garden.plant(
        table, *({"guild_id": guild_id, **closed} for guild_id in (HERE, ELSEWHERE, HERE, HERE))
    )
    assert await garden.change(f"remove_{table}", guild_id=HERE, most=2) == 2
    assert await garden.change(f"remove_{table}", guild_id=HERE, most=2) == 1
    assert await garden.grown(table, "guild_id") == [ELSEWHERE]


@pytest.mark.parametrize("table", WHOLES)
async def test_what_has_parts_is_found_by_its_server(garden: Garden, table: str) -> None:
    await garden.plant(table, {"id": "b", "guild_id": HERE}, {"id": "a", "guild_id": ELSEWHERE})
    assert await garden.ask(f"to_remove_{table}", "id", guild_id=HERE, most=9) == ["b"]
    assert await garden.change(f"remove_{table}", id="b") == 1
    assert await garden.grown(table, "id") == ["a"]


async def test_an_entry_of_honor_goes_with_what_takes_it_back(garden: Garden) -> None:
    await garden.plant(
        "honor",
        {"id": "c", "user_id": 2, "at": 1, "amount": 1},
        {"id": "b", "user_id": 1, "at": 1, "amount": 1},
        {"id": "a", "user_id": 1, "at": 1, "amount": 1},
        {"id": "back", "user_id": 9, "at": 9, "amount": -1, "reverses": "a"},
        {"id": "elsewhere", "guild_id": ELSEWHERE, "user_id": 1, "at": 1},
        guild_id=HERE,
    )
    assert await garden.change("remove_honor", guild_id=HERE, most=1) == 2
    assert await garden.grown("honor", "id") == ["b", "c", "elsewhere"]
    assert await garden.change("remove_honor", guild_id=HERE, most=1) == 1
    assert await garden.grown("honor", "id") == ["c", "elsewhere"]


async def test_of_a_server_that_goes_it_is_known_who_is_nowhere_else(garden: Garden) -> None:
    both = ({"guild_id": guild_id, "user_id": OTHER} for guild_id in (HERE, ELSEWHERE))
    await garden.plant("members", {"guild_id": HERE, "user_id": ME}, *both)
    await garden.plant("members", *({"guild_id": HERE, "user_id": user_id} for user_id in (ALIAS, 0)))
    await garden.plant("members", {"guild_id": ELSEWHERE, "user_id": 13})
    found = await garden.ask("to_remove_members", "user_id", "nowhere_else", guild_id=HERE, most=9)
    assert sorted(found) == [(ALIAS, False), (0, False), (ME, True), (OTHER, False)]


async def test_the_server_that_was_left_first_is_removed_first(garden: Garden) -> None:
    ends = {6: 50, 5: 50, 4: 51, 7: 49, 8: None}
    await garden.plant("guilds", *({"guild_id": guild_id, "left_at": at} for guild_id, at in ends.items()))
    assert await garden.ask("guild_to_remove", "guild_id", before=48, now=48) == []
    for guild_id in (7, 5, 6):
        assert await garden.ask("guild_to_remove", "guild_id", before=50, now=50) == [guild_id]
        assert await garden.change("remove_guilds", guild_id=guild_id) == 1
    assert await garden.ask("guild_to_remove", "guild_id", before=50, now=50) == []


@pytest.mark.parametrize("table", TWO_IDS)
async def test_an_alias_takes_the_place_of_either_person(garden: Garden, table: str) -> None:
    one, two = TWO_IDS[table]
    people = [(ME, OTHER), (OTHER, ME), (OTHER, 13), (ME, ME)]
    await garden.plant(table, *({one: by, two: of} for by, of in people))
    assert await garden.change(f"forget_{table}", user_id=ME, alias=ALIAS) == 3
    assert await garden.grown(table, one, two) == [
        (ALIAS, ALIAS),
        (ALIAS, OTHER),
        (OTHER, ALIAS),
        (OTHER, 13),
    ]


@pytest.mark.parametrize("table", ONE_ID)
async def test_an_alias_takes_the_place_of_a_person(garden: Garden, table: str) -> None:
    column = ONE_ID[table]
    await garden.plant(table, {column: ME}, {column: OTHER}, {column: ME})
    assert await garden.change(f"forget_{table}", user_id=ME, alias=ALIAS) == 2
    assert await garden.grown(table, column) == [ALIAS, ALIAS, OTHER]


@pytest.mark.parametrize("table", ["records", "rated"])
async def test_an_alias_takes_the_place_of_a_person_in_what_they_fought(garden: Garden, table: str) -> None:
    await garden.plant("seats", *({"match_id": "m", "seat": seat, "user_id": ME + seat} for seat in (0, 1)))
    await garden.plant("seats", {"match_id": "n", "user_id": OTHER})
    await garden.plant(table, *({"match_id": "m", "user_id": user_id} for user_id in (ME, OTHER)))
    await garden.plant(table, {"match_id": "n", "user_id": ME})
    assert await garden.change(f"forget_{table}", user_id=ME, alias=ALIAS) == 1
    assert await garden.grown(table, "match_id", "user_id") == [("m", ALIAS), ("m", OTHER), ("n", ME)]


async def test_of_a_challenge_the_words_of_whoever_was_asked_go_with_them(garden: Garden) -> None:
    people = [(ME, OTHER), (OTHER, ME), (OTHER, 13)]
    await garden.plant(
        "challenges", *({"challenger_id": by, "opponent_id": of, "reason": "why"} for by, of in people)
    )
    assert await garden.change("forget_challenges", user_id=ME, alias=ALIAS) == 2
    found = await garden.grown("challenges", "challenger_id", "opponent_id", "reason")
    assert found == [(ALIAS, OTHER, "why"), (OTHER, ALIAS, ""), (OTHER, 13, "why")]


async def test_of_a_report_the_words_of_whoever_made_it_go_with_them(garden: Garden) -> None:
    people = [(ME, OTHER), (OTHER, ME), (OTHER, 13)]
    await garden.plant(
        "reports",
        *({"reporter_id": by, "user_id": of, "words": "what", "status": "open"} for by, of in people),
    )
    assert await garden.change("forget_reports", user_id=ME, alias=ALIAS) == 2
    found = await garden.grown("reports", "reporter_id", "user_id", "words", "status")
    assert found == [
        (ALIAS, OTHER, "", "settled"),
        (OTHER, ALIAS, "what", "open"),
        (OTHER, 13, "what", "open"),
    ]


async def test_blocks_go_with_either_person_and_are_lifted_by_who_placed_them(garden: Garden) -> None:
    for by, of in ((ME, OTHER), (OTHER, ME), (OTHER, 13)):
        await garden.plant("blocks", {"user_id": by, "blocked_id": of})
    assert await garden.change("veil_blocks", user_id=ME, veil=ALIAS) == 1
    assert await garden.change("forget_blocks", user_id=ME) == 2
    assert await garden.grown("blocks", "user_id", "blocked_id") == [(OTHER, ALIAS), (OTHER, 13)]
    assert await garden.change("blocks_lift", user_id=ALIAS) == 0
    assert await garden.change("blocks_lift", user_id=OTHER) == 2


async def test_a_person_is_silent_wherever_they_were_seen_or_heard(garden: Garden) -> None:
    await garden.plant("members", {"guild_id": 1, "user_id": ME}, {"guild_id": 2, "user_id": OTHER})
    await garden.plant("voices", {"guild_id": 3, "user_id": ME}, {"guild_id": 4, "user_id": OTHER})
    await garden.plant("voices", {"guild_id": 1, "user_id": ALIAS})
    await garden.change("voices_silence", user_id=ME, veil=ALIAS, full_at=90)
    silent = [
        row for row in await garden.grown("voices", "guild_id", "user_id", "full_at") if row[1] == ALIAS
    ]
    assert silent == [(1, ALIAS, 90), (3, ALIAS, 90)]
