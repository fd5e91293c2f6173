"""The page's controls behind the local Discord, available while a bot runs there."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.play.ground.times import HOUR
from bot.sandbox.actors.autoplay import Autoplay
from bot.sandbox.actors.passing import Passing
from bot.sandbox.errors import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage
from bot.store.engine import AUDITS, read_store


@dataclass(frozen=True)
class Crew:
    """What does the work."""

    passing: Passing
    autoplay: Autoplay


class Backstage:
    """Skips time and plays for people; available only once the bot is there."""

    def __init__(self) -> None:
        self._crew: Crew | None = None

    @asynccontextmanager
    async def of(self, played: Stage) -> AsyncGenerator[None]:
        """Work behind a stage while the context lasts."""
        autoplay = Autoplay(played)
        async with read_store(played.database_url, queries=AUDITS) as audit, autoplay.running():
            self._crew = Crew(Passing(played, audit), autoplay)
            # So that pages already open show its controls.
            played.local.tell_time()
            yield
            self._crew = None

    @property
    def is_manned(self) -> bool:
        """Whether the controls are available."""
        return self._crew is not None

    async def clock(self) -> Json:
        """Return how far the clock was moved forward, and when something happens next."""
        passing = self._manned.passing
        return {"ahead": passing.played.local.clock.ahead, "next": await passing.next_at()}

    async def pass_an_hour(self) -> None:
        """Move the clock forward by an hour."""
        await self._manned.passing.let_pass(HOUR)

    async def pass_to_next(self) -> None:
        """Move the clock forward until something happens."""
        await self._manned.passing.to_next()

    def plays_by_themselves(self, person: Person) -> bool:
        """Return whether a person plays by themselves."""
        return self._crew is not None and self._crew.autoplay.has(person)

    def let_play(self, person: Person, *, by_themselves: bool) -> None:
        """Start or stop playing for a person."""
        autoplay = self._manned.autoplay
        if by_themselves:
            autoplay.take(person)
        else:
            autoplay.release(person)

    @property
    def _manned(self) -> Crew:
        if self._crew is None:
            raise NotPossible("no bot stands behind this page")
        return self._crew
