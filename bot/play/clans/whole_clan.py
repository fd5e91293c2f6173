"""A clan locked inside one transaction, and what all changes to it share.

Whatever decides about a clan locks its row first. Two clans are locked in the order of their ids, and a war
after its clans.
"""

from dataclasses import dataclass
from typing import Literal

from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.messages.parcels import CLAN_INVITE, CLAN_NEWS, CLAN_WAR
from bot.store.clan_rows import ChronicleEntry, Clan, ClanMember, Membership, Subject
from bot.store.engine import Tx
from bot.store.ids import ClanId, GuildId, UserId
from bot.store.statuses import ClanRole

Happening = Literal["founded", "joined", "promoted", "demoted", "left", "removed", "gone", "leads", "ended"]

COMMAND = ("leader", "officer")
"""The roles that may invite, remove members, and act for the clan in a war."""


@dataclass(frozen=True)
class WholeClan:
    """A clan and its members when it was read; if locked, nobody else can change it meanwhile."""

    clan: Clan
    members: tuple[ClanMember, ...]
    """The leader first, then in order of succession."""

    @property
    def leader_id(self) -> int:
        """The clan's leader."""
        return self.members[0].user_id

    def find(self, user_id: UserId) -> ClanMember | None:
        """Return a member; None if they are not in the clan."""
        return next((member for member in self.members if member.user_id == user_id), None)

    def mate(self, user_id: UserId) -> ClanMember:
        """Return a member. Raise NotYours if they are not in the clan."""
        member = self.find(user_id)
        if member is None:
            raise NotYours("clan-not-in-it")
        return member

    def other(self, user_id: UserId) -> ClanMember:
        """Return a member named by another. Raise Refusal if they are not in the clan."""
        member = self.find(user_id)
        if member is None:
            raise Refusal("clan-no-mate")
        return member

    def check_leader(self, user_id: UserId) -> None:
        """Raise NotYours unless a player leads the clan."""
        if self.mate(user_id).role != "leader":
            raise NotYours("clan-not-leader")

    def check_command(self, user_id: UserId) -> None:
        """Raise NotYours unless a player is the clan's leader or an officer."""
        if self.mate(user_id).role not in COMMAND:
            raise NotYours("clan-not-officer")


async def take_clan(tx: Tx, clan_id: ClanId) -> WholeClan:
    """Lock a clan. Raise Gone if it no longer exists."""
    clan = await tx.one("clan_lock", Clan, id=clan_id)
    if clan is None:
        raise Gone("clan-gone")
    return WholeClan(clan, tuple(await tx.all("clan_members_of", ClanMember, clan_id=clan_id)))


async def see_clan(tx: Tx, clan_id: ClanId) -> WholeClan:
    """Read a clan without locking it, to show it. Raise Gone if it no longer exists."""
    clan = await tx.one("clan_by_id", Clan, id=clan_id)
    if clan is None or clan.ended_at is not None:
        raise Gone("clan-gone")
    return WholeClan(clan, tuple(await tx.all("clan_members_of", ClanMember, clan_id=clan_id)))


async def clan_id_of(tx: Tx, guild_id: GuildId, user_id: UserId) -> ClanId:
    """Return the id of a player's clan. Raise NotYours if they are in none."""
    membership = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
    if membership is None:
        raise NotYours("clan-none")
    return membership.clan_id


async def take_own_clan(tx: Tx, guild_id: GuildId, user_id: UserId) -> WholeClan:
    """Lock a player's clan. Raise NotYours if they are in none."""
    whole = await take_clan(tx, await clan_id_of(tx, guild_id, user_id))
    whole.mate(user_id)  # they may have changed clans since the look-up
    return whole


async def record(
    context: Context,
    tx: Tx,
    clan_id: ClanId,
    happening: Happening,
    user_id: UserId,
    *,
    by: UserId | None = None,
    told: bool = False,
) -> None:
    """Add to a clan's chronicle; if ``told``, also post it in the clan's channel."""
    now = context.now()
    await tx.run(
        "clan_chronicle_add",
        id=context.chance.new_id(),
        clan_id=clan_id,
        happening=happening,
        user_id=user_id,
        actor_id=by,
        at=now,
    )
    if told:
        # The clan is locked, so the last entry is this one.
        [entry] = await tx.all("clan_chronicle_last", ChronicleEntry, clan_id=clan_id, most=1)
        await CLAN_NEWS.post(tx, clan_id, now, rank=entry.nth)


async def depart(
    context: Context,
    tx: Tx,
    whole: WholeClan,
    user_id: UserId,
    happening: Happening,
    *,
    by: UserId | None = None,
) -> None:
    """Remove a member for any reason; a leader is succeeded, and the clan ends with its last member."""
    clan_id, now = whole.clan.id, context.now()
    await tx.run("clan_member_remove", clan_id=clan_id, user_id=user_id)
    await record(context, tx, clan_id, happening, user_id, by=by)
    for war in await tx.all("clan_war_fighter_remove", Subject, clan_id=clan_id, user_id=user_id):
        await CLAN_WAR.post(tx, war.id, now)
    # From the rows read under the lock, in order of succession.
    heirs = [member for member in whole.members if member.user_id != user_id]
    if not heirs:
        await end(context, tx, clan_id, user_id)
    elif user_id == whole.leader_id:
        await give_role(context, tx, clan_id, heirs[0].user_id, "leader")
        await record(context, tx, clan_id, "leads", heirs[0].user_id, told=True)


async def end(
    context: Context, tx: Tx, clan_id: ClanId, user_id: UserId, *, by: UserId | None = None
) -> None:
    """Dissolve a clan, with its open invitations and wars."""
    now = context.now()
    await tx.run("clan_members_remove", clan_id=clan_id)
    await tx.run("clan_end", id=clan_id, ended_at=now)
    for invite in await tx.all("clan_invites_close", Subject, clan_id=clan_id, closed_at=now):
        await CLAN_INVITE.post(tx, invite.id, now)
    for war in await tx.all("clan_wars_void", Subject, clan_id=clan_id, closed_at=now):
        await CLAN_WAR.post(tx, war.id, now)
    await record(context, tx, clan_id, "ended", user_id, by=by, told=True)


async def give_role(context: Context, tx: Tx, clan_id: ClanId, user_id: UserId, role: ClanRole) -> None:
    """Change a member's rank in their clan."""
    await tx.run("clan_member_role", clan_id=clan_id, user_id=user_id, role=role, role_since=context.now())
