"""A process killed between the red part and the attack itself, and between the draw and the answer."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.play.ground.chance import now_ms
from bot.play.messages.parcels import READY_PAUSE
from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.person import Answered, Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from rules.kendo.cards import CARDS
from rules.kendo.moves import YIELD
from rules.kendo.state import Threat
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, Foreseen, asks, course, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun, control
from tests.e2e.pocket.pocket_table import nothing_due
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, EDIT, LONG_PATIENCE, PATIENCE

TURNS = "SELECT count(*) FROM turns"

FORM = 9
"""The kind of answer that opens a form."""


def answers(request: LoggedRequest) -> bool:
    """Match an answer to a click, or to a form that is handed in."""
    return request.route == CALLBACK and request.body["type"] != FORM


async def pressed(person: Person, late: Json, choice: str) -> Answered:
    """Have somebody use a prompt that asks for what was chosen."""
    form = control(late, "form")
    return await (person.press(late, form.custom_id) if form else person.choose(late, choice))


MOMENTS = {
    "the click is not answered": (answers, False),
    "the click is answered": (answers, True),
    "the fight is not yet told on": (EDIT, False),
}


def threatened(foreseen: Foreseen) -> bool:
    """Say whether somebody who is attacked is to switch first."""
    return asks("switch")(foreseen) and isinstance(foreseen.state.cards.now, Threat)


BEFORE: dict[str, tuple[str, Callable[[Foreseen], bool]]] = {
    "red part": (DUEL, asks("red")),
    "draw": (COMPETITION, threatened),
}


@pytest.fixture
def process_url(database_url: str) -> str:
    """Have everything here done on each database."""
    return database_url


@pytest.fixture
def foreseen(request: pytest.FixtureRequest) -> Foreseen:
    """Return a match in which what is to be asked comes soon."""
    game_id, wanted = BEFORE[request.param]
    return course(game_id, 2, sensibly, wanted, most=6)


@pytest.fixture
def host(host: BotProcess, foreseen: Foreseen, monkeypatch: pytest.MonkeyPatch) -> BotProcess:
    """Have the process throw the same dice."""
    monkeypatch.setenv("SEED", foreseen.seed.hex())
    host.module = "tests.e2e.known_dice"
    return host


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess, foreseen: Foreseen) -> AsyncIterator[FencingTable]:
    """Have Aya and Ben begin a match; after the test, end it, and replay what is stored of it."""

    async def quiet() -> None:
        await nothing_due(process.books, lambda: now_ms() + READY_PAUSE)

    table = await begun(local, quiet, foreseen)
    match_id = table.match_id
    yield table
    question = await table.people[0].press(table.newest, "Resign")
    await table.people[0].press(question.message, "Yes, resign")
    await local.until(lambda: table.over, PATIENCE)
    assert not [card for card in CARDS if card in process.said], "the log names a card"
    assert await replay_stored(match_id, process.database_url) == 0


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("foreseen", BEFORE, indirect=True)
async def test_between_the_first_part_of_an_answer_and_the_second(
    table: FencingTable, process: BotProcess, moment: str, request: pytest.FixtureRequest
) -> None:
    wanted = BEFORE[request.node.callspec.params["foreseen"]][1]
    while not wanted(table.foreseen):
        await table.go_on(sensibly)
    asked = table.foreseen.request
    choice = next(option for option in asked.options if "/" in option or option == YIELD)
    point, sent = MOMENTS[moment]
    die(process, point, sent=sent)
    click = asyncio.create_task(table.choose(table.person(asked), choice))
    async with asyncio.timeout(LONG_PATIENCE):  # where nothing came that was to kill it
        await process.killed()
    click.cancel()  # nobody waits for an answer that cannot come
    if not process.database_url.startswith("sqlite"):  # others may be alive: claims live for two minutes
        process.change("UPDATE outbox SET claimed_until = 0")
    await process.start()
    table.foreseen.play({asked.seat: choice})
    await table.quiet()
    for late in table.stale(table.person(asked)):  # nobody could take its controls off
        assert "has been played" in texts((await pressed(table.person(asked), late, choice)).message)
        await table.quiet()
    table.check()
    assert table.foreseen.request.seat == asked.seat
    assert process.count(TURNS) == table.foreseen.revision
    await table.go_on(sensibly)
    assert process.count(TURNS) == table.foreseen.revision
