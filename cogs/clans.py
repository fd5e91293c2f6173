"""Clans: founding, asking in, leading, leaving, and looking at them."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.face.clan.invite import invite, which_invite
from bot.face.clan.parts import shown
from bot.face.clan.standing import standing
from bot.face.screen import Screen, Text
from bot.play.clans.names import LONGEST, SHORTEST
from bot.play.ground.given import number
from bot.play.ground.reach import CLAN, CLAN_INVITE, WORD
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.people.people import Sighting
from bot.store.ids import ClanId, InviteId, UserId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.clan_actions import ClanActions
from cogs.clan_wars import Wars
from cogs.options import matching, typed_in

Named = app_commands.Range[str, SHORTEST, LONGEST]


@app_commands.guild_only()  # Discord knows this of a whole group only
class Clans(commands.GroupCog, name="clan", description=localised("command-clan")):
    """What people do in clans, by commands and by buttons."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.actions = ClanActions(bot)
        bot.on_press("clan", CLAN, self.pressed)
        bot.on_press("clans", WORD, self.board_pressed)
        bot.on_press("clans", CLAN, self.opened, "open")
        bot.on_press("clan-invite", CLAN_INVITE, self.invite_pressed)
        if self.app_command is not None:
            self.app_command.add_command(Wars(bot))

    @app_commands.command(name="create", description=localised("command-clan-create"))
    @app_commands.describe(name=localised("option-clan-name", least=SHORTEST, most=LONGEST))
    @attended(private=False)
    async def create(self, visit: Visit, name: Named) -> None:
        """Found a clan."""
        guild_id, channel_id = visit.home
        clan = await self.play.clans.create(
            guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id, name=name
        )
        await self.actions.announce(visit, "clan-founded", clan, visit.user_id)

    @app_commands.command(name="invite", description=localised("command-clan-invite"))
    @app_commands.describe(person=localised("option-clan-invite-person"))
    @attended(private=False)
    async def invite(self, visit: Visit, person: discord.User) -> None:
        """Ask somebody into one's clan."""
        guild_id, channel_id = visit.home
        await self.actions.check_here(guild_id, person)
        named = (Sighting(UserId(person.id), person.display_name, ""),)
        await self.play.people.see(named, guild_id=guild_id, guild_locale=None)
        row = await self.play.clan_invites.invite(
            guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id, invited_id=UserId(person.id)
        )
        message_id = await visit.answer.say(invite(row, await self.bot.guild_words(guild_id)))
        if message_id is not None:
            await self.play.clan_invites.place(row.id, message_id)

    @app_commands.command(name="accept", description=localised("command-clan-accept"))
    @attended()
    async def accept(self, visit: Visit) -> None:
        """Join the clan that has invited one."""
        await self._answer_invite(visit, "accept")

    @app_commands.command(name="refuse", description=localised("command-clan-refuse"))
    @attended()
    async def refuse(self, visit: Visit) -> None:
        """Stay out of the clan that has invited one."""
        await self._answer_invite(visit, "refuse")

    @app_commands.command(name="withdraw", description=localised("command-clan-withdraw"))
    @app_commands.describe(person=localised("option-clan-withdraw-person"))
    @attended()
    async def withdraw(self, visit: Visit, person: discord.User) -> None:
        """Take an invitation back."""
        guild_id, _ = visit.home
        row = await self.play.clan_invites.open_to(
            guild_id=guild_id, user_id=visit.user_id, invited_id=UserId(person.id)
        )
        await self._settle_invite(visit, row.id, "withdraw")

    @app_commands.command(name="leave", description=localised("command-clan-leave"))
    @attended()
    async def leave(self, visit: Visit) -> None:
        """Leave one's clan, once asked whether one means it."""
        await self._about_own(visit, "leave")

    @app_commands.command(name="kick", description=localised("command-clan-kick"))
    @app_commands.describe(person=localised("option-clan-kick-person"))
    @attended()
    async def kick(self, visit: Visit, person: discord.User) -> None:
        """Send a member away, once asked whether one means it."""
        await self._about_own(visit, "remove", person)

    @app_commands.command(name="promote", description=localised("command-clan-promote"))
    @app_commands.describe(person=localised("option-clan-promote-person"))
    @attended(private=False)
    async def promote(self, visit: Visit, person: discord.User) -> None:
        """Make a member an officer."""
        await self._about_own(visit, "promote", person)

    @app_commands.command(name="demote", description=localised("command-clan-demote"))
    @app_commands.describe(person=localised("option-clan-demote-person"))
    @attended(private=False)
    async def demote(self, visit: Visit, person: discord.User) -> None:
        """Make an officer a member again."""
        await self._about_own(visit, "demote", person)

    @app_commands.command(name="handover", description=localised("command-clan-handover"))
    @app_commands.describe(person=localised("option-clan-handover-person"))
    @attended()
    async def handover(self, visit: Visit, person: discord.User) -> None:
        """Let another member lead, once asked whether one means it."""
        await self._about_own(visit, "hand-over", person)

    @app_commands.command(name="disband", description=localised("command-clan-disband"))
    @attended()
    async def disband(self, visit: Visit) -> None:
        """Let one's clan be no more, once asked whether one means it."""
        await self._about_own(visit, "disband")

    @app_commands.command(name="roster", description=localised("command-clan-roster"))
    @app_commands.describe(clan=localised("option-clan-roster-clan"))
    @attended()
    async def roster(self, visit: Visit, clan: str | None = None) -> None:
        """Show who is in a clan, one's own unless another is named."""
        guild_id, _ = visit.home
        if clan is None:
            found = (await self.play.clan_pages.own(guild_id, visit.user_id)).clan
        else:
            found = await self.play.clan_pages.named(guild_id, clan)
        await visit.answer.private(await self.actions.roster(visit, found.id))

    @roster.autocomplete("clan")
    async def offer_clans(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the clans of this server."""
        clans = await self.play.clan_pages.standing_in(typed_in(interaction))
        return matching(((clan.id, clan.name) for clan in clans), typed)

    @app_commands.command(name="standing", description=localised("command-clan-standing"))
    @attended()
    async def standing(self, visit: Visit) -> None:
        """Show how the clans of this server stand."""
        await visit.answer.private(await self._board(visit, 0))

    async def pressed(self, visit: Visit) -> None:
        """Answer what is pressed on a roster, on a member's panel, or below a question."""
        action, detail = visit.press.parts
        await self.actions.do(visit, ClanId(visit.named), action, number(detail or "0"))

    async def board_pressed(self, visit: Visit) -> None:
        """Turn a page of the standing."""
        _, page = visit.press.parts
        await visit.answer.update(await self._board(visit, number(page or "0")))

    async def opened(self, visit: Visit) -> None:
        """Look into a clan of the standing."""
        await visit.answer.update(await self.actions.roster(visit, ClanId(visit.named)))

    async def invite_pressed(self, visit: Visit) -> None:
        """Answer the buttons of an invitation, and the question which one is meant."""
        await self._settle_invite(visit, InviteId(visit.named), visit.press.action)

    async def _about_own(self, visit: Visit, action: str, person: discord.User | None = None) -> None:
        """Do something in one's own clan, perhaps about another member of it."""
        guild_id, _ = visit.home
        if person is not None:
            await self.actions.check_here(guild_id, person)
        clan = (await self.play.clan_pages.own(guild_id, visit.user_id)).clan
        await self.actions.do(visit, clan.id, action, person.id if person else 0)

    async def _answer_invite(self, visit: Visit, action: str) -> None:
        """Answer the one invitation somebody has; where there are several, ask which is meant."""
        guild_id, _ = visit.home
        rows = await self.play.clan_invites.open_for(guild_id, visit.user_id)
        if not rows:
            raise Refusal("clan-invite-none")
        if len(rows) == 1:
            await self._settle_invite(visit, rows[0].id, action)
        else:
            await visit.answer.private(which_invite(rows, action, visit.words))

    async def _settle_invite(self, visit: Visit, invite_id: InviteId, action: str) -> None:
        invites, who = self.play.clan_invites, visit.user_id
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
        # a question which one is meant is answered now, so it goes
        await visit.show(Screen((Text(text),)))

    async def _board(self, visit: Visit, page: int) -> Screen:
        guild_id, _ = visit.home
        return standing(await self.play.clan_pages.board(guild_id, visit.user_id, page), visit.words)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Clans(bot))
