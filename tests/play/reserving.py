"""The few steps by which a reserve joins a tournament of a hall."""

from bot.play.gatherings.reserves import Reserves
from bot.store.gathering_rows import BoutRow
from bot.store.substitution_rows import Substitution
from tests.play.gathering_hall import HOST, GatheringHall, standing

BOSS = standing(HOST, manages=True)
NEW, OTHER = HOST + 70, HOST + 71


async def first_duel(ground: GatheringHall, gathering_id: str) -> tuple[BoutRow, int, int]:
    """Return the first duel under way, and its two players."""
    [bout, *_] = await ground.open_bouts(gathering_id)
    [pair, *_] = await ground.fighting(gathering_id)
    return bout, pair[0], pair[1]


async def ask(reserves: Reserves, match_id: str, leaver: int, newcomer: int = NEW, why: str = "gone") -> int:
    """Ask for a reserve as the organiser, and return the number of the request."""
    facts = {"match_id": match_id, "standing": BOSS, "leaver_id": leaver, "newcomer_id": newcomer}
    await reserves.ask(**facts, reason=why)
    rows = await reserves.context.store.read(
        lambda tx: tx.all("substitutions_of", Substitution, match_id=match_id)
    )
    return rows[-1].number
