"""A process killed at five points of a turn, and a second one that takes the duel up; on each database."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.replay import replay_stored
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from rules.bushido.wheel import TECHNIQUES
from tests.e2e.process import BotProcess
from tests.e2e.table import (
    BOARD,
    CALLBACK,
    EDIT,
    PATIENCE,
    REVEAL,
    SCRIPT,
    SEND,
    Table,
    challenged,
    pick_of,
    presses,
    seated,
    tells_the_end,
)
from tests.spoken import WORDS, core

PICKS = "SELECT count(*) FROM picks"
TURNS = "SELECT count(*) FROM turns"
WAITING = "SELECT count(*) FROM outbox"
ACCEPTED = "SELECT count(*) FROM seats WHERE acceptance_id IS NOT NULL"
CHOSEN = "SELECT count(*) FROM seats WHERE first_choice_id IS NOT NULL AND first_play = 1"

SENT_BY_THE_OUTBOX: dict[str, Callable[[Json], object]] = {
    "reveal": lambda message: REVEAL.search(texts(message)),
    "hand": pick_of,
}


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run every test here on each database."""
    return database_url


@pytest.fixture
async def table(local: LocalDiscord, process: BotProcess) -> AsyncIterator[Table]:
    """Pick as Aya, so that Ben's click decides the first turn; after the test, play to the end."""
    table = await seated(local)
    await table.pick(table.aya)
    await table.board_says(WORDS("duel-ready"))
    yield table
    await check_the_rest(table, process)


async def check_the_rest(table: Table, process: BotProcess) -> None:
    """Play to the end: nothing may be lost or there twice, and the log must replay."""
    await table.play_to_the_end()
    for person in table.pair:
        assert len(table.letters(person)) == len(SCRIPT) + (person is table.aya), "who chose last is answered"
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert not [card for card in TECHNIQUES if card in process.said], "the log names a card"
    assert await replay_stored(table.match_id, process.database_url) == 0


async def check_one_open_prompt(table: Table, process: BotProcess) -> None:
    """Wait until the first turn is told and all is sent; each is asked for the second alone."""
    await table.told(1)
    for person in table.pair:
        await table.prompt_of(person, 2)
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert [len(table.prompts(person)) for person in table.pair] == [1, 1]


async def test_before_the_commit_nothing_has_happened(table: Table, process: BotProcess) -> None:
    prompt = await table.prompt_of(table.ben)
    die_at(table, process, CALLBACK)  # the placeholder, after nearly two seconds of waiting for the lock
    async with process.books.locked():
        click = clicked(table, prompt)
        await process.killed()
    assert (process.count(PICKS), process.count(TURNS)) == (1, 0)
    await comes_back(process)
    assert (await click).failed
    assert await table.prompt_of(table.ben) == prompt
    await table.pick(table.ben)
    await table.told(1)


async def test_after_the_commit_the_turn_is_told_though_the_click_was_never_answered(
    table: Table, process: BotProcess
) -> None:
    prompt = await table.prompt_of(table.ben)
    die_at(table, process, CALLBACK)
    click = clicked(table, prompt)
    await process.killed()
    assert (process.count(PICKS), process.count(TURNS)) == (0, 1)
    await comes_back(process)
    assert (await click).failed
    await table.told(1)
    late = await table.ben.choose(prompt, SCRIPT[0][1])
    assert core("prompt-passed") in texts(late.message)


async def test_between_the_line_a_click_leaves_and_the_next_prompt(table: Table, process: BotProcess) -> None:
    table.local.faults.after(CALLBACK, process.kill)
    answer = await table.pick(table.ben)
    await process.killed()
    assert texts(answer.message).startswith("Turn 1: ")
    await comes_back(process)
    await check_one_open_prompt(table, process)
    for person, card in zip(table.pair, SCRIPT[0], strict=True):
        [line] = [texts(letter) for letter in table.letters(person) if not pick_of(letter)]
        assert line.startswith("Turn 1: ")
        assert card.capitalize() in line, "it is true"


async def test_before_a_prompt_that_was_opened_again_is_closed(table: Table, process: BotProcess) -> None:
    [chosen] = table.letters(table.aya)
    assert pick_of((await table.aya.press(chosen, "Hand")).message)
    dm = f"/channels/{table.aya.dm.id}/"
    die_at(table, process, lambda request: request.route == EDIT and request.path.startswith(dm))
    click = clicked(table, await table.prompt_of(table.ben))
    await process.killed()
    await comes_back(process)
    await click
    await check_one_open_prompt(table, process)


