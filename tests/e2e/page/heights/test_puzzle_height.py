"""How high the puzzle of a day is on a small phone, asked and answered, on the day that has most to say."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.face.solo.puzzle import position_told, puzzle_screen
from bot.face.words import Words
from bot.play.ground.times import DAY
from bot.play.solo.puzzles import FIRST_DAY, asked_on
from bot.sandbox.actors.ticks import Ticks
from bot.sandbox.page.page import routes
from bot.sandbox.people.person import Answered
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage, stage
from rules.codec import encode
from tests.e2e.page.conftest import Visit
from tests.e2e.page.heights.phone import TALL, WIDTH, check_heights
from tests.e2e.page.scenes import HIGHEST_IN, speak
from tests.e2e.table import presses

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DAYS = 730
"""Of puzzles that are shipped."""

PER_CARD = 40
"""Characters of the position that take as much room as a card to press."""


def much_to_say(day: int) -> int:
    """Return how much there is to be read and pressed on a day."""
    page = asked_on(day, pictured=True)
    told = "".join(each.text for each in position_told(page, Words()))
    return len(told) + PER_CARD * len(page.match.options)


def on_one_page(day: int) -> bool:
    """Return whether the question of a day stands beside its position."""
    shown = encode(puzzle_screen(asked_on(day, pictured=True), Words()))
    return '"question"' not in shown


@pytest_asyncio.fixture(loop_scope="session", params=[True, False], ids=["one page", "two pages"])
async def played(sqlite_url: str, request: pytest.FixtureRequest) -> AsyncGenerator[Stage]:
    """Set a stage on the day of the highest puzzle, of those that take this many pages."""
    now = Ticks()
    days = [day for day in range(FIRST_DAY, FIRST_DAY + DAYS) if on_one_page(day) is request.param]
    now.skip((max(days, key=much_to_say) - now() // DAY) * DAY)
    async with stage(sqlite_url, now=now, pages=routes) as opened:
        yield opened


def pressing(message: Json, action: str) -> str:
    """Return the custom id of a button, or nothing where there is none."""
    return next((press.custom_id for press in presses(message) if press.action == action), "")


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_the_puzzle_is_seen_at_once_before_and_after_the_answer(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    person, where = played.local.people["Aya"], played.local.channel
    await speak(played, language)
    visitor = await visit(WIDTH, TALL)

    async def check(name: str, answered: Answered) -> Json:
        message = answered.message or {}
        await check_heights(visitor, person, {name: message}, folder, language)
        return message

    asked = await check("asked", await person.slash(where, "puzzle"))
    question = pressing(asked, "question")
    if question:
        asked = await check("question", await person.press(asked, question))
    [*_, card] = [press for press in presses(asked) if press.parts[0] == "card"]
    answered = await check("answered", await person.press(asked, card.custom_id))
    position = await check("position", await person.press(answered, pressing(answered, "position")))
    await check("answered again", await person.press(position, pressing(position, "today")))
