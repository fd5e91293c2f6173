"""The browser for the page, as found on this machine."""

import shutil

from playwright.async_api import Browser, Playwright

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first only draws pages; the others run a whole browser, which takes half as long again."""


async def launched(playwright: Playwright) -> Browser | None:
    """Start a browser; return None if there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found and await playwright.chromium.launch(executable_path=found, args=FLAGS)
