"""Servers that the bot was taken out of: what is kept of them goes after a while, unless it comes back."""

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
"""Milliseconds in which a server can have the bot back with all that was there."""

SLICE = 500
"""Rows removed in one transaction, so that nobody waits for long."""

WHOLE_SLICE = 10
"""The same for what goes whole: a long tournament has some thousand rows."""

QUEUES = ("outbox", "stumbles")
"""Tables of what waits for something in a server. They go first, since they go by its id."""

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
        "packed_logs",  # after turns: one that is being packed is waited for there
        "records",
        "rated",
        "substitutions",
        "seats",
    ),
    "clan_wars": ("clan_war_fighters",),
    "clans": ("clan_invites", "clan_chronicle", "clan_members"),
    "lobbies": ("lobby_seats",),
}
"""Tables of what goes whole, with the tables of its parts; what points at others goes before them."""

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
"""Tables of a server whose rows go one by one."""

REMOVED = (
    *QUEUES,
    *(part for parts in WHOLES.values() for part in parts),
    *WHOLES,
    *SINGLE,
    "members",
    "guilds",
)
"""Tables of what belongs to a server."""

PRIVATE = ("people", "habits", "leaves", "reliability", "outbox")
"""Tables of what is one person's own; it goes, and so do their blocks, with the last server that saw them."""


GREETS_SINCE = "greets-since"
"""The fact that says from which moment on joinings are greeted that nobody told us of."""


class Joining(NamedTuple):
    """When a server asked the bot in last, and the language Discord has it speak."""

    guild_id: GuildId
    locale: str
    at: Moment


@dataclass(frozen=True)
class Servers:
    """Knows which servers the bot is in, and removes the others."""

    context: Context

    async def left(self, guild_id: GuildId) -> None:
        """Note that the bot is no longer in a server."""
        now = self.context.now()
        await self.context.store.transact(lambda tx: tx.run("guild_leave", guild_id=guild_id, left_at=now))

    async def returned(self, guild_id: GuildId) -> None:
        """Note that the bot is in a server again, keep all that is there, and let its clocks go on.

        Where its removal has begun, that goes on to its end first: nobody is to find half of what was there.
        """
        while await self._go_on(guild_id):
            pass

        async def work(tx: Tx) -> None:
            guild = await tx.one("guild_by_id", Guild, guild_id=guild_id)
            if await tx.run("guild_return", guild_id=guild_id) and guild and guild.left_at is not None:
                await give_back(tx, since=guild.left_at, now=self.context.now(), guild_id=guild_id)

        await self.context.store.transact(work)

    async def joined(self, guild_id: GuildId, locale: str, joined_at: Moment) -> None:
        """Note that the bot was asked into a server, perhaps again, and have it greeted each time."""
        await self.returned(guild_id)

        async def work(tx: Tx) -> None:
            await tx.run("guild_ensure", guild_id=guild_id, locale=locale)
            guild = await tx.one("guild_lock", Guild, guild_id=guild_id)
            # The same joining may be told twice, as after a gap of the gateway.
            if guild is not None and guild.greeted != joined_at:
                await tx.run("guild_greet", guild_id=guild_id, joined_at=joined_at)
                await WELCOME.post_anew(tx, str(guild_id), self.context.now())

        await self.context.store.transact(work)

    async def catch_up(self, joinings: Iterable[Joining]) -> None:
        """Greet the servers that were joined while the bot did not hear of it, each joining once.

        Servers that it was in before its database began to note that are let be. So are those it finds with a
        new database: where disks are wiped, each start would greet them all.
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
        """Return every server there is anything of."""
        return await self.context.store.read(lambda tx: tx.all("guilds_all", Guild))

    async def compare(self, present: Collection[int]) -> None:
        """Note which servers of our share were left, and which came back, while nobody told us."""
        ours = self.context.share
        for guild in await self.known():
            if guild.guild_id in present and guild.left_at is not None:
                await self._safely(guild.guild_id, self.returned(guild.guild_id))
            elif ours.holds(guild.guild_id) and guild.guild_id not in present and guild.left_at is None:
                await self._safely(guild.guild_id, self.left(guild.guild_id))

    async def sweep(self) -> bool:
        """Remove a slice of what there is of a server that was left long ago; say whether there was one.

        Its row goes with the last slice, so a removal that was interrupted goes on. A server that cannot be
        removed is put off, and the next one follows.
        """
        now = self.context.now()
        span = {"before": now - GRACE, "now": now, **self.context.share.span}
        guild = await self.context.store.read(lambda tx: tx.one("guild_to_remove", Guild, **span))
        if guild is None:
            return False

        async def work(tx: Tx) -> None:
            # Looked at again: the bot may have been asked back since.
            if await tx.run("guild_remove_begin", guild_id=guild.guild_id, before=now - GRACE):
                await _remove_slice(tx, guild.guild_id)

        await self._safely(guild.guild_id, self.context.store.transact(work))
        return True

    async def _safely(self, guild_id: GuildId, work: Awaitable[None]) -> None:
        """Do something about a server; where that fails, put its removal off, and go on to the next."""
        try:
            await work
        except (StoreBusy, StoreUnavailable):
            raise
        except Exception as error:  # noqa: BLE001  noted with its traceback
            await Stumbles(self.context).note(("removal", str(guild_id)), error)

    @transaction
    async def _go_on(self, tx: Tx, guild_id: GuildId) -> bool:
        """Remove a slice of a server whose removal has begun; say whether it had."""
        guild = await tx.one("guild_being_removed", Guild, guild_id=guild_id)
        if guild is not None:
            await _remove_slice(tx, guild_id)
        return guild is not None


async def _remove_slice(tx: Tx, guild_id: GuildId) -> None:
    """Remove some of what there is of a server, its own row where there is nothing else."""
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
    """Remove a few matches, or clans, or the like, each with all its parts; return how many."""
    found = await tx.all(f"to_remove_{table}", Subject, guild_id=guild_id, most=WHOLE_SLICE)
    for row in found:
        for part in (*WHOLES[table], table):
            await tx.run(f"remove_{part}", id=row.id)
    return len(found)


async def _remove_members(tx: Tx, guild_id: GuildId) -> int:
    """Remove some members, and what is theirs alone where no other server knows them; return how many."""
    found = await tx.all("to_remove_members", rows.Leaver, guild_id=guild_id, most=WHOLE_SLICE)
    for person in found:
        if person.nowhere_else:
            await tx.run("blocks_lift", user_id=person.user_id)
            for table in PRIVATE:
                await tx.run(f"forget_{table}", user_id=person.user_id)
        await tx.run("remove_members", guild_id=guild_id, user_id=person.user_id)
    return len(found)
