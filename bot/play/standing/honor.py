"""What deeds are worth. Honor is an append-only ledger; a tally is the sum of its entries."""

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
"""How often at most what is done alone counts for a player within any seven days."""

WEEK = 7 * DAY


@dataclass(frozen=True)
class Source:
    """What led to an entry, and which one it was."""

    kind: Literal["match", "gathering", "lesson", "organiser"]
    id: str


async def enter(
    chance: Chance, tx: Tx, *, guild_id: GuildId, user_id: UserId, deed: str, source: Source, at: Moment
) -> bool:
    """Enter what a player did; a deed that stands already for this source counts no second time.

    Nothing is entered in a server that keeps no honor. Return whether it was entered.
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
    """Take back what a source has entered, all of it or one deed; return how many entries were reversed.

    Each reversal is a new entry that names the old one; what is reversed already stays so, once. The same
    deed of the same source may be entered anew afterwards.
    """
    standing = await tx.all(
        "honor_standing",
        StandingDeed,
        guild_id=guild_id,
        source_kind=undone.kind,
        source_id=undone.id,
    )
    # In the order of ``reward``: else two who take the same tallies could wait for each other.
    undoing = sorted(
        (entry for entry in standing if deed in {None, entry.deed}), key=lambda entry: entry.user_id
    )
    return sum([await _reverse(chance, tx, entry, source, at) for entry in undoing])


async def reward(
    tx: Tx, chance: Chance, match: rows.Match, deeds: list[tuple[UserId, str]], at: Moment
) -> None:
    """Enter what each person did in a match, where the server keeps honor."""
    if not (await settings_of(tx, match.guild_id)).honor:
        return
    source = Source("match", match.id)
    for user_id, deed in sorted(deeds):  # who end two matches at once take their tallies in the same order
        await _add(chance, tx, guild_id=match.guild_id, user_id=user_id, deed=deed, source=source, at=at)


async def reward_seldom(
    tx: Tx, chance: Chance, match: rows.Match, done: tuple[UserId, str], at: Moment
) -> None:
    """Enter what a player did alone, unless they have done it as often of late as it counts.

    Nothing else is done in their name until the transaction ends: of two at once one is counted first.
    """
    user_id, deed = done
    await tx.run("person_hold", user_id=user_id)
    doer = {"guild_id": match.guild_id, "user_id": user_id}
    counted = await tx.one("honor_done_since", rows.Amount, **doer, deed=deed, since=at - WEEK)
    # What was done before they had themselves forgotten counts as well.
    before = await spent(tx, user_id, deed, match.guild_id, at)
    if counted is None or counted.amount + before < SELDOM[deed]:
        await reward(tx, chance, match, [done], at)


async def tally(tx: Tx, guild_id: GuildId, user_id: UserId) -> int:
    """Return someone's honor in a server."""
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
