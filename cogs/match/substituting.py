"""Substitutes: asking for one, and the answers."""

import discord

from bot.face.match.lists import which_duel
from bot.face.match.reserve import reserve_question
from bot.face.match.substitute import substitute_question, takes_substitutes
from bot.play.ground.given import number
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.match.reading import MatchPage
from bot.play.people.people import Sighting
from bot.store.ids import MatchId, UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.match.own_matches import meant, ongoing


class Substituting:
    """Requests for a substitute, by command or from the confirmation of a resignation, and their buttons."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("substitute", OWN_MATCH, self.pressed)

    async def begin(self, visit: Visit, person: discord.User | discord.Member) -> None:
        """Ask in which match, and for whose seat, the person is wanted."""
        await self._see(visit, person)
        match_id = await meant(
            visit,
            self.play,
            lambda lines: which_duel(
                [line for line in lines if line.part_of is None and line.guild_id == visit.guild_id],
                "substitute",
                "substitute-which",
                visit.words,
                action=f"which:{person.id}",
            ),
        )
        if match_id:
            await self._question(visit, match_id, UserId(person.id))

    async def pressed(self, visit: Visit) -> None:
        """Continue a request, or handle an answer to one."""
        match visit.press.parts:
            case "whom", "":
                if not visit.given.values:
                    raise Unreadable
                person = await self.bot.roll_call.member(visit.home[0], UserId(visit.given.number))
                await self._see(visit, person)
                await self._question(visit, MatchId(visit.named), UserId(person.id))
            case "which", person_id:
                await self._question(visit, MatchId(visit.named), UserId(number(person_id)))
            case "offer", offered:
                await self._ask(visit, offered)
            case ("agree" | "accept" | "decline") as answer, "":
                await self._answer(visit, answer)
            case _:
                raise Unreadable

    async def _see(self, visit: Visit, person: discord.User | discord.Member) -> None:
        guild_id, _ = visit.home
        await self.bot.roll_call.check_here(guild_id, person)
        named = (Sighting(UserId(person.id), person.display_name, ""),)
        await self.play.people.see(named, guild_id=guild_id, guild_locale=None)

    async def _question(self, visit: Visit, match_id: MatchId, newcomer_id: UserId) -> None:
        page = await self._page(visit, match_id)
        if page.occasion is not None and takes_substitutes(page):
            await visit.show(reserve_question(page, newcomer_id, visit.words))
            return
        seats = await self.play.substitutes.replaceable(
            match_id=match_id, user_id=visit.user_id, left=await self._left(page)
        )
        await visit.show(substitute_question(page, newcomer_id, seats, visit.words))

    async def _ask(self, visit: Visit, offered: str) -> None:
        seat, _, newcomer = offered.partition(":")
        newcomer_id = UserId(number(newcomer))
        page = await self._page(visit, MatchId(visit.named))
        # Again: the question may be old, and the newcomer may have left.
        await self.bot.roll_call.check_here(page.guild_id, newcomer_id)
        await self.play.substitutes.ask(
            match_id=page.match_id,
            user_id=visit.user_id,
            seat=number(seat),
            newcomer_id=newcomer_id,
            left=await self._left(page),
        )
        await visit.tell("substitute-posted")

    async def _answer(self, visit: Visit, answer: str) -> None:
        match_id, asked, user_id = MatchId(visit.named), visit.press.revision, visit.user_id
        play = self.play.substitutes
        match answer:
            case "agree":
                seated = await play.agree(match_id=match_id, number=asked, user_id=user_id)
                await visit.tell("substitute-taken" if seated else "substitute-yes")
            case "accept":
                await self.bot.roll_call.check_here(visit.home[0], user_id)
                seated = await play.accept(match_id=match_id, number=asked, user_id=user_id)
                await visit.tell("substitute-yours" if seated else "substitute-yes")
            case _:
                await play.decline(match_id=match_id, number=asked, user_id=user_id)
                await visit.tell("substitute-no")

    async def _page(self, visit: Visit, match_id: MatchId) -> MatchPage:
        """Read a match of this player in its own server. Raise Refusal elsewhere."""
        page = await ongoing(visit, self.play, match_id)
        if visit.home[0] != page.guild_id:
            raise Refusal("replay-elsewhere")
        return page

    async def _left(self, page: MatchPage) -> frozenset[UserId]:
        """Return which of the other players have left the server."""
        others = [player.user_id for player in page.people if player.seat != page.own_seat]
        return await self.bot.roll_call.left(page.guild_id, *others)
