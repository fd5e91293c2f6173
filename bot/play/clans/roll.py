"""Clan members who may have left the server.

The bot does not subscribe to members leaving: that would take the privileged intent for members. Instead it
looks up every clan member once a week, a few at a time (``bot/wire/roll_call.py``), and at once when a
command names them.
"""

from dataclasses import dataclass

from bot.play.clans.clans import LOOK_EVERY
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.times import HOUR
from bot.store.clan_rows import SoughtMember
from bot.store.engine import Tx

LOOK_AGAIN = 6 * HOUR
"""Milliseconds until a player is looked up again if Discord gave no answer."""


@dataclass(frozen=True)
class Roll:
    """The list of clan members to look up."""

    context: Context

    @transaction
    async def call(self, tx: Tx, most: int) -> list[SoughtMember]:
        """Return whom to look up now; no other process gets them meanwhile."""
        now = self.context.now()
        return await tx.all(
            "clan_members_to_look_for",
            SoughtMember,
            now=now,
            again_at=now + LOOK_AGAIN,
            most=most,
            **self.context.share.span,
        )

    async def present(self, sought: SoughtMember) -> None:
        """Store that a player is still in the server."""
        await self.context.store.transact(
            lambda tx: tx.run(
                "clan_member_seen",
                guild_id=sought.guild_id,
                user_id=sought.user_id,
                look_at=self.context.now() + LOOK_EVERY,
            )
        )
