"""Checking dice: the button beside every seal."""

from discord.ext import commands

from bot.face.seal import dice_check, house_check
from bot.play.ground.reach import CHALLENGE, CLAN_WAR, CONTEST, GATHERING, LOBBY, OWN_MATCH, WORD
from bot.play.seals import SealedDice
from bot.store.ids import ChallengeId, ContestId, GatheringId, LobbyId, MatchId, QueuedId, WarId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class DiceChecks(commands.Cog):
    """Answers the button beside every seal."""

    def __init__(self, bot: DuelBot) -> None:
        self.play = bot.play
        bot.on_press("dice", OWN_MATCH, self.of_match, "match")
        bot.on_press("dice", OWN_MATCH, self.of_house, "house")
        bot.on_press("dice", GATHERING, self.of_gathering, "gathering")
        bot.on_press("dice", CONTEST, self.of_contest, "contest")
        bot.on_press("dice", CLAN_WAR, self.of_war, "war")
        bot.on_press("dice", CHALLENGE, self.of_challenge, "challenge")
        bot.on_press("dice", LOBBY, self.of_lobby, "lobby")
        bot.on_press("dice", WORD, self.of_queue, "queue")

    async def of_match(self, visit: Visit) -> None:
        """Show the seal of a match."""
        await self._show(visit, await self.play.seals.of_match(MatchId(visit.named), visit.user_id))

    async def of_house(self, visit: Visit) -> None:
        """Show what the house sealed for a play, by the seal that the button carries."""
        _, shown = visit.press.parts
        match_id, play = MatchId(visit.named), visit.press.revision
        checked = await self.play.seals.of_house(match_id, visit.user_id, play, shown)
        await visit.answer.private(house_check(checked, visit.words))

    async def of_gathering(self, visit: Visit) -> None:
        """Show the seal of a gathering."""
        await self._show(visit, await self.play.seals.of_gathering(GatheringId(visit.named)))

    async def of_contest(self, visit: Visit) -> None:
        """Show the seal of a contest."""
        await self._show(visit, await self.play.seals.of_contest(ContestId(visit.named)))

    async def of_war(self, visit: Visit) -> None:
        """Show the seal of a war."""
        await self._show(visit, await self.play.seals.of_war(WarId(visit.named)))

    async def of_challenge(self, visit: Visit) -> None:
        """Show the seal of a challenge."""
        await self._show(visit, await self.play.seals.of_challenge(ChallengeId(visit.named), visit.user_id))

    async def of_lobby(self, visit: Visit) -> None:
        """Show the seal of a lobby."""
        await self._show(visit, await self.play.seals.of_lobby(LobbyId(visit.named), visit.user_id))

    async def of_queue(self, visit: Visit) -> None:
        """Show the seal of the match that a place in the queue may lead to."""
        await self._show(visit, await self.play.seals.of_queued(QueuedId(visit.named), visit.user_id))

    async def _show(self, visit: Visit, dice: SealedDice) -> None:
        await visit.answer.private(dice_check(dice, visit.words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(DiceChecks(bot))
