"""What commands and buttons do in a clan, and how they are answered."""

from dataclasses import dataclass

from bot.face.clan.parts import shown
from bot.face.clan.question import (
    SURE,
    disband_question,
    hand_over_question,
    leave_question,
    remove_question,
)
from bot.face.clan.roster import member, roster
from bot.face.pieces import mention
from bot.face.screen import Screen, Text
from bot.play.ground.refusals import Unreadable
from bot.store.clan_rows import Clan
from bot.store.ids import ClanId, InviteId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


@dataclass(frozen=True)
class ClanActions:
    """Clan actions; those that are hard to undo ask for confirmation first."""

    bot: DuelBot

    async def do(self, visit: Visit, clan_id: ClanId, action: str, number: int) -> None:
        """Run one action or show one screen; ``number`` is the member concerned or the page to show."""
        match action:
            case "roster":
                await visit.answer.update(await self.roster(visit, clan_id, number))
            case "member":
                await visit.answer.update(await self._member(visit, clan_id, UserId(visit.given.number)))
            case "promote":
                clan = await self.bot.play.clans.promote(
                    clan_id=clan_id, user_id=visit.user_id, other_id=UserId(number)
                )
                await self.announce(visit, "clan-promoted", clan, UserId(number))
            case "demote":
                clan = await self.bot.play.clans.demote(
                    clan_id=clan_id, user_id=visit.user_id, other_id=UserId(number)
                )
                await self.announce(visit, "clan-demoted", clan, UserId(number))
            case "no":
                await visit.answer.update(Screen((Text(visit.words("clan-unchanged")),)))
            case _ if action.startswith(SURE):
                await self._settle(visit, clan_id, action.removeprefix(SURE), UserId(number))
            case _:
                await visit.answer.private(await self._question(visit, clan_id, action, UserId(number)))

    async def settle_invite(self, visit: Visit, invite_id: InviteId, action: str) -> None:
        """Answer or withdraw an invitation."""
        invites, who = self.bot.play.clan_invites, visit.user_id
        match action:
            case "accept":
                row = await invites.accept(invite_id=invite_id, user_id=who)
                text = visit.words("clan-joined", clan=shown(row.clan_name))
            case "refuse":
                row = await invites.refuse(invite_id=invite_id, user_id=who)
                text = visit.words("clan-invite-refused", clan=shown(row.clan_name))
            case "withdraw":
                await invites.withdraw(invite_id=invite_id, user_id=who)
                text = visit.words("clan-invite-withdrawn")
            case _:
                raise Unreadable
        # "Which invitation?" is answered by now, so this replaces it.
        await visit.show(Screen((Text(text),)))

    async def announce(self, visit: Visit, key: str, clan: Clan, user_id: UserId) -> None:
        """Announce a member's new role in the channel."""
        words = await self.bot.guild_words(clan.guild_id)
        text = words(key, who=mention(user_id), clan=shown(clan.name))
        # No ping for one's own action.
        pings = () if user_id == visit.user_id else (user_id,)
        await visit.answer.say(Screen((Text(text),), pings=pings))

    async def roster(self, visit: Visit, clan_id: ClanId, page: int = 0) -> Screen:
        """Return a page of a clan's roster as this person sees it."""
        return roster(await self.bot.play.clan_pages.roster(clan_id, visit.user_id, page), visit.words)

    async def _member(self, visit: Visit, clan_id: ClanId, other_id: UserId) -> Screen:
        house = await self.bot.play.clan_pages.to_command(clan_id, visit.user_id)
        return member(house, house.mate(visit.user_id), house.other(other_id), visit.words)

    async def _question(self, visit: Visit, clan_id: ClanId, action: str, other_id: UserId) -> Screen:
        pages, user_id, words = self.bot.play.clan_pages, visit.user_id, visit.words
        match action:
            case "leave":
                return leave_question(await pages.to_leave(clan_id, user_id), user_id, words)
            case "disband":
                return disband_question(await pages.to_disband(clan_id, user_id), words)
            case "remove":
                house = await pages.to_remove(clan_id, user_id, other_id)
                return remove_question(house, other_id, words)
            case "hand-over":
                house = await pages.to_hand_over(clan_id, user_id, other_id)
                return hand_over_question(house, other_id, words)
            case _:
                raise Unreadable

    async def _settle(self, visit: Visit, clan_id: ClanId, action: str, other_id: UserId) -> None:
        clans, user_id = self.bot.play.clans, visit.user_id
        match action:
            case "leave":
                clan = await clans.leave(clan_id=clan_id, user_id=user_id)
                text = visit.words("clan-left", clan=shown(clan.name))
            case "disband":
                clan = await clans.disband(clan_id=clan_id, user_id=user_id)
                text = visit.words("clan-disbanded", clan=shown(clan.name))
            case "remove":
                clan = await clans.remove(clan_id=clan_id, user_id=user_id, other_id=other_id)
                text = visit.words("clan-removed", clan=shown(clan.name), who=mention(other_id))
            case "hand-over":
                clan = await clans.hand_over(clan_id=clan_id, user_id=user_id, other_id=other_id)
                text = visit.words("clan-handed-over", clan=shown(clan.name), who=mention(other_id))
            case _:
                raise Unreadable
        await visit.answer.update(Screen((Text(text),)))
