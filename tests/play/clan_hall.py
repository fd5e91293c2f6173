"""Clans in a hall: founded, filled and set against each other as a test needs it."""

from bot.play.clans.clans import Clans
from bot.play.clans.invites import Invites
from bot.play.clans.pages import ClanPages
from bot.play.clans.roll import Roll
from bot.play.clans.war_pages import WarPage, war_page
from bot.play.clans.whole_clan import WholeClan
from bot.play.wars.musters import Musters
from bot.play.wars.wars import Wars
from bot.store.clan_rows import ChronicleEntry, Clan, ClanInvite, ClanWar
from tests.play.hall import AYA, BEN, CHANNEL, GUILD, Hall

LOTUS, HERON = "Red Lotus", "Grey Heron"


class ClanHall:
    """The services of clans, and the few steps every test takes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.clans = Clans(hall.context)
        self.invites = Invites(hall.context)
        self.pages = ClanPages(hall.context)
        self.roll = Roll(hall.context)
        self.wars = Wars(hall.context)
        self.musters = Musters(hall.context)

    async def found(self, leader_id: int = AYA, *others: int, name: str = LOTUS) -> str:
        """Found a clan and join it as others, one moment after another."""
        clan = await self.clans.create(guild_id=GUILD, channel_id=CHANNEL, user_id=leader_id, name=name)
        for user_id in others:
            self.hall.clock.forward(1)
            await self.enlist(leader_id, user_id)
        return clan.id

    async def enlist(self, inviter_id: int, user_id: int) -> None:
        """Invite a person and accept for them, as often as a test needs."""
        await self.hall.cheat("voice_clear", user_id=inviter_id)
        invite = await self.invite(inviter_id, user_id)
        await self.invites.accept(invite_id=invite.id, user_id=user_id)

    async def invite(self, inviter_id: int = AYA, user_id: int = BEN) -> ClanInvite:
        """Invite a player."""
        return await self.invites.invite(
            guild_id=GUILD, channel_id=CHANNEL, user_id=inviter_id, invited_id=user_id
        )

    async def promote(self, leader_id: int, user_id: int) -> None:
        """Make a member an officer, a moment later."""
        self.hall.clock.forward(1)
        clan_id = (await self.whole(leader_id)).clan.id
        await self.clans.promote(clan_id=clan_id, user_id=leader_id, other_id=user_id)

    async def demote(self, leader_id: int, user_id: int) -> None:
        """Make an officer a member again."""
        clan_id = (await self.whole(leader_id)).clan.id
        await self.clans.demote(clan_id=clan_id, user_id=leader_id, other_id=user_id)

    async def leave(self, clan_id: str, *user_ids: int) -> None:
        """Take people out of their clan."""
        for user_id in user_ids:
            await self.clans.leave(clan_id=clan_id, user_id=user_id)

    async def roles(self, user_id: int) -> dict[int, str]:
        """Return the members of a person's clan and their roles, in the order in which they would inherit."""
        whole = await self.pages.own(GUILD, user_id)
        return {member.user_id: member.role for member in whole.members}

    async def whole(self, user_id: int) -> WholeClan:
        """Return a person's clan."""
        return await self.pages.own(GUILD, user_id)

    async def standing(self) -> list[Clan]:
        """Return the clans that still exist."""
        return await self.pages.standing_in(GUILD)

    async def every_clan(self) -> list[Clan]:
        """Return all clans that ever existed."""
        return await self.hall.books.read(lambda tx: tx.all("clans_all", Clan))

    async def every_invite(self) -> dict[str, str]:
        """Return the status of every invitation."""
        found = await self.hall.books.read(lambda tx: tx.all("clan_invites_all", ClanInvite))
        return {invite.id: invite.status for invite in found}

    async def chronicle(self, clan_id: str) -> list[tuple[str, int, int | None]]:
        """Return what happened in a clan: the happening, the person it is about, and who else did it."""
        entries = await self.hall.books.read(
            lambda tx: tx.all("clan_chronicle_all", ChronicleEntry, clan_id=clan_id)
        )
        return [(entry.happening, entry.user_id, entry.actor_id) for entry in entries]

    async def propose(self, user_id: int, foe_id: str, size: int = 2, *, hardcore: bool = False) -> ClanWar:
        """Propose a war."""
        page = await self.wars.propose(
            guild_id=GUILD,
            channel_id=CHANNEL,
            user_id=user_id,
            foe_id=foe_id,
            size=size,
            hardcore=hardcore,
            pace="day",
        )
        return page.war

    async def line_up(self, war_id: str, user_id: int, *fighter_ids: int) -> str | None:
        """Name the fighters of a player's clan; return the gathering if that lets the war begin."""
        war = await self.musters.line_up(war_id=war_id, user_id=user_id, fighter_ids=fighter_ids)
        return war.gathering_id

    async def confirm(self, war_id: str, *user_ids: int) -> str | None:
        """Confirm for people that they will fight; return the gathering once the war begins."""
        begun = [
            await self.musters.confirm(war_id=war_id, user_id=user_id, interaction_id=self.hall.click())
            for user_id in user_ids
        ]
        return begun[-1].gathering_id

    async def war(self, war_id: str, viewing_id: str | None = None) -> WarPage:
        """Return a war as everyone, or one of its clans, may see it."""
        return await self.hall.store.read(lambda tx: war_page(tx, war_id, viewing_id))
