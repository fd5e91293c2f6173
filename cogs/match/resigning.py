"""Resigning a match."""

from bot.face.match.lists import which_duel
from bot.face.match.resign import resign_question
from bot.face.screen import Screen, Text
from bot.play.ground.reach import OWN_MATCH
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.match.own_matches import meant, ongoing


class Resigning:
    """Resigning by command or button, always after a confirmation."""

    def __init__(self, bot: DuelBot) -> None:
        self.play = bot.play
        bot.on_press("resign", OWN_MATCH, self.pressed)

    async def begin(self, visit: Visit) -> None:
        """Ask for confirmation in the player's only match, or ask which of several is meant."""
        match_id = await meant(
            visit, self.play, lambda lines: which_duel(lines, "resign", "resign-which", visit.words)
        )
        if match_id:
            await self._ask(visit, match_id)

    async def pressed(self, visit: Visit) -> None:
        """Ask for confirmation, or act on the answer."""
        match visit.press.action:
            case "yes":
                await self.play.matches.resign(match_id=MatchId(visit.named), user_id=visit.user_id)
                page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
                await self.play.house_turns.ready(page, visit.user_id)  # the house may play on alone
                await visit.answer.update(Screen((Text(visit.words("resign-done")),)))
            case "no":
                await visit.answer.update(Screen((Text(visit.words("resign-kept")),)))
            case _:
                await self._ask(visit, MatchId(visit.named))

    async def _ask(self, visit: Visit, match_id: MatchId) -> None:
        page = await ongoing(visit, self.play, match_id)
        here = visit.guild_id == page.guild_id
        await visit.answer.private(resign_question(page, visit.words, here=here))
