"""Commands are told to Discord when there is something new to tell."""

from collections.abc import Callable

import pytest
from structlog.typing import EventDict

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.wire import sync
from bot.wire.translator import Translator
from tests.e2e.process import BotProcess
from tests.e2e.table import LONG_PATIENCE, PATIENCE, Clock

TELL = "PUT /applications/{id}/commands"


def errors(host: BotProcess) -> list[str]:
    return [entry["event"] for entry in host.log if entry["level"] == "error"]


def told(local: LocalDiscord) -> int:
    """Return how often the commands were told."""
    return sum(request.route == TELL for request in local.requests)


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


def exhausted(local: LocalDiscord) -> None:
    local.command_office.forget()
    local.command_office.creates_left = 0


def with_activities(local: LocalDiscord) -> None:
    local.command_office.activities = True


def mended(local: LocalDiscord) -> None:
    local.command_office.creates_left, local.command_office.activities = 200, False


def busy(local: LocalDiscord) -> None:
    local.faults.fail(TELL, 503)


def cut_off(local: LocalDiscord) -> None:
    local.faults.cut(TELL, times=2)  # the client asks at once again where a connection was used before


def for_minutes(local: LocalDiscord) -> None:
    local.faults.fail(TELL, retry_after=3.0)


@pytest.mark.parametrize(
    ("refuse", "reason"),
    [
        (exhausted, "too many commands were created today"),
        (with_activities, "Activities are switched on"),
        (busy, "A planned fault"),
        (cut_off, "Server disconnected"),
        (for_minutes, "it has not answered yet"),
    ],
)
async def test_refused_commands_are_told_again_later_and_the_bot_serves_meanwhile(
    known: LocalDiscord,
    store: Store,
    log: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    *,
    refuse: Callable[[LocalDiscord], None],
    reason: str,
) -> None:
    local, aya = known, known.people["Aya"]
    refuse(local)
    if refuse is for_minutes:
        monkeypatch.setattr(sync, "PATIENCE", 0.2)
    async with logged_in(local, Context(store)) as bot:
        assert bot.is_ready()
        assert not (await aya.slash(local.channel, "duels")).failed
        mended(local)
        await local.until(lambda: told(local) == 3, LONG_PATIENCE)
        await local.until(lambda: [entry for entry in log if entry["event"] == "commands synced"], PATIENCE)
    [refused] = [entry for entry in log if entry["event"] == sync.REFUSED]
    assert (refused["log_level"], refused["reason"].startswith(reason)) == ("warning", True), refused


@pytest.fixture
async def known(
    local: LocalDiscord, store: Store, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> LocalDiscord:
    """Return a Discord to which an older version has told its commands, so that they are told again."""
    async with logged_in(local, Context(store)):
        assert told(local) == 1
    fact = {"name": f"commands:{local.application_id}", "value": "of an older version"}
    await store.transact(lambda tx: tx.run("fact_set", **fact))
    monkeypatch.setattr(sync, "FIRST_PAUSE", 1.0)
    log.clear()
    return local


async def test_the_entry_point_that_discord_makes_says_nothing_of_a_past(
    local: LocalDiscord, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sync, "FIRST_PAUSE", 0.1)
    local.command_office.activities = True
    async with logged_in(local, Context(store, clock, SeededChance(1))):  # where it logs an error this fails
        mended(local)
        await local.until(lambda: local.people["Aya"].commands(local.channel), PATIENCE)


async def test_a_fault_of_ours_in_telling_them_is_logged_as_one_and_they_are_told_again(
    known: LocalDiscord, store: Store, log: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Translator:
        monkeypatch.setattr(sync, "Translator", Translator)
        raise KeyError("a fault of ours")

    monkeypatch.setattr(sync, "Translator", broken)
    async with logged_in(known, Context(store)) as bot:
        assert bot.is_ready()
        await known.until(lambda: told(known) == 2, LONG_PATIENCE)
    [failed] = [entry for entry in log if entry["event"] == sync.REFUSED]
    assert (failed["log_level"], "a fault of ours" in str(failed)) == ("error", True), failed
    log.remove(failed)
