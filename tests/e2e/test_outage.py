"""Discord out of reach for long, or for good: the token revoked, the gateway closed."""

import asyncio
import os

import pytest

from bot.sandbox.server import LocalDiscord
from tests.e2e.process import ROOT, STARTED_WITHIN, BotProcess
from tests.e2e.table import SEND, seated

AT_ONCE = 20.0
"""Seconds that are much longer than it should take and much shorter than LONG_PAUSE."""

LONG_PAUSE = """
from discord.backoff import ExponentialBackoff
ExponentialBackoff.delay = lambda self: 600.0
"""
"""Has the library pause after its first attempt to connect for as long as it otherwise does after many."""


def errors(host: BotProcess) -> list[str]:
    return [entry["event"] for entry in host.log if entry["level"] in ("error", "critical")]


async def test_a_token_revoked_while_running_ends_it_with_one_sentence(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    await local.revoke_token()
    assert await host.exit_code() == 1
    [sentence] = errors(host)
    assert sentence.startswith("Discord does not know this token any more")


async def test_a_revoked_token_of_which_only_requests_tell_ends_it_and_loses_nothing(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    table = await seated(local)
    await table.pick(table.aya)
    await table.prompt_of(table.ben)  # it is there before Discord is down
    local.faults.fail(lambda request: request.kind == "bot", 401, times=100)
    await table.pick(table.ben)
    assert await host.exit_code() == 1
    [sentence] = errors(host)
    assert sentence.startswith("Discord does not know this token any more")
    local.faults.clear()
    await host.start()
    await table.told(1)
    await table.play_to_the_end()


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4011, "this bot has too few shards for its servers; a restart opens more"),
        (4013, "Discord has ended the connection for good"),
        (4014, "Discord does not grant the intents that were asked for; this bot needs none of those"),
    ],
)
async def test_a_gateway_that_ends_the_connection_for_good_is_told_in_one_sentence(
    local: LocalDiscord, host: BotProcess, code: int, told: str
) -> None:
    await host.start()
    await local.gateway.close(code)
    assert await host.exit_code() == 1
    assert errors(host) == [told]


@pytest.fixture
async def pausing(host: BotProcess) -> BotProcess:
    """Start a bot that makes long pauses between its attempts to connect."""
    (host.folder / "sitecustomize.py").write_text(LONG_PAUSE)
    host.forked = False
    await host.start(PYTHONPATH=os.pathsep.join([str(ROOT), str(host.folder)]))
    return host


async def begin_outage(local: LocalDiscord, host: BotProcess) -> None:
    """Refuse every connection, and wait until the library pauses before its next attempt."""
    local.gateway.down = True
    local.gateway.cut()
    async with asyncio.timeout(STARTED_WITHIN):
        while "Attempting a reconnect" not in host.said:  # noqa: ASYNC110  another process's log
            await asyncio.sleep(0.05)


async def test_asked_to_stop_in_an_outage_of_discord_it_goes_at_once_and_keeps_what_is_due(
    local: LocalDiscord, pausing: BotProcess
) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    await table.prompt_of(table.ben)  # it is there before Discord is down
    local.faults.swallow(SEND, times=100)
    await table.pick(table.ben)
    await begin_outage(local, pausing)
    async with asyncio.timeout(AT_ONCE):
        assert await pausing.stop() == 0
    assert not pausing.health.exists()
    local.faults.clear()
    local.gateway.down = False
    await pausing.start()
    await table.told(1)
    await table.play_to_the_end()


@pytest.mark.parametrize("route", ["GET /users/@me", "PUT /applications/{id}/commands"])
async def test_asked_to_stop_in_the_middle_of_its_login_it_goes_at_once(
    local: LocalDiscord, host: BotProcess, route: str
) -> None:
    arrived = asyncio.Event()
    local.faults.before(route, lambda _: arrived.set())
    local.faults.swallow(route)
    await host.launch()
    async with asyncio.timeout(STARTED_WITHIN):
        await arrived.wait()
    async with asyncio.timeout(AT_ONCE):
        assert await host.stop() == 0


async def test_an_outage_is_told_in_a_line_for_each_attempt(local: LocalDiscord, host: BotProcess) -> None:
    await host.start()
    await begin_outage(local, host)
    local.gateway.down = False
    await local.until(lambda: local.online, STARTED_WITHIN)
    attempts = [entry for entry in host.log if "Attempting a reconnect" in entry["event"]]
    assert all("503" in entry["error"] for entry in attempts)
    assert "Traceback" not in host.said
