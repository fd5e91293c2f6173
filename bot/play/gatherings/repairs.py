"""Organisers' repairs of a gathering under way; the reason of each is public."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.play.gatherings.sign_up import check_runs
from bot.play.gatherings.taken import TakenGathering, take_gathering
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, Refusal, Stale
from bot.play.guild.organisers import Standing
from bot.play.match.pauses import restart_clock, stop_clock
from bot.play.match.taken import TakenMatch, take_current
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import GatheringId, UserId
from bot.store.moment import Moment
from rules.gatherings.bracket import TournamentState
from rules.gatherings.moves import Leave, Move, Override, Pause, Resume, Undo


@dataclass(frozen=True)
class Repairs:
    """What organisers do."""

    context: Context

    @transaction
    async def override(
        self,
        tx: Tx,
        *,
        gathering_id: GatheringId,
        standing: Standing,
        bout: int,
        winner_id: UserId,
        reason: str,
        seen: int | None = None,
    ) -> None:
        """Name the winner of a duel, whatever its result so far.

        ``seen`` is the number of decisions the organiser has seen: raise Stale if that has changed. Raise
        Gone, NotYours or Refusal.
        """
        gathering = await self._take(tx, gathering_id, standing)
        _check_seen(gathering, bout, seen)
        await _play(gathering, Override(bout, gathering.seat_of(winner_id), reason), standing)

    @transaction
    async def undo(
        self,
        tx: Tx,
        *,
        gathering_id: GatheringId,
        standing: Standing,
        bout: int,
        reason: str,
        seen: int | None = None,
    ) -> None:
        """Take back the last decision on a duel; ``seen`` as for an override.

        So two organisers undoing the same decision cannot undo two. Raise Gone, Stale, NotYours or Refusal.
        """
        gathering = await self._take(tx, gathering_id, standing)
        _check_seen(gathering, bout, seen)
        await _play(gathering, Undo(bout, reason), standing)

    @transaction
    async def remove(
        self, tx: Tx, *, gathering_id: GatheringId, standing: Standing, user_id: UserId, reason: str
    ) -> None:
        """Remove a player for good. Raise Gone, NotYours or Refusal."""
        gathering = await self._take(tx, gathering_id, standing)
        if not reason.strip():
            raise Refusal("rejection-reason-missing")
        await _play(gathering, Leave(gathering.seat_of(user_id), reason), standing)

    @transaction
    async def pause(self, tx: Tx, *, gathering_id: GatheringId, standing: Standing, reason: str) -> None:
        """Stop all clocks of a tournament; cards may still be played. Raise Gone, NotYours or Refusal."""
        gathering = await self._take(tx, gathering_id, standing)
        await gathering.play(Pause(reason), actor_id=standing.user_id)
        await tx.run("gathering_pause", id=gathering_id, paused_at=self.context.now())
        await self._each_match(tx, gathering_id, stop_clock)
        await gathering.go_on()

    @transaction
    async def resume(self, tx: Tx, *, gathering_id: GatheringId, standing: Standing) -> None:
        """Restart the clocks with the time that was left. Raise Gone, NotYours or Refusal."""
        before = (await self._take(tx, gathering_id, standing)).row.paused_at
        span = max(0, self.context.now() - before) if before else 0  # the system clock may have been set back
        await tx.run("gathering_resume", id=gathering_id, span=span)
        await tx.run("bouts_resume", gathering_id=gathering_id, span=span)
        await self._each_match(tx, gathering_id, restart_clock)
        # Read again: with the old row, a duel that begins now would have its clock stopped.
        gathering = await self._take(tx, gathering_id, standing)
        await gathering.play(Resume(), actor_id=standing.user_id)
        await gathering.go_on()

    async def _take(self, tx: Tx, gathering_id: GatheringId, standing: Standing) -> TakenGathering:
        gathering = await take_gathering(self.context, tx, gathering_id)
        await check_runs(tx, gathering.row, standing)
        return gathering

    async def _each_match(
        self, tx: Tx, gathering_id: GatheringId, way: Callable[[Tx, TakenMatch, Moment], Awaitable[None]]
    ) -> None:
        """Stop or restart the clock of every duel under way."""
        for row in await tx.all("bouts_of", BoutRow, gathering_id=gathering_id):
            if row.status == "open":
                with suppress(Gone):  # it has ended, and the gathering will process that
                    await way(tx, await take_current(tx, row.match_id), self.context.now())


def _check_seen(gathering: TakenGathering, bout: int, seen: int | None) -> None:
    """Raise Stale if a decision on a duel was made or taken back since the organiser looked."""
    if seen is None or not isinstance(gathering.state, TournamentState):
        return
    decided = [
        len(pairing.decisions)
        for round_ in gathering.state.rounds
        for pairing in round_.pairings
        if pairing.bout.number == bout
    ]
    # As a list, so that a duel that does not exist counts as changed, too.
    if decided != [seen]:
        raise Stale("bout-changed")


async def _play(gathering: TakenGathering, move: Move, standing: Standing) -> None:
    await gathering.play(move, actor_id=standing.user_id)
    await gathering.go_on()
