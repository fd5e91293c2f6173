"""A person's data is deleted completely, whatever they are in the middle of, and the others go on."""

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from bot.play.gatherings.kinds import CLASH, DUELS
from bot.play.gatherings.opening import Terms
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.guild.organisers import Standing
from bot.play.privacy.forget import Forgetting
from bot.store.engine import open_store
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.clan_hall import ClanHall
from tests.play.dump import Tables, dump, where
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import BOOKS, CHANNEL, GUILD, Hall, SetClock

T = TypeVar("T")

PEOPLE = tuple(910_000_000_000_000_001 + 10 * number for number in range(5))
NAMES = ("Iron Moon", "Grey Heron", "Quiet Reed")

people = st.sampled_from(PEOPLE)
indexes = st.integers(0, 50)


class Forgotten(RuleBasedStateMachine):
    """Five people, one clock, and the sweep."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        self.url = untouched(Path(folder) / "bot.db")
        self.hall = self.run(self.open())
        self.clans = ClanHall(self.hall)
        self.gatherings = GatheringHall(self.hall)

    async def open(self) -> Hall:
        store = await self.opened.enter_async_context(open_store(self.url, durable=False))
        books = await self.opened.enter_async_context(open_store(self.url, queries=BOOKS))
        return Hall(store, books, SetClock())

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run(doing)

    def attempt(self, doing: Coroutine[Any, Any, T]) -> None:
        """Do something that may be refused; anything else that is raised is a fault."""
        self.hall.clock.forward(1)
        with suppress(Refusal):
            self.run(doing)

    def tables(self) -> Tables:
        return self.run(dump(self.url))

    def one_of(self, table: str, index: int, *statuses: str) -> str:
        """Return the id of something that is going on; one that never was, where nothing is."""
        found = [row["id"] for row in self.tables()[table] if row["status"] in statuses]
        return found[index % len(found)] if found else "none"

    @initialize()
    def settle(self) -> None:
        """Begin in the middle of things, so that there is soon something to forget."""
        one, other, third, fourth, fifth = PEOPLE
        self.run(self.hall.meet(*PEOPLE))
        self.run(self.clans.found(one, other, name=NAMES[0]))
        self.run(self.clans.invite(one, third))
        self.call(fourth, DUELS)
        self.gather([one, other, third], 0, begins=True)
        self.call(fifth, CLASH)
        self.duel(third, fourth, 1)

    # What people do

    @rule(user_id=people)
    def appear(self, user_id: int) -> None:
        self.run(self.hall.meet(user_id))

    @rule(user_id=people, other_id=people)
    def challenge(self, user_id: int, other_id: int) -> None:
        self.attempt(self.hall.challenge(user_id, other_id))

    @rule(user_id=people, other_id=people, turns=st.integers(0, 2))
    def duel(self, user_id: int, other_id: int, turns: int) -> None:
        async def fight() -> None:
            match_id = await self.hall.duel(user_id, other_id)
            for _ in range(turns):
                await self.hall.play(match_id)

        self.attempt(fight())

    @rule(user_id=people, index=indexes)
    def pick(self, user_id: int, index: int) -> None:
        async def choose(match_id: str) -> None:
            hand = (await self.hall.page(match_id, user_id)).options
            if hand:
                await self.hall.pick(match_id, user_id, hand[0])

        self.attempt(choose(self.one_of("matches", index, "ongoing")))

    @rule(user_id=people, other_id=people)
    def block(self, user_id: int, other_id: int) -> None:
        self.attempt(self.hall.people.block(user_id, other_id))

    @rule(user_id=people)
    def open_lobby(self, user_id: int) -> None:
        self.attempt(self.hall.lobby(user_id))

    @rule(user_id=people, index=indexes)
    def join_lobby(self, user_id: int, index: int) -> None:
        self.attempt(self.hall.join(self.one_of("lobbies", index, "open"), user_id))

    @rule(user_id=people, index=indexes)
    def start_lobby(self, user_id: int, index: int) -> None:
        lobby_id = self.one_of("lobbies", index, "open")
        self.attempt(self.hall.lobbies.start(lobby_id=lobby_id, user_id=user_id))

    @rule(user_id=people, name=st.sampled_from(NAMES))
    def found(self, user_id: int, name: str) -> None:
        self.attempt(self.clans.found(user_id, name=name))

    @rule(user_id=people, other_id=people, accepts=st.booleans())
    def invite(self, user_id: int, other_id: int, *, accepts: bool) -> None:
        self.attempt((self.clans.enlist if accepts else self.clans.invite)(user_id, other_id))

    @rule(user_id=people, kind=st.sampled_from([DUELS, CLASH]))
    def call(self, user_id: int, kind: str) -> None:
        host, terms = Standing(GUILD, user_id, frozenset(), manages=False), Terms(kind=kind)
        opening = self.gatherings.sign_up.open(
            guild_id=GUILD, channel_id=CHANNEL, host=host, terms=terms, wish="swift"
        )
        self.attempt(opening)

    @rule(user_ids=st.lists(people, min_size=2, max_size=5, unique=True), index=indexes, begins=st.booleans())
    def gather(self, user_ids: list[int], index: int, *, begins: bool) -> None:
        async def come(gathering_id: str) -> None:
            await self.gatherings.enter(gathering_id, user_ids)
            if begins:
                manager = Standing(GUILD, PEOPLE[0], frozenset(), manages=True)
                await self.gatherings.sign_up.begin(gathering_id=gathering_id, standing=manager)
                await self.gatherings.pair_everyone(gathering_id)

        self.attempt(come(self.one_of("gatherings", index, "open")))

    @rule(days=st.integers(1, 3))
    def wait(self, days: int) -> None:
        self.hall.clock.forward(days * DAY)
        self.run(self.hall.deadlines.sweep())

    # What is promised

    @rule(user_id=people)
    def forget(self, user_id: int) -> None:
        before = self.tables()
        alias = self.run(Forgetting(self.hall.context).forget(user_id))
        after = self.tables()
        assert where(after, str(user_id)) == set()
        assert where(after, f"Person {user_id}") == set()
        self.check_books(before, after, user_id, alias)
        self.check_nothing_waits(after, alias)
        for _ in range(3):
            self.run(self.hall.deadlines.sweep())

    def check_books(self, before: Tables, after: Tables, user_id: int, alias: int) -> None:
        """Check that every deed that stood stands, and the forgotten one's under the alias."""
        kept = {row["id"]: row for row in after["honor"]}
        for row in before["honor"]:
            owner = alias if row["user_id"] == user_id else row["user_id"]
            assert kept[row["id"]] == {**row, "user_id": owner}

    def check_nothing_waits(self, after: Tables, alias: int) -> None:
        """Check that the alias is asked for nothing."""
        ongoing = {row["id"] for row in after["matches"] if row["status"] == "ongoing"}
        for row in after["seats"]:
            if row["user_id"] == alias and row["match_id"] in ongoing:
                assert row["left_as"] or row["out_at"] is not None
        for table in ("challenges", "lobbies"):
            assert not [row for row in after[table] if row["status"] == "open" and alias in row.values()]
        assert not [row for row in after["clan_members"] if row["user_id"] == alias]

    def teardown(self) -> None:
        self.run(self.opened.aclose())
        self.loop.close()


Forgotten.TestCase.settings = settings(
    max_examples=10 * DEPTH,
    stateful_step_count=30,
    deadline=None,
    phases=[phase for phase in Phase if phase is not Phase.explain],
)
TestForgotten = Forgotten.TestCase