@pytest.mark.parametrize("what", SENT_BY_THE_OUTBOX)
async def test_before_a_letter_is_sent_it_is_sent_later(table: Table, process: BotProcess, what: str) -> None:
    die_at(table, process, sends(SENT_BY_THE_OUTBOX[what]))
    click = clicked(table, await table.prompt_of(table.ben))
    await process.killed()
    await comes_back(process)
    await click
    await table.told(1)


@pytest.mark.parametrize("what", SENT_BY_THE_OUTBOX)
async def test_after_a_letter_was_sent_it_is_not_sent_again(
    table: Table, process: BotProcess, what: str
) -> None:
    table.local.faults.after(sends(SENT_BY_THE_OUTBOX[what]), process.kill)
    click = clicked(table, await table.prompt_of(table.ben))
    await process.killed()
    await comes_back(process)
    await click
    await table.told(1)


@pytest.mark.parametrize("edited", [False, True], ids=["before the edit", "after the edit"])
async def test_between_a_reveal_and_its_ready_mark_the_reveal_stays_the_newest_board(
    table: Table, process: BotProcess, edited: bool
) -> None:
    await table.play_rest_of_turn()
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    if edited:
        table.local.faults.after(marks_ready, process.kill)
    else:
        die_at(table, process, marks_ready)
    click = asyncio.create_task(table.pick(table.aya))
    await process.killed()
    await comes_back(process)
    await click
    await table.board_says(WORDS("duel-ready"), "Turn **2**")
    assert WORDS("duel-ready") in texts(table.reveals[0])
    assert table.turns_told == [1]
    await table.play_rest_of_turn()


@pytest.mark.parametrize("noted", [False, True])
async def test_a_reveal_that_was_deleted_is_sent_anew_and_not_twice(
    table: Table, process: BotProcess, noted: bool
) -> None:
    await table.play_rest_of_turn()
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    prompt = await table.prompt_of(table.aya, 2)
    table.local.remove_message(table.newest)
    send = sends(SENT_BY_THE_OUTBOX["reveal"])
    if noted:
        table.local.faults.after(send, process.kill)
    else:
        die_at(table, process, send)
    click = asyncio.create_task(table.aya.choose(prompt, SCRIPT[1][0]))
    await process.killed()
    await comes_back(process)
    await click
    await table.board_says(WORDS("duel-ready"), "Turn **2**")
    assert table.turns_told == [1]
    await table.play_rest_of_turn()


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it was sent"])
async def test_the_end_is_told_by_dm_once_to_whoever_chose_first(
    table: Table, process: BotProcess, *, sent: bool
) -> None:
    await table.play_rest_of_turn()
    ends = sends(tells_the_end)
    if sent:
        table.local.faults.after(ends, process.kill)
    else:
        die_at(table, process, ends)
    ending = asyncio.create_task(table.play_to_the_end())
    await process.killed()
    await comes_back(process)
    await ending


@pytest.mark.parametrize("answered", [False, True], ids=["before the answer", "after the answer"])
async def test_the_end_is_told_once_to_whoever_brought_it_about_by_a_click(
    table: Table, process: BotProcess, *, answered: bool
) -> None:
    await table.play_rest_of_turn()
    await table.play_turn()
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben, 3)
    await table.local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    if answered:
        table.local.faults.after(CALLBACK, process.kill)
    else:
        die_at(table, process, CALLBACK)
    click = asyncio.create_task(table.ben.choose(prompt, SCRIPT[2][1]))
    await process.killed()
    assert process.count("SELECT count(*) FROM matches WHERE status = 'over'") == 1
    await comes_back(process)
    await click
    await table.told(3)
    if not answered:  # his prompt stays as it was, and a DM tells him
        await table.result_of(table.ben)
        table.local.remove_message(prompt)


async def test_a_first_pick_that_was_kept_but_never_answered_counts(
    local: LocalDiscord, process: BotProcess
) -> None:
    table = await seated(local)
    prompt = await table.prompt_of(table.aya)
    die_at(table, process, CALLBACK)
    click = asyncio.create_task(table.aya.choose(prompt, SCRIPT[0][0]))
    await process.killed()
    assert (process.count(PICKS), process.count(TURNS)) == (1, 0)
    await comes_back(process)
    assert (await click).failed
    await table.board_says(WORDS("duel-ready"))
    await table.play_rest_of_turn()
    late = await table.aya.choose(prompt, "fan")
    assert core("prompt-passed") in texts(late.message)
    await check_the_rest(table, process)


