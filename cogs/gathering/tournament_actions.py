"""Views of a tournament and organisers' repairs, shared by commands and buttons."""

import asyncio
from dataclasses import dataclass

import discord

from bot.face.screen import Screen, Text
from bot.face.tournament.board import standing
from bot.face.tournament.bracket import bracket
from bot.face.tournament.people import mine, people
from bot.face.tournament.repaired import changes
from bot.face.tournament.repairs import (
    desk,
    duels_to_mend,
    mendable,
    override_form,
    pause_form,
    people_to_remove,
    people_to_replace,
    remove_form,
    replace_form,
    resume_question,
    undo_form,
    who_instead,
)
from bot.play.gatherings.reading import GatheringPage
from bot.play.gatherings.rounds import begun, fought_by
from bot.play.ground.given import number
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.people.people import Sighting
from bot.store.ids import GatheringId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


@dataclass(frozen=True)
class TournamentActions:
    """Every view and every repair, with its answer."""

    bot: DuelBot

    # ------------------------------------------------------------ what anyone may view

    async def status(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Show how it stands, and where this player stands."""
        page = await self.bot.play.gatherings.page(gathering_id)
        await visit.show(standing(page, visit.user_id, visit.words))

    async def mine(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Show where this player stands."""
        page = await self.bot.play.gatherings.page(gathering_id)
        await visit.answer.private(mine(page, visit.user_id, visit.words))

    async def people(self, visit: Visit, gathering_id: GatheringId, shown: int = 0) -> None:
        """Show the players."""
        page = await self.bot.play.gatherings.page(gathering_id)
        await visit.show(people(page, shown, visit.words))

    async def bracket(
        self, visit: Visit, gathering_id: GatheringId, first: int | None = None, shown: int = 0
    ) -> None:
        """Show a round in words and as a picture, which a thread draws to keep the event loop free."""
        page = begun(await self.bot.play.gatherings.page(gathering_id))
        await visit.show(await asyncio.to_thread(bracket, page, visit.words, first, shown))

    async def changes(self, visit: Visit, gathering_id: GatheringId, shown: int = 0) -> None:
        """Show the organisers' repairs."""
        page, mended = await self.bot.play.rounds.mended(gathering_id)
        await visit.show(changes(page, mended, shown, visit.words))

    # ------------------------------------------------------------ what organisers are asked

    async def desk(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Show an organiser every repair they can make."""
        page = await self._page(visit, gathering_id)
        organises = await self.bot.play.reserves.may_be_sought_by(gathering_id, visit.standing)
        await visit.answer.private(desk(page, visit.words, organises=organises))

    async def list_duels(self, visit: Visit, gathering_id: GatheringId, action: str, shown: int = 0) -> None:
        """Ask which duel to repair."""
        page = await self._page(visit, gathering_id)
        await visit.show(duels_to_mend(page, action, shown, visit.words))

    async def list_people(self, visit: Visit, gathering_id: GatheringId, shown: int = 0) -> None:
        """Ask which player to remove."""
        page = await self._page(visit, gathering_id)
        await visit.show(people_to_remove(page, shown, visit.words))

    async def ask_about_duel(self, visit: Visit, gathering_id: GatheringId, action: str, bout: str) -> None:
        """Ask for what a repair to a duel needs, above all the reason."""
        page = await self._page(visit, gathering_id)
        form = override_form if action == "override" else undo_form
        for _, pairing in mendable(page.state, action):
            if str(pairing.bout.number) == bout:
                await visit.answer.ask(form(page, pairing, visit.words))
                return
        raise Refusal("bout-none")

    async def ask_to_remove(self, visit: Visit, gathering_id: GatheringId, user_id: UserId) -> None:
        """Ask why a player is removed."""
        page = await self._page(visit, gathering_id)
        await visit.answer.ask(remove_form(page, _seat_of(page, user_id), visit.words))

    async def list_to_replace(self, visit: Visit, gathering_id: GatheringId, shown: int = 0) -> None:
        """Ask which player a reserve replaces."""
        page = await self._page(visit, gathering_id)
        untouched = [bout.bout for bout in await self.bot.play.reserves.untouched(gathering_id)]
        await visit.show(people_to_replace(page, untouched, shown, visit.words))

    async def ask_who_instead(self, visit: Visit, gathering_id: GatheringId, user_id: UserId) -> None:
        """Ask which reserve replaces a player."""
        page = await self._page(visit, gathering_id)
        await visit.show(who_instead(page, _seat_of(page, user_id), visit.words))

    async def ask_to_replace(
        self, visit: Visit, gathering_id: GatheringId, user_id: UserId, person: discord.User | discord.Member
    ) -> None:
        """Ask why a reserve replaces a player."""
        page = await self._page(visit, gathering_id)
        await self.bot.roll_call.check_here(page.row.guild_id, person)
        named = (Sighting(UserId(person.id), person.display_name, ""),)
        # The request will show the person's name, and the bot may not have seen them before.
        await self.bot.play.people.see(named, guild_id=page.row.guild_id, guild_locale=None)
        seat, name = _seat_of(page, user_id), person.display_name
        await visit.answer.ask(replace_form(page, seat, UserId(person.id), name, visit.words))

    async def ask_to_pause(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Ask why the clocks are stopped."""
        await visit.answer.ask(pause_form(await self._page(visit, gathering_id), visit.words))

    async def ask_to_resume(self, visit: Visit, gathering_id: GatheringId) -> None:
        """Ask whether to restart the clocks."""
        page = await self._page(visit, gathering_id)
        await visit.show(resume_question(page, visit.words))

    # ------------------------------------------------------------ what organisers do

    async def mend(self, visit: Visit, gathering_id: GatheringId, action: str) -> None:
        """Make the repair that a form or a confirmation asked for."""
        kind, _, about = action.partition(".")
        # How many decisions the organiser had seen: if there are new ones since, the repair is refused.
        reason, seen = visit.given.text("reason"), visit.press.revision
        standing, repairs = visit.standing, self.bot.play.repairs
        match kind:
            case "override":
                await repairs.override(
                    gathering_id=gathering_id,
                    standing=standing,
                    bout=number(about),
                    winner_id=UserId(number(visit.given.text("winner"))),
                    reason=reason,
                    seen=seen,
                )
            case "undo":
                await repairs.undo(
                    gathering_id=gathering_id, standing=standing, bout=number(about), reason=reason, seen=seen
                )
            case "remove":
                await repairs.remove(
                    gathering_id=gathering_id, standing=standing, user_id=UserId(number(about)), reason=reason
                )
            case "replace":
                await self._replace(visit, gathering_id, about, reason)
                return
            case "pause":
                await repairs.pause(gathering_id=gathering_id, standing=standing, reason=reason)
            case "resume":
                await repairs.resume(gathering_id=gathering_id, standing=standing)
            case _:
                raise Unreadable
        await self.tell(visit, "tournament-resumed" if kind == "resume" else "tournament-mended")

    async def _replace(self, visit: Visit, gathering_id: GatheringId, about: str, reason: str) -> None:
        """Ask a reserve to replace a player."""
        leaver_id, newcomer_id = (UserId(number(written)) for written in about.split(":", 1))
        page = await self._page(visit, gathering_id)
        match_id = fought_by(page, _seat_of(page, leaver_id))
        await self.bot.roll_call.check_here(page.row.guild_id, newcomer_id)
        await self.bot.play.reserves.ask(
            match_id=match_id,
            standing=visit.standing,
            leaver_id=leaver_id,
            newcomer_id=newcomer_id,
            reason=reason,
        )
        await self.tell(visit, "substitute-posted")

    async def tell(self, visit: Visit, key: str) -> None:
        """Say one sentence, replacing the private question if there was one."""
        await visit.show(Screen((Text(visit.words(key)),)))

    async def _page(self, visit: Visit, gathering_id: GatheringId) -> GatheringPage:
        return await self.bot.play.rounds.for_organiser(gathering_id, visit.standing)


def _seat_of(page: GatheringPage, user_id: UserId) -> int:
    """Return a player's seat. Raise Refusal if they have none."""
    entrant = page.entrant(user_id)
    if entrant is None or entrant.seat is None:
        raise Refusal("rejection-not-in-play")
    return entrant.seat
