"""The windows: who is on the page, what waits unread, and that all of it fits."""

import pytest
from playwright.async_api import expect

from bot.sandbox.server import LocalDiscord
from tests.e2e.page.conftest import Visit
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


# Whatever hides its overflow and has more inside than it shows; the row of windows scrolls on purpose.
CUT_OFF = """() => [...document.querySelectorAll("body *:not(.spoken, #panes)")]
    .filter((node) => node.checkVisibility() && getComputedStyle(node).overflowX !== "visible")
    .filter((node) => node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.outerHTML.slice(0, 120))"""


async def test_the_channel_and_two_people_stand_side_by_side_and_a_third_joins_them(visitor: Visitor) -> None:
    await expect(visitor.channel).to_be_in_viewport(ratio=1)
    await expect(visitor.direct("Aya")).to_be_in_viewport(ratio=1)
    await expect(visitor.direct("Ben")).to_be_in_viewport(ratio=1)
    await expect(visitor.direct("Chiyo")).to_be_hidden()
    await visitor.chip("Chiyo").click()
    await expect(visitor.direct("Chiyo")).to_be_in_viewport(ratio=1)
    await visitor.chip("Ben").click()
    await expect(visitor.direct("Ben")).to_be_hidden()


async def test_a_chip_counts_what_waits_unread_until_its_window_is_opened(
    visitor: Visitor, local: LocalDiscord
) -> None:
    chiyo = local.people["Chiyo"]
    chiyo.say(chiyo.dm, "One")
    chiyo.say(chiyo.dm, "Two")
    await expect(visitor.chip("Chiyo")).to_contain_text("2 unread")
    await expect(visitor.page).to_have_title("(2) Local Discord")
    await visitor.chip("Chiyo").click()
    await expect(visitor.direct("Chiyo")).to_contain_text("Two")
    await expect(visitor.chip("Chiyo").locator(".badge")).to_be_hidden()
    await expect(visitor.page).to_have_title("Local Discord")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 700), (390, 844)])
async def test_nothing_is_cut_off_or_overlaps_at_any_size(
    visit: Visit, local: LocalDiscord, width: int, height: int
) -> None:
    visitor = await visit(width, height)
    await visitor.challenge("Ben")
    await local.people["Ben"].press(local.people["Ben"].last(local.channel), "Accept")
    await expect(visitor.direct("Ben")).to_contain_text("Your hand")
    assert await visitor.page.evaluate(CUT_OFF) == []
    assert await visitor.page.evaluate("document.documentElement.scrollWidth") == width
    await expect(visitor.channel.get_by_label("Slash command")).to_be_in_viewport(ratio=1)


async def test_words_beside_a_button_keep_their_room_however_many_windows_are_open(
    visitor: Visitor, local: LocalDiscord
) -> None:
    for name in ("Chiyo", "Daigo"):
        await visitor.chip(name).click()
    await visitor.challenge("Ben")
    await local.people["Ben"].press(local.people["Ben"].last(local.channel), "Accept")
    sealed = visitor.direct("Ben").locator(".section-text", has_text="Dice sealed as").last
    await expect(sealed).to_be_visible()
    await visitor.catch_up()
    lines = await sealed.evaluate("node => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)")
    assert lines < 4


async def test_on_a_phone_tabs_go_from_window_to_window(visit: Visit) -> None:
    visitor = await visit(390, 844)
    await expect(visitor.direct("Ben")).not_to_be_in_viewport()
    await visitor.page.get_by_role("navigation", name="Windows").get_by_role("button", name="Ben").click()
    await expect(visitor.direct("Ben")).to_be_in_viewport(ratio=0.99)
