"""Servers that removed the bot: their data is deleted after a while, unless the bot returns."""

from collections.abc import Awaitable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import structlog

from bot.play.clocks.downtime import give_back
from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.stumbles import Stumbles
from bot.play.ground.times import DAY
from bot.play.messages.parcels import WELCOME
from bot.store import rows
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.errors import StoreBusy, StoreUnavailable
from bot.store.guild_rows import Guild
from bot.store.ids import GuildId
from bot.store.moment import Moment

log = structlog.get_logger()

GRACE = 30 * DAY
"""Milliseconds in which a server can add the bot again and find everything as it was."""

SLICE = 500
"""Rows removed per transaction, so that nobody waits long."""

WHOLE_SLICE = 10
"""The same for things removed whole: a long tournament has some thousand rows."""

QUEUES = ("outbox", "stumbles")
"""Queues for a server's things. They go first, since their rows are found by the ids of those things."""

WHOLES: Mapping[str, tuple[str, ...]] = {
    "gatherings": ("bouts", "summonses", "calendar", "gathering_moves", "entrants"),
    "matches": (
        "picks",
        "house_seals",
        "orders",
        "instructions",
        "offers",
        "notices",
        "follows",
        "tellings",
        "turns",
        "packed_logs",  # after turns: deleting those waits for a log being packed
        "records",
        "rated",
        "substitutions",
        "seats",
    ),
    "clan_wars": ("clan_war_fighters",),
    "clans": ("clan_invites", "clan_chronicle", "clan_members"),
    "lobbies": ("lobby_seats",),
}
"""Tables of things removed whole, with the tables of their parts, in the order of their references."""

SINGLE = (
    "puzzle_answers",
    "contest_entries",
    "contests",
    "campaigns",
    "challenges",
    "queued",
    "honor",
    "tallies",
    "ratings",
    "ladders",
    "titles",
    "marks",
    "hall_of_fame",
    "seasons",
    "cups",
    "setting_changes",
    "strandings",
    "noticeboards",
    "mutes",
    "voices",
    "spent",
    "moderation",
    "reports",
)
"""A server's tables whose rows are removed one by one."""

REMOVED = (
    *QUEUES,
    *(part for parts in WHOLES.values() for part in parts),
    *WHOLES,
    *SINGLE,
    "members",
    "guilds",
)
"""All tables of what belongs to a server."""

PRIVATE = ("people", "habits", "leaves", "reliability", "outbox")
"""Tables of a person's own data; it is removed, with their blocks, with the last server that knew them."""


GREETS_SINCE = "greets-since"
"""The fact that stores since when missed joinings are greeted."""


class Joining(NamedTuple):
    """When a server last added the bot, and the server's language in Discord."""

    guild_id: GuildId
    locale: str
    at: Moment


