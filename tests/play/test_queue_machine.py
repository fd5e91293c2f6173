"""People join and leave the queue, block and unblock each other in any order while time passes."""

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.play.entry.who_may_challenge import NEAR
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import ANYBODY_AFTER, DAY, HOUR, MINUTE, NEAR_AFTER
from bot.store.engine import open_store
from bot.store.queue_rows import Queued
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.hall import AYA, BEN, BOOKS, CHANNEL, CHIYO, DAIGO, Hall, SetClock
from tests.play.test_open_challenges import rate
from tests.play.test_queue import BACK_ROOM, DUEL, join, leave, people_of, places
from tests.play.test_stumbles import stumbles

T = TypeVar("T")
Pair = frozenset[int]

ATTIC = 7_003
PEOPLE = (AYA, BEN, CHIYO, DAIGO)
FAR_OFF = {DAIGO: 2 * NEAR}
"""How many points each player's rating is off from a newcomer's."""

people = st.sampled_from(PEOPLE)
spans = st.sampled_from([1, NEAR_AFTER, 3 * MINUTE, ANYBODY_AFTER, HOUR, DAY])
rooms = st.sampled_from([(CHANNEL, True), (BACK_ROOM, False), (ATTIC, False)])


class Waiting(RuleBasedStateMachine):
    """Four people, one clock, and the sweep."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.hall = self.run(self.open())
        self.waiting: dict[int, Queued] = {}
        self.blocks: set[tuple[int, int]] = set()
        self.ever_blocked: set[Pair] = set()
        self.begun: set[str] = set()

    async def open(self) -> Hall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        hall = Hall(store, books, SetClock())
        for user_id, points in FAR_OFF.items():
            await rate(hall, DUEL, user_id, points)
        return hall

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(doing)

    @rule(user_id=people, room=rooms, pace=st.sampled_from(["day", "day", "blitz"]))
    def join(self, user_id: int, room: tuple[int, bool], pace: str) -> None:
        self.run(self.hall.cheat("voice_clear", user_id=user_id))
        place = self.run(join(self.hall, user_id, pace=pace, channel_id=room[0], open_to_all=room[1]))
        assert self.waiting.setdefault(user_id, place).id == place.id

    @rule(user_id=people)
    def leave(self, user_id: int) -> None:
        with suppress(Refusal):
            self.run(leave(self.hall, user_id))
            assert user_id in self.waiting
        self.waiting.pop(user_id, None)

    @rule(who=people, whom=people)
    def block(self, who: int, whom: int) -> None:
        if who != whom and (who, whom) not in self.blocks:
            self.run(self.hall.people.block(who, whom))
            self.blocks.add((who, whom))
            self.ever_blocked.add(frozenset((who, whom)))

    @rule(who=people, whom=people)
    def unblock(self, who: int, whom: int) -> None:
        if (who, whom) in self.blocks:
            self.run(self.hall.people.unblock(who, whom))
            self.blocks.discard((who, whom))

    @rule(span=spans)
    def time_passes(self, span: int) -> None:
        self.hall.clock.forward(span)
        while self.run(self.hall.deadlines.sweep()):
            pass
        now = self.hall.clock()
        for match in self.run(self.hall.every_match()):
            if match.id in self.begun:
                continue
            self.begun.add(match.id)
            one, other = (self.waiting.pop(each) for each in self.run(people_of(self.hall, match)))
            waited = now - max(one.joined_at, other.joined_at)
            assert one.pace == other.pace == match.pace
            assert not {(one.user_id, other.user_id), (other.user_id, one.user_id)} & self.blocks
            assert waited >= (NEAR_AFTER if self.near(one, other) else ANYBODY_AFTER)
            assert match.channel_id in {each.channel_id for each in (one, other)}
            assert match.channel_id == CHANNEL or one.channel_id == other.channel_id
            assert match.seal in {each.seal for each in (one, other)}
        self.waiting = {who: place for who, place in self.waiting.items() if place.expires_at > now}

    @staticmethod
    def near(one: Queued, other: Queued) -> bool:
        return abs(FAR_OFF.get(one.user_id, 0) - FAR_OFF.get(other.user_id, 0)) <= NEAR

    @invariant()
    def who_waits_is_who_has_joined_and_not_left_met_or_waited_too_long(self) -> None:
        found = {who for who in PEOPLE if self.run(places(self.hall, who))}
        assert found == set(self.waiting)
        assert self.run(stumbles(self.hall)) == []

    @invariant()
    def no_two_wait_long_who_could_always_have_met(self) -> None:
        now = self.hall.clock()
        long = [place for place in self.waiting.values() if now - place.joined_at >= ANYBODY_AFTER]
        for one, other in combinations(long, 2):
            blocked = frozenset((one.user_id, other.user_id)) in self.ever_blocked
            nowhere = {one.channel_id, other.channel_id} == {BACK_ROOM, ATTIC}
            assert blocked or nowhere or one.pace != other.pace

    def teardown(self) -> None:
        self.run(self.opened.aclose())
        self.loop.close()


TestWaiting = Waiting.TestCase
TestWaiting.settings = settings(
    max_examples=12 * DEPTH, stateful_step_count=30, deadline=None, phases=[Phase.generate]
)
