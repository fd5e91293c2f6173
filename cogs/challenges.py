"""Challenging, and answering a challenge."""

from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.entry.challenge import challenge, refusal_form
from bot.face.match.lists import which_challenge
from bot.face.press import Press
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.face.way_of_hand import with_way_of_hand
from bot.play.entry.refusal_reasons import OWN_REASON_LENGTH, READY_REASONS, settle_reason
from bot.play.entry.setups import write_setup
from bot.play.ground.reach import CHALLENGE, CONTEST, MATCH
from bot.play.ground.refusals import NotYours, Refusal, Unreadable
from bot.play.ground.repertoire import for_challenges, game_name, has_roles, side_by_side
from bot.play.match.draws import RANDOM
from bot.play.match.excuses import MOST_EXCUSES
from bot.play.people.people import Sighting
from bot.store.ids import ChallengeId, ContestId, MatchId, UserId
from bot.store.rows import ChallengeRow
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import (
    check_fighter,
    matching,
    offer_agreements,
    offer_fighters,
    offering,
    one_of,
    pace_choices,
)
from cogs.solo_actions import SoloActions
from rules.codec import decode
from rules.games import game as rules_of


@dataclass(frozen=True)
class ChallengeTerms:
    """What a challenger wants."""

    game_name: str | None
    wish: str
    pace: str | None
    excuses: int
    setup: str | None


