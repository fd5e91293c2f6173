"""A server that asks the bot in while it is off is greeted when it is back, once, on both databases."""

import pytest

from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, SEND, seated
from tests.e2e.test_kill import comes_back, process_url
from tests.e2e.test_welcome import aya, greeted_once, greetings

__all__ = ["aya", "process_url"]


@pytest.mark.parametrize("killed", [False, True], ids=["in peace", "killed while it greets"])
async def test_who_asks_the_bot_in_while_it_is_off_is_greeted_when_it_is_back(
    local: LocalDiscord, process: BotProcess, aya: Person, *, killed: bool
) -> None:
    await seated(local)  # so it has been ready
    await process.stop()
    local.bring_bot_in()
    if killed:
        local.faults.after(SEND, process.kill)
    await process.start()
    if killed:
        await process.killed()
        await comes_back(process)
    await local.until(lambda: greetings(aya, local.channel), PATIENCE)
    await process.stop()
    await process.start()
    await greeted_once(local, process, aya)


async def test_who_asked_the_bot_in_before_it_first_ran_is_let_be(
    local: LocalDiscord, host: BotProcess, aya: Person
) -> None:
    local.bring_bot_in()
    for _ in range(2):
        await host.start()
        await seated(local)
        await host.stop()
    assert greetings(aya, local.channel) == []
