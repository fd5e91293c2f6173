"""A year, event by event: visits, downtime and audits.

The clock jumps to the next event: a visit, a late press, something due, or the weather. No process is really
killed, so the database need not be durable; ``tests/e2e`` kills processes.
"""

import hashlib
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass

from apparatus.year.acts.weekly import end_all
from apparatus.year.agenda import Agenda
from apparatus.year.checks import Violation, check_finished
from apparatus.year.clock import SUNRISE, TICK, JumpingClock
from apparatus.year.habits import ORGANISER, habit_of
from apparatus.year.house import House
from apparatus.year.luck import Luck
from apparatus.year.mishaps import Mishaps
from apparatus.year.person import BRANCH, HOME, Person
from apparatus.year.played import every_turn
from apparatus.year.postman import Postman
from apparatus.year.town import Town
from apparatus.year.visit import look_in
from apparatus.year.watching.audit import Auditor
from apparatus.year.watching.promises import Promises
from apparatus.year.watching.quiet_count import QuietTimes
from apparatus.year.watching.watch import Watch
from apparatus.year.weather import Weather
from bot.play.ground.chance import SeededChance
from bot.play.ground.times import DAY
from bot.store.engine import AUDITS, read_store
from bot.store.ids import UserId
from bot.store.moment import Moment, later
from bot.store.share import SHIFT

ORGANISERS = 2

EPILOGUE = 400 * DAY
"""How long everything may take to end after people have stopped coming."""

EAGER, BEGINNINGS = 0.5, 8_000
"""The highest chance that a visit begins something new, and roughly the most beginnings a year may hold."""

SPOT_CHECKED = 0.02
"""The share of visits after which the visitor's matches are checked as each player sees them."""

ROLL = 200
"""People whose membership is checked in one call each day; the real bot checks a few every minute."""

ROUNDS_AT_ONCE = 5_000
"""How often the bot may look while no time passes; each look settles what is due, so more means stuck."""

AWAY = (5 * DAY, 40 * DAY)
"""How long a person stays away after their data is deleted."""

Told = Callable[["Year"], None]


