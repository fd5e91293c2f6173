"""Ratings: one ladder for each game of a server, climbed by matches that people fought themselves.

Unrated are a match in which a stand-in chose, one that was left before the first reveal, one that began with
unequal health, and one between people who have met too often within a week.
"""

from collections.abc import Sequence

from bot.play.finish import Finish, cast_of
from bot.play.guild_settings import game_name
from bot.play.pace import DAY
from bot.play.strength import NEWCOMER, Rating, rate
from bot.store import rows
from bot.store.engine import Tx
from bot.store.record_rows import Course, RatingRow

WEEK = 7 * DAY

RATED_IN_A_WEEK = 3
"""Rated matches of one game between the same two people within any seven days."""


Values = dict[str, int | str]


async def rate_match(tx: Tx, match: rows.Match, finishes: Sequence[Finish], at: int) -> None:
    """Move the ratings of all at a table, if the match counts."""
    if not await _was_fought(tx, match):
        return
    ladder: Values = {"guild_id": match.guild_id, "game": game_name(match.game)}
    taken = await tx.one("ladder_take", rows.Amount, **ladder)
    met = await tx.one("rated_together", rows.Amount, match_id=match.id, since=at - WEEK, **ladder)
    if taken is None or met is None or met.amount >= RATED_IN_A_WEEK:
        return
    await tx.run("ladder_climb", matches=taken.amount + 1, **ladder)
    known = await tx.all("ratings_at_table", RatingRow, match_id=match.id, **ladder)
    by_user = {row.user_id: Rating(row.level, row.spread) for row in known}
    before = [by_user.get(finish.user_id, NEWCOMER) for finish in finishes]
    after = rate(before, [finish.place for finish in finishes])
    for finish, old, new in zip(finishes, before, after, strict=True):
        change: Values = {"user_id": finish.user_id, "level": new.level, "spread": new.spread, "at": at}
        await tx.run("rating_set", floor=new.floor, **ladder, **change)
        await tx.run(
            "rated_add",
            nth=taken.amount + 1,
            match_id=match.id,
            place=finish.place,
            level_before=old.level,
            spread_before=old.spread,
            **ladder,
            **change,
        )


async def _was_fought(tx: Tx, match: rows.Match) -> bool:
    """Say whether people fought it themselves, on equal terms."""
    course = await tx.one("match_course", Course, match_id=match.id)
    fair = len(set(cast_of(match).healths)) <= 1
    return fair and course is not None and course.plays > 0 and not course.stood_in
