"""Wars before their muster: they are proposed, then agreed to, refused, or called off."""

from contextlib import suppress
from dataclasses import dataclass

from bot.play.clans.war_pages import MUSTERING, WarPage, war_page, war_row
from bot.play.clans.whole_clan import clan_id_of
from bot.play.gatherings.kinds import CLASH, fits_kind
from bot.play.gatherings.opening import game_of_clash
from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import WAR_LIFE
from bot.play.guild.guild_settings import settings_of
from bot.play.messages.parcels import CLAN_WAR
from bot.play.people.voice import check_war_rested, use_voice
from bot.play.wars.musters import SIZES, end_muster
from bot.play.wars.open_wars import (
    PROPOSED,
    BothClans,
    check_enough,
    close_war,
    own_clan,
    seal_war,
    take_both,
    take_open,
)
from bot.store.clan_rows import ClanWar
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ClanId, GuildId, MessageId, UserId, WarId


@dataclass(frozen=True)
class Wars:
    """What leaders and officers do with wars."""

    context: Context

    @transaction
    async def propose(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        user_id: UserId,
        foe_id: ClanId,
        size: int,
        hardcore: bool,
        pace: str | None = None,
    ) -> WarPage:
        """Propose a war to another clan; the pace defaults to the server's.

        The outbox posts it unless the caller calls ``place``. Raise Gone, NotYours, or Refusal if a clan is
        too small, or if the two have a war open or one that recently came to nothing.
        """
        if size not in SIZES:
            raise Refusal("unknown-option", text=str(size))
        own_id, both = await _take_rivals(tx, guild_id, user_id, foe_id)
        await use_voice(self.context, tx, guild_id, user_id)
        usual = await settings_of(tx, guild_id)
        usual.game_for(None, fits_kind(CLASH, hardcore=hardcore))  # refuses if the server plays no such game
        await _check_ready(tx, both, size)
        now, war_id = self.context.now(), WarId(self.context.chance.new_id())
        await check_war_rested(tx, own_id, foe_id, now)
        await tx.run(
            "clan_war_add",
            id=war_id,
            guild_id=guild_id,
            channel_id=channel_id,
            clan_id=own_id,
            foe_id=foe_id,
            proposer_id=user_id,
            size=size,
            hardcore=int(hardcore),
            pace=usual.pace_for(pace, game_of_clash(hardcore=hardcore)),
            created_at=now,
            expires_at=now + WAR_LIFE,
            **sealed(self.context.chance.new_seed()),
        )
        await CLAN_WAR.post(tx, war_id, now, answering=True)
        return await war_page(tx, war_id)

    @transaction
    async def place(self, tx: Tx, war_id: WarId, message_id: MessageId) -> None:
        """Store where a war is shown, so that the outbox need not post it."""
        await tx.run("clan_war_place", id=war_id, message_id=message_id)
        await CLAN_WAR.answered(tx, war_id)
        if (await war_row(tx, war_id)).status != PROPOSED:  # answered before its message was known
            await CLAN_WAR.post(tx, war_id, self.context.now())

    @transaction
    async def agree(self, tx: Tx, *, war_id: WarId, user_id: UserId) -> None:
        """Accept a war for a player's clan. Raise Gone or NotYours."""
        war = await self._answering(tx, war_id, user_id)
        expires_at = self.context.now() + WAR_LIFE
        await tx.run("clan_war_agree", id=war.id, answerer_id=user_id, expires_at=expires_at)
        await CLAN_WAR.post(tx, war_id, self.context.now())

    @transaction
    async def refuse(self, tx: Tx, *, war_id: WarId, user_id: UserId) -> None:
        """Refuse a war for a player's clan. Raise Gone or NotYours."""
        war = await self._answering(tx, war_id, user_id)
        await close_war(self.context, tx, war, "refused")

    @transaction
    async def withdraw(self, tx: Tx, *, war_id: WarId, user_id: UserId) -> None:
        """Withdraw a proposal; once agreed, either clan may call the war off. Raise Gone or NotYours."""
        war, both = await take_open(tx, war_id)
        own = own_clan(both, user_id)
        if war.status == PROPOSED and own.clan.id != war.clan_id:
            raise NotYours("war-not-proposer")
        await close_war(self.context, tx, war, "withdrawn")

    @reading
    async def open_of(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> tuple[ClanId, list[ClanWar]]:
        """Return a player's clan and its wars that have yet to begin. Raise NotYours if they are in none."""
        own_id = await clan_id_of(tx, guild_id, user_id)
        return own_id, await tx.all("clan_wars_open_of", ClanWar, clan_id=own_id)

    async def _answering(self, tx: Tx, war_id: WarId, user_id: UserId) -> ClanWar:
        """Lock a proposed war for a player who may answer it. Raise Gone or NotYours."""
        war, both = await take_open(tx, war_id)
        if war.status != PROPOSED:
            raise Gone("war-answered")
        if own_clan(both, user_id).clan.id != war.foe_id:
            raise NotYours("war-not-yours")
        return war


@transaction
async def lapse_war(context: Context, tx: Tx, war_id: WarId) -> None:
    """End a war's wait once its time is over: begin a muster's war with those who confirmed, or let it lapse.

    Before that, only give it a seed if it has none.
    """
    with suppress(Gone):
        war, _ = await take_open(tx, war_id)
        if war.expires_at > context.now():
            await seal_war(context, tx, war)
            return
        if war.status == MUSTERING:
            await end_muster(context, tx, war)
        else:
            await close_war(context, tx, war, "lapsed")


async def _take_rivals(
    tx: Tx, guild_id: GuildId, user_id: UserId, foe_id: ClanId
) -> tuple[ClanId, BothClans]:
    """Lock a player's clan and its opponent. Raise Gone, NotYours or Refusal."""
    own_id = await clan_id_of(tx, guild_id, user_id)
    if own_id == foe_id:
        raise Refusal("war-self")
    both = await take_both(tx, own_id, foe_id)
    both[own_id].check_command(user_id)
    return own_id, both


async def _check_ready(tx: Tx, both: BothClans, size: int) -> None:
    """Raise Refusal if a clan is too small for a war, or the two have one open already."""
    for whole in both.values():
        check_enough(whole, size)
    one_id, other_id = both
    for war in await tx.all("clan_wars_open_of", ClanWar, clan_id=one_id):
        if other_id in {war.clan_id, war.foe_id}:
            raise Refusal("war-already-open")
