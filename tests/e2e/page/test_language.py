"""A person plays in their own language: they choose it in their window, and commands are named in it."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.face.words import Words
from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

JAPANESE = Words("ja")


@pytest_asyncio.fixture(loop_scope="session")
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    """Play with the real bot, in place of the small one."""
    async with stage(sqlite_url, pages=routes) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def local(played: Stage) -> LocalDiscord:
    return played.local


async def test_a_language_is_chosen_at_ones_own_window(visitor: Visitor, local: LocalDiscord) -> None:
    languages = visitor.direct("Ben").get_by_label("The language of Ben")
    await expect(languages.get_by_role("option")).to_have_text(["Deutsch", "American English", "日本語"])
    await expect(languages).to_have_value("en-US")
    await languages.select_option("日本語")
    await expect(visitor.direct("Ben").locator("[lang=ja]")).to_be_attached()
    await visitor.direct("Ben").get_by_label("Slash command").fill(f"/{JAPANESE('name-help')} ")
    await visitor.direct("Ben").get_by_role("button", name="Send").click()
    title = JAPANESE("help-title").lstrip("# ")
    await expect(visitor.direct("Ben").get_by_role("heading", name=title)).to_be_visible()
    assert local.people["Ben"].locale == "ja"
    assert local.people["Aya"].locale == "en-US"


async def test_commands_and_their_options_have_the_names_of_ones_language(
    visitor: Visitor, local: LocalDiscord
) -> None:
    aya = local.people["Aya"]
    aya.speak("ja")
    await expect(visitor.direct("Aya").locator("[lang=ja]")).to_be_attached()
    name = visitor.channel.get_by_label("Slash command")
    await name.fill(f"/{JAPANESE('name-challenge')}")
    await expect(visitor.channel.get_by_role("listbox")).to_contain_text(JAPANESE("command-challenge"))
    await visitor.keys.press("Enter")
    opponent = visitor.channel.get_by_role("combobox", name=JAPANESE("name-option-opponent"))
    await expect(opponent).to_be_focused()
    hint = f"{JAPANESE('name-option-opponent')}: {JAPANESE('option-challenge-opponent')}"
    await expect(visitor.channel.locator(".composer-hint")).to_have_text(hint)
    await opponent.fill("Ben")
    await expect(visitor.channel.get_by_role("option")).to_have_count(1)  # else Enter takes another, or sends
    await visitor.keys.press("Enter")
    pace = visitor.channel.get_by_role("combobox", name=JAPANESE("name-option-pace"))
    await pace.fill(JAPANESE("pace-week"))
    await expect(visitor.channel.get_by_role("option")).to_have_text([JAPANESE("pace-week")])
    await visitor.keys.press("Enter")
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_role("article")).to_contain_text("challenges @Ben to a duel")
    await expect(visitor.channel.get_by_role("article")).to_contain_text("a week a turn")


async def test_another_language_than_discord_has_is_refused(visitor: Visitor, local: LocalDiscord) -> None:
    body = {"person": str(local.people["Aya"].id), "locale": "tlh"}
    answer = await visitor.page.request.post(f"{local.url}/page/language", data=body)
    assert answer.status == 409
    assert "Discord has no such language" in (await answer.json())["error"]
    assert local.people["Aya"].locale == "en-US"
