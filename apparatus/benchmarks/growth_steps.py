"""What a bot does every day, step by step, in a database that has grown."""

import statistics
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from apparatus.benchmarks.choices import pick
from apparatus.benchmarks.grown import FIRST_FREE, FIRST_PERSON, GAME, GAME_ALONE, SEASONS, Crowd
from apparatus.benchmarks.ongoing import CHANNEL, foresee, lay_out
from apparatus.benchmarks.processor import Clock
from bot.play.clocks.wall_clock import day_at
from bot.play.deadlines import Deadlines
from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.chance import now_ms
from bot.play.ground.context import Context
from bot.play.ground.repertoire import game_name
from bot.play.ground.times import HOUR
from bot.play.guild.organisers import Standing
from bot.play.match.looking_up import Reading
from bot.play.match.matches import Matches
from bot.play.match.packing import Packing
from bot.play.match.replays import Replays
from bot.play.me.me import Me
from bot.play.news.weeks import week_page
from bot.play.noticeboards.noticeboards import Noticeboards
from bot.play.noticeboards.page import noticeboard_page
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import Retention
from bot.play.standing.boards import Boards
from bot.play.standing.ledger import Ledger
from bot.play.standing.profiles import Profiles
from bot.play.standing.seasons import Seasons
from bot.store.engine import Store, Tx
from bot.store.ids import GuildId, UserId

TIMES = 60
SELDOM = 7
"""How often a slow step is measured."""

BUSIEST = UserId(FIRST_PERSON)
"""The person who has fought most often."""

Act = Callable[[UserId], Awaitable[object]]
"""A step of one person."""


class Rehearsed(Exception):  # noqa: N818  nothing is wrong
    """Rolls back what was tried."""


@dataclass(frozen=True)
class Rehearsal:
    """A store in which nothing changes for good."""

    store: Store

    async def transact(self, work: Callable[[Tx], Any]) -> None:
        """Do the work, and undo it."""

        async def undone(tx: Tx) -> None:
            await work(tx)
            raise Rehearsed

        await self.store.transact(undone)

    async def read(self, work: Callable[[Tx], Any]) -> Any:  # noqa: ANN401  whatever the work returns
        """Do the work."""
        return await self.store.read(work)


