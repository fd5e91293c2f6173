"""What is asked for by a moment is found from that very moment on, and not a millisecond before."""

import pytest

from bot.store.share import Share
from tests.queries.garden import Facts, Garden

HERE, ELSEWHERE, LEFT = 1, 2, 3
NOW, SINCE = 1_000, 900

STALE: dict[str, tuple[str, Facts, list[Facts]]] = {
    "challenges": ("expires_at", {"status": "lapsed"}, [{"status": "open"}]),
    "queued": ("expires_at", {"status": "lapsed"}, [{"status": "waiting"}]),
    "clan_invites": ("expires_at", {"status": "lapsed"}, [{"status": "open"}]),
    "clan_wars": (
        "expires_at",
        {"status": "void"},
        [{"status": status} for status in ("proposed", "agreed", "mustering", "begun", "over")],
    ),
    "lobbies": ("expires_at", {"status": "lapsed"}, [{"status": "open"}]),
    "reports": ("at", {"status": "settled"}, [{"status": "open"}]),
}
"""By table: the moment it is stale by, what is stale, and what never is."""

PARTS = {"lobby_seats": ("lobbies", "lobby_id"), "clan_war_fighters": ("clan_wars", "war_id")}
"""What belongs to those, and goes before them."""

OUTDATED = {
    "leaves": ("until", "user_id"),
    "mutes": ("until", "user_id"),
    "reliability": ("lapses_at", "user_id"),
    "stumbles": ("look_at", "subject"),
    "voices": ("full_at", "user_id"),
    "spent": ("lapses_at", "veil_id"),
}

DUE: dict[str, tuple[str, str, str, Facts, Facts]] = {
    "due_challenges": ("challenges", "expires_at", "challenge", {"status": "open"}, {"status": "lapsed"}),
    "due_queued": ("queued", "looks_at", "queued", {"status": "waiting"}, {"status": "lapsed"}),
    "due_clan_invites": ("clan_invites", "expires_at", "invite", {"status": "open"}, {"status": "lapsed"}),
    "due_cups": ("cups", "opens_at", "cup", {}, {"paused": 1}),
    "due_clan_wars": (
        "clan_wars",
        "expires_at",
        "war",
        {"status": "agreed", "seed": "x"},
        {"status": "over"},
    ),
    "due_gatherings": (
        "gatherings",
        "clock_at",
        "gathering",
        {"status": "open", "seed": "x"},
        {"status": "over"},
    ),
    "due_lobbies": ("lobbies", "expires_at", "lobby", {"status": "open"}, {"status": "lapsed"}),
    "due_matches": ("matches", "deadline_at", "match", {"status": "ongoing"}, {"status": "over"}),
    "due_reminders": (
        "matches",
        "remind_at",
        "reminder",
        {"status": "ongoing", "deadline_at": NOW + 9},
        {"status": "over"},
    ),
}
"""By query: the table, the moment, as what it stumbles, what waits, and what does not."""

ORDERED = {
    *("due_challenges", "due_queued", "due_clan_invites", "due_cups", "due_lobbies", "due_matches"),
    "due_reminders",
}

LAPSING = {
    "challenges": ("open", "lapsed"),
    "clan_invites": ("open", "lapsed"),
    "clan_wars": ("agreed", "begun"),
    "lobbies": ("open", "lapsed"),
}


async def servers(garden: Garden) -> None:
    await garden.plant(
        "guilds", {"guild_id": HERE}, {"guild_id": ELSEWHERE}, {"guild_id": LEFT, "left_at": 5}
    )


@pytest.mark.parametrize("table", STALE)
async def test_what_was_closed_is_stale_from_its_moment_on(garden: Garden, table: str) -> None:
    moment, stale, never = STALE[table]
    await garden.plant(
        table,
        {**stale, "id": "before", moment: NOW - 1},
        {**stale, "id": "at", moment: NOW},
        {**stale, "id": "after", moment: NOW + 1},
        *({**facts, "id": f"never {nth}", moment: NOW - 1} for nth, facts in enumerate(never)),
    )
    assert await garden.change(f"stale_{table}", before=NOW, most=9) == 2
    assert set(await garden.grown(table, "id")) == {"after", *(f"never {nth}" for nth in range(len(never)))}


