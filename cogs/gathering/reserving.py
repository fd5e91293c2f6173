"""Reserves at a tournament: how players, reserves and organisers answer a request for one."""

from bot.face.match.reserve import agree_question, role_press
from bot.face.roles import role_question
from bot.face.screen import Screen, Text
from bot.play.ground.given import number
from bot.play.ground.refusals import Unreadable
from bot.store.ids import MatchId, UserId
from bot.store.statuses import SubstitutionStatus
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.options import check_role


class Reserving:
    """The buttons of a request, and the private questions around it."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play.reserves

    async def pressed(self, visit: Visit) -> None:
        """Ask for a reserve in the player's own place, or handle an answer to such a request."""
        match_id, asked = MatchId(visit.named), visit.press.revision
        match visit.press.parts:
            case "offer", newcomer:
                await self._offer(visit, match_id, UserId(number(newcomer)))
            case "accept", "":
                await self._accept(visit, match_id, asked)
            case "fighter", role:
                await self._come(visit, match_id, None, check_role(visit.given.choice_or(role)))
            case "agree", "":
                row = await self.play.request(match_id, asked, visit.standing)
                await visit.show(agree_question(row, visit.words))
            case "agree-yes", "":
                came = await self.play.agree(match_id=match_id, number=asked, standing=visit.standing)
                await self._told(visit, came, "reserve-seated")
            case "decline", "":
                await self.play.decline(match_id=match_id, number=asked, standing=visit.standing)
                await _tell(visit, "substitute-no")
            case "keep", "":
                await _tell(visit, "tournament-kept")
            case _:
                raise Unreadable

    async def _offer(self, visit: Visit, match_id: MatchId, newcomer_id: UserId) -> None:
        guild_id, _ = visit.home
        await self.bot.roll_call.check_here(guild_id, newcomer_id)
        await self.play.ask(
            match_id=match_id, standing=visit.standing, leaver_id=visit.user_id, newcomer_id=newcomer_id
        )
        await _tell(visit, "substitute-posted")

    async def _accept(self, visit: Visit, match_id: MatchId, asked: int) -> None:
        """Take the place as a reserve, after asking for a role if one is needed."""
        game_id = await self.play.role_wanted(match_id, asked, visit.user_id)
        if game_id is None:
            await self._come(visit, match_id, asked, None)
        else:
            await visit.answer.private(role_question(visit.words, game_id, role_press(match_id)))

    async def _come(self, visit: Visit, match_id: MatchId, asked: int | None, role: str | None) -> None:
        await self.bot.roll_call.check_here(visit.home[0], visit.user_id)
        came = await self.play.accept(match_id=match_id, number=asked, user_id=visit.user_id, wish=role)
        await self._told(visit, came, "reserve-yours")

    async def _told(self, visit: Visit, came: SubstitutionStatus, entered: str) -> None:
        late = "refusal-reserve-too-late"
        await _tell(visit, {"entered": entered, "open": "substitute-yes"}.get(came, late))


async def _tell(visit: Visit, key: str) -> None:
    """Say one sentence, replacing the private question if there was one."""
    await visit.show(Screen((Text(visit.words(key)),)))
