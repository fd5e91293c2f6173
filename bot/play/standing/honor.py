"""Honor for deeds: an append-only ledger, and tallies that sum its entries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.play.ground.chance import Chance
from bot.play.ground.times import DAY
from bot.play.guild.guild_settings import settings_of
from bot.play.people.spent import spent
from bot.play.standing.tallies import HONOR, tally_of
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import StandingDeed

DEEDS: Mapping[str, int] = {
    "fought": 1,
    "won": 2,
    "gave-time": 1,
    "gathering-won": 3,
    "war-won": 3,
    "kensei": 5,
    "daily": 1,
    "road-won": 3,
    "first-duel": 1,
    "refused": -1,
    "forfeited": -2,
    "absent": -3,
}
"""Honor by deed, as published in ``docs/honor.md``."""


SELDOM: Mapping[str, int] = {"daily": 5, "road-won": 1}
"""Most times that a solo deed counts for a player within any seven days."""

WEEK = 7 * DAY


@dataclass(frozen=True)
class Source:
    """What led to an entry: its kind and id."""

    kind: Literal["match", "gathering", "lesson", "organiser"]
    id: str


async def enter(
    chance: Chance, tx: Tx, *, guild_id: GuildId, user_id: UserId, deed: str, source: Source, at: Moment
) -> bool:
    """Enter a player's deed, once per source; return whether it was entered.

    Nothing is entered in a server that keeps no honor.
    """
    if not (await settings_of(tx, guild_id)).honor:
        return False
    return await _add(chance, tx, guild_id=guild_id, user_id=user_id, deed=deed, source=source, at=at)


async def reverse(
    chance: Chance,
    tx: Tx,
    *,
    guild_id: GuildId,
    undone: Source,
    source: Source,
    at: Moment,
    deed: str | None = None,
) -> int:
    """Reverse a source's entries, all or only one deed; return how many were reversed.

    Each reversal is a new entry that names the old one; no entry is reversed twice. Afterwards the same deed
    of the same source may be entered again.
    """
    standing = await tx.all(
        "honor_standing",
        StandingDeed,
        guild_id=guild_id,
        source_kind=undone.kind,
        source_id=undone.id,
    )
    # In the order of ``reward``: otherwise two transactions with the same tallies could deadlock.
    undoing = sorted(
        (entry for entry in standing if deed in {None, entry.deed}), key=lambda entry: entry.user_id
    )
    return sum([await _reverse(chance, tx, entry, source, at) for entry in undoing])


async def reward(
    tx: Tx, chance: Chance, match: rows.Match, deeds: list[tuple[UserId, str]], at: Moment
) -> None:
    """Enter each person's deeds in a match, if the server keeps honor."""
    if not (await settings_of(tx, match.guild_id)).honor:
        return
    source = Source("match", match.id)
    for user_id, deed in sorted(deeds):  # in one order, so that two matches ending at once cannot deadlock
        await _add(chance, tx, guild_id=match.guild_id, user_id=user_id, deed=deed, source=source, at=at)


async def reward_seldom(
    tx: Tx, chance: Chance, match: rows.Match, done: tuple[UserId, str], at: Moment
) -> None:
    """Enter a player's solo deed, unless it has counted often enough lately.

    The person stays locked until the transaction ends, so that two deeds at once are counted one by one.
    """
    user_id, deed = done
    await tx.run("person_hold", user_id=user_id)
    doer = {"guild_id": match.guild_id, "user_id": user_id}
    counted = await tx.one("honor_done_since", rows.Amount, **doer, deed=deed, since=at - WEEK)
    # Deeds from before their data was deleted count, too.
    before = await spent(tx, user_id, deed, match.guild_id, at)
    if counted is None or counted.amount + before < SELDOM[deed]:
        await reward(tx, chance, match, [done], at)


async def tally(tx: Tx, guild_id: GuildId, user_id: UserId) -> int:
    """Return a player's honor in a server."""
    return await tally_of(tx, guild_id, user_id, HONOR)


async def _add(
    chance: Chance, tx: Tx, *, guild_id: GuildId, user_id: UserId, deed: str, source: Source, at: Moment
) -> bool:
    entry = chance.new_id()
    entered = await tx.run(
        "honor_enter",
        id=entry,
        guild_id=guild_id,
        user_id=user_id,
        amount=DEEDS[deed],
        deed=deed,
        source_kind=source.kind,
        source_id=source.id,
        at=at,
    )
    await tx.run("tally_honor", id=entry)
    return bool(entered)


async def _reverse(chance: Chance, tx: Tx, undone: StandingDeed, source: Source, at: Moment) -> int:
    entry = chance.new_id()
    facts = {"source_kind": source.kind, "source_id": source.id, "at": at}
    reversed_now = await tx.run("honor_reverse", id=entry, reverses=undone.id, **facts)
    await tx.run("tally_honor", id=entry)
    return reversed_now
