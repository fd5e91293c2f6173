"""Courtesies between opponents: giving time, agreeing on a draw or a pause."""

from collections.abc import Awaitable, Callable

from bot.face.match.lists import which_duel
from bot.face.spans import span
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Unreadable
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.match.own_matches import meant

Courtesy = Callable[[Visit, MatchId], Awaitable[None]]


class Courtesies:
    """Courtesies by command and by the buttons of their notices."""

    def __init__(self, bot: DuelBot) -> None:
        self.play = bot.play
        self._done: dict[str, Courtesy] = {
            "time": self._give_time,
            "draw": self._offer_draw,
            "pause": self._offer_pause,
            "resume": self._resume,
        }
        bot.on_press("courtesy", OWN_MATCH, self.pressed)

    async def offer(self, visit: Visit, action: str) -> None:
        """Do a courtesy in the player's only match, or ask which of several is meant."""
        question = f"courtesy-{action}-which"
        match_id = await meant(
            visit,
            self.play,
            lambda lines: which_duel(lines, "courtesy", question, visit.words, action=action),
        )
        if match_id:
            await self._done[action](visit, match_id)

    async def pressed(self, visit: Visit) -> None:
        """Answer the button of a notice, or the list of several duels."""
        courtesy = self._done.get(visit.press.action)
        if courtesy is None:
            raise Unreadable
        await courtesy(visit, MatchId(visit.named))

    async def _give_time(self, visit: Visit, match_id: MatchId) -> None:
        given = await self.play.courtesies.give_time(match_id=match_id, user_id=visit.user_id)
        await visit.tell("courtesy-time-done", span=span(visit.words, given))

    async def _offer_draw(self, visit: Visit, match_id: MatchId) -> None:
        agreed = await self.play.courtesies.offer_draw(match_id=match_id, user_id=visit.user_id)
        await visit.tell("courtesy-draw-done" if agreed else "courtesy-draw-offered")

    async def _offer_pause(self, visit: Visit, match_id: MatchId) -> None:
        agreed = await self.play.courtesies.offer_pause(match_id=match_id, user_id=visit.user_id)
        await visit.tell("courtesy-pause-done" if agreed else "courtesy-pause-offered")

    async def _resume(self, visit: Visit, match_id: MatchId) -> None:
        await self.play.courtesies.resume(match_id=match_id, user_id=visit.user_id)
        await visit.tell("courtesy-resume-done")
