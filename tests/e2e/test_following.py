"""Following a match from its board: the result comes by DM once, also where the bot dies meanwhile."""

import asyncio

import pytest

from bot.face.earned import mark_named
from bot.face.words import Words
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import OPEN_DM, PATIENCE, SEND, Table, nothing_waits, seated
from tests.e2e.test_kill import WAITING, comes_back, die_at, sends
from tests.spoken import WORDS

TOLD = WORDS("followed")
EARNED = ("duel-lightning", "duel-unscathed")
"""What the script of a table earns Aya."""


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run a process that dies on each database."""
    return database_url


def tells(message: Json) -> bool:
    """Return whether a message tells a person who follows how a match ended."""
    return TOLD in texts(message)


async def test_a_bystander_follows_from_any_board_and_is_told_the_end_once(
    table: Table, bot: DuelBot
) -> None:
    chiyo, daigo = (table.local.people[name] for name in ("Chiyo", "Daigo"))
    for person, said in ((chiyo, "follow-begun"), (daigo, "follow-begun"), (table.ben, "follow-own")):
        answer = await person.press(table.newest, WORDS("follow-button"))
        assert answer.private
        assert texts(answer.message) == WORDS(said)
    await table.play_turn()
    stopped = await daigo.press(table.board, WORDS("follow-button"))
    assert texts(stopped.message) == WORDS("follow-ended")
    before = len(table.local.requests)
    assert table.letters(chiyo) == []
    await table.play_to_the_end()
    await nothing_waits(bot)
    [letter] = table.letters(chiyo)
    assert tells(letter)
    assert WORDS("result-thread-button") in str(letter["components"])
    assert table.letters(daigo) == []
    to_chiyo = [each for each in table.local.requests[before:] if f"/{chiyo.dm.id}/" in each.path]
    assert [request.route for request in to_chiyo] == [SEND]
    assert OPEN_DM in {request.route for request in table.local.requests[before:]}


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it was sent"])
async def test_a_bot_that_dies_tells_it_once(local: LocalDiscord, process: BotProcess, *, sent: bool) -> None:
    table = await seated(local)
    chiyo = table.local.people["Chiyo"]
    await chiyo.press(table.newest, WORDS("follow-button"))
    if sent:
        table.local.faults.after(sends(tells), process.kill)
    else:
        die_at(table, process, sends(tells))
    ending = asyncio.create_task(table.play_to_the_end())
    await process.killed()
    await comes_back(process)
    await ending
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert [tells(letter) for letter in table.letters(chiyo)] == [True]
    assert process.count("SELECT count(*) FROM marks") == len(EARNED), "of which the end tells as well"
    told = [texts(message) for message in table.reveals if "🏅" in texts(message)]
    assert len(told) == 1
    assert all(mark_named(Words("en"), mark) in told[0] for mark in EARNED)
