"""The bot plays in servers that have it; where a user brings it along it refuses and stores nothing."""

import discord
import pytest

from bot.sandbox.components import button
from bot.sandbox.ground.places import Server
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from bot.wire.installed import is_elsewhere
from tests.e2e.table import nothing_waits, said, seated
from tests.e2e.test_outdated_commands import STRING, command
from tests.play.dump import Tables, dump
from tests.spoken import WORDS

ELSEWHERE = WORDS("refusal-elsewhere")


@pytest.fixture
def foreign(local: LocalDiscord, bot: DuelBot) -> Server:
    """Return a server that the bot is not in, though Ben has installed it for himself."""
    assert bot.is_ready()
    return local.add_foreign_server("Foreign", local.people["Ben"])


async def stored(bot: DuelBot, url: str) -> Tables:
    """Return all that is stored once nothing waits, but for the heartbeat and what SQLite counted."""
    await nothing_waits(bot)
    changing = ("facts", "heartbeats", "sqlite_stat1")
    return {table: rows for table, rows in (await dump(url)).items() if table not in changing}


def founding(local: LocalDiscord) -> Json:
    """Return the command that founds a clan."""
    words = {"name": "Heron", "tag": "HRN"}
    options = [{"name": name, "type": STRING, "value": word} for name, word in words.items()]
    data = command(local, local.channel, "clan")
    return data | {"options": [{"name": "create", "type": 1, "options": options}]}


@pytest.mark.usefixtures("untold", "bot")
async def test_every_command_is_for_servers_that_have_the_bot_and_perhaps_for_direct_messages(
    local: LocalDiscord,
) -> None:
    told = next(request.body for request in local.requests if request.route.startswith("PUT /applications"))
    assert {tuple(each["integration_types"]) for each in told} == {(0,)}
    assert {tuple(each["contexts"]) for each in told} == {(0,), (0, 1)}


@pytest.mark.parametrize("name", ["clan", "duels", "me", "settings"])
async def test_a_command_where_the_bot_is_not_is_refused_and_nothing_is_stored(
    local: LocalDiscord, foreign: Server, bot: DuelBot, sqlite_url: str, name: str
) -> None:
    ben, before = local.people["Ben"], await stored(bot, sqlite_url)
    assert ben.commands(foreign.channel) == []
    data = founding(local) if name == "clan" else command(local, local.channel, name)
    assert ELSEWHERE in said(await ben.recall(foreign.channel, data))
    assert await stored(bot, sqlite_url) == before


@pytest.mark.parametrize(("context", "kind", "elsewhere"), [(2, 3, True), (1, 1, False)])
async def test_messages_among_others_are_elsewhere_and_those_with_the_bot_are_not(
    local: LocalDiscord, bot: DuelBot, *, context: int, kind: int, elsewhere: bool
) -> None:
    ben = {"id": str(local.people["Ben"].id), "username": "ben", "discriminator": "0", "avatar": None}
    payload = {
        "id": "1",
        "type": 2,
        "token": "t",
        "version": 1,
        "application_id": str(local.application_id),
        "channel_id": "5",
        "channel": {"id": "5", "type": kind, "recipients": []},
        "user": ben,
        "context": context,
        "authorizing_integration_owners": {"1": ben["id"]},
        "entitlements": [],
        "attachment_size_limit": 1,
        "locale": "en-US",
        "data": {"id": "2", "name": "me", "type": 1},
    }
    interaction = discord.Interaction(data=payload, state=bot._connection)
    assert is_elsewhere(bot, interaction) is elsewhere


async def test_a_button_and_what_is_offered_to_who_types_are_refused_there_too(
    local: LocalDiscord, foreign: Server, bot: DuelBot, sqlite_url: str
) -> None:
    table = await seated(local)
    before = await stored(bot, sqlite_url)
    brought = {**table.board, "channel_id": str(foreign.channel.id)}
    assert ELSEWHERE in said(await table.ben.forge(brought, button(table.board, "Hand")["custom_id"]))
    typed = {"name": "fighter", "type": STRING, "value": "s", "focused": True}
    data = command(local, local.channel, "challenge") | {"options": [typed]}
    assert (await table.ben.recall(local.channel, data, typing=True)).choices
    assert (await table.ben.recall(foreign.channel, data, typing=True)).choices == ()
    assert await stored(bot, sqlite_url) == before
