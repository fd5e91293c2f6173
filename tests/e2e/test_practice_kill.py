"""A match against the house whose process is killed: what was sealed stays, and no turn is played twice."""

import asyncio

import pytest

from bot.replay import replay_stored
from bot.sandbox.actors.puppets import choices_of, prompt_press
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, LONG_PATIENCE
from tests.e2e.test_practice import SEALED, opens

TURNS = "SELECT count(*) FROM turns"


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


async def begun(local: LocalDiscord) -> tuple[Person, Json, str]:
    """Begin a duel against the house; return who plays, the message, and the seal in it."""
    aya = local.people["Aya"]
    answer = await aya.slash(local.channel, "practice", game="bushido.duel", level="first-steps")
    assert answer.message
    [seal] = SEALED.findall(str(answer.message))
    return aya, answer.message, seal


async def test_what_the_house_sealed_before_it_was_killed_is_what_it_plays(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start()
    aya, message, seal = await begun(local)
    host.kill()
    await host.killed()
    await host.start()
    answer = await aya.choose(message, choices_of(message)[0])
    assert answer.message
    assert await opens(aya, answer.message, seal)
    assert host.count(TURNS) == 1


@pytest.mark.parametrize("sent", [False, True], ids=["not answered", "answered"])
async def test_a_choice_it_was_killed_in_counts_once(
    local: LocalDiscord, host: BotProcess, *, sent: bool
) -> None:
    await host.start()
    aya, message, seal = await begun(local)
    die(host, CALLBACK, sent=sent)
    choosing = asyncio.create_task(aya.choose(message, choices_of(message)[0]))
    async with asyncio.timeout(LONG_PATIENCE):
        await host.killed()
    choosing.cancel()
    await host.start()
    shown = (await aya.slash(local.channel, "hand")).message or {}
    assert host.count(TURNS) == 1
    assert await opens(aya, shown, seal)
    await aya.choose(message, choices_of(message)[1])
    assert host.count(TURNS) == 1, "an old prompt plays no turn"
    press = prompt_press(shown)
    assert press
    assert await replay_stored(press.id, host.database_url) == 0
