"""Take a place in a gathering, before it begins or while it is under way."""

from dataclasses import dataclass

from bot.play.gatherings.opening import ratings_for
from bot.play.gatherings.taken import TakenGathering
from bot.play.ground.context import Context
from bot.play.match.draws import drawn
from bot.store.engine import Tx
from bot.store.gathering_rows import Entrant
from bot.store.ids import GatheringId, UserId
from rules.games import game


@dataclass(frozen=True)
class Latecomer:
    """The seat and rating of a player who entered after the start."""

    seat: int
    rating: int


async def sit(
    context: Context,
    tx: Tx,
    gathering_id: GatheringId,
    user_id: UserId,
    *,
    wish: str,
    acceptance_id: int | None = None,
) -> None:
    """Enter a player with a fighter; one who has entered already only changes fighter."""
    await tx.run(
        "entrant_add",
        gathering_id=gathering_id,
        user_id=user_id,
        seat=None,
        side=None,
        role=wish,
        joined_at=context.now(),
        acceptance_id=acceptance_id,
    )


async def sit_late(gathering: TakenGathering, user_id: UserId, wish: str) -> Latecomer:
    """Give a player the next seat of a gathering under way; the caller must then play the move for it."""
    tx, row = gathering.tx, gathering.row
    # From the dice of the move by which they enter, so that a replay draws the same.
    (role,) = drawn(game(row.game), [wish], gathering.dice)
    await sit(gathering.context, tx, row.id, user_id, wish=wish)
    seat = len(gathering.entrants)
    await tx.run("entrant_seat", gathering_id=row.id, user_id=user_id, seat=seat, role=role)
    # After they are seated: the query finds the ratings of entrants.
    (rating,) = await ratings_for(tx, row, (user_id,))
    gathering.entrants = await tx.all("entrants_of", Entrant, gathering_id=row.id)
    return Latecomer(seat, rating)