@dataclass(frozen=True)
class Servers:
    """Tracks which servers the bot is in, and removes the data of others."""

    context: Context

    async def left(self, guild_id: GuildId) -> None:
        """Store that the bot is no longer in a server."""
        now = self.context.now()
        await self.context.store.transact(lambda tx: tx.run("guild_leave", guild_id=guild_id, left_at=now))

    async def returned(self, guild_id: GuildId) -> None:
        """Store that the bot is in a server again, keep the server's data, and restart its clocks.

        If removal has begun, finish it first, so that nobody finds half of the data.
        """
        while await self._go_on(guild_id):
            pass

        async def work(tx: Tx) -> None:
            guild = await tx.one("guild_by_id", Guild, guild_id=guild_id)
            if await tx.run("guild_return", guild_id=guild_id) and guild and guild.left_at is not None:
                await give_back(tx, since=guild.left_at, now=self.context.now(), guild_id=guild_id)

        await self.context.store.transact(work)

    async def joined(self, guild_id: GuildId, locale: str, joined_at: Moment) -> None:
        """Store that a server added the bot, perhaps again, and queue a greeting for each time."""
        await self.returned(guild_id)

        async def work(tx: Tx) -> None:
            await tx.run("guild_ensure", guild_id=guild_id, locale=locale)
            guild = await tx.one("guild_lock", Guild, guild_id=guild_id)
            # The same joining may be reported twice, such as after a gateway gap.
            if guild is not None and guild.greeted != joined_at:
                await tx.run("guild_greet", guild_id=guild_id, joined_at=joined_at)
                await WELCOME.post_anew(tx, str(guild_id), self.context.now())

        await self.context.store.transact(work)

    async def catch_up(self, joinings: Iterable[Joining]) -> None:
        """Greet servers that were joined while the bot was offline, once per joining.

        Servers joined before the database began to record this are not greeted. Nor are those found with a
        new database: on hosts that wipe their disks, each start would greet them all.
        """
        since = await self._greets_since()
        greeted = {guild.guild_id: guild.greeted for guild in await self.known()}
        for joining in joinings:
            if joining.at > since and greeted.get(joining.guild_id) != joining.at:
                with contained("joining stumbled", guild=joining.guild_id):
                    await self.joined(*joining)

    @transaction
    async def _greets_since(self, tx: Tx) -> Moment:
        now = self.context.now()
        await tx.run("fact_keep", name=GREETS_SINCE, value=str(now))
        fact = await tx.one("fact_by_name", rows.BotFact, name=GREETS_SINCE)
        return Moment(int(fact.value)) if fact else now

    async def known(self) -> list[Guild]:
        """Return every server with stored data."""
        return await self.context.store.read(lambda tx: tx.all("guilds_all", Guild))

    async def compare(self, present: Collection[int]) -> None:
        """Store which servers of this share were left or rejoined unnoticed."""
        ours = self.context.share
        for guild in await self.known():
            if guild.guild_id in present and guild.left_at is not None:
                await self._safely(guild.guild_id, self.returned(guild.guild_id))
            elif ours.holds(guild.guild_id) and guild.guild_id not in present and guild.left_at is None:
                await self._safely(guild.guild_id, self.left(guild.guild_id))

    async def sweep(self) -> bool:
        """Remove a slice of a server that was left long ago; return whether there was one.

        Its row goes with the last slice, so an interrupted removal is continued. A server that cannot be
        removed is put off, and the next one follows.
        """
        now = self.context.now()
        span = {"before": now - GRACE, "now": now, **self.context.share.span}
        guild = await self.context.store.read(lambda tx: tx.one("guild_to_remove", Guild, **span))
        if guild is None:
            return False

        async def work(tx: Tx) -> None:
            # Checked again: the bot may have been added again since.
            if await tx.run("guild_remove_begin", guild_id=guild.guild_id, before=now - GRACE):
                await _remove_slice(tx, guild.guild_id)

        await self._safely(guild.guild_id, self.context.store.transact(work))
        return True

    async def _safely(self, guild_id: GuildId, work: Awaitable[None]) -> None:
        """Run work on a server; if it fails, put off the server's removal."""
        try:
            await work
        except (StoreBusy, StoreUnavailable):
            raise
        except Exception as error:  # noqa: BLE001  noted with its traceback
            await Stumbles(self.context).note(("removal", str(guild_id)), error)

    @transaction
    async def _go_on(self, tx: Tx, guild_id: GuildId) -> bool:
        """Remove a slice of a server if its removal has begun; return whether it had."""
        guild = await tx.one("guild_being_removed", Guild, guild_id=guild_id)
        if guild is not None:
            await _remove_slice(tx, guild_id)
        return guild is not None


async def _remove_slice(tx: Tx, guild_id: GuildId) -> None:
    """Remove some of a server's data; its own row once nothing else is left."""
    for table in QUEUES:
        if await tx.run(f"remove_{table}", guild_id=guild_id, most=SLICE):
            return
    for table in WHOLES:
        if await _remove_wholes(tx, guild_id, table):
            return
    for table in SINGLE:
        if await tx.run(f"remove_{table}", guild_id=guild_id, most=SLICE):
            return
    if not await _remove_members(tx, guild_id):
        await tx.run("remove_guilds", guild_id=guild_id)
        log.info("server removed")


async def _remove_wholes(tx: Tx, guild_id: GuildId, table: str) -> int:
    """Remove a few things of a table, each with all its parts; return how many."""
    found = await tx.all(f"to_remove_{table}", Subject, guild_id=guild_id, most=WHOLE_SLICE)
    for row in found:
        for part in (*WHOLES[table], table):
            await tx.run(f"remove_{part}", id=row.id)
    return len(found)


async def _remove_members(tx: Tx, guild_id: GuildId) -> int:
    """Remove some members, with their own data if no other server knows them; return how many."""
    found = await tx.all("to_remove_members", rows.Leaver, guild_id=guild_id, most=WHOLE_SLICE)
    for person in found:
        if person.nowhere_else:
            await tx.run("blocks_lift", user_id=person.user_id)
            for table in PRIVATE:
                await tx.run(f"forget_{table}", user_id=person.user_id)
        await tx.run("remove_members", guild_id=guild_id, user_id=person.user_id)
    return len(found)
