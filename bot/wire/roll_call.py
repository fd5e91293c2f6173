"""Looks whether people are still in their servers: those in clans, a few at a time, and whoever is named.

Discord tells of those who leave only to bots with the privileged intent for members, which this one does not
take. Asking for one member by id needs none, and costs one request a week for each.
"""

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
"""People looked for in one call; with one call a minute that is two hundred thousand a week."""


class RollCall:
    """Lets go of those who are no longer there."""

    def __init__(self, client: discord.Client, clans: Clans, roll: Roll, budget: Budget) -> None:
        self._client = client
        self._clans = clans
        self._roll = roll
        self._budget = budget

    async def run(self) -> None:
        """Call for ever, whatever goes wrong."""
        await self._client.wait_until_ready()
        while True:
            try:
                await self.call()
            except Exception:
                log.exception("roll call stumbled")
            await asyncio.sleep(CALL_EVERY)

    async def call(self) -> None:
        """Look for those who have not been looked for lately."""
        for sought in await self._roll.call(CALL_SIZE):
            with contained("member not looked up", guild=sought.guild_id, user=sought.user_id):
                await self._look_for(sought)

    async def check_here(self, guild_id: GuildId, *people: discord.User | discord.Member | UserId) -> None:
        """Raise Refusal for bots, and for a person who is not in a server.

        Discord says so with those who are named in a command; of an id it is asked.
        """
        for person in people:
            if isinstance(person, int):
                here = is_alias(person) or await self._is_here(guild_id, person)
            elif person.bot:
                raise Refusal("person-bot")
            elif not (here := isinstance(person, discord.Member)):
                await self._clans.gone(guild_id=guild_id, user_id=UserId(person.id))
            # Not where Discord does not say: an outage keeps nobody from being named.
            if here is False:
                raise Refusal("person-not-here")

    async def left(self, guild_id: GuildId, *people: UserId) -> frozenset[UserId]:
        """Return who of some people is no longer in a server, as far as Discord says."""
        return frozenset([each for each in people if await self._is_here(guild_id, each) is False])

    async def member(self, guild_id: GuildId, user_id: UserId) -> discord.Member:
        """Return whoever an id of a press stands for. Raise Refusal as for those who are named."""
        found = None if is_alias(user_id) else await self._find(guild_id, user_id)
        if not isinstance(found, discord.Member):
            raise Refusal("person-not-here")
        await self.check_here(guild_id, found)
        return found

    async def _look_for(self, sought: SoughtMember) -> None:
        """Look for one; where Discord does not say, they are looked for again in a few hours."""
        if await self._is_here(sought.guild_id, sought.user_id, urgency=PATIENT):
            await self._roll.present(sought)

    async def _is_here(self, guild_id: GuildId, user_id: UserId, *, urgency: int = URGENT) -> bool | None:
        """Tell whether a person is in a server; None where Discord does not say."""
        found = await self._find(guild_id, user_id, urgency=urgency)
        return True if found else found

    async def _find(
        self, guild_id: GuildId, user_id: UserId, *, urgency: int = URGENT
    ) -> discord.Member | Literal[False] | None:
        """Find a person in a server, and let go of who is not there; None where Discord does not say."""
        guild = self._client.get_guild(guild_id)
        if guild is None:  # another shard's, or one that the bot was taken out of
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
