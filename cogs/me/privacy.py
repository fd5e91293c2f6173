"""A person's stored data, and whom they block."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.escape import escape
from bot.face.me.privacy import export_screen, forget_form, forget_question, is_sure
from bot.face.screen import Screen, Text
from bot.play.ground.reach import ONESELF
from bot.play.ground.refusals import Refusal
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class Privacy(commands.GroupCog, name="privacy", description=localised("command-privacy")):
    """Export and deletion of a person's own data, and blocks."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("privacy", ONESELF, self.pressed)

    @app_commands.command(name="export", description=localised("command-privacy-export"))
    @attended()
    async def export(self, visit: Visit) -> None:
        """Send everything stored about the person."""
        exported = await self.play.exports.of(visit.user_id)
        await visit.answer.private(export_screen(exported, visit.words))

    @app_commands.command(name="forget", description=localised("command-privacy-forget"))
    @attended()
    async def forget(self, visit: Visit) -> None:
        """Say what deleting the data means, and ask for confirmation."""
        left = await self.play.forgetting.entanglements(visit.user_id)
        await visit.answer.private(forget_question(visit.user_id, left, visit.words))

    @app_commands.command(name="block", description=localised("command-privacy-block"))
    @app_commands.describe(person=localised("option-block-person"))
    @attended()
    async def block(self, visit: Visit, person: discord.User) -> None:
        """Block a person."""
        await self.play.people.block(visit.user_id, UserId(person.id))
        await visit.tell("block-done", name=escape(person.display_name))

    @app_commands.command(name="unblock", description=localised("command-privacy-unblock"))
    @app_commands.describe(person=localised("option-unblock-person"))
    @attended()
    async def unblock(self, visit: Visit, person: discord.User) -> None:
        """Unblock a person."""
        await self.play.people.unblock(visit.user_id, UserId(person.id))
        await visit.tell("unblock-done", name=escape(person.display_name))

    async def pressed(self, visit: Visit) -> None:
        """Open the second confirmation, delete the data, or keep it."""
        match visit.press.action:
            case "ask":
                await visit.answer.ask(forget_form(visit.user_id, visit.words))
            case "forget":
                await self._forget(visit)
            case _:
                await visit.answer.update(Screen((Text(visit.words("forget-kept")),)))

    async def _forget(self, visit: Visit) -> None:
        if not is_sure(visit.given.text("phrase"), visit.words):
            raise Refusal("forget-unsure")
        await self.play.forgetting.forget(visit.user_id)
        await visit.answer.update(Screen((Text(visit.words("forget-done")),)))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy(bot))
