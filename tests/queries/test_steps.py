"""What is counted goes on by one, and what moves a clock moves it by what it says."""

from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE = 1, 2
NOW = 1_000


async def test_a_call_and_a_place_on_a_ladder_have_numbers_of_their_own(garden: Garden) -> None:
    await garden.plant("clan_wars", {"id": "w", "calls": 4}, {"id": "v", "calls": 7})
    assert [await garden.ask("clan_war_call", "amount", id="w") for _ in range(2)] == [[5], [6]]
    assert await garden.grown("clan_wars", "calls") == [6, 7]
    ladders = ((HERE, "duel", 4), (HERE, "brawl", 7), (ELSEWHERE, "duel", 8))
    await garden.plant("ladders", *({"guild_id": g, "game": game, "matches": n} for g, game, n in ladders))
    ladder: Facts = {"guild_id": HERE, "game": "duel"}
    assert [await garden.ask("ladder_climb", "amount", **ladder) for _ in range(2)] == [[5], [6]]
    assert await garden.grown("ladders", "matches") == [6, 7, 8]


async def test_the_entries_of_a_chronicle_and_the_notices_of_a_match_are_numbered(garden: Garden) -> None:
    await garden.plant("clans", {"id": "c"})
    await garden.plant("matches", {"id": "m"})
    await garden.plant("clan_chronicle", {"clan_id": "d", "nth": 1}, {"clan_id": "d", "nth": 2})
    await garden.plant("notices", {"match_id": "n", "number": 1})
    for nth in (1, 2, 3):
        entry: Facts = {"clan_id": "c", "happening": "joined", "user_id": nth, "actor_id": None, "at": 5}
        assert await garden.change("clan_chronicle_add", id=f"{nth}", **entry) == 1
        notice: Facts = {"match_id": "m", "kind": "excused", "seat": 0, "span": 5}
        assert await garden.ask("notice_add", "number", **notice) == [nth]
    assert [row for row in await garden.grown("clan_chronicle", "clan_id", "nth") if row[0] == "c"] == [
        ("c", 1),
        ("c", 2),
        ("c", 3),
    ]


async def test_a_match_goes_on_by_one_revision_and_a_pick_with_it(garden: Garden) -> None:
    await garden.plant(
        "matches", {"id": "m", "revision": 3, "status": "ongoing", "deadline_at": 5, "remind_at": 4}
    )
    await garden.plant("picks", {"match_id": "m", "revision": 3, "seat": 1})
    assert await garden.change("match_advance", id="m", revision=3, state="new") == 1
    assert await garden.change("picks_carry", match_id="m", revision=3, seat=1) == 1
    assert await garden.grown("matches", "revision", "state", "deadline_at", "remind_at") == [
        (4, "new", None, None)
    ]
    assert await garden.grown("picks", "revision") == [4]


async def test_an_excuse_and_a_rated_match_count_once(garden: Garden) -> None:
    await garden.plant("seats", {"match_id": "m", "seat": 1, "excused": 2})
    await garden.change("seat_excused", match_id="m", seat=1)
    assert await garden.grown("seats", "excused") == [3]
    rating: Facts = {
        "guild_id": HERE,
        "game": "duel",
        "user_id": 11,
        "level": 5,
        "spread": 2,
        "floor": 3,
        "at": 9,
        "settled": 1,
    }
    for level in (5, 6, 7):
        await garden.change("rating_set", **{**rating, "level": level})
    assert await garden.grown("ratings", "level", "matches") == [(7, 3)]


async def test_stumbles_are_counted_and_tried_again_from_their_moment_on(garden: Garden) -> None:
    await garden.plant("stumbles", {"kind": "match", "subject": "n", "times": 7, "look_at": NOW + 1})
    assert [await garden.ask("stumble_note", "amount", kind="match", subject="m") for _ in range(2)] == [
        [1],
        [2],
    ]
    await garden.change("stumble_put_off", kind="match", subject="m", look_at=NOW)
    assert await garden.ask("stumbles_due", "subject", now=NOW) == ["m"]
    assert await garden.ask("stumbles_due", "subject", now=NOW - 1) == []
    assert await garden.ask("stumble_end", "amount", kind="match", subject="m") == [2]


async def test_of_the_deadlines_remembered_each_moves_the_share_by_its_part(garden: Garden) -> None:
    for seen in (0, 2, 3, 4, 9):
        await garden.plant("reliability", {"user_id": seen, "share": 1_200, "seen": seen})
        assert await garden.change("reliability_note", user_id=seen, toward=0, memory=4) == 1
    found = await garden.grown("reliability", "user_id", "share", "seen")
    assert found == [(0, 0, 1), (2, 800, 3), (3, 900, 4), (4, 900, 5), (9, 900, 10)]


async def test_a_post_is_counted_from_now_or_from_those_before_it(garden: Garden) -> None:
    ends = {1: NOW - 5, 2: NOW + 5, 3: NOW + 50, 4: NOW + 51}
    await garden.plant("voices", *({"guild_id": g, "user_id": 11, "full_at": at} for g, at in ends.items()))
    asked: Facts = {"user_id": 11, "now": NOW, "cost": 10, "latest": NOW + 50}
    assert [await garden.change("voice_use", guild_id=g, **asked) for g in (1, 2, 3, 4, 5)] == [1, 1, 1, 0, 1]
    moved = await garden.grown("voices", "guild_id", "full_at")
    assert moved == [(1, NOW + 10), (2, NOW + 15), (3, NOW + 60), (4, NOW + 51), (5, NOW + 10)]


async def test_the_clock_of_a_turn_runs_unless_it_is_held(garden: Garden) -> None:
    await garden.plant("matches", {"id": "runs"}, {"id": "stands", "held": 3, "held_since": 2})
    for match_id in ("runs", "stands"):
        clock: Facts = {"asked_at": 5, "deadline_at": 90, "remind_at": 80, "allowance": 70}
        await garden.change("match_clock_set", id=match_id, **clock)
    found = await garden.grown("matches", "id", "asked_at", "deadline_at", "remind_at", "held")
    assert found == [("runs", 5, 90, 80, None), ("stands", 5, None, None, 70)]


async def test_a_turn_that_was_held_began_as_much_later(garden: Garden) -> None:
    begun = {"before": 20, "meanwhile": 60}
    await garden.plant(
        "matches",
        *({"id": name, "asked_at": at} for name, at in begun.items()),
        status="ongoing",
        held=9,
        held_since=50,
    )
    for name in begun:
        assert await garden.change("match_release", id=name, now=100, deadline_at=300, remind_at=200) == 1
    found = await garden.grown("matches", "id", "asked_at", "deadline_at", "remind_at", "held")
    assert found == [("before", 70, 300, 200, None), ("meanwhile", 100, 300, 200, None)]
