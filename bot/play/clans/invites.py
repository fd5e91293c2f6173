"""Clan invitations: they are sent, then accepted, refused or withdrawn, or they lapse."""

from dataclasses import dataclass

from bot.play.clans.clans import join
from bot.play.clans.whole_clan import COMMAND, WholeClan, record, see_clan, take_clan, take_own_clan
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import INVITE_LIFE
from bot.play.messages.parcels import CLAN_INVITE
from bot.play.people.blocks import is_blocked
from bot.play.people.voice import check_few_invites, check_invite_rested, use_voice
from bot.store.clan_rows import ClanInvite, Membership
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, InviteId, MessageId, UserId
from bot.store.statuses import InviteStatus


@dataclass(frozen=True)
class Invites:
    """What players do with invitations."""

    context: Context

    @transaction
    async def invite(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, user_id: UserId, invited_id: UserId
    ) -> ClanInvite:
        """Invite a player to join a clan; the outbox posts it unless the caller calls ``place``.

        Raise NotYours for an ordinary member, and Refusal if the player is in a clan, is invited already, did
        not accept a recent invitation, if either blocks the other, or if too many invitations are open.
        """
        whole = await take_own_clan(tx, guild_id, user_id)
        whole.check_command(user_id)
        await use_voice(self.context, tx, guild_id, user_id)
        await _check_free(tx, whole, guild_id, invited_id)
        await _check_blocks(tx, user_id, invited_id)
        now, invite_id = self.context.now(), InviteId(self.context.chance.new_id())
        added = await tx.run(
            "clan_invite_add",
            id=invite_id,
            clan_id=whole.clan.id,
            guild_id=guild_id,
            channel_id=channel_id,
            inviter_id=user_id,
            invited_id=invited_id,
            created_at=now,
            expires_at=now + INVITE_LIFE,
        )
        if added != 1:
            raise Refusal("clan-invited-already")
        clan_id = whole.clan.id
        await check_invite_rested(tx, clan_id, invited_id, now)
        # Counts the one just added, which a refusal rolls back.
        await check_few_invites(tx, clan_id)
        await CLAN_INVITE.post(tx, invite_id, now, answering=True)
        return await _open(tx, invite_id)

    @transaction
    async def place(self, tx: Tx, invite_id: InviteId, message_id: MessageId) -> None:
        """Store where an invitation is shown, so that the outbox need not post it."""
        await tx.run("clan_invite_place", id=invite_id, message_id=message_id)
        await CLAN_INVITE.answered(tx, invite_id)
        invite = await tx.one("clan_invite_by_id", ClanInvite, id=invite_id)
        if invite and invite.status != "open":  # answered before its message was known
            await CLAN_INVITE.post(tx, invite_id, self.context.now())

    @transaction
    async def accept(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Join the clan. Raise Gone, NotYours, or Refusal if the player is in a clan already."""
        invite = await _open_for(tx, invite_id, user_id)
        # Lock the clan before the invitation, as ending a clan does, so that the two cannot deadlock.
        whole = await take_clan(tx, invite.clan_id)
        await self._close(tx, invite_id, "accepted")
        await join(self.context, tx, whole.clan, user_id, "member")
        await record(self.context, tx, whole.clan.id, "joined", user_id, by=invite.inviter_id)
        return invite

    @transaction
    async def refuse(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Refuse an invitation. Raise Gone or NotYours."""
        invite = await _open_for(tx, invite_id, user_id)
        await self._close(tx, invite_id, "refused")
        return invite

    @transaction
    async def withdraw(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Withdraw an invitation, as its sender or as leader or officer. Raise Gone or NotYours."""
        invite = await _open(tx, invite_id)
        member = (await see_clan(tx, invite.clan_id)).find(user_id)
        if member is None or (user_id != invite.inviter_id and member.role not in COMMAND):
            raise NotYours("clan-invite-not-yours")
        await self._close(tx, invite_id, "withdrawn")
        return invite

    async def open_for(self, guild_id: GuildId, user_id: UserId) -> list[ClanInvite]:
        """Return a player's open invitations in a server, oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("clan_invites_of_invited", ClanInvite, guild_id=guild_id, user_id=user_id)
        )

    @reading
    async def open_to(self, tx: Tx, *, guild_id: GuildId, user_id: UserId, invited_id: UserId) -> ClanInvite:
        """Return the open invitation of a player's clan to another player. Raise Gone or NotYours."""
        own = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
        if own is None:
            raise NotYours("clan-none")
        invite = await tx.one("clan_invite_to", ClanInvite, clan_id=own.clan_id, user_id=invited_id)
        if invite is None:
            raise Gone("clan-not-invited")
        return invite

    async def _close(self, tx: Tx, invite_id: InviteId, status: InviteStatus) -> None:
        if not await tx.run("clan_invite_close", id=invite_id, status=status, closed_at=self.context.now()):
            raise Gone("clan-invite-gone")  # closed by someone else since it was read
        await CLAN_INVITE.post(tx, invite_id, self.context.now())


@transaction
async def lapse_invite(context: Context, tx: Tx, invite_id: InviteId) -> None:
    """Close an expired invitation; do nothing if it was answered meanwhile."""
    invite = await tx.one("clan_invite_by_id", ClanInvite, id=invite_id)
    if invite is None or invite.expires_at > context.now():
        return
    if await tx.run("clan_invite_close", id=invite_id, status="lapsed", closed_at=context.now()):
        await CLAN_INVITE.post(tx, invite_id, context.now())


async def _open(tx: Tx, invite_id: InviteId) -> ClanInvite:
    invite = await tx.one("clan_invite_by_id", ClanInvite, id=invite_id)
    if invite is None or invite.status != "open":
        raise Gone("clan-invite-gone")
    return invite


async def _open_for(tx: Tx, invite_id: InviteId, user_id: UserId) -> ClanInvite:
    invite = await _open(tx, invite_id)
    if user_id != invite.invited_id:
        raise NotYours("clan-invite-not-for-you")
    return invite


async def _check_free(tx: Tx, whole: WholeClan, guild_id: GuildId, invited_id: UserId) -> None:
    if whole.find(invited_id) is not None:
        raise Refusal("clan-mate-already")
    if await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=invited_id):
        raise Refusal("clan-elsewhere")


async def _check_blocks(tx: Tx, user_id: UserId, invited_id: UserId) -> None:
    if await is_blocked(tx, user_id, by=invited_id):
        raise Refusal("clan-invite-blocked")
    if await is_blocked(tx, invited_id, by=user_id):
        raise Refusal("clan-invite-you-blocked")
