"""A match against the house in a browser on a small phone: begun by the command, played by clicks."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.face.words import Words
from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.test_lesson import seen
from tests.e2e.page.test_prompt_height import HIGHEST, judge, local, played

__all__ = ["local", "played"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WIDTH = 360
TURNS = 3
DISCORDS = 56
"""What Discord itself puts around a private answer: the command, that it was edited, and who can see it."""
SEALED = re.compile(r" [0-9a-f]{8}$")


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_the_house_is_played_by_clicks_alone(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    words, aya = Words(language), played.local.people["Aya"]
    aya.speak(language)
    visitor = await visit(WIDTH, 2 * HIGHEST)
    await aya.slash(played.local.channel, "practice")
    panel = visitor.channel.get_by_role("article").last
    await expect(panel).to_contain_text(words("practice-unrated"))
    heights = {"panel": await seen(panel, folder / f"practice-{language}-panel.png")}
    await panel.get_by_role("button", name=words("level-first-steps"), exact=True).click()
    sealed = panel.get_by_role("button", name=SEALED)
    for turn in range(1, TURNS + 1):
        await expect(sealed).to_be_visible()
        seal = await sealed.inner_text()
        heights[f"{turn}"] = await seen(panel, folder / f"practice-{language}-{turn}.png")
        await panel.locator(".row button, [class*=row] button").first.click()
        await expect(sealed).not_to_have_text(seal)
    judge(heights, folder, HIGHEST + DISCORDS)
