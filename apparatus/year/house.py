"""The bot of a simulated year: the real services on a real store, on a clock that jumps."""

from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from apparatus.year.checks import Violation
from apparatus.year.clock import NOTICED, JumpingClock
from apparatus.year.witness import Witness
from bot.face.letters import Letters
from bot.face.words import locales
from bot.play.challenges import Challenges
from bot.play.chance import SeededChance
from bot.play.clans.clans import Clans
from bot.play.clans.invites import Invites
from bot.play.clans.musters import Musters
from bot.play.clans.pages import ClanPages
from bot.play.clans.roll import Roll
from bot.play.clans.wars import Wars
from bot.play.clocks.habits import Habits
from bot.play.clocks.leave import Leaves
from bot.play.courtesies import Courtesies
from bot.play.deadlines import Deadlines, Settling
from bot.play.deliveries import Deliveries
from bot.play.dojo import Dojo
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.sign_up import SignUp
from bot.play.lobbies import Lobbies
from bot.play.matches import Matches
from bot.play.me import Me
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.orders import Orders
from bot.play.people import People
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.play.reading import Reading
from bot.play.seasons import Seasons
from bot.play.settings_book import SettingsBook
from bot.play.stumbles import Due
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
        self.dojo = dojo = Dojo(self.store, self.clock, self.chance)
        self.challenges = Challenges(dojo)
        self.matches = Matches(dojo)
        self.orders = Orders(dojo)
        self.courtesies = Courtesies(dojo)
        self.lobbies = Lobbies(dojo)
        self.sign_up = SignUp(dojo)
        self.moves = Moves(dojo)
        self.repairs = Repairs(dojo)
        self.gatherings = GatheringReading(dojo)
        self.clans = Clans(dojo)
        self.clan_pages = ClanPages(dojo)
        self.invites = Invites(dojo)
        self.wars = Wars(dojo)
        self.musters = Musters(dojo)
        self.roll = Roll(dojo)
        self.people = People(dojo)
        self.me = Me(dojo, locales())
        self.habits = Habits(dojo)
        self.leaves = Leaves(dojo)
        self.settings = SettingsBook(dojo, locales())
        self.seasons = Seasons(dojo)
        self.moderation = Moderation(dojo)
        self.reports = Reports(dojo)
        self.exports = Exports(dojo)
        self.forgetting = Forgetting(dojo)
        self.retention = Retention(dojo)
        self.servers = Servers(dojo)
        self.reading = Reading(dojo)
        self.letters = Letters(dojo)
        self.deliveries = Deliveries(dojo)
        self.deadlines = Unforgiving(dojo, pause_noticed=NOTICED)

    async def stop(self) -> None:
        """Close the store."""
        await self._open.aclose()
        self._open = AsyncExitStack()

    async def restart(self) -> None:
        """Stop and start, and take back what was on its way."""
        await self.stop()
        await self.start()
        await self.deliveries.release_all()

    async def look(self) -> int:
        """Beat, and settle whatever is due; return how much that was."""
        await self.deadlines.beat()
        settled = 0
        while some := await self.deadlines.sweep():
            settled += some
        return settled

    async def tidy(self) -> None:
        """Remove what has been kept long enough."""
        while await self.servers.sweep():
            pass
        while await self.retention.sweep():
            pass

    def click(self) -> int:
        """Return the id of a fresh interaction."""
        self._clicked += 1
        return self._clicked
