"""A process killed in the middle of a gathering, and a second one that takes it up where it stands."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.gathering_table import LIVING, GatheringTable, begun, join
from tests.e2e.process import BotProcess, die, says
from tests.e2e.table import CALLBACK, EDIT, SEND
from tests.spoken import WORDS, core

OUTBOX = "SELECT count(*) FROM outbox"
UNHEARD = "SELECT count(*) FROM bouts WHERE status = 'ended'"
PATIENCE = 20.0


def quiet(local: LocalDiscord, process: BotProcess) -> Callable[[], Awaitable[None]]:
    """Return what waits until the process has heard of every end, and has sent all."""

    async def wait() -> None:
        await local.until(lambda: process.count(UNHEARD) + process.count(OUTBOX) == 0, PATIENCE)

    return wait


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess) -> GatheringTable:
    """Begin Duels of four."""
    return await begun(local, quiet(local, process), "duels", 4)


CHALLENGING: dict[str, str | Callable[[LoggedRequest], bool]] = {
    "the answer": CALLBACK,
    "the call on the next": says(SEND, "### ⚔️ Bushido Duels", core("summons-answer")),
}


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("point", CHALLENGING)
async def test_a_challenge_is_made_once_wherever_the_process_was_killed(
    table: GatheringTable, process: BotProcess, point: str, *, sent: bool
) -> None:
    challenger, call = table.called, table.call
    target = next(person for person in table.people if person is not challenger)
    die(process, CHALLENGING[point], sent=sent)
    click = asyncio.create_task(challenger.choose(call, str(target.id)))
    await process.killed()
    await process.start()
    await click
    await table.quiet()
    assert table.called is target, "one call, on the one who is challenged"
    assert table.line(target).endswith(WORDS("gathering-state-answers", foe=challenger.mention))
    asked = await table.refuse()
    assert "20 → 18" in asked
    await check_the_rest(table, process)


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_a_refusal_is_paid_once_wherever_the_process_was_killed(
    table: GatheringTable, process: BotProcess, *, sent: bool
) -> None:
    await table.challenge()
    refuser = table.called
    asked = await refuser.press(table.call, "Refuse")
    die(process, CALLBACK, sent=sent)
    click = asyncio.create_task(refuser.press(asked.message, WORDS("summons-refuse-yes")))
    await process.killed()
    await process.start()
    if (await click).failed:
        again = await refuser.press(asked.message, WORDS("summons-refuse-yes"))
        assert WORDS("refusal-gathering-answered") in texts(again.message)
    await table.quiet()
    assert "**18**/20" in table.line(refuser)
    await check_the_rest(table, process)


DUELLING: dict[str, str | Callable[[LoggedRequest], bool]] = {
    "the answer": CALLBACK,
    "the living message": says(EDIT, "## 🏯 Bushido Duels", WORDS("gathering-state-knocked-out")),
}


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("point", DUELLING)
async def test_the_end_of_a_duel_is_heard_once_wherever_the_process_was_killed(
    table: GatheringTable, process: BotProcess, point: str, *, sent: bool
) -> None:
    await table.pair_everyone()
    (board, winner, loser), _ = table.fights
    asked = await loser.press(board, "Resign")
    die(process, DUELLING[point], sent=sent)
    click = asyncio.create_task(loser.press(asked.message, WORDS("resign-yes")))
    await process.killed()
    await process.start()
    await click
    await table.quiet()
    assert table.line(loser).endswith(WORDS("gathering-state-knocked-out"))
    assert table.line(winner).endswith(WORDS("gathering-state-fought"))
    assert len(table.fights) == 1
    await check_the_rest(table, process)


async def check_the_rest(table: GatheringTable, process: BotProcess) -> None:
    """Play to the end: nothing may be lost or there twice."""
    await table.pair_everyone()
    await table.resign_one_each()
    assert core("gathering-told-end-left-standing") in table.shown
    assert (table.fights, table.calls) == ([], [])
    assert process.count("SELECT count(*) FROM bouts") == process.count("SELECT count(*) FROM matches") == 2
    assert process.count("SELECT count(*) FROM gatherings WHERE status = 'over'") == 1


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_a_gathering_that_was_kept_but_not_shown_is_shown_once(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    die(process, CALLBACK, sent=sent)
    await local.people["Aya"].slash(local.channel, "gathering create", kind="clash")
    await process.killed()
    await process.start()
    await quiet(local, process)()
    messages = local.people["Daigo"].messages(local.channel)
    [living] = [message for message in messages if LIVING.search(texts(message))]
    await join(local.people["Ben"], living)
    await quiet(local, process)()
    assert f"1. {local.people['Ben'].mention}" in texts(local.message(living))