async def test_between_the_acceptance_and_the_first_choice_the_dice_stay_those_of_the_seal(
    local: LocalDiscord, process: BotProcess
) -> None:
    posted = await challenged(local)
    [sealed] = [press.action for press in presses(posted) if press.area == "dice"]
    table = Table(local, local.people["Aya"], local.people["Ben"])
    question = await table.ben.press(posted, "Accept")
    accepting = asyncio.create_task(table.ben.choose(question.message, "wanderer"))
    await local.until(lambda: process.count(ACCEPTED) == 1, PATIENCE)
    process.kill()
    await process.killed()
    await comes_back(process)
    await asyncio.gather(accepting, return_exceptions=True)
    await local.until(lambda: table.boards, PATIENCE)
    await check_the_rest(table, process)
    assert (process.count(ACCEPTED), process.count(CHOSEN)) == (1, 2)
    [shown] = {press.action for press in presses(table.boards[0]) if press.area == "dice"}
    assert shown.removeprefix("match.") == sealed.removeprefix("challenge.")


async def test_a_board_that_was_posted_but_not_noted_is_found_again(
    local: LocalDiscord, process: BotProcess
) -> None:
    local.faults.after(sends(is_board), process.kill)
    table = await seated(local)
    await process.killed()
    await comes_back(process)
    await check_the_rest(table, process)


async def test_a_challenge_that_was_kept_but_not_answered_is_posted_later(
    local: LocalDiscord, process: BotProcess
) -> None:
    local.faults.before(CALLBACK, process.kill)
    local.faults.swallow(CALLBACK)
    unanswered = await local.people["Aya"].slash(
        local.channel, "challenge", opponent=local.people["Ben"], fighter="swift"
    )
    assert unanswered.failed
    await comes_back(process)
    await check_one_challenge(local, process)


async def test_a_challenge_that_was_posted_but_not_noted_is_not_posted_again(
    local: LocalDiscord, process: BotProcess
) -> None:
    local.faults.after(CALLBACK, process.kill)
    await challenged(local)
    await process.killed()
    await comes_back(process)
    await check_one_challenge(local, process)


async def comes_back(process: BotProcess) -> None:
    """Start it anew; on PostgreSQL, where others may be alive, two minutes let go what it had in hand."""
    if not process.database_url.startswith("sqlite"):
        process.change("UPDATE outbox SET claimed_until = 0")
    await process.start()


async def check_one_challenge(local: LocalDiscord, process: BotProcess) -> None:
    """Wait until nothing is left to be sent; one challenge must stand there, and must work."""
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    [challenge] = local.people["Chiyo"].messages(local.channel)
    ben = local.people["Ben"]
    question = await ben.press(challenge, "Accept")
    await ben.choose(question.message, "wanderer")
    await local.until(lambda: "accepted" in texts(local.message(challenge)))


def die_at(table: Table, process: BotProcess, match: "str | Callable[[LoggedRequest], bool]") -> None:
    """Kill the process when the next matching request arrives, and let that request never be."""
    table.local.faults.before(match, process.kill)
    table.local.faults.swallow(match)


def clicked(table: Table, prompt: Json) -> "asyncio.Task[Answered]":
    """Play as Ben while the test goes on."""
    return asyncio.create_task(table.ben.choose(prompt, SCRIPT[0][1]))


def marks_ready(request: LoggedRequest) -> bool:
    """Match the edit of a reveal that shows who is ready."""
    told = texts({"content": "", **(request.body or {})}) if request.route == EDIT else ""
    return WORDS("duel-ready") in told and REVEAL.search(told) is not None


def is_board(message: Json) -> bool:
    """Return whether this is a board: a hand, which may go out before it, names the match too."""
    return BOARD.search(texts(message)) is not None and pick_of(message) is None


def sends(what: Callable[[Json], object]) -> Callable[[LoggedRequest], bool]:
    """Match the sending of a message by what it says."""
    return lambda request: request.route == SEND and bool(what({"content": "", **request.body}))
