"""A year, hour by hour: who looks in when, when the bot is down, and what is checked."""

import hashlib
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

from bot.play.chance import SeededChance
from bot.play.pace import DAY, HOUR
from bot.store.engine import AUDITS, Store, open_store
from bot.store.rows import Row
from bot.year.checks import Subject, check_finished, check_return, check_safety, check_secrets
from bot.year.habits import habit_of
from bot.year.house import SUNRISE, TICK, House, JumpingClock
from bot.year.luck import Luck
from bot.year.person import Person, tried
from bot.year.postman import Postman

ORGANISERS = 2

EPILOGUE = 400 * DAY
"""How long the world is watched after its people are gone, until everything must be over."""

RESTARTS, OUTAGES = 1 / 3, 1 / 20
"""How many of each there are a day."""


class TurnPrint(Row, frozen=True):
    """What makes a turn the turn it is."""

    match_id: str
    revision: int
    events: str
    at: int


@dataclass
class Year:
    """A server's year."""

    url: str
    people: int
    seed: int
    days: int
    told: Callable[[str], None] = field(default=lambda _: None)

    def __post_init__(self) -> None:
        self.luck = Luck(self.seed)
        self.clock = JumpingClock()
        self.house = House(self.url, self.clock, SeededChance(self.seed))
        self.postman = Postman(Luck(self.seed + 1))
        self.crowd = [
            Person(1_000 + number, habit_of(number), Luck(self.seed * 1_000 + number), number < ORGANISERS)
            for number in range(self.people)
        ]
        self.restarts = self.outages = 0
        self._coming: list[tuple[int, int, Person]] = []
        self._order = count()

    @property
    def today(self) -> str:
        """Return how far the year has come."""
        return f"day {(self.clock.time - SUNRISE) // DAY + 1}"

    async def live(self) -> None:
        """Live the year and what comes after it. Raise Violation for anything that must never be."""
        await self.house.start()
        try:
            async with open_store(self.url, queries=AUDITS) as audit:
                await self._arrive()
                await self._days(audit, self.days, populated=True)
                await self._resume_pauses()
                await self._days(audit, EPILOGUE // DAY, populated=False)
                await check_finished(audit)
        finally:
            await self.house.stop()

    async def fingerprint(self) -> str:
        """Return what two years have in common that went the same way."""
        digest = hashlib.sha256()
        async with open_store(self.url, queries=AUDITS) as audit:
            for turn in await audit.read(lambda tx: tx.all("fingerprint_turns", TurnPrint)):
                digest.update(f"{turn.match_id} {turn.revision} {turn.at} {turn.events}\n".encode())
        return digest.hexdigest()

    async def _arrive(self) -> None:
        for person in self.crowd:
            await person.arrive(self.house)
            self._expect(person, self.luck.randint(0, 2 * DAY))

    def _expect(self, person: Person, pause: int) -> None:
        heapq.heappush(self._coming, (self.clock.time + pause, next(self._order), person))

    async def _days(self, audit: Store, days: int, *, populated: bool) -> None:
        for day in range(days):
            until = self.clock.time + DAY
            while self.clock.time < until:
                if populated and self.luck.likely(OUTAGES * TICK / DAY):
                    await self._go_down(audit)
                if populated and self.luck.likely(RESTARTS * TICK / DAY):
                    await self._restart()
                await self._tick(populated=populated)
            await check_safety(audit, self.clock.time)
            if populated:
                self.told(f"day {day + 1} of {days}")
            elif not await self._anything_left(audit):
                return

    async def _tick(self, *, populated: bool) -> None:
        """Go on by half an hour: whoever is due looks in, then the bot looks at its clocks."""
        until = self.clock.time + TICK
        while populated and self._coming and self._coming[0][0] <= until:
            at, _, person = heapq.heappop(self._coming)
            self.clock.time = max(self.clock.time, at)
            if person.habit.quits and self.luck.likely(1 / 150):
                continue  # gone for good, and nobody is told
            await person.look_in(self.house, self.crowd)
            self._expect(person, person.habit.pause(person.luck))
            if self.luck.likely(0.02):
                await self._spot_check(person)
        self.clock.time = until
        await self.house.deadlines.beat()
        while await self.house.deadlines.sweep():
            pass
        await self.postman.round(self.house)

    async def _spot_check(self, person: Person) -> None:
        for line in await self.house.reading.duels(person.user_id):
            await check_secrets(self.house, line.match_id)

    async def _go_down(self, audit: Store) -> None:
        """Be away for a while; whoever comes meanwhile meets nobody."""
        self.outages += 1
        before = await self._revisions(audit)
        await self.house.stop()
        self.clock.time += round(self.luck.uniform(2 * HOUR, 2 * DAY))
        await self.house.start()
        await self.house.deliveries.release_all()
        await self.house.deadlines.beat()
        while await self.house.deadlines.sweep():
            pass
        await self.postman.round(self.house)
        await check_return(self.house, audit, before)
        late = [entry for entry in self._coming if entry[0] < self.clock.time]
        self._coming = [entry for entry in self._coming if entry[0] >= self.clock.time]
        heapq.heapify(self._coming)
        for _, _, person in late:
            self._expect(person, self.luck.randint(0, 6 * HOUR))

    async def _restart(self) -> None:
        self.restarts += 1
        await self.house.stop()
        await self.house.start()
        await self.house.deliveries.release_all()

    async def _revisions(self, audit: Store) -> dict[str, int]:
        ongoing = await audit.read(lambda tx: tx.all("ongoing_matches", Subject))
        return {row.subject: (await self.house.reading.match(row.subject)).revision for row in ongoing}

    async def _resume_pauses(self) -> None:
        """Let whoever agreed on a pause come back once more, and an organiser end what is paused."""
        for person in self.crowd:
            for line in await self.house.reading.duels(person.user_id):
                await tried(self.house.courtesies.resume(match_id=line.match_id, user_id=person.user_id))

    async def _anything_left(self, audit: Store) -> bool:
        return bool(await audit.read(lambda tx: tx.all("unfinished", Subject)))
