import os
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from tests.e2e.page.bot import running
from tests.e2e.page.chromium import launched
from tests.e2e.page.visitor import Visitor

PATIENCE_MS = 30_000

Visit = Callable[..., Awaitable[Visitor]]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(autouse=True)
def unkept() -> None:
    """Allow the library to keep views here: those of the small bot, which are not ours."""


@pytest.fixture(autouse=True)
def in_no_hurry() -> None:
    """Give up on an answer when Discord does, because the page shows it."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder for screenshots: ``SCREENSHOTS`` if set, or a folder of the run."""
    kept = Path(os.environ.get("SCREENSHOTS", tmp_path))
    kept.mkdir(parents=True, exist_ok=True)
    return kept


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncGenerator[Browser]:
    async with async_playwright() as playwright:
        browser = await launched(playwright)
        if browser is None:
            pytest.skip("no Chromium is installed (on Debian: apt-get install chromium-headless-shell)")
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def local() -> AsyncGenerator[LocalDiscord]:
    async with LocalDiscord.open(pages=routes) as local, running(local):
        yield local


@pytest_asyncio.fixture(loop_scope="session")
async def visit(local: LocalDiscord, browser: Browser) -> AsyncGenerator[Visit]:
    """Open the page in a fresh browser window; a failing script on it fails the test."""
    errors: list[str] = []
    async with AsyncExitStack() as stack:

        async def open_page(width: int = 1440, height: int = 900) -> Visitor:
            # What moves on the page is slow to be seen, and a click waits until it stands still.
            context = await browser.new_context(
                viewport={"width": width, "height": height}, reduced_motion="reduce"
            )
            stack.push_async_callback(context.close)
            page = await context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            await page.goto(local.url)
            await expect(page.locator("#connection")).to_have_text("Bushido is online")
            return Visitor(page)

        yield open_page
    assert errors == []


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(visit: Visit) -> Visitor:
    return await visit()
