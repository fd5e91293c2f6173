"""What Discord refuses, loses or is slow about, and a duel that goes on all the same."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from structlog.typing import EventDict

from bot.sandbox.components import texts
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.patience import placeholders, unanswered
from tests.e2e.table import (
    CALLBACK,
    EDIT,
    Table,
    challenged,
    is_reveal,
    nothing_waits,
    panels,
    pick_of,
    presses,
)
from tests.spoken import WORDS, core


def reveals_sent(table: Table) -> list[int | None]:
    return [request.status for request in table.local.requests if is_reveal(request)]


@contextmanager
def locked(store_file: str) -> Iterator[sqlite3.Connection]:
    """Keep the bot from writing into its database for as long as the context lasts."""
    with closing(sqlite3.connect(store_file)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        yield blocker


def seal_of(store_file: str) -> str:
    with closing(sqlite3.connect(store_file)) as connection:
        [(seal,)] = connection.execute("SELECT seal FROM matches").fetchall()
    return seal


def carries_seal(message: Json, store_file: str) -> bool:
    """Return whether a message shows how the seal begins, and has all of it in the button beside it."""
    seal = seal_of(store_file)
    carried = any(press.area == "dice" and press.parts == ("match", seal) for press in presses(message))
    assert carried is (f"sealed as {seal[:8]}…" in texts(message))
    return carried


@pytest.mark.parametrize(
    ("fault", "seen"),
    [({"retry_after": 0.05}, [429, 200]), ({"status": 500}, [500, 200])],
    ids=["429", "500"],
)
async def test_a_reveal_that_is_refused_for_a_moment_is_told_once(
    table: Table, fault: dict[str, float], seen: list[int]
) -> None:
    table.local.faults.fail(is_reveal, **fault)
    await table.play_turn()
    assert reveals_sent(table) == seen
    await table.play_to_the_end()


async def test_a_reveal_whose_answer_was_an_error_is_not_told_twice(table: Table) -> None:
    table.local.faults.fail(is_reveal, 500, handled=True)
    await table.play_turn()
    await table.local.until(lambda: len(reveals_sent(table)) == 2)
    await table.play_to_the_end()


async def test_a_reveal_that_cannot_be_told_for_a_while_comes_before_the_next(table: Table) -> None:
    table.local.faults.fail(is_reveal, 403, 50013)
    for person, card in zip(table.pair, ("moon", "snow"), strict=True):
        await table.pick(person, card)
    await table.local.until(lambda: reveals_sent(table) == [403])
    for person, card in zip(table.pair, ("pine", "moon"), strict=True):
        await person.choose(await table.prompt_of(person, 2), card)
    await table.told(2)
    assert table.turns_told == [1, 2]
    await table.play_to_the_end()


@pytest.mark.usefixtures("bot")
async def test_where_no_board_may_be_posted_both_choose_with_the_seal_before_them(
    local: LocalDiscord, store_file: str
) -> None:
    table = Table(local, local.people["Aya"], local.people["Ben"])
    posted = await challenged(local)
    local.faults.fail(
        lambda request: request.path == f"/channels/{local.channel.id}/messages", 403, 50013, times=9
    )
    question = await table.ben.press(posted, "Accept")
    await table.ben.choose(question.message, "wanderer")
    for person, card in zip(table.pair, ("moon", "snow"), strict=True):
        prompt = await table.prompt_of(person, 1)
        assert carries_seal(prompt, store_file)
        asked = await person.press(prompt, WORDS("duel-board-button"))
        assert WORDS("board-unposted") in texts(asked.message)
        await person.choose(prompt, card)
        assert carries_seal(local.message(prompt), store_file), "and keep it"
    assert not table.boards
    for person in table.pair:
        following = await local.until(lambda person=person: table.prompts(person))
        assert not carries_seal(following[-1], store_file)


async def test_a_board_deleted_by_a_moderator_is_posted_once_more(table: Table, bot: DuelBot) -> None:
    first = table.board
    table.local.remove_message(first)
    await table.pick(table.aya)
    board = await table.board_says(WORDS("duel-ready"))
    await nothing_waits(bot)
    assert board["id"] != first["id"]
    await table.play_rest_of_turn()
    await table.play_to_the_end()
    assert table.board["id"] == board["id"]


async def test_a_duel_moves_to_another_channel_when_its_own_is_deleted(table: Table) -> None:
    refuge = table.local.add_channel("shrine")
    await table.play_turn()
    await table.pick(table.aya)
    table.local.remove_channel(table.local.channel)
    await table.board_says("Turn **2**", WORDS("duel-ready"))
    await table.ben.choose(await table.prompt_of(table.ben, 2), "moon")
    await table.told(2)
    assert int(table.board["channel_id"]) == refuge.id
    for person, card in zip(table.pair, ("fan", "pine"), strict=True):
        await person.choose(await table.prompt_of(person, 3), card)
    await table.told(3)
    await table.board_says(core("outcome-honor"))
    assert table.turns_told == [1, 2, 3], "the newest board went along"


async def test_a_missing_permission_is_waited_for(table: Table, bot: DuelBot) -> None:
    table.local.faults.fail(EDIT, 403, 50013, times=2)
    await table.play_turn()
    await table.board_says("Turn **2**")
    await nothing_waits(bot)
    await table.play_to_the_end()


async def test_an_old_prompt_that_was_deleted_is_let_be(table: Table, bot: DuelBot) -> None:
    prompt = await table.prompt_of(table.aya)
    await table.aya.choose(await table.hand_of(table.aya), "moon")
    table.local.remove_message(prompt)  # before the turn is over, when it becomes the next prompt
    await table.ben.choose(await table.hand_of(table.ben), "snow")
    await table.told(1)
    await nothing_waits(bot)
    await table.play_to_the_end()


@pytest.mark.usefixtures("bot")
async def test_a_challenge_whose_message_was_deleted_can_still_be_accepted(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    local.remove_message(await challenged(local))
    await ben.slash(local.channel, "duel accept", fighter="wanderer")
    table = Table(local, aya, ben)
    await local.until(lambda: table.boards)
    await table.play_to_the_end()


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (400, 40060), (404, 10015), (404, 10008), (400, 50083)]
)
async def test_an_answer_that_comes_too_late_loses_nothing(
    table: Table, bot: DuelBot, status: int, code: int
) -> None:
    await table.pick(table.aya)
    prompt = await table.prompt_of(table.ben)
    table.local.faults.fail(CALLBACK, status, code)
    with unanswered():
        answer = await table.ben.choose(prompt, "snow")
    assert answer.failed
    await table.told(1)
    await table.local.until(lambda: not pick_of(table.local.message(prompt)))
    await nothing_waits(bot)
    await table.play_to_the_end()
    assert len(table.letters(table.ben)) == 3


async def test_a_slow_database_gets_a_placeholder_and_then_the_answer(table: Table, store_file: str) -> None:
    prompt = await table.prompt_of(table.aya)
    with locked(store_file), placeholders():
        answer = await table.aya.choose(prompt, "moon")
        assert answer.kind == "deferred_update"
    await table.local.until(lambda: "Turn 1: " in texts(table.local.message(prompt)))
    await table.play_rest_of_turn()
    await table.play_to_the_end()


@pytest.mark.usefixtures("bot")
async def test_who_waited_too_long_for_a_form_is_asked_to_press_again(
    local: LocalDiscord, store_file: str, log: list[EventDict]
) -> None:
    ben, posted = local.people["Ben"], await challenged(local)
    with locked(store_file), placeholders():
        answer = await ben.press(posted, "Refuse")
        assert answer.kind == "deferred_update"
    await local.until(lambda: panels(ben, local.channel))
    [told] = panels(ben, local.channel)
    assert WORDS("refusal-form-late") in texts(told)
    assert [entry["area"] for entry in log if entry["event"] == "form came too late"] == ["challenge"]
    assert (await ben.press(posted, "Refuse")).form


@pytest.mark.usefixtures("bot")
async def test_a_form_waits_for_a_placeholder_that_is_on_its_way(
    local: LocalDiscord, store_file: str
) -> None:
    ben, posted = local.people["Ben"], await challenged(local)
    with locked(store_file) as blocker, placeholders():

        async def let_go(_: LoggedRequest) -> None:
            blocker.rollback()
            await asyncio.sleep(0.3)  # for the form to come in between, if it could

        local.faults.before(CALLBACK, let_go)
        answer = await ben.press(posted, "Refuse")
    assert answer.kind == "deferred_update"
    await local.until(lambda: panels(ben, local.channel))
    assert WORDS("refusal-form-late") in texts(panels(ben, local.channel)[0])


@pytest.mark.usefixtures("bot")
async def test_who_waited_too_long_for_the_form_of_a_command_is_told_in_its_place(
    local: LocalDiscord, store_file: str
) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    question = await chiyo.press(await challenged(local, "Ben", "Chiyo"), "Accept")
    await chiyo.choose(question.message, "wanderer")
    table, owner = Table(local, ben, chiyo), local.people["Aya"]
    await local.until(lambda: table.boards)
    with locked(store_file), placeholders():
        answer = await owner.slash(local.channel, "moderate void", match=table.match_id)
        assert answer.kind == "deferred"
    await local.until(lambda: WORDS("refusal-form-late") in texts(panels(owner, local.channel)[-1]))


@pytest.mark.usefixtures("bot")
async def test_a_slow_challenge_is_shown_in_the_place_of_its_placeholder(
    local: LocalDiscord, store_file: str
) -> None:
    with locked(store_file), placeholders():
        answer = await local.people["Aya"].slash(local.channel, "challenge", opponent=local.people["Ben"])
        assert answer.kind == "deferred"
    chiyo = local.people["Chiyo"]
    await local.until(lambda: any(map(presses, chiyo.messages(local.channel))))
    assert len(chiyo.messages(local.channel)) == 1
