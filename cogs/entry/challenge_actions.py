"""Accepting, refusing and withdrawing a challenge, by command and by button."""

import discord
from discord import app_commands

from bot.face.entry.challenge import refusal_form
from bot.face.entry.where_hand import with_where_hand_comes
from bot.face.match.lists import which_challenge
from bot.face.press import Press
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.play.entry.refusal_reasons import settle_reason
from bot.play.ground.reach import CHALLENGE
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import has_roles, side_by_side
from bot.play.match.draws import RANDOM
from bot.store.ids import ANYBODY, ChallengeId, UserId
from bot.store.rows import ChallengeRow
from bot.wire.client import DuelBot
from bot.wire.permits import barred_from
from bot.wire.visit import Visit
from cogs.options import check_role, matching, one_of
from cogs.solo.actions import SoloActions
from rules.games import game as rules_of


class ChallengeActions:
    """The actions behind the commands and buttons of a challenge."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.alone = SoloActions(bot)
        bot.on_press("challenge", CHALLENGE, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons, lists and forms around a challenge."""
        challenge_id = ChallengeId(visit.named)
        await self._note_place(visit)
        action, role = visit.press.parts
        match action:
            case "accept":
                row = await self.play.challenges.awaiting(challenge_id=challenge_id, user_id=visit.user_id)
                await self.take_up(visit, row)
            case "fighter":
                await self._accept(visit, challenge_id, check_role(visit.given.choice_or(role)))
            case "refuse":
                # Checked before the form opens, so that nobody writes a reason for a challenge that is over.
                row = await self.play.challenges.awaiting(challenge_id=challenge_id, user_id=visit.user_id)
                await visit.answer.ask(refusal_form(row, visit.words))
            case "refused":
                ready, own = (visit.given.text(field) for field in ("ready", "own"))
                await self.refuse(visit, challenge_id, ready=ready, own=own)
            case "withdraw":
                await self.withdraw(visit, challenge_id)
            case _:
                raise Unreadable

    async def take_up(self, visit: Visit, row: ChallengeRow) -> None:
        """Accept a challenge, after asking for a role if the game has roles."""
        self._check_stage(row)
        if has_roles(row.game):
            press = Press("challenge", row.id, action="fighter")
            await visit.answer.private(role_question(visit.words, row.game, press))
        else:
            await self.begin(visit, row, RANDOM)

    async def begin(self, visit: Visit, row: ChallengeRow, role: str) -> None:
        """Accept; if the two play side by side, open this player's own run at once."""
        # Again: ``/duel accept`` with a fighter comes straight here.
        self._check_stage(row)
        if side_by_side(rules_of(row.game)):
            page = await self.play.roads.accept(challenge_id=row.id, user_id=visit.user_id)
            await self.alone.show_road(visit, page.contest_id)
        else:
            await self._accept(visit, row.id, role)

    def _check_stage(self, row: ChallengeRow) -> None:
        """Raise Refusal if the bot cannot post in the challenge's channel."""
        if barred := barred_from(self.bot, row.channel_id):
            raise barred

    async def _accept(self, visit: Visit, challenge_id: ChallengeId, role: str) -> None:
        # The click is mixed into the dice (docs/fairness.md).
        taken = await self.play.challenges.accept(
            challenge_id=challenge_id, user_id=visit.user_id, wish=role, interaction_id=visit.id
        )
        row, told = taken.challenge, visit.words("challenge-accepted-private")
        await _settle(
            visit, with_where_hand_comes(visit.words, told, row.game, row.answers, by_dm=visit.by_dm)
        )

    async def refuse(self, visit: Visit, challenge_id: ChallengeId, *, ready: str, own: str) -> None:
        """Refuse a challenge, with a ready-made reason or the player's own words."""
        reason = settle_reason(ready, own)
        await self.play.challenges.refuse(challenge_id=challenge_id, user_id=visit.user_id, reason=reason)
        await visit.tell("challenge-refused-private")

    async def withdraw(self, visit: Visit, challenge_id: ChallengeId) -> None:
        """Withdraw a challenge."""
        await self.play.challenges.withdraw(challenge_id=challenge_id, user_id=visit.user_id)
        await visit.tell("challenge-withdrawn-private")

    async def _note_place(self, visit: Visit) -> None:
        """Note which message shows the challenge, in case a crash kept the bot from doing so."""
        if visit.prompt_id is not None:
            await self.play.challenges.place_if_lost(
                ChallengeId(visit.named), visit.channel_id, visit.prompt_id
            )

    async def meant(
        self, visit: Visit, wanted: str | None, action: str, *, incoming: bool
    ) -> ChallengeRow | None:
        """Return the challenge that is meant; if there are several, ask which and return None."""
        rows = await self._open(visit.user_id, incoming=incoming)
        none = "challenge-none-for-you" if incoming else "challenge-none-by-you"
        row = one_of(rows, wanted, none)
        if row is None:
            names = await self.play.reading.names(rows)
            await visit.answer.private(which_challenge(rows, action, names, visit.user_id, visit.words))
        return row

    async def offer(
        self, interaction: discord.Interaction, typed: str, *, incoming: bool
    ) -> list[app_commands.Choice[str]]:
        """Offer the opponents of the player's open challenges."""
        rows = await self._open(UserId(interaction.user.id), incoming=incoming)
        names = await self.play.reading.names(rows)
        others = ((row.id, row.challenger_id if incoming else row.opponent_id) for row in rows)
        names[ANYBODY] = (await self.bot.words(interaction))("challenge-anybody")
        return matching(((row_id, names.get(other, "?")) for row_id, other in others), typed)

    async def _open(self, user_id: UserId, *, incoming: bool) -> list[ChallengeRow]:
        rows = await self.play.challenges.open_for(user_id)
        return [row for row in rows if (row.opponent_id == user_id) == incoming]


async def _settle(visit: Visit, screen: Screen) -> None:
    """Replace the private question about a role with the answer, or send the answer on its own."""
    if visit.press.parts[0] == "fighter":
        await visit.answer.update(screen)
    else:
        await visit.answer.private(screen)
