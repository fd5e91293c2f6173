"""The week of a server in one message: on Monday, once, of that week, and not where nothing happened."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.play.delivery.handling import read_parcel
from bot.play.delivery.news import WeekContent
from bot.play.ground.times import DAY, HOUR
from bot.play.guild.organisers import Standing
from bot.play.me.me import Me
from bot.play.news.weeks import WeekPage
from bot.play.solo.puzzles import Puzzles, puzzle_of
from tests.play.archive import felled
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall

MANAGER = Standing(GUILD, AYA, frozenset(), manages=True)
MONDAY = date(2027, 1, 4)
ZONES = ("Pacific/Auckland", "UTC", "America/Los_Angeles")


class Weeks:
    """A server that wants its weeks told, and what it was told."""

    def __init__(self, hall: Hall, zone: str) -> None:
        self.hall, self.zone = hall, ZoneInfo(zone)
        self.told = list[WeekPage]()

    def go(self, days: int, hour: int = 0) -> None:
        """Go to an hour of a day there, counted from a Monday."""
        wall = datetime(MONDAY.year, MONDAY.month, MONDAY.day, hour, tzinfo=self.zone).astimezone(UTC)
        self.hall.clock.time = round(wall.timestamp() * 1000) + days * DAY

    async def wake(self) -> None:
        await self.hall.deadlines.beat()
        await self.hall.deadlines.sweep()
        for parcel in await self.hall.deliveries.claim(50):
            content = await read_parcel(self.hall.context, parcel)
            if isinstance(content, WeekContent):
                self.told.append(content.page)
            await self.hall.deliveries.dropped(parcel)

    async def live(self, since: int, until: int) -> None:
        """Live from one day to another, every three hours."""
        for hours in range(since * 24, until * 24, 3):
            self.go(0)
            self.hall.clock.forward(hours * HOUR)
            await self.wake()

    async def solve(self, *user_ids: int) -> None:
        """Answer the puzzle that is asked now, all alike."""
        day = self.hall.clock.time // DAY
        card = puzzle_of(day).options[0]
        for user_id in user_ids:
            await Puzzles(self.hall.context).answer(
                day, {card: 100}, user_id=user_id, guild_id=GUILD, pictured=False
            )


async def opened(hall: Hall, zone: str = "UTC") -> Weeks:
    weeks = Weeks(hall, zone)
    weeks.go(-8)
    await hall.meet(AYA, BEN, CHIYO)
    for setting, value in {"channel": "7001", "zone": zone, "morning": "9", "week-news": "on"}.items():
        await hall.book.change(GUILD, MANAGER, setting, (value,))
    await weeks.wake()
    return weeks


@pytest.mark.parametrize("zone", ZONES)
async def test_a_week_is_told_on_monday_once_and_an_empty_one_is_not(hall: Hall, zone: str) -> None:
    weeks = await opened(hall, zone)
    await weeks.live(-8, -6)
    weeks.go(-6, 12)
    await felled(hall)
    await weeks.live(-5, 15)
    [page] = weeks.told
    assert (page.first, page.last, page.matches) == (date(2026, 12, 28), date(2027, 1, 3), 1)
    assert (page.upset, page.streak, page.tournament, page.fights) == (None, None, None, ())


async def test_it_tells_who_surprised_who_climbed_who_solved_and_for_how_long(hall: Hall) -> None:
    weeks = await opened(hall)
    for day in (-7, -5, -4):
        weeks.go(day, 12)
        await weeks.solve(BEN, CHIYO) if day == -7 else await weeks.solve(BEN)
        await felled(hall, AYA, CHIYO)
    weeks.go(-3, 12)
    await felled(hall, BEN, AYA)
    await weeks.live(-2, 1)
    [page] = weeks.told
    assert page.matches == 4
    assert page.upset
    assert (page.upset.user_id, page.upset.beaten) == (BEN, f"Person {AYA}")
    assert page.upset.gap > 0
    assert page.streak
    assert (page.streak.user_id, page.streak.days) == (BEN, 3), "a day off does not break it"
    assert [row.user_id for row in page.puzzles.places] == [BEN, CHIYO]
    assert not page.climbers, "no rating is settled yet"


async def test_nobody_is_named_who_does_not_want_to_be(hall: Hall) -> None:
    weeks, me = await opened(hall), Me(hall.context, ("en",))
    weeks.go(-6, 12)
    await weeks.solve(BEN)
    await felled(hall, AYA, CHIYO)
    await felled(hall, BEN, AYA)
    await me.change(BEN, "news", ("off",))
    await weeks.live(-2, 1)
    [page] = weeks.told
    assert page.matches == 2, "a number names nobody"
    assert (page.upset, page.streak, page.puzzles.places) == (None, None, ())


async def test_a_monday_slept_through_is_told_late_and_not_on_tuesday(hall: Hall) -> None:
    weeks = await opened(hall)
    for monday in (0, 7):
        weeks.go(monday - 2, 12)
        await felled(hall)
    weeks.go(0, 23)
    await weeks.wake()
    assert [page.last for page in weeks.told] == [date(2027, 1, 3)]
    await weeks.live(1, 6)
    weeks.go(8, 1)
    await weeks.wake()
    await weeks.live(8, 10)
    assert len(weeks.told) == 1
