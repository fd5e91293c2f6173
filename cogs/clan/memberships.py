"""Clan membership by command: the same actions as the buttons of invitations and rosters."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.clan.invite import which_invite
from bot.play.ground.refusals import Refusal
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.clan.actions import ClanActions


@in_servers  # Discord sets this for whole groups only
class Memberships(commands.GroupCog, name="membership", description=localised("command-membership")):
    """The commands for what clan buttons do."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self._actions = ClanActions(bot)

    @app_commands.command(name="accept", description=localised("command-membership-accept"))
    @attended()
    async def accept(self, visit: Visit) -> None:
        """Accept an invitation to a clan."""
        await self._answer_invite(visit, "accept")

    @app_commands.command(name="refuse", description=localised("command-membership-refuse"))
    @attended()
    async def refuse(self, visit: Visit) -> None:
        """Refuse an invitation to a clan."""
        await self._answer_invite(visit, "refuse")

    @app_commands.command(name="withdraw", description=localised("command-membership-withdraw"))
    @app_commands.describe(person=localised("option-membership-withdraw-person"))
    @attended()
    async def withdraw(self, visit: Visit, person: discord.User) -> None:
        """Withdraw an invitation."""
        guild_id, _ = visit.home
        row = await self.play.clan_invites.open_to(
            guild_id=guild_id, user_id=visit.user_id, invited_id=UserId(person.id)
        )
        await self._actions.settle_invite(visit, row.id, "withdraw")

    @app_commands.command(name="leave", description=localised("command-membership-leave"))
    @attended()
    async def leave(self, visit: Visit) -> None:
        """Leave the player's clan, after a confirmation."""
        await self._about_own(visit, "leave")

    @app_commands.command(name="kick", description=localised("command-membership-kick"))
    @app_commands.describe(person=localised("option-membership-kick-person"))
    @attended()
    async def kick(self, visit: Visit, person: discord.User) -> None:
        """Remove a member, after a confirmation."""
        await self._about_own(visit, "remove", person)

    @app_commands.command(name="promote", description=localised("command-membership-promote"))
    @app_commands.describe(person=localised("option-membership-promote-person"))
    @attended(private=False)
    async def promote(self, visit: Visit, person: discord.User) -> None:
        """Make a member an officer."""
        await self._about_own(visit, "promote", person)

    @app_commands.command(name="demote", description=localised("command-membership-demote"))
    @app_commands.describe(person=localised("option-membership-demote-person"))
    @attended(private=False)
    async def demote(self, visit: Visit, person: discord.User) -> None:
        """Make an officer a member again."""
        await self._about_own(visit, "demote", person)

    @app_commands.command(name="handover", description=localised("command-membership-handover"))
    @app_commands.describe(person=localised("option-membership-handover-person"))
    @attended()
    async def handover(self, visit: Visit, person: discord.User) -> None:
        """Make another member the leader, after a confirmation."""
        await self._about_own(visit, "hand-over", person)

    @app_commands.command(name="disband", description=localised("command-membership-disband"))
    @attended()
    async def disband(self, visit: Visit) -> None:
        """Disband the player's clan, after a confirmation."""
        await self._about_own(visit, "disband")

    async def _about_own(self, visit: Visit, action: str, person: discord.User | None = None) -> None:
        """Run an action in the player's own clan, on another member if one is given."""
        guild_id, _ = visit.home
        if person is not None:
            await self.bot.roll_call.check_here(guild_id, person)
        clan = (await self.play.clan_pages.own(guild_id, visit.user_id)).clan
        await self._actions.do(visit, clan.id, action, person.id if person else 0)

    async def _answer_invite(self, visit: Visit, action: str) -> None:
        """Answer the player's only open invitation, or ask which of several is meant."""
        guild_id, _ = visit.home
        rows = await self.play.clan_invites.open_for(guild_id, visit.user_id)
        if not rows:
            raise Refusal("clan-invite-none")
        if len(rows) == 1:
            await self._actions.settle_invite(visit, rows[0].id, action)
        else:
            await visit.answer.private(which_invite(rows, action, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Memberships(bot))
