"""Commands are told to Discord when there is something new to tell."""

import pytest

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from tests.e2e.process import BotProcess
from tests.e2e.table import Clock


def errors(host: BotProcess) -> list[str]:
    return [entry["event"] for entry in host.log if entry["level"] == "error"]


def told(local: LocalDiscord) -> int:
    """Return how often the commands were told."""
    return sum(request.route == "PUT /applications/{id}/commands" for request in local.requests)


def asked(local: LocalDiscord) -> int:
    """Return how often Discord was asked for the commands it knows."""
    return sum(request.route == "GET /applications/{id}/commands" for request in local.requests)


def challenge(local: LocalDiscord) -> Json:
    return next(one for one in local.people["Aya"].commands(local.channel) if one["name"] == "challenge")


async def test_commands_are_told_again_only_when_a_language_has_something_new_to_say(
    local: LocalDiscord, store: Store, clock: Clock, request: pytest.FixtureRequest
) -> None:
    context = Context(store, clock, SeededChance(1))
    for _ in range(2):
        async with logged_in(local, context):
            assert told(local) == 1
    assert "fr" not in challenge(local)["name_localizations"]
    request.getfixturevalue("french")
    for _ in range(2):
        async with logged_in(local, context):
            assert told(local) == 2
    assert challenge(local)["name_localizations"] == {"fr": "défier"}
    assert challenge(local)["options"][0]["name_localizations"] == {"fr": "adversaire"}


async def test_a_known_application_on_an_empty_database_is_told_loudly_and_once(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    assert (await host.stop(), errors(host)) == (0, [])
    for file in host.folder.glob("bot.db*"):
        file.unlink()
    await host.start()
    assert await host.stop() == 0
    [loud] = errors(host)
    assert "HAS RUN BEFORE" in loud
    assert asked(local) == 2
    await host.start()
    assert (await host.stop(), errors(host)) == (0, [loud])
    assert asked(local) == 2
