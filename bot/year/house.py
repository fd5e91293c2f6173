"""The bot of a simulated year: the real services on a real store, on a clock that jumps."""

from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from bot.face.letters import Letters
from bot.play.challenges import Challenges
from bot.play.chance import SeededChance
from bot.play.clocks.habits import Habits
from bot.play.clocks.leave import Leaves
from bot.play.courtesies import Courtesies
from bot.play.deadlines import Deadlines
from bot.play.deliveries import Deliveries
from bot.play.dojo import Dojo
from bot.play.gatherings.moves import Moves
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.repairs import Repairs
from bot.play.gatherings.sign_up import SignUp
from bot.play.lobbies import Lobbies
from bot.play.matches import Matches
from bot.play.pace import HOUR
from bot.play.people import People
from bot.play.reading import Reading
from bot.store.engine import Store, open_store

SUNRISE = 1_798_761_600_000
"""The first of January 2027, in milliseconds since 1970."""

TICK = HOUR // 2
"""Between two looks at the deadlines. The running bot looks every few seconds."""

GUILD, CHANNEL = 1, 2


class JumpingClock:
    """A clock that stands still until the year goes on."""

    def __init__(self) -> None:
        self.time = SUNRISE

    def __call__(self) -> int:
        """Return the time."""
        return self.time


@dataclass
class House:
    """The bot as it runs between two restarts."""

    url: str
    clock: JumpingClock
    chance: SeededChance
    _open: AsyncExitStack = field(default_factory=AsyncExitStack)
    _clicked: int = 1_000_000

    async def start(self) -> None:
        """Open the store and put the services on it."""
        store: Store = await self._open.enter_async_context(open_store(self.url, durable=False))
        dojo = Dojo(store, self.clock, self.chance)
        self.store = store
        self.challenges = Challenges(dojo)
        self.matches = Matches(dojo)
        self.lobbies = Lobbies(dojo)
        self.sign_up = SignUp(dojo)
        self.moves = Moves(dojo)
        self.repairs = Repairs(dojo)
        self.gatherings = GatheringReading(dojo)
        self.courtesies = Courtesies(dojo)
        self.habits = Habits(dojo)
        self.leaves = Leaves(dojo)
        self.people = People(dojo)
        self.reading = Reading(dojo)
        self.letters = Letters(dojo)
        self.deliveries = Deliveries(dojo)
        self.deadlines = Deadlines(dojo, pause_noticed=2 * TICK)

    async def stop(self) -> None:
        """Close the store."""
        await self._open.aclose()
        self._open = AsyncExitStack()

    def click(self) -> int:
        """Return the id of a fresh interaction."""
        self._clicked += 1
        return self._clicked
