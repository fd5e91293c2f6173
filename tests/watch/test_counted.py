"""What waits and what goes on is counted by the database: each process counts what is its own."""

import pytest
from prometheus_client import CollectorRegistry

from bot.play.ground.context import Context
from bot.store.engine import Store
from bot.store.share import SHIFT, WHOLE, Share
from bot.watch.counted import Counted
from tests.queries.garden import Facts, Garden

NOW, HERE, THERE = 100_000, 7, 1 << SHIFT | 7
"""A moment, and servers of two shards."""

GOING_ON: tuple[Facts, ...] = (
    {"id": "a", "game": "bushido.duel/1"},
    {"id": "b", "game": "bushido.duel/2", "guild_id": THERE},
    {"id": "c", "game": "bushido.duel/2", "houses": 1, "guild_id": THERE},
    {"id": "d", "game": "bushido.duel/2", "houses": 1, "alone": 1},
    {"id": "e", "game": "way.fight/1", "alone": 1},
    {"id": "f", "game": "way.fight/1", "alone": 1, "campaign_id": "k"},
    {"id": "g", "game": "way.fight/1", "alone": 1, "contest_id": "k", "campaign_id": "k"},
    {"id": "h", "game": "bushido.duel/2"},
    {"id": "i", "game": "bushido.duel/2", "status": "over"},
)

WAITING: tuple[Facts, ...] = (
    {"kind": "board", "due_at": NOW - 9_000, "home": HERE},
    {"kind": "board", "due_at": NOW - 40_000, "home": THERE, "tries": 2},
    {"kind": "board", "due_at": NOW - 2_000, "home": THERE},
    {"kind": "hand", "due_at": NOW + 5_000, "home": HERE},
)


@pytest.fixture
async def garden(store: Store, database_url: str) -> Garden:
    """Plant what goes on and what waits."""
    garden = Garden(store, database_url)
    await garden.plant("matches", *GOING_ON, guild_id=HERE, status="ongoing")
    await garden.plant("bouts", {"match_id": "h"})
    await garden.plant("outbox", *WAITING)
    return garden


def figures(registry: CollectorRegistry) -> dict[tuple[str, ...], float]:
    """Return all that is not zero, by series and labels."""
    return {
        (sample.name.removeprefix("bushido_"), *sample.labels.values()): sample.value
        for family in registry.collect()
        for sample in family.samples
        if sample.value
    }


async def counted(store: Store, share: Share) -> dict[tuple[str, ...], float]:
    registry = CollectorRegistry()
    await Counted(Context(store, now=lambda: NOW, share=share), registry).renew()
    return figures(registry)


async def test_all_is_counted_by_its_kind(garden: Garden) -> None:
    assert await counted(garden.store, WHOLE) == {
        ("outbox_messages", "board"): 3,
        ("outbox_messages", "hand"): 1,
        ("outbox_retried_messages", "board"): 1,
        ("outbox_late_seconds", "board"): 40,
        ("matches", "bushido.duel", "players"): 2,
        ("matches", "bushido.duel", "house"): 1,
        ("matches", "bushido.duel", "practice"): 1,
        ("matches", "bushido.duel", "gathering"): 1,
        ("matches", "way.fight", "alone"): 1,
        ("matches", "way.fight", "campaign"): 1,
        ("matches", "way.fight", "contest"): 1,
    }


async def test_what_several_processes_count_is_the_whole(garden: Garden) -> None:
    one, other = [await counted(garden.store, Share(2, shard, shard)) for shard in range(2)]
    whole = await counted(garden.store, WHOLE)
    assert one["matches", "bushido.duel", "players"] == other["matches", "bushido.duel", "players"] == 1
    for series, value in whole.items():
        put_together = max if "seconds" in series[0] else sum
        assert put_together((one.get(series, 0), other.get(series, 0))) == value, series


async def test_what_is_over_or_sent_is_gone_from_the_next_count(garden: Garden) -> None:
    registry = CollectorRegistry()
    counting = Counted(Context(garden.store, now=lambda: NOW), registry)
    await counting.renew()
    await garden.change("forget_outbox", user_id=THERE)
    await garden.change("forget_outbox", user_id=HERE)
    for row in GOING_ON[:-1]:
        await garden.change("match_end", id=row["id"], ended_at=NOW, outcome="{}")
    await counting.renew()
    assert figures(registry) == {}
