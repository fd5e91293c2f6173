"""Organisers' interventions on members and matches."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.face.escape import escape, plain
from bot.face.moderation.log import log_screen
from bot.face.moderation.reports import reports_screen
from bot.face.moderation.void import void_form
from bot.face.timestamps import relative
from bot.play.ground.reach import MATCH, WORD
from bot.play.moderation.log import REASON_LENGTH
from bot.play.moderation.moderation import MUTES
from bot.store.ids import MatchId, UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import matching, typed_in

Reason = app_commands.Range[str, 1, REASON_LENGTH]


def mute_choices() -> list[Choice[str]]:
    """Return how long a person can be muted."""
    return [Choice(name=localised(f"mute-{span}"), value=span) for span in MUTES]


@in_servers  # Discord sets this for whole groups only
@app_commands.default_permissions(manage_guild=True)  # bot.play checks who may use it
class Moderate(commands.GroupCog, name="moderate", description=localised("command-moderate")):
    """Interventions; each needs a reason, which the other organisers see."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("moderate", WORD, self.log_pressed)
        bot.on_press("moderate", WORD, self.reports_pressed, "reports")
        bot.on_press("moderate", MATCH, self.void_pressed, "void")

    @app_commands.command(name="void", description=localised("command-moderate-void"))
    @app_commands.describe(match=localised("option-moderate-match"))
    @attended()
    async def void(self, visit: Visit, match: str) -> None:
        """Open the form that explains what voiding a match means and asks why."""
        guild_id, _ = visit.home
        await self.bot.check_reach(visit, MATCH, match)
        people = await self.play.moderation.about_to_void(guild_id, visit.standing, MatchId(match))
        await visit.answer.ask(void_form(MatchId(match), people, visit.words))

    @app_commands.command(name="lift", description=localised("command-moderate-lift"))
    @app_commands.describe(
        match=localised("option-moderate-match"), reason=localised("option-moderate-reason")
    )
    @attended()
    async def lift(self, visit: Visit, match: str, reason: Reason) -> None:
        """Get a stuck match going again."""
        guild_id, _ = visit.home
        await self.bot.check_reach(visit, MATCH, match)
        await self.play.moderation.lift(guild_id, visit.standing, MatchId(match), reason)
        await visit.tell("moderate-lifted")

    @void.autocomplete("match")
    @lift.autocomplete("match")
    async def offer_matches(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the matches under way here, by their players."""
        words = await self.bot.words(interaction)
        found = await self.play.moderation.ongoing(typed_in(interaction), UserId(interaction.user.id))
        named = (
            (match_id, f"{words.listed(map(plain, names))} · {match_id}") for match_id, names in found.items()
        )
        return matching(named, typed)

    @app_commands.command(name="mute", description=localised("command-moderate-mute"))
    @app_commands.describe(
        person=localised("option-moderate-person"),
        span=localised("option-moderate-span"),
        reason=localised("option-moderate-reason"),
    )
    @app_commands.choices(span=mute_choices())
    @attended()
    async def mute(self, visit: Visit, person: discord.User, span: str, reason: Reason) -> None:
        """Mute a player here for a while."""
        guild_id, _ = visit.home
        until = await self.play.moderation.mute(guild_id, visit.standing, UserId(person.id), span, reason)
        await visit.tell("moderate-muted", name=escape(person.display_name), until=relative(until))

    @app_commands.command(name="unmute", description=localised("command-moderate-unmute"))
    @app_commands.describe(
        person=localised("option-moderate-person"), reason=localised("option-moderate-reason")
    )
    @attended()
    async def unmute(self, visit: Visit, person: discord.User, reason: Reason) -> None:
        """Unmute a player here."""
        guild_id, _ = visit.home
        await self.play.moderation.unmute(guild_id, visit.standing, UserId(person.id), reason)
        await visit.tell("moderate-unmuted", name=escape(person.display_name))

    @app_commands.command(name="log", description=localised("command-moderate-log"))
    @attended()
    async def log(self, visit: Visit) -> None:
        """Show the log."""
        guild_id, _ = visit.home
        page = await self.play.moderation.log(guild_id, visit.standing, 0)
        await visit.answer.private(log_screen(page, visit.words))

    @app_commands.command(name="reports", description=localised("command-moderate-reports"))
    @attended()
    async def reports(self, visit: Visit) -> None:
        """Show the open reports."""
        await self.reports_pressed(visit)

    async def reports_pressed(self, visit: Visit) -> None:
        """Show the open reports by button, for organisers from whom Discord hides the commands."""
        guild_id, _ = visit.home
        waiting = await self.play.reports.open_in(guild_id, visit.standing)
        await visit.show(reports_screen(waiting, visit.words))

    async def void_pressed(self, visit: Visit) -> None:
        """Void the match of the form."""
        guild_id, _ = visit.home
        await self.play.moderation.void(
            guild_id, visit.standing, MatchId(visit.named), visit.given.text("reason")
        )
        await visit.tell("moderate-voided")

    async def log_pressed(self, visit: Visit) -> None:
        """Turn to another page of the log."""
        guild_id, _ = visit.home
        page = await self.play.moderation.log(guild_id, visit.standing, visit.press.revision)
        await visit.show(log_screen(page, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Moderate(bot))
