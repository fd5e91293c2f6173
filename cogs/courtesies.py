"""What people do for each other in a duel: give time, agree on a draw or a pause."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.face.match.lists import which_duel
from bot.face.spans import span
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Refusal, Unreadable
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended

Courtesy = Callable[[Visit, MatchId], Awaitable[None]]


class Courtesies(commands.Cog):
    """Courtesies, by command and by the buttons of their notices."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self._done: dict[str, Courtesy] = {
            "time": self._give_time,
            "draw": self._offer_draw,
            "pause": self._offer_pause,
            "resume": self._resume,
        }
        bot.on_press("courtesy", OWN_MATCH, self.pressed)

    @app_commands.command(name="patience", description=localised("command-patience"))
    @attended()
    async def patience(self, visit: Visit) -> None:
        """Give the opponent more time."""
        await self._do(visit, "time")

    @app_commands.command(name="draw", description=localised("command-draw"))
    @attended()
    async def draw(self, visit: Visit) -> None:
        """Offer a draw, or agree to one."""
        await self._do(visit, "draw")

    @app_commands.command(name="pause", description=localised("command-pause"))
    @attended()
    async def pause(self, visit: Visit) -> None:
        """Offer a pause, or agree to one."""
        await self._do(visit, "pause")

    @app_commands.command(name="resume", description=localised("command-resume"))
    @attended()
    async def resume(self, visit: Visit) -> None:
        """Let the clock of a paused duel go on."""
        await self._do(visit, "resume")

    async def pressed(self, visit: Visit) -> None:
        """Answer the button of a notice, or the choice among several duels."""
        courtesy = self._done.get(visit.press.action)
        if courtesy is None:
            raise Unreadable
        await courtesy(visit, MatchId(visit.named))

    async def _do(self, visit: Visit, action: str) -> None:
        """Do a courtesy in the one match somebody plays; where there are several, ask which is meant."""
        lines = await self.play.reading.duels(visit.user_id)
        if not lines:
            raise Refusal("no-duels")
        if len(lines) == 1:
            await self._done[action](visit, lines[0].match_id)
        else:
            question = f"courtesy-{action}-which"
            await visit.answer.private(which_duel(lines, "courtesy", question, visit.words, action=action))

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


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Courtesies(bot))
