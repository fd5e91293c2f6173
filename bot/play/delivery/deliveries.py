"""The outbox: parcels are claimed, then delivered, put off or given up.

A claim is stored before anything is sent, and the result afterwards. A parcel that is claimed again without
a result in between is in doubt: a process may have sent it and died before it could store that.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import structlog

from bot.play.delivery.handling import HANDLING
from bot.play.delivery.hands import reopen_prompt
from bot.play.delivery.subject import Posted
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.times import HOUR, MINUTE
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import HAND, NUDGE
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, MatchId, MessageId, UserId, listed
from bot.store.moment import Moment

log = structlog.get_logger()

LONGEST_PAUSE = 15 * MINUTE
MOST_TRIES = 40
"""About nine hours of tries; after that, the board drawn at the next change has to do."""

WAIT = HOUR
"""Milliseconds until the next search for a place to post."""


@dataclass(frozen=True)
class Deliveries:
    """Hands out parcels and stores their results."""

    context: Context

    async def claim(self, most: int, full: Iterable[ChannelId] = ()) -> list[rows.Parcel]:
        """Claim ``most`` due parcels at most, one per lane, leaving out those for ``full`` channels."""
        now = self.context.now()
        return await self.context.store.transact(
            lambda tx: tx.all(
                "outbox_claim",
                rows.Parcel,
                now=now,
                until=now + CLAIM_LIFE,
                run=self.context.run,
                full=listed(full),
                most=most,
                **self.context.share.span,
            )
        )

    async def release_all(self) -> None:
        """Release all claims on these shards; only for a process that has them to itself."""
        await self.context.store.transact(lambda tx: tx.run("outbox_release", **self.context.share.span))

    async def release_own(self, before: Moment) -> None:
        """Release what this process claimed before it lost the database; those parcels stay in doubt."""
        until = before + CLAIM_LIFE
        await self.context.store.transact(
            lambda tx: tx.run("outbox_release_own", run=self.context.run, until=until)
        )

    @reading
    async def next_due(self, tx: Tx, full: Iterable[ChannelId] = ()) -> int | None:
        """Return when the next parcel is due, leaving out ``full`` channels; None if there is none."""
        due = await tx.one("outbox_next", rows.Amount, full=listed(full), **self.context.share.span)
        return due.amount or None if due else None

    async def size(self) -> int:
        """Return the number of waiting parcels."""
        waiting = await self.context.store.read(lambda tx: tx.one("outbox_size", rows.Amount))
        return waiting.amount if waiting else 0

    @transaction
    async def delivered(
        self,
        tx: Tx,
        parcel: rows.Parcel,
        message_id: MessageId,
        dm_channel_id: ChannelId | None,
        *,
        says: str = "",
        to: UserId | None = None,
    ) -> None:
        """Store where a parcel was posted; for a DM, also whom it reached (``to``)."""
        posted = Posted(message_id, dm_channel_id, self.context.now(), says, to)
        # The calendar is no message, and has no handling.
        if parcel.kind in HANDLING:
            await HANDLING[parcel.kind].placed(tx, parcel, posted)
        # A channel that failed before works again.
        if parcel.tries and dm_channel_id is None:
            await tx.run("strandings_over", subject=parcel.subject)
        await _done(tx, parcel)

    async def brought(
        self,
        parcel: rows.Parcel,
        message_id: MessageId | None,
        dm_channel_id: ChannelId,
        to: UserId | None = None,
    ) -> None:
        """Store that the answer to a click delivered a parcel; if it could not, leave it to the outbox."""
        if message_id is None:
            await self.put_off(parcel)
        else:
            await self.delivered(parcel, message_id, dm_channel_id, to=to)

    async def dropped(self, parcel: rows.Parcel) -> None:
        """Remove a parcel that no longer needs sending."""
        await self.context.store.transact(lambda tx: _done(tx, parcel))

    @transaction
    async def lost(self, tx: Tx, parcel: rows.Parcel) -> None:
        """Store that a message or its channel was deleted and is not sent again."""
        lost = HANDLING[parcel.kind].lost
        if lost is not None:
            await lost(tx, parcel, self.context.now())
        await _done(tx, parcel)

    async def set_aside(self, parcel: rows.Parcel, channel_id: ChannelId) -> None:
        """Put an unsent parcel back until there is room in its channel."""
        await self.context.store.transact(
            lambda tx: tx.run("outbox_set_aside", **_claim_of(parcel), channel_id=channel_id)
        )

    async def put_off(self, parcel: rows.Parcel, *, patiently: bool = False, code: int = 0) -> bool:
        """Try a parcel again later, with growing pauses; return False if it is given up.

        ``patiently``: never give up, since trying costs nothing. ``code``: Discord's error code.
        """
        if parcel.tries + 1 >= MOST_TRIES:
            await (self.wait if patiently else self.dropped)(parcel)
            if not patiently:
                log.error("parcel given up", lane=parcel.lane, rank=parcel.rank, code=code)
            return patiently
        pause = min(1000 * 2**parcel.tries, LONGEST_PAUSE)
        due_at = self.context.now() + pause
        await self.context.store.transact(
            lambda tx: tx.run("outbox_again", **_claim_of(parcel), failed=1, due_at=due_at)
        )
        return True

    async def postpone(self, parcel: rows.Parcel, span: int = MINUTE) -> None:
        """Put an unsent parcel back: its subject is out of reach, perhaps for weeks."""
        due_at = self.context.now() + span
        await self.context.store.transact(
            lambda tx: tx.run("outbox_postpone", **_claim_of(parcel), due_at=due_at)
        )

    async def wait(self, parcel: rows.Parcel) -> None:
        """Put back a parcel that has no place to go until someone makes one."""
        await self.postpone(parcel, WAIT)

    async def await_board(self, parcel: rows.Parcel) -> None:
        """Put back a letter that waits for its board; send it at once if the board has arrived meanwhile."""
        await self.put_off(parcel, patiently=True)
        await self._hasten_if_placed(parcel)

    @transaction
    async def _hasten_if_placed(self, tx: Tx, parcel: rows.Parcel) -> None:
        # With a lock: placing the board also hastens what was put off, so one of the two sees the other.
        match = await tx.one("match_lock_current", rows.Match, id=parcel.subject)
        if match is not None and match.board_id is not None:
            await tx.run("outbox_hasten", subject=match.id, now=self.context.now())

    @transaction
    async def no_dm(self, tx: Tx, parcel: rows.Parcel, user_id: UserId, rest: int = DM_REST) -> None:
        """Suspend a person's DMs for ``rest`` milliseconds, and tell them in the channel where their hand is.

        A match says so only once, however many tries fail.
        """
        now = self.context.now()
        # Before the next line, which changes what this reads.
        told = await _failed_before(tx, parcel, user_id)
        await tx.run("person_dm_closed", user_id=user_id, until=now + rest)
        if not told and parcel.kind == HAND.name and parcel.seat is not None:
            await NUDGE.post(tx, parcel.subject, now, seat=parcel.seat)
        if HANDLING[parcel.kind].insists and rest == DM_PAUSE and parcel.tries + 1 < MOST_TRIES:
            await tx.run("outbox_again", **_claim_of(parcel), failed=1, due_at=now + rest)
        else:
            await _done(tx, parcel)

    @transaction
    async def move(self, tx: Tx, parcel: rows.Parcel, channel_id: ChannelId) -> None:
        """Move a parcel's subject and everything waiting with it to another channel, as its own is gone."""
        moved, now = HANDLING[parcel.kind].moved, self.context.now()
        # First, so that what is queued below is new and unclaimed.
        await _done(tx, parcel)
        if moved is not None:
            await moved(tx, parcel, channel_id, now)
            await tx.run("strandings_over", subject=parcel.subject)
            await tx.run("outbox_hasten", subject=parcel.subject, now=now)

    async def prompt_stays(
        self,
        match_id: MatchId,
        seat: int,
        revision: int,
        message_id: MessageId,
        to: UserId | None = None,
    ) -> None:
        """Store that an answered prompt still has controls: it was opened again, or kept them."""
        posted = Posted(message_id, None, self.context.now(), to=to)
        await self.context.store.transact(lambda tx: reopen_prompt(tx, match_id, seat, revision, posted))


async def _failed_before(tx: Tx, parcel: rows.Parcel, user_id: UserId) -> bool:
    """Return whether a player's DMs failed since a match began, and have not worked since."""
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    match = await tx.one("match_by_id", rows.Match, id=parcel.subject)
    return person is not None and match is not None and person.dm_closed_until > match.started_at


async def _done(tx: Tx, parcel: rows.Parcel) -> None:
    """Remove a parcel; if it was queued again while being sent, release it instead."""
    gone = await tx.run("outbox_done", lane=parcel.lane, rank=parcel.rank, generation=parcel.generation)
    if not gone:
        await tx.run("outbox_again", **_claim_of(parcel), failed=0, due_at=0)


def _claim_of(parcel: rows.Parcel) -> dict[str, str | int]:
    """Return the query arguments that identify a parcel and the claim on it."""
    # With its time: a lapsed claim may belong to another process by now, and must then change nothing.
    return {"lane": parcel.lane, "rank": parcel.rank, "claimed_until": parcel.claimed_until}
