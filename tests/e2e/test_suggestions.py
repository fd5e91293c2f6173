"""Answers that a game suggests to settle ahead, by presses in the panel: taken, changed, and given up."""

import pytest

from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from tests.e2e.match_table import control, shown
from tests.e2e.table import PATIENCE
from tests.spoken import WORDS, core

OWN = "**With few cards left**: No parry with the last card"


async def press(person: Person, panel: Json, wanted: str) -> Json:
    """Press a button of the panel, and return what it then shows."""
    return shown(await person.press(panel, control(panel, "instruct", wanted).custom_id))


@pytest.mark.usefixtures("bot")
async def test_suggested_answers_are_taken_changed_and_given_up(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    posted = await aya.slash(local.channel, "challenge", opponent=ben, game="kendo.duel")
    await ben.press(posted.message, "Accept")

    def board() -> Json | None:
        return next((m for m in local.seen_by(aya) if control(m, "instruct", "show")), None)

    await local.until(board, PATIENCE)
    panel = await press(aya, board(), "show")
    assert core("instruct-line-suggested") not in texts(panel)
    panel = await press(aya, panel, "suggest")
    assert WORDS("instruct-line-open", topics="What to attack with") in texts(panel)
    assert not control(panel, "instruct", "suggest"), "there is nothing more to take"

    topic = await press(aya, shown(await aya.choose(panel, "last-cards")), "forget")
    topic = shown(await aya.choose(topic, "last-cards/no-parry"))
    panel = await press(aya, topic, "show")
    assert OWN in texts(panel)

    question = await press(aya, panel, "suggest")
    assert "replace your own on: With few cards left." in texts(question)
    assert OWN in texts(await press(aya, question, "show")), "nothing is undone yet"
    panel = await press(aya, await press(aya, panel, "suggest"), "suggest")
    assert OWN not in texts(panel)
    assert not control(await press(aya, panel, "clear"), "instruct", "clear"), "nothing is settled any more"
