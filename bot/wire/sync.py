"""Send Discord the commands, in every language, only when they have changed.

Discord may refuse them for a minute or for a day. Meanwhile the bot runs with the commands that Discord has.
"""

import asyncio
import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.face.words import imprint
from bot.store import rows
from bot.store.engine import Store
from bot.wire.known import Meaning, meaning
from bot.wire.translator import Translator

log = structlog.get_logger()

PATIENCE = 10.0
"""Seconds that a start waits for Discord to accept the commands."""

FIRST_PAUSE = 60.0
"""Seconds before refused commands are sent again; the pause doubles each time."""

LONGEST_PAUSE = 3600.0

REFUSED = (
    "Discord does not take the commands now; the bot serves with those it has, and tells them again later"
)

TOO_MANY_COMMANDS = 30034
ENTRY_POINT = 50240

REASONS = {
    TOO_MANY_COMMANDS: "too many commands were created today",
    ENTRY_POINT: "Activities are switched on for this application; switch them off in the developer portal",
}
"""Why Discord refuses commands, where we can say it more plainly than Discord does."""


@dataclass
class CommandSync:
    """Sends Discord the commands until it accepts them."""

    tree: app_commands.CommandTree[Any]
    store: Store
    _tried: asyncio.Event = field(default_factory=asyncio.Event)
    _warned: bool = False

    async def run(self) -> None:
        """Send the commands, again after a pause if Discord refuses them."""
        pause = FIRST_PAUSE
        while not await self._taken(pause):
            self._tried.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self._tried.set()

    async def first_try(self) -> None:
        """Wait for the first attempt, but not for as long as Discord may ask."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._tried.wait()
        except TimeoutError:
            log.warning(REFUSED, reason="it has not answered yet")

    async def _taken(self, pause: float) -> bool:
        """Send the commands; return False if they must be sent again."""
        try:
            await self._sync()
        except discord.HTTPException as error:
            expected = error.code in REASONS or meaning(error) is Meaning.LATER
            told = log.warning if expected else log.error
            reason = REASONS.get(error.code, error.text)
            told(REFUSED, reason=reason, code=error.code, status=error.status, again_in=pause)
        except (OSError, aiohttp.ClientError) as error:
            log.warning(REFUSED, reason=str(error), again_in=pause)
        except Exception:
            log.exception(REFUSED, again_in=pause)
        else:
            return True
        return False

    async def _sync(self) -> None:
        """Sync the command tree if it or a language differs from the last sync.

        The check avoids translating the tree, for which every language would have to be parsed.
        """
        application_id = self.tree.client.application_id or 0
        definition = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        told = json.dumps([definition, imprint()], sort_keys=True)
        digest = hashlib.sha256(told.encode()).hexdigest()
        name = f"commands:{application_id}"
        last = await self.store.read(lambda tx: tx.one("fact_by_name", rows.BotFact, name=name))
        if last is not None and last.value == digest:
            return
        # Once per start, however often the commands are sent in it.
        if last is None and not self._warned:
            await self._warn_of_a_past(application_id)
        await self.tree.set_translator(Translator())
        await self.tree.sync()
        # Only once Discord has accepted them: otherwise a refusal would be the last try.
        await self.store.transact(lambda tx: tx.run("fact_set", name=name, value=digest))
        log.info("commands synced", commands=len(definition))

    async def _warn_of_a_past(self, application_id: int) -> None:
        """Log an error if Discord knows commands of this application but this database is new.

        The command that Discord itself creates when Activities are on does not count.
        """
        known = await self.tree.fetch_commands()
        self._warned = True
        if any(command.type is discord.AppCommandType.chat_input for command in known):
            log.error(
                "this application HAS RUN BEFORE, but its database is new: is DATABASE_URL the right one,"
                " or was the disk wiped? Duels begun before are not here",
                application=application_id,
            )
