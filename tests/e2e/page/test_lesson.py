"""A guided first duel in a browser, begun at the rules: played by clicks."""

from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from bot.face.faces import BOOKS
from bot.face.words import Words
from bot.play.solo.lessons import first_course
from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.test_prompt_height import HIGHEST, judge, local, played

__all__ = ["local", "played"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DECODED = "(panel) => Promise.all([...panel.querySelectorAll('img')].map((image) => image.decode()))"

TURNS = first_course().lesson.turns


async def seen(panel: Locator, picture: Path) -> float:
    """Return how high a step is shown once its pictures are there, and keep a picture of it."""
    await panel.evaluate(DECODED)
    await panel.screenshot(path=picture)
    box = await panel.bounding_box()
    assert box
    return box["height"]


@pytest.mark.parametrize(("width", "language"), [(360, "en-US"), (360, "de"), (360, "ja"), (1280, "en-US")])
async def test_a_first_duel_is_played_by_clicks_alone(
    played: Stage, visit: Visit, folder: Path, width: int, language: str
) -> None:
    words, aya = Words(language), played.local.people["Aya"]
    aya.speak(language)
    visitor = await visit(width, 2 * HIGHEST)
    await aya.slash(played.local.channel, "rules")
    panel = visitor.channel.get_by_role("article").last
    heights = {"rules": await seen(panel, folder / f"rules-{language}-{width}.png")}
    await panel.get_by_role("button", name=words("lesson-try-button")).click()
    for turn in range(1, TURNS + 1):
        title = words("lesson-title", turn=turn, turns=TURNS).removeprefix("### ")
        await expect(panel).to_contain_text(title)
        name = f"lesson-{language}-{width}-{turn}"
        heights[f"{name}-hand"] = await seen(panel, folder / f"{name}-hand.png")
        cards = panel.locator(".row button, [class*=row] button")
        await cards.nth(3 if turn == 1 else 0).click()
        if turn < TURNS:
            onward = panel.get_by_role("button", name=words("lesson-onward"), exact=True)
            await expect(onward).to_be_visible()
            heights[f"{name}-told"] = await seen(panel, folder / f"{name}-told.png")
            await onward.click()
    await expect(panel).to_contain_text(words("lesson-over").removeprefix("### "))
    heights["end"] = await seen(panel, folder / f"lesson-{language}-{width}-end.png")
    judge(heights, folder, HIGHEST)


@pytest.mark.parametrize("language", ["en-US", "de", "ja"])
async def test_each_short_page_of_the_rules_is_seen_at_once_on_a_small_phone(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    words, aya = Words(language), played.local.people["Aya"]
    aya.speak(language)
    visitor = await visit(360, 2 * HIGHEST)
    opened = await aya.slash(played.local.channel, "rules")
    panel = visitor.channel.get_by_role("article").last
    heights = dict[str, float]()
    assert opened.message
    opened = await aya.press(opened.message, words("rules-all"))
    for book in BOOKS:
        assert opened.message
        opened = await aya.choose(opened.message, book.primer[0], "v1:rules::0:list")
        for page in book.primer:
            assert opened.message
            await expect(panel).to_contain_text(words(f"rules-{page}"))
            heights[page] = await seen(panel, folder / f"{page}-{language}.png")
            opened = await aya.press(opened.message, words("rules-next"))
    judge(heights, folder, HIGHEST)