@pytest.mark.parametrize("part", PARTS)
async def test_what_belongs_to_something_stale_goes_before_it(garden: Garden, part: str) -> None:
    table, belongs_to = PARTS[part]
    moment, stale, never = STALE[table]
    ends = {"before": NOW - 1, "at": NOW, "after": NOW + 1}
    await garden.plant(table, *({**stale, "id": name, moment: at} for name, at in ends.items()))
    await garden.plant(table, {**stale, "id": "bare", moment: NOW}, {**never[0], "id": "never", moment: NOW})
    await garden.plant(part, *({belongs_to: name} for name in (*ends, "never")))
    assert await garden.change(f"stale_{table}", before=NOW, most=9) == 1, "only what nothing belongs to"
    assert await garden.change(f"stale_{part}", before=NOW, most=1) == 1
    assert await garden.change(f"stale_{part}", before=NOW, most=1) == 1, "what is cleared blocks nothing"
    assert await garden.change(f"stale_{part}", before=NOW, most=9) == 0
    assert await garden.grown(part, belongs_to) == ["after", "never"]
    assert await garden.change(f"stale_{table}", before=NOW, most=9) == 2
    assert await garden.grown(table, "id") == ["after", "never"]


@pytest.mark.parametrize("table", OUTDATED)
async def test_what_holds_until_a_moment_goes_at_that_moment(garden: Garden, table: str) -> None:
    moment, who = OUTDATED[table]
    name = str if who == "subject" else int
    await garden.plant(table, *({who: name(at), moment: at} for at in (NOW - 1, NOW, NOW + 1)))
    assert await garden.change(f"stale_{table}", before=NOW, most=9) == 2
    assert await garden.grown(table, who) == [name(NOW + 1)]


@pytest.mark.parametrize("table", ["matches", "gatherings"])
async def test_what_ended_is_read_on_from_where_it_was_left_off(garden: Garden, table: str) -> None:
    ends = {"f": NOW + 1, "e": NOW, "d": NOW, "c": NOW - 1, "b": NOW - 2, "a": NOW - 2, "z": NOW - 3}
    await garden.plant(table, *({"id": name, "ended_at": at} for name, at in ends.items()), {"id": "ongoing"})
    span = {"before": NOW, "after": NOW - 2, "after_id": "a"}
    assert await garden.ask(f"ended_{table}", "id", **span, most=9) == ["b", "c", "d", "e"]
    assert await garden.ask(f"ended_{table}", "id", **span, most=2) == ["b", "c"]


@pytest.mark.parametrize("query", DUE)
async def test_what_waits_for_a_moment_is_due_from_it_on_where_the_bot_is(garden: Garden, query: str) -> None:
    table, moment, kind, waiting, settled = DUE[query]
    await servers(garden)
    await garden.plant(
        table,
        {**waiting, "id": "at", moment: NOW},
        {**waiting, "id": "before", moment: NOW - 1},
        {**waiting, "id": "after", moment: NOW + 1},
        {**waiting, "id": "settled", moment: NOW - 1, **settled},
        {**waiting, "id": "left", moment: NOW - 1, "guild_id": LEFT},
        *({**waiting, "id": f"stumbled {name}", moment: NOW - 2} for name in ("before", "at", "after")),
        guild_id=HERE,
    )
    for name, at in (("before", NOW - 1), ("at", NOW), ("after", NOW + 1)):
        await garden.plant("stumbles", {"kind": kind, "subject": f"stumbled {name}", "look_at": at})
        await garden.plant("stumbles", {"kind": "another", "subject": name, "look_at": NOW + 1})
    found = await garden.ask(query, "id", now=NOW, most=99)
    assert set(found) == {"at", "before", "stumbled at", "stumbled before"}
    assert len(found) == 4
    if query in ORDERED:
        assert found[2:] == ["before", "at"], "what waited longest comes first"
        assert set(await garden.ask(query, "id", now=NOW, most=2)) == {"stumbled at", "stumbled before"}


async def test_nobody_is_reminded_of_a_turn_that_is_over(garden: Garden) -> None:
    waiting = {"guild_id": HERE, "status": "ongoing", "remind_at": NOW - 5}
    await garden.plant("matches", *({**waiting, "id": str(at), "deadline_at": at} for at in (NOW, NOW + 1)))
    assert await garden.ask("due_reminders", "id", now=NOW, most=9) == [str(NOW + 1)]


