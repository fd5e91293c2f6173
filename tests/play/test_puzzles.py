"""The puzzle of a day: one try each, nothing told before it, and a streak that a day off does not break."""

import asyncio

import msgspec
import pytest

from bot.play.ground.refusals import Gone, Refusal, Unreadable
from bot.play.ground.times import DAY
from bot.play.privacy.forget import Forgetting
from bot.play.solo.puzzles import FIRST_DAY, NOWHERE, PuzzlePage, Puzzles, puzzle_of, read_points
from players.puzzle import Puzzle
from tests.play.hall import AYA, BEN, CHIYO, GUILD, MORNING, Hall


class Desk:
    """Answers for people."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.puzzles = hall, Puzzles(hall.context)

    @property
    def day(self) -> int:
        return self.hall.clock.time // DAY

    @property
    def asked(self) -> Puzzle:
        return puzzle_of(self.day)

    async def look(self, user_id: int) -> PuzzlePage:
        return await self.puzzles.today(user_id, pictured=True)

    async def answer(self, user_id: int, place: int = 0, day: int | None = None) -> PuzzlePage:
        return await self.give(user_id, {self.asked.options[place]: 100}, day)

    async def give(self, user_id: int, shares: dict[str, int], day: int | None = None) -> PuzzlePage:
        day = self.day if day is None else day
        return await self.puzzles.answer(day, shares, user_id=user_id, guild_id=GUILD, pictured=True)


@pytest.fixture
async def desk(hall: Hall) -> Desk:
    await hall.meet(AYA, BEN, CHIYO)
    return Desk(hall)


async def test_all_are_asked_the_same_and_nothing_is_told_before_an_answer(desk: Desk) -> None:
    before = await desk.look(AYA)
    assert before.solved is None
    assert before.match.options == desk.asked.options
    assert before.number == MORNING // DAY - FIRST_DAY + 1
    await desk.answer(BEN, 1)
    after = await desk.look(AYA)
    assert after == before, "what others answered changes nothing that is seen before one's own answer"
    theirs = await desk.look(BEN)
    assert theirs.match.view == before.match.view


async def test_an_answer_is_scored_and_told_with_how_all_answered(desk: Desk) -> None:
    asked = desk.asked
    await desk.answer(BEN, 1)
    solved = (await desk.answer(AYA, 0)).solved
    assert solved
    assert solved.loss == round(10 * asked.loss((100, *([0] * (len(asked.options) - 1)))))
    assert (solved.mix, solved.alone) == (asked.mix, asked.alone)
    assert solved.answered == 2
    assert solved.others[:2] == (50, 50)
    assert str(BEN) not in msgspec.json.encode(solved).decode()


async def test_the_best_division_is_found(desk: Desk) -> None:
    asked = desk.asked
    points = [round(100 * share) for share in asked.mix]
    points[points.index(max(points))] += 100 - sum(points)
    solved = (await desk.give(AYA, dict(zip(asked.options, points, strict=True)))).solved
    assert solved
    assert solved.loss < 10
    assert solved.found == 1


async def test_of_two_answers_at_once_one_counts(desk: Desk) -> None:
    pages = await asyncio.gather(*(desk.answer(AYA, place) for place in (0, 1, 2)))
    assert len({page.solved and page.solved.shares for page in pages}) == 1
    first = pages[0].solved
    assert first
    assert first.answered == 1
    assert (await desk.answer(AYA, 1)).solved == first


async def test_the_day_is_over_at_midnight_utc(desk: Desk) -> None:
    day = desk.day
    desk.hall.clock.forward(DAY - desk.hall.clock.time % DAY - 1)
    assert (await desk.look(AYA)).day == day
    desk.hall.clock.forward(1)
    assert (await desk.look(AYA)).day == day + 1
    with pytest.raises(Gone):
        await desk.answer(AYA, day=day)
    with pytest.raises(Gone):
        await desk.answer(AYA, day=day + 2)
    assert (await desk.look(AYA)).solved is None


@pytest.mark.parametrize("shares", [{}, {0: 99}, {0: 100, 1: 1}])
async def test_points_are_a_hundred_in_all(desk: Desk, shares: dict[int, int]) -> None:
    given = {desk.asked.options[place]: points for place, points in shares.items()}
    with pytest.raises(Refusal) as refused:
        await desk.give(AYA, given)
    assert refused.value.key == "puzzle-sum"
    assert (await desk.look(AYA)).solved is None


async def test_what_no_form_of_ours_sends_is_unreadable(desk: Desk) -> None:
    one, two, *_ = desk.asked.options
    for shares in ({"sword": 100}, {one: 150, two: -50}):
        with pytest.raises(Unreadable):
            await desk.give(AYA, shares)


@pytest.mark.parametrize("written", ["many", "1.5", "-1", "101"])
def test_points_are_whole_numbers(written: str) -> None:
    with pytest.raises(Refusal):
        read_points(written)


def test_no_points_need_not_be_written() -> None:
    assert (read_points(""), read_points(" 40 ")) == (0, 40)


async def test_a_day_off_does_not_break_a_streak_and_two_in_a_row_do(desk: Desk) -> None:
    streaks = list[int]()
    for days in (1, 1, 2, 2, 1, 3):
        solved = (await desk.answer(AYA)).solved
        assert solved
        streaks.append(solved.streak.now)
        desk.hall.clock.forward(days * DAY)
    solved = (await desk.answer(AYA)).solved
    assert solved
    assert streaks == [1, 2, 3, 4, 5, 6]
    assert (solved.streak.now, solved.streak.best) == (1, 6)


async def test_to_be_forgotten_gives_nobody_a_second_try(desk: Desk) -> None:
    await desk.answer(AYA)
    await desk.answer(BEN)
    await Forgetting(desk.hall.context).forget(AYA)
    with pytest.raises(Refusal) as refused:
        await desk.answer(AYA, 1)
    assert refused.value.key == "puzzle-spent"
    theirs = (await desk.look(BEN)).solved
    assert theirs
    assert theirs.answered == 1
    desk.hall.clock.forward(DAY)
    assert (await desk.answer(AYA)).solved


async def test_it_is_answered_by_dm_as_well(desk: Desk) -> None:
    page = await desk.puzzles.answer(
        desk.day, {desk.asked.options[0]: 100}, user_id=AYA, guild_id=NOWHERE, pictured=False
    )
    assert page.solved
    assert not page.match.pictured
