"""Make the pictures of the README again: ``python -m tests.e2e.page.readme_pictures``."""

import asyncio
import io
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.sandbox.stage import Stage
from tests.e2e.page.chromium import launched
from tests.e2e.page.scenes import duel_scenes, on_page, shown
from tests.e2e.page.visitor import Visitor

IMAGES = Path(__file__).parents[3] / "docs" / "images"
COLOURS = 96
SCALE = 1.3
"""Pixels of a picture for one pixel of the screen."""
WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 590, "height": 1600}


async def main() -> int:
    """Play a duel, and keep pictures of its reveal, a hand and the whole page."""
    async with async_playwright() as playwright:
        browser = await launched(playwright)
        if browser is None:
            print("No Chromium is installed.", file=sys.stderr)  # noqa: T201
            return 2
        with tempfile.TemporaryDirectory() as folder:
            async with on_page(f"sqlite:///{folder}/duels.db", people=3) as played:
                async for name, picture in _pictures(played, browser):
                    path = IMAGES / f"{name}.png"
                    print(path.name, _keep(picture, path), "bytes")  # noqa: T201
        await browser.close()
    return 0


async def _pictures(played: Stage, browser: Browser) -> AsyncIterator[tuple[str, bytes]]:
    scenes = {scene.name: scene async for scene in duel_scenes(played)}
    scenes["reveal"] = replace(scenes["reveal"], person=played.local.people["Chiyo"])  # who watches
    page = await browser.new_page(color_scheme="dark", device_scale_factor=SCALE, reduced_motion="reduce")
    await page.set_viewport_size(NARROW)
    await page.goto(played.local.url)
    visitor = Visitor(page)
    for name in ("reveal", "hand"):
        yield name, await (await shown(visitor, scenes[name])).screenshot()
    await page.set_viewport_size(WIDE)
    await page.reload()
    await _read(page, await shown(visitor, scenes["reveal"]))
    yield "page", await page.screenshot()
    await page.close()


async def _read(page: Page, reveal: Locator) -> None:
    """Show a reveal from its beginning, with nothing unread beside it."""
    await reveal.evaluate("node => node.scrollIntoView({ block: 'start' })")
    await expect(page.locator("img").last).to_be_visible()


def _keep(picture: bytes, path: Path) -> int:
    """Save a screenshot in few colours, and return how large it is."""
    with Image.open(io.BytesIO(picture)) as image:
        few = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
    return path.stat().st_size


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
