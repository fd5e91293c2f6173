"""The limit on our own requests."""

import asyncio
from asyncio import sleep
from math import ceil

import pytest

from bot.play.messages.parcels import FIRST, PATIENT, URGENT
from bot.wire.budget import ALLOWED, Budget

FINEST = 1e-6
"""Seconds that any sleep takes at least, as with real clocks."""


class Clock:
    """A clock that moves only while a task sleeps by it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(seconds, FINEST)
        await sleep(0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("bot.wire.budget.asyncio.sleep", clock.sleep)
    return clock


async def spend(budget: Budget, clock: Clock, number: int) -> list[float]:
    """Take so many at once and return when each was granted."""
    granted: list[float] = []

    async def take() -> None:
        await budget.take()
        granted.append(clock.now)

    await asyncio.gather(*(take() for _ in range(number)))
    return granted


@pytest.mark.parametrize("rate", [1, 10, 30, 45, 50])
@pytest.mark.parametrize("part", [1.0, 0.25])
async def test_no_second_sees_more_than_discord_takes(clock: Clock, rate: int, part: float) -> None:
    budget = Budget(rate, clock, part=part)
    clock.now += 3600  # saving up for long helps nobody
    granted = await spend(budget, clock, 4 * rate + 60)
    for first in granted:
        assert sum(first <= moment < first + 1 for moment in granted) <= ceil(ALLOWED * part) + 1


async def test_in_the_long_run_the_rate_is_kept(clock: Clock) -> None:
    granted = await spend(Budget(30, clock), clock, 320)
    assert granted[-1] == pytest.approx(10)


async def test_the_urgent_come_first_whenever_they_ask(clock: Clock) -> None:
    budget = Budget(1, clock)
    await budget.take()
    order: list[str] = []

    async def take(name: str, urgency: int) -> None:
        await budget.take(urgency=urgency)
        order.append(name)

    asked = {"board": PATIENT, "hand": URGENT, "dim": PATIENT, "reveal": FIRST, "report": URGENT}
    await asyncio.gather(*(take(name, urgency) for name, urgency in asked.items()))
    assert order == ["reveal", "hand", "report", "board", "dim"]


async def test_whoever_gives_up_waiting_costs_nothing(clock: Clock) -> None:
    budget = Budget(1, clock)
    await budget.take()
    given_up, patient = (asyncio.ensure_future(budget.take()) for _ in range(2))
    await sleep(0)
    given_up.cancel()
    await patient
    assert clock.now == pytest.approx(1)


async def test_of_several_processes_each_has_its_part(clock: Clock) -> None:
    granted = await spend(Budget(30, clock, part=0.25), clock, 80)
    assert granted[-1] == pytest.approx(10)


async def test_while_discord_wants_nothing_nothing_is_asked(clock: Clock) -> None:
    budget = Budget(30, clock)
    budget.rest(7)
    granted = await spend(budget, clock, 2)
    assert min(granted) >= 7
    budget.rest(1)
    await spend(budget, clock, 1)
    assert clock.now < 9, "it rests no longer than it was asked to"
