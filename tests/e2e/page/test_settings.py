"""The settings of the server on the page, and a duel told in a thread one can look into."""

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from tests.e2e.page.visitor import Visitor
from tests.e2e.table import seated

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    """Play with the real bot, in place of the small one."""
    async with stage(sqlite_url, pages=routes) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def local(played: Stage) -> LocalDiscord:
    return played.local


@pytest_asyncio.fixture(loop_scope="session")
async def panel(visitor: Visitor) -> Locator:
    """Open the settings as Aya."""
    await visitor.run("settings")
    panel = visitor.channel.get_by_role("article").filter(has_text="Settings of this server")
    await expect(panel).to_be_visible()
    return panel


async def choose(panel: Locator, setting: str, option: str) -> None:
    """Open the list of a setting, click an option, and wait until the panel was drawn anew."""
    menu = panel.locator(f"[data-custom-id='v1:settings:{setting}:0:set']")
    drawn = await menu.element_handle()
    await menu.click()
    await panel.get_by_role("option", name=option, exact=True).locator("visible=true").click()
    assert drawn is not None
    await drawn.wait_for_element_state("hidden")


async def test_a_role_and_a_channel_are_chosen_and_taken_back(panel: Locator, visitor: Visitor) -> None:
    roles = panel.locator("[data-custom-id='v1:settings:role:0:set']")
    channels = panel.locator("[data-custom-id='v1:settings:channel:0:set']")
    await choose(panel, "role", "Sensei")
    await expect(roles).to_contain_text("Sensei")
    await choose(panel, "channel", "dojo")
    await expect(channels).to_contain_text("dojo")
    await choose(panel, "role", "Sensei")
    await expect(roles).to_contain_text("No one else")
    await panel.get_by_role("button", name="Change log").click()
    await expect(visitor.channel).to_contain_text("organisers, @Sensei → none")
    await expect(visitor.channel).to_contain_text("announcements, none → #dojo")


async def test_a_thread_is_a_place_one_can_look_into(
    panel: Locator, local: LocalDiscord, visitor: Visitor
) -> None:
    await choose(panel, "threads", "In a thread for each match")
    await expect(panel).to_contain_text("In a thread for each match")
    table = await seated(local)
    places = visitor.channel.get_by_role("radiogroup", name="Where you look")
    await expect(places).to_be_hidden()
    await table.play_turn()
    await expect(places.get_by_text("Aya, Ben")).to_be_visible()
    await expect(visitor.channel).not_to_contain_text("⚔️ Turn 1")
    await expect(places.locator(".badge").last).to_contain_text("1 unread")
    await visitor.channel.get_by_role("button", name="Aya, Ben To the thread").click()
    await expect(visitor.channel).to_contain_text("⚔️ Turn 1")
    await visitor.page.reload()
    await expect(visitor.channel).to_contain_text("⚔️ Turn 1")
    await places.get_by_text("#dojo").click()
    await expect(visitor.channel).not_to_contain_text("⚔️ Turn 1")
    await visitor.direct("Aya").get_by_role("button", name="To the board").first.click()
    await visitor.direct("Aya").get_by_role("link", name="To the board").first.click()
    await expect(visitor.channel.get_by_role("heading", name="Aya, Ben")).to_be_visible()
