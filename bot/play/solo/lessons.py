"""Lessons: a few steps against the house. Only finishing one is stored, once.

A lesson follows from its game, the learner's role and their choices, all of which its controls hold. So it
can be left at any time and survives a restart, and an old panel continues from where it stands. A forged
control allows nothing that others cannot play.
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
"""Digits for choices: each stands for a position among the options."""

LEARNER, HOUSE = 0, 1

DEED = "first-duel"
LEARNT = Source("lesson", "first")
"""The same for all games: honor is given for getting started."""


@dataclass(frozen=True)
class Course:
    """A player's progress in a lesson."""

    game: str
    """The id of a game, with its version: a control continues by the rules it was drawn for."""
    role: str
    made: str = ""
    """The choices so far, a digit each."""

    @property
    def lesson(self) -> Lesson:
        """Return the lesson. Raise Unreadable if there is none for this game and role."""
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
    """What the last choice led to; None before the first."""

    @property
    def over(self) -> bool:
        """Whether the match is over or all choices are made."""
        return self.match.outcome is not None or len(self.course.made) == self.course.lesson.steps

    def then(self, choice: str) -> Course:
        """Return the course after this choice. Raise Unreadable if it is not an option."""
        if choice not in self.match.options:
            raise Unreadable
        digit = DIGITS[self.match.options.index(choice)]
        return replace(self.course, made=self.course.made + digit)


@dataclass(frozen=True)
class Lessons:
    """Stores finished lessons."""

    context: Context

    @transaction
    async def finish(self, tx: Tx, *, user_id: UserId, guild_id: GuildId | None) -> int:
        """Give honor for finishing a lesson; return in how many servers that is new.

        Honor is kept per server, so it counts once per person and server. A DM belongs to no server: there it
        counts in every server that knows this person.
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
    """Play a lesson until the learner must choose. Raise Unreadable for an impossible course.

    Without ``onward`` it stops before a new move that the house begins, to show what the last choice led to.
    """
    lesson, script = course.lesson, _Script(course, onward=onward)
    roles = (course.role, lesson.foes[course.role]) if course.role else ()
    setup = Setup(roles=roles, answers=lesson.answers, stamina=lesson.stamina)
    # In a game for one player the house has no seat.
    people = (learner_id, house_id)[: min(game(course.game).seats)]
    played = rehearse(course.game, setup, len(people), lesson.seed, script.chooses)
    # Choices left over were never asked for, so the control is forged.
    if script.made:
        raise Unreadable
    page = played.page(people, LEARNER, pictured=pictured)
    return LessonPage(course, page, played.turn if course.made else None)


class _Script:
    """The choices in a lesson: first its opening, then the learner's course and the house's replies."""

    def __init__(self, course: Course, *, onward: bool) -> None:
        self.lesson = course.lesson
        self.rules = game(course.game)
        self.made = list(course.made)
        self.onward = onward
        self.replied = 0

    def chooses(self, state: msgspec.Struct, request: Request, revision: int) -> str | None:
        """Choose for a player who is asked; return None to stop here."""
        if revision < len(self.lesson.opening):
            return self.lesson.opening[revision]
        if request.seat == LEARNER:
            # Removed from the list, so that any left over at the end reveal a forged control.
            return _read(self.made.pop(0), request.options) if self.made else None
        return self._reply(state, request, Dice(self.lesson.seed, revision))

    def _reply(self, state: msgspec.Struct, request: Request, dice: Dice) -> str | None:
        """Choose for the house; return None for a new move that is shown only with the next hand."""
        begins = len(self.rules.requests(state)) == 1 and not self.rules.continues(state)
        if begins and not self.made and not self.onward:
            return None
        reply = self.lesson.reply(self.replied, request.options)
        self.replied += 1
        return reply or self.rules.stand_in(state, request.seat, dice)


def first_course(name: str | None = None, role: str | None = None) -> Course:
    """Return the start of a lesson; defaults are the first game with a lesson and its easiest role.

    Raise Unreadable if there is no such game.
    """
    wanted = name or next(iter(lesson_names()), "")
    if wanted not in lesson_names():
        raise Unreadable
    game_id = newest(wanted)
    return Course(game_id, _lesson(game_id).roles[0] if role is None else role)


def lesson_here(played: tuple[str, ...], wanted: str | None) -> str:
    """Return the game whose lesson is wanted; by default the first one played here that has a lesson.

    Raise Refusal if it is not played here.
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
