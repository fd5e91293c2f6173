"""A process killed between the red part and the attack itself, and between the draw and the answer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest

from bot.play.ground.chance import now_ms
from bot.play.messages.parcels import READY_PAUSE
from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from rules.kendo.cards import CARDS
from rules.kendo.moves import YIELD
from rules.kendo.state import Threat
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, Course, Foreseen, asks, course, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun
from tests.e2e.match_table import control, nothing_due
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, LONG_PATIENCE, PATIENCE
from tests.spoken import WORDS, core

TURNS = "SELECT count(*) FROM turns"

FORM = 9
"""The kind of answer that opens a form."""


def threatened(foreseen: Foreseen) -> bool:
    """Return whether a player who is attacked must switch first."""
    return asks("switch")(foreseen) and isinstance(foreseen.state.cards.now, Threat)


def answers(request: LoggedRequest) -> bool:
    """Match an answer to a click, or to a form that is handed in."""
    return request.route == CALLBACK and request.body["type"] != FORM


def asks_on(request: LoggedRequest) -> bool:
    """Match the message with the next question that follows an answer to a click."""
    return request.kind == "interaction" and request.method == "POST" and request.route != CALLBACK


@dataclass(frozen=True)
class Killing:
    """When a process dies: after which choice, and right before or after what is sent."""

    game_id: str
    asked: Course
    point: str | Callable[[LoggedRequest], bool]
    sent: bool


KILLINGS = {
    "red part, the click is not answered": Killing(DUEL, asks("red"), answers, sent=False),
    "red part, the click is answered": Killing(DUEL, asks("red"), answers, sent=True),
    "draw, the click is answered": Killing(COMPETITION, threatened, answers, sent=True),
    "draw, the next question is not sent": Killing(COMPETITION, threatened, asks_on, sent=False),
}


@pytest.fixture(params=KILLINGS)
def killing(request: pytest.FixtureRequest) -> Killing:
    """Do all that happens here at each moment."""
    return KILLINGS[request.param]


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.fixture
def foreseen(killing: Killing) -> Foreseen:
    """Return a match in which what is to be asked comes soon."""
    return course(killing.game_id, 2, sensibly, killing.asked, most=6)


@pytest.fixture
def host(host: BotProcess, foreseen: Foreseen, monkeypatch: pytest.MonkeyPatch) -> BotProcess:
    """Make the process throw the same dice."""
    monkeypatch.setenv("SEED", foreseen.seed.hex())
    host.module = "tests.e2e.known_dice"
    return host


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess, foreseen: Foreseen) -> AsyncIterator[FencingTable]:
    """Begin a match of Aya and Ben; after the test, end it, and replay what is stored of it."""

    async def quiet() -> None:
        await nothing_due(process.books, lambda: now_ms() + READY_PAUSE)

    table = await begun(local, quiet, foreseen)
    match_id = table.match_id
    yield table
    question = await table.people[0].press(table.newest, "Resign")
    await table.people[0].press(question.message, WORDS("resign-yes"))
    await local.until(lambda: table.over, PATIENCE)
    assert not [card for card in CARDS if card in process.said], "the log names a card"
    assert await replay_stored(match_id, process.database_url) == 0


async def test_between_the_first_part_of_an_answer_and_the_second(
    table: FencingTable, process: BotProcess, killing: Killing
) -> None:
    while not killing.asked(table.foreseen):
        await table.go_on(sensibly)
    asked = table.foreseen.request
    choice = next(option for option in asked.options if "/" in option or option == YIELD)
    die(process, killing.point, sent=killing.sent)
    click = asyncio.create_task(table.choose(table.person(asked), choice))
    await comes_back(process)
    click.cancel()  # nobody waits for an answer that cannot come
    table.foreseen.play({asked.seat: choice})
    await table.quiet()
    await close_stale(table)
    table.check()
    assert table.foreseen.request.seat == asked.seat
    await table.go_on(sensibly)
    assert process.count(TURNS) == table.foreseen.revision


async def comes_back(process: BotProcess) -> None:
    """Wait for the end of the process, and start it anew."""
    async with asyncio.timeout(LONG_PATIENCE):  # where nothing came that was to kill it
        await process.killed()
    if not process.database_url.startswith("sqlite"):  # others may be alive: claims live for two minutes
        process.change("UPDATE outbox SET claimed_until = 0")
    await process.start()


async def close_stale(table: FencingTable) -> None:
    """Press each prompt whose controls could not be removed, for everyone who has one."""
    for person in table.people:
        for late in table.stale(person):
            form = control(late, "hand", "form")
            pressed = await (person.press(late, form.custom_id) if form else person.choose(late, YIELD))
            assert core("prompt-passed") in texts(pressed.message)
            await table.quiet()
