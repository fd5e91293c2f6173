"""Challenges and rematches."""

from dataclasses import dataclass

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.entry.challenge import challenge
from bot.play.entry.setups import write_setup
from bot.play.entry.who_may_challenge import people_of
from bot.play.ground.reach import CONTEST, OWN_MATCH, WORD
from bot.play.ground.refusals import Gone, NotYours, Refusal, Unreadable
from bot.play.ground.repertoire import for_challenges, game_name
from bot.play.match.draws import RANDOM
from bot.play.match.excuses import MOST_EXCUSES
from bot.play.people.people import Sighting
from bot.store.ids import ANYBODY, ChannelId, ContestId, GuildId, MatchId, UserId
from bot.store.rows import ChallengeRow
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import (
    check_role,
    offer_agreements,
    offer_roles,
    offering,
    pace_choices,
)
from cogs.solo.actions import SoloActions
from rules.codec import decode


@dataclass(frozen=True)
class ChallengeTerms:
    """The terms a challenger asks for."""

    game_name: str | None
    wish: str
    pace: str | None
    excuses: int
    setup: str | None
    near: bool = False


class Challenges(commands.Cog):
    """The command and buttons that issue challenges."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.alone = SoloActions(bot)
        bot.on_press("rematch", OWN_MATCH, self.rematch)
        bot.on_press("road", CONTEST, self.once_more, "again")
        bot.on_press("opponent", WORD, self.opponent_chosen)

    @app_commands.command(name="challenge", description=localised("command-challenge"))
    @app_commands.describe(
        opponent=localised("option-challenge-opponent"),
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        pace=localised("option-challenge-pace"),
        excuses=localised("option-challenge-excuses"),
        setup=localised("option-setup"),
        near=localised("option-challenge-near"),
    )
    @app_commands.choices(pace=pace_choices())
    @app_commands.autocomplete(game=offering(for_challenges), fighter=offer_roles, setup=offer_agreements)
    @in_servers
    @attended(private=False)
    async def challenge(
        self,
        visit: Visit,
        *,
        opponent: discord.User | None = None,
        game: str | None = None,
        fighter: str | None = None,
        pace: str | None = None,
        excuses: app_commands.Range[int, 0, MOST_EXCUSES] = 0,
        setup: str | None = None,
        near: bool = False,
    ) -> None:
        """Challenge a person, or anyone if none is named."""
        to_all = opponent is None
        # A named opponent is wanted whatever their rating.
        terms = ChallengeTerms(game, check_role(fighter), pace, excuses, setup, near=near and to_all)
        if opponent is None:
            await self._post(visit, ANYBODY, terms)
        else:
            await self._issue(visit, opponent, terms)

    async def opponent_chosen(self, visit: Visit) -> None:
        """Challenge the person chosen from a list of people, to the game of that list."""
        foe = await self.bot.roll_call.member(visit.home[0], UserId(visit.given.number))
        await self._issue(visit, foe, ChallengeTerms(visit.press.action, RANDOM, None, 0, None))

    async def rematch(self, visit: Visit) -> None:
        """Challenge the same opponent again, to the same game, setup and pace, where the match was played."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        # A match can be reached from other servers, but its rematch is played in its own.
        if visit.guild_id not in (page.guild_id, None):
            raise Gone("duel-gone")
        if page.alone:
            raise Unreadable
        if page.occasion is not None:
            raise Refusal("rematch-of-gathering")
        foe = next(player for player in page.players if player.user_id != visit.user_id)
        terms = ChallengeTerms(
            game_name(page.game), RANDOM, page.pace, page.excuses, write_setup(page.answers)
        )
        # A DM has no channel to post in: the outbox posts it where the match was played.
        if visit.guild_id is not None:
            await self._once_more(visit, foe.user_id, terms)
            return
        for person in (visit.user_id, foe.user_id):
            await self.bot.roll_call.check_here(page.guild_id, person)
        await self._issue_at(
            (page.guild_id, page.channel_id), visit.user_id, foe.user_id, terms, answer=False
        )
        await visit.tell("rematch-posted")

    async def once_more(self, visit: Visit) -> None:
        """Challenge the same player to a road again, with the same setup and a new seed."""
        page = await self.play.roads.page(ContestId(visit.named))
        if page.run_of(visit.user_id) is None:
            raise NotYours("road-not-yours")
        setup = write_setup(decode(page.answers, dict[str, str]))
        terms = ChallengeTerms(game_name(page.game), RANDOM, None, 0, setup)
        await self._once_more(visit, page.foe_of(visit.user_id).user_id, terms)

    async def _issue(
        self, visit: Visit, opponent: discord.User | discord.Member, terms: ChallengeTerms
    ) -> None:
        guild_id, _ = visit.home
        if self.bot.user and opponent.id == self.bot.user.id:  # it is the house
            await self.alone.offer_practice(visit, terms.game_name, terms.wish)
            return
        await self.bot.roll_call.check_here(guild_id, opponent)
        named = (Sighting(UserId(opponent.id), opponent.display_name, ""),)
        # First: the challenge shows the person's name, and the bot may not have seen them before.
        await self.play.people.see(named, guild_id=guild_id, guild_locale=None)
        await self._post(visit, UserId(opponent.id), terms)

    async def _once_more(self, visit: Visit, opponent_id: UserId, terms: ChallengeTerms) -> None:
        guild_id, _ = visit.home
        await self.bot.roll_call.check_here(guild_id, opponent_id)
        await self._post(visit, opponent_id, terms)

    async def _post(self, visit: Visit, opponent_id: UserId, terms: ChallengeTerms) -> None:
        row = await self._issue_at(visit.stage, visit.user_id, opponent_id, terms)
        words = await self.bot.guild_words(row.guild_id)
        availability = await self.play.reading.availability(*people_of(row))
        message_id = await visit.answer.say(challenge(row, words, availability=availability))
        # None: the answer came too late, so the outbox posts it shortly.
        if message_id is not None:
            await self.play.challenges.place(row.id, message_id)

    async def _issue_at(
        self,
        home: tuple[GuildId, ChannelId],
        challenger_id: UserId,
        opponent_id: UserId,
        terms: ChallengeTerms,
        *,
        answer: bool = True,
    ) -> ChallengeRow:
        """Issue a challenge in a channel; the ``answer`` to the interaction posts it, or else the outbox."""
        guild_id, channel_id = home
        return await self.play.challenges.issue(
            guild_id=guild_id,
            channel_id=channel_id,
            challenger_id=challenger_id,
            opponent_id=opponent_id,
            wish=terms.wish,
            game_name=terms.game_name,
            setup=terms.setup,
            pace=terms.pace,
            excuses=terms.excuses,
            near=terms.near,
            answering=answer,
        )


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Challenges(bot))
