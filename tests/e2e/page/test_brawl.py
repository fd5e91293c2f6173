"""A free for all on the page: the form for card and target, by direct message and from the private hand."""

import re
from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from tests.e2e.brawl_table import BrawlTable, brawling
from tests.e2e.page.visitor import Visitor
from tests.e2e.table import nothing_waits

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
async def table(played: Stage) -> BrawlTable:
    """Begin a brawl between Aya, Ben and Chiyo."""
    return await brawling(played.local, lambda: nothing_waits(played.bot), "Aya", "Ben", "Chiyo")


async def test_card_and_target_are_chosen_in_a_form(table: BrawlTable, visitor: Visitor) -> None:
    _, ben, chiyo = table.people
    await stand(visitor, visitor.direct("Aya"), "Moon", "Chiyo")
    await expect(visitor.direct("Aya")).to_contain_text("Turn 1: 🌙 月 Moon against @Chiyo")

    await visitor.channel.get_by_role("button", name="Hand").first.click()
    await stand(visitor, visitor.channel, "Snow", "Ben")
    await expect(visitor.channel).to_contain_text("Turn 1: ❄️ 雪 Snow against @Ben")
    await table.place(ben, "pine", chiyo)
    await table.place(chiyo, "pine", ben)
    places = visitor.channel.get_by_role("radiogroup", name="Where you look")
    await places.get_by_text("Aya, Ben, Chiyo").click()
    revealed = visitor.channel.get_by_alt_text(re.compile("Snow against 2"))
    await expect(revealed.first).to_be_visible()
    await expect(visitor.channel.get_by_alt_text(re.compile("Moon against"))).to_have_count(0)


async def stand(visitor: Visitor, where: Locator, card: str, target: str) -> None:
    """Fill in the form of Aya's hand, one menu after the other."""
    await where.get_by_role("button", name="Choose card and target").last.click()
    form = visitor.page.get_by_role("dialog", name="Your card and your target")
    await expect(form).to_contain_text("You are filling this in as Aya.")
    for label, wanted in (("Which card?", card), ("Against whom?", target)):
        menu = form.get_by_label(label)
        await menu.select_option(
            await menu.get_by_role("option").filter(has_text=wanted).get_attribute("value")
        )
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
