"""Servers that the bot was taken out of: what is kept of them goes after a while, unless it comes back."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.play.clocks.downtime import give_back
from bot.play.dojo import Dojo
from bot.play.pace import DAY
from bot.store import rows
from bot.store.engine import Tx

GRACE = 30 * DAY
"""Milliseconds in which a server can have the bot back with all that was there."""

REMOVED = (
    "outbox",
    "stumbles",
    "picks",
    "orders",
    "offers",
    "notices",
    "tellings",
    "turns",
    "records",
    "rated",
    "seats",
    "bouts",
    "summonses",
    "calendar",
    "gathering_moves",
    "entrants",
    "gatherings",
    "matches",
    "clan_war_fighters",
    "clan_wars",
    "clan_invites",
    "clan_chronicle",
    "clan_members",
    "clans",
    "lobby_seats",
    "lobbies",
    "challenges",
    "honor",
    "ratings",
    "ladders",
    "titles",
    "hall_of_fame",
    "seasons",
    "setting_changes",
    "mutes",
    "voices",
    "moderation",
    "reports",
    "members",
    "guilds",
)
"""Tables of what belongs to a server; what points at others goes before them."""

PRIVATE = ("people", "habits", "leaves", "reliability", "outbox")
"""Tables of what is one person's own; it goes, and so do their blocks, with the last server that saw them."""


@dataclass(frozen=True)
class Servers:
    """Knows which servers the bot is in, and removes the others."""

    dojo: Dojo

    async def left(self, guild_id: int) -> None:
        """Note that the bot is not in a server any more."""
        now = self.dojo.now()
        await self.dojo.store.transact(lambda tx: tx.run("guild_leave", guild_id=guild_id, left_at=now))

    async def returned(self, guild_id: int) -> None:
        """Note that the bot is in a server again, keep all that is there, and let its clocks go on."""

        async def work(tx: Tx) -> None:
            guild = await tx.one("guild_by_id", rows.Guild, guild_id=guild_id)
            if await tx.run("guild_return", guild_id=guild_id) and guild and guild.left_at is not None:
                await give_back(tx, since=guild.left_at, now=self.dojo.now(), guild_id=guild_id)

        await self.dojo.store.transact(work)

    async def known(self) -> list[rows.Guild]:
        """Return every server there is anything of."""
        return await self.dojo.store.read(lambda tx: tx.all("guilds_all", rows.Guild))

    async def compare(self, present: Collection[int], ours: Collection[int]) -> None:
        """Note which of our servers were left, and which came back, while nobody told us.

        ``ours`` are those this process would hear of; another may be in the rest.
        """
        for guild in await self.known():
            if guild.guild_id in present and guild.left_at is not None:
                await self.returned(guild.guild_id)
            elif guild.guild_id in ours and guild.guild_id not in present and guild.left_at is None:
                await self.left(guild.guild_id)

    async def sweep(self) -> bool:
        """Remove all there is of one server that was left long ago; say whether there was one."""

        async def work(tx: Tx) -> bool:
            guild = await tx.one("guild_long_left", rows.Guild, before=self.dojo.now() - GRACE)
            if guild is None:
                return False
            for person in await tx.all("people_of_no_other_server", rows.Known, guild_id=guild.guild_id):
                await tx.run("blocks_lift", user_id=person.user_id)
                for table in PRIVATE:
                    await tx.run(f"forget_{table}", user_id=person.user_id)
            for table in REMOVED:
                await tx.run(f"remove_{table}", guild_id=guild.guild_id)
            return True

        return await self.dojo.store.transact(work)
