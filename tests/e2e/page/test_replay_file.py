"""A replay's file in a browser with no network: each game, width and language, by keyboard alone."""

from collections.abc import AsyncGenerator
from itertools import cycle
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.face.match.file.write import replay_file
from bot.face.match.replay import place
from bot.face.words import Words, locales
from tests.replays import CLICK, replayed, sealed

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAMES = (
    "bushido_duel_2_swift_wanderer",
    "bushido_brawl_2_four",
    "pocket_2_single",
    "kendo_duel_2_four",
    "way_2_shiro_at_the_cliff",
)
WIDTHS = (360, 1280)
OPENED = [*zip(sorted(GAMES * 2), cycle(WIDTHS), cycle(locales()), strict=False)]
STEPS = (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1))


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncGenerator[Page]:
    """Open a page that no network reaches; a script that fails on it fails the test."""
    context = await browser.new_context(offline=True)
    opened, wrong = await context.new_page(), list[str]()
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text))
    opened.on("request", lambda request: request.url.startswith("file:") or wrong.append(request.url))
    yield opened
    await context.close()
    assert wrong == []


async def put(page: Page, folder: Path, data: bytes, width: int) -> None:
    path = folder / "replay.html"
    path.write_bytes(data)
    await page.set_viewport_size({"width": width, "height": 800})
    await page.goto(path.as_uri())


@pytest.mark.parametrize(("name", "width", "language"), OPENED)
async def test_it_plays_back_by_keyboard_alone(
    page: Page, tmp_path: Path, name: str, width: int, language: str
) -> None:
    replay, words = replayed(name, mixed=width == WIDTHS[0]), Words(language)
    await put(page, tmp_path, replay_file(replay, words), width)
    await expect(page.locator("html")).to_have_attribute("lang", language)
    where = page.locator("#place")
    for key, turn in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", replay.turns),
        ("Home", 0),
    ):
        await page.keyboard.press(key)
        await expect(where).to_have_text(place(replay, turn, "own", words).removeprefix("-# "))
        pictures = page.locator("main svg[role=img]")
        assert await pictures.count() > 0
        assert all([await picture.get_attribute("aria-label") for picture in await pictures.all()])
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
    await page.locator("#check").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#checked")).to_contain_text("✅")
    if replay.veiled:
        await page.locator("#eyes").focus()
        await page.keyboard.press("Enter")
        await expect(where).to_have_text(place(replay, 0, "open", words).removeprefix("-# "))


@pytest.mark.parametrize("by", ["seed", "dice", "click"])
async def test_its_check_finds_another_seed_and_other_dice(page: Page, tmp_path: Path, by: str) -> None:
    replay, words = replayed(GAMES[0], mixed=True), Words("en")
    data, log = replay_file(replay, words).decode(), replay.log
    if by == "click":
        data = data.replace(f"{CLICK + 1}", f"{CLICK + 2}")
        said = words(
            "replay-file-differs", play=next(at for at, each in enumerate(replay.moments) if each.drawn)
        )
    elif by == "seed":
        data = data.replace(log.seed, "f" + log.seed[1:])
        said = words("replay-file-unsealed")
    else:
        moments = enumerate(replay.moments)
        number, (label, bound, drawn) = next((at, each.drawn[0]) for at, each in moments if each.drawn)
        assert f'["{label}",{bound},{drawn}]' in data
        data = data.replace(f'["{label}",{bound},{drawn}]', f'["{label}",{bound},{(drawn + 1) % bound}]', 1)
        said = words("replay-file-differs", play=number)
    await put(page, tmp_path, data.encode(), 1280)
    await page.locator("#check").click()
    await expect(page.locator("#checked")).to_have_text(said)


async def test_its_check_finds_what_the_house_had_not_sealed(page: Page, tmp_path: Path) -> None:
    replay, words = sealed(replayed(GAMES[0], mixed=True)), Words("en")
    data = replay_file(replay, words).decode()
    await put(page, tmp_path, data.encode(), 360)
    await page.locator("#check").click()
    kept_word = words("replay-file-sealed-house", count=len(replay.log.plays))
    await expect(page.locator("#checked")).to_contain_text(kept_word)
    first, second, *_ = (str(play.house) for play in replay.log.plays)
    await put(page, tmp_path, data.replace(second, first).encode(), 360)
    await page.locator("#check").click()
    await expect(page.locator("#checked")).to_have_text(words("replay-file-house", play=2))


async def test_a_browser_that_cannot_check_says_so(page: Page, tmp_path: Path) -> None:
    await page.add_init_script("Object.defineProperty(globalThis, 'crypto', { value: {} })")
    await put(page, tmp_path, replay_file(replayed(GAMES[0]), Words("en")), 360)
    await page.locator("#check").click()
    await expect(page.locator("#checked")).to_have_text(Words("en")("replay-file-uncheckable"))
