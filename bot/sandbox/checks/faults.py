"""What can go wrong between a bot and Discord, made to happen on purpose and exactly once (or ``times``)."""

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
"""The status for a client that is gone before it has its answer; none is sent to anybody."""
TORN = Reply(NOBODY_WAITS)
"""Stands in the log for an answer that never came, since the connection was torn."""


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
    """Interactions kept back from the bot until they are released, in whatever order."""

    deliver: Callable[[Json], None]
    kept: list[Json] = field(default_factory=list[Json])

    def release(self, *order: int) -> None:
        """Deliver what was kept: in the order it came, or the given places of it."""
        for place in order or range(len(self.kept)):
            self.deliver(self.kept[place])


class Faults:
    """The faults planned for the requests and interactions to come.

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

        ``everywhere``: the limit is one for all that the bot asks.
        Nothing is done about them, unless ``handled``: then all is done and only the answer is wrong.
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
        """Call a hook when a matching request has arrived and nothing is done about it yet."""
        self._planned.append(_Fault(match, "before", times, _calling(hook)))

    def after(self, match: Match, hook: Hook, *, times: int = 1) -> None:
        """Call a hook when a matching request is done and its answer not yet sent."""
        self._planned.append(_Fault(match, "after", times, _calling(hook)))

    def swallow(self, match: Match, *, times: int = 1) -> None:
        """Neither handle nor answer the next matching requests."""
        self._planned.append(_Fault(match, "before", times, self._never))

    def lose_answer(self, match: Match, *, times: int = 1) -> None:
        """Handle the next matching requests but never answer them."""
        self._planned.append(_Fault(match, "after", times, self._never))

    def cut(self, match: Match, *, times: int = 1) -> None:
        """Tear the connections by which the next matching requests came, and do nothing about them."""

        async def tear(_: LoggedRequest) -> Reply | None:
            return TORN

        self._planned.append(_Fault(match, "before", times, tear))

    async def strike(self, request: LoggedRequest, moment: Moment) -> Reply | None:
        """Apply the planned faults to a request; a reply replaces Discord's own."""
        # Chosen before any of them acts: what a hook plans is for the next request.
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
        """Keep the next interactions back; their three seconds run all the same."""
        held = Held(lambda payload: self._announce("INTERACTION_CREATE", payload))
        self._hold = (held, count)
        return held

    def deliver(self, payload: Json) -> None:
        """Hand an interaction to the bot, or do with it what was planned."""
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
        """Forget what is planned and let go of every request that was never to be answered."""
        self._planned.clear()
        self._twice, self._hold = 0, None
        # Whoever waits for an answer gets one; who is swallowed after this waits anew.
        self._over.set()
        self._over = asyncio.Event()


def _calling(hook: Hook) -> Callable[[LoggedRequest], Awaitable[Reply | None]]:
    async def call(request: LoggedRequest) -> Reply | None:
        outcome = hook(request)
        if outcome is not None:
            await outcome
        return None

    return call
