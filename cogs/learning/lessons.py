"""The guided lessons: begun by a button anywhere, played in a private panel or by DM."""

from discord.ext import commands

from bot.face.lesson.end import how_to_play, lesson_end, lesson_roles, opponents
from bot.face.lesson.presses import read_course
from bot.face.lesson.turn import lesson_hand, lesson_told
from bot.face.screen import Screen
from bot.play.ground.reach import WORD
from bot.play.ground.refusals import Unreadable
from bot.play.solo.lessons import Course, LessonPage, first_course, lesson_here, lesson_page
from bot.play.solo.outsets import A_FIGHT
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit
from cogs.solo.actions import SoloActions
from rules.games import game as rules_of


class LessonHall(commands.Cog):
    """A few turns against the house."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.alone = SoloActions(bot)
        bot.on_press("lesson", WORD, self.pressed)

    async def pressed(self, visit: Visit) -> None:
        """Begin a lesson, continue one, or lead on from its end."""
        wanted, rest = visit.press.parts
        match wanted:
            case "open":
                await self._begin(visit, first_course(await self._meant(visit, rest)), anew=True)
            case "begin":
                await self._begin(visit, first_course(await self._meant(visit, rest), visit.given.choice))
            case "hand":
                await self._show(visit, self._page(visit, read_course(visit.named, rest)))
            case "told":
                await self._tell(visit, read_course(visit.named, rest))
            case "chosen":
                page = self._page(visit, read_course(visit.named, rest))
                await self._tell(visit, page.then(visit.given.choice))
            case "roles":
                await _answer(visit, lesson_roles(visit.words, first_course(rest).game))
            case "challenge":
                await self._go_on(visit, rest)
            case _:
                raise Unreadable

    async def _go_on(self, visit: Visit, name: str) -> None:
        """Lead on to a real match: in a server at once, by DM with a sentence on how to begin one."""
        alone = min(rules_of(first_course(name).game).seats) == 1
        if visit.guild_id is None:
            await visit.tell(how_to_play(name))
        elif alone:
            await self.alone.settle(visit, A_FIGHT, name)
        else:
            await visit.answer.private(opponents(name, visit.words))

    async def _meant(self, visit: Visit, name: str) -> str:
        """Return the game whose lesson a person wants. Raise Refusal if this server does not play it."""
        return lesson_here(await self.play.reading.games(visit.guild_id), name or None)

    async def _begin(self, visit: Visit, course: Course, *, anew: bool = False) -> None:
        await _answer(visit, lesson_hand(self._page(visit, course), visit.words), anew=anew)

    async def _show(self, visit: Visit, page: LessonPage) -> None:
        """Show the next hand, or the end if the house's choice has ended the match."""
        if page.over:
            await self._end(visit, page)
        else:
            await _answer(visit, lesson_hand(page, visit.words))

    async def _tell(self, visit: Visit, course: Course) -> None:
        """Show what a choice led to; in a solo game the next hand says so."""
        page = self._page(visit, course, onward=False)
        if page.turn is None:
            raise Unreadable
        if page.over:
            await self._end(visit, page)
        else:
            show = lesson_hand if page.match.alone else lesson_told
            await _answer(visit, show(page, visit.words))

    async def _end(self, visit: Visit, page: LessonPage) -> None:
        """Show the end of a lesson, which earns honor once."""
        honored = await self.play.lessons.finish(user_id=visit.user_id, guild_id=visit.guild_id)
        await _answer(visit, lesson_end(page, visit.words, honored=honored > 0))

    def _page(self, visit: Visit, course: Course, *, onward: bool = True) -> LessonPage:
        assert self.bot.user  # noqa: S101  a press reaches the bot only after login
        return lesson_page(
            course,
            learner_id=visit.user_id,
            house_id=UserId(self.bot.user.id),
            pictured=visit.answer.draws,
            onward=onward,
        )


async def _answer(visit: Visit, screen: Screen, *, anew: bool = False) -> None:
    """Continue in the lesson's panel or DM; ``anew`` in a DM sends a new message and leaves the old one.

    A lesson's control forged onto a message in a channel does not change that message.
    """
    if visit.in_panel or (visit.guild_id is None and not anew):
        await visit.answer.update(screen)
    else:
        await visit.answer.say(screen, private=visit.guild_id is not None)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(LessonHall(bot))
