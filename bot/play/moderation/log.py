"""What organisers did, kept with its reason for the other organisers to see."""

from typing import Literal

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.moment import Moment

Intervention = Literal["voided", "lifted", "muted", "unmuted", "settled"]

REASON_LENGTH = 200


def settle_words(words: str, longest: int = REASON_LENGTH) -> str:
    """Return what a person wrote, cut to length. Raise Refusal where it is nothing."""
    tidy = " ".join(words.replace("\0", "").split())[:longest]  # PostgreSQL keeps no NUL
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
    """Keep what an organiser did."""
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
