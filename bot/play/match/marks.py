"""Marks that players earn in a match that counts: those of its game, and those for kindness.

Players who left earn none. For a game's own marks, no stand-in may have chosen for the player.
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
"""Shortest match, in milliseconds, in which keeping every deadline earns a mark."""
BOTH = 2
FOUGHT_OUT = 10
"""Fewest plays for an agreed draw to earn a mark."""


async def give_marks(
    tx: Tx, taken: TakenMatch, finishes: Sequence[Finish], outcome: Outcome, at: Moment
) -> None:
    """Give players the marks they earned in a match, each once per server."""
    earned = {*_by_rules(taken, finishes, await public_log(tx, taken, outcome))}
    earned |= {each async for each in _by_kindness(tx, taken, finishes, outcome, at)}
    for user_id, mark in sorted(earned):  # two matches ending at once take the same order
        await give_mark(tx, taken.match.guild_id, user_id, mark, match_id=taken.match.id, at=at)


async def public_log(tx: Tx, taken: TakenMatch, outcome: Outcome) -> PublicLog:
    """Return what everyone may know of a finished match, read again to include its last play."""
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
    """Yield the marks for kindness of players who stayed to the end of a match of several."""
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
    """Return the players of a duel for whom it is the first match on record in this server."""
    here = {"guild_id": taken.match.guild_id, "match_id": taken.match.id}
    before = [await tx.one("played_before", rows.Amount, **here, user_id=each.user_id) for each in finishes]
    return {
        finish.user_id
        for finish, count in zip(finishes, before, strict=True)
        if count is None or not count.amount
    }
