"""A simulated year that is watched as hosts watch the bot: how many series it makes, and of what names."""

from pathlib import Path

from prometheus_client import CollectorRegistry

from apparatus.year.calendar import Year
from bot.play.ground.repertoire import game_names
from bot.watch.counted import KINDS, Counted
from bot.watch.heard import Heard
from players.player import LEVELS

KNOWN = {
    *KINDS,
    *game_names(),
    *LEVELS,
    *("players", "house", "practice", "alone", "campaign", "contest", "gathering"),
    *("write", "read", "survey", "upkeep"),
}
"""All that a series of the database, of matches or of the house may be called."""


class WatchedYear(Year):
    """A year of several processes, each of which is watched."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.registries = [CollectorRegistry() for _ in range(self.processes)]
        self.heard = [Heard(registry) for registry in self.registries]
        self.most: dict[str, int] = {}
        """The most series that a process has had, by their family."""
        self.called: set[str] = set()
        """What they have been called."""
        self._counting: list[Counted] = []

    async def _open(self) -> None:
        contexts = [process.deadlines.context for process in self.house.processes]
        self._counting = [
            Counted(context, registry) for context, registry in zip(contexts, self.registries, strict=True)
        ]
        await super()._open()

    async def _end_day(self) -> None:
        await super()._end_day()
        if self.day > self.days:
            return
        for number, process in enumerate(self.house.processes):
            self._counting[number]._context = process.deadlines.context  # since the last restart
            self.heard[number].listen_to_house(process.play.house_turns.mind)
            self.heard[number].listen_to_store(self.house.store._store)
            await self._counting[number].renew()
            self._look(self.registries[number])

    def _look(self, registry: CollectorRegistry) -> None:
        for family in registry.collect():
            self.most[family.name] = max(self.most.get(family.name, 0), len(family.samples))
            labels = [sample.labels for sample in family.samples]
            self.called |= {value for named in labels for name, value in named.items() if name != "le"}


async def watched(folder: Path, people: int, seed: int, days: int) -> WatchedYear:
    """Live a year in two processes, and watch both."""
    year = WatchedYear(f"sqlite:///{folder / 'watched'}.db", people, seed, days, processes=2)
    await year.live()
    return year
