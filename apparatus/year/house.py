"""The bot of a simulated year: the real services on a real store, on a clock that jumps."""

from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from apparatus.year.checks import Violation
from apparatus.year.clock import NOTICED, JumpingClock
from apparatus.year.witness import Witness
from bot.face.letters.letters import Letters
from bot.face.words import locales
from bot.play.clans.clans import Clans
from bot.play.clans.invites import Invites
from bot.play.clans.pages import ClanPages
from bot.play.clans.roll import Roll
from bot.play.clocks.habits import Habits
from bot.play.deadlines import Deadlines, Settling
from bot.play.delivery.deliveries import Deliveries
from bot.play.entry.challenges import Challenges
from bot.play.entry.lobbies import Lobbies
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.sign_up import SignUp
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.stumbles import Due
from bot.play.guild.settings_book import SettingsBook
from bot.play.match.courtesies import Courtesies
from bot.play.match.matches import Matches
from bot.play.match.orders import Orders
from bot.play.match.reading import Reading
from bot.play.me.leave import Leaves
from bot.play.me.me import Me
from bot.play.moderation.moderation import Moderation
from bot.play.moderation.reports import Reports
from bot.play.people.people import People
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.play.privacy.servers import Servers
from bot.play.standing.seasons import Seasons
from bot.play.wars.musters import Musters
from bot.play.wars.wars import Wars
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
        self.challenges = Challenges(context)
        self.matches = Matches(context)
        self.orders = Orders(context)
        self.courtesies = Courtesies(context)
        self.lobbies = Lobbies(context)
        self.sign_up = SignUp(context)
        self.moves = Moves(context)
        self.repairs = Repairs(context)
        self.gatherings = GatheringReading(context)
        self.clans = Clans(context)
        self.clan_pages = ClanPages(context)
        self.invites = Invites(context)
        self.wars = Wars(context)
        self.musters = Musters(context)
        self.roll = Roll(context)
        self.people = People(context)
        self.me = Me(context, locales())
        self.habits = Habits(context)
        self.leaves = Leaves(context)
        self.settings = SettingsBook(context, locales())
        self.seasons = Seasons(context)
        self.moderation = Moderation(context)
        self.reports = Reports(context)
        self.exports = Exports(context)
        self.forgetting = Forgetting(context)
        self.retention = Retention(context)
        self.servers = Servers(context)
        self.reading = Reading(context)
        self.letters = Letters(context)
        self.deliveries = Deliveries(context)
        self.deadlines = Unforgiving(context, pause_noticed=NOTICED)

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
