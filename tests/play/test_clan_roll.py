"""Who of a clan is looked for, and when."""

import asyncio

import pytest

from bot.play.clans.clans import LOOK_EVERY
from bot.play.clans.roll import LOOK_AGAIN
from tests.play.clan_hall import ClanHall
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall


@pytest.fixture
def clans(hall: Hall) -> ClanHall:
    return ClanHall(hall)


async def called(clans: ClanHall, most: int = 10) -> list[int]:
    """Return the people to look for now."""
    return sorted(sought.user_id for sought in await clans.roll.call(most))


async def test_nobody_is_looked_for_before_a_week_is_over(clans: ClanHall) -> None:
    await clans.found(AYA)
    clans.hall.clock.forward(LOOK_EVERY - 1)
    assert await called(clans) == []
    clans.hall.clock.forward(1)
    assert await called(clans) == [AYA]


async def test_a_call_names_no_more_than_are_wanted_and_those_first_who_wait_longest(clans: ClanHall) -> None:
    await clans.found(CHIYO, BEN, AYA)
    clans.hall.clock.forward(LOOK_EVERY)
    assert await called(clans, 2) == [BEN, CHIYO]
    assert await called(clans, 2) == [AYA]
    assert await called(clans, 2) == []


async def test_who_was_found_is_looked_for_again_in_a_week_and_others_in_a_few_hours(clans: ClanHall) -> None:
    await clans.found(AYA, BEN)
    clans.hall.clock.forward(LOOK_EVERY)
    for sought in await clans.roll.call(10):
        assert sought.guild_id == GUILD
        if sought.user_id == AYA:
            await clans.roll.present(sought)
    clans.hall.clock.forward(LOOK_AGAIN)
    assert await called(clans) == [BEN]
    clans.hall.clock.forward(LOOK_EVERY - LOOK_AGAIN)
    assert await called(clans) == [AYA, BEN]


async def test_two_processes_that_call_at_once_look_for_everyone_once(clans: ClanHall, rival: Hall) -> None:
    crowd = range(100, 112)
    await clans.found(*crowd)
    clans.hall.clock.forward(LOOK_EVERY)
    houses = (clans, ClanHall(rival))
    looked_for: list[int] = []
    for _ in crowd:  # of two that reach for the same few at once, one may come away with none
        calls = await asyncio.gather(*(house.roll.call(3) for house in houses))
        looked_for += [sought.user_id for call in calls for sought in call]
    assert sorted(looked_for) == list(crowd)