class Challenges(commands.Cog):
    """From a challenge to its answer."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.alone = SoloActions(bot)
        bot.on_press("challenge", CHALLENGE, self.pressed)
        bot.on_press("rematch", MATCH, self.rematch)
        bot.on_press("road", CONTEST, self.once_more, "again")

    @app_commands.command(name="challenge", description=localised("command-challenge"))
    @app_commands.describe(
        opponent=localised("option-challenge-opponent"),
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        pace=localised("option-challenge-pace"),
        excuses=localised("option-challenge-excuses"),
        setup=localised("option-setup"),
    )
    @app_commands.choices(pace=pace_choices())
    @app_commands.autocomplete(game=offering(for_challenges), fighter=offer_fighters, setup=offer_agreements)
    @app_commands.guild_only()
    @attended(private=False)
    async def challenge(
        self,
        visit: Visit,
        *,
        opponent: discord.User,
        game: str | None = None,
        fighter: str | None = None,
        pace: str | None = None,
        excuses: app_commands.Range[int, 0, MOST_EXCUSES] = 0,
        setup: str | None = None,
    ) -> None:
        """Challenge somebody."""
        terms = ChallengeTerms(game, check_fighter(fighter), pace, excuses, setup)
        await self._issue(visit, opponent, terms)

    @app_commands.command(name="accept", description=localised("command-accept"))
    @app_commands.describe(
        challenger=localised("option-accept-challenger"), fighter=localised("option-accept-fighter")
    )
    @app_commands.autocomplete(fighter=offer_fighters)
    @attended()
    async def accept(self, visit: Visit, challenger: str | None = None, fighter: str | None = None) -> None:
        """Accept a challenge; without a fighter, choose one first."""
        row = await self._meant(visit, challenger, "accept", incoming=True)
        if row and fighter is None:
            await self._take_up(visit, row)
        elif row:
            await self._begin(visit, row, check_fighter(fighter))

    @app_commands.command(name="refuse", description=localised("command-refuse"))
    @app_commands.describe(
        challenger=localised("option-refuse-challenger"), reason=localised("option-refuse-reason")
    )
    @attended()
    async def refuse(
        self,
        visit: Visit,
        challenger: str | None = None,
        reason: app_commands.Range[str, 1, OWN_REASON_LENGTH] | None = None,
    ) -> None:
        """Refuse a challenge."""
        row = await self._meant(visit, challenger, "refuse", incoming=True)
        if row:  # what was chosen from the list comes as the key of a ready-made reason
            await self._refuse(visit, row.id, ready="", own=reason or "")

    @app_commands.command(name="withdraw", description=localised("command-withdraw"))
    @app_commands.describe(opponent=localised("option-withdraw-opponent"))
    @attended()
    async def withdraw(self, visit: Visit, opponent: str | None = None) -> None:
        """Take back a challenge."""
        row = await self._meant(visit, opponent, "withdraw", incoming=False)
        if row:
            await self._withdraw(visit, row.id)

    @accept.autocomplete("challenger")
    @refuse.autocomplete("challenger")
    async def offer_incoming(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer those who wait for an answer."""
        return await self._offer(interaction, typed, incoming=True)

    @withdraw.autocomplete("opponent")
    async def offer_outgoing(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer those from whom an answer is awaited."""
        return await self._offer(interaction, typed, incoming=False)

    @refuse.autocomplete("reason")
    async def offer_reasons(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the ready-made reasons."""
        words = await self.bot.words(interaction)
        return matching(((key, words(f"refusal-reason-{key}")) for key in READY_REASONS), typed)

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons, lists and forms around a challenge."""
        challenge_id = ChallengeId(visit.named)
        await self._note_place(visit)
        match visit.press.action:
            case "accept":
                row = await self.play.challenges.awaiting(challenge_id=challenge_id, user_id=visit.user_id)
                await self._take_up(visit, row)
            case "fighter":
                await self._accept(visit, challenge_id, check_fighter(visit.given.choice))
            case "refuse":
                row = await self.play.challenges.awaiting(challenge_id=challenge_id, user_id=visit.user_id)
                await visit.answer.ask(refusal_form(row, visit.words))
            case "refused":
                ready, own = (visit.given.text(field) for field in ("ready", "own"))
                await self._refuse(visit, challenge_id, ready=ready, own=own)
            case "withdraw":
                await self._withdraw(visit, challenge_id)
            case _:
                raise Unreadable

    async def rematch(self, visit: Visit) -> None:
        """Challenge the same opponent again, to the same game, setup and pace."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        if page.alone:
            raise Unreadable
        if page.occasion is not None:
            raise Refusal("rematch-of-gathering")
        foe = next(player for player in page.players if player.user_id != visit.user_id)
        terms = ChallengeTerms(
            game_name(page.game), RANDOM, page.pace, page.excuses, write_setup(page.answers)
        )
        await self._post(visit, foe.user_id, terms)

    async def once_more(self, visit: Visit) -> None:
        """Challenge the same other to a road again, set up alike but with another seed."""
        page = await self.play.roads.page(ContestId(visit.named))
        if page.run_of(visit.user_id) is None:
            raise NotYours("road-not-yours")
        setup = write_setup(decode(page.answers, dict[str, str]))
        terms = ChallengeTerms(game_name(page.game), RANDOM, None, 0, setup)
        await self._post(visit, page.foe_of(visit.user_id).user_id, terms)

    async def _issue(self, visit: Visit, opponent: discord.User, terms: ChallengeTerms) -> None:
        if opponent.bot:
            raise Refusal("challenge-bot")
        guild_id, _ = visit.home
        named = (Sighting(UserId(opponent.id), opponent.display_name, ""),)
        await self.play.people.see(named, guild_id=guild_id, guild_locale=None)
        await self._post(visit, UserId(opponent.id), terms)

    async def _post(self, visit: Visit, opponent_id: UserId, terms: ChallengeTerms) -> None:
        guild_id, channel_id = visit.home
        row = await self.play.challenges.issue(
            guild_id=guild_id,
            channel_id=channel_id,
            challenger_id=visit.user_id,
            opponent_id=opponent_id,
            wish=terms.wish,
            game_name=terms.game_name,
            setup=terms.setup,
            pace=terms.pace,
            excuses=terms.excuses,
        )
        words = await self.bot.guild_words(guild_id)
        availability = await self.play.reading.availability(row.challenger_id, row.opponent_id)
        message_id = await visit.answer.say(challenge(row, words, availability=availability))
        if message_id is not None:
            await self.play.challenges.place(row.id, message_id)

    async def _take_up(self, visit: Visit, row: ChallengeRow) -> None:
        """Let somebody accept, once asked what they play where the game has roles."""
        if has_roles(row.game):
            press = Press("challenge", row.id, action="fighter")
            await visit.answer.private(role_question(visit.words, row.game, press))
        else:
            await self._begin(visit, row, RANDOM)

    async def _begin(self, visit: Visit, row: ChallengeRow, fighter: str) -> None:
        """Accept; where two play side by side, open one's own part at once."""
        if side_by_side(rules_of(row.game)):
            page = await self.play.roads.accept(challenge_id=row.id, user_id=visit.user_id)
            await self.alone.show_road(visit, page.contest_id)
        else:
            await self._accept(visit, row.id, fighter)

    async def _accept(self, visit: Visit, challenge_id: ChallengeId, fighter: str) -> None:
        await self.play.challenges.accept(challenge_id=challenge_id, user_id=visit.user_id, wish=fighter)
        told = visit.words("challenge-accepted-private")
        await _settle(visit, with_way_of_hand(visit.words, told, by_dm=visit.by_dm))

    async def _refuse(self, visit: Visit, challenge_id: ChallengeId, *, ready: str, own: str) -> None:
        reason = settle_reason(ready, own)
        await self.play.challenges.refuse(challenge_id=challenge_id, user_id=visit.user_id, reason=reason)
        await visit.tell("challenge-refused-private")

    async def _withdraw(self, visit: Visit, challenge_id: ChallengeId) -> None:
        await self.play.challenges.withdraw(challenge_id=challenge_id, user_id=visit.user_id)
        await visit.tell("challenge-withdrawn-private")

    async def _note_place(self, visit: Visit) -> None:
        """Learn where a challenge is shown, should a crash have kept us from it."""
        if visit.prompt_id is not None:
            await self.play.challenges.place_if_lost(
                ChallengeId(visit.named), visit.channel_id, visit.prompt_id
            )

    async def _meant(
        self, visit: Visit, wanted: str | None, action: str, *, incoming: bool
    ) -> ChallengeRow | None:
        """Return the challenge that is meant; where there are several, ask and return None."""
        rows = await self._open(visit.user_id, incoming=incoming)
        none = "challenge-none-for-you" if incoming else "challenge-none-by-you"
        row = one_of(rows, wanted, none)
        if row is None:
            names = await self.play.reading.names(rows)
            await visit.answer.private(which_challenge(rows, action, names, visit.user_id, visit.words))
        return row

    async def _offer(
        self, interaction: discord.Interaction, typed: str, *, incoming: bool
    ) -> list[app_commands.Choice[str]]:
        rows = await self._open(UserId(interaction.user.id), incoming=incoming)
        names = await self.play.reading.names(rows)
        others = ((row.id, row.challenger_id if incoming else row.opponent_id) for row in rows)
        return matching(((row_id, names.get(other, "?")) for row_id, other in others), typed)

    async def _open(self, user_id: UserId, *, incoming: bool) -> list[ChallengeRow]:
        rows = await self.play.challenges.open_for(user_id)
        return [row for row in rows if (row.opponent_id == user_id) == incoming]


async def _settle(visit: Visit, screen: Screen) -> None:
    """Put the answer in the place of the private question, where there was one."""
    if visit.press.action == "fighter":
        await visit.answer.update(screen)
    else:
        await visit.answer.private(screen)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Challenges(bot))
