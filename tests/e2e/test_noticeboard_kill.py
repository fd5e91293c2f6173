"""A process killed while it posts or edits the noticeboard, and a second that goes on; on each database."""

import asyncio

import pytest

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess, die, says
from tests.e2e.table import EDIT, PATIENCE, SEND, seated
from tests.e2e.test_kill import comes_back
from tests.e2e.test_noticeboard import hanging, panel, put_up
from tests.spoken import WORDS

WAITING = "SELECT count(*) FROM outbox"
TRIED = "SELECT count(*) FROM outbox WHERE kind = 'noticeboard' AND tries > 0"
A_MINUTE_PASSES = "UPDATE noticeboards SET look_at = 0"
TITLE = WORDS("noticeboard-title")


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_one_that_was_to_be_posted_hangs_once(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    aya = local.people["Aya"]
    shown = await panel(aya, local.channel)
    die(process, says(SEND, TITLE), sent=sent)
    click = asyncio.create_task(aya.press(shown, WORDS("noticeboard-put-up")))
    await process.killed()
    await comes_back(process)
    await click
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert len(hanging(local)) == 1


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_one_that_was_edited_perhaps_is_edited_again_in_its_time(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    await put_up(local)
    table = await seated(local)
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    die(process, says(EDIT, TITLE), sent=sent)
    process.change(A_MINUTE_PASSES)
    await process.killed()
    local.requests.clear()
    await comes_back(process)
    await local.until(lambda: process.count(TRIED) == 1, PATIENCE)
    assert not any(map(says(EDIT, TITLE), local.requests))
    process.change(A_MINUTE_PASSES)
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    [shown] = hanging(local)
    assert table.aya.mention in texts(shown)
