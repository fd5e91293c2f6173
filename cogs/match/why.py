"""Why a match went as it did, by a button at its end; and how somebody plays, by one in their profile."""

from discord.ext import commands

from bot.face.match.why import why
from bot.face.match.why_alone import why_alone, why_awaited
from bot.face.standing.style import style_awaited, style_screen, style_shown
from bot.play.ground.reach import OWN_MATCH, WORD
from bot.play.ground.refusals import Unreadable
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit

TO_MATCH = frozenset({"match", ""})
"""Buttons sent before 27 November 2026 have no action."""


class Why(commands.Cog):
    """What people learn from their matches."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("why", OWN_MATCH, self.pressed)
        bot.on_press("why", OWN_MATCH, self.alone, "alone")
        bot.on_press("style", WORD, self.style)

    async def pressed(self, visit: Visit) -> None:
        """Show why a match went so, which may take a second to work out, or ten."""
        if visit.press.action not in TO_MATCH:
            raise Unreadable
        await visit.answer.think()
        page, reckoning = await self.play.reckonings.of(MatchId(visit.named), visit.user_id)
        await visit.answer.private(why(page, reckoning, visit.words))

    async def alone(self, visit: Visit) -> None:
        """Show it to somebody who played alone, which takes a while to work out."""
        replay = await self.play.retracings.begin(MatchId(visit.named), visit.user_id)
        # It takes 10 to 20 seconds, and Discord waits for three.
        await visit.answer.private(why_awaited(visit.words))
        retraced = await self.play.retracings.of(replay)
        await visit.answer.update(why_alone(retraced, visit.words))

    async def style(self, visit: Visit) -> None:
        """Show how somebody plays, to themselves or, where they ask for it, to everybody."""
        match visit.press.action:
            case "mine":
                guild_id, _ = visit.home
                # Before the first answer: who has fought nothing here is refused at once, not asked to wait.
                fought = await self.play.reckonings.fought(guild_id, visit.user_id)
                await visit.answer.private(style_awaited(visit.words))
                style = await self.play.reckonings.style(fought, visit.user_id)
                await visit.answer.update(style_screen(style, visit.words))
            case "show":
                guild_id, _ = visit.stage
                style = await self.play.reckonings.show(guild_id, visit.user_id)
                words = await self.bot.guild_words(guild_id)
                await visit.answer.say(style_shown(style, visit.user_id, words))
            case _:
                raise Unreadable


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Why(bot))
