"""What people of a simulated year find on a visit: the bot, each other, and their servers."""

from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field

from apparatus.year.house import House
from apparatus.year.late import LatePresses
from apparatus.year.luck import Luck
from apparatus.year.person import BRANCH, HOME, Person
from bot.play.ground.refusals import Refusal
from bot.store.ids import GuildId, UserId


@dataclass
class Town:
    """The world that people visit."""

    house: House
    crowd: list[Person]
    luck: Luck
    eagerness: float
    """How likely a visit begins something new."""
    late: LatePresses = field(default_factory=LatePresses)
    without_us: set[GuildId] = field(default_factory=set[GuildId])
    """The servers that the bot has been removed from."""
    removals: Counter[GuildId | None] = field(default_factory=Counter[GuildId | None])
    """How often a server's data was deleted, after which it starts again with its first season."""
    lifts: Counter[str] = field(default_factory=Counter[str])
    """How often organisers had the newest board of a match sent again."""
    forgotten: dict[UserId, int] = field(default_factory=dict[UserId, int])
    """When people had their data deleted, for those who have not come back yet."""
    done: Counter[str] = field(default_factory=Counter[str])
    """How often each act was done and not refused."""
    sittings: Counter[str] = field(default_factory=Counter[str])
    """How often players chose or settled things ahead, by match."""
    planned: set[str] = field(default_factory=set[str])
    """The matches in which a player planned turns or settled things ahead."""

    def somewhere(self, person: Person) -> GuildId | None:
        """Return one of their servers that the bot is in, or None."""
        open_to = [guild_id for guild_id in person.guilds if guild_id not in self.without_us]
        if HOME in open_to and BRANCH in open_to:
            return person.luck.choice((HOME, HOME, HOME, BRANCH))
        return open_to[0] if open_to else None

    def others(self, guild_id: GuildId) -> list[Person]:
        """Return the people in a server who can be named there."""
        present = [each for each in self.crowd if each.here and guild_id in each.guilds]
        return [each for each in present if each.user_id not in self.forgotten]

    async def tried(self, name: str, act: Awaitable[object]) -> bool:
        """Do something that may be refused; return whether it was not."""
        try:
            await act
        except Refusal:
            return False
        self.done[name] += 1
        return True
