"""The queue from the command to the last message."""

import pytest

from bot.play.ground.times import DAY, NEAR_AFTER
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import PATIENCE, Clock, Table, let_pass, nothing_waits, pick_of, presses, said
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")


async def test_two_who_wait_in_private_meet_on_a_board_that_calls_both(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben, daigo = (local.people[name] for name in ("Aya", "Ben", "Daigo"))
    before = len(daigo.messages(local.channel))
    waits = await aya.slash(local.channel, "queue", fighter="swift")
    assert waits.private
    assert core("queue-where") in said(waits)
    [check] = [press for press in presses(waits.message or {}) if press.area == "dice"]
    assert core("dice-half-later") in said(await aya.press(waits.message or {}, check.custom_id))
    await ben.slash(local.channel, "queue", fighter="wanderer")
    await nothing_waits(bot)
    assert len(daigo.messages(local.channel)) == before
    await let_pass(NEAR_AFTER, bot, clock)
    table = Table(local, aya, ben)
    await local.until(lambda: table.boards)
    for person in table.pair:
        assert person.mention in texts(table.board)
        assert pick_of(await table.prompt_of(person, 1))
    [sealed] = {press.action for press in presses(table.board) if press.area == "dice"}
    assert sealed.removeprefix("match.") == check.action.removeprefix("queue.")
    left = await aya.press(waits.message or {}, WORDS("queue-leave"))
    assert said(left) == WORDS("refusal-queue-gone")
    await table.play_to_the_end()


async def test_who_leaves_by_the_button_meets_nobody(local: LocalDiscord, bot: DuelBot, clock: Clock) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await ben.slash(local.channel, "queue")
    waits = (await aya.slash(local.channel, "queue")).message or {}
    left = await aya.press(waits, WORDS("queue-leave"))
    assert texts(left.message) == WORDS("queue-left")
    await let_pass(NEAR_AFTER, bot, clock)
    await nothing_waits(bot)
    assert Table(local, aya, ben).boards == []


async def test_who_was_found_nobody_for_is_told_once_by_dm(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya = local.people["Aya"]
    await aya.slash(local.channel, "queue")
    for _ in range(2):
        await let_pass(DAY, bot, clock)
        await nothing_waits(bot)
    [told] = aya.messages(aya.dm)
    assert core("queue-over") in texts(told)
    assert f"<#{local.channel.id}>" in texts(told)


async def test_in_a_room_that_few_read_it_is_said_whom_one_meets(local: LocalDiscord) -> None:
    room, aya = local.add_channel("back-room"), local.people["Aya"]
    local.hide(room, aya)
    waits = await aya.slash(room, "queue")
    assert core("queue-where-few-read") in said(waits)


async def test_who_takes_no_dms_is_told_once_where_they_look_next(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    for command in ("queue", "duels"):
        person = local.people[{"queue": "Ben", "duels": "Daigo"}[command]]
        person.close_dms()
        before = len(local.people["Aya"].messages(local.channel))
        await person.slash(local.channel, "queue")
        await let_pass(DAY, bot, clock)
        await nothing_waits(bot)
        assert person.messages(person.dm) == []
        assert len(local.people["Aya"].messages(local.channel)) == before, "nothing is said in public"
        told = await person.slash(local.channel, command)
        assert told.private
        assert core("queue-ended") in said(told)
        await bot.answer_all(PATIENCE)  # that it was told is noted once it is
        assert core("queue-ended") not in said(await person.slash(local.channel, command))
