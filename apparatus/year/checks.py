"""Checks that must hold at the end of each simulated day, and when the year is over."""

from apparatus.year.clock import TICK
from bot.play.ground.times import DAY, HOUR, MISSES_TO_FORFEIT
from bot.play.people.voice import AT_ONCE, ONE_MORE, OPEN_CHALLENGES, RESTS, TOGETHER
from bot.play.standing.honor import DEEDS, SELDOM, WEEK
from bot.store.engine import Store
from bot.store.moment import Moment
from bot.store.rows import StoredRow

ALWAYS = (
    "torn_matches",
    "crooked_seats",
    "stale_picks",
    "stale_orders",
    "stale_instructions",
    "stale_follows",
    "crooked_reversals",
    "doubled_fighters",
    "doubled_honor",
    "unearned_victories",
    "unearned_marks",
    "overfull_gatherings",
    "torn_gatherings",
    "doubled_cups",
    "leaderless_clans",
    "unasked_fighters",
    "doubled_entries",
    "torn_entries",
)

NEVER_LATE = (
    "stuck_matches",
    "stuck_bouts",
    "stuck_gatherings",
    "stuck_cups",
    "stuck_seasons",
    "stuck_challenges",
    "stuck_queued",
    "stuck_lobbies",
    "stuck_invites",
    "stuck_wars",
    "stuck_contests",
    "stuck_parcels",
)

GRACE = 2 * TICK
"""How late the bot may look at a deadline."""


class Violation(Exception):  # noqa: N818  a finding of the simulation
    """Something that must never happen; the words before the colon name it."""


class Subject(StoredRow, frozen=True):
    """What a query found to be wrong."""

    subject: str


class Worth(StoredRow, frozen=True):
    """The honor entered for a deed."""

    deed: str
    amount: int


async def check_safety(audit: Store, now: Moment) -> None:
    """Raise Violation for anything lost, doubled or stuck."""
    for query in ALWAYS:
        await none(audit, query)
    await none(audit, "hasty_forfeits", least=MISSES_TO_FORFEIT)
    await check_voices(audit, now)
    for deed, most in SELDOM.items():
        await none(audit, "greedy_people", deed=deed, most=most, within=WEEK)
    for query in NEVER_LATE:
        await none(audit, query, before=now - GRACE)
    for entry in await audit.read(lambda tx: tx.all("worths", Worth)):
        if entry.amount != DEEDS[entry.deed]:
            raise Violation(f"honor crooked: {entry.deed} was entered with {entry.amount:+}")
    await none(audit, "crooked_tallies")


async def check_voices(audit: Store, now: Moment) -> None:
    """Raise Violation if anyone recently had more posted, or pestered another more often, than is allowed."""
    late = now - 2 * DAY
    await none(audit, "pestered_people", since=late, within=TOGETHER, most=len(RESTS))
    await none(audit, "unwelcome_duels", since=late)
    await none(audit, "crowded_challenges", most=OPEN_CHALLENGES)
    await none(audit, "loud_people", since=late, within=HOUR, most=AT_ONCE + HOUR // ONE_MORE)


async def check_finished(audit: Store) -> None:
    """Raise Violation if anything is still under way or waits to be sent."""
    await none(audit, "unfinished")


async def none(audit: Store, query: str, **facts: int | str) -> None:
    """Raise Violation if a query finds anything."""
    found = await audit.read(lambda tx: tx.all(query, Subject, **facts))
    if found:
        subjects = ", ".join(row.subject for row in found[:5])
        raise Violation(f"{query.replace('_', ' ')}: {subjects} ({len(found)} in all)")
