"""Tables with the house are looked after side by side: one that cannot be settled keeps no other waiting."""

import asyncio
from collections.abc import Iterator

import discord
import pytest
import structlog
from typing_extensions import override

from bot.play.ground.stumbles import Stumbles
from bot.play.solo.house_turns import HouseTurns
from bot.store.ids import MatchId
from bot.wire.house_table import HouseTable
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, GUILD, Hall

PATIENCE = 20.0


class Ready(discord.Client):
    """A client that is connected."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())

    @override
    async def wait_until_ready(self) -> None:
        return


class Faulty(HouseTurns):
    """A house that stumbles over one match."""

    over = MatchId("")

    @override
    async def move(self, match_id: MatchId) -> None:
        if match_id == Faulty.over:
            raise ValueError(match_id)
        await super().move(match_id)


@pytest.fixture
def logged() -> Iterator[list[dict[str, object]]]:
    with structlog.testing.capture_logs() as heard:
        yield heard


async def begun(hall: Hall, host: int, other: int) -> MatchId:
    page = await hall.lobbies.open(
        guild_id=GUILD, channel_id=CHANNEL, host_id=host, wish="random", level="student", pace="day"
    )
    await hall.join(page.lobby.id, other)
    return await hall.lobbies.start(lobby_id=page.lobby.id, user_id=host)


def errors(logged: list[dict[str, object]]) -> list[dict[str, object]]:
    return [line for line in logged if line["log_level"] == "error"]


async def test_a_match_the_house_stumbles_over_is_put_off_and_the_others_go_on(
    hall: Hall, logged: list[dict[str, object]]
) -> None:
    Faulty.over = await begun(hall, AYA, BEN)
    other = await begun(hall, CHIYO, DAIGO)
    turns = Faulty(hall.context)
    table = HouseTable(Ready(), turns, Stumbles(hall.context))
    running = asyncio.create_task(table.run())
    async with asyncio.timeout(PATIENCE):
        # It is logged right after it was put off.
        while await turns.asked() or not errors(logged):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert (await hall.page(other)).house_owes is False
    assert (await hall.page(Faulty.over)).house_owes is True
    assert [line["subject"] for line in errors(logged)] == [Faulty.over]


@pytest.mark.parametrize("steps", range(3))
async def test_it_ends_where_it_is_asked_to_right_after_it_was_woken(hall: Hall, steps: int) -> None:
    table = HouseTable(Ready(), HouseTurns(hall.context), Stumbles(hall.context))
    running = asyncio.create_task(table.run())
    await asyncio.sleep(0.1)
    table.wake()
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    ended, _ = await asyncio.wait({running}, timeout=PATIENCE)
    assert ended