@pytest.mark.parametrize("table", LAPSING)
async def test_what_was_open_at_an_outage_gets_its_time_back(garden: Garden, table: str) -> None:
    waits, over = LAPSING[table]
    await servers(garden)
    await garden.plant(
        table,
        {"id": "lapsed before", "expires_at": SINCE - 1},
        {"id": "lapsed then", "expires_at": SINCE},
        {"id": "open", "expires_at": SINCE + 1},
        {"id": "closed", "expires_at": SINCE + 1, "status": over},
        {"id": "elsewhere", "expires_at": SINCE + 1, "guild_id": ELSEWHERE},
        {"id": "left", "expires_at": SINCE + 1, "guild_id": LEFT},
        status=waits,
        guild_id=HERE,
    )
    span = {"now": NOW, "since": SINCE}
    assert await garden.ask(f"give_back_{table}", "id", **span, guild_id=HERE) == ["open"]
    given = set(await garden.ask(f"give_back_{table}", "id", **span, guild_id=None))
    assert given == {"open", "elsewhere"}
    ends = dict(await garden.grown(table, "id", "expires_at"))
    assert ends == {
        "lapsed before": SINCE - 1,
        "lapsed then": SINCE,
        "open": SINCE + 1 + 2 * (NOW - SINCE),
        "closed": SINCE + 1,
        "elsewhere": SINCE + 1 + NOW - SINCE,
        "left": SINCE + 1,
    }


async def test_a_turn_gets_back_what_it_lost_of_its_time(garden: Garden) -> None:
    await servers(garden)
    await garden.plant(
        "matches",
        {"id": "due before", "deadline_at": SINCE - 1},
        {"id": "due then", "deadline_at": SINCE},
        {"id": "from before", "deadline_at": SINCE + 1},
        {"id": "begun meanwhile", "asked_at": SINCE + 60},
        {"id": "begun now", "asked_at": NOW},
        {"id": "begins later", "asked_at": NOW + 1},
        {"id": "never asked", "asked_at": None},
        {"id": "over", "status": "over"},
        {"id": "elsewhere", "guild_id": ELSEWHERE},
        {"id": "left", "guild_id": LEFT},
        guild_id=HERE,
        status="ongoing",
        asked_at=SINCE - 50,
        remind_at=SINCE + 5,
        deadline_at=5_000,
    )
    given = set(await garden.ask("give_back_matches", "id", now=NOW, since=SINCE, guild_id=HERE))
    assert given == {"from before", "begun meanwhile", "begun now", "never asked"}
    clocks = await garden.grown("matches", "id", "asked_at", "remind_at", "deadline_at")
    stood = {name: (asked, reminded, due) for name, asked, reminded, due in clocks}
    assert stood["from before"] == (SINCE + 50, SINCE + 105, SINCE + 101)
    assert stood["begun meanwhile"] == (NOW, SINCE + 45, 5_040)
    assert stood["begun now"] == (NOW, SINCE + 5, 5_000)
    assert stood["elsewhere"] == stood["over"] == stood["left"] == (SINCE - 50, SINCE + 5, 5_000)


