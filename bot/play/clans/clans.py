"""Found, lead, leave, hand over and disband clans."""

from dataclasses import dataclass

from bot.play.clans.names import clan_name
from bot.play.clans.whole_clan import (
    Happening,
    WholeClan,
    depart,
    end,
    give_role,
    record,
    take_clan,
)
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.ground.times import DAY
from bot.play.people.voice import check_may_found, check_rank_rested, use_voice
from bot.store.clan_rows import Clan, Membership
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ClanId, GuildId, UserId
from bot.store.statuses import ClanRole

LOOK_EVERY = 7 * DAY
"""Milliseconds between checks whether a clan member is still in the server."""


@dataclass(frozen=True)
class Clans:
    """What players do in clans."""

    context: Context

    @transaction
    async def create(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, user_id: UserId, name: str
    ) -> Clan:
        """Found a clan and become its leader.

        Raise Refusal for an unfit or taken name, or a player who is in a clan or has founded too many lately.
        """
        chosen = clan_name(name)
        now, clan_id = self.context.now(), ClanId(self.context.chance.new_id())
        await use_voice(self.context, tx, guild_id, user_id)
        # After the voice: its lock keeps two foundings at once from both passing.
        await check_may_found(tx, guild_id, user_id, now)
        added = await tx.run(
            "clan_add",
            id=clan_id,
            guild_id=guild_id,
            channel_id=channel_id,
            name=chosen.text,
            letters=chosen.letters,
            shapes=chosen.shapes,
            founded_at=now,
        )
        if added != 1:
            raise Refusal("clan-name-taken")
        clan = (await take_clan(tx, clan_id)).clan
        await join(self.context, tx, clan, user_id, "leader")
        await record(self.context, tx, clan_id, "founded", user_id)
        return clan

    @transaction
    async def leave(self, tx: Tx, *, clan_id: ClanId, user_id: UserId) -> Clan:
        """Leave a clan; a leader is succeeded, and the last to leave ends it. Raise Gone or NotYours."""
        whole = await take_clan(tx, clan_id)
        whole.mate(user_id)
        await depart(self.context, tx, whole, user_id, "left")
        return whole.clan

    @transaction
    async def remove(self, tx: Tx, *, clan_id: ClanId, user_id: UserId, other_id: UserId) -> Clan:
        """Remove a member. Raise Gone, Refusal for oneself, or NotYours if the player's rank is too low."""
        whole = await take_clan(tx, clan_id)
        check_may_remove(whole, user_id, other_id)
        await depart(self.context, tx, whole, other_id, "removed", by=user_id)
        return whole.clan

    async def promote(self, *, clan_id: ClanId, user_id: UserId, other_id: UserId) -> Clan:
        """Make a member an officer. Raise Gone, NotYours, or Refusal if they are one already."""
        return await self._rank(clan_id, user_id, other_id, role="officer", happening="promoted")

    async def demote(self, *, clan_id: ClanId, user_id: UserId, other_id: UserId) -> Clan:
        """Make an officer a member again. Raise Gone, NotYours, or Refusal if they are not an officer."""
        return await self._rank(clan_id, user_id, other_id, role="member", happening="demoted")

    @transaction
    async def hand_over(self, tx: Tx, *, clan_id: ClanId, user_id: UserId, other_id: UserId) -> Clan:
        """Make another member the leader, and stay as an officer. Raise Gone, NotYours or Refusal."""
        whole = await take_clan(tx, clan_id)
        check_may_hand_over(whole, user_id, other_id)
        await use_voice(self.context, tx, whole.clan.guild_id, user_id)
        await give_role(self.context, tx, clan_id, user_id, "officer")
        await give_role(self.context, tx, clan_id, other_id, "leader")
        await record(self.context, tx, clan_id, "leads", other_id, by=user_id, told=True)
        return whole.clan

    @transaction
    async def disband(self, tx: Tx, *, clan_id: ClanId, user_id: UserId) -> Clan:
        """Dissolve a clan. Raise Gone, or NotYours for anyone but its leader."""
        whole = await take_clan(tx, clan_id)
        whole.check_leader(user_id)
        await end(self.context, tx, clan_id, user_id, by=user_id)
        return whole.clan

    @transaction
    async def gone(self, tx: Tx, *, guild_id: GuildId, user_id: UserId) -> bool:
        """Remove a player who has left the server from their clan there; return whether they were in one.

        They also stop following matches there.
        """
        await tx.run("follows_leave", guild_id=guild_id, user_id=user_id)
        membership = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
        if membership is None:
            return False
        whole = await take_clan(tx, membership.clan_id)
        if whole.find(user_id) is None:  # they left it a moment ago
            return False
        await depart(self.context, tx, whole, user_id, "gone")
        return True

    @transaction
    async def _rank(
        self,
        tx: Tx,
        clan_id: ClanId,
        user_id: UserId,
        other_id: UserId,
        *,
        role: ClanRole,
        happening: Happening,
    ) -> Clan:
        whole = await take_clan(tx, clan_id)
        whole.check_leader(user_id)
        other = whole.other(other_id)
        if other.role == "leader":
            raise Refusal("clan-self")
        if other.role == role:
            raise Refusal("clan-officer-already" if role == "officer" else "clan-no-officer")
        if role == "officer":
            check_rank_rested(other.role_since, other.joined_at, self.context.now())
        await use_voice(self.context, tx, whole.clan.guild_id, user_id)
        await give_role(self.context, tx, clan_id, other_id, role)
        await record(self.context, tx, clan_id, happening, other_id, by=user_id)
        return whole.clan


async def join(context: Context, tx: Tx, clan: Clan, user_id: UserId, role: ClanRole) -> None:
    """Admit a player to a locked clan. Raise Refusal if they are in one already."""
    now = context.now()
    added = await tx.run(
        "clan_member_add",
        guild_id=clan.guild_id,
        user_id=user_id,
        clan_id=clan.id,
        role=role,
        joined_at=now,
        look_at=now + LOOK_EVERY,
    )
    if added != 1:
        raise Refusal("clan-in-one-already")


def check_may_remove(whole: WholeClan, user_id: UserId, other_id: UserId) -> None:
    """Raise NotYours or Refusal if a player may not remove a member."""
    whole.check_command(user_id)
    if user_id == other_id:
        raise Refusal("clan-self")
    own, other = whole.mate(user_id), whole.other(other_id)
    if own.role != "leader" and other.role != "member":
        raise NotYours("clan-not-above")


def check_may_hand_over(whole: WholeClan, user_id: UserId, other_id: UserId) -> None:
    """Raise NotYours or Refusal if a player may not hand the lead to another member."""
    whole.check_leader(user_id)
    if user_id == other_id:
        raise Refusal("clan-self")
    whole.other(other_id)
