"""How organisers call a tournament: a panel asks what matters, a form for the name, and sign-up opens."""

from dataclasses import dataclass

from bot.face.tournament.outline import naming, outline_panel
from bot.play.gatherings.kinds import TOURNAMENT, fits_kind
from bot.play.gatherings.outlines import Outline, read_outline
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import newest
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.gathering.actions import GatheringActions
from rules.games import game


@dataclass(frozen=True)
class TournamentCalling:
    """Puts a tournament together with an organiser."""

    bot: DuelBot
    entry: GatheringActions

    async def open(self, visit: Visit) -> None:
        """Show an organiser the panel, with all as usual. Raise NotYours for anybody else."""
        guild_id, channel_id = visit.home
        usual = await self.bot.play.sign_up.may_call(
            guild_id=guild_id, channel_id=channel_id, host=visit.standing, barred=visit.barred
        )
        await self._show(visit, Outline(usual))

    async def pressed(self, visit: Visit) -> None:
        """Answer the panel and its form."""
        wanted, written = visit.press.parts
        match wanted:
            case "ask":
                await self._show(visit, read_outline(visit.given.choice))
            case "extras":
                await self._show(visit, read_outline(written, visit.given.choices))
            case "name":
                await visit.answer.ask(naming(read_outline(written), visit.words))
            case "call":
                terms = read_outline(written).terms(visit.given.text("title"), self.bot.now())
                await self.entry.call(visit, terms)
            case _:
                raise Unreadable

    async def _show(self, visit: Visit, outline: Outline) -> None:
        await visit.show(outline_panel(outline, await self._games(visit), visit.words))

    async def _games(self, visit: Visit) -> list[str]:
        """Return the games of a server in which a tournament can be held."""
        guild_id, _ = visit.home
        fits = fits_kind(TOURNAMENT, hardcore=False)
        played = await self.bot.play.reading.games(guild_id)
        return [name for name in played if fits(game(newest(name)))]
