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
from bot.play.match.packing import Packing
from bot.play.privacy.retention import Retention
from bot.play.services import Services
from bot.store.engine import open_store
from bot.store.share import Share

FIRST_CLICK = 1_000_000


class Unforgiving(Deadlines):
    """A sweep that survives no error: every exception is a fault."""

    async def _safely(self, due: Due, settling: Settling) -> bool:
        try:
            await settling()
        except Exception as error:
            raise Violation(f"stumbled: over {due}") from error
        return True


class Process:
    """One process of the bot, with its services."""

    def __init__(self, context: Context) -> None:
        self.play = Services(context, locales())
        self.roll = Roll(context)
        self.retention = Retention(context)
        self.packing = Packing(context)
        self.deadlines = Unforgiving(context, pause_noticed=NOTICED)

    async def look(self) -> int:
        """Beat, settle what is due, and choose for the house where people wait; return how much was done."""
        await self.deadlines.beat()
        settled = 0
        while some := await self.deadlines.sweep() + await self._choose():
            settled += some
        return settled

    async def tidy(self) -> None:
        """Remove what has been kept long enough, and pack old logs."""
        while await self.play.servers.sweep():
            pass
        while await self.retention.sweep():
            pass
        await self.packing.sweep()

    async def _choose(self) -> int:
        """Choose for the house in every match where people wait for it; return in how many."""
        asked = await self.play.house_turns.asked()
        for match_id in asked:
            await self.play.house_turns.move(match_id)
        return len(asked)


@dataclass
class House:
    """The bot, through all its restarts."""

    url: str
    clock: JumpingClock
    chance: SeededChance
    shards: int = 1
    """How many processes it has, each with its own shard."""
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)
    _clicked: int = FIRST_CLICK

    async def start(self) -> None:
        """Open the store and build the services on it."""
        self.store = Witness(await self._open.enter_async_context(open_store(self.url, durable=False)))
        self.processes = [
            Process(Context(self.store, self.clock, self.chance, share=Share(self.shards, shard, shard)))
            for shard in range(self.shards)
        ]
        # A press may reach any process.
        self.play = self.processes[0].play
        self.letters = Letters(self.play.deadlines.context)

    async def stop(self) -> None:
        """Close the store."""
        await self._open.aclose()
        self._open = AsyncExitStack()

    async def restart(self) -> None:
        """Stop and start, and release the parcels that were being sent."""
        await self.stop()
        await self.start()
        await self.release()

    async def release(self) -> None:
        """Release the parcels that were being sent when it stopped."""
        for process in self.processes:
            await process.play.deliveries.release_all()

    async def look(self) -> int:
        """Do what is due in every process until nothing is; return how much was done."""
        settled = 0
        while some := sum([await process.look() for process in self.processes]):
            settled += some
        return settled

    async def tidy(self) -> None:
        """Remove what has been kept long enough, and pack old logs."""
        for process in self.processes:
            await process.tidy()

    def click(self) -> int:
        """Return the id of a fresh interaction."""
        self._clicked += 1
        return self._clicked
