"""Plays the house where players wait for it: matches move side by side, and no turn is taken twice."""

import asyncio
from collections.abc import Set as AbstractSet
from contextlib import suppress

import discord
import structlog

from bot.play.ground.stumbles import Due, Stumbles
from bot.play.solo.house_turns import HouseTurns
from bot.store.errors import StoreBusy, StoreUnavailable
from bot.store.ids import MatchId

log = structlog.get_logger()

LOOK_EVERY = 3.0
"""Seconds between looks, unless something asks for one sooner."""


class HouseTable:
    """Makes the house's choices in matches with players."""

    def __init__(self, client: discord.Client, turns: HouseTurns, stumbles: Stumbles) -> None:
        self._client = client
        self._turns = turns
        self._stumbles = stumbles
        self._asked = asyncio.Event()
        self._under_way: dict[MatchId, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Look at once."""
        self._asked.set()

    async def run(self) -> None:
        """Look as long as the bot runs; a slow match holds up no other."""
        await self._client.wait_until_ready()
        try:
            while True:
                self._asked.clear()
                try:
                    await self._look()
                except (StoreBusy, StoreUnavailable) as error:
                    log.warning("the house cannot look at its tables", error=str(error))
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._asked.wait()
        finally:
            for task in self._under_way.values():
                # A choice that was not stored is made again after the next start, and is the same.
                task.cancel()

    async def _look(self) -> None:
        asked = await self._turns.asked()
        stumbled = await self._stumbles.tried() if asked else set[Due]()
        for match_id in asked:
            if match_id not in self._under_way:
                moving = self._move(("house", match_id), stumbled)
                self._under_way[match_id] = asyncio.create_task(moving)

    async def _move(self, due: Due, stumbled: AbstractSet[Due]) -> None:
        """Choose in a match; after an error, put it off and log it once."""
        match_id = MatchId(due[1])
        try:
            await self._turns.move(match_id)
            if due in stumbled:
                await self._stumbles.settled(due)
        except (StoreBusy, StoreUnavailable):  # not the match's fault
            return
        except Exception as error:  # noqa: BLE001  noted with its traceback
            await self._stumbles.note(due, error)
        finally:
            del self._under_way[match_id]
        self.wake()  # the same match may ask again
