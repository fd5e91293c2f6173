"""Checks that the bot heeds everything players have settled ahead, by its own reading of the tables."""

from bot.store.engine import Tx
from bot.store.ids import MatchId
from bot.store.rows import StoredRow
from rules.codec import decode
from rules.games import game


class PickedNow(StoredRow, frozen=True):
    """A seat that has chosen."""

    seat: int


class SettledNow(StoredRow, frozen=True):
    """What a seat has settled on a topic."""

    seat: int
    topic: str
    ranking: str


async def find_unheeded(tx: Tx, match_id: MatchId, game_id: str, revision: int, state: str) -> list[int]:
    """Return the seats that are waited for although what they have settled chooses for them."""
    settled = await tx.all("settled_now", SettledNow, match_id=match_id)
    if not settled:
        return []
    picked = await tx.all("picked_now", PickedNow, match_id=match_id, revision=revision)
    made, rules = {row.seat for row in picked}, game(game_id)
    table = decode(state, rules.state_type)
    unheeded: list[int] = []
    for request in rules.requests(table):
        own = {row.topic: decode(row.ranking, tuple[str, ...]) for row in settled if row.seat == request.seat}
        waited_for = own and request.seat not in made
        if waited_for and rules.heed(rules.view(table, request.seat), request, own) is not None:
            unheeded.append(request.seat)
    return unheeded
