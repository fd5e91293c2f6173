"""Puzzles of the day: the same for everyone, answered once; the solution is shown only after that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.given import NUMBER
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal, Unreadable
from bot.play.ground.times import DAY
from bot.play.match.players import HOUSE
from bot.play.match.reading import MatchPage
from bot.play.match.rehearsal import Rehearsal
from bot.play.people.spent import spent
from bot.play.solo.puzzle_weeks import FIRST_DAY, PuzzleWeek, puzzle_week, week_up_to
from bot.play.standing.marks import PUZZLE as PUZZLE_MARK
from bot.play.standing.marks import give_mark
from bot.play.standing.streaks import Streak, streak_in
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.puzzle_rows import CountedAnswer, PuzzleAnswer, PuzzleDay
from players.puzzle import TENTHS, Puzzle
from players.reckoning import POINTS
from players.registry import puzzle
from rules.codec import encode

NOWHERE = GuildId(0)
"""The server id of an answer by DM."""
PUZZLE = "puzzle"
FOUND = 10
"""An answer that loses fewer tenths of a point than this has found the solution."""
DAYS_OFF = 1
"""Days off in a row that do not break a streak."""

Shares = tuple[int, ...]
"""A hundred points divided among the cards."""
SHARES = msgspec.json.Decoder(Shares).decode


@dataclass(frozen=True)
class Solved:
    """What a player is told about a puzzle after answering."""

    shares: Shares
    """The player's answer."""
    loss: int
    """What it loses, in tenths of a point."""
    mix: tuple[float, ...]
    """The best answer, as fractions of 1."""
    value: float
    alone: tuple[float, ...]
    """What each card alone wins."""
    others: tuple[float, ...]
    """The average division of all who answered, in points."""
    answered: int
    found: int
    streak: Streak


@dataclass(frozen=True)
class PuzzlePage:
    """The puzzle of a day as one person may see it."""

    day: int
    match: MatchPage
    """The position as the holder of the first hand sees it."""
    solved: Solved | None = None
    """None before the player answers."""

    @property
    def number(self) -> int:
        """Return the puzzle's number, from 1."""
        return self.day - FIRST_DAY + 1


@dataclass(frozen=True)
class PastPuzzle:
    """The puzzle of a past day with its solution, as everyone may see it."""

    page: PuzzlePage
    mix: tuple[float, ...]
    value: float
    answered: int
    found: int


