"""Contests in any order: three people, two servers, days that end; no seed is told, nothing is doubled."""

import asyncio
import base64
import tempfile
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.face.contest.panel import contest_panel
from bot.face.letters.hands import hand_of
from bot.face.letters.letters import Letters
from bot.face.seal import dice_check
from bot.face.words import Words
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import HOUR
from bot.play.seals import Seals
from bot.play.solo.solo import Solo
from bot.store.contest_rows import ContestRow
from bot.store.engine import open_store
from bot.store.statuses import ContestKind
from rules.codec import encode
from rules.dice import derived, seal
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.competing import Arena
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, GUILD, Hall, SetClock
from tests.play.test_secrecy import listening
from tests.toys.house import toys_in_the_house

T = TypeVar("T")
PEOPLE, SERVERS = (AYA, BEN, CHIYO), (GUILD, GUILD + 1)
KINDS: tuple[ContestKind, ...] = ("daily", "everywhere")
people, servers, kinds = st.sampled_from(PEOPLE), st.sampled_from(SERVERS), st.sampled_from(KINDS)
numbers = st.integers(0, 9)


class Competing(RuleBasedStateMachine):
    """Three people on two servers, one clock, and the bot's own loop."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.opened.enter_context(toys_in_the_house())
        self.heard = self.opened.enter_context(listening())
        self.hall = self.loop.run(self.open())
        self.matches: list[str] = []

    async def open(self) -> Hall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        hall = Hall(store, books, SetClock())
        await hall.meet(*PEOPLE)
        return hall

    def attempt(self, doing: Coroutine[Any, Any, T]) -> T | None:
        """Do something that may be refused; anything else that is raised is a fault."""
        with suppress(Refusal):
            return self.loop.run(doing)
        return None

    # What people do

    @rule(user_id=people, server=servers, kind=kinds)
    def fight(self, user_id: int, server: int, kind: ContestKind) -> None:
        self.matches += filter(None, [self.attempt(Arena(self.hall, server).fight(user_id, kind))])

    @precondition(lambda self: self.matches)
    @rule(number=numbers, place=st.integers(0, 60))
    def choose(self, number: int, place: int) -> None:
        match_id, user_id = self.at(number)
        if options := self.loop.run(self.hall.page(match_id, user_id)).options:
            self.attempt(self.hall.pick(match_id, user_id, options[place % len(options)]))

    @precondition(lambda self: self.matches)
    @rule(number=numbers, wasted=st.integers(0, 2))
    def win(self, number: int, wasted: int) -> None:
        match_id, user_id = self.at(number)
        if not self.loop.run(self.hall.match(match_id)).revision:
            self.attempt(Arena(self.hall).win(match_id, user_id, wasted))

    @precondition(lambda self: self.matches)
    @rule(number=numbers)
    def resign(self, number: int) -> None:
        match_id, user_id = self.at(number)
        self.attempt(self.hall.matches.resign(match_id=match_id, user_id=user_id))

    @precondition(lambda self: self.matches)
    @rule(number=numbers)
    def share(self, number: int) -> None:
        match_id, user_id = self.at(number)
        self.attempt(Solo(self.hall.context).share(match_id=match_id, user_id=user_id))

    # What time and the bot do

    @rule(hours=st.sampled_from([1, 9, 30]))
    def wait(self, hours: int) -> None:
        self.hall.clock.forward(hours * HOUR)

    @rule()
    def sweep(self) -> None:
        self.loop.run(self.hall.deadlines.sweep())

    def at(self, number: int) -> tuple[str, int]:
        """Return a match with who plays it."""
        match_id = self.matches[number % len(self.matches)]
        [seat] = self.loop.run(self.hall.seats(match_id))
        return match_id, seat.user_id

    # What always holds

    @invariant()
    def no_seed_is_told_before_its_contest_is_closed(self) -> None:
        contests = self.loop.run(self.contests())
        secret = [part for row in contests if row.status == "open" for part in seeds_of(row)]
        told = "\n".join([*self.heard, *self.loop.run(self.readable(contests))])
        assert not [seed for seed in secret if seed in told]
        for row in contests:
            assert row.seal == seal(bytes.fromhex(row.seed))
            assert (row.seed in told) == (row.status == "closed"), "the search finds what is told in the end"

    @invariant()
    def each_enters_once_and_what_is_closed_is_through(self) -> None:
        contests, entries = self.loop.run(self.contests()), self.loop.run(Arena(self.hall).entries())
        closed = {row.id for row in contests if row.status == "closed"}
        assert not [each for each in entries if each.contest_id in closed and each.status == "underway"]
        fought = Counter((each.contest_id, each.user_id) for each in entries)
        assert set(fought.values()) <= {1}
        matches = self.loop.run(self.hall.every_match())
        assert sorted(match.id for match in matches) == sorted(str(each.match_id) for each in entries)
        seeds = {row.id: derived(bytes.fromhex(row.seed), "fight").hex() for row in contests}
        assert all(match.seed == seeds[match.contest_id or ""] for match in matches)

    @invariant()
    def honor_is_for_what_was_played_to_the_end_in_ones_server(self) -> None:
        contests, entries = self.loop.run(self.contests()), self.loop.run(Arena(self.hall).entries())
        daily = {row.id for row in contests if row.kind == "daily"}
        finished = Counter(
            (each.guild_id, each.user_id)
            for each in entries
            if each.contest_id in daily and each.status in {"won", "lost"}
        )
        earned = Counter((deed.guild_id, deed.user_id) for deed in self.loop.run(self.hall.honor()))
        weeks = 1 + len({row.day for row in contests}) // 5
        assert all(min(count, 5) <= earned[who] <= min(count, 5 * weeks) for who, count in finished.items())
        assert set(earned) <= set(finished)

    async def contests(self) -> list[ContestRow]:
        return await self.hall.books.read(lambda tx: tx.all("contests_all", ContestRow))

    async def readable(self, contests: list[ContestRow]) -> list[str]:
        """Return all that anyone can read."""
        words, seals, letters = Words(), Seals(self.hall.context), Letters(self.hall.context)
        screens: list[object] = []
        for server in SERVERS:
            for kind in KINDS:
                for user_id in PEOPLE:
                    page = await Arena(self.hall, server).page(user_id, kind)
                    screens += [page, contest_panel(page, words)]
        for match in await self.hall.every_match():
            [seat] = await self.hall.seats(match.id)
            page = await self.hall.page(match.id, seat.user_id)
            screens += [page, hand_of(page, words, by_dm=True), hand_of(page, words, by_dm=False)]
            screens.append(dice_check(await seals.of_match(match.id, seat.user_id), words))
        screens += [dice_check(await seals.of_contest(row.id), words) for row in contests]
        screens += [await letters.write(parcel) for parcel in await self.hall.parcels()]
        exports = [await Arena(self.hall).exported(user_id) for user_id in PEOPLE]
        return [*map(encode, screens), *exports]

    def teardown(self) -> None:
        self.loop.run(self.opened.aclose())
        self.loop.close()


def seeds_of(row: ContestRow) -> Iterator[str]:
    """Yield every way in which the seeds of a contest could be written."""
    whole = bytes.fromhex(row.seed)
    for seed in (whole, derived(whole, "fight"), derived(whole, "setup")):
        yield from (seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode())


TestCompeting = Competing.TestCase
TestCompeting.settings = settings(
    max_examples=6 * DEPTH,
    stateful_step_count=20,
    phases=[Phase.reuse, Phase.generate],  # to shrink twenty steps on a real store would take minutes
)
