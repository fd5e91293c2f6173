"""How organisers call a tournament: a panel for the terms, a form for the name, then sign-up opens."""

from dataclasses import dataclass

from bot.face.tournament.outline import naming
from bot.play.gatherings.outlines import Outline, read_outline
from bot.play.ground.refusals import Unreadable
from bot.store.ids import CupId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.gathering.actions import GatheringActions
from cogs.gathering.outlining import show_outline
from cogs.gathering.weekly import WeeklyTournaments


@dataclass(frozen=True)
class TournamentCalling:
    """The panel and forms in which an organiser outlines a tournament."""

    bot: DuelBot
    entry: GatheringActions

    @property
    def weekly(self) -> WeeklyTournaments:
        """The actions on weekly tournaments."""
        return WeeklyTournaments(self.bot)

    async def open(self, visit: Visit) -> None:
        """Show an organiser the panel with its defaults. Raise NotYours for anyone else."""
        guild_id, channel_id = visit.home
        usual = await self.bot.play.sign_up.may_call(
            guild_id=guild_id, channel_id=channel_id, host=visit.standing, barred=visit.barred
        )
        await show_outline(self.bot, visit, Outline(usual))

    async def pressed(self, visit: Visit) -> None:
        """Answer the panel and its forms."""
        wanted, written = visit.press.parts
        cup_id = CupId(visit.press.id)
        match wanted:
            case "ask":
                await show_outline(self.bot, visit, read_outline(visit.given.choice), cup_id)
            case "extras":
                await show_outline(self.bot, visit, read_outline(written, visit.given.choices), cup_id)
            case "name":
                await visit.answer.ask(naming(read_outline(written), visit.words))
            case "call":
                terms = read_outline(written).terms(visit.given.text("title"), self.bot.now())
                await self.entry.call(visit, terms)
            case "weekly":
                await self.weekly.ask(visit, read_outline(written), cup_id)
            case "hold":
                await self.weekly.hold(visit, read_outline(written), cup_id)
            case "list":
                await self.weekly.list(visit)
            case _:
                raise Unreadable
