"""A process killed in the middle of a brawl's turn, and a second one that takes it up where it stands."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.brawl_table import REVEAL, BrawlTable, brawling
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, EDIT, SEND
from tests.spoken import core

OUTBOX = "SELECT count(*) FROM outbox"


def tells(route: str) -> Callable[[LoggedRequest], bool]:
    """Match what tells of a turn, by whether it is a new message or one that grows."""
    return lambda request: (
        request.route == route and bool(REVEAL.search(texts({"content": "", **request.body})))
    )


POINTS: dict[str, str | Callable[[LoggedRequest], bool]] = {
    "the answer": CALLBACK,
    "the growing message": tells(EDIT),
    "the next turn": tells(SEND),
}


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess) -> BrawlTable:
    """Place two cards before Aya, so that she is asked which to meet first."""
    table = await brawling(local, quiet(local, process), "Aya", "Ben", "Chiyo")
    aya, ben, chiyo = table.people
    await table.place(ben, "pine", aya)
    await table.place(chiyo, "pine", aya)
    await table.place(aya, "pine", ben)
    await table.quiet()
    return table


def quiet(local: LocalDiscord, process: BotProcess) -> Callable[[], Awaitable[None]]:
    """Return what waits until the process has sent all."""

    async def wait() -> None:
        await local.until(lambda: process.count(OUTBOX) == 0, 15)

    return wait


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("point", POINTS)
async def test_a_brawl_goes_on_where_it_was_killed(
    table: BrawlTable, process: BotProcess, point: str, *, sent: bool
) -> None:
    aya, ben, chiyo = table.people
    faults = table.local.faults
    if sent:
        faults.after(POINTS[point], process.kill)
    else:
        faults.before(POINTS[point], process.kill)
        faults.swallow(POINTS[point])
    [prompt] = table.prompts(aya)
    click = asyncio.create_task(aya.choose(prompt, "2"))
    if point == "the next turn":
        await click
        await table.quiet()
        for person, target in ((aya, ben), (ben, chiyo)):
            await table.place(person, "moon", target)
        click = asyncio.create_task(table.place(chiyo, "moon", aya))
    await process.killed()
    await process.start()
    if (await click).failed and point == "the answer":
        assert core("prompt-passed") in texts((await aya.choose(prompt, "2")).message)
    await table.quiet()

    if point != "the next turn":
        for person, target in ((aya, ben), (ben, chiyo), (chiyo, aya)):
            await table.place(person, "moon", target)
        await table.quiet()
    assert table.turns_fought == [1, 2]
    first = texts(table.reveals[0])
    assert first.index(f"⚔️ {chiyo.mention}") < first.index(f"⚔️ {ben.mention}")
    assert all(len(table.prompts(person)) == 1 for person in table.people)
    await table.resign(ben)
    await table.resign(aya)
    assert f"{chiyo.mention} is the last one standing" in texts(table.newest)
    assert await replay_stored(table.match_id, process.database_url) == 0


@pytest.mark.parametrize("point", [CALLBACK, SEND])
async def test_a_lobby_that_was_kept_but_not_shown_is_shown_once(
    local: LocalDiscord, process: BotProcess, point: str
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    if point == CALLBACK:
        local.faults.before(point, process.kill)
        local.faults.swallow(point)
        assert (await aya.slash(local.channel, "brawl")).failed
    else:
        local.faults.after(CALLBACK, process.kill)
        await aya.slash(local.channel, "brawl")
    await process.killed()
    await process.start()
    await quiet(local, process)()
    [lobby] = local.people["Daigo"].messages(local.channel)
    question = await ben.press(lobby, "Join")
    await ben.choose(question.message, "swift")
    await quiet(local, process)()
    assert f"2. {ben.mention}" in texts(local.message(lobby))
