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
    """What a challenger wants."""

    game_name: str | None
    wish: str
    pace: str | None
    excuses: int
    setup: str | None
    near: bool = False


class Challenges(commands.Cog):
    """How a challenge comes about."""

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
        """Challenge a person, or anybody where none is named."""
        to_all = opponent is None
        # Whoever is named is wanted, however strong.
        terms = ChallengeTerms(game, check_role(fighter), pace, excuses, setup, near=near and to_all)
        if opponent is None:
            await self._post(visit, ANYBODY, terms)
        else:
            await self._issue(visit, opponent, terms)

    async def opponent_chosen(self, visit: Visit) -> None:
        """Challenge the person who was chosen from the list of people, to the game that the list was for."""
        foe = await self.bot.roll_call.member(visit.home[0], UserId(visit.given.number))
        await self._issue(visit, foe, ChallengeTerms(visit.press.action, RANDOM, None, 0, None))

    async def rematch(self, visit: Visit) -> None:
        """Challenge the same opponent again, to the same game, setup and pace, where the match was played."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        # A match is within reach from other servers too, but its rematch is played where it was.
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
        # By DM there is no channel here: the outbox posts it where the match was played.
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
        """Challenge the same other to a road again, set up alike but with another seed."""
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
        # First: the bot may never have met whom the challenge calls by name.
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
        # None: the answer came too late, and the outbox posts it in a moment.
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
        """Issue a challenge in a channel, where the ``answer`` to what was done or the outbox posts it."""
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
