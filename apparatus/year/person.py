"""A person of a simulated year."""

from dataclasses import dataclass, field

from apparatus.year.habits import Habit
from apparatus.year.house import House
from apparatus.year.luck import Luck
from bot.face.words import locales
from bot.play.guild.organisers import Standing
from bot.play.people.people import Sighting
from bot.store.ids import GuildId, UserId
from bot.store.share import SHIFT

HOME, BRANCH = GuildId(1), GuildId(1 << SHIFT | 2)
"""Two servers of different shards: everyone is in the first, and some are in the second as well."""

CHANNEL, NEWS, REPORTS, REFUGE = 10, 11, 12, 13
"""Each server's channels: for play, news and reports, and one to move to when another is deleted."""

BRANCH_EVERY = 5
"""One person in this many is in the second server."""


def channel_in(guild_id: GuildId, channel: int = CHANNEL) -> int:
    """Return the id of a channel of a server."""
    return guild_id * 100 + channel


@dataclass
class Person:
    """A person with a habit and their own luck."""

    user_id: UserId
    habit: Habit
    luck: Luck
    organises: bool = False
    here: bool = True
    """Whether they are still in the servers."""
    muted: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    """From when until when they are muted, by server."""

    @property
    def name(self) -> str:
        """Return their name, which no other word resembles."""
        return f"Person{self.user_id}"

    def standing_in(self, guild_id: GuildId) -> Standing:
        """Return their standing in a server."""
        return Standing(guild_id, self.user_id, frozenset(), self.organises)

    @property
    def guilds(self) -> tuple[GuildId, ...]:
        """Return the servers they are in."""
        return (HOME, BRANCH) if self.user_id % BRANCH_EVERY == 0 or self.organises else (HOME,)

    async def arrive(self, house: House) -> None:
        """Be seen in each of their servers."""
        for guild_id in self.guilds:
            seen = (Sighting(self.user_id, self.name, self.luck.choice(locales())),)
            await house.play.people.see(seen, guild_id=guild_id, guild_locale="en")
