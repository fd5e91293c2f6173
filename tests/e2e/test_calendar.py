"""A tournament in the server's calendar: made, begun, ended or called off, and silently absent elsewhere."""

from datetime import UTC, datetime

import pytest
from structlog.typing import EventDict

from bot.play.gatherings.calendar import touch_calendar
from bot.play.ground.times import HOUR
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from bot.wire.known import TOO_MANY_EVENTS
from tests.e2e.books import books_at
from tests.e2e.gathering_table import LIVING
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, nothing_waits
from tests.e2e.test_kill import WAITING
from tests.play.dump import dump
from tests.spoken import WORDS

CREATE = "POST /guilds/{id}/scheduled-events"
EDIT = "PATCH /guilds/{id}/scheduled-events/{id}"
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4


async def called(local: LocalDiscord, title: str = "Spring Cup") -> Json:
    """Call a tournament as Aya that begins in two hours, and return its message."""
    aya = local.people["Aya"]
    return await call_tournament(
        aya,
        local.channel,
        title,
        WORDS("outline-start", span="2 hours"),
        WORDS("outline-places", places="4"),
        "Each round: 2 days at most",
    )


async def entered(local: LocalDiscord) -> None:
    """Enter everyone in the one tournament."""
    for person in local.people.values():
        await person.slash(local.channel, "tournament join", fighter="swift")


async def over(local: LocalDiscord, bot: DuelBot) -> None:
    """Give up one side of every duel until the tournament is over."""
    while local.events[0]["status"] == ACTIVE:
        for person in local.people.values():
            lines = await bot.play.reading.duels(person.id)
            if lines:
                await bot.play.matches.resign(match_id=lines[0].match_id, user_id=person.id)
        bot.sweep_now()
        bot.outbox.wake()
        await nothing_waits(bot)


def asked(local: LocalDiscord, route: str) -> int:
    """Count the requests of a kind."""
    return sum(request.route == route for request in local.requests)


@pytest.fixture
async def event(local: LocalDiscord, bot: DuelBot) -> Json:
    """Call a tournament and wait for its event."""
    await called(local)
    await local.until(lambda: local.events, PATIENCE)
    await nothing_waits(bot)
    return local.events[0]


async def test_a_tournament_with_a_date_is_an_event_that_leads_to_its_message(
    local: LocalDiscord, event: Json
) -> None:
    [message] = [m for m in local.people["Ben"].messages(local.channel) if LIVING.search(texts(m))]
    place = f"https://discord.com/channels/{local.guild.id}/{local.channel.id}/{message['id']}"
    assert (event["name"], event["status"]) == ("Spring Cup", SCHEDULED)
    assert event["entity_metadata"] == {"location": place}
    starts, ends = (
        datetime.fromisoformat(event[key]) for key in ("scheduled_start_time", "scheduled_end_time")
    )
    assert abs((starts - datetime.now(UTC)).total_seconds() * 1000 - 2 * HOUR) < HOUR
    assert (ends - starts).days == 4  # two rounds of two days
    assert asked(local, EDIT) == 0


async def test_it_begins_and_ends_with_its_tournament(local: LocalDiscord, bot: DuelBot, event: Json) -> None:
    await entered(local)
    await nothing_waits(bot)
    assert asked(local, EDIT) == 0  # who enters is no news for the calendar
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await local.until(lambda: local.events[0]["status"] == ACTIVE, PATIENCE)
    await nothing_waits(bot)
    await over(local, bot)
    assert [(e["id"], e["status"]) for e in local.events] == [(event["id"], COMPLETED)]


async def test_it_is_called_off_with_its_tournament(local: LocalDiscord, bot: DuelBot, event: Json) -> None:
    aya = local.people["Aya"]
    question = await aya.slash(local.channel, "organise tournament cancel")
    await aya.press(question.message or {}, WORDS("gathering-cancel-yes"))
    await local.until(lambda: local.events[0]["status"] == CANCELED, PATIENCE)
    await nothing_waits(bot)
    assert len(local.events) == 1
    assert changes(local) == [{"status": CANCELED}]
    assert event["status"] == SCHEDULED


@pytest.mark.parametrize("reason", ["a permission", "too many"])
async def test_where_there_may_be_none_the_tournament_goes_on_without(
    local: LocalDiscord, bot: DuelBot, log: list[EventDict], reason: str
) -> None:
    if reason == "too many":
        local.faults.fail(CREATE, 400, TOO_MANY_EVENTS, times=2)
    else:
        local.permit_everywhere(denied=["manage_events", "create_events"])
    await called(local)
    await nothing_waits(bot)
    await entered(local)
    await nothing_waits(bot)
    assert (local.events, asked(local, CREATE)) == ([], 1)
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    assert (local.events, asked(local, CREATE)) == ([], 2)
    assert [entry for entry in log if entry["log_level"] == "warning"] == []


