"""With several processes, each keeps house for the servers it hears of."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

import discord
import pytest
from typing_extensions import override

from bot.play.ground.context import Context
from bot.play.people.people import People, Sighting
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.store.engine import open_store
from bot.wire.housekeeping import Housekeeping
from tests.wire.coming import PATIENCE, Coming

EVEN, ODD = 6 << 22, 7 << 22


@dataclass(frozen=True)
class Rounds(Retention):
    """What is kept long enough, with a count of how often it was looked for."""

    made: asyncio.Event = field(default_factory=asyncio.Event)
    looks: list[None] = field(default_factory=list)

    @override
    async def sweep(self) -> int:
        self.looks.append(None)
        self.made.set()
        return await super().sweep()

    @property
    def number(self) -> int:
        """How often."""
        return len(self.looks)


@pytest.mark.parametrize(
    ("shard_ids", "shard_count", "gone"),
    [(None, None, {EVEN, ODD}), ([0], 2, {EVEN}), ([1], 2, {ODD}), (None, 2, {EVEN, ODD})],
)
async def test_only_servers_of_ones_own_are_found_missing(
    sqlite_url: str, shard_ids: list[int] | None, shard_count: int | None, gone: set[int]
) -> None:
    client = discord.AutoShardedClient(
        intents=discord.Intents.none(), shard_ids=shard_ids, shard_count=shard_count
    )
    async with open_store(sqlite_url) as store:
        context = Context(store)
        for guild_id in (EVEN, ODD):
            await People(context).see((Sighting(11, "Aya", "en"),), guild_id=guild_id, guild_locale="en")
        servers = Servers(context)
        await Housekeeping(client, servers, Retention(context)).tidy()
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_stat1 WHERE tbl = 'guilds'").fetchone()[0]
        assert {guild.guild_id for guild in await servers.known() if guild.left_at is not None} == gone


async def test_no_round_is_made_before_the_servers_are_known_and_then_one_an_hour(sqlite_url: str) -> None:
    client = Coming()
    async with open_store(sqlite_url) as store:
        context, rounds = Context(store), Rounds(Context(store))
        running = asyncio.create_task(Housekeeping(client, Servers(context), rounds).run())
        await asyncio.sleep(0.05)
        assert rounds.number == 0
        client.has_come.set()
        await asyncio.wait_for(rounds.made.wait(), PATIENCE)
        await asyncio.sleep(0.05)
        running.cancel()
    assert rounds.number == 1