@dataclass
class Year:
    """A server's year."""

    url: str
    people: int
    seed: int
    days: int
    told: Told = lambda _: None
    """Called at the end of each day."""
    processes: int = 1
    """How many the bot consists of."""
    day: int = 0
    """How many days have passed."""

    def __post_init__(self) -> None:
        self.luck = Luck(self.seed)
        self.clock = JumpingClock()
        self.house = House(self.url, self.clock, SeededChance(self.seed), self.processes)
        self.postman = Postman(Luck(self.seed + 1))
        crowd = [
            Person(
                UserId(number % 2 << SHIFT | 1_000 + number),  # of both shards
                ORGANISER if number < ORGANISERS else habit_of(number),
                Luck(self.seed * 1_000 + number),
                number < ORGANISERS,
            )
            for number in range(self.people)
        ]
        self.mishaps: Counter[str] = Counter()
        self._open_to_people = True
        eagerness = min(EAGER, BEGINNINGS / (self.people * self.days))
        self.town = Town(self.house, crowd, Luck(self.seed + 2), eagerness)
        self.agenda = Agenda()

    async def live(self) -> None:
        """Simulate the year and its aftermath. Raise Violation for anything that must never happen."""
        async with AsyncExitStack() as stack:
            await self.house.start()
            stack.push_async_callback(self.house.stop)
            audit = await stack.enter_async_context(read_store(self.url, queries=AUDITS))
            self.watch = Watch(audit, self.clock, QuietTimes(self.clock), self.town.without_us)
            self.auditor = Auditor(audit, Promises(self.clock))
            await self._open()
            await self._until(SUNRISE + self.days * DAY)
            await self._close()
            while await self.auditor.anything_left():
                if self.clock.time > SUNRISE + self.days * DAY + EPILOGUE:
                    break
                await self._until(self.clock.time + DAY)
            await check_finished(audit)

    async def fingerprint(self) -> str:
        """Return a digest of all turns, which is equal for two years that went the same way."""
        digest = hashlib.sha256()
        async with read_store(self.url, queries=AUDITS) as audit:
            for turn in await audit.read(every_turn):
                digest.update(f"{turn.match_id} {turn.revision} {turn.at} {turn.events}\n".encode())
        return digest.hexdigest()

    async def _open(self) -> None:
        """Bring everyone in and fill the agenda."""
        for person in self.town.crowd:
            await person.arrive(self.house)
            self._expect(person, self.luck.randint(0, 2 * DAY))
        mishaps = Mishaps(self.town, self.auditor, self.agenda, Weather(self.luck))
        self.mishaps = mishaps.met
        mishaps.expect(SUNRISE, self.days)
        self.agenda.expect(later(SUNRISE, TICK), self._beat)
        self.agenda.expect(later(SUNRISE, DAY), self._end_day)

    async def _until(self, end: int) -> None:
        """Run everything that comes before a time."""
        rounds = 0
        while True:
            await self._work_off()
            due = await self.auditor.next_due()
            due = None if due is None else due - self.clock.skew
            at = min(
                each for each in (end, due, self.agenda.next_at, self.town.late.next_at) if each is not None
            )
            rounds = rounds + 1 if at <= self.clock.time else 0
            self.clock.time = max(self.clock.time, Moment(at))
            if self.clock.time >= end:
                return
            if rounds > ROUNDS_AT_ONCE:
                raise Violation("stuck: something is due, and not done however often the bot looks")
            self.town.done["late press counted"] += await self.town.late.deliver(self.house, self.clock.time)
            if self.agenda.next_at is not None and self.agenda.next_at <= self.clock.time:
                _, event = self.agenda.take()
                await event()

    async def _work_off(self) -> None:
        """Do everything that is due for the bot, and check what it did."""
        await self.house.look()
        await self.postman.round(self.town)
        await self.watch.look(self.house.store.touched)

    def _expect(self, person: Person, pause: int) -> None:
        async def visit() -> None:
            await self._visit(person)

        self.agenda.expect(later(self.clock.time, pause), visit)

    async def _visit(self, person: Person) -> None:
        """Run a person's visit; one whose data was deleted comes back as a new person."""
        town, luck = self.town, person.luck
        if not self._open_to_people:
            return
        if person.habit.quits and luck.likely(person.habit.quits):
            person.here = False  # gone for good, and nobody is told
            return
        if town.forgotten.pop(person.user_id, None) is not None:
            await person.arrive(self.house)

        async def look() -> None:
            await self.watch.look(self.house.store.touched, person.user_id)

        busy = await look_in(person, town, look)
        if luck.likely(SPOT_CHECKED):
            for line in await self.house.play.reading.duels(person.user_id):
                await self.auditor.spot_check(town, line.match_id)
        away = person.user_id in town.forgotten
        self._expect(person, luck.randint(*AWAY) if away else person.habit.pause(luck, busy=busy))

    async def _beat(self) -> None:
        """Schedule the next beat; the clock stops here, and the bot beats whenever it stops."""
        self.agenda.expect(later(self.clock.time, TICK), self._beat)

    async def _end_day(self) -> None:
        """Tidy up, remove people who left the server from their clans, and audit everything."""
        self.day += 1
        await self.house.tidy()
        await self._call_the_roll()
        await self._work_off()
        await self.auditor.daily(self.town)
        self.told(self)
        self.agenda.expect(later(self.clock.time, DAY), self._end_day)

    async def _call_the_roll(self) -> None:
        """Remove people who have left the server from their clans."""
        gone = {person.user_id for person in self.town.crowd if not person.here}
        for process in self.house.processes:
            for sought in await process.roll.call(ROLL):
                if sought.user_id in gone:
                    await process.play.clans.gone(guild_id=sought.guild_id, user_id=sought.user_id)
                else:
                    await process.roll.present(sought)

    async def _close(self) -> None:
        """End all visits, bring the bot back everywhere, resume what is paused, end weekly tournaments."""
        self._open_to_people = False
        for guild_id in sorted(self.town.without_us):
            await self.house.play.servers.returned(guild_id)
            self.auditor.promises.tell_anew(guild_id)
        self.town.without_us.clear()
        organiser = self.town.crowd[0]
        for person in self.town.crowd:
            for line in await self.house.play.reading.duels(person.user_id):
                resuming = self.house.play.courtesies.resume(match_id=line.match_id, user_id=person.user_id)
                await self.town.tried("resumed", resuming)
        for guild_id in (HOME, BRANCH):
            await end_all(organiser, self.town, guild_id)
            for row in await self.house.play.gatherings.held_in(guild_id):
                standing = organiser.standing_in(guild_id)
                resuming = self.house.play.repairs.resume(gathering_id=row.id, standing=standing)
                await self.town.tried("resumed a tournament", resuming)
