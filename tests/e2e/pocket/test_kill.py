"""A process killed in the draft, between the reveal and a question, and while cards are exhausted."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine

import pytest

from bot.play.ground.chance import now_ms
from bot.play.messages.parcels import READY_PAUSE
from bot.replay import replay_stored
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from rules.pocket.abilities import ChooseSide, Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import KEEP, SIDES
from tests.e2e.match_table import nothing_due
from tests.e2e.pocket.pocket_table import PocketTable, answering, begun
from tests.e2e.process import BotProcess, die
from tests.e2e.table import CALLBACK, EDIT, LONG_PATIENCE, PATIENCE, SEND, all_told
from tests.spoken import WORDS, core

TURNS = "SELECT count(*) FROM turns"


def says(route: str, *wanted: str) -> Callable[[LoggedRequest], bool]:
    """Match what is sent, or edited, with all of these words, be they on its buttons."""

    def match(request: LoggedRequest) -> bool:
        return request.route == route and all(word in str(request.body) for word in wanted)

    return match


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.fixture
def host(host: BotProcess) -> BotProcess:
    """Make the process deal the same deck as well."""
    host.module = "tests.e2e.pocket.known_deck"
    return host


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess) -> AsyncIterator[PocketTable]:
    """Begin a hand of Aya and Ben; after the test, end it, and replay what is stored of it."""

    async def quiet() -> None:
        await nothing_due(process.books, lambda: now_ms() + READY_PAUSE)

    table = await begun(local, quiet)
    match_id = table.match_id
    yield table
    question = await table.aya.press(table.newest, "Resign")
    await table.aya.press(question.message, WORDS("resign-yes"))
    await local.until(lambda: table.over, PATIENCE)
    assert not [card for card in CARDS if card in process.said], "the log names a card"
    assert await replay_stored(match_id, process.database_url) == 0


async def comes_back(
    process: BotProcess, table: PocketTable, click: Coroutine[None, None, object] | None = None
) -> None:
    """Click, wait for the end of the process, start it anew, and wait until all is shown."""
    clicked = asyncio.create_task(click) if click else None
    async with asyncio.timeout(LONG_PATIENCE):  # where nothing came that was to kill it
        await process.killed()
    if clicked:
        clicked.cancel()  # nobody waits for an answer that cannot come
    if not process.database_url.startswith(
        "sqlite"
    ):  # where others may be alive, claims live for two minutes
        process.change("UPDATE outbox SET claimed_until = 0")
    await process.start()
    await table.quiet()


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_a_pick_in_the_open_is_shown_though_the_board_was_not_drawn_or_not_noted(
    table: PocketTable, process: BotProcess, *, sent: bool
) -> None:
    await table.take(table.on)
    await table.quiet()
    on, [card, *others] = table.on, table.offered
    die(process, CALLBACK, sent=sent)
    await comes_back(process, table, table.take(on, card))
    assert table.offered == others
    assert table.on is not on
    assert (len(table.boards), process.count(TURNS)) == (2, 2)
    await table.take(table.on)
    await table.quiet()
    assert table.offered == others[1:]


async def test_the_first_pick_is_told_once(table: PocketTable, process: BotProcess) -> None:
    on, [card, *others] = table.on, table.offered
    die(process, says(SEND, " takes "), sent=True)
    await comes_back(process, table, table.take(on, card))
    assert table.offered == others
    assert (len(table.boards), process.count(TURNS)) == (2, 1)


BETWEEN = {
    "the reveal is sent": (says(SEND, core("reveal-title")), True),
    "the question is not yet sent": (says(SEND, *(f":{side}" for side in SIDES)), False),
}


@pytest.mark.parametrize("moment", BETWEEN)
async def test_between_the_reveal_and_a_choice(table: PocketTable, process: BotProcess, moment: str) -> None:
    point, sent = BETWEEN[moment]
    await table.draft()
    card = table.held(ChooseSide)
    foe = table.foe_of(card)
    await table.choose(table.aya, card)
    die(process, point, sent=sent)
    await comes_back(process, table, table.ben.choose(table.prompt(table.ben), foe))
    assert len(table.boards) == 3
    assert table.asking == [table.aya]
    assert choices_of(table.prompt(table.aya)) == list(SIDES)
    await table.answer(table.aya, "helms")
    assert all_told(table.newest).count(" shows ") == 1
    assert table.asking == list(table.people)


@pytest.mark.parametrize("moment", ["laid", "settled"])
async def test_between_the_card_and_what_is_settled_with_it(
    table: PocketTable, process: BotProcess, moment: str
) -> None:
    await table.draft()
    card = table.held(ChooseSide)
    line = (await table.choose(table.aya, card)).message
    if moment == "laid":
        process.kill()
        await comes_back(process, table)
        line = (await table.aya.press(line, answering(line, "helms"))).message
        assert "✓" in str(line["components"])
    else:
        die(process, CALLBACK, sent=False)
        await comes_back(process, table, table.aya.press(line, answering(line, "helms")))
    await table.answer(table.ben, table.foe_of(card))
    assert all_told(table.newest).count(" shows ") == 1
    assert table.asking == list(table.people), "the side is not asked"


@pytest.mark.parametrize("point", [CALLBACK, says(EDIT, "exhausts")], ids=["the answer", "what is told"])
async def test_in_the_exhaust_window(
    table: PocketTable, process: BotProcess, point: str | Callable[[LoggedRequest], bool]
) -> None:
    await table.draft()
    card = await table.flip(Exhaust)
    await table.flip(STRIKE)
    process.kill()
    await comes_back(process, table)
    assert choices_of(table.prompt(table.aya)) == [card, KEEP], "the same question as before"
    die(process, point, sent=False)
    await comes_back(process, table, table.aya.choose(table.prompt(table.aya), card))
    assert all_told(table.newest).count(" exhausts ") == 1
    assert len(table.boards) == 4
