"""Lessons: a few turns against the house. Nothing is kept of one but that it was gone through, once.

All of a lesson follows from its game, the learner's role and their choices, and these stand in its
controls. So it can be left at any time, survives a restart, and an old panel goes on from where it stands.
Whoever forges a control can play no other turns than anybody else.
"""

from dataclasses import dataclass, replace

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import game_names, newest
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.match.rehearsal import rehearse
from bot.play.standing.honor import Source, enter
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from rules.game import Lesson, Request
from rules.games import GAMES, game

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A choice is written as the place it has among all that can be chosen."""

LEARNER, HOUSE = 0, 1

DEED = "first-duel"
LEARNT = Source("lesson", "first")
"""The same for all games: what is honored is that somebody has begun."""


@dataclass(frozen=True)
class Course:
    """How far somebody has come in a lesson."""

    game: str
    """The id of a game, so that a control leads on by the rules it was drawn for."""
    role: str
    made: str = ""
    """The choices made, a digit each."""

    @property
    def lesson(self) -> Lesson:
        """Return the lesson. Raise Unreadable where there is none, or not for this role."""
        found = _lesson(self.game)
        if self.role not in found.foes or len(self.made) > found.turns:
            raise Unreadable
        return found


@dataclass(frozen=True)
class LessonPage:
    """A lesson as its learner may see it."""

    course: Course
    match: MatchPage
    turn: TurnPage | None
    """What the last choice has brought; None before the first."""

    @property
    def over(self) -> bool:
        """Whether somebody has won, or all turns are played."""
        return self.match.outcome is not None or self.match.revision == self.course.lesson.turns

    def then(self, choice: str) -> Course:
        """Return the course in which this choice is made."""
        digit = DIGITS[self.match.options.index(choice)]
        return replace(self.course, made=self.course.made + digit)


@dataclass(frozen=True)
class Lessons:
    """What is kept of lessons."""

    context: Context

    async def finish(self, *, user_id: UserId, guild_id: GuildId | None) -> int:
        """Honor that somebody has gone through a lesson; return in how many servers that is news.

        Each server keeps its own honor, and each has newcomers, so it counts once for a person in a server. A
        DM belongs to none: there it counts wherever this person is known, since they have learnt it for all.
        """

        async def work(tx: Tx) -> int:
            known = await tx.all("homes_of_person", rows.Home, user_id=user_id) if guild_id is None else []
            servers = [row.guild_id for row in known] if guild_id is None else [guild_id]
            return sum([await self._honor(tx, each, user_id) for each in servers])

        return await self.context.store.transact(work)

    async def _honor(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> bool:
        return await enter(
            self.context.chance,
            tx,
            guild_id=guild_id,
            user_id=user_id,
            deed=DEED,
            source=LEARNT,
            at=self.context.now(),
        )


def lesson_page(course: Course, *, learner_id: UserId, house_id: UserId, pictured: bool = True) -> LessonPage:
    """Play a lesson as far as somebody has come. Raise Unreadable for a course that nobody can take."""
    lesson = course.lesson

    def chooses(_state: msgspec.Struct, request: Request, turn: int) -> str | None:
        if turn == len(course.made):
            return None
        if request.seat == HOUSE:
            return lesson.reply(turn, request.options)
        return _read(course.made[turn], request.options)

    people = (learner_id, house_id)
    played = rehearse(course.game, lesson.setup(course.role), len(people), lesson.seed, chooses)
    if played.revision != len(course.made):
        raise Unreadable
    return LessonPage(course, played.page(people, LEARNER, pictured=pictured), played.turn)


def first_course(name: str | None = None, role: str | None = None) -> Course:
    """Return the beginning of a lesson: in a game, or in the first that has one, with a role or the easiest.

    Raise Unreadable where there is no such game.
    """
    wanted = name or next(iter(lesson_names()), "")
    if wanted not in lesson_names():
        raise Unreadable
    game_id = newest(wanted)
    return Course(game_id, next(iter(_lesson(game_id).foes)) if role is None else role)


def lesson_names() -> tuple[str, ...]:
    """Return the names of the games that have a lesson."""
    return tuple(name for name in game_names() if game(newest(name)).lesson)


def _lesson(game_id: str) -> Lesson:
    found = game(game_id).lesson if game_id in GAMES else None
    if found is None:
        raise Unreadable
    return found


def _read(digit: str, options: tuple[str, ...]) -> str:
    place = DIGITS.find(digit)
    if not 0 <= place < len(options):
        raise Unreadable
    return options[place]
