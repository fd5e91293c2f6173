"""Which matches count for honor and ratings: those that were fought, and not too many between the same two.

A match was fought once a play was revealed. Beyond a number of matches, players who meet again and again gain
nothing, so that honor and points cannot be passed around.
"""

from bot.play.ground.repertoire import game_name
from bot.play.ground.times import DAY
from bot.store import rows
from bot.store.engine import Tx
from bot.store.moment import Moment

WEEK = 7 * DAY

COUNTED_IN_A_WEEK = 3
"""Matches of one game that count between the same two people within any seven days."""


async def note_meeting(tx: Tx, match: rows.Match, at: Moment) -> bool:
    """Store and return whether a match that ends now counts.

    Its ladder is locked until the transaction ends, so that two matches ending at once are judged one by one.
    """
    plays = await tx.one("match_plays", rows.Amount, match_id=match.id)
    if plays is None or not plays.amount:
        return False
    ladder = {"guild_id": match.guild_id, "game": game_name(match.game)}
    await tx.run("ladder_take", **ladder)
    met = await tx.one("counted_together", rows.Amount, match_id=match.id, since=at - WEEK, **ladder)
    if met is None or met.amount >= COUNTED_IN_A_WEEK:
        return False
    await tx.run("match_count", id=match.id)
    return True
