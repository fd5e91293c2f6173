"""A host's check from end to end: all that it tries, what it asks the host, and that nothing of it stays."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.check.check import KINDS
from bot.check.finding import Grade
from bot.check.host import Reading
from bot.play.ground.context import Context
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import Store
from bot.wire.known import ALREADY_ACKNOWLEDGED
from tests.e2e.check.conftest import Walking
from tests.e2e.check.course import left_behind
from tests.e2e.commands_known import commands_known, keep_commands
from tests.e2e.table import CALLBACK, PATIENCE, SEND
from tests.spoken import WORDS

TWO_HOURS = 2 * 60 * 60 * 1000


def writing(*lines: str, then_waits: bool = False) -> Reading:
    """Return a host who writes these lines and then presses Enter, or waits."""
    left: Iterator[str] = iter(lines)

    async def read() -> str:
        if (said := next(left, None)) is None and then_waits:
            await asyncio.Event().wait()
        return said or ""

    return read


@pytest.fixture
async def played(invited: LocalDiscord, store: Store) -> LocalDiscord:
    """Return a Discord on which the bot has run: it knows the commands, and an old message stands there."""
    await commands_known(invited, store)
    invited.clock.ahead = -TWO_HOURS
    async with logged_in(invited, Context(store)):
        await keep_commands(invited, store)
        await invited.people["Aya"].slash(invited.channel, "brawl")
        await invited.until(lambda: invited.seen_by(invited.people["Aya"]), PATIENCE)
    invited.clock.ahead = 0
    return invited


async def test_where_all_is_well_it_says_so_asks_all_that_the_bot_asks_and_leaves_nothing(
    played: LocalDiscord, walk: Walking
) -> None:
    [before] = played.seen_by(played.people["Aya"])
    asked = len(played.requests)
    pressing = asyncio.create_task(pressed(played))
    course = await walk(writing("yes", then_waits=True))
    await pressing
    assert course.graded(Grade.FAULT) == set()
    assert course.graded(Grade.LIMIT) == {"cleaned-up"}, "a thread takes a person to delete it"
    assert course.key("cleaned-up") == "thread-stays"
    assert course.graded(Grade.UNTRIED) == {"thread-blind"}
    assert course.code == 0
    assert {request.route for request in played.requests[asked:]} == KINDS
    assert left_behind(played) == []
    [now] = played.seen_by(played.people["Aya"])
    assert now == {**before, "edited_timestamp": now["edited_timestamp"]}, "it was edited and says the same"
    assert now["edited_timestamp"] is not None
    assert (
        WORDS("check-sum", fault=0, limit=1, untried=1, fine=len(course.findings) - 2).strip() in course.out
    )


async def pressed(local: LocalDiscord) -> None:
    """Press the button of the check as Ben."""
    ben = local.people["Ben"]

    def offered() -> list[Json]:
        return [each for each in ben.messages(local.channel) if WORDS("check-pressing") in texts(each)]

    [message] = await local.until(offered, PATIENCE)
    answer = await ben.press(message, WORDS("check-press"))
    await local.until(lambda: "/webhooks/" in local.requests[-1].path, PATIENCE)
    assert answer.kind == "deferred_update"


async def test_a_press_that_something_else_has_answered_is_told(invited: LocalDiscord, walk: Walking) -> None:
    invited.faults.fail(CALLBACK, 400, ALREADY_ACKNOWLEDGED)
    pressing = asyncio.create_task(pressed(invited))
    course = await walk(writing("yes", then_waits=True))
    pressing.cancel()
    assert (course.code, course.key("press")) == (1, "press-late")
    assert left_behind(invited) == []


async def test_presses_on_anything_else_are_left_to_the_bot(played: LocalDiscord, walk: Walking) -> None:
    asked = len(played.requests)
    ben = played.people["Ben"]
    [board] = played.seen_by(ben)

    pressing: list[asyncio.Task[object]] = []
    played.faults.before(SEND, lambda _: pressing.append(asyncio.create_task(ben.press(board, "Join"))))
    await walk()
    pressing[0].cancel()
    assert [request for request in played.requests[asked:] if request.kind == "interaction"] == []


async def test_where_the_bot_may_manage_threads_not_even_the_thread_stays(
    local: LocalDiscord, walk: Walking
) -> None:
    local.permit_everywhere()
    course = await walk()
    assert course.findings["cleaned-up"].grade is Grade.FINE
    assert local.threads == []


async def test_nothing_is_posted_before_the_host_agrees(local: LocalDiscord, walk: Walking) -> None:
    course = await walk(writing("no"))
    assert course.code == 0
    assert {each.method for each in local.requests} == {"GET"}
    assert course.key("message") == course.key("direct-message") == "unposted"
    assert course.findings["may-create-events"].grade is Grade.FINE
    assert "cleaned-up" not in course.findings
    assert WORDS("check-ask-post", channel="dojo") in course.err


async def test_a_script_that_does_not_agree_posts_nothing(local: LocalDiscord, walk: Walking) -> None:
    course = await walk(yes=False)
    assert (course.code, {each.method for each in local.requests}) == (0, {"GET"})


async def test_the_host_chooses_by_number_among_several(local: LocalDiscord, walk: Walking) -> None:
    aya = local.people["Aya"]
    other = local.add_server("Other", aya, aya)
    local.add_channel("hall")
    course = await walk(writing("3", "", "1"), channel=None, yes=True)
    assert (course.code, course.key("server")) == (1, "unanswered")
    course = await walk(writing("three", "0", "1", "2"), channel=None, yes=True)
    assert course.err.count(WORDS("check-no-number", most=2)) == 2
    assert course.findings["server"].said.facts == {"name": "Context"}
    assert course.findings["channel"].said.facts == {"name": "hall"}
    course = await walk(writing("2"), channel=None, yes=True)
    assert course.findings["server"].said.facts == {"name": other.guild.name}


@pytest.mark.parametrize("wish", ["#Dojo", "{id}"])
async def test_a_channel_is_named_as_people_write_it(local: LocalDiscord, walk: Walking, wish: str) -> None:
    local.add_channel("hall")
    course = await walk(channel=wish.format(id=local.channel.id), yes=False)
    assert course.findings["channel"].said.facts == {"name": "dojo"}


async def test_the_person_of_a_team_is_its_owner_unless_another_is_named(
    local: LocalDiscord, walk: Walking
) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    team = {"id": "5", "icon": None, "name": "Team", "owner_user_id": str(ben.id), "members": []}
    local.application.team = team
    for wishes, person in (({}, ben), ({"person": chiyo.id}, chiyo)):
        told: list[str] = []
        local.faults.after(
            lambda request, place=str(person.dm.id): (
                request.route.startswith("POST") and place in request.path
            ),
            lambda request, told=told: told.append(texts(request.body | {"content": ""})),
        )
        assert (await walk(**wishes)).findings["direct-message"].grade is Grade.FINE
        assert [WORDS("check-by-dm") in each for each in told] == [True]


@pytest.mark.parametrize("language", ["de-DE", "ja"])
async def test_it_speaks_the_language_of_the_terminal(
    local: LocalDiscord, walk: Walking, language: str
) -> None:
    local.application.installs = {"person"}
    english = await walk(yes=False)
    course = await walk(yes=False, language=language)
    same = {line for line in course.out.splitlines() if len(line) > 30} & set(english.out.splitlines())
    assert same == set()
