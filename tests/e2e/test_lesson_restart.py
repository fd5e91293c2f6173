"""A lesson goes on after the bot was off or killed between two steps: its controls carry it."""

import pytest

from bot.sandbox.components import texts, walk
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, presses
from tests.e2e.test_kill import comes_back, process_url
from tests.spoken import WORDS, core

__all__ = ["process_url"]

HONORED = "SELECT count(*) FROM honor WHERE deed = 'first-duel'"


async def begun(person: Person, where: Channel, first_page: str) -> Json:
    """Begin a lesson at a page of the rules."""
    read = await person.slash(where, "rules")
    every = await person.press(read.message or {}, WORDS("rules-all"))
    page = await person.choose(every.message or {}, first_page, "v1:rules::0:list")
    return (await person.press(page.message or {}, WORDS("lesson-try-button"))).message or {}


def way_on(message: Json) -> tuple[str, tuple[str, ...]] | None:
    """Return the first control that leads on, and the first entry where it is a list; None at the end."""
    for press in presses(message):
        if press.area == "lesson" and press.parts[0] in {"hand", "told", "chosen"}:
            listed = [
                part for part in walk(message["components"]) if part.get("custom_id") == press.custom_id
            ]
            options = listed[0].get("options")
            return press.custom_id, (options[0]["value"],) if options else ()
    return None


async def step(person: Person, message: Json) -> Json:
    """Take the first way on."""
    way = way_on(message)
    assert way, texts(message)
    return (await person.forge(message, *way)).message or {}


@pytest.mark.parametrize("first_page", ["duel", "pocket", "kendo", "way"])
async def test_a_restart_between_two_steps_changes_nothing(
    local: LocalDiscord, process: BotProcess, first_page: str
) -> None:
    aya = local.people["Aya"]
    message = await step(aya, await begun(aya, local.channel, first_page))
    assert process.count(HONORED) == 0
    await process.stop()
    await process.start()
    while way_on(message):
        message = await step(aya, message)
    assert core("lesson-honored") in texts(message)
    assert process.count(HONORED) == 1


async def test_a_last_choice_whose_answer_never_came_is_honored_once(
    local: LocalDiscord, process: BotProcess
) -> None:
    aya = local.people["Aya"]
    message, last = await begun(aya, local.channel, "way"), Json()
    while way_on(message):
        last, message = message, await step(aya, message)
    assert process.count(HONORED) == 1
    process.change("DELETE FROM honor")
    local.faults.before(CALLBACK, process.kill)
    local.faults.swallow(CALLBACK)
    custom_id, values = way_on(last) or ("", ())
    assert (await aya.forge(last, custom_id, values)).failed
    await process.killed()
    assert process.count(HONORED) == 1, "it was kept before the answer"
    await comes_back(process)
    again = (await aya.forge(last, custom_id, values)).message or {}
    assert "You have learnt" in texts(again)
    assert process.count(HONORED) == 1
