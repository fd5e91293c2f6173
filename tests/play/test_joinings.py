"""A server that asks the bot in is greeted once for each time, though the bot may find it only later."""

import asyncio

import pytest

from bot.play.ground.times import HOUR
from bot.play.privacy.servers import Joining, Servers
from bot.store.ids import GuildId
from bot.store.moment import Moment
from tests.play.hall import GUILD, Hall

ELSEWHERE = GUILD + 1


@pytest.fixture
def servers(hall: Hall) -> Servers:
    return Servers(hall.context)


async def test_a_server_is_greeted_once_for_each_joining(hall: Hall, servers: Servers) -> None:
    greeted: list[int] = []
    for joined_at in (5_000, 5_000, 6_000):
        await servers.joined(ELSEWHERE, "de", joined_at)
        if parcel := await hall.claim(f"welcome:{ELSEWHERE}"):
            await hall.deliveries.delivered(parcel, 900, None)
            greeted.append(joined_at)
    assert greeted == [5_000, 6_000]
    assert await hall.reading.locale(ELSEWHERE) == "de"


async def greeted_late(hall: Hall, servers: Servers, *joinings: Joining) -> set[int]:
    """Look for joinings that the bot did not hear of; return which servers are greeted."""
    await servers.catch_up(joinings)
    found = set[int]()
    for joining in joinings:
        if parcel := await hall.claim(f"welcome:{joining.guild_id}"):
            await hall.deliveries.delivered(parcel, 900, None)
            found.add(joining.guild_id)
    return found


async def test_who_asked_the_bot_in_while_it_was_off_is_greeted_once(hall: Hall, servers: Servers) -> None:
    await servers.catch_up([])  # it has been awake once
    hall.clock.forward(HOUR)
    late = [Joining(GuildId(server), "de", hall.clock()) for server in (1, 2)]
    hall.clock.forward(HOUR)
    assert await greeted_late(hall, servers, *late) == {1, 2}
    assert await greeted_late(hall, servers, *late) == set()
    await servers.joined(*late[0])
    assert await hall.claim("welcome:1") is None, "Discord tells of it after all"
    again = late[0]._replace(at=hall.clock())
    assert await greeted_late(hall, servers, again, late[1]) == {1}


async def test_a_new_database_greets_nobody_that_the_bot_finds_there(hall: Hall, servers: Servers) -> None:
    before = Joining(GuildId(1), "de", Moment(hall.clock() - 1))
    assert await greeted_late(hall, servers, before) == set()
    hall.clock.forward(HOUR)
    assert await greeted_late(hall, servers, before, Joining(GuildId(2), "ja", hall.clock())) == {2}


async def test_a_joining_that_several_hear_of_at_once_is_greeted_once(hall: Hall, servers: Servers) -> None:
    await servers.catch_up([])
    hall.clock.forward(HOUR)
    joining = Joining(GuildId(1), "de", hall.clock())
    await asyncio.gather(*(servers.catch_up([joining]) for _ in range(3)), servers.joined(*joining))
    parcel = await hall.claim("welcome:1")
    assert parcel
    assert parcel.generation == hall.clock() // 1000, "asked for once"
