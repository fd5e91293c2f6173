"""Checks whether people are still in their servers: clan members, a few at a time, and anyone named."""

import asyncio
from typing import Literal

import discord
import structlog

from bot.play.clans.clans import Clans
from bot.play.clans.roll import Roll
from bot.play.ground.contained import contained
from bot.play.ground.refusals import Refusal
from bot.play.messages.parcels import PATIENT, URGENT
from bot.play.people.alias import is_alias
from bot.store.clan_rows import SoughtMember
from bot.store.ids import GuildId, UserId
from bot.wire.budget import Budget
from bot.wire.known import Meaning, meaning
from bot.wire.permits import is_away

log = structlog.get_logger()

CALL_EVERY = 60.0
"""Seconds between two calls."""

CALL_SIZE = 20
"""People to look up in one call; with one call a minute that is two hundred thousand a week."""


class RollCall:
    """Removes those who are no longer there."""

    def __init__(self, client: discord.Client, clans: Clans, roll: Roll, budget: Budget) -> None:
        self._client = client
        self._clans = clans
        self._roll = roll
        self._budget = budget

    async def run(self) -> None:
        """Call forever, whatever goes wrong."""
        await self._client.wait_until_ready()
        while True:
            try:
                await self.call()
            except Exception:
                log.exception("roll call stumbled")
            await asyncio.sleep(CALL_EVERY)

    async def call(self) -> None:
        """Look up those who have not been looked up recently."""
        for sought in await self._roll.call(CALL_SIZE):
            with contained("member not looked up", guild=sought.guild_id, user=sought.user_id):
                await self._look_for(sought)

    async def check_here(self, guild_id: GuildId, *people: discord.User | discord.Member | UserId) -> None:
        """Raise Refusal for bots, and for a person who is not in a server.

        For people named in a command Discord says so itself; for an id it has to be asked.
        """
        for person in people:
            if isinstance(person, int):
                here = is_alias(person) or await self._is_here(guild_id, person)
            elif person.bot:
                raise Refusal("person-bot")
            elif not (here := isinstance(person, discord.Member)):
                await self._clans.gone(guild_id=guild_id, user_id=UserId(person.id))
            # Not if Discord does not say: an outage must not prevent naming people.
            if here is False:
                raise Refusal("person-not-here")

    async def left(self, guild_id: GuildId, *people: UserId) -> frozenset[UserId]:
        """Return which of some people are no longer in a server, as far as Discord says."""
        return frozenset([each for each in people if await self._is_here(guild_id, each) is False])

    async def member(self, guild_id: GuildId, user_id: UserId) -> discord.Member:
        """Return the member that a press's id stands for. Raise Refusal as for people who are named."""
        found = None if is_alias(user_id) else await self._find(guild_id, user_id)
        if not isinstance(found, discord.Member):
            raise Refusal("person-not-here")
        await self.check_here(guild_id, found)
        return found

    async def _look_for(self, sought: SoughtMember) -> None:
        """Look up one person; if Discord does not say, they are looked up again in a few hours."""
        if await self._is_here(sought.guild_id, sought.user_id, urgency=PATIENT):
            await self._roll.present(sought)

    async def _is_here(self, guild_id: GuildId, user_id: UserId, *, urgency: int = URGENT) -> bool | None:
        """Return whether a person is in a server; None if Discord does not say."""
        found = await self._find(guild_id, user_id, urgency=urgency)
        return True if found else found

    async def _find(
        self, guild_id: GuildId, user_id: UserId, *, urgency: int = URGENT
    ) -> discord.Member | Literal[False] | None:
        """Find a person in a server, and remove one who has left; None if Discord does not say."""
        guild = self._client.get_guild(guild_id)
        if guild is None:  # another shard's, or one that has removed the bot
            return None
        await self._budget.take(urgency=urgency)
        try:
            return await guild.fetch_member(user_id)
        except discord.HTTPException as error:
            # In an outage Discord knows nobody.
            if meaning(error) is Meaning.PERSON_GONE and not is_away(self._client, guild_id):
                await self._clans.gone(guild_id=guild_id, user_id=user_id)
                return False
            log.info("member not looked up", code=error.code, status=error.status)
            return None
