"""A process's heartbeat, stored for each of its shards, and making up for its pauses."""

from bot.play.clocks.downtime import bring_near, give_back
from bot.play.ground.context import Context
from bot.store.engine import Tx
from bot.store.moment import Moment
from bot.store.share import Share
from bot.store.time_rows import Heartbeat

PAUSE_NOTICED = 60_000
"""Least gap, in milliseconds, that is given back as downtime; a clock set back by less is ignored."""


async def note_awake(context: Context, tx: Tx, pause_noticed: int = PAUSE_NOTICED) -> int:
    """Store that a process is awake, make up for its pause, and return that in milliseconds.

    A server's pause is its shard's. If the number of shards has changed, the first process afterwards makes
    up for all old shards.
    """
    share, now = context.share, context.now()
    # Locked, so that only one of two processes gives the same gap back.
    last = await tx.all("heartbeats_lock", Heartbeat, run=context.run, **share.span)
    await tx.run("heartbeats_set", at=now, **share.span)
    if new := set(share.numbers) - {beat.shard for beat in last}:
        for shard in new:
            await tx.run("heartbeat_begin", shards=share.shards, shard=shard, at=now, run=context.run)
        last += await tx.all("heartbeats_retire", Heartbeat, shards=share.shards)
    return max([await _make_up(tx, beat, now, pause_noticed) for beat in last], default=0)


async def absent_shards(context: Context, tx: Tx) -> list[int]:
    """Return the shards that no process has, or whose process has been silent too long."""
    share, now = context.share, context.now()
    beats = await tx.all("heartbeats_all", Heartbeat)
    awake = {beat.shard for beat in beats if beat.shards == share.shards and now - beat.at < PAUSE_NOTICED}
    return sorted(set(range(share.shards)) - awake)


async def _make_up(tx: Tx, last: Heartbeat, now: Moment, pause_noticed: int) -> int:
    """Give back the time since a shard's last heartbeat; after a clock was set back, move up what waits."""
    gap, share = now - last.at, Share(last.shards, last.shard, last.shard)
    if gap <= -pause_noticed:
        await bring_near(tx, now=now, jump=-gap, share=share)
    if gap < pause_noticed:
        return 0
    await give_back(tx, since=last.at, now=now, share=share)
    return gap
