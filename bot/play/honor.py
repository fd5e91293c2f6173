"""What deeds are worth. Honor is an append-only ledger; a tally is the sum of its entries."""

from collections.abc import Mapping

from bot.play.chance import Chance
from bot.store import rows
from bot.store.engine import Tx

DEEDS: Mapping[str, int] = {
    "fought": 1,
    "won": 2,
    "forfeited": -2,
}
"""Honor by deed: fighting a duel to its last blow, winning one, and letting one lapse by absence."""


async def reward(tx: Tx, chance: Chance, match: rows.Match, deeds: list[tuple[int, str]], at: int) -> None:
    """Enter what each person did in a match; the same deed of the same match counts once."""
    for user_id, deed in deeds:
        await tx.run(
            "honor_add",
            id=chance.new_id(),
            guild_id=match.guild_id,
            user_id=user_id,
            amount=DEEDS[deed],
            deed=deed,
            match_id=match.id,
            at=at,
        )


async def tally(tx: Tx, guild_id: int, user_id: int) -> int:
    """Return someone's honor in a server."""
    amount = await tx.one("honor_of", rows.Amount, guild_id=guild_id, user_id=user_id)
    return amount.amount if amount else 0