async def test_a_gathering_gets_back_what_it_lost_of_its_time(garden: Garden) -> None:
    await servers(garden)
    await garden.plant(
        "gatherings",
        {"id": "lapsed then", "status": "open", "clock_at": SINCE},
        {"id": "waits for its host", "status": "open", "clock_at": SINCE + 1},
        {"id": "would begin later", "status": "open", "clock_at": NOW + 1, "begins_at": NOW + 1},
        {"id": "would have begun", "status": "open", "clock_at": NOW, "begins_at": NOW},
        {"id": "checks in", "status": "check-in", "clock_at": SINCE - 1, "begins_at": SINCE - 1},
        {"id": "underway", "status": "underway", "clock_at": SINCE - 1, "begins_at": 7, "round_ends_at": 8},
        {"id": "paused", "status": "underway", "clock_at": NOW, "paused_at": SINCE},
        {"id": "over", "status": "over", "clock_at": NOW},
        {"id": "elsewhere", "status": "underway", "clock_at": NOW, "guild_id": ELSEWHERE},
        {"id": "left", "status": "underway", "clock_at": NOW, "guild_id": LEFT},
        guild_id=HERE,
    )
    gathered = await garden.grown("gatherings", "id")
    await garden.plant(
        "bouts",
        *({"gathering_id": name, "bout": 1, "status": "open"} for name in gathered),
        {"gathering_id": "underway", "bout": 2, "status": "ended"},
        clock_at=10,
        due_at=20,
    )
    span = {"now": NOW, "since": SINCE, "guild_id": HERE}
    given = set(await garden.ask("give_back_gatherings", "id", **span))
    assert given == {"waits for its host", "would have begun", "checks in", "underway"}
    clocks = await garden.grown("gatherings", "id", "clock_at", "begins_at", "round_ends_at")
    stood = {name: (clock, begins, ends) for name, clock, begins, ends in clocks}
    assert stood["waits for its host"] == (SINCE + 101, None, None)
    assert stood["would have begun"] == (NOW + 100, NOW + 100, None)
    assert stood["checks in"] == (SINCE + 99, SINCE + 99, None)
    assert stood["underway"] == (SINCE + 99, 7, 108)
    assert stood["would begin later"] == (NOW + 1, NOW + 1, None)
    assert await garden.change("give_back_bouts", **span) == 1
    moved = [
        row
        for row in await garden.grown("bouts", "gathering_id", "bout", "clock_at", "due_at")
        if row[2] != 10
    ]
    assert moved == [("underway", 1, 110, 120)]


async def test_what_waits_is_brought_near_where_it_lies_ahead(garden: Garden) -> None:
    ahead = (NOW, NOW + 1)
    await garden.plant(
        "outbox",
        {"lane": "both", "due_at": NOW + 1, "claimed_until": NOW + 2},
        {"lane": "due", "due_at": NOW + 1, "claimed_until": NOW},
        {"lane": "held", "due_at": NOW, "claimed_until": NOW + 1},
        {"lane": "neither", "due_at": NOW, "claimed_until": NOW},
    )
    await garden.plant("people", *({"dm_closed_until": at} for at in ahead))
    await garden.plant("voices", *({"full_at": at} for at in ahead))
    waiting = {NOW: "waiting", NOW + 1: "waiting", NOW + 2: "lapsed"}
    await garden.plant("queued", *({"looks_at": at, "status": status} for at, status in waiting.items()))
    await garden.plant("stumbles", *({"look_at": at} for at in ahead))
    await garden.plant("noticeboards", *({"look_at": at} for at in ahead))
    touched = [
        await garden.change(f"bring_near_{table}", now=NOW, jump=400)
        for table in ("outbox", "people", "queued", "voices", "stumbles", "noticeboards")
    ]
    assert touched == [3, 1, 1, 1, 1, 1]
    assert await garden.grown("outbox", "lane", "due_at", "claimed_until") == [
        ("both", 601, 602),
        ("due", 601, NOW),
        ("held", NOW, 601),
        ("neither", NOW, NOW),
    ]
    assert await garden.grown("people", "dm_closed_until") == [601, NOW]
    assert await garden.grown("voices", "full_at") == [601, NOW]
    assert await garden.grown("queued", "looks_at") == [601, NOW, NOW + 2]
    assert await garden.grown("stumbles", "look_at") == [601, NOW]
    assert await garden.grown("noticeboards", "look_at") == [601, NOW]


@pytest.mark.parametrize("query", [*DUE, *(f"give_back_{table}" for table in LAPSING)])
async def test_a_process_settles_what_is_its_shards(garden: Garden, query: str) -> None:
    if query in DUE:
        table, moment, _, waiting, _ = DUE[query]
        asked: Facts = {"now": NOW, "most": 9}
    else:
        table, moment = query.removeprefix("give_back_"), "expires_at"
        waiting, asked = {"status": LAPSING[table][0]}, {"now": NOW, "since": SINCE, "guild_id": None}
    of_shards = {f"of shard {shard}": shard << 22 for shard in range(4)}
    for name, guild_id in of_shards.items():
        await garden.plant(table, {**waiting, "id": name, moment: NOW, "guild_id": guild_id})
    found = await garden.ask(query, "id", **asked, **Share(4, 1, 2).span)
    assert sorted(map(str, found)) == ["of shard 1", "of shard 2"]
