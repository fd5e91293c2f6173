"""A person's data is deleted while others go on, on a database that lets both write at once."""

import asyncio

import asyncpg
import pytest

from bot.play.gatherings.kinds import DUELS, KYOTO
from bot.play.privacy.forget import Forgetting
from tests.play.gathering_hall import HOST, GatheringHall, crowd, standing
from tests.play.hall import Hall

GONE = 101
FIRST_OF_THEIRS = "SELECT * FROM entrants WHERE gathering_id = $1 AND user_id = $2 FOR UPDATE"


async def test_a_gathering_that_begins_meanwhile_keeps_its_seats(
    hall: Hall, rival: Hall, database_url: str
) -> None:
    if database_url.startswith("sqlite"):
        pytest.skip("it has one writer")
    ground, other = GatheringHall(hall), GatheringHall(rival)
    first = await ground.open(KYOTO)
    hall.clock.forward(1)  # it is looked at first
    second = await ground.open(DUELS)
    for gathering in (first, second):
        await ground.enter(gathering, crowd(4))
    between = await asyncpg.connect(database_url)
    async with between.transaction():  # forgetting waits in the first, when it has seen both
        await between.fetch(FIRST_OF_THEIRS, first, GONE)
        forgetting = asyncio.create_task(Forgetting(hall.context).forget(GONE))
        await asyncio.sleep(0.3)
        await other.sign_up.begin(gathering_id=second, standing=standing(HOST, manages=True))
    await forgetting
    await between.close()
    page = await ground.page(second)
    assert [entrant.seat for entrant in page.entrants] == [0, 1, 2, 3]
    await ground.challenge_first(second)
