"""The roll is called for ever, a minute apart, once the client has heard of its servers."""

import asyncio
from dataclasses import dataclass, field

import pytest
from structlog.testing import capture_logs
from typing_extensions import override

from bot.play.clans.clans import Clans
from bot.play.clans.roll import Roll
from bot.play.ground.context import Context
from bot.store.clan_rows import SoughtMember
from bot.store.engine import open_store
from bot.wire import roll_call
from bot.wire.budget import Budget
from bot.wire.roll_call import RollCall
from tests.wire.coming import PATIENCE, Coming


@dataclass(frozen=True)
class Calls(Roll):
    """A roll that stumbles at first, with a count of how often it was called."""

    made: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    number: list[int] = field(default_factory=list)

    @override
    async def call(self, most: int) -> list[SoughtMember]:
        self.number.append(most)
        self.made.release()
        if len(self.number) == 1:
            raise OSError
        return await super().call(most)


async def test_nobody_is_looked_for_before_the_servers_are_known_and_then_once_a_minute(
    sqlite_url: str,
) -> None:
    async with open_store(sqlite_url) as store:
        context, client = Context(store), Coming()
        calls = Calls(context)
        running = asyncio.create_task(RollCall(client, Clans(context), calls, Budget()).run())
        await asyncio.sleep(0.05)
        assert calls.number == []
        client.has_come.set()
        await asyncio.wait_for(calls.made.acquire(), PATIENCE)
        await asyncio.sleep(0.05)
        running.cancel()
    assert len(calls.number) == 1


async def test_a_stumble_is_logged_and_the_roll_is_called_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roll_call, "CALL_EVERY", 0.0)
    async with open_store(sqlite_url) as store:
        context, client = Context(store), Coming()
        client.has_come.set()
        calls = Calls(context)
        with capture_logs() as log:
            running = asyncio.create_task(RollCall(client, Clans(context), calls, Budget()).run())
            for _ in range(2):
                await asyncio.wait_for(calls.made.acquire(), PATIENCE)
            running.cancel()
    assert [entry["event"] for entry in log] == ["roll call stumbled"]


class Lost(RollCall):
    """A roll call in which one of those looked for raises what nobody expects."""

    found: list[int]

    @override
    async def _look_for(self, sought: SoughtMember) -> None:
        if sought.user_id == 1:
            raise KeyError(sought.user_id)
        self.found.append(sought.user_id)


@dataclass(frozen=True)
class Three(Roll):
    @override
    async def call(self, most: int) -> list[SoughtMember]:
        return [SoughtMember(7, user_id) for user_id in (1, 2, 3)]


async def test_one_who_cannot_be_looked_for_holds_up_nobody(sqlite_url: str) -> None:
    async with open_store(sqlite_url) as store:
        context = Context(store)
        roll = Lost(Coming(), Clans(context), Three(context), Budget())
        roll.found = []
        with capture_logs() as log:
            await roll.call()
    assert roll.found == [2, 3]
    assert [(entry["event"], entry["user"]) for entry in log] == [("member not looked up", 1)]
