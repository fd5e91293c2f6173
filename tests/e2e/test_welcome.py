"""A server that asks the bot in is greeted once for each time, in the first place that takes it."""

import asyncio
import re

import pytest

from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import PATIENCE, SEND, Clock, is_private, nothing_waits, offers, pictures, said, seated
from tests.e2e.test_kill import WAITING
from tests.spoken import WORDS

GREETED = re.compile(WORDS("welcome-title"))
SILENT = ["view_channel", "send_messages"]


def greetings(person: Person, where: Channel) -> list[Json]:
    """Return the greetings that a person sees in a channel."""
    found = person.messages(where)
    return [message for message in found if GREETED.search(texts(message)) and not is_private(message)]


async def joined(local: LocalDiscord, bot: DuelBot) -> None:
    """Ask the bot in, and wait until all is sent that follows."""
    local.bring_bot_in()
    await heard(local, bot)


async def heard(local: LocalDiscord, bot: DuelBot) -> None:
    """Wait until the bot has heard all that it was told so far, and has sent what follows."""
    await local.people["Daigo"].slash(local.channel, "duels")
    await asyncio.sleep(0)
    await nothing_waits(bot)


@pytest.fixture
def aya(local: LocalDiscord) -> Person:
    """Return who owns the server."""
    return local.people["Aya"]


async def test_it_stands_where_discord_itself_writes(local: LocalDiscord, bot: DuelBot, aya: Person) -> None:
    hall = local.add_channel("hall")
    assert bot.is_ready()
    local.bring_bot_in(hall)
    await local.until(lambda: greetings(aya, hall), PATIENCE)
    [posted] = greetings(aya, hall)
    assert [picture["description"] for picture in pictures(posted)] == [WORDS("welcome-alt")]
    assert local.pinged(posted) == []
    assert all(
        offers(posted, label)
        for label in (WORDS("lesson-try-button"), WORDS("lesson-how-button"), WORDS("welcome-set-up"))
    )
    assert greetings(aya, local.channel) == greetings(aya, aya.dm) == []


@pytest.mark.parametrize("denied", [["view_channel"], ["send_messages"], SILENT], ids=" and ".join)
async def test_it_stands_in_the_first_channel_that_takes_it(
    local: LocalDiscord, bot: DuelBot, aya: Person, denied: list[str]
) -> None:
    assert bot.is_ready()
    local.permit(local.channel, denied=denied)
    hall = local.add_channel("hall")
    local.bring_bot_in(local.channel)
    await local.until(lambda: greetings(aya, hall), PATIENCE)
    assert greetings(aya, local.channel) == []


async def test_it_goes_to_the_owner_where_no_channel_takes_it(
    local: LocalDiscord, bot: DuelBot, aya: Person
) -> None:
    assert bot.is_ready()
    local.permit_everywhere(denied=SILENT)
    local.permit(local.channel, denied=SILENT)
    local.bring_bot_in()
    await local.until(lambda: greetings(aya, aya.dm), PATIENCE)
    [posted] = greetings(aya, aya.dm)
    assert "I found no channel in **Context**" in texts(posted)
    assert not offers(posted, WORDS("welcome-set-up"))


async def test_an_owner_without_direct_messages_is_let_be(
    local: LocalDiscord, bot: DuelBot, aya: Person
) -> None:
    local.permit(local.channel, denied=SILENT)
    aya.close_dms()
    await joined(local, bot)
    assert greetings(aya, aya.dm) == []


async def test_where_files_are_not_permitted_it_comes_without_the_picture(
    local: LocalDiscord, bot: DuelBot, aya: Person
) -> None:
    assert bot.is_ready()
    local.permit(local.channel, denied=["attach_files"])
    local.bring_bot_in()
    await local.until(lambda: greetings(aya, local.channel), PATIENCE)
    assert pictures(greetings(aya, local.channel)[0]) == []


async def test_where_discord_refuses_after_all_the_next_place_is_tried(
    local: LocalDiscord, bot: DuelBot, aya: Person
) -> None:
    assert bot.is_ready()
    hall = local.add_channel("hall")
    local.faults.fail(SEND, 403, 50013)
    local.bring_bot_in()
    await local.until(lambda: greetings(aya, hall), PATIENCE)
    assert greetings(aya, local.channel) == []


async def test_each_joining_is_greeted_once(
    local: LocalDiscord, bot: DuelBot, clock: Clock, aya: Person
) -> None:
    await joined(local, bot)
    await local.until(lambda: greetings(aya, local.channel), PATIENCE)
    local.repeat_joining()
    await heard(local, bot)
    assert len(greetings(aya, local.channel)) == 1
    local.take_bot_out()
    clock.forward(2_000)  # within a second it would be the same message for Discord
    local.bring_bot_in()
    await local.until(lambda: len(greetings(aya, local.channel)) == 2, PATIENCE)


async def restarted(local: LocalDiscord, process: BotProcess, aya: Person) -> None:
    """Greet the server by a bot that is ready, stop it, and start it again."""
    await seated(local)  # so it has been ready
    local.bring_bot_in()
    await local.until(lambda: greetings(aya, local.channel), PATIENCE)
    await process.stop()
    await process.start()


async def greeted_once(local: LocalDiscord, process: BotProcess, aya: Person) -> None:
    """Check that a bot which has come back greets nobody again."""
    await local.people["Ben"].slash(local.channel, "duels")
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert len(greetings(aya, local.channel)) == 1


async def test_a_bot_that_comes_back_greets_nobody(
    local: LocalDiscord, process: BotProcess, aya: Person
) -> None:
    await restarted(local, process, aya)
    await greeted_once(local, process, aya)


async def test_a_greeting_whose_sender_was_killed_is_not_sent_again(
    local: LocalDiscord, process: BotProcess, aya: Person
) -> None:
    await seated(local)
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    local.faults.after(SEND, process.kill)
    local.bring_bot_in()
    await process.killed()
    await process.start()
    await local.until(lambda: process.count(WAITING) == 0, PATIENCE)
    assert len(greetings(aya, local.channel)) == 1


async def test_its_buttons_work_after_a_restart_and_set_up_is_for_managers(
    local: LocalDiscord, process: BotProcess, aya: Person
) -> None:
    await restarted(local, process, aya)
    [posted] = greetings(aya, local.channel)
    ben = local.people["Ben"]
    assert "First duel" in said(await ben.press(posted, WORDS("lesson-try-button")))
    assert said(await ben.press(posted, WORDS("lesson-how-button")))
    assert WORDS("refusal-not-manager") in said(await ben.press(posted, WORDS("welcome-set-up")))
    assert WORDS("settings-page-set-up.title") in said(await aya.press(posted, WORDS("welcome-set-up")))
    assert len(greetings(ben, local.channel)) == 1, "the greeting itself stays as it is"
