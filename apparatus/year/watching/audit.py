"""The auditor's checks at the end of each day, and spot checks in between."""

from dataclasses import dataclass

from apparatus.year.acts.privacy import check_forgotten
from apparatus.year.checks import Subject, Violation, check_safety, none
from apparatus.year.clock import TICK
from apparatus.year.town import Town
from apparatus.year.watching.promises import Held, MoveMade, Promises
from bot.play.ground.times import MINUTE
from bot.play.match.reading import is_open
from bot.store.engine import Store
from bot.store.ids import GatheringId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import Amount, StoredRow

SLACK = MINUTE
"""Milliseconds by which a host's clock may be set unnoticed."""


class Sum(StoredRow, frozen=True):
    """A person's honor by the ledger."""

    user_id: UserId
    amount: int


class Running(StoredRow, frozen=True):
    """Something with a running deadline, or waiting to be sent."""

    id: MatchId
    deadline_at: Moment
    revision: int
    announced: bool
    """Whether it is an announced beginning, which an outage before it does not move."""


@dataclass
class Auditor:
    """Queries the tables, and remembers what they said."""

    audit: Store
    promises: Promises

    async def daily(self, town: Town) -> None:
        """Raise Violation for anything wrong at the end of a day."""
        now = town.house.clock()
        await check_safety(self.audit, now)
        await self._check_mutes(town)
        for user_id in town.forgotten:
            await check_forgotten(town, user_id)
        held = await self.audit.read(lambda tx: tx.all("tournaments_begun", Held, since=0))
        await self.promises.compare(
            town.house, held, {row.id: await self._moves(GatheringId(row.id)) for row in held}
        )

    async def spot_check(self, town: Town, match_id: MatchId) -> None:
        """Raise Violation if a match shows what is hidden, or another honor than the ledger's."""
        reading = town.house.play.reading
        public = await reading.match(match_id)
        secret = public.pick is not None or public.options or public.topics
        if secret or (public.seed and (public.outcome is None or is_open(public.contest))):
            raise Violation(f"page leaks: {match_id} shows everybody what is hidden")
        rows = await self.audit.read(lambda tx: tx.all("honor_sums", Sum, guild_id=public.guild_id))
        sums = {row.user_id: row.amount for row in rows}
        for player in public.people:
            page = await reading.match(match_id, player.user_id)
            if page.own_seat != player.seat or page.seed != public.seed:
                raise Violation(f"page leaks: {match_id} shows {player.user_id} what is hidden")
            if player.honor != sums.get(player.user_id, 0):
                raise Violation(f"honor wrong: {player.user_id} is shown {player.honor:+}")

    async def running(self) -> list[Running]:
        """Return everything with a running deadline."""
        return await self.audit.read(lambda tx: tx.all("running_clocks", Running))

    async def check_return(self, before: list[Running], *, now: Moment, was: int) -> None:
        """Raise Violation if anyone lost time while the bot was down, since ``was``.

        What was due before the outage may be settled. Everything else must stand as it did, with as much time
        left.
        """
        after = {row.id: row for row in await self.running()}
        for row in before:
            left, still = row.deadline_at - was, after.get(row.id)
            if left <= 0:
                continue
            if still is None or still.revision != row.revision:
                raise Violation(f"time taken: {row.id} went on while the bot was down")
            if row.announced and row.deadline_at > now:
                left -= now - was
            if still.deadline_at - now < left - SLACK:
                raise Violation(f"time taken: {row.id} fell due while the bot was down")

    async def letters(self) -> list[Running]:
        """Return everything that waits to be sent."""
        return await self.audit.read(lambda tx: tx.all("letters_waiting", Running))

    async def check_letters(self, before: list[Running], *, now: Moment, was: int) -> None:
        """Raise Violation if anything has to wait longer because the host's clock was set.

        The bot knows by how much it was set, except for the time since the last heartbeat.
        """
        after = {row.id: row.deadline_at - now for row in await self.letters()}
        for row in before:
            if after.get(row.id, 0) > max(0, row.deadline_at - was) + TICK + SLACK:
                raise Violation(f"letter held: {row.id} waits for the clock to catch up")

    async def next_due(self) -> int | None:
        """Return when the bot next has something to do."""
        due = await self.audit.read(lambda tx: tx.one("next_due", Amount))
        return due.amount or None if due else None

    async def check_removed(self, guild_id: GuildId) -> None:
        """Raise Violation if anything is left of a server that was removed."""
        await none(self.audit, "left_of_server", guild_id=guild_id)

    async def anything_left(self) -> bool:
        """Return whether anything is still under way."""
        return bool(await self.audit.read(lambda tx: tx.all("unfinished", Subject)))

    async def _moves(self, gathering_id: GatheringId) -> list[MoveMade]:
        return await self.audit.read(
            lambda tx: tx.all("moves_now", MoveMade, gathering_id=gathering_id, after=0)
        )

    async def _check_mutes(self, town: Town) -> None:
        """Raise Violation if something was posted for a muted person."""
        for person in town.crowd:
            for guild_id, (since, until) in person.muted.items():
                facts = {"guild_id": guild_id, "user_id": person.user_id, "since": since, "until": until}
                await none(self.audit, "heard_though_muted", **facts)
