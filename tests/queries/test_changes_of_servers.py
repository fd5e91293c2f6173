"""A change of people, servers and what waits touches what it is about and nothing beside it."""

import pytest

from tests.queries.change import OWN, UNASKED, Change, by_keys, tried
from tests.queries.garden import Garden


def of_claim(query: str, **values: int) -> Change:
    """Return a change of the parcel on which one claim holds."""
    return Change(
        query,
        "outbox",
        {"lane": OWN, "rank": 2, "claimed_until": 9, **values},
        {"rank": 2, "claimed_until": 9},
        {
            "it": {"lane": "a"},
            "taken since": {"lane": "b", "claimed_until": 10},
            UNASKED: {"lane": "c"},
            f"{UNASKED} later": {"lane": "a", "rank": 3},
        },
    )


CHANGES = [
    by_keys("block_remove", "blocks", {"user_id": 1, "blocked_id": 2}),
    by_keys("mute_lift", "mutes", {"guild_id": 1, "user_id": 2}),
    Change(
        "report_settle",
        "reports",
        {"id": OWN, "guild_id": 1},
        {"guild_id": 1, "status": "open"},
        {
            "it": {"id": "a"},
            "settled": {"id": "b", "status": "settled"},
            "elsewhere": {"id": "c", "guild_id": 2},
            UNASKED: {"id": "d"},
        },
    ),
    Change(
        "season_close",
        "seasons",
        {"guild_id": OWN, "nth": 2, "now": 5, "closed_by": 6, "channel_id": 7},
        {"nth": 2},
        {
            "it": {"guild_id": 1},
            "closed": {"guild_id": 2, "closed_at": 4},
            "an older one": {"guild_id": 3, "nth": 1},
            UNASKED: {"guild_id": 4},
        },
    ),
    Change(
        "season_plan",
        "seasons",
        {"guild_id": OWN, "nth": 2, "ends_at": 5, "zone": "UTC", "channel_id": 7},
        {"nth": 2},
        {
            "it": {"guild_id": 1},
            "closed": {"guild_id": 2, "closed_at": 4},
            "an older one": {"guild_id": 3, "nth": 1},
            UNASKED: {"guild_id": 4},
        },
    ),
    Change(
        "season_move",
        "seasons",
        {"guild_id": 1, "nth": 2, "channel_id": 5},
        {"guild_id": 1, "nth": 2, "closed_at": 4},
        {"it": {}, "elsewhere": {"guild_id": 2}, "another": {"nth": 3}},
    ),
    Change(
        "threads_work",
        "guilds",
        {"guild_id": OWN, "channel_id": 5},
        {"no_threads_in": 5},
        {
            "it": {"guild_id": 1},
            "another channel": {"guild_id": 2, "no_threads_in": 6},
            UNASKED: {"guild_id": 3},
        },
    ),
    Change(
        "threads_refused",
        "guilds",
        {"guild_id": OWN, "channel_id": 5},
        {},
        {
            "it has none": {"guild_id": 1},
            "it has another": {"guild_id": 2, "no_threads_in": 6},
            "known": {"guild_id": 3, "no_threads_in": 5},
            UNASKED: {"guild_id": 4},
        },
    ),
    by_keys("guild_greet", "guilds", {"guild_id": 1}, joined_at=5),
    Change(
        "guild_leave",
        "guilds",
        {"guild_id": OWN, "left_at": 9},
        {},
        {"it": {"guild_id": 1}, "left": {"guild_id": 2, "left_at": 5}, UNASKED: {"guild_id": 3}},
    ),
    Change(
        "guild_return",
        "guilds",
        {"guild_id": OWN},
        {"left_at": 5},
        {"it": {"guild_id": 1}, "here": {"guild_id": 2, "left_at": None}, UNASKED: {"guild_id": 3}},
    ),
    Change(
        "guild_being_removed",
        "guilds",
        {"guild_id": OWN},
        {"removing": 1},
        {"it": {"guild_id": 1}, "kept": {"guild_id": 2, "removing": 0}, UNASKED: {"guild_id": 3}},
    ),
    by_keys("remove_members", "members", {"guild_id": 1, "user_id": 2}),
    by_keys("stumble_put_off", "stumbles", {"kind": "match", "subject": "m"}, look_at=5_000),
    by_keys("stumble_end", "stumbles", {"kind": "match", "subject": "m"}),
    Change(
        "outbox_done",
        "outbox",
        {"lane": OWN, "rank": 2, "generation": 3},
        {"rank": 2, "generation": 3},
        {
            "it": {"lane": "a"},
            "asked again": {"lane": "b", "generation": 4},
            UNASKED: {"lane": "c"},
            f"{UNASKED} later": {"lane": "a", "rank": 3},
        },
    ),
    of_claim("outbox_again", failed=1, due_at=5),
    of_claim("outbox_set_aside", channel_id=5),
    Change(
        "outbox_release_own",
        "outbox",
        {"run": "this run", "until": 9},
        {"holder": "this run", "claimed_until": 9},
        {
            "it": {"lane": "a"},
            "taken since": {"lane": "b", "claimed_until": 10},
            "another's": {"lane": "c", "holder": "another run"},
        },
    ),
    Change(
        "outbox_supersede",
        "outbox",
        {"lane": "l", "rank": 3},
        {"lane": "l"},
        {
            "it": {"rank": 2},
            "the same": {"rank": 3},
            "later": {"rank": 4},
            "of another": {"lane": "k", "rank": 2},
        },
    ),
    Change(
        "outbox_claim_one",
        "outbox",
        {"lane": OWN, "rank": 2, "now": 50, "until": 90, "run": "this run"},
        {"rank": 2},
        {
            "it": {"lane": "a", "claimed_until": 49},
            "it is free now": {"lane": "b", "claimed_until": 50},
            "held": {"lane": "c", "claimed_until": 51},
            "later": {"lane": "a", "rank": 3},
            UNASKED: {"lane": "d"},
        },
    ),
]


@pytest.mark.parametrize("change", CHANGES, ids=[change.query for change in CHANGES])
async def test_a_change_touches_what_it_is_about(garden: Garden, change: Change) -> None:
    await tried(garden, change)
