"""The bot knows which servers it is in, and forgets one that it was taken out of."""

import asyncio
from collections.abc import Callable

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.privacy.servers import GRACE
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.table import Clock, nothing_waits, seated
from tests.spoken import WORDS


async def left_at(bot: DuelBot) -> list[int | None]:
    """Return since when the bot is not in each server it knows."""
    return [guild.left_at for guild in await bot.play.servers.known()]


async def become(bot: DuelBot, wanted: Callable[[list[int | None]], bool]) -> None:
    """Wait until it is noted so."""
    while not wanted(await left_at(bot)):  # noqa: ASYNC110  only the database knows
        await asyncio.sleep(0.01)


async def test_what_was_there_is_there_again_where_the_bot_comes_back(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table = await seated(local)
    await nothing_waits(bot)
    local.take_bot_out()
    await become(bot, lambda left: left != [None])
    local.bring_bot_in()
    await become(bot, lambda left: left == [None])
    clock.forward(GRACE)
    await bot.housekeeping.tidy()
    assert len(await bot.play.servers.known()) == 1
    await table.play_turn()


async def test_after_a_while_nothing_is_left_of_a_server(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table = await seated(local)
    await nothing_waits(bot)
    local.take_bot_out()
    await become(bot, lambda left: left != [None])
    clock.forward(GRACE)
    await bot.housekeeping.tidy()
    assert await bot.play.servers.known() == []
    local.bring_bot_in()
    answer = await table.aya.press(table.board, "Hand")
    assert texts(answer.message or {}) == WORDS("refusal-duel-gone")


async def test_a_start_finds_out_what_happened_meanwhile(
    local: LocalDiscord, store: Store, clock: Clock
) -> None:
    context = Context(store, clock, SeededChance(1))
    async with logged_in(local, context) as bot:
        await seated(local)
        await bot.play.servers.left(local.guild.id)
    clock.forward(2 * GRACE)
    async with logged_in(local, context) as bot:
        await become(bot, lambda left: left == [None])
