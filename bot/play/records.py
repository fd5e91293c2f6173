"""What goes on record of a match that its players decided."""

from bot.play.finish import finishes_of
from bot.play.guild_settings import game_name
from bot.play.ratings import rate_match
from bot.play.table import Table
from bot.store.engine import Tx
from rules.game import Outcome


async def keep_record(tx: Tx, table: Table, outcome: Outcome, at: int) -> None:
    """Note how a match ended for everyone in it, and move their ratings."""
    match, finishes = table.match, await finishes_of(tx, table, outcome)
    for finish in finishes:
        await tx.run(
            "record_add",
            match_id=match.id,
            user_id=finish.user_id,
            guild_id=match.guild_id,
            game=game_name(match.game),
            fighter=finish.fighter,
            result=finish.result,
            ended_at=at,
        )
    await rate_match(tx, match, finishes, at)
