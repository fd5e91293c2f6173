"""Reports to a server's organisers, and their outcomes."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.moderation.reports import report_form, settle_form
from bot.play.ground.reach import MATCH, REPORT
from bot.play.ground.refusals import Unreadable
from bot.play.moderation.reports import WORDS_LENGTH
from bot.store.ids import MatchId, ReportId, UserId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended


class Reports(commands.Cog):
    """Making and settling reports."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("report", MATCH, self.pressed)
        bot.on_press("report", REPORT, self.settle_pressed, "settle", "settled")

    @app_commands.command(name="report", description=localised("command-report"))
    @app_commands.describe(words=localised("option-report-words"), person=localised("option-report-person"))
    @in_servers
    @attended()
    async def report(
        self,
        visit: Visit,
        words: app_commands.Range[str, 1, WORDS_LENGTH],
        person: discord.User | None = None,
    ) -> None:
        """Report something to the organisers, optionally about a person."""
        await self._report(visit, words, user_id=UserId(person.id) if person else None, match_id=None)

    async def pressed(self, visit: Visit) -> None:
        """Open the form to report a match, or send the report."""
        match visit.press.action:
            case "ask":
                await visit.answer.ask(report_form(MatchId(visit.named), visit.words))
            case "send":
                await self._report(
                    visit, visit.given.text("words"), user_id=None, match_id=MatchId(visit.named)
                )
            case _:
                raise Unreadable

    async def settle_pressed(self, visit: Visit) -> None:
        """Open the form that settles a report, or store its outcome."""
        guild_id, _ = visit.home
        if visit.press.action == "settle":
            # Checked before the form opens, so that nobody writes in vain.
            await self.play.reports.check_may_settle(guild_id, visit.standing)
            await visit.answer.ask(settle_form(ReportId(visit.named), visit.words))
        else:
            await self.play.reports.settle(
                guild_id, visit.standing, ReportId(visit.named), visit.given.text("words")
            )
            await visit.tell("report-settled")

    async def _report(
        self, visit: Visit, words: str, *, user_id: UserId | None, match_id: MatchId | None
    ) -> None:
        guild_id, _ = visit.home
        posted = await self.play.reports.report(
            guild_id=guild_id, reporter_id=visit.user_id, words=words, user_id=user_id, match_id=match_id
        )
        await visit.tell("report-posted" if posted else "report-kept")


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Reports(bot))
