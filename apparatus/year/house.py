"""The bot of a simulated year: the real services on a real store, on a clock that jumps."""

from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from apparatus.year.checks import Violation
from apparatus.year.clock import NOTICED, JumpingClock
from apparatus.year.witness import Witness
from bot.face.letters.letters import Letters
from bot.face.words import locales
from bot.play.clans.roll import Roll
from bot.play.deadlines import Deadlines, Settling
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.stumbles import Due
from bot.play.privacy.retention import Retention
from bot.play.services import Services
from bot.store.engine import open_store

FIRST_CLICK = 1_000_000


class Unforgiving(Deadlines):
    """A sweep that survives nothing: whatever it stumbles over is a fault."""

    async def _safely(self, due: Due, settling: Settling) -> bool:
        try:
            await settling()
        except Exception as error:
            raise Violation(f"stumbled: over {due}") from error
        return True


@dataclass
class House:
    """The bot as it runs between two restarts."""

    url: str
    clock: JumpingClock
    chance: SeededChance
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)
    _clicked: int = FIRST_CLICK

    async def start(self) -> None:
        """Open the store and put the services on it."""
        self.store = Witness(await self._open.enter_async_context(open_store(self.url, durable=False)))
        self.context = context = Context(self.store, self.clock, self.chance)
        self.play = Services(context, locales())
        self.roll = Roll(context)
        self.retention = Retention(context)
        self.letters = Letters(context)
        self.deadlines = Unforgiving(context, pause_noticed=NOTICED)

    async def stop(self) -> None:
        """Close the store."""
        await self._open.aclose()
        self._open = AsyncExitStack()

    async def restart(self) -> None:
        """Stop and start, and take back what was on its way."""
        await self.stop()
        await self.start()
        await self.play.deliveries.release_all()

    async def look(self) -> int:
        """Beat, settle what is due, and choose for the house where people wait; return how much that was."""
        await self.deadlines.beat()
        settled = 0
        while some := await self.deadlines.sweep() + await self._choose():
            settled += some
        return settled

    async def _choose(self) -> int:
        """Choose at every table where people wait for the house; return at how many."""
        asked = await self.play.house_turns.asked()
        for match_id in asked:
            await self.play.house_turns.move(match_id)
        return len(asked)

    async def tidy(self) -> None:
        """Remove what has been kept long enough."""
        while await self.play.servers.sweep():
            pass
        while await self.retention.sweep():
            pass

    def click(self) -> int:
        """Return the id of a fresh interaction."""
        self._clicked += 1
        return self._clicked
