"""How a player keeps their deadlines: a share in which the recent ones weigh more.

A player who is forgotten leaves it behind under a fingerprint for a while. Should they come back, conditions
go by it from the first moment; with their first deadline it is theirs again, and others see it, too.
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
"""A share of one, as it is stored."""

MEMORY = 20
"""From so many deadlines on, each new one counts one part in so many."""

ENOUGH = 5
"""Deadlines before the share says anything about a player."""


@dataclass(frozen=True)
class Reliability:
    """What can be said of a player."""

    share: int
    """In millionths."""
    seen: int

    @property
    def known(self) -> bool:
        """Tell whether there were enough deadlines to judge by."""
        return self.seen >= ENOUGH

    @property
    def per_cent(self) -> int:
        """Return the share in whole per cent."""
        return round(self.share * 100 / WHOLE)


KEPT = 90 * DAY
"""Milliseconds for which it is kept of who was forgotten: a condition says little about longer ago."""

CONDITIONS = (60, 75, 90)
"""Shares in per cent that can be asked of a player who wants to join."""

RELIABLE = 75
"""The share in per cent that is asked where a player takes challenges from reliable people alone."""

UNKNOWN = Reliability(WHOLE, 0)
"""That of a newcomer: nothing is known of them, so nothing bad is said."""


async def reliability_of(tx: Tx, user_id: UserId) -> Reliability:
    """Return how a player keeps their deadlines."""
    row = await tx.one("reliability_of", ReliabilityRow, user_id=user_id)
    return Reliability(row.share, row.seen) if row else UNKNOWN


def check_condition(least_kept: int) -> None:
    """Raise Refusal for a condition that cannot be set; none is 0."""
    if least_kept not in (0, *CONDITIONS):
        raise Refusal("unknown-option", text=str(least_kept))


async def check_keeps(tx: Tx, user_id: UserId, least_kept: int) -> None:
    """Raise Refusal for who keeps fewer of their deadlines than is asked; newcomers may prove themselves."""
    if not least_kept:
        return
    own = await _weighed(tx, user_id)
    if own.known and own.per_cent < least_kept:
        raise Refusal("reliability-too-low", least=least_kept, share=own.per_cent)


async def note_deadline(tx: Tx, user_id: UserId, *, kept: bool) -> None:
    """Note that a player has chosen in time, or has not."""
    toward = WHOLE if kept else 0
    if not await tx.run("reliability_note", user_id=user_id, toward=toward, memory=MEMORY):
        await _begin(tx, user_id)
        await tx.run("reliability_note", user_id=user_id, toward=toward, memory=MEMORY)


async def keep_reliability(tx: Tx, user_id: UserId, other_self: int, now: Moment) -> None:
    """Keep for a while how a player who is forgotten kept their deadlines, under their fingerprint."""
    await tx.run("veil_reliability", user_id=user_id, veil=other_self, lapses_at=now + KEPT)


async def _weighed(tx: Tx, user_id: UserId) -> Reliability:
    """Return what conditions go by: of who is back and has had no deadline since, what they left behind."""
    own = await reliability_of(tx, user_id)
    other_self = None if own.seen else await veiled(tx, user_id)
    return await reliability_of(tx, other_self) if other_self is not None else own


async def _begin(tx: Tx, user_id: UserId) -> None:
    """Begin with nothing, or with what a player left behind when they were forgotten."""
    other_self = await veiled(tx, user_id)
    if other_self is None or not await tx.run("reliability_take_up", user_id=user_id, veil=other_self):
        # With 0 of 0: their first deadline makes it all of their share, or nothing.
        await tx.run("reliability_begin", user_id=user_id)
