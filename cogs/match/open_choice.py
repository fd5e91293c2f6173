"""Choices made in the open, on the board that all see."""

from discord.ext import commands

from bot.face.match.board import board
from bot.face.words import Words
from bot.play.ground.reach import OWN_MATCH
from bot.play.ground.refusals import Stale
from bot.store import rows
from bot.store.ids import MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class OpenChoice(commands.Cog):
    """What the player who is on chooses before everybody's eyes."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("open", OWN_MATCH, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Choose, and have the board show it in its place at once."""
        match_id, (_, choice) = MatchId(visit.named), visit.press.parts
        try:
            picked = await self.play.matches.pick(
                match_id=match_id,
                revision=visit.press.revision,
                user_id=visit.user_id,
                choice=choice or visit.given.choice,
                interaction_id=visit.id,
                openly=True,
                board_id=visit.prompt_id,
            )
        except Stale:
            await self._leave_first_board(visit, match_id)
            raise
        if picked.board is not None:
            await self._draw_newest(visit, picked.board)
        elif not await self._leave_first_board(visit, match_id):
            await visit.answer.acknowledge()  # the outbox is about to draw it

    async def _draw_newest(self, visit: Visit, parcel: rows.Parcel) -> None:
        """Draw the newest board anew with the answer, and leave it to the outbox where that came too late."""
        letter = await self.bot.letters.write(parcel)
        if letter and visit.prompt_id and await visit.answer.update(letter.screen):
            await self.play.deliveries.delivered(parcel, visit.prompt_id, None)
        else:
            await self.play.deliveries.put_off(parcel)

    async def _leave_first_board(self, visit: Visit, match_id: MatchId) -> bool:
        """Close the question on the first board, if that was pressed; return whether it was."""
        page = await self.play.reading.match(match_id)
        if visit.prompt_id is None or visit.prompt_id != page.board_id:
            return False
        # A board is everybody's, so it is in the language of the server.
        locale = await self.play.reading.locale(page.guild_id)
        await visit.answer.update(board(page, Words(locale)))
        return True


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(OpenChoice(bot))
