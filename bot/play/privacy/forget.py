"""Delete a person's data: they leave everything, their rows are erased, and an alias takes over their past.

All of it is one transaction. If anything fails, nothing has changed, and they can ask again.
"""

from dataclasses import dataclass

from bot.play.clocks.reliability import keep_reliability
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.times import DAY
from bot.play.people.alias import alias_name, new_alias, veil
from bot.play.people.spent import keep_spent
from bot.play.people.voice import silence
from bot.play.privacy.parting import part
from bot.play.solo.lessons import DEED
from bot.play.standing.honor import SELDOM, WEEK
from bot.store import rows
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.gathering_rows import GatheringRow
from bot.store.ids import UserId

ERASED = (
    "people",
    "habits",
    "leaves",
    "reliability",
    "blocks",
    "mutes",
    "voices",
    "puzzle_answers",
    "follows",
    "queued",
    "marks",
    "outbox",
)
"""Tables of what concerns only one person."""

SHARED = (
    "members",
    "challenges",
    "lobbies",
    "lobby_seats",
    "honor",
    "tallies",
    "campaigns",
    "contest_entries",
    "records",
    "ratings",
    "rated",
    "titles",
    "seasons",
    "hall_of_fame",
    "gatherings",
    "cups",
    "entrants",
    "gathering_moves",
    "clan_members",
    "clan_chronicle",
    "clan_invites",
    "clan_wars",
    "clan_war_fighters",
    "setting_changes",
    "moderation",
    "reports",
    "substitutions",
    "seats",  # last: records and rated are found by it
)
"""Tables of what involves others, too."""

HOLDS = {**dict.fromkeys(SELDOM, WEEK), DEED: 365 * DAY}
"""Deeds that count once or seldom, and for how many milliseconds each still counts for a returning person."""


@dataclass(frozen=True)
class Entanglements:
    """Numbers of things a person would leave."""

    matches: int
    challenges: int
    lobbies: int
    gatherings: int
    clans: int


@dataclass(frozen=True)
class Forgetting:
    """Deletes people's data."""

    context: Context

    @reading
    async def entanglements(self, tx: Tx, user_id: UserId) -> Entanglements:
        """Return how many things a person is in and would leave."""
        return Entanglements(
            matches=len(await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id)),
            challenges=len(await tx.all("challenges_open_of_user", rows.ChallengeRow, user_id=user_id)),
            lobbies=len(await tx.all("lobbies_open_of_user", rows.Lobby, user_id=user_id)),
            gatherings=len(await tx.all("gatherings_of_user", GatheringRow, user_id=user_id)),
            clans=len(await tx.all("clans_of_user", Subject, user_id=user_id)),
        )

    @transaction
    async def forget(self, tx: Tx, user_id: UserId) -> int:
        """Delete a person's data; return the alias that takes over their past."""
        alias = new_alias(self.context.chance)
        # First, while everything they are in can still be found by their id.
        await part(self.context, tx, user_id)
        other_self = await veil(tx, self.context.chance, user_id)
        # Everything kept under the fingerprint is copied from what is erased below.
        for ban in ("blocks", "mutes"):  # others imposed them, and they still apply if the person returns
            await tx.run(f"veil_{ban}", user_id=user_id, veil=other_self)
        await silence(tx, user_id, other_self, self.context.now())
        await keep_reliability(tx, user_id, other_self, self.context.now())
        await keep_spent(tx, user_id, other_self, HOLDS, self.context.now())
        # Before `forget_members`, which replaces the id that this row is found by.
        await tx.run("members_rename", user_id=user_id, name=alias_name(alias))
        for table in ERASED:
            await tx.run(f"forget_{table}", user_id=user_id)
        for table in SHARED:
            await tx.run(f"forget_{table}", user_id=user_id, alias=alias)
        return alias
