"""Clans: founding them, inviting to them and viewing them, by command and by button."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.face.clan.invite import invite
from bot.face.clan.standing import standing
from bot.face.screen import Screen
from bot.play.clans.names import LONGEST, SHORTEST
from bot.play.ground.given import number
from bot.play.ground.reach import CLAN, CLAN_INVITE, WORD
from bot.play.people.people import Sighting
from bot.store.ids import ClanId, InviteId, UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.clan.actions import ClanActions
from cogs.clan.wars import Wars
from cogs.options import matching, typed_in

Named = app_commands.Range[str, SHORTEST, LONGEST]


@in_servers  # Discord sets this for whole groups only
class Clans(commands.GroupCog, name="clan", description=localised("command-clan")):
    """The commands that found and show clans, and every button of clans."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.actions = ClanActions(bot)
        bot.on_press("clan", CLAN, self.pressed)
        bot.on_press("clans", WORD, self.board_pressed)
        bot.on_press("clans", CLAN, self.opened, "open")
        bot.on_press("clan-invite", CLAN_INVITE, self.invite_pressed)
        # A GroupCog always has one; discord.py types it as for any cog.
        if self.app_command is not None:
            self.app_command.add_command(Wars(bot))

    @app_commands.command(name="create", description=localised("command-clan-create"))
    @app_commands.describe(name=localised("option-clan-name", least=SHORTEST, most=LONGEST))
    @attended(private=False)
    async def create(self, visit: Visit, name: Named) -> None:
        """Found a clan."""
        guild_id, channel_id = visit.stage
        clan = await self.play.clans.create(
            guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id, name=name
        )
        await self.actions.announce(visit, "clan-founded", clan, visit.user_id)

    @app_commands.command(name="invite", description=localised("command-clan-invite"))
    @app_commands.describe(person=localised("option-clan-invite-person"))
    @attended(private=False)
    async def invite(self, visit: Visit, person: discord.User) -> None:
        """Invite a person to the player's clan."""
        guild_id, channel_id = visit.stage
        await self.bot.roll_call.check_here(guild_id, person)
        named = (Sighting(UserId(person.id), person.display_name, ""),)
        # First: the invitation shows the person's name, and the bot may not have seen them before.
        await self.play.people.see(named, guild_id=guild_id, guild_locale=None)
        row = await self.play.clan_invites.invite(
            guild_id=guild_id, channel_id=channel_id, user_id=visit.user_id, invited_id=UserId(person.id)
        )
        message_id = await visit.answer.say(invite(row, await self.bot.guild_words(guild_id)))
        # None: the answer came too late, so the outbox posts it shortly.
        if message_id is not None:
            await self.play.clan_invites.place(row.id, message_id)

    @app_commands.command(name="roster", description=localised("command-clan-roster"))
    @app_commands.describe(clan=localised("option-clan-roster-clan"))
    @attended()
    async def roster(self, visit: Visit, clan: str | None = None) -> None:
        """Show the members of a clan, by default of the player's own."""
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
        """Answer the controls of a roster, a member's panel or a confirmation."""
        action, detail = visit.press.parts
        await self.actions.do(visit, ClanId(visit.named), action, number(detail or "0"))

    async def board_pressed(self, visit: Visit) -> None:
        """Turn a page of the standing."""
        _, page = visit.press.parts
        await visit.answer.update(await self._board(visit, number(page or "0")))

    async def opened(self, visit: Visit) -> None:
        """Open the roster of a clan listed in the standing."""
        await visit.answer.update(await self.actions.roster(visit, ClanId(visit.named)))

    async def invite_pressed(self, visit: Visit) -> None:
        """Answer the buttons of an invitation, and the list that asks which one is meant."""
        await self.actions.settle_invite(visit, InviteId(visit.named), visit.press.action)

    async def _board(self, visit: Visit, page: int) -> Screen:
        guild_id, _ = visit.home
        return standing(await self.play.clan_pages.board(guild_id, visit.user_id, page), visit.words)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Clans(bot))
