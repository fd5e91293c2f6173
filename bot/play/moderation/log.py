"""The log of organisers' interventions and their reasons, for all organisers to see."""

from typing import Literal

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.moment import Moment

Intervention = Literal["voided", "lifted", "muted", "unmuted", "settled"]

REASON_LENGTH = 200


def settle_words(words: str, longest: int = REASON_LENGTH) -> str:
    """Return what a person wrote, cut to length. Raise Refusal if it is empty."""
    tidy = " ".join(words.replace("\0", "").split())[:longest]  # PostgreSQL cannot store NUL
    if not tidy:
        raise Refusal("words-missing")
    return tidy


async def note(
    context: Context,
    tx: Tx,
    intervention: Intervention,
    guild_id: GuildId,
    actor_id: UserId,
    *,
    reason: str,
    user_id: UserId | None = None,
    match_id: MatchId | None = None,
    until: Moment | None = None,
) -> None:
    """Log what an organiser did."""
    await tx.run(
        "moderation_add",
        id=context.chance.new_id(),
        guild_id=guild_id,
        actor_id=actor_id,
        intervention=intervention,
        user_id=user_id,
        match_id=match_id,
        until=until,
        reason=reason,
        at=context.now(),
    )
