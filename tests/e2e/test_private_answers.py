"""Answers that only one person sees, in numbers: they cost nothing once they are given."""

import asyncio

from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered
from bot.wire.client import DuelBot
from tests.e2e.table import PATIENCE, Table, said

MANY = 60


async def test_private_answers_leave_nothing_running_and_their_controls_work(table: Table) -> None:
    prompt = await table.prompt_of(table.ben)
    first = await table.aya.press(table.board, "Hand")
    before = len(asyncio.all_tasks())
    hands = [await opened_in_some_way(table, number) for number in range(MANY)]
    assert len(asyncio.all_tasks()) - before < MANY // 2
    for hand, card in ((first, "snow"), (hands[0], "pine"), (hands[-1], "moon")):
        answer = await table.aya.choose(hand.message, card)
        assert "Turn 1: " in texts(answer.message)
    await table.ben.choose(prompt, "snow")
    await table.told(1)
    await table.play_to_the_end()


async def opened_in_some_way(table: Table, number: int) -> Answered:
    """Open Aya's hand, by the button of the board or by the command."""
    if number % 2:
        answer = await table.aya.slash(table.local.channel, "hand")
    else:
        answer = await table.aya.press(table.board, "Hand")
    assert "Turn 1 against" in said(answer)
    return answer


async def test_of_what_was_answered_nothing_is_kept(table: Table, bot: DuelBot) -> None:
    for number in range(4):
        await opened_in_some_way(table, number)
    await table.local.until(lambda: not bot._under_way, PATIENCE)
