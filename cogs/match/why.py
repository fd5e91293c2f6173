"""Buttons that explain a match at its end, and a player's style in their profile."""

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
    """Explanations of matches, and playing styles."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("why", OWN_MATCH, self.pressed)
        bot.on_press("why", OWN_MATCH, self.alone, "alone")
        bot.on_press("style", WORD, self.style)

    async def pressed(self, visit: Visit) -> None:
        """Explain a match; working it out takes one to ten seconds."""
        if visit.press.action not in TO_MATCH:
            raise Unreadable
        await visit.answer.think()
        page, reckoning = await self.play.reckonings.of(MatchId(visit.named), visit.user_id)
        await visit.answer.private(why(page, reckoning, visit.words))

    async def alone(self, visit: Visit) -> None:
        """Explain a solo match, which takes longer to work out."""
        replay = await self.play.retracings.begin(MatchId(visit.named), visit.user_id)
        # It takes 10 to 20 seconds, and Discord waits for three.
        await visit.answer.private(why_awaited(visit.words))
        retraced = await self.play.retracings.of(replay)
        await visit.answer.update(why_alone(retraced, visit.words))

    async def style(self, visit: Visit) -> None:
        """Show a player's style to them or, if they ask, to the channel."""
        match visit.press.action:
            case "mine":
                guild_id, _ = visit.home
                # First: a player without matches here is refused at once, not asked to wait.
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
