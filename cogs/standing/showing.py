"""The Show button: posts a private standing to the channel, as text and sometimes a picture."""

from dataclasses import replace

from discord.ext import commands

from bot.face.clan.roster import members_told, roster
from bot.face.screen import Drawing, Screen
from bot.face.shown import shown
from bot.face.solo.puzzle_week import puzzle_shown, puzzle_week_screen
from bot.face.standing.bars import bars_drawing, board_drawing
from bot.face.standing.boards import board_told, leaderboard
from bot.face.standing.honor import honor_of
from bot.face.standing.profile import profile
from bot.face.words import Words
from bot.play.ground.reach import CLAN, WORD
from bot.play.ground.refusals import Unreadable
from bot.store.ids import ClanId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit


class Showing(commands.Cog):
    """Posts what a person is viewing."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("shown", WORD, self.pressed)
        bot.on_press("shown", CLAN, self.clan, "clan")

    async def pressed(self, visit: Visit) -> None:
        """Post a page of a leaderboard, the person's own profile, honor or puzzle, or the puzzle week."""
        words = await self.bot.guild_words(visit.stage[0])
        what, board = visit.press.parts
        picture = None
        match what:
            case "board":
                screen, picture = await self._board(visit, board, words)
            case "profile":
                screen = await self._profile(visit, words)
            case "honor":
                screen = await self._honor(visit, words)
            case "puzzle-week":
                week = await self.play.puzzles.week(visit.stage[0])
                screen = puzzle_week_screen(week, words)
            case "puzzle":
                await self._puzzle(visit, words)
                return
            case _:
                raise Unreadable
        await self._post(visit, screen, picture, words)

    async def clan(self, visit: Visit) -> None:
        """Post a page of a clan's roster."""
        words = await self.bot.guild_words(visit.stage[0])
        page = await self.play.clan_pages.roster(ClanId(visit.named), visit.user_id, visit.press.revision)
        amounts = [member.honor for member in page.members]
        picture = bars_drawing("clan.png", amounts, members_told(page, words))
        await self._post(visit, roster(page, words), picture, words)

    async def _board(self, visit: Visit, board: str, words: Words) -> tuple[Screen, Drawing | None]:
        page = await self.play.boards.page(visit.stage[0], visit.user_id, board, visit.press.revision)
        # The reader's own line at the foot is private.
        anybodys = replace(page, own=None)
        return leaderboard(anybodys, words), board_drawing(anybodys, board_told(anybodys, words))

    async def _profile(self, visit: Visit, words: Words) -> Screen:
        page = await self.play.profiles.of(visit.stage[0], visit.user_id, visit.user_id)
        return profile(page, visit.answer.interaction.user.display_name, words)

    async def _honor(self, visit: Visit, words: Words) -> Screen:
        page = await self.play.ledger.page(visit.stage[0], visit.user_id, visit.press.revision)
        return honor_of(page, visit.answer.interaction.user.display_name, words)

    async def _puzzle(self, visit: Visit, words: Words) -> None:
        """Post how the person did in a day's puzzle, without giving it away."""
        day = visit.press.revision
        solved = await self.play.puzzles.own(day, visit.user_id)
        await self.play.voices.use(visit.stage[0], visit.user_id)
        await visit.answer.say(puzzle_shown(day, solved, visit.user_id, words))

    async def _post(self, visit: Visit, screen: Screen, picture: Drawing | None, words: Words) -> None:
        # First: this refuses a person who has had too much posted lately.
        await self.play.voices.use(visit.stage[0], visit.user_id)
        await visit.answer.say(shown(screen, picture, visit.user_id, words))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Showing(bot))
