"""Logging in, losing the connection, and coming back."""

import asyncio
import signal
import sys
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.wire.gateway import ACK_AFTER, BUFFER
from bot.wire.endpoint import use_local_discord
from tests.sandbox.small_bot import SmallBot, running

CALLBACK = "POST /interactions/{id}/{token}/callback"


def identify(local: LocalDiscord, **changes: object) -> Json:
    return {"op": 2, "d": {"token": local.token, "intents": 1, "properties": {}, **changes}}


@asynccontextmanager
async def gateway(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway.url) as socket:
        yield socket


async def hello(socket: aiohttp.ClientWebSocketResponse) -> dict:
    first = await socket.receive_json()
    assert first["op"] == 10
    return first["d"]


async def closed_with(socket: aiohttp.ClientWebSocketResponse) -> int:
    while not socket.closed:
        await socket.receive()
    return socket.close_code


@pytest.mark.usefixtures("bot")
async def test_a_client_resumes_in_mid_flow_and_misses_nothing(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    counter = (await aya.slash(local.channel, "count")).message
    [session] = local.gateway.sessions
    first = session.connection
    local.gateway.reconnect()
    await local.until(lambda: session.connection is not first)
    answer = await aya.press(counter, "Count")
    await local.until(lambda: local.online)
    assert texts(answer.message) == "Counted to 1."
    assert local.gateway.sessions == [session]


@pytest.mark.usefixtures("bot")
async def test_what_happens_during_a_lost_connection_is_replayed(local: LocalDiscord) -> None:
    [session] = local.gateway.sessions
    local.gateway.cut()
    await local.until(lambda: not local.online)
    answer = await local.people["Aya"].slash(local.channel, "count")
    assert answer.kind == "message"
    assert local.gateway.sessions == [session]


async def test_a_session_resumed_elsewhere_survives_its_old_connection(local: LocalDiscord) -> None:
    async with gateway(local) as old, gateway(local) as new:
        await hello(old)
        await old.send_json(identify(local))
        ready = await old.receive_json()
        session_id = ready["d"]["session_id"]
        await new.send_json(
            {"op": 6, "d": {"token": local.token, "session_id": session_id, "seq": ready["s"]}}
        )
        assert [(await new.receive_json())["t"] for _ in range(3)] == [None, "GUILD_CREATE", "RESUMED"]
        await old.close(code=1000)
        local.add_channel("shrine")
        assert (await new.receive_json())["t"] == "CHANNEL_CREATE"
        assert [session.id for session in local.gateway.sessions] == [session_id]


@pytest.mark.usefixtures("bot")
async def test_a_forgotten_session_is_identified_anew(local: LocalDiscord) -> None:
    [session] = local.gateway.sessions
    local.gateway.forget()
    local.gateway.reconnect()
    await local.until(lambda: local.online)
    assert local.gateway.sessions != [session]
    assert (await local.people["Aya"].slash(local.channel, "count")).kind == "message"


async def test_a_wrong_token_is_refused_at_both_doors(local: LocalDiscord) -> None:
    use_local_discord(local.url)
    async with SmallBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("not the token")
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(identify(local, token="not the token"))  # noqa: S106
        assert await closed_with(socket) == 4004


async def test_nothing_can_be_asked_before_identifying_nor_twice(local: LocalDiscord) -> None:
    async with gateway(local) as socket:
        await socket.send_json({"op": 3, "d": {}})
        assert await closed_with(socket) == 4003
    async with gateway(local) as socket:
        await socket.send_json(identify(local))
        await socket.send_json(identify(local))
        assert await closed_with(socket) == 4005


async def test_a_heartbeat_is_answered_after_its_sender_has_noted_it(local: LocalDiscord) -> None:
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(identify(local))
        sent = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        while (await socket.receive_json())["op"] != 11:
            pass
        assert time.monotonic() - sent >= ACK_AFTER


async def test_a_client_without_a_heartbeat_is_dropped(local: LocalDiscord) -> None:
    local.gateway.heartbeat = 0.4
    async with gateway(local) as socket:
        assert (await hello(socket))["heartbeat_interval"] == 400
        await socket.send_json(identify(local))
        await asyncio.sleep(0.1)
        await socket.send_json({"op": 1, "d": None})
        assert await closed_with(socket) == 4009


async def test_a_session_that_missed_too_much_cannot_resume(local: LocalDiscord) -> None:
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(identify(local))
        ready = await socket.receive_json()
        await socket.close(code=4000)
    await local.until(lambda: not local.online)
    resume = {"op": 6, "d": {"token": local.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}}
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(resume)
        assert [(await socket.receive_json())["t"] for _ in range(2)] == ["GUILD_CREATE", "RESUMED"]
        await socket.close(code=4000)
    await local.until(lambda: not local.online)
    for number in range(BUFFER):
        local.gateway.announce("INTERACTION_CREATE", {"number": number})
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(resume)
        assert await socket.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_goodbye_ends_the_session(local: LocalDiscord) -> None:
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(identify(local))
        await local.until(lambda: local.online)
        await socket.close(code=1000)
    await local.until(lambda: not local.online)
    assert local.gateway.sessions == []


async def test_a_session_hears_only_what_its_intents_ask_for(local: LocalDiscord) -> None:
    async with gateway(local) as guilds, gateway(local) as direct:
        await guilds.send_json(identify(local, intents=discord.Intents(guilds=True).value))
        await direct.send_json(identify(local, intents=discord.Intents(dm_messages=True).value))
        await local.until(lambda: len(local.gateway.sessions) == 2)
        aya = local.people["Aya"]
        aya.say(aya.dm, "Hello?")
        local.add_channel("shrine")
        assert [(await guilds.receive_json())["t"] for _ in range(4)] == [
            None,
            "READY",
            "GUILD_CREATE",
            "CHANNEL_CREATE",
        ]
        assert [(await direct.receive_json())["t"] for _ in range(3)] == [None, "READY", "MESSAGE_CREATE"]


async def test_shards_hear_of_their_own_guilds(local: LocalDiscord) -> None:
    mine = (local.guild.id >> 22) % 2
    async with gateway(local) as first, gateway(local) as second:
        await first.send_json(identify(local, shard=[mine, 2]))
        await second.send_json(identify(local, shard=[1 - mine, 2]))
        await local.until(lambda: len(local.gateway.sessions) == 2)
        assert [(await first.receive_json())["t"] for _ in range(3)] == [None, "READY", "GUILD_CREATE"]
        await hello(second)
        assert (await second.receive_json())["d"]["guilds"] == []
        await second.send_json({"op": 1, "d": None})
        assert (await second.receive_json())["op"] == 11


async def test_a_shard_serves_as_many_servers_as_it_may_whatever_others_serve(local: LocalDiscord) -> None:
    mine, local.gateway.most_guilds = (local.guild.id >> 22) % 2, 0
    async with gateway(local) as first, gateway(local) as second:
        await first.send_json(identify(local, shard=[mine, 2]))
        assert await closed_with(first) == 4011
        await second.send_json(identify(local, shard=[1 - mine, 2]))
        assert [(await second.receive_json())["t"] for _ in range(2)] == [None, "READY"]


@asynccontextmanager
async def process(local: LocalDiscord) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Run the small bot in its own process."""
    started = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.sandbox.small_bot", local.url)
    try:
        await local.until(lambda: local.online, timeout=20)
        yield started
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()
    await local.until(lambda: not local.online)


async def test_a_bot_killed_at_its_answer_is_followed_by_a_fresh_one(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    async with process(local) as first:
        counter = (await aya.slash(local.channel, "count")).message
        local.faults.before(CALLBACK, lambda _: first.kill())
        local.faults.swallow(CALLBACK)
        unanswered = asyncio.create_task(aya.press(counter, "Count"))
        assert await first.wait() == -signal.SIGKILL
    async with process(local) as second:
        assert texts(local.message(counter)) == "Counted to 0."
        local.faults.after(CALLBACK, lambda _: second.kill())
        assert (await aya.press(counter, "Count")).kind == "update"
        assert await second.wait() == -signal.SIGKILL
    assert texts(local.message(counter)) == "Counted to 1."
    assert (await unanswered).failed
    assert [command["name"] for command in aya.commands(local.channel)].count("count") == 1


async def test_two_local_discords_do_not_know_each_other() -> None:
    async with LocalDiscord.open(people=("Aya",)) as here, LocalDiscord.open(people=("Emi",)) as there:
        async with running(here):
            assert here.online
            assert not there.online
        assert list(there.people) == ["Emi"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"intents": 1 << 1}, 4014),
        ({"intents": 1 << 8}, 4014),
        ({"intents": 1 << 15}, 4014),
        ({}, 4011),
        ({"shard": [2, 2]}, 4010),
    ],
)
async def test_who_asks_for_privileged_intents_or_another_shard_or_serves_too_many_servers_gets_no_session(
    local: LocalDiscord, changes: dict[str, object], code: int
) -> None:
    local.gateway.most_guilds = 0
    async with gateway(local) as socket:
        await hello(socket)
        await socket.send_json(identify(local, **changes))
        assert await closed_with(socket) == code


async def test_a_session_too_many_in_a_day_costs_the_token(local: LocalDiscord) -> None:
    local.gateway.identifies_left, token = 1, local.token
    async with gateway(local) as first, gateway(local) as second:
        for socket in (first, second):
            await hello(socket)
            await socket.send_json(identify(local))
        assert await closed_with(second) == 4004
    assert local.token != token
