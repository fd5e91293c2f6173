"""Screens as people see them, kept as files of the run for people to look at; no pixel is compared."""

import re
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.scenes import LANGUAGES, brawl_scenes, duel_scenes, on_page, panel_scenes, shown, speak

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE, DESK = 360, 1280
TALL = 2400
"""A window in which every message is seen whole."""

DESCRIBED = re.compile(r"\S")

HIGHEST = dict.fromkeys(
    ("welcome", "set-up", "hand", "lesson", "board", "reveal", "brawl-hand", "brawl-reveal", "help"), 700
)
"""Pixels at the smallest width, of what the bot says beside pictures, and of what a newcomer reads first."""


@pytest_asyncio.fixture(loop_scope="session")
async def played(tmp_path: Path) -> AsyncGenerator[Stage]:
    """Play with three people, and the same each time."""
    async with on_page(f"sqlite:///{tmp_path}/duels.db", people=3) as opened:
        yield opened


@pytest.fixture
def local(played: Stage) -> LocalDiscord:
    return played.local


@pytest.mark.parametrize("language", LANGUAGES)
async def test_screens_are_kept_as_they_are_seen(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    await speak(played, language)
    # A picture takes longer than all else here, and what is wide in one language is wide in the others.
    widths = (PHONE, DESK) if language == LANGUAGES[0] else (PHONE,)
    visitor = await visit(PHONE, TALL)
    heights: dict[str, float] = {}
    for scenes in (duel_scenes(played), brawl_scenes(played), panel_scenes(played)):
        async for scene in scenes:
            for width in widths:
                await visitor.page.set_viewport_size({"width": width, "height": TALL})
                message = await shown(visitor, scene)
                await message.screenshot(path=folder / f"{scene.name}-{language}-{width}.png")
                for picture in await message.locator("img").all():
                    await expect(picture).to_have_attribute("alt", DESCRIBED)
                if width == PHONE:
                    box = await message.locator(".parts").bounding_box()
                    heights[scene.name] = box["height"] if box else 0
    print(f"The screenshots stand in {folder}:", heights)  # noqa: T201  for whoever looks at them
    assert {name: heights[name] for name in HIGHEST if not 0 < heights[name] <= HIGHEST[name]} == {}
