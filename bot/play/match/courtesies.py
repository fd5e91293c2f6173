"""Courtesies between the players of a match: give time, agree on a draw, agree on a pause."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, TURN_TIME
from bot.play.match.breaking_off import AGREED, break_off
from bot.play.match.pauses import restart_clock, stop_clock
from bot.play.match.playing_out import seen_ready
from bot.play.match.taken import TakenMatch, take_current
from bot.play.messages.newest_board import show_newest
from bot.play.messages.notices import notice
from bot.store.courtesy_rows import Offer
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow
from bot.store.ids import MatchId, UserId
from rules.codec import decode, encode

DRAW, PAUSE = "draw", "pause"


@dataclass(frozen=True)
class Courtesies:
    """What players do for each other."""

    context: Context

    @transaction
    async def give_time(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> int:
        """Give the players still to choose more time, once a turn; return how much in milliseconds.

        Raise Gone, NotYours, or Refusal if nobody needs it or it was given already.
        """
        taken = await _take(tx, match_id)
        seat, now = taken.seat_of(user_id).seat, self.context.now()
        given = decode(taken.match.gave_time, tuple[int, ...])
        if seat in given:
            raise Refusal("courtesy-time-given")
        if not await _awaited(tx, taken) - {seat}:
            raise Refusal("courtesy-time-needless")
        span = min(DAY, TURN_TIME[taken.match.pace])
        await tx.run("match_extend", id=match_id, span=span, gave_time=encode((*given, seat)))
        await notice(tx, match_id, "gave-time", seat, now, span=span)
        await show_newest(tx, match_id, now)
        return span

    @transaction
    async def offer_draw(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> bool:
        """Offer a draw for this turn; return whether all agree, which ends the match.

        Raise Gone, NotYours, or Refusal if it is offered already.
        """
        taken = await _take(tx, match_id)
        seat = taken.seat_of(user_id).seat
        if not await _offer(tx, taken, seat, DRAW):
            await notice(tx, match_id, "offered-draw", seat, self.context.now())
            return False
        await break_off(self.context, tx, taken, AGREED, knowing=(user_id,))
        return True

    @transaction
    async def offer_pause(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> bool:
        """Offer to stop the clock; return whether all agree, which stops it until a player resumes.

        Raise Gone, NotYours, or Refusal if it is offered or paused already, and in a gathering.
        """
        taken = await _take(tx, match_id)
        seat, now = taken.seat_of(user_id).seat, self.context.now()
        if await tx.one("bout_of_match", BoutRow, match_id=match_id):
            raise Refusal("courtesy-no-pause-here")
        if taken.match.held is not None:
            raise Refusal("courtesy-paused-already")
        agreed = await _offer(tx, taken, seat, PAUSE)
        if agreed:
            await stop_clock(tx, taken, now)
            # Otherwise the next offer of a pause would find the others' old offers and count as agreed.
            await tx.run("offers_forget", match_id=match_id)
            await show_newest(tx, match_id, now)
        await notice(tx, match_id, "paused" if agreed else "offered-pause", seat, now)
        return agreed

    @transaction
    async def resume(self, tx: Tx, *, match_id: MatchId, user_id: UserId) -> None:
        """Restart the clock with the time left. Raise Gone, NotYours, or Refusal if it is running."""
        taken = await _take(tx, match_id)
        seat, now = taken.seat_of(user_id).seat, self.context.now()
        if taken.match.held is None or await tx.one("bout_of_match", BoutRow, match_id=match_id):
            raise Refusal("courtesy-not-paused")
        await restart_clock(tx, taken, now)
        await notice(tx, match_id, "resumed", seat, now)
        await show_newest(tx, match_id, now)


async def _take(tx: Tx, match_id: MatchId) -> TakenMatch:
    """Lock a match. Raise Gone if it is over, Refusal if only one player is left in it."""
    taken = await take_current(tx, match_id)
    if len(_playing(taken)) == 1:
        raise Refusal("courtesy-alone")
    return taken


async def _offer(tx: Tx, taken: TakenMatch, seat: int, kind: str) -> bool:
    """Store a seat's offer; return whether everyone still playing has made it."""
    if seat not in _playing(taken):
        raise Refusal("nothing-owed")
    # Stored before the others are read: this may be the last offer missing.
    if not await tx.run("offer_add", match_id=taken.match.id, seat=seat, kind=kind):
        raise Refusal("courtesy-offered")
    offers = await tx.all("offers_of", Offer, match_id=taken.match.id)
    return _playing(taken) <= {offer.seat for offer in offers if offer.kind == kind}


def _playing(taken: TakenMatch) -> set[int]:
    """Return the seats still in the match."""
    return {seat.seat for seat in taken.seats if taken.game.plays_on(taken.state, seat.seat)}


async def _awaited(tx: Tx, taken: TakenMatch) -> set[int]:
    """Return the seats that have yet to choose, as far as others can see."""
    # A player with a plan counts as awaited: refusing them time would reveal the plan.
    return taken.owing() - await seen_ready(tx, taken)
