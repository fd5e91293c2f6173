"""Weekly tournaments: the organisers' panels, buttons and forms."""

from dataclasses import dataclass

from bot.face.screen import Screen, Text
from bot.face.tournament.cups import cup_desk, cup_form, cup_list, end_question
from bot.play.gatherings.cups import CupPage, CupTerms
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.rhythm import read_rhythm
from bot.play.ground.given import Given, number, one
from bot.play.ground.refusals import Unreadable
from bot.store.ids import CupId
from bot.store.moment import Moment
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.gathering.outlining import show_outline


@dataclass(frozen=True)
class WeeklyTournaments:
    """Every view and every change."""

    bot: DuelBot

    async def list(self, visit: Visit) -> None:
        """List a server's weekly tournaments. Raise NotYours for anyone but an organiser."""
        guild_id, _ = visit.home
        await visit.show(cup_list(await self.bot.play.cups.of(guild_id, visit.standing), visit.words))

    async def ask(self, visit: Visit, outline: Outline, cup_id: CupId) -> None:
        """Ask when a new or changed weekly tournament is held."""
        page = await self.bot.play.cups.page(cup_id, visit.standing) if cup_id else None
        await visit.answer.ask(cup_form(outline, page, await self._zone(visit), visit.words))

    async def hold(self, visit: Visit, outline: Outline, cup_id: CupId) -> None:
        """Add or change a weekly tournament as the form says."""
        terms = _read(outline, visit.given, await self._zone(visit))
        if cup_id:
            page = await self.bot.play.cups.change(cup_id, visit.standing, terms)
        else:
            _, channel_id = visit.home
            page = await self.bot.play.cups.add(
                channel_id=channel_id, host=visit.standing, terms=terms, barred=visit.barred
            )
        await self._show(visit, page)

    async def pressed(self, visit: Visit) -> None:
        """Answer the controls of one weekly tournament."""
        cups, cup_id, standing = self.bot.play.cups, CupId(visit.named), visit.standing
        match visit.press.action:
            case "show":
                await self._show(visit, await cups.page(cup_id, standing))
            # The press identifies the date by its start time, since another may be next by now.
            case "skip":
                begins_at = Moment(visit.press.revision)
                await self._show(visit, await cups.skip(cup_id, standing, begins_at))
            case "unskip":
                begins_at = Moment(visit.press.revision)
                await self._show(visit, await cups.unskip(cup_id, standing, begins_at))
            case "pause":
                await self._show(visit, await cups.pause(cup_id, standing))
            case "resume":
                await self._show(visit, await cups.resume(cup_id, standing))
            case "change":
                page = await cups.page(cup_id, standing)
                await show_outline(self.bot, visit, page.terms.outline, cup_id)
            case "end":
                await visit.show(end_question(await cups.page(cup_id, standing), visit.words))
            case "end-yes":
                await cups.end(cup_id, standing)
                await visit.show(Screen((Text(visit.words("cup-ended")),)))
            case _:
                raise Unreadable

    async def _show(self, visit: Visit, page: CupPage) -> None:
        await visit.show(cup_desk(page, visit.words))

    async def _zone(self, visit: Visit) -> str:
        return (await self.bot.play.habits.of(visit.user_id)).zone


def _read(outline: Outline, given: Given, zone: str) -> CupTerms:
    """Read the form. Raise Refusal if the time is unreadable."""
    chosen = given.fields
    day, days, least = (number(one(chosen.get(name, ()))) for name in ("day", "sign-up", "least"))
    return CupTerms(outline, given.text("title"), read_rhythm(day, given.text("time"), days, zone), least)
