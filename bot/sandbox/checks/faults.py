"""Faults between a bot and Discord, made to happen on purpose and exactly once (or ``times``)."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from bot.sandbox.checks.limits import too_many
from bot.sandbox.request import Json, LoggedRequest, Reply

Match = str | Callable[[LoggedRequest], bool]
"""A route such as ``POST /channels/{id}/messages``, or any question about a request."""
Hook = Callable[[LoggedRequest], Awaitable[None] | None]
Moment = Literal["before", "after"]

NOBODY_WAITS = 499
"""The status for a client that left before its answer; it is sent to nobody."""
TORN = Reply(NOBODY_WAITS)
"""Marks an answer in the log that never came because the connection was cut."""


@dataclass(slots=True)
class _Fault:
    match: Match
    moment: Moment
    left: int
    act: Callable[[LoggedRequest], Awaitable[Reply | None]]

    def fits(self, request: LoggedRequest, moment: Moment) -> bool:
        if self.moment != moment or self.left == 0:
            return False
        return request.route == self.match if isinstance(self.match, str) else self.match(request)


@dataclass(slots=True)
class Held:
    """Interactions withheld from the bot until they are released, in any order."""

    deliver: Callable[[Json], None]
    kept: list[Json] = field(default_factory=list[Json])

    def release(self, *order: int) -> None:
        """Deliver the interactions in the order they came, or those at the given places."""
        for place in order or range(len(self.kept)):
            self.deliver(self.kept[place])


class Faults:
    """The faults planned for requests and interactions to come.

    Several may meet the same request; they act in the order they were planned, until one of them replies.
    """

    def __init__(self, announce: Callable[[str, Json], None]) -> None:
        self._announce = announce
        self._planned: list[_Fault] = []
        self._twice = 0
        self._hold: tuple[Held, int] | None = None
        self._over = asyncio.Event()

    # ------------------------------------------------------------ requests

    def fail(
        self,
        match: Match,
        status: int = 500,
        code: int = 0,
        *,
        message: str = "A planned fault",
        retry_after: float | None = None,
        everywhere: bool = False,
        handled: bool = False,
        times: int = 1,
    ) -> None:
        """Refuse the next matching requests; ``retry_after`` seconds make it a rate limit (429).

        ``everywhere`` makes the limit apply to all requests of the bot. Refused requests are not handled,
        unless ``handled``: then only the answer is wrong.
        """
        reply = (
            too_many(retry_after, everywhere=everywhere)
            if retry_after is not None
            else Reply(status, {"code": code, "message": message})
        )

        async def refuse(_: LoggedRequest) -> Reply | None:
            return reply

        self._planned.append(_Fault(match, "after" if handled else "before", times, refuse))

    def before(self, match: Match, hook: Hook, *, times: int = 1) -> None:
        """Call a hook when a matching request has arrived and is not yet handled."""
        self._planned.append(_Fault(match, "before", times, _calling(hook)))

    def after(self, match: Match, hook: Hook, *, times: int = 1) -> None:
        """Call a hook when a matching request is handled and its answer not yet sent."""
        self._planned.append(_Fault(match, "after", times, _calling(hook)))

    def swallow(self, match: Match, *, times: int = 1) -> None:
        """Neither handle nor answer the next matching requests."""
        self._planned.append(_Fault(match, "before", times, self._never))

    def lose_answer(self, match: Match, *, times: int = 1) -> None:
        """Handle the next matching requests but never answer them."""
        self._planned.append(_Fault(match, "after", times, self._never))

    def cut(self, match: Match, *, times: int = 1) -> None:
        """Cut the connections of the next matching requests, without handling those."""

        async def tear(_: LoggedRequest) -> Reply | None:
            return TORN

        self._planned.append(_Fault(match, "before", times, tear))

    async def strike(self, request: LoggedRequest, moment: Moment) -> Reply | None:
        """Apply the planned faults to a request; a reply replaces Discord's own."""
        # Chosen before any of them acts: whatever a hook plans is for the next request.
        for fault in [planned for planned in self._planned if planned.fits(request, moment)]:
            fault.left -= 1
            reply = await fault.act(request)
            if reply is not None:
                return reply
        return None

    async def _never(self, _: LoggedRequest) -> Reply | None:
        await self._over.wait()
        return Reply(503)

    # ------------------------------------------------------------ interactions

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver each of the next interactions a second time, under the same id."""
        self._twice += times

    def hold(self, count: int = 1) -> Held:
        """Withhold the next interactions; their three seconds run all the same."""
        held = Held(lambda payload: self._announce("INTERACTION_CREATE", payload))
        self._hold = (held, count)
        return held

    def deliver(self, payload: Json) -> None:
        """Deliver an interaction to the bot, or do what was planned for it."""
        if self._hold is not None:
            held, left = self._hold
            held.kept.append(payload)
            self._hold = (held, left - 1) if left > 1 else None
            return
        self._announce("INTERACTION_CREATE", payload)
        if self._twice:
            self._twice -= 1
            self._announce("INTERACTION_CREATE", payload)

    def clear(self) -> None:
        """Forget all plans, and release every request that was never to be answered."""
        self._planned.clear()
        self._twice, self._hold = 0, None
        # Waiting requests get an answer; those swallowed later wait for a new event.
        self._over.set()
        self._over = asyncio.Event()


def _calling(hook: Hook) -> Callable[[LoggedRequest], Awaitable[Reply | None]]:
    async def call(request: LoggedRequest) -> Reply | None:
        outcome = hook(request)
        if outcome is not None:
            await outcome
        return None

    return call
