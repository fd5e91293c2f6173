"""Invitations into a clan: sent, accepted, refused, withdrawn, or lapsed by themselves."""

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
    """What people do with invitations."""

    context: Context

    @transaction
    async def invite(
        self, tx: Tx, *, guild_id: GuildId, channel_id: ChannelId, user_id: UserId, invited_id: UserId
    ) -> ClanInvite:
        """Ask a player into one's clan; the outbox posts it where the caller does not ``place`` it.

        Raise NotYours for a mere member, and Refusal for a player in a clan, asked already or in vain a while
        ago, with a block between the two, or where too many are asked.
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
        # With the one just added, which a refusal takes back together with the transaction.
        await check_few_invites(tx, clan_id)
        await CLAN_INVITE.post(tx, invite_id, now, answering=True)
        return await _open(tx, invite_id)

    @transaction
    async def place(self, tx: Tx, invite_id: InviteId, message_id: MessageId) -> None:
        """Note where an invitation is shown, so that the outbox need not post it."""
        await tx.run("clan_invite_place", id=invite_id, message_id=message_id)
        await CLAN_INVITE.answered(tx, invite_id)
        invite = await tx.one("clan_invite_by_id", ClanInvite, id=invite_id)
        if invite and invite.status != "open":  # answered before it was known where it stands
            await CLAN_INVITE.post(tx, invite_id, self.context.now())

    @transaction
    async def accept(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Join the clan. Raise Gone, NotYours, or Refusal where one is in a clan already."""
        invite = await _open_for(tx, invite_id, user_id)
        # The clan before the invitation, as the end of a clan takes them: neither waits for the other.
        whole = await take_clan(tx, invite.clan_id)
        await self._close(tx, invite_id, "accepted")
        await join(self.context, tx, whole.clan, user_id, "member")
        await record(self.context, tx, whole.clan.id, "joined", user_id, by=invite.inviter_id)
        return invite

    @transaction
    async def refuse(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Stay out of the clan. Raise Gone or NotYours."""
        invite = await _open_for(tx, invite_id, user_id)
        await self._close(tx, invite_id, "refused")
        return invite

    @transaction
    async def withdraw(self, tx: Tx, *, invite_id: InviteId, user_id: UserId) -> ClanInvite:
        """Take an invitation back, one's own or as a leader or officer. Raise Gone or NotYours."""
        invite = await _open(tx, invite_id)
        member = (await see_clan(tx, invite.clan_id)).find(user_id)
        if member is None or (user_id != invite.inviter_id and member.role not in COMMAND):
            raise NotYours("clan-invite-not-yours")
        await self._close(tx, invite_id, "withdrawn")
        return invite

    async def open_for(self, guild_id: GuildId, user_id: UserId) -> list[ClanInvite]:
        """Return the open invitations a player has in a server, the oldest first."""
        return await self.context.store.read(
            lambda tx: tx.all("clan_invites_of_invited", ClanInvite, guild_id=guild_id, user_id=user_id)
        )

    @reading
    async def open_to(self, tx: Tx, *, guild_id: GuildId, user_id: UserId, invited_id: UserId) -> ClanInvite:
        """Return the open invitation of one's own clan to a player. Raise Gone or NotYours."""
        own = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
        if own is None:
            raise NotYours("clan-none")
        invite = await tx.one("clan_invite_to", ClanInvite, clan_id=own.clan_id, user_id=invited_id)
        if invite is None:
            raise Gone("clan-not-invited")
        return invite

    async def _close(self, tx: Tx, invite_id: InviteId, status: InviteStatus) -> None:
        if not await tx.run("clan_invite_close", id=invite_id, status=status, closed_at=self.context.now()):
            raise Gone("clan-invite-gone")  # answered by somebody else between the look and the touch
        await CLAN_INVITE.post(tx, invite_id, self.context.now())


@transaction
async def lapse_invite(context: Context, tx: Tx, invite_id: InviteId) -> None:
    """Close an invitation whose time is over; do nothing where it was answered meanwhile."""
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
