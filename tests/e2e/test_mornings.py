"""The morning of a server over sockets: from the settings to the message, once, and on from its buttons."""

import pytest

from bot.face.server.settings import EVERY_DAY
from bot.play.ground.times import DAY, HOUR
from bot.play.solo.puzzles import FIRST_DAY, puzzle_of
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import EPHEMERAL
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.settings_pages import choose, opened, turned
from tests.e2e.table import PATIENCE, SEND, Clock, let_pass, nothing_waits, said
from tests.e2e.test_puzzle import question_of
from tests.spoken import WORDS, core

WAITING = "SELECT count(*) FROM outbox"


@pytest.fixture
def process_url(database_url: str) -> str:
    """Run what is killed here on each database."""
    return database_url


async def wanted(local: LocalDiscord, hall: Channel) -> None:
    """Announce the mornings in a channel, at eight."""
    aya = local.people["Aya"]
    await choose(aya, await opened(aya, local.channel, "channel"), "channel", hall)
    page = await turned(aya, (await aya.slash(local.channel, "settings")).message or {}, EVERY_DAY)
    await choose(aya, page, "morning-news", "on")


def news(local: LocalDiscord, hall: Channel) -> list[Json]:
    return local.people["Daigo"].messages(hall)


@pytest.mark.usefixtures("bot")
async def test_each_morning_leads_to_the_puzzle_and_the_fight_until_its_channel_is_gone(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    hall, ben = local.add_channel("hall"), local.people["Ben"]
    await wanted(local, hall)
    await bot.play.deadlines.sweep()
    assert news(local, hall) == []
    await let_pass((8 * HOUR - clock()) % DAY, bot, clock)
    await nothing_waits(bot)
    [message] = news(local, hall)
    number = clock() // DAY - FIRST_DAY + 1
    assert f"Puzzle {number}" in texts(message)
    for label, told in (
        (WORDS("morning-solve"), f"### 🧩 Puzzle {number}"),
        (WORDS("outset-to-daily"), core("contest-title-daily")),
    ):
        panel = await ben.press(message, label)
        assert (panel.message or {})["flags"] & EPHEMERAL
        assert told in said(panel)
    await let_pass(DAY, bot, clock)
    await nothing_waits(bot)
    _, second = news(local, hall)
    assert f"Puzzle {number + 1}" in texts(second)
    assert WORDS("morning-yesterday", number=number) in texts(second)
    before = len(news(local, local.channel))
    local.remove_channel(hall)
    await let_pass(DAY, bot, clock)
    await nothing_waits(bot)
    assert len(news(local, local.channel)) == before, "it takes refuge nowhere"


@pytest.mark.usefixtures("bot")
async def test_a_week_with_something_in_it_is_told_on_monday(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    hall, aya = local.add_channel("hall"), local.people["Aya"]
    await choose(aya, await opened(aya, local.channel, "channel"), "channel", hall)
    await choose(aya, await opened(aya, local.channel, "week-news"), "week-news", "on")
    await bot.play.deadlines.sweep()
    day = clock() // DAY
    puzzle = (await aya.slash(local.channel, "puzzle")).message
    await aya.press(
        await question_of(aya, puzzle or {}), f"v1:puzzle::{day}:card:{puzzle_of(day).options[0]}"
    )
    monday = day + 7 - (day + 3) % 7
    await let_pass(monday * DAY + 8 * HOUR - clock(), bot, clock)
    await nothing_waits(bot)
    [message] = news(local, hall)
    assert WORDS("week-title") in texts(message)
    assert core("week-puzzle") in texts(message)
    await let_pass(7 * DAY, bot, clock)
    await nothing_waits(bot)
    assert len(news(local, hall)) == 1, "nothing happened in the next one"


@pytest.mark.parametrize("sent", [False, True], ids=["before it is sent", "after it was sent"])
async def test_a_process_killed_over_a_morning_tells_it_once(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    hall = local.add_channel("hall")
    await wanted(local, hall)

    def announces(request: LoggedRequest) -> bool:
        return request.route == SEND and f"/{hall.id}/" in request.path

    if sent:
        local.faults.after(announces, process.kill)
    else:
        local.faults.before(announces, process.kill)
        local.faults.swallow(announces)
    process.change("UPDATE guilds SET morning = 0, news_at = 1")  # it has come today, whatever the time
    await process.killed()
    assert len(news(local, hall)) == sent
    if not process.database_url.startswith("sqlite"):
        process.change("UPDATE outbox SET claimed_until = 0")
    await process.start()
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert len(news(local, hall)) == 1
    process.change("UPDATE guilds SET news_at = 1")  # as a clock would have it that jumps about
    await local.until(lambda: process.count("SELECT count(*) FROM guilds WHERE news_at = 1") == 0, PATIENCE)
    assert process.count(WAITING) == 0
    assert len(news(local, hall)) == 1
