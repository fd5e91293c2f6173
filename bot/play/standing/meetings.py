"""Which matches count, for honor and on a ladder: those that were fought, and no endless row of the same two.

A match was fought once a play of it was revealed. People who meet again and again gain nothing by it beyond a
number of matches, so that neither honor nor points can be passed from hand to hand.
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
    """Note whether a match that ends now counts, and say so.

    Its ladder is locked until the transaction ends, so that of two that end at once one is asked about first.
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
