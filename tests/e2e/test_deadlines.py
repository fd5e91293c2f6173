"""What people see when a player's time runs out, and when the bot itself was away."""

import asyncio

import pytest

from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.deadlines import Deadlines
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.times import CHALLENGE_LIFE, DAY, TURN_TIME
from bot.play.standing.honor import DEEDS
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.table import FOR_A_VICTORY, Clock, Table, cards_of, challenged, nothing_waits, pick_of, seated
from tests.spoken import WORDS, core

PACE = "blitz"


@pytest.fixture
async def table(local: LocalDiscord, bot: DuelBot) -> Table:
    table = await seated(local, PACE)
    await nothing_waits(bot)
    return table


async def run_out(bot: DuelBot, clock: Clock) -> None:
    """Pass the time of a turn, with the bot awake all the while."""
    await nothing_waits(bot)  # as nothing is on its way for so long
    step = PAUSE_NOTICED // 2
    for _ in range(TURN_TIME[PACE] // step + 1):
        clock.forward(step)
        await bot.play.deadlines.beat()
    await bot.play.deadlines.sweep()
    bot.outbox.wake()


async def test_for_the_absent_the_stand_in_plays_and_that_is_said(
    table: Table, bot: DuelBot, clock: Clock
) -> None:
    old = await table.prompt_of(table.ben)
    await table.pick(table.aya)
    await table.board_says(WORDS("duel-ready"))
    await run_out(bot, clock)
    told = await table.told(1)
    assert "Aguni Gin (left) plays 月 Moon" in told
    assert f"The stand-in chose for {table.ben.mention}: their time was up." in told
    assert f"The stand-in chose for {table.aya.mention}" not in told
    await table.local.until(lambda: not pick_of(table.local.message(old)))
    assert core("prompt-passed") in texts(table.local.message(old))
    for person in table.pair:
        assert pick_of(await table.prompt_of(person, 2))
    await table.board_says("Turn **2**")


async def test_who_stays_away_three_times_in_a_row_forfeits(table: Table, bot: DuelBot, clock: Clock) -> None:
    for turn, card in enumerate(("moon", "pine", "fan"), start=1):
        await table.pick(table.aya, card)
        await run_out(bot, clock)
        told = await table.told(turn)
    assert f"{table.ben.mention} stayed away 3 times in a row and forfeits." in told
    assert f"{table.aya.mention} wins the duel" in told
    assert f"{table.aya.mention} **{FOR_A_VICTORY}** · {table.ben.mention} **{DEEDS['forfeited']}**" in told
    await table.check_the_end(by_play=False)


async def test_a_pick_of_ones_own_starts_the_count_again(table: Table, bot: DuelBot, clock: Clock) -> None:
    for turn in (1, 2):
        await run_out(bot, clock)
        await table.told(turn)
    for person in table.pair:
        prompt = await table.prompt_of(person, 3)
        await table.pick(person, cards_of(prompt)[0])
    await table.told(3)
    await run_out(bot, clock)
    assert "stand-in chose" in await table.told(4)


async def test_a_duel_both_stay_away_from_is_struck_off(table: Table, bot: DuelBot, clock: Clock) -> None:
    for turn in (1, 2):
        await run_out(bot, clock)
        await table.told(turn)
    await run_out(bot, clock)
    board = await table.board_says(WORDS("outcome-draw-abandoned"))
    assert f"{table.aya.mention} **0** · {table.ben.mention} **0**" in texts(board)
    await table.local.until(lambda: not any(map(table.prompts, table.pair)))
    assert table.turns_told == [1, 2]


async def test_a_challenge_waits_no_shorter_for_the_bot_having_been_off(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    context = Context(store, clock, SeededChance(1))
    async with logged_in(local, context):
        posted = await challenged(local)
    clock.forward(CHALLENGE_LIFE)
    async with logged_in(local, context) as bot:
        await local.until(lambda: local.online)
        await bot.play.deadlines.beat()
        await bot.play.deadlines.sweep()
        await nothing_waits(bot)
        question = await local.people["Ben"].press(posted, "Accept")
        assert "swift" in cards_of(question.message)


async def test_time_during_which_the_bot_was_off_is_given_back(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    context = Context(store, clock, SeededChance(1))
    async with logged_in(local, context):
        table = await seated(local)
        await table.pick(table.aya)
        await table.board_says(WORDS("duel-ready"))
    clock.forward(2 * DAY)
    async with logged_in(local, context) as bot:
        await local.until(lambda: local.online)
        await bot.play.deadlines.beat()
        await bot.play.deadlines.sweep()
        assert table.turns_told == []
        await table.play_rest_of_turn()
        await table.play_to_the_end()


async def test_the_deadlines_are_looked_at_every_few_seconds_and_no_oftener(
    bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[None] = []
    beat = Deadlines.beat

    async def counted(deadlines: Deadlines) -> int:
        looks.append(None)
        return await beat(deadlines)

    monkeypatch.setattr(Deadlines, "beat", counted)
    bot.sweep_now()
    await asyncio.sleep(0.3)
    assert len(looks) <= 2, "the first of all may come late"
