"""Everything people of a simulated year find when they look in: the bot, each other, and where they are."""

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
    """A server's world."""

    house: House
    crowd: list[Person]
    luck: Luck
    eagerness: float
    """How likely somebody begins something new on a visit."""
    late: LatePresses = field(default_factory=LatePresses)
    without_us: set[GuildId] = field(default_factory=set[GuildId])
    """The servers that the bot was taken out of."""
    removals: Counter[GuildId | None] = field(default_factory=Counter[GuildId | None])
    """How often all that was kept of a server was removed, which then begins anew with its first season."""
    lifts: Counter[str] = field(default_factory=Counter[str])
    """How often organisers had the newest board of a match sent anew."""
    forgotten: dict[UserId, int] = field(default_factory=dict[UserId, int])
    """When those had themselves forgotten who have not come back yet."""
    done: Counter[str] = field(default_factory=Counter[str])
    """How often what was done that was not refused."""
    sittings: Counter[str] = field(default_factory=Counter[str])
    """How often somebody chose something or settled things ahead, by match."""
    planned: set[str] = field(default_factory=set[str])
    """The matches in which somebody gave orders for turns to come, or settled things ahead."""

    def somewhere(self, person: Person) -> GuildId | None:
        """Return a server of theirs in which the bot is; None where there is none such."""
        open_to = [guild_id for guild_id in person.guilds if guild_id not in self.without_us]
        if HOME in open_to and BRANCH in open_to:
            return person.luck.choice((HOME, HOME, HOME, BRANCH))
        return open_to[0] if open_to else None

    def others(self, guild_id: GuildId) -> list[Person]:
        """Return who is in a server and can be named there."""
        present = [each for each in self.crowd if each.here and guild_id in each.guilds]
        return [each for each in present if each.user_id not in self.forgotten]

    async def tried(self, name: str, act: Awaitable[object]) -> bool:
        """Do something that may be refused, as people do; say whether it was not."""
        try:
            await act
        except Refusal:
            return False
        self.done[name] += 1
        return True
