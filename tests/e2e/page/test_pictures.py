"""Pictures of a message: as wide as there is room, with their words, and enlarged on demand."""

import pytest
from playwright.async_api import expect

from bot.sandbox.server import LocalDiscord
from tests.e2e.page.conftest import Visit
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.mark.parametrize("width", [360, 1280, 1920])
async def test_a_picture_fills_its_message_at_any_size(visit: Visit, width: int) -> None:
    visitor = await visit(width, 800)
    await visitor.run("menus")
    picture = visitor.channel.get_by_role("img", name="A small red square")
    await expect(picture).to_have_js_property("naturalWidth", 1)
    shown = await picture.bounding_box()
    room = await visitor.channel.locator(".parts").bounding_box()
    assert shown
    assert room
    assert shown["width"] == min(room["width"], 550)
    assert shown["height"] == shown["width"]


async def test_the_room_of_a_picture_is_kept_before_it_is_there(visitor: Visitor) -> None:
    await visitor.page.route("**/cdn/**", lambda route: route.abort())
    await visitor.run("menus")
    picture = visitor.channel.get_by_role("link", name="A small red square")
    await expect(picture.locator("img")).to_have_attribute("height", "1")


async def test_a_picture_is_enlarged_with_its_words_and_put_back(visitor: Visitor) -> None:
    await visitor.run("menus")
    picture = visitor.channel.get_by_role("link", name="A small red square")
    await picture.press("Enter")
    viewer = visitor.page.get_by_role("dialog", name="A small red square")
    await expect(viewer.locator("figcaption")).to_have_text("A small red square")
    await expect(viewer.locator("img")).to_have_js_property("naturalWidth", 1)
    await visitor.keys.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(picture).to_be_focused()
    await picture.click()
    await viewer.get_by_role("button", name="Close").click()
    await expect(viewer).to_have_count(0)


async def test_a_hidden_picture_shows_itself_before_it_is_enlarged(visitor: Visitor) -> None:
    await visitor.run("album")
    hidden = visitor.channel.get_by_role("link", name="three.png")
    await expect(hidden.locator("img")).to_have_css("filter", "blur(18px)")
    await hidden.click()
    await expect(hidden.locator("img")).to_have_css("filter", "none")
    await expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    await hidden.click()
    await expect(visitor.page.get_by_role("dialog", name="three.png")).to_be_visible()


async def test_a_picture_can_be_opened_by_itself(visitor: Visitor, local: LocalDiscord) -> None:
    await visitor.run("menus")
    picture = visitor.channel.get_by_role("link", name="A small red square")
    address = await picture.get_attribute("href")
    answer = await visitor.page.request.get(f"{local.url}{address}")
    assert answer.headers["content-type"] == "image/png"
