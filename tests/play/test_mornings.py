"""The morning of a server: told once, by its own clocks, with nothing that is still to be solved anywhere."""

import asyncio
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.play.delivery.handling import read_parcel
from bot.play.delivery.news import MorningContent
from bot.play.ground.times import DAY, HOUR
from bot.play.guild.organisers import Standing
from bot.play.news.announced import MorningPage
from bot.play.privacy.servers import Servers
from bot.play.solo.puzzles import FIRST_DAY, NOWHERE, Puzzles, puzzle_of
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall

MANAGER = Standing(GUILD, AYA, frozenset(), manages=True)
ZONES = ("Pacific/Auckland", "UTC", "America/Los_Angeles")
LANE = f"morning:{GUILD}"


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    return round(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


class Town:
    """A server that wants its mornings told, and all that it was told, by its own clocks."""

    def __init__(self, hall: Hall, zone: str) -> None:
        self.hall, self.zone = hall, ZoneInfo(zone)
        self.told = list[tuple[datetime, MorningPage]]()

    async def settle(self, **chosen: str) -> None:
        wanted = {"channel": "7001", "zone": str(self.zone), "morning": "8", "morning_news": "on", **chosen}
        for setting, value in wanted.items():
            await self.hall.book.change(GUILD, MANAGER, setting.replace("_", "-"), (value,))

    @property
    def wall(self) -> datetime:
        """Return what the clocks there show."""
        return datetime.fromtimestamp(self.hall.clock.time / 1000, self.zone)

    async def wake(self) -> None:
        """Do once what the bot does every few seconds."""
        await self.hall.deadlines.sweep()
        for parcel in await self.hall.deliveries.claim(50):
            content = await read_parcel(self.hall.context, parcel)
            if isinstance(content, MorningContent):
                self.told.append((self.wall, content.page))
            await self.hall.deliveries.delivered(parcel, 1, None)

    async def live(self, since: int, until: int) -> None:
        """Live from one moment to another, hour by hour."""
        for now in range(since, until, HOUR):
            self.hall.clock.time = now
            await self.wake()

    @property
    def days(self) -> list[date]:
        return [wall.date() for wall, _ in self.told]


async def opened(hall: Hall, zone: str, now: int, **chosen: str) -> Town:
    town = Town(hall, zone)
    hall.clock.time = now
    await town.settle(**chosen)
    await town.wake()
    return town


@pytest.mark.parametrize("zone", ZONES)
async def test_each_morning_is_told_once_by_the_servers_own_clocks_and_gives_nothing_away(
    hall: Hall, zone: str
) -> None:
    first, last = at(2026, 12, 30), at(2027, 1, 3)
    town = await opened(hall, zone, first)
    for now in range(first, last, HOUR):
        hall.clock.time = now
        told = len(town.told)
        for _ in range(2):
            await town.wake()
        for _, page in town.told[told:]:
            asked = await Puzzles(hall.context).today(CHIYO, pictured=False)
            assert page.puzzle.day == asked.day, "what is announced is what is then asked"
            assert page.past
            assert page.past.page.day == asked.day - 1
            assert (page.past.page.day + 1) * DAY <= now, "its day is over for everybody"
            assert str(page.past.mix) != str(puzzle_of(asked.day).mix)
    assert {(wall.hour, wall.minute) for wall, _ in town.told} == {(8, 0)}
    assert len(set(town.days)) == len(town.days) == (last - first) // DAY


@pytest.mark.parametrize(
    ("zone", "year", "month", "day"),
    [
        ("Europe/Berlin", 2027, 3, 27),
        ("America/Los_Angeles", 2027, 11, 6),
        ("Pacific/Auckland", 2027, 9, 24),
        ("Australia/Lord_Howe", 2027, 4, 2),
    ],
)
async def test_a_morning_stays_where_it_is_when_the_clocks_change(
    hall: Hall, zone: str, year: int, month: int, day: int
) -> None:
    since = at(year, month, day)
    town = await opened(hall, zone, since)
    for now in range(since, since + 4 * DAY, HOUR // 2):
        hall.clock.time = now
        await town.wake()
    assert {(wall.hour, wall.minute) for wall, _ in town.told} == {(8, 0)}
    assert len(set(town.days)) == len(town.days) == 4
    assert len({wall.utcoffset() for wall, _ in town.told}) == 2, "the clocks did change"


@pytest.mark.parametrize("zone", ZONES)
async def test_a_morning_slept_through_is_told_late_the_same_day_and_never_on_another(
    hall: Hall, zone: str
) -> None:
    town = await opened(hall, zone, at(2027, 1, 1))
    midnight = round(datetime(2027, 1, 10, tzinfo=town.zone).timestamp() * 1000)
    await town.live(at(2027, 1, 1), midnight - 3 * DAY)
    before = len(town.told)
    hall.clock.time = midnight + 23 * HOUR  # three mornings lie in between, of which this day's is the last
    await town.wake()
    await town.wake()
    assert town.days[before:] == [date(2027, 1, 10)]
    hall.clock.time = midnight + 2 * DAY + HOUR  # one more was slept through to its end
    await town.wake()
    assert len(town.told) == before + 1
    await town.live(hall.clock.time, midnight + 3 * DAY)
    assert town.days[before:] == [date(2027, 1, 10), date(2027, 1, 12)]
    assert town.told[-1][0].hour in {8, 9}, "and it goes on at its hour, as far as the test looks"


async def test_what_could_not_be_sent_that_day_is_not_sent_on_another(hall: Hall) -> None:
    town = await opened(hall, "UTC", at(2027, 1, 1, 7))
    hall.clock.forward(HOUR)
    await hall.deadlines.sweep()
    [waiting] = await hall.deliveries.claim(1)
    await hall.deliveries.put_off(waiting)
    hall.clock.time = at(2027, 1, 2)
    [late] = await hall.deliveries.claim(1)
    assert late.rank == date(2027, 1, 1).toordinal()
    assert await read_parcel(hall.context, late) is None
    await hall.deliveries.put_off(late)
    hall.clock.time = at(2027, 1, 2, 8)
    await town.wake()
    assert town.days == [date(2027, 1, 2)]
    assert await hall.parcels() == [], "no old ones wait"


async def test_two_processes_tell_a_morning_once(hall: Hall, rival: Hall) -> None:
    await opened(hall, "UTC", at(2027, 1, 1, 7))
    hall.clock.forward(HOUR)
    await asyncio.gather(*(each.deadlines.sweep() for each in (hall, rival) * 3))
    [parcel] = await hall.parcels()
    assert (parcel.lane, parcel.generation) == (LANE, 0)


@pytest.mark.parametrize("chosen", [{"morning_news": "off"}, {"channel": ""}])
async def test_nothing_is_told_where_nobody_wants_it_or_there_is_no_channel(
    hall: Hall, chosen: dict[str, str]
) -> None:
    town = await opened(hall, "UTC", at(2027, 1, 1))
    for setting, value in chosen.items():
        values = (value,) if value else ()
        await hall.book.change(GUILD, MANAGER, setting.replace("_", "-"), values)
    await town.live(at(2027, 1, 1), at(2027, 1, 3))
    assert town.told == []


async def test_settling_the_hour_anew_tells_no_day_twice(hall: Hall) -> None:
    town = await opened(hall, "UTC", at(2027, 1, 1))
    await town.live(at(2027, 1, 1), at(2027, 1, 1, 9))
    await town.settle(morning="12")
    await town.live(at(2027, 1, 1, 9), at(2027, 1, 3))
    assert [(wall.day, wall.hour) for wall, _ in town.told] == [(1, 8), (2, 12)]


async def test_a_server_without_the_bot_is_told_nothing_and_no_heap_when_it_is_back(hall: Hall) -> None:
    town = await opened(hall, "UTC", at(2027, 1, 1))
    servers = Servers(hall.context)
    await servers.left(GUILD)
    await town.live(at(2027, 1, 1), at(2027, 1, 4, 12))
    assert town.told == []
    await servers.returned(GUILD)
    await town.live(at(2027, 1, 4, 12), at(2027, 1, 5, 12))
    assert [(wall.day, wall.hour) for wall, _ in town.told] == [(4, 12), (5, 8)]


async def test_a_server_that_moves_around_the_world_is_told_no_day_twice(hall: Hall) -> None:
    town = await opened(hall, "Pacific/Auckland", at(2027, 1, 1))
    await town.live(at(2027, 1, 1), at(2027, 1, 2))
    town.zone = ZoneInfo("America/Los_Angeles")
    await town.settle()
    await town.live(at(2027, 1, 2), at(2027, 1, 5))
    assert len(set(town.days)) == len(town.days) >= 3


async def test_a_clock_that_is_set_back_holds_no_morning_up(hall: Hall) -> None:
    town = await opened(hall, "UTC", at(2027, 6, 1))
    await hall.deadlines.beat()
    await town.live(at(2027, 6, 1), at(2027, 6, 2))
    hall.clock.time = at(2027, 1, 1)
    await hall.deadlines.beat()
    await town.live(at(2027, 1, 1), at(2027, 1, 3))
    assert town.days == [date(2027, 6, 1), date(2027, 1, 1), date(2027, 1, 2)]


async def test_it_says_how_many_tried_and_found_it_and_names_nobody(hall: Hall) -> None:
    day = FIRST_DAY + 40
    town = await opened(hall, "UTC", day * DAY + 9 * HOUR)
    best = puzzle_of(day)
    right = [round(100 * share) for share in best.mix]
    right[right.index(max(right))] += 100 - sum(right)
    given = {AYA: dict(zip(best.options, right, strict=True)), BEN: {best.options[-1]: 100}}
    for user_id, guild_id in ((AYA, GUILD), (BEN, NOWHERE)):
        await Puzzles(hall.context).answer(
            day, given[user_id], user_id=user_id, guild_id=guild_id, pictured=False
        )
    await town.live(hall.clock.time, (day + 1) * DAY + 9 * HOUR)
    [(_, page)] = town.told
    assert page.past
    assert (page.past.page.day, page.past.answered) == (day, 2)
    assert page.past.found >= 1
    assert not {AYA, BEN} & {player.user_id for player in page.past.page.match.players}


async def test_the_first_day_has_no_yesterday_and_a_barred_fight_is_not_offered(hall: Hall) -> None:
    town = await opened(hall, "UTC", FIRST_DAY * DAY)
    await town.live(FIRST_DAY * DAY, FIRST_DAY * DAY + 9 * HOUR)
    await hall.book.change(GUILD, MANAGER, "games", ("bushido.duel",))
    await town.live(FIRST_DAY * DAY + 9 * HOUR, FIRST_DAY * DAY + 33 * HOUR)
    (_, first), (_, second) = town.told
    assert first.past is None
    assert first.fight
    assert second.past
    assert second.fight is None
