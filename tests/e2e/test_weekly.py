"""Weekly tournaments and quarterly seasons over sockets: made and changed by presses, held by themselves."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.play.gatherings.rhythm import SHORTEST_SIGN_UP
from bot.play.ground.times import DAY, MINUTE
from bot.sandbox.actors.tournament import choose_in
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.gathering_table import LIVING, join, quiet_by
from tests.e2e.process import BotProcess, die, says
from tests.e2e.table import SEND, Clock, said
from tests.e2e.test_kill import comes_back, process_url
from tests.e2e.test_tournament import pass_time
from tests.e2e.tournament_table import TournamentTable
from tests.spoken import WORDS, core

__all__ = ["process_url"]

AHEAD = SHORTEST_SIGN_UP + 5 * MINUTE
"""Milliseconds until one begins whose sign-up opens at once, though late."""


async def made(organiser: Person, local: LocalDiscord, now: int, least: str = "2") -> Answered:
    """Set up a weekly tournament, the first in a little more than two hours."""
    begins = datetime.fromtimestamp((now + AHEAD) / 1000, UTC) + timedelta(minutes=1)
    panel = await organiser.slash(local.channel, "organise tournament create")
    asked = await organiser.press(panel.message, WORDS("outline-weekly"))
    assert asked.form
    when = {"day": str(begins.weekday()), "time": f"{begins:%H:%M} UTC", "sign-up": "6", "least": least}
    return await organiser.submit(asked.form, {"title": "Tea Cup", **when})


def living(local: LocalDiscord) -> list[Json]:
    messages = local.people["Daigo"].messages(local.channel)
    return [message for message in messages if LIVING.search(texts(message))]


async def test_a_weekly_tournament_from_the_panel_to_its_first_duel(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    quiet, people = quiet_by(bot, clock, store), tuple(local.people.values())[:2]
    desk = await made(people[0], local, clock())
    assert "Tea Cup" in said(desk)
    await pass_time(bot, clock, MINUTE)
    await quiet()
    [message] = living(local)
    assert core("gathering-called-weekly") in texts(message)
    for person in people:
        await join(person, message)
    await pass_time(bot, clock, AHEAD)
    await quiet()
    [(_, *pair)] = TournamentTable(local, people, quiet).fights
    assert set(pair) == set(people)


async def test_one_that_had_too_few_says_when_the_next_begins(
    local: LocalDiscord, bot: DuelBot, clock: Clock, store: Store
) -> None:
    quiet = quiet_by(bot, clock, store)
    await made(local.people["Aya"], local, clock())
    await pass_time(bot, clock, MINUTE)
    await quiet()
    await pass_time(bot, clock, AHEAD)
    await quiet()
    [message] = living(local)
    assert WORDS("gathering-was-too-few") in texts(message)
    assert core("gathering-next") in texts(message)


async def test_an_organiser_skips_pauses_changes_and_ends_one_by_presses(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    assert bot.is_ready()
    aya, ben = local.people["Aya"], local.people["Ben"]
    await made(aya, local, clock() + DAY - AHEAD)
    local.show_commands(local.add_role("Shown", ben))
    assert "organiser" in said(await ben.slash(local.channel, "organise tournament weekly"))
    listed = await aya.slash(local.channel, "organise tournament weekly")
    desk = (await aya.choose(listed.message, "Tea Cup")).message
    skipped = await aya.press(desk, WORDS("cup-skip"))
    assert WORDS("refusal-cup-changed") in said(await aya.press(desk, WORDS("cup-skip")))
    assert said(skipped) != texts(desk)
    back = await aya.press(skipped.message, WORDS("cup-unskip"))
    assert texts(back.message) == texts(desk), "as if it had never been skipped"
    skipped = await aya.press(back.message, WORDS("cup-skip"))
    paused = await aya.press(skipped.message, WORDS("cup-pause"))
    assert WORDS("cup-paused") in said(paused)
    panel = await aya.press(paused.message, WORDS("cup-change"))
    chosen = await choose_in(aya, panel.message or {}, WORDS("outline-places", places="8"))
    asked = await aya.press(chosen, WORDS("outline-weekly-change"))
    assert asked.form
    wrong = {"title": "Rice Cup", "day": "0", "time": "20:00 Atlantis", "sign-up": "2", "least": "4"}
    assert WORDS("refusal-me-zone-unknown") in said(await aya.submit(asked.form, wrong))
    changed = await aya.submit(asked.form, {**wrong, "time": "20:00 europe/berlin"})
    assert "Rice Cup" in said(changed)
    assert "20:00 Europe/Berlin" in said(changed)
    assert "4 to 8 players" in said(changed)
    resumed = await aya.press(changed.message, WORDS("cup-resume"))
    question = await aya.press(resumed.message, WORDS("cup-end"))
    assert WORDS("cup-ended") in said(await aya.press(question.message, WORDS("cup-end-yes")))
    assert WORDS("cup-list-none") in said(await aya.slash(local.channel, "organise tournament weekly"))


async def test_an_organiser_lets_the_quarter_end_the_season_by_one_press(
    local: LocalDiscord, bot: DuelBot
) -> None:
    assert bot.is_ready()
    aya = local.people["Aya"]
    question = await aya.slash(local.channel, "organise season close")
    planned = await aya.press(question.message, WORDS("season-by-quarter"))
    assert core("season-quarterly") in said(planned)
    assert core("season-ends") in said(await local.people["Ben"].slash(local.channel, "season show"))
    assert core("season-quarterly") not in said(await aya.press(planned.message, WORDS("season-by-hand")))


@pytest.mark.parametrize("sent", [False, True], ids=["before", "after"])
async def test_a_sign_up_that_opened_and_was_not_announced_is_announced_once(
    local: LocalDiscord, process: BotProcess, *, sent: bool
) -> None:
    die(process, says(SEND, core("gathering-called-weekly")), sent=sent)
    await made(local.people["Aya"], local, round(datetime.now(UTC).timestamp() * 1000))
    await process.killed()
    await comes_back(process)
    await local.until(lambda: process.count("SELECT count(*) FROM outbox") == 0, 20.0)
    [message] = living(local)
    await join(local.people["Ben"], message)
    assert process.count("SELECT count(*) FROM gatherings") == 1
