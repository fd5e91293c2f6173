"""Lessons: a few steps against the house. Nothing is kept of one but that it was gone through, once.

All of a lesson follows from its game, the learner's role and their choices, and these stand in its
controls. So it can be left at any time, survives a restart, and an old panel goes on from where it stands.
Whoever forges a control can play nothing else than anybody else.
"""

from dataclasses import dataclass, replace

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.ground.repertoire import game_names, newest
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.match.rehearsal import rehearse
from bot.play.people.spent import spent
from bot.play.standing.honor import Source, enter
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from rules.dice import Dice
from rules.game import Request, Setup
from rules.games import GAMES, game
from rules.lesson import Lesson

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""A choice is written as the place it has among all that can be chosen."""

LEARNER, HOUSE = 0, 1

DEED = "first-duel"
LEARNT = Source("lesson", "first")
"""The same for all games: what is honored is that a player has begun."""


@dataclass(frozen=True)
class Course:
    """How far a player has come in a lesson."""

    game: str
    """The id of a game, so that a control leads on by the rules it was drawn for."""
    role: str
    made: str = ""
    """The choices made, a digit each."""

    @property
    def lesson(self) -> Lesson:
        """Return the lesson. Raise Unreadable where there is none, or not for this role."""
        found = _lesson(self.game)
        if self.role not in found.roles or len(self.made) > found.steps:
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
        """Whether the match is over, or all choices are made."""
        return self.match.outcome is not None or len(self.course.made) == self.course.lesson.steps

    def then(self, choice: str) -> Course:
        """Return the course in which this choice is made. Raise Unreadable for one that is not offered."""
        if choice not in self.match.options:
            raise Unreadable
        digit = DIGITS[self.match.options.index(choice)]
        return replace(self.course, made=self.course.made + digit)


@dataclass(frozen=True)
class Lessons:
    """What is kept of lessons."""

    context: Context

    @transaction
    async def finish(self, tx: Tx, *, user_id: UserId, guild_id: GuildId | None) -> int:
        """Honor that a player has gone through a lesson; return in how many servers that is news.

        Each server keeps its own honor, and each has newcomers, so it counts once for a person in a server. A
        DM belongs to none: there it counts wherever this person is known, since they have learnt it for all.
        """
        known = await tx.all("homes_of_person", rows.Home, user_id=user_id) if guild_id is None else []
        servers = [row.guild_id for row in known] if guild_id is None else [guild_id]
        return sum([await self._honor(tx, each, user_id) for each in servers])

    async def _honor(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> bool:
        if await spent(tx, user_id, DEED, guild_id, self.context.now()):
            return False
        return await enter(
            self.context.chance,
            tx,
            guild_id=guild_id,
            user_id=user_id,
            deed=DEED,
            source=LEARNT,
            at=self.context.now(),
        )


def lesson_page(
    course: Course, *, learner_id: UserId, house_id: UserId, pictured: bool = True, onward: bool = True
) -> LessonPage:
    """Play a lesson until the learner is to choose. Raise Unreadable for a course that nobody can take.

    To show what the last choice has brought, it goes not ``onward`` to what the house begins after that.
    """
    lesson, script = course.lesson, _Script(course, onward=onward)
    roles = (course.role, lesson.foes[course.role]) if course.role else ()
    setup = Setup(roles=roles, answers=lesson.answers, stamina=lesson.stamina)
    # In a game for one the house has no seat.
    people = (learner_id, house_id)[: min(game(course.game).seats)]
    played = rehearse(course.game, setup, len(people), lesson.seed, script.chooses)
    # Choices left over were never asked for: the control is forged.
    if script.made:
        raise Unreadable
    page = played.page(people, LEARNER, pictured=pictured)
    return LessonPage(course, page, played.turn if course.made else None)


class _Script:
    """Who chooses what in a lesson: first the opening, then the learner by their course, and the house."""

    def __init__(self, course: Course, *, onward: bool) -> None:
        self.lesson = course.lesson
        self.rules = game(course.game)
        self.made = list(course.made)
        self.onward = onward
        self.replied = 0

    def chooses(self, state: msgspec.Struct, request: Request, revision: int) -> str | None:
        """Choose for a player who is asked; None where it goes no further."""
        if revision < len(self.lesson.opening):
            return self.lesson.opening[revision]
        if request.seat == LEARNER:
            # Taken off the list, so that what is left over at the end shows a forged control.
            return _read(self.made.pop(0), request.options) if self.made else None
        return self._reply(state, request, Dice(self.lesson.seed, revision))

    def _reply(self, state: msgspec.Struct, request: Request, dice: Dice) -> str | None:
        """Choose for the house, unless what it would begin is told only with the next hand."""
        begins = len(self.rules.requests(state)) == 1 and not self.rules.continues(state)
        if begins and not self.made and not self.onward:
            return None
        reply = self.lesson.reply(self.replied, request.options)
        self.replied += 1
        return reply or self.rules.stand_in(state, request.seat, dice)


def first_course(name: str | None = None, role: str | None = None) -> Course:
    """Return the beginning of a lesson: in a game, or in the first that has one, with a role or the easiest.

    Raise Unreadable where there is no such game.
    """
    wanted = name or next(iter(lesson_names()), "")
    if wanted not in lesson_names():
        raise Unreadable
    game_id = newest(wanted)
    return Course(game_id, _lesson(game_id).roles[0] if role is None else role)


def lesson_here(played: tuple[str, ...], wanted: str | None) -> str:
    """Return the game whose lesson is meant; where none is named, the first of those played that has one.

    Raise Refusal for one that is not played here.
    """
    taught = [name for name in lesson_names() if name in played]
    if wanted in lesson_names() and wanted not in taught:
        raise Refusal("game-not-allowed")
    if wanted is None and not taught:
        raise Refusal("lesson-none")
    return wanted or taught[0]


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
