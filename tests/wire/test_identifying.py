"""Shards that identify, as far apart as Discord wants it."""

import asyncio

import discord
import pytest
from discord.shard import SessionStartLimits
from typing_extensions import override

from bot.store.peers import NoPeers
from bot.store.share import WHOLE, Share
from bot.wire.identifying import APART, Identifying


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note seconds that would be waited, without waiting."""
    waited = list[int]()

    async def note(seconds: float) -> None:
        waited.append(max(0, round(seconds)))

    monkeypatch.setattr(asyncio, "sleep", note)
    return waited


async def two_buckets() -> SessionStartLimits:
    return SessionStartLimits(total=1000, remaining=1000, reset_after=0, max_concurrency=2)


async def silence() -> SessionStartLimits:
    raise discord.GatewayNotFound


async def test_one_shard_of_each_bucket_identifies_in_five_seconds(waits: list[int]) -> None:
    identifying = Identifying(two_buckets, NoPeers(), WHOLE)
    for shard in (4, 1, 2, 3, 2):
        await identifying.wait(shard)
    assert waits == [0, APART, APART, APART]


async def test_shards_are_one_bucket_where_discord_does_not_say(waits: list[int]) -> None:
    identifying = Identifying(silence, NoPeers(), WHOLE)
    for shard in range(3):
        await identifying.wait(shard)
    assert waits == [APART, APART]


class Queue(NoPeers):
    """Other processes, which note the turns that this one takes."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = list[int]()

    @override
    async def take_turn(self, queue: int, seconds: float) -> None:
        assert seconds == APART
        self.turns.append(queue)


async def test_the_shards_of_several_processes_take_turns(waits: list[int]) -> None:
    queue = Queue()
    identifying = Identifying(two_buckets, queue, Share(8, 4, 6))
    for shard in (4, 5, 6):
        await identifying.wait(shard)
    assert queue.turns == [0, 1, 0]
    assert waits[-1] == APART
