"""The settings of a server, for its managers."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.screen import Screen
from bot.face.server.settings import PAGE_OF, SET_UP, changes_screen, settings_panel, zone_form
from bot.face.words import Words
from bot.play.clocks.written import read_zone
from bot.play.ground.given import number
from bot.play.ground.reach import WORD
from bot.play.ground.refusals import Refusal
from bot.play.guild.guild_settings import GuildSettings
from bot.play.guild.settings_book import SettingsPage
from bot.store.ids import GuildId
from bot.store.stranding_rows import Stranding
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.permits import barred_from, is_shown
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class Settings(commands.Cog):
    """Short pages; every choice on them takes effect at once."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("settings", WORD, self.pressed)

    @app_commands.command(name="settings", description=localised("command-settings"))
    @in_servers
    @app_commands.default_permissions(manage_guild=True)  # bot.play checks who may use it
    @attended()
    async def settings(self, visit: Visit) -> None:
        """Show the settings of this server."""
        await self._open(visit)

    async def _open(self, visit: Visit) -> None:
        guild_id, _ = visit.home
        page = await self.play.settings_book.page(guild_id, visit.standing)
        await visit.answer.private(self._panel(guild_id, page, visit.words))

    async def pressed(self, visit: Visit) -> None:
        """Change a setting, or turn to another page or to the list of changes."""
        guild_id, _ = visit.home
        book, press = self.play.settings_book, visit.press
        action, shown = press.parts
        if action == "open":
            await self._open(visit)
            return
        if visit.named == "changes":
            changes = await book.changes(guild_id, visit.standing, press.revision)
            await visit.answer.update(changes_screen(changes, visit.words))
            return
        if action == "ask":
            page = await book.page(guild_id, visit.standing)
            await visit.answer.ask(zone_form(page, visit.words))
            return
        if visit.named:
            is_zone = visit.named == "zone"  # typed, not chosen
            chosen = (read_zone(visit.given.text("zone")),) if is_zone else visit.given.choices
            self._check_there(guild_id, visit.named, chosen)
            page = await book.change(guild_id, visit.standing, visit.named, chosen)
            shown = PAGE_OF[visit.named]
        else:
            page = await book.page(guild_id, visit.standing)
        await visit.answer.update(self._panel(guild_id, page, visit.words, shown))

    def _panel(self, guild_id: GuildId, page: SettingsPage, words: Words, shown: str = SET_UP) -> Screen:
        guild = self.bot.get_guild(guild_id)
        # In an outage Discord shows no channels: do not call them lost.
        if guild is None or not is_shown(guild):
            return settings_panel(replace(page, lost=()), words, shown=shown)
        amiss = self._amiss(guild, page.settings)
        lost = tuple(row for row in page.lost if self._is_lost(row, page, amiss))
        return settings_panel(replace(page, lost=lost), words, amiss, shown)

    def _check_there(self, guild_id: GuildId, setting: str, values: tuple[str, ...]) -> None:
        """Raise Refusal for a channel or role that this server does not have, and for the @everyone role."""
        guild = self.bot.get_guild(guild_id)
        for value in values if setting in {"channel", "reports", "role"} else ():
            chosen = number(value)
            found = guild and (guild.get_role(chosen) if setting == "role" else guild.get_channel(chosen))
            if not found:
                raise Refusal("unknown-option", text=value)
            if guild and found == guild.default_role:
                raise Refusal("role-everyone")

    def _amiss(self, guild: discord.Guild, chosen: GuildSettings) -> frozenset[str]:
        """Return what is wrong with the chosen channels and role."""
        amiss: set[str] = set()
        for channel_id, gone, closed in (
            (chosen.announce_channel_id, "channel", "voice"),
            (chosen.report_channel_id, "reports", "reports-closed"),
        ):
            if channel_id is not None and guild.get_channel(channel_id) is None:
                amiss.add(gone)
            elif channel_id is not None and barred_from(self.bot, channel_id):
                amiss.add(closed)
        if chosen.organiser_role_id is not None:
            amiss |= _amiss_with(guild.get_role(chosen.organiser_role_id))
        return frozenset(amiss)

    def _is_lost(self, row: Stranding, page: SettingsPage, amiss: frozenset[str]) -> bool:
        """Return whether it still has no place: its channel is closed, or gone without a working fallback."""
        if row.gone:
            return page.settings.announce_channel_id is None or not amiss.isdisjoint({"channel", "voice"})
        return barred_from(self.bot, row.channel_id) is not None


def _amiss_with(role: discord.Role | None) -> set[str]:
    """Return what is wrong with the organisers' role: deleted, or Discord may hide commands from it."""
    if role is None:
        return {"role"}
    manages = role.permissions.administrator or role.permissions.manage_guild
    return set() if manages else {"unseen"}


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Settings(bot))
