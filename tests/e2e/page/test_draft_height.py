"""The open draft of Pocket Samurai, made on the board of a thread: whole on a small phone at each pick."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.scenes import HIGHEST_IN, height_of, speak
from tests.e2e.page.test_prompt_height import HIGHEST, WIDTH, began, begin_pocket, judge, local, played

__all__ = ["local", "played"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

A_NUMBER = re.compile(r"^\d+$")


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_each_pick_of_the_draft_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    people, puppets = await began(played, begin_pocket, language)
    await speak(played, language)
    (line,) = await played.bot.play.reading.duels(people[0].id)
    page = await played.bot.play.reading.match(line.match_id)
    await puppets.answer_all(page)  # the first pick is told in a thread, as all others
    await puppets.all_shown()
    visitor = await visit(WIDTH, 2 * HIGHEST)
    places = visitor.channel.get_by_role("radiogroup", name="Where you look")
    await places.get_by_role("radio").last.check(force=True)
    board, heights = visitor.channel.get_by_role("article").last, dict[str, float]()
    while not heights or page.offered:
        page = await played.bot.play.reading.match(line.match_id)
        await expect(board.get_by_role("button", name=A_NUMBER)).to_have_count(len(page.offered))
        name = f"draft-{language}-{page.revision:02}"  # the last one is what came of it
        await visitor.catch_up()
        heights[name] = await height_of(board, folder / f"{name}.png", HIGHEST)
        if page.offered:
            await puppets.answer_all(page)
            await puppets.all_shown()
    judge(heights, folder, HIGHEST)
