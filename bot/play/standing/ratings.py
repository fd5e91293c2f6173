"""Ratings: one ladder per game and server, moved by the matches that count.

A game decides which of its matches are rated. A player for whom a stand-in chose can lose rating but not gain
any: what the stand-in won says nothing about them.
"""

from collections.abc import Sequence

from bot.play.ground.repertoire import game_name
from bot.play.standing.finish import Finish
from bot.play.standing.strength import NEWCOMER, Rating, rate
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import RatingRow

Values = dict[str, int | str]


async def rating_of(tx: Tx, guild_id: GuildId, game_id: str, user_id: UserId) -> Rating:
    """Return a player's rating on a ladder; a newcomer's if they have none."""
    ladder: Values = {"guild_id": guild_id, "game": game_name(game_id)}
    row = await tx.one("rating_of", RatingRow, user_id=user_id, **ladder)
    return Rating(row.level, row.spread) if row else NEWCOMER


async def rate_match(tx: Tx, match: rows.Match, finishes: Sequence[Finish], at: Moment) -> None:
    """Update the ratings of all players after a match that counts."""
    ladder: Values = {"guild_id": match.guild_id, "game": game_name(match.game)}
    climbed = await tx.one("ladder_climb", rows.Amount, **ladder)
    assert climbed is not None  # noqa: S101  it was taken when the match was found to count
    known = await tx.all("ratings_at_table", RatingRow, match_id=match.id, **ladder)
    by_user = {row.user_id: Rating(row.level, row.spread) for row in known}
    before = [by_user.get(finish.user_id, NEWCOMER) for finish in finishes]
    stood_in = [seat for seat, finish in enumerate(finishes) if finish.stood_in]
    after = rate(before, [finish.place for finish in finishes], stood_in=stood_in)
    for finish, old, new in zip(finishes, before, after, strict=True):
        change: Values = {"user_id": finish.user_id, "level": new.level, "spread": new.spread, "at": at}
        # Both follow from level and spread, but boards read them in order from an index.
        await tx.run("rating_set", floor=new.floor, settled=not new.provisional, **ladder, **change)
        await tx.run(
            "rated_add",
            nth=climbed.amount,
            match_id=match.id,
            place=finish.place,
            level_before=old.level,
            spread_before=old.spread,
            **ladder,
            **change,
        )