@dataclass(frozen=True)
class Steps:
    """The steps of a crowd in a store."""

    store: Store
    crowd: Crowd
    clock: Clock

    async def all_of(self, most: int) -> dict[str, float]:
        """Return how many milliseconds of processor time each step takes, measured at most ``most`` times."""
        took = await self._picks(most)
        await Deadlines(Context(self.store)).beat()
        for who in self._some(min(TIMES, most)):
            await Noticeboards(Context(self.store)).put_up(self._here(who), CHANNEL, self._manager(who))
        for name, (act, wanted) in {**self._looks(), **self._seldom()}.items():
            took[name] = await self.median(act, min(wanted, most))
        return took

    async def packed(self, most: int) -> dict[str, float]:
        """Pack all logs; return how long one takes, and how long reading packed ones takes."""
        packing = Packing(Context(self.store))
        took = [await self._timed(lambda _: packing.sweep(1), UserId(FIRST_PERSON)) for _ in range(most)]
        while await packing.sweep():
            pass
        exports = Exports(Context(self.store))
        return {
            "a log is packed": statistics.median(took),
            "`/replay`, packed": await self.median(self._replay, min(TIMES, most)),
            "an export, packed": await self.median(exports.of, min(SELDOM, most)),
        }

    async def median(self, act: Act, times: int) -> float:
        """Return the median of a step over this many people."""
        await self._timed(act, UserId(FIRST_PERSON + self.crowd.people // 2))
        return statistics.median([await self._timed(act, who) for who in self._some(times)])

    async def _timed(self, act: Act, who: UserId) -> float:
        began = self.clock()
        with suppress(Rehearsed):
            await act(who)
        return (self.clock() - began) * 1000

    def _some(self, number: int) -> list[UserId]:
        """Return people from all ends of the crowd."""
        return [UserId(FIRST_PERSON + self.crowd.people * each // number) for each in range(number)]

    def _here(self, who: UserId) -> GuildId:
        return GuildId(self.crowd.guild_of(who))

    def _manager(self, who: UserId) -> Standing:
        return Standing(self._here(who), who, frozenset(), manages=True)

    def _looks(self) -> dict[str, tuple[Act, int]]:
        """Return the steps in which people look at something."""
        context, here = Context(self.store), self._here
        boards, replays = Boards(context), Replays(context)
        return {
            "`/leaderboard` honor": (lambda who: boards.page(here(who), who, "honor", 0), TIMES),
            "`/leaderboard` honor, season": (lambda who: boards.page(here(who), who, "season", 0), TIMES),
            "`/leaderboard` of a rating": (lambda who: boards.page(here(who), who, GAME, 0), TIMES),
            "`/leaderboard` of victories alone": (
                lambda who: boards.page(here(who), who, GAME_ALONE, 0),
                TIMES,
            ),
            "`/profile`": (lambda who: Profiles(context).of(here(who), who, FIRST_PERSON), TIMES),
            "`/honor`": (lambda who: Ledger(context).page(here(who), who, 0), TIMES),
            "`/me`": (Me(context, ("en",)).page, TIMES),
            "`/duels`": (Reading(context).duels, TIMES),
            "`/replay`, the list": (lambda who: replays.offered(who, here(who)), TIMES),
            "`/replay`": (self._replay, TIMES),
            "`/duels` of who has fought most": (lambda _: Reading(context).duels(BUSIEST), SELDOM),
            "`/profile` of the same": (lambda who: Profiles(context).of(here(BUSIEST), BUSIEST, who), SELDOM),
            "`/replay`, the list of the same": (lambda _: replays.offered(BUSIEST, here(BUSIEST)), SELDOM),
            "a noticeboard": (self._noticeboard, TIMES),
            "the week of a server": (self._week, TIMES),
            "page of a season": (lambda who: Seasons(context).page(here(who), SEASONS - 1), TIMES),
        }

    def _seldom(self) -> dict[str, tuple[Act, int]]:
        """Return what the bot does by itself, and what people do once."""
        context = Context(self.store)
        rehearsed = Context(Rehearsal(self.store))  # type: ignore[arg-type]  quacks like a store
        later = Context(Rehearsal(self.store), lambda: now_ms() + HOUR)  # type: ignore[arg-type]
        return {
            "a sweep": (lambda _: Deadlines(context).sweep(), TIMES),
            "a claim of parcels": (lambda _: Deliveries(context).claim(5), TIMES),
            "retention": (lambda _: Retention(context).sweep(), SELDOM),
            "an hour of downtime given back": (lambda _: Deadlines(later).beat(), SELDOM),
            "end of a season": (
                lambda who: Seasons(rehearsed).close(
                    guild_id=self._here(who), channel_id=CHANNEL, standing=self._manager(who), nth=SEASONS
                ),
                SELDOM,
            ),
            "an export": (Exports(context).of, SELDOM),
            "somebody forgotten": (Forgetting(rehearsed).forget, SELDOM),
        }

    async def _replay(self, who: UserId) -> None:
        """Open the oldest match that a person is offered."""
        replays = Replays(Context(self.store))
        lines = await replays.offered(who, self._here(who))
        for line in [line for line in lines if game_name(line.game) == GAME][-1:]:
            await replays.of(line.match_id, who)

    async def _noticeboard(self, who: UserId) -> None:
        row = await Noticeboards(Context(self.store)).of(self._here(who), self._manager(who))
        assert row is not None
        await self.store.read(lambda tx: noticeboard_page(tx, row, now_ms()))

    async def _week(self, who: UserId) -> None:
        now = now_ms()
        today = day_at(now, ZoneInfo("UTC")).toordinal()
        await self.store.read(lambda tx: week_page(tx, self._here(who), today, now))

    async def _picks(self, number: int) -> dict[str, float]:
        """Play duels to their ends."""
        duels = [foresee(number) for number in range(FIRST_FREE, FIRST_FREE + number)]
        await lay_out(self.store, duels)
        matches, took = Matches(Context(self.store)), dict[str, list[float]]()
        for duel in duels:
            for move in duel.picks():
                began = self.clock()
                await pick(matches, move)
                kind = "a pick that ends a match" if move.last else ("a pick", "a reveal")[move.seat]
                took.setdefault(kind, []).append((self.clock() - began) * 1000)
        return {kind: statistics.median(times) for kind, times in took.items()}
