"""A process killed while an open challenge is taken, and while two in the queue meet; on each database."""

import asyncio

import pytest

from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, PATIENCE, SEND, Table, said
from tests.e2e.test_kill import WAITING, check_the_rest, comes_back, is_board
from tests.spoken import WORDS

MATCHES = "SELECT count(*) FROM matches"
QUEUED = "SELECT count(*) FROM queued"


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


def sends_the_board(request: LoggedRequest) -> bool:
    """Match the sending of the first board."""
    return request.route == SEND and is_board({"content": "", **request.body})


POINTS = {
    "before the answer": (CALLBACK, False),
    "after the answer": (CALLBACK, True),
    "before the board": (sends_the_board, False),
    "after the board": (sends_the_board, True),
}


@pytest.mark.parametrize("point", POINTS)
async def test_an_open_challenge_that_was_taken_is_taken_once(
    local: LocalDiscord, process: BotProcess, point: str
) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    posted = (await aya.slash(local.channel, "challenge", fighter="swift")).message or {}
    questions = [(await person.press(posted, "Accept")).message or {} for person in (ben, chiyo)]
    where, sent = POINTS[point]
    die(process, where, sent=sent)
    taking = asyncio.create_task(ben.choose(questions[0], "wanderer"))
    await process.killed()
    await comes_back(process)
    await asyncio.gather(taking, return_exceptions=True)
    assert process.count(MATCHES) == 1
    late = await chiyo.choose(questions[1], "wanderer")
    assert said(late) == WORDS("refusal-challenge-accepted")
    await check_the_rest(Table(local, aya, ben), process)
    assert process.count(MATCHES) == 1
    assert WORDS("challenge-was-accepted", opponent=ben.mention) in texts(local.message(posted))


@pytest.mark.parametrize("sent", [False, True], ids=["before the board", "after the board"])
async def test_two_of_the_queue_who_met_have_one_match(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    for person, fighter in ((aya, "swift"), (ben, "wanderer")):
        await person.slash(local.channel, "queue", fighter=fighter)
    die(process, sends_the_board, sent=sent)
    process.change("UPDATE queued SET joined_at = joined_at - 3600000, looks_at = 0")
    await process.killed()
    assert (process.count(MATCHES), process.count(QUEUED)) == (1, 0)
    await comes_back(process)
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    await check_the_rest(Table(local, aya, ben), process)
    assert process.count(MATCHES) == 1