@dataclass(frozen=True)
class Puzzles:
    """Shows puzzles and stores answers."""

    context: Context

    @reading
    async def today(self, tx: Tx, user_id: UserId, *, pictured: bool) -> PuzzlePage:
        """Return today's puzzle as a person may see it."""
        return await self._page(tx, self.context.now() // DAY, user_id, pictured=pictured)

    @transaction
    async def answer(
        self,
        tx: Tx,
        day: int,
        shares: Mapping[str, int],
        *,
        user_id: UserId,
        guild_id: GuildId,
        pictured: bool,
    ) -> PuzzlePage:
        """Store a person's answer unless they have given one, and return what they may see now.

        Raise Gone for another day's puzzle, or Refusal for shares that do not add up to a hundred points.
        """
        now = self.context.now()
        if day != now // DAY:
            raise Gone("puzzle-over")
        asked = puzzle_of(day)
        given = tuple(shares.get(card, 0) for card in asked.options)
        if not set(shares) <= set(asked.options) or min(given) < 0:
            raise Unreadable
        if sum(given) != POINTS:
            raise Refusal("puzzle-sum", sum=sum(given), points=POINTS)
        # A person who saw the solution and then had their data deleted gets no second try.
        if await spent(tx, user_id, PUZZLE, NOWHERE, now):
            raise Refusal("puzzle-spent")
        loss = round(TENTHS * asked.loss(given))
        await tx.run(
            "puzzle_answer",
            day=day,
            user_id=user_id,
            guild_id=guild_id,
            shares=encode(given),
            loss=loss,
            at=now,
        )
        # Marks are worn in a server, and a DM is in none.
        if loss < FOUND and guild_id != NOWHERE:
            await give_mark(tx, guild_id, user_id, PUZZLE_MARK, match_id=None, at=now)
        return await self._page(tx, day, user_id, pictured=pictured)

    @reading
    async def week(self, tx: Tx, guild_id: GuildId, user_id: UserId | None = None) -> PuzzleWeek:
        """Return a server's board for yesterday's week, for one person or for everyone.

        It leaves out today, so that nobody learns anything before they answer.
        """
        return await puzzle_week(tx, guild_id, *week_up_to(self.context.now() // DAY - 1), user_id)

    @reading
    async def own(self, tx: Tx, day: int, user_id: UserId) -> Solved:
        """Return a person's result in a day's puzzle. Raise Gone if they have not answered it."""
        answer = await tx.one("puzzle_answer_of", PuzzleAnswer, day=day, user_id=user_id)
        if answer is None:
            raise Gone("puzzle-unanswered")
        return await _solved(tx, puzzle_of(day), answer, day, user_id)

    async def _page(self, tx: Tx, day: int, user_id: UserId, *, pictured: bool) -> PuzzlePage:
        asked, page = puzzle_of(day), asked_on(day, user_id, pictured=pictured)
        own = await tx.one("puzzle_answer_of", PuzzleAnswer, day=day, user_id=user_id)
        if own is None:
            return page
        solved = await _solved(tx, asked, own, day, user_id)
        return PuzzlePage(day, page.match, solved)


def asked_on(day: int, user_id: UserId = HOUSE, *, pictured: bool = False) -> PuzzlePage:
    """Return a day's puzzle as it is asked, of a person or, by default, of nobody."""
    asked = puzzle_of(day)
    position = Rehearsal(asked.game, bytes(32), asked.state, 0, ())
    return PuzzlePage(day, position.page((user_id, HOUSE), 0, pictured=pictured))


async def past_puzzle(tx: Tx, day: int, *, pictured: bool) -> PastPuzzle | None:
    """Return the puzzle of a past day with its solution; None if that day had none."""
    if day < FIRST_DAY:
        return None
    rows = await tx.all("puzzle_answers_counted", CountedAnswer, day=day)
    asked, page = puzzle_of(day), asked_on(day, pictured=pictured)
    return PastPuzzle(page, asked.mix, asked.value, *_counted(rows))


async def _solved(tx: Tx, asked: Puzzle, own: PuzzleAnswer, day: int, user_id: UserId) -> Solved:
    rows = await tx.all("puzzle_answers_counted", CountedAnswer, day=day)
    answered, found = _counted(rows)
    given = [(row.times, SHARES(row.shares)) for row in rows]
    others = tuple(
        sum(times * shares[place] for times, shares in given) / answered
        for place in range(len(asked.options))
    )
    days = await tx.all("puzzle_days", PuzzleDay, user_id=user_id)
    return Solved(
        shares=SHARES(own.shares),
        loss=own.loss,
        mix=asked.mix,
        value=asked.value,
        alone=asked.alone,
        others=others,
        answered=answered,
        found=found,
        # As of that day, though later puzzles may be answered by now.
        streak=streak_in([row.day for row in days if row.day <= day], day, off=DAYS_OFF),
    )


def _counted(rows: Sequence[CountedAnswer]) -> tuple[int, int]:
    """Return how many answered, and how many found the solution."""
    return sum(row.times for row in rows), sum(row.times for row in rows if row.loss < FOUND)


def puzzle_of(day: int) -> Puzzle:
    """Return the puzzle of a day."""
    return puzzle(day - FIRST_DAY)


def read_points(written: str) -> int:
    """Parse the points typed for a card; empty means 0. Raise Refusal if it is not a number up to 100."""
    text = written.strip()
    if not NUMBER.fullmatch(text or "0") or not 0 <= int(text or 0) <= POINTS:
        raise Refusal("puzzle-number", points=POINTS)
    return int(text or 0)
