"""The page with the keyboard alone: every way goes over keys, and one always sees where one is."""

import pytest
from playwright.async_api import Locator, expect

from tests.e2e.page.conftest import Visit
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

FAR = 40
"""Presses of Tab after which something is too far away."""

NAMELESS = """() => [...document.querySelectorAll("a, button, input, select, textarea, [tabindex]")]
    .filter((node) => node.checkVisibility() && !node.ariaLabel && !node.innerText?.trim())
    .filter((node) => !node.labels?.length && !node.querySelector("img[alt]"))
    .map((node) => node.outerHTML.slice(0, 120))"""

RING = """() => {
    const rings = [document.activeElement, document.activeElement.closest(".box, .actor, .option-field")];
    return rings.some((node) => node && getComputedStyle(node).outlineStyle !== "none");
}"""


async def reach(visitor: Visitor, target: Locator, key: str = "Tab") -> None:
    """Press a key until something has the focus, which shows each time."""
    for _ in range(FAR):
        await visitor.keys.press(key)
        assert await visitor.page.evaluate(RING), await visitor.page.evaluate(
            "document.activeElement.outerHTML.slice(0, 200)"
        )
        if await target.evaluate_all("nodes => nodes.includes(document.activeElement)"):
            return
    raise AssertionError(f"{target} is more than {FAR} presses away")


async def test_a_skip_link_comes_first_and_leads_to_the_channel(visitor: Visitor) -> None:
    await visitor.keys.press("Tab")
    skip = visitor.page.get_by_role("link", name="Skip to the channel")
    await expect(skip).to_be_focused()
    await expect(skip).to_be_in_viewport()
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_label("Slash command")).to_be_focused()


async def test_a_duel_is_begun_and_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    await visitor.keys.press("Tab")
    await visitor.keys.press("Enter")
    await visitor.keys.type("/challenge ")
    await expect(visitor.channel.get_by_role("option", name="Ben")).to_have_attribute("aria-selected", "true")
    await visitor.keys.press("Enter")
    await reach(visitor, visitor.channel.get_by_role("button", name="Send"))
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_role("button", name="Accept")).to_be_visible()

    await reach(visitor, visitor.channel.locator("input[name=actor]"), "Shift+Tab")
    await visitor.keys.press("ArrowRight")
    await expect(visitor.channel.get_by_role("radio", name="Ben")).to_be_checked()
    await reach(visitor, visitor.channel.get_by_role("button", name="Accept"))
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_role("article")).to_be_focused()

    await visitor.keys.press("F6")
    await expect(visitor.direct("Aya").get_by_label("Slash command")).to_be_focused()
    await visitor.keys.press("F6")
    await reach(visitor, visitor.direct("Ben").get_by_role("button", name="Your card"), "Shift+Tab")
    await visitor.keys.press("Enter")
    await expect(visitor.direct("Ben").get_by_role("option", name="Card 1")).to_be_focused()
    await visitor.keys.press("ArrowDown")
    await visitor.keys.press("Enter")
    await expect(visitor.direct("Ben")).to_contain_text("You play Card 2.")
    await expect(visitor.direct("Ben").get_by_role("article")).to_be_focused()
    await visitor.keys.press("Shift+F6")
    await expect(visitor.direct("Aya").get_by_label("Slash command")).to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
async def test_whatever_takes_the_focus_has_a_name(visit: Visit, size: tuple[int, int]) -> None:
    visitor = await visit(*size)
    await visitor.run("menus")
    await expect(visitor.channel.get_by_role("button", name="Somebody")).to_be_visible()
    assert await visitor.page.evaluate(NAMELESS) == []


async def test_the_commands_fit_a_small_window_and_are_walked_with_arrows(visit: Visit) -> None:
    visitor = await visit(360, 640)
    await visitor.channel.get_by_label("Slash command").focus()
    await visitor.keys.type("/")
    await expect(visitor.channel.get_by_role("listbox")).to_be_visible()
    options = visitor.channel.get_by_role("option")
    for index in range(await options.count()):
        await expect(options.nth(index)).to_have_attribute("aria-selected", "true")
        await expect(options.nth(index)).to_be_in_viewport(ratio=0.98)
        await visitor.keys.press("ArrowDown")
