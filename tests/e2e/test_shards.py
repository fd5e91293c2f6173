"""One process with several connections to Discord, each of which hears of some of the servers."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.play.ground.context import Context
from bot.sandbox.ground.places import Server
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.table import PATIENCE, nothing_waits, seated

SHARDS = 2


@pytest.fixture
def elsewhere(local: LocalDiscord) -> Server:
    """Open a server that is another shard's than the first, and advise a bot to have two."""
    local.gateway.shards = local.gateway.buckets = SHARDS
    while True:
        opened = local.add_server("Elsewhere", local.people["Aya"], local.people["Ben"])
        if (opened.guild.id ^ local.guild.id) >> 22 & 1:
            return opened


@pytest.fixture
async def sharded(local: LocalDiscord, store: Store, elsewhere: Server) -> AsyncIterator[DuelBot]:
    """Log a bot in to both."""
    assert elsewhere.guild.id
    async with logged_in(local, Context(store)) as bot:
        yield bot


async def test_as_many_shards_as_discord_advises_serve_all_servers(
    local: LocalDiscord, sharded: DuelBot, elsewhere: Server
) -> None:
    assert len(local.gateway.sessions) == SHARDS
    assert len({local.guild.id, elsewhere.guild.id} & {guild.id for guild in sharded.guilds}) == SHARDS
    answer = await local.people["Ben"].slash(elsewhere.channel, "help")
    assert not answer.failed
    table = await seated(local)
    await table.play_to_the_end()  # by DM, of which shard 0 alone hears
    await nothing_waits(sharded)


async def test_a_bot_is_connected_while_all_its_shards_are(local: LocalDiscord, sharded: DuelBot) -> None:
    assert sharded.connected
    one, other = local.gateway.sessions
    local.gateway.down = True
    assert one.connection
    one.connection.tear()
    await local.until(lambda: not one.connection)
    assert other.connection
    async with asyncio.timeout(PATIENCE):
        while sharded.connected:  # noqa: ASYNC110  the library notices when it reads
            await asyncio.sleep(0.01)
    local.gateway.down = False
    await local.until(lambda: sharded.connected, PATIENCE)  # by another session, as it could not be resumed
    table = await seated(local)
    await table.play_to_the_end()