async def test_it_is_changed_only_for_what_is_new_and_has_no_end_while_the_clocks_stand_still(
    local: LocalDiscord, bot: DuelBot, event: Json
) -> None:
    aya = local.people["Aya"]
    await entered(local)
    await aya.slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    told, begun = changes(local)
    assert told["entity_metadata"] == event["entity_metadata"]
    assert "scheduled_end_time" in told
    assert begun == {"status": ACTIVE}
    pause = await aya.slash(local.channel, "organise repair pause")
    assert pause.form
    await aya.submit(pause.form, {"reason": "a typhoon"})
    await nothing_waits(bot)
    [paused] = changes(local)[2:]
    assert paused == {key: value for key, value in told.items() if key != "scheduled_end_time"}
    question = await aya.slash(local.channel, "organise repair resume")
    await aya.press(question.message or {}, WORDS("tournament-resume-yes"))
    await nothing_waits(bot)
    [resumed] = changes(local)[3:]
    assert "scheduled_end_time" in resumed
    before = len(changes(local))
    await over(local, bot)
    assert changes(local)[before:][-1] == {"status": COMPLETED}
    assert [change for change in changes(local)[before:] if "status" in change] == [{"status": COMPLETED}]


async def test_it_moves_with_the_beginning_of_its_tournament(
    local: LocalDiscord, bot: DuelBot, store: Store, sqlite_url: str, event: Json
) -> None:
    before = datetime.fromisoformat(event["scheduled_start_time"])

    async def begin_in(span: int) -> tuple[float, float]:
        """Begin the tournament so much from now, and return when its event begins and ends, in hours."""
        begins_at = bot.now() + span
        books_at(sqlite_url).change(f"UPDATE gatherings SET begins_at = {begins_at}")  # noqa: S608  a number
        [row] = (await dump(sqlite_url))["gatherings"]
        await store.transact(lambda tx: touch_calendar(tx, row["id"], bot.now()))
        await nothing_waits(bot)
        moments = (local.events[0][f"scheduled_{end}_time"] for end in ("start", "end"))
        return tuple((datetime.fromisoformat(at) - before).total_seconds() / 3600 for at in moments)

    starts, ends = await begin_in(26 * HOUR)
    assert round(starts) == 24
    assert round(ends - starts) == 4 * 24, "two rounds of two days"
    starts, ends = await begin_in(30_000)
    assert round(starts) == -2, "in a minute: Discord takes nothing that may be past by then"
    assert [each.status for each in local.requests if each.route == EDIT] == [200, 200]


def changes(local: LocalDiscord) -> list[Json]:
    """Return what was changed about events, one change after another."""
    return [dict(request.body) for request in local.requests if request.route == EDIT]


async def test_an_event_that_somebody_ended_is_left_as_it_is(
    local: LocalDiscord, bot: DuelBot, event: Json
) -> None:
    await bot.http.edit_scheduled_event(local.guild.id, int(event["id"]), status=CANCELED)
    await entered(local)
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    assert changes(local) == [{"status": CANCELED}]


async def test_an_event_that_was_deleted_is_let_be(local: LocalDiscord, bot: DuelBot, event: Json) -> None:
    local.remove_event(event)
    await entered(local)
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    assert (local.events, asked(local, CREATE), asked(local, EDIT)) == ([], 1, 0)


async def test_an_event_that_could_not_be_made_in_time_begins_a_moment_after_it_is(
    local: LocalDiscord, bot: DuelBot
) -> None:
    local.faults.fail(CREATE, 400, TOO_MANY_EVENTS)
    await called(local)
    await entered(local)
    await nothing_waits(bot)
    assert local.events == []
    await local.people["Aya"].slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    [event] = local.events
    starts, ends = (
        datetime.fromisoformat(event[key]) for key in ("scheduled_start_time", "scheduled_end_time")
    )
    assert 30 < (starts - datetime.now(UTC)).total_seconds() <= 60
    assert (ends - starts).days == 3, "two rounds of two days from the beginning, less that moment"
    assert event["status"] == ACTIVE


async def test_discord_being_down_delays_it(local: LocalDiscord, bot: DuelBot) -> None:
    local.faults.fail(CREATE, 503, times=2)
    await called(local)
    await local.until(lambda: local.events, PATIENCE)
    await nothing_waits(bot)
    assert len(local.events) == 1


async def test_a_bot_killed_after_making_the_event_finds_it_again(
    local: LocalDiscord, process: BotProcess
) -> None:
    local.faults.after(CREATE, process.kill)
    await called(local)
    await process.killed()
    assert len(local.events) == 1
    await process.start()
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    [event] = local.events
    assert process.count("SELECT event_id FROM calendar") == int(event["id"])
    assert asked(local, CREATE) == 1
