"""All turns played in a year, packed or not."""

from operator import attrgetter

from bot.store.engine import Tx
from bot.store.rows import Turn
from bot.store.turn_log import PackedLog, unpacked


async def every_turn(tx: Tx) -> list[Turn]:
    """Return the turns of all matches, those of a match in order."""
    turns = await tx.all("all_turns", Turn)
    turns += (turn for row in await tx.all("all_packed_logs", PackedLog) for turn in unpacked(row))
    return sorted(turns, key=attrgetter("match_id", "revision"))
