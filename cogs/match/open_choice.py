"""Open choices, made on the public board."""

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
    """The controls with which the player to move chooses in public."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("open", OWN_MATCH, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Choose, and redraw the board in place at once."""
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
            await visit.answer.acknowledge()  # the outbox will draw it

    async def _draw_newest(self, visit: Visit, parcel: rows.Parcel) -> None:
        """Redraw the newest board with the answer; if that comes too late, leave it to the outbox."""
        letter = await self.bot.letters.write(parcel)
        if letter and visit.prompt_id and await visit.answer.update(letter.screen):
            await self.play.deliveries.delivered(parcel, visit.prompt_id, None)
        else:
            await self.play.deliveries.put_off(parcel)

    async def _leave_first_board(self, visit: Visit, match_id: MatchId) -> bool:
        """Close the question on the first board if it was pressed; return whether it was."""
        page = await self.play.reading.match(match_id)
        if visit.prompt_id is None or visit.prompt_id != page.board_id:
            return False
        # Everyone reads a board, so it is in the server's language.
        locale = await self.play.reading.locale(page.guild_id)
        await visit.answer.update(board(page, Words(locale)))
        return True


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(OpenChoice(bot))
