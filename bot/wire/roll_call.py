"""Looks, a few at a time, whether those in clans are still in their servers.

Discord tells of those who leave only to bots with the privileged intent for members, which this one does not
take. Asking for one member by id needs none, and costs one request a week for each.
"""

import asyncio

import discord
import structlog

from bot.play.clans.clans import Clans
from bot.play.clans.roll import Roll
from bot.play.ground.contained import contained
from bot.store.clan_rows import SoughtMember
from bot.wire.budget import Budget
from bot.wire.known import Meaning, meaning

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

    async def _look_for(self, sought: SoughtMember) -> None:
        """Look for one; where Discord does not say, they are looked for again in a few hours."""
        guild = self._client.get_guild(sought.guild_id)
        if guild is None:  # another shard's, or one that the bot was taken out of
            return
        await self._budget.take()
        try:
            await guild.fetch_member(sought.user_id)
        except discord.HTTPException as error:
            if meaning(error) is Meaning.PERSON_GONE:
                await self._clans.gone(guild_id=sought.guild_id, user_id=sought.user_id)
            else:
                log.info("member not looked up", code=error.code, status=error.status)
        else:
            await self._roll.present(sought)
