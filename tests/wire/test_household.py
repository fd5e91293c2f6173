"""With several processes, each keeps house for the servers it hears of."""

import discord
import pytest

from bot.play.dojo import Dojo
from bot.play.people import People, Sighting
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.store.engine import open_store
from bot.wire.household import Household

EVEN, ODD = 6 << 22, 7 << 22


@pytest.mark.parametrize(
    ("shard_id", "shard_count", "gone"),
    [(None, None, {EVEN, ODD}), (0, 2, {EVEN}), (1, 2, {ODD}), (0, 1, {EVEN, ODD})],
)
async def test_only_servers_of_ones_own_are_found_missing(
    sqlite_url: str, shard_id: int | None, shard_count: int | None, gone: set[int]
) -> None:
    client = discord.Client(intents=discord.Intents.none(), shard_id=shard_id, shard_count=shard_count)
    async with open_store(sqlite_url) as store:
        dojo = Dojo(store)
        for guild_id in (EVEN, ODD):
            await People(dojo).see((Sighting(11, "Aya", "en"),), guild_id=guild_id, guild_locale="en")
        servers = Servers(dojo)
        await Household(client, servers, Retention(dojo)).tidy()
        assert {guild.guild_id for guild in await servers.known() if guild.left_at is not None} == gone
