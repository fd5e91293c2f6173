"""Settling ahead: a player's answers to questions that may come."""

from typing import TypedDict

from discord.ext import commands

from bot.face.match.answered import answered
from bot.face.match.instructing import closed_panel, instruction, instructions, undoing_question
from bot.play.ground.given import number
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Refusal
from bot.play.match.instructions import InstructionsPage
from bot.store.ids import MatchId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class OfChoice(TypedDict):
    """Which choice: whose, in which match, at which revision."""

    match_id: MatchId
    user_id: UserId
    revision: int


class Instructing(commands.Cog):
    """The private panel, and the questions that a choice raises beside it."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.ahead = bot.play.instructions
        bot.on_press("instruct", OWN_MATCH, self.pressed)
        bot.on_press("instruct", OWN_MATCH, self.answer_pressed, "answer")

    async def pressed(self, visit: Visit) -> None:
        """Show one topic or all, or settle one or all."""
        wanted, rest = visit.press.parts
        match_id, user_id = MatchId(visit.named), visit.user_id
        topic, _, option = rest.partition("/")
        match wanted:
            case "add":
                option = option or visit.given.choice
                page = await self.ahead.add(match_id=match_id, user_id=user_id, topic=topic, option=option)
            case "finish":
                page = await self.ahead.finish(match_id=match_id, user_id=user_id, topic=topic)
            case "forget":
                page = await self.ahead.forget(match_id=match_id, user_id=user_id, topic=topic)
            case "close":
                page = await self.ahead.page(match_id=match_id, user_id=user_id)
                await visit.show(closed_panel(page, visit.words))
                return
            case "suggest" | "clear":
                await self._settle_all(visit, wanted, sure=bool(rest))
                return
            case _:
                topic = (topic or visit.given.choice) if wanted == "topic" else ""
                page = await self.ahead.page(match_id=match_id, user_id=user_id)
        await self._show(visit, page, topic)

    async def answer_pressed(self, visit: Visit) -> None:
        """Settle a question that a choice may raise, and show it beside the choice."""
        at, _, rest = visit.press.parts[1].partition(":")
        topic, _, option = rest.partition("/")
        made = OfChoice(match_id=MatchId(visit.named), user_id=visit.user_id, revision=visit.press.revision)
        turn, option = number(at), option or visit.given.choice
        try:
            chosen = await self.ahead.answer(**made, topic=topic, option=option)
        except Refusal:  # stop offering what can no longer be settled
            chosen = await self.ahead.chosen(**made)
            await visit.answer.update(answered(chosen, turn, visit.words))
            raise
        await visit.answer.update(answered(chosen, turn, visit.words, settling=topic))

    async def _settle_all(self, visit: Visit, wanted: str, *, sure: bool) -> None:
        """Settle everything as suggested, or clear it; ask first if that undoes the player's own settings."""
        match_id, user_id = MatchId(visit.named), visit.user_id
        page = await self.ahead.page(match_id=match_id, user_id=user_id)
        undone = page.undone(suggesting=wanted == "suggest")
        if undone and not sure:
            await visit.show(undoing_question(page, undone, wanted, visit.words))
            return
        settle = self.ahead.suggest if wanted == "suggest" else self.ahead.forget_all
        await visit.show(instructions(await settle(match_id=match_id, user_id=user_id), visit.words))

    async def _show(self, visit: Visit, page: InstructionsPage, topic: str) -> None:
        """Show a topic, or all topics if it can no longer be settled."""
        found = page.on(topic)
        if found is None:
            await visit.show(instructions(page, visit.words))
        else:
            await visit.show(instruction(page, found, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Instructing(bot))
