"""What happens to the bot: restarts, outages, changes of the host's clock, and removal from servers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from apparatus.year.luck import Luck
from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.store.moment import Moment, later

RATES = {"restart": 1 / 3, "outage": 1 / 20, "clock set": 1 / 25, "taken out": 1 / 90}
"""How many of each happen per day."""


@dataclass
class Weather:
    """Forecasts a year's mishaps."""

    luck: Luck

    def foretell(self, begins_at: Moment, days: int) -> Iterator[tuple[Moment, str]]:
        """Yield the time and name of each mishap, not in order of time."""
        for name, rate in RATES.items():
            at = begins_at
            while (at := later(at, round(self.luck.expovariate(rate) * DAY))) < begins_at + days * DAY:
                yield at, name

    @property
    def outage(self) -> int:
        """Return the length of an outage in milliseconds."""
        return round(self.luck.uniform(2 * HOUR, 2 * DAY))

    @property
    def step(self) -> int:
        """Return by how many milliseconds the host's clock is moved."""
        spans: tuple[Callable[[], float], ...] = (
            lambda: self.luck.uniform(-0.5, 0.5) * MINUTE,
            lambda: self.luck.choice((-1, 1)) * self.luck.uniform(1, 3) * HOUR,
        )
        return round(self.luck.choice(spans)())

    @property
    def absence(self) -> int:
        """Return for how many milliseconds a server is without the bot."""
        return round(self.luck.uniform(2 * HOUR, 4 * DAY))
