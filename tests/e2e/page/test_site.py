"""The site as ``make site`` builds it: built once, and read on a phone in a browser that has no network."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from apparatus.site.outside import faults
from bot.face.words import Words, locales
from bot.replay_file import faults_of, read_record

PHONE = 360
LAID_OUT = "[document.documentElement.scrollWidth, [...document.images].every((each) => each.naturalWidth)]"
"""How wide a page is, and whether all its pictures are seen."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Build the site."""
    folder = tmp_path / "site"
    command = [sys.executable, "-m", "apparatus.site", folder]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_the_site_reads_on_a_phone_fetches_nothing_and_checks_a_replay(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    context = await browser.new_context(offline=True, viewport={"width": PHONE, "height": 800})
    page, wrong = await context.new_page(), list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: request.url.startswith("file:") or wrong.append(request.url))
    players = [path for locale in locales() for path in sorted((site / locale).glob("*.html"))]
    for path in (*players, *sorted((site / "docs").glob("*.html")), site / "index.html"):
        await page.goto(path.as_uri())
        wide, seen = await page.evaluate(LAID_OUT)
        assert (wide <= PHONE, seen) == (True, True), f"{path.relative_to(site)}: {wide}"
    for path in sorted((site / "replays").glob("*.html")):
        assert [*faults_of(read_record(path.read_bytes()))] == []
    assert f"/{Words('ja')('name-challenge')}<" in (site / "ja" / "commands.html").read_text("utf-8")
    words, kept = Words("ja"), site / "replays" / "bushido.ja.html"
    forged = tmp_path / "forged.html"
    forged.write_text(kept.read_text("utf-8").replace('"seed":"', '"seed":"00'), "utf-8")
    await page.goto((site / "ja" / "check.html").as_uri())
    for file, said in ((forged, words("replay-file-unsealed")), (kept, "✅"), (site / "index.html", "")):
        await page.locator("#file").set_input_files(file)
        await expect(page.locator("#checked")).to_contain_text(said)
    await expect(page.locator("#seal")).to_be_empty()  # of what is no replay
    await context.close()
    assert wrong == []


def test_what_a_page_would_fetch_from_elsewhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<link rel="stylesheet" href="https://fonts.example/a.css"><script src="//cdn.example/b.js"></script>'
        '<img src="data:image/png;base64,"><a href="https://elsewhere.example">there</a><img src="none.svg">'
    )
    assert [*faults(tmp_path)] == [
        "page.html fetches https://fonts.example/a.css",
        "page.html fetches //cdn.example/b.js",
        "page.html leads to none.svg, which is not there",
    ]
