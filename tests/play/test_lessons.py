"""Lessons are played by the rules, whatever is chosen, and honored once."""

import asyncio
from random import Random

import pytest

from bot.face.bushido.edition import edition_of
from bot.face.limits import OPTIONS
from bot.play.ground.refusals import Unreadable
from bot.play.people.people import Sighting
from bot.play.privacy.forget import Forgetting
from bot.play.solo.lessons import (
    DEED,
    DIGITS,
    HOUSE,
    LEARNER,
    Course,
    LessonPage,
    Lessons,
    first_course,
    lesson_names,
    lesson_page,
)
from bot.play.standing.honor import DEEDS
from rules.bushido.events import Revealed
from rules.bushido.stand_in import best_card
from rules.dice import Dice
from tests.play.hall import AYA, BEN, GUILD, Hall

ELSEWHERE = GUILD + 1
COURSES = [first_course(name, role) for name in lesson_names() for role in first_course(name).lesson.roles]
BUSHIDO = [course for course in COURSES if course.role]


def at(course: Course) -> LessonPage:
    return lesson_page(course, learner_id=AYA, house_id=BEN)


def played(course: Course, rng: Random) -> list[LessonPage]:
    """Play a lesson at random to its end."""
    pages = [at(course)]
    while not pages[-1].over:
        pages.append(at(pages[-1].then(rng.choice(pages[-1].match.options))))
    return pages


@pytest.mark.parametrize("course", COURSES, ids=lambda course: f"{course.game} {course.role}")
def test_whatever_is_chosen_a_lesson_comes_to_its_end(course: Course) -> None:
    for seed in range(12):
        first, *others = played(course, Random(seed))
        assert first.turn is None
        assert [len(page.course.made) for page in others if page.turn] == list(range(1, len(others) + 1))
        assert others[-1].match.outcome or len(others) == course.lesson.steps
        assert all(len(page.match.options) <= min(OPTIONS, len(DIGITS)) for page in (first, *others))


@pytest.mark.parametrize("course", COURSES, ids=lambda course: f"{course.game} {course.role}")
def test_what_is_told_of_a_choice_ends_before_the_house_begins_anew(course: Course) -> None:
    for seed in range(6):
        for page in played(course, Random(seed))[1:]:
            told = lesson_page(page.course, learner_id=AYA, house_id=BEN, onward=False)
            assert told.turn
            assert told.match.revision <= page.match.revision
            if told.match.revision < page.match.revision:
                assert not told.match.options
                assert not told.over or page.over


def test_who_strikes_where_the_hint_says_so_wins_the_first_duel_of_pocket_samurai() -> None:
    page = at(first_course("pocket.hand"))
    for card in ("scattered-leaves", "crossed-blades", "strike"):
        page = at(page.then(card))
    assert page.match.outcome
    assert page.match.outcome.winners == (LEARNER,)


@pytest.mark.parametrize("course", BUSHIDO, ids=lambda course: f"{course.game} {course.role}")
def test_most_who_choose_at_random_are_ahead_at_the_end(course: Course) -> None:
    ends = [played(course, Random(seed))[-1].match for seed in range(40)]
    ahead = [
        health[LEARNER] > health[HOUSE]
        for health in (
            [side.health for side in end.view.sides]
            for end in ends  # type: ignore[attr-defined]
        )
    ]
    assert sum(ahead) > len(ahead) / 2


@pytest.mark.parametrize("course", BUSHIDO, ids=lambda course: f"{course.game} {course.role}")
def test_who_plays_sensibly_wins_within_the_lesson(course: Course) -> None:
    """The stand-in is sensible: it takes the card that gains most against whatever the house may play."""
    for seed in range(4):
        page = at(course)
        while not page.over:
            own, foe = page.match.view.sides  # type: ignore[attr-defined]
            card = best_card(edition_of(page.match), LEARNER, own, foe, Dice(bytes(32), seed))
            page = at(page.then(card))
        assert page.match.outcome
        assert page.match.outcome.winners == (LEARNER,)


def test_the_house_does_not_look_at_what_is_chosen_in_the_same_turn() -> None:
    first = at(first_course())
    replies = {
        event.techniques[HOUSE]
        for choice in first.match.options
        for event in at(first.then(choice)).match.lately
        if isinstance(event, Revealed)
    }
    assert len(replies) == 1


def test_a_course_is_read_anew_as_it_was() -> None:
    page = played(first_course(), Random(1))[-1]
    assert at(page.course) == page


@pytest.mark.parametrize(
    "course",
    [
        Course("bushido.duel/999", "swift"),
        Course("bushido.brawl/1", ""),
        Course("pocket.hand/1", "swift"),
        Course("pocket.hand/1", "", "9"),
        Course("kendo.duel/2", "", "00000000"),
        Course(first_course().game, ""),
        Course(first_course().game, "nobody"),
        Course(first_course().game, "swift", "9"),
        Course(first_course().game, "swift", "-"),
        Course(first_course().game, "swift", "000000"),
        Course(first_course().game, "swift", "28"),
    ],
    ids=str,
)
def test_a_course_that_nobody_can_take_is_refused(course: Course) -> None:
    with pytest.raises(Unreadable):
        at(course)


@pytest.mark.parametrize("name", ["", "bushido.brawl", "bushido.duel/2"])
def test_only_games_that_have_one_begin_a_lesson(name: str) -> None:
    if name:
        with pytest.raises(Unreadable):
            first_course(name)
    else:
        assert first_course(name) == first_course()


async def test_who_has_gone_through_a_lesson_is_honored_once_in_a_server(hall: Hall) -> None:
    lessons = Lessons(hall.context)
    assert sum(await asyncio.gather(*(lessons.finish(user_id=AYA, guild_id=GUILD) for _ in range(3)))) == 1
    assert await lessons.finish(user_id=AYA, guild_id=GUILD) == 0
    assert await lessons.finish(user_id=AYA, guild_id=ELSEWHERE) == 1
    assert await lessons.finish(user_id=BEN, guild_id=GUILD) == 1
    page = await hall.ledger.page(GUILD, AYA, 0)
    assert [(deed.deed, deed.amount) for deed in page.deeds] == [(DEED, DEEDS[DEED])]
    await Forgetting(hall.context).forget(AYA)
    assert await lessons.finish(user_id=AYA, guild_id=GUILD) == 0
    assert await lessons.finish(user_id=AYA, guild_id=ELSEWHERE + 1) == 1


async def test_a_lesson_by_dm_counts_wherever_its_learner_is_known(hall: Hall) -> None:
    lessons = Lessons(hall.context)
    assert await lessons.finish(user_id=AYA, guild_id=None) == 0
    for guild_id in (GUILD, ELSEWHERE):
        await hall.people.see((Sighting(AYA, "Aya", "en"),), guild_id=guild_id, guild_locale="en")
    assert await lessons.finish(user_id=AYA, guild_id=GUILD) == 1
    assert await lessons.finish(user_id=AYA, guild_id=None) == 1
    assert await lessons.finish(user_id=AYA, guild_id=None) == 0
    assert (await hall.ledger.page(ELSEWHERE, AYA, 0)).own == DEEDS[DEED]
