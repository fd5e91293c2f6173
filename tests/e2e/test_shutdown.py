"""The bot as hosts start and stop it."""

import asyncio
import json

import pytest

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, PATIENCE, SCRIPT, SEND, Table, is_reveal, presses, seated

SYNC = "PUT /applications/{id}/commands"
WAITING = "SELECT count(*) FROM outbox"


@pytest.fixture
def unloaded(host: BotProcess) -> None:
    """Start the bot as hosts do, with nothing loaded before."""
    host.forked = False


def routes(local: LocalDiscord, route: str) -> int:
    return [request.route for request in local.requests].count(route)


async def test_asked_to_stop_it_sends_what_is_due_and_goes(local: LocalDiscord, process: BotProcess) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    await table.pick(table.ben)
    assert await process.stop() == 0
    assert process.count(WAITING) == 0
    assert table.turns_told == [1]
    assert not local.online
    await process.start()
    await table.play_to_the_end()


async def test_asked_to_stop_it_first_answers_the_click_under_way(
    local: LocalDiscord, process: BotProcess
) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben)
    answered = routes(local, CALLBACK)
    async with process.books.locked():
        click = asyncio.create_task(table.ben.choose(prompt, SCRIPT[0][1]))
        await local.until(lambda: routes(local, CALLBACK) > answered)
        stopping = asyncio.create_task(process.stop())
        await asyncio.sleep(0.1)
    assert await stopping == 0
    assert not (await click).failed
    assert texts(local.message(prompt)).startswith("Turn 1: ")
    await process.start()
    await table.play_to_the_end()


async def test_asked_to_stop_it_takes_no_more_presses_while_it_sends_what_is_due(
    local: LocalDiscord, process: BotProcess
) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    await table.prompt_of(table.ben)  # it is there before Discord holds up what is sent
    left = asyncio.Event()
    local.faults.before(is_reveal, lambda _: left.wait())
    await table.pick(table.ben)
    stopping = asyncio.create_task(process.stop())
    await local.until(lambda: not local.online, PATIENCE)
    assert not stopping.done()
    assert table.turns_told == []
    left.set()
    assert await stopping == 0
    assert table.turns_told == [1]


async def test_asked_to_stop_while_discord_is_down_it_keeps_what_is_due(
    local: LocalDiscord, process: BotProcess
) -> None:
    table = await seated(local)
    await table.pick(table.aya)
    await table.prompt_of(table.ben)  # it is there before Discord is down
    local.faults.fail(SEND, 403, 50013, times=100)
    await table.pick(table.ben)
    assert await process.stop() == 0
    assert process.count(WAITING) > 0
    local.faults.clear()
    await process.start()
    await table.told(1)
    await table.play_to_the_end()


@pytest.mark.usefixtures("unloaded")
async def test_a_wrong_token_ends_it_with_one_sentence(host: BotProcess) -> None:
    await host.launch(DISCORD_TOKEN="not-the-token")  # noqa: S106
    assert await host.exit_code() == 1
    [line] = host.said.splitlines()
    assert "Discord does not know this token; check DISCORD_TOKEN" in line
    assert "not-the-token" not in line


async def test_wrong_settings_are_listed_one_a_line(host: BotProcess) -> None:
    await host.launch(DISCORD_TOKEN=" ", LOG_LEVEL="loud", REQUESTS_PER_SECOND="1000")  # noqa: S106
    assert await host.exit_code() == 2
    for name in ("DISCORD_TOKEN", "LOG_LEVEL", "REQUESTS_PER_SECOND"):
        assert len([line for line in host.said.splitlines() if line.strip().startswith(name)]) == 1


@pytest.mark.usefixtures("unloaded")
async def test_commands_are_told_to_discord_only_when_they_have_changed(
    local: LocalDiscord, process: BotProcess
) -> None:
    assert routes(local, SYNC) == 1
    await process.stop()
    await process.start()
    await process.stop()
    assert routes(local, SYNC) == 1
    process.change("UPDATE facts SET value = 'an older definition' WHERE name LIKE 'commands:%'")
    await process.start()
    assert routes(local, SYNC) == 2


async def test_a_file_says_that_all_is_well_as_long_as_it_is(process: BotProcess) -> None:
    async with asyncio.timeout(PATIENCE):
        while not process.health.exists():  # noqa: ASYNC110  a file rings no bell
            await asyncio.sleep(0.05)
    assert json.loads(process.health.read_text())["outbox"] == 0
    await process.stop()
    assert not process.health.exists()


async def test_an_old_board_works_after_a_restart(local: LocalDiscord, process: BotProcess) -> None:
    table: Table = await seated(local)
    hand = await table.hand_of(table.aya)
    await process.stop()
    await process.start()
    assert presses((await table.aya.choose(hand, "moon")).message)
    await table.play_rest_of_turn()
