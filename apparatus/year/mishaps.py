"""What befalls the bot, and checks that nobody suffers from it."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from apparatus.year.agenda import Agenda
from apparatus.year.person import BRANCH, HOME
from apparatus.year.town import Town
from apparatus.year.watching.audit import Auditor
from apparatus.year.weather import Weather
from bot.play.ground.times import DAY
from bot.play.privacy.servers import GRACE
from bot.store.ids import GuildId
from bot.store.moment import Moment, later


@dataclass
class Mishaps:
    """Makes the weather happen."""

    town: Town
    auditor: Auditor
    agenda: Agenda
    weather: Weather
    met: Counter[str] = field(default_factory=Counter[str])
    """How often each mishap happened."""

    def expect(self, begins_at: Moment, days: int) -> None:
        """Put the weather of some days on the agenda."""
        ways: dict[str, Callable[[], Awaitable[None]]] = {
            "restart": self._restart,
            "outage": self.go_down,
            "clock set": self.set_clock,
            "taken out": self._take_out,
        }
        for at, name in self.weather.foretell(begins_at, days):
            self.agenda.expect(at, ways[name])

    async def _restart(self) -> None:
        self.met["restarts"] += 1
        await self.town.house.restart()

    async def go_down(self) -> None:
        """Take the bot down for a while; visits during the outage happen after it."""
        self.met["outages"] += 1
        house, clock = self.town.house, self.town.house.clock
        before, was, span = await self.auditor.running(), clock(), self.weather.outage
        await house.stop()
        clock.time = later(clock.time, span)
        clock.down += span
        await house.start()
        await house.release()
        await house.look()
        await self.auditor.check_return(before, now=clock(), was=was)

    async def set_clock(self) -> None:
        """Restart the bot, and set the host's clock forward or back meanwhile."""
        self.met["clocks set"] += 1
        house, clock = self.town.house, self.town.house.clock
        before, letters, was = await self.auditor.running(), await self.auditor.letters(), clock()
        clock.skew += self.weather.step
        await house.restart()
        await house.look()
        await self.auditor.check_return(before, now=clock(), was=was)
        await self.auditor.check_letters(letters, now=clock(), was=was)

    async def _take_out(self) -> None:
        """Remove the bot from a server; bring it back within days, or after the server's data is deleted."""
        guild_id = self.weather.luck.choice((HOME, BRANCH))
        if guild_id in self.town.without_us:
            return
        self.met["taken out"] += 1
        await self.town.house.play.servers.left(guild_id)
        self.town.without_us.add(guild_id)
        forever = guild_id == BRANCH and self.weather.luck.likely(0.5)
        span = GRACE + 2 * DAY if forever else self.weather.absence

        async def come_back() -> None:
            if guild_id in self.town.without_us:
                await self._come_back(guild_id, removed=forever)

        self.agenda.expect(later(self.town.house.clock.time, span), come_back)

    async def _come_back(self, guild_id: GuildId, *, removed: bool) -> None:
        house = self.town.house
        if removed:
            self.met["servers removed"] += 1
            self.town.removals[guild_id] += 1
            await self.auditor.check_removed(guild_id)
            for person in self.town.others(guild_id):
                person.muted.pop(guild_id, None)
        await house.play.servers.returned(guild_id)
        self.auditor.promises.tell_anew(guild_id)
        self.town.without_us.discard(guild_id)
