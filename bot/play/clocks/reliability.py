"""Reliability: the share of deadlines a player keeps, with recent ones weighing more.

When a player's data is deleted, it stays under a fingerprint for a while. If they return, conditions use it
at once; with their first deadline it is theirs again, and others see it, too.
"""

from dataclasses import dataclass

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.people.alias import veiled
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.time_rows import ReliabilityRow

WHOLE = 1_000_000
"""A share of 100%, as stored."""

MEMORY = 20
"""Each new deadline weighs one part in this many, once that many have passed."""

ENOUGH = 5
"""Deadlines needed before the share says anything about a player."""


@dataclass(frozen=True)
class Reliability:
    """How well a player keeps deadlines."""

    share: int
    """In millionths."""
    seen: int

    @property
    def known(self) -> bool:
        """Return whether there were enough deadlines to judge."""
        return self.seen >= ENOUGH

    @property
    def per_cent(self) -> int:
        """Return the share as a whole percentage."""
        return round(self.share * 100 / WHOLE)


KEPT = 90 * DAY
"""Milliseconds for which it is kept after a deletion: older deadlines say little."""

CONDITIONS = (60, 75, 90)
"""Percentages that can be required of players who want to join."""

RELIABLE = 75
"""The percentage required by players who take challenges only from reliable players."""

UNKNOWN = Reliability(WHOLE, 0)
"""A newcomer's: nothing is known of them, so nothing bad is said."""


async def reliability_of(tx: Tx, user_id: UserId) -> Reliability:
    """Return a player's reliability."""
    row = await tx.one("reliability_of", ReliabilityRow, user_id=user_id)
    return Reliability(row.share, row.seen) if row else UNKNOWN


def check_condition(least_kept: int) -> None:
    """Raise Refusal for a condition that cannot be set; none is 0."""
    if least_kept not in (0, *CONDITIONS):
        raise Refusal("unknown-option", text=str(least_kept))


async def check_keeps(tx: Tx, user_id: UserId, least_kept: int) -> None:
    """Raise Refusal for a player who keeps too few deadlines; newcomers pass."""
    if not least_kept:
        return
    own = await _weighed(tx, user_id)
    if own.known and own.per_cent < least_kept:
        raise Refusal("reliability-too-low", least=least_kept, share=own.per_cent)


async def note_deadline(tx: Tx, user_id: UserId, *, kept: bool) -> None:
    """Record whether a player has chosen in time."""
    toward = WHOLE if kept else 0
    if not await tx.run("reliability_note", user_id=user_id, toward=toward, memory=MEMORY):
        await _begin(tx, user_id)
        await tx.run("reliability_note", user_id=user_id, toward=toward, memory=MEMORY)


async def keep_reliability(tx: Tx, user_id: UserId, other_self: int, now: Moment) -> None:
    """Keep a player's reliability for a while under their fingerprint, as their data is deleted."""
    await tx.run("veil_reliability", user_id=user_id, veil=other_self, lapses_at=now + KEPT)


async def _weighed(tx: Tx, user_id: UserId) -> Reliability:
    """Return the reliability for conditions: a returning player's old one until their first new deadline."""
    own = await reliability_of(tx, user_id)
    other_self = None if own.seen else await veiled(tx, user_id)
    return await reliability_of(tx, other_self) if other_self is not None else own


async def _begin(tx: Tx, user_id: UserId) -> None:
    """Begin with nothing, or with what was kept when the player's data was deleted."""
    other_self = await veiled(tx, user_id)
    if other_self is None or not await tx.run("reliability_take_up", user_id=user_id, veil=other_self):
        # With 0 of 0: their first deadline makes the share 100% or 0%.
        await tx.run("reliability_begin", user_id=user_id)
