"""With several processes, each keeps house for the servers it hears of."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

import discord
import pytest
from typing_extensions import override

from bot.play.ground.context import Context
from bot.play.match.packing import Packing
from bot.play.people.people import People, Sighting
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.store.engine import open_store
from bot.store.share import WHOLE, Share
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
    ("share", "gone"),
    [(WHOLE, {EVEN, ODD}), (Share(2, 0, 0), {EVEN}), (Share(2, 1, 1), {ODD}), (Share(2, 0, 1), {EVEN, ODD})],
)
async def test_only_servers_of_ones_own_are_found_missing(
    sqlite_url: str, share: Share, gone: set[int]
) -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    async with open_store(sqlite_url) as store:
        context = Context(store, share=share)
        for guild_id in (EVEN, ODD):
            await People(context).see((Sighting(11, "Aya", "en"),), guild_id=guild_id, guild_locale="en")
        servers = Servers(context)
        await Housekeeping(client, servers, Retention(context), Packing(context)).tidy()
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
            stock = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_stat1'").fetchone()
            assert (stock is not None) is share.leads, "one process takes stock for all"
        assert {guild.guild_id for guild in await servers.known() if guild.left_at is not None} == gone


async def test_no_round_is_made_before_the_servers_are_known_and_then_one_an_hour(sqlite_url: str) -> None:
    client = Coming()
    async with open_store(sqlite_url) as store:
        context, rounds = Context(store), Rounds(Context(store))
        running = asyncio.create_task(Housekeeping(client, Servers(context), rounds, Packing(context)).run())
        await asyncio.sleep(0.05)
        assert rounds.number == 0
        client.has_come.set()
        await asyncio.wait_for(rounds.made.wait(), PATIENCE)
        await asyncio.sleep(0.05)
        running.cancel()
    assert rounds.number == 1
