"""A person forgotten: they leave all they are in, what was theirs is erased, and an alias has their past.

All of it is one transaction. Where anything fails nothing has happened, and it can be asked for again.
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
"""Tables of what concerns one person alone."""

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
"""Tables of what others have a part in."""

HOLDS = {**dict.fromkeys(SELDOM, WEEK), DEED: 365 * DAY}
"""Deeds that count once or seldom, and for how many milliseconds each holds for who comes back."""


@dataclass(frozen=True)
class Entanglements:
    """What a person would leave."""

    matches: int
    challenges: int
    lobbies: int
    gatherings: int
    clans: int


@dataclass(frozen=True)
class Forgetting:
    """Forgets people."""

    context: Context

    @reading
    async def entanglements(self, tx: Tx, user_id: UserId) -> Entanglements:
        """Return what a person is in, and would leave."""
        return Entanglements(
            matches=len(await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id)),
            challenges=len(await tx.all("challenges_open_of_user", rows.ChallengeRow, user_id=user_id)),
            lobbies=len(await tx.all("lobbies_open_of_user", rows.Lobby, user_id=user_id)),
            gatherings=len(await tx.all("gatherings_of_user", GatheringRow, user_id=user_id)),
            clans=len(await tx.all("clans_of_user", Subject, user_id=user_id)),
        )

    @transaction
    async def forget(self, tx: Tx, user_id: UserId) -> int:
        """Forget a person, and return the alias that has their past."""
        alias = new_alias(self.context.chance)
        # First, while all they are in is still found by their own id.
        await part(self.context, tx, user_id)
        other_self = await veil(tx, self.context.chance, user_id)
        # All that is kept under the fingerprint is taken from what is erased below.
        for ban in ("blocks", "mutes"):  # others placed them, and they hold for whoever comes back
            await tx.run(f"veil_{ban}", user_id=user_id, veil=other_self)
        await silence(tx, user_id, other_self, self.context.now())
        await keep_reliability(tx, user_id, other_self, self.context.now())
        await keep_spent(tx, user_id, other_self, HOLDS, self.context.now())
        # Before `forget_members`, which finds the row by the id that it replaces.
        await tx.run("members_rename", user_id=user_id, name=alias_name(alias))
        for table in ERASED:
            await tx.run(f"forget_{table}", user_id=user_id)
        for table in SHARED:
            await tx.run(f"forget_{table}", user_id=user_id, alias=alias)
        return alias
