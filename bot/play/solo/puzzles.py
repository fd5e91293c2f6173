"""The puzzle of a day: the same for everybody, answered once; what it is worth is told only after that."""

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
"""Where an answer by DM belongs."""
PUZZLE = "puzzle"
FOUND = 10
"""Who gives away less than so many tenths of a point has found it."""
DAYS_OFF = 1
"""So many days off in a row do not break a streak."""

Shares = tuple[int, ...]
"""How a hundred points are divided, by card."""
SHARES = msgspec.json.Decoder(Shares).decode


@dataclass(frozen=True)
class Solved:
    """What is told of a puzzle to who has answered it."""

    shares: Shares
    """One's own answer."""
    loss: int
    """What it gives away, in tenths of a point."""
    mix: tuple[float, ...]
    """The best answer, in shares of one."""
    value: float
    alone: tuple[float, ...]
    """What each card wins by itself."""
    others: tuple[float, ...]
    """How all divided on average, in points."""
    answered: int
    found: int
    streak: Streak


@dataclass(frozen=True)
class PuzzlePage:
    """The puzzle of a day as one person may see it."""

    day: int
    match: MatchPage
    """The position, as who holds the first hand sees it."""
    solved: Solved | None = None
    """Nothing before one's own answer."""

    @property
    def number(self) -> int:
        """Return which puzzle it is, from 1."""
        return self.day - FIRST_DAY + 1


@dataclass(frozen=True)
class PastPuzzle:
    """The puzzle of a day that is over, with its answer, as everybody may see it."""

    page: PuzzlePage
    mix: tuple[float, ...]
    value: float
    answered: int
    found: int


@dataclass(frozen=True)
class Puzzles:
    """Asks people and takes their answers."""

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
        """Take a person's answer unless they gave one before, and return what they may see now.

        Raise Gone for another day's puzzle, or Refusal for shares that are not a hundred points in all.
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
        # Whoever has seen the answer and was forgotten since gets no second try.
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
        # A mark is worn in a server, and a DM is in none.
        if loss < FOUND and guild_id != NOWHERE:
            await give_mark(tx, guild_id, user_id, PUZZLE_MARK, match_id=None, at=now)
        return await self._page(tx, day, user_id, pictured=pictured)

    @reading
    async def week(self, tx: Tx, guild_id: GuildId, user_id: UserId | None = None) -> PuzzleWeek:
        """Return a server's board of the week that yesterday was in, for somebody or for everybody.

        Of today nothing is told, so that nobody learns anything before they answer.
        """
        return await puzzle_week(tx, guild_id, *week_up_to(self.context.now() // DAY - 1), user_id)

    @reading
    async def own(self, tx: Tx, day: int, user_id: UserId) -> Solved:
        """Return what a person made of the puzzle of a day. Raise Gone where they have not answered it."""
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
    """Return the puzzle of a day as it is asked, of a person or of nobody."""
    asked = puzzle_of(day)
    position = Rehearsal(asked.game, bytes(32), asked.state, 0, ())
    return PuzzlePage(day, position.page((user_id, HOUSE), 0, pictured=pictured))


async def past_puzzle(tx: Tx, day: int, *, pictured: bool) -> PastPuzzle | None:
    """Return the puzzle of a day that is over with its answer; None where there was none on that day."""
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
        # As it was on that day, though later ones may be answered by now.
        streak=streak_in([row.day for row in days if row.day <= day], day, off=DAYS_OFF),
    )


def _counted(rows: Sequence[CountedAnswer]) -> tuple[int, int]:
    """Return how many answered, and how many of them found it."""
    return sum(row.times for row in rows), sum(row.times for row in rows if row.loss < FOUND)


def puzzle_of(day: int) -> Puzzle:
    """Return the puzzle of a day."""
    return puzzle(day - FIRST_DAY)


def read_points(written: str) -> int:
    """Read how many points somebody put on a card; nothing is none. Raise Refusal for what is no number."""
    text = written.strip()
    if not NUMBER.fullmatch(text or "0") or not 0 <= int(text or 0) <= POINTS:
        raise Refusal("puzzle-number", points=POINTS)
    return int(text or 0)
