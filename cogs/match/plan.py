"""Plans: cards chosen ahead for later turns."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.face.escape import plain
from bot.face.match.choice_label import choice_label
from bot.face.match.instructing import instructions
from bot.face.match.lists import which_duel
from bot.face.match.plan import plan, plan_called_off, plan_played
from bot.face.registry.faces import face_of
from bot.face.screen import Screen
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Refusal, Stale
from bot.play.match.lines import DuelLine
from bot.play.match.orders import imaginable
from bot.store.ids import MatchId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.match.own_matches import meant
from cogs.options import matching


class Plans:
    """A player's private plan of their later turns."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("plan", OWN_MATCH, self.pressed)

    async def pick_or_show(self, visit: Visit, duel: str | None, named: Sequence[str]) -> None:
        """Choose a card and plan others for later turns; without any, show the plan."""
        match_id = await self._meant(visit, duel, named)
        if match_id is None:
            return
        if named:
            await self._pick(visit, match_id, named)
        else:
            await self._show(visit, match_id)

    async def pressed(self, visit: Visit) -> None:
        """Cancel a plan, or show that of the chosen duel."""
        match_id = MatchId(visit.named)
        if visit.press.action != "off":
            await self._show(visit, match_id)
            return
        try:
            page = await self.play.orders.call_off(
                match_id=match_id, revision=visit.press.revision, user_id=visit.user_id
            )
        except Stale:
            await self._show(visit, match_id)
            await visit.tell("plan-went-on")
        else:
            await visit.show(plan_called_off(page, visit.words))

    async def offer_cards(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer every card that could be chosen at some time; the plan is checked when it is made."""
        words, user_id = await self.bot.words(interaction), UserId(interaction.user.id)
        lines = await self.play.reading.duels(user_id)
        ids = [line.match_id for line in lines]
        duel = getattr(interaction.namespace, "duel", None)
        match_id = duel if duel in ids else ids[0] if len(ids) == 1 else None
        if match_id is None:
            return []
        page = await self.play.reading.match(match_id, user_id)
        return matching(((card, choice_label(page, words, card)) for card in imaginable(page)), typed)

    async def offer_duels(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the player's duels."""
        words = await self.bot.words(interaction)
        lines = await self.play.reading.duels(UserId(interaction.user.id))
        return matching(
            ((line.match_id, words.listed(line.opponents) or line.match_id) for line in lines), typed
        )

    async def _pick(self, visit: Visit, match_id: MatchId, named: Sequence[str]) -> None:
        page = await self.play.reading.match(match_id, visit.user_id)
        # A game planned by topics has no cards to plan.
        if face_of(page).topics:
            await self._show(visit, match_id)
            return
        known = imaginable(page)
        if not known:
            raise Refusal("plan-impossible")
        for card in named:
            if card not in known:
                raise Refusal("unknown-option", text=plain(card))
        picked = await self.play.matches.pick(
            match_id=match_id,
            # The present one: unlike a button, a typed command belongs to no turn.
            revision=page.revision,
            user_id=visit.user_id,
            choice=named[0],
            interaction_id=visit.id,
            orders=named[1:],
        )
        if picked.revealed:
            await visit.answer.private(plan_played(page, visit.words, named))
        else:
            await self._show(visit, match_id)

    async def _show(self, visit: Visit, match_id: MatchId) -> None:
        """Show the plan or, in a game planned by topics, what is settled on each."""
        page = await self.play.orders.plan(match_id=match_id, user_id=visit.user_id)
        if face_of(page).topics:
            ahead = await self.play.instructions.page(match_id=match_id, user_id=visit.user_id)
            await visit.show(instructions(ahead, visit.words))
        else:
            await visit.show(plan(page, visit.words))

    async def _meant(self, visit: Visit, duel: str | None, named: Sequence[str]) -> MatchId | None:
        """Return the duel that is meant; if that is unclear, ask and return None.

        Raise Refusal instead of asking if cards were named, which the list of duels could not carry.
        """
        if duel is not None:
            # Autocomplete only suggests: any id can be typed, even that of others' match.
            await self.bot.check_reach(visit, OWN_MATCH, duel)
            return MatchId(duel)

        def which(lines: Sequence[DuelLine]) -> Screen:
            if named:
                raise Refusal("plan-which")
            return which_duel(lines, "plan", "plan-of-which", visit.words)

        return await meant(visit, self.play, which)
