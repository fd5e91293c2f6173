"""What a match that counts has earned its players once it is over: marks of its game, and those of kindness.

Whoever left earns none; for a game's own, nobody may have chosen in a player's place.
"""

from collections.abc import AsyncIterator, Iterator, Sequence

from bot.play.ground.times import DAY
from bot.play.match.taken import TakenMatch, match_row
from bot.play.match.told import events_of
from bot.play.standing.finish import Finish
from bot.play.standing.marks import GAVE_TIME, PEACE, STEADFAST, WELCOME, give_mark
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.turn_log import turns_of
from rules.codec import decode
from rules.game import Outcome, seen
from rules.marks import PublicLog

LONG = 7 * DAY
"""Milliseconds a match takes at least in which it is something to keep every deadline."""
BOTH = 2
FOUGHT_OUT = 10
"""Plays before a draw that is agreed on is one between players who have fought."""


async def give_marks(
    tx: Tx, taken: TakenMatch, finishes: Sequence[Finish], outcome: Outcome, at: Moment
) -> None:
    """Give what a match has earned its players, each mark once in a server."""
    earned = {*_by_rules(taken, finishes, await public_log(tx, taken, outcome))}
    earned |= {each async for each in _by_kindness(tx, taken, finishes, outcome, at)}
    for user_id, mark in sorted(earned):  # two matches that end at once give in the same order
        await give_mark(tx, taken.match.guild_id, user_id, mark, match_id=taken.match.id, at=at)


async def public_log(tx: Tx, taken: TakenMatch, outcome: Outcome) -> PublicLog:
    """Return what everybody may know of a match that is over, read anew since its last play is."""
    match = await match_row(tx, taken.match.id)
    turns = await turns_of(tx, match.id)
    events = [event for turn in turns for event in events_of(turn, match.game)]
    view = taken.game.view(decode(match.state, taken.game.state_type), None)
    return PublicLog(seen(events, None), view, outcome.winners, outcome.reason)


def _by_rules(taken: TakenMatch, finishes: Sequence[Finish], log: PublicLog) -> Iterator[tuple[UserId, str]]:
    for mark, rule in taken.game.marks.items():
        for seat in rule(log):
            if not finishes[seat].left and not finishes[seat].stood_in:
                yield finishes[seat].user_id, mark


async def _by_kindness(
    tx: Tx, taken: TakenMatch, finishes: Sequence[Finish], outcome: Outcome, at: Moment
) -> AsyncIterator[tuple[UserId, str]]:
    """Yield what players have earned who stayed to the end of a match of several."""
    if len(finishes) == 1:
        return
    match = taken.match
    givers = {row.user_id for row in await tx.all("time_givers", rows.Known, match_id=match.id)}
    plays = await tx.one("match_plays", rows.Amount, match_id=match.id)
    fought_out = plays is not None and plays.amount >= FOUGHT_OUT
    newcomers = await _newcomers(tx, taken, finishes) if len(finishes) == BOTH else set[UserId]()
    for seat, finish in zip(taken.seats, finishes, strict=True):
        if finish.left:
            continue
        if finish.user_id in givers:
            yield finish.user_id, GAVE_TIME
        kept = not finish.stood_in and not seat.excused
        if kept and finish.result == "lost" and at - match.started_at >= LONG:
            yield finish.user_id, STEADFAST
        if newcomers and finish.user_id not in newcomers and not any(each.left for each in finishes):
            yield finish.user_id, WELCOME
        if outcome.reason == "agreed" and fought_out:
            yield finish.user_id, PEACE


async def _newcomers(tx: Tx, taken: TakenMatch, finishes: Sequence[Finish]) -> set[UserId]:
    """Return those of two for whom it is the first match on record in their server."""
    here = {"guild_id": taken.match.guild_id, "match_id": taken.match.id}
    before = [await tx.one("played_before", rows.Amount, **here, user_id=each.user_id) for each in finishes]
    return {
        finish.user_id
        for finish, count in zip(finishes, before, strict=True)
        if count is None or not count.amount
    }
