"""A server's board of the puzzle by the week: who lost least on days that are over, and who is not named."""

import pytest

from bot.play.ground.refusals import Gone
from bot.play.ground.times import DAY
from bot.play.me.me import Me
from bot.play.privacy.forget import Forgetting
from bot.play.solo.puzzle_weeks import FIRST_DAY, LISTED, MISSED, PuzzleWeek
from bot.play.solo.puzzles import NOWHERE, Puzzles, puzzle_of
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall

FRIDAY, MONDAY = FIRST_DAY, FIRST_DAY + 3


class Week:
    """Answers on days of a week."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.puzzles = Puzzles(hall.context)

    async def answer(self, day: int, user_id: int, place: int = 0, guild_id: int = GUILD) -> int:
        """Answer the puzzle of a day by one card, and return what it loses on the board."""
        self.hall.clock.time = day * DAY
        card = puzzle_of(day).options[place]
        page = await self.puzzles.answer(day, {card: 100}, user_id=user_id, guild_id=guild_id, pictured=False)
        assert page.solved
        return min(page.solved.loss, MISSED)

    async def board(self, day: int, user_id: int | None = None) -> PuzzleWeek:
        self.hall.clock.time = day * DAY
        return await self.puzzles.week(GUILD, user_id)


@pytest.fixture
async def week(hall: Hall) -> Week:
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    return Week(hall)


def standing(board: PuzzleWeek) -> list[tuple[int, int, int, int]]:
    return [(row.place, row.user_id, row.lost, row.days) for row in board.places]


async def test_who_loses_least_is_first_and_a_day_left_out_costs_most(week: Week) -> None:
    lost = [await week.answer(MONDAY + day, AYA) for day in range(3)]
    late = await week.answer(MONDAY + 1, BEN, 1)
    board = await week.board(MONDAY + 3)
    assert (board.first, board.last) == (MONDAY, MONDAY + 2)
    mine, theirs = (AYA, sum(lost), 3), (BEN, late + 2 * MISSED, 1)
    expected = sorted((mine, theirs), key=lambda one: one[1])
    assert standing(board) == [(place, *one) for place, one in enumerate(expected, 1)]
    assert [row.name for row in board.places] == [f"Person {user_id}" for user_id, *_ in expected]


async def test_of_today_nothing_is_told(week: Week) -> None:
    await week.answer(MONDAY + 1, AYA)
    before = await week.board(MONDAY + 2)
    await week.answer(MONDAY + 2, BEN)
    assert await week.board(MONDAY + 2) == before, "it is the same before and after somebody answers"
    assert {row.user_id for row in (await week.board(MONDAY + 3)).places} == {AYA, BEN}


async def test_on_monday_it_is_the_whole_week_before_and_on_tuesday_a_new_one(week: Week) -> None:
    for day in range(MONDAY - 1, MONDAY + 8):
        await week.answer(day, AYA)
    boards = [await week.board(MONDAY + day) for day in (6, 7, 8)]
    assert [(board.first - MONDAY, board.last - MONDAY) for board in boards] == [(0, 5), (0, 6), (7, 7)]
    assert [board.places[0].days for board in boards] == [6, 7, 1]


async def test_the_first_week_begins_with_the_first_puzzle(week: Week) -> None:
    empty = await week.board(FRIDAY)
    assert (empty.days, empty.places) == (0, ())
    await week.answer(FRIDAY, AYA)
    board = await week.board(FRIDAY + 2)
    assert (board.first, board.days) == (FRIDAY, 2)


async def test_who_loses_as_much_shares_a_place(week: Week) -> None:
    for user_id in (AYA, BEN, CHIYO):
        await week.answer(MONDAY, user_id)
    await week.answer(MONDAY + 1, CHIYO)
    board = await week.board(MONDAY + 2)
    assert [(row.place, row.user_id) for row in board.places] == [(1, CHIYO), (2, AYA), (2, BEN)]


async def test_it_has_who_answered_here_and_wants_to_be_named(week: Week) -> None:
    for user_id, guild_id in ((AYA, GUILD), (BEN, GUILD), (CHIYO, GUILD + 1), (DAIGO, NOWHERE)):
        await week.answer(MONDAY, user_id, guild_id=guild_id)
    me = Me(week.hall.context, ("en",))
    assert [row.user_id for row in (await week.board(MONDAY + 1)).places] == [AYA, BEN]
    await me.change(AYA, "news", ("off",))
    assert standing(await week.board(MONDAY + 1, AYA)) == standing(await week.board(MONDAY + 1))
    assert [(row.place, row.user_id) for row in (await week.board(MONDAY + 1)).places] == [(1, BEN)]
    await Forgetting(week.hall.context).forget(BEN)
    assert (await week.board(MONDAY + 1)).places == ()


async def test_of_many_the_first_are_listed_and_oneself(week: Week) -> None:
    many = range(100, 100 + LISTED + 3)
    for user_id in many:
        await week.answer(MONDAY, user_id)
    assert len((await week.board(MONDAY + 1)).places) == LISTED
    own = (await week.board(MONDAY + 1, many[-1])).places
    assert (len(own), own[-1].user_id, own[-1].place) == (LISTED + 1, many[-1], 1)


async def test_what_one_made_of_a_day_is_shown_with_the_streak_of_that_day(week: Week) -> None:
    for day in range(2):
        await week.answer(MONDAY + day, AYA)
    own = await week.puzzles.own(MONDAY, AYA)
    assert own.streak.now == 1
    for day, user_id in ((MONDAY + 2, AYA), (MONDAY, BEN)):
        with pytest.raises(Gone, match="puzzle-unanswered"):
            await week.puzzles.own(day, user_id)
