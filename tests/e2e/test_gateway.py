"""The gateway lost and found again in the middle of a duel."""

import asyncio

from tests.e2e.patience import unanswered
from tests.e2e.table import PATIENCE, SCRIPT, Table


async def test_a_duel_goes_on_over_a_resumed_session(table: Table) -> None:
    [session] = table.local.gateway.sessions
    await table.play_turn()
    await table.pick(table.aya)
    first = session.connection
    table.local.gateway.reconnect()
    await table.local.until(lambda: session.connection not in (None, first))
    await table.play_rest_of_turn()
    await table.play_to_the_end()
    assert table.local.gateway.sessions == [session]


async def test_a_click_during_a_lost_connection_counts_once_it_is_back(table: Table) -> None:
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben)
    table.local.gateway.cut()
    await table.local.until(lambda: not table.local.online)
    answer = await table.ben.choose(prompt, SCRIPT[0][1])
    assert answer.kind == "update"
    await table.told(1)
    await table.play_to_the_end()


async def test_a_duel_goes_on_where_the_session_cannot_be_resumed(table: Table) -> None:
    [session] = table.local.gateway.sessions
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben)
    table.local.gateway.forget()
    table.local.gateway.reconnect()
    with unanswered():
        unheard = asyncio.create_task(table.ben.choose(prompt, "fan"))
        await table.local.until(lambda: table.local.online, PATIENCE)
    assert table.local.gateway.sessions != [session]
    assert (await unheard).failed
    await table.pick(table.ben)
    await table.told(1)
    await table.play_to_the_end()
