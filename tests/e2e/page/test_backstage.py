"""Behind the local Discord: more people come, some play by themselves, and time passes."""

from collections.abc import AsyncGenerator
from functools import partial

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.sandbox.page.backstage import Backstage
from bot.sandbox.page.page import routes
from bot.sandbox.page.page_acts import MOST_PEOPLE
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    """Play with the real bot, and with a person behind the page."""
    backstage = Backstage()
    pages = partial(routes, backstage=backstage)
    async with stage(sqlite_url, pages=pages) as opened, backstage.of(opened):
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def local(played: Stage) -> LocalDiscord:
    return played.local


async def test_people_are_added_by_name_until_there_is_no_room(visitor: Visitor, local: LocalDiscord) -> None:
    add = visitor.page.get_by_role("button", name="Add somebody")
    await add.click()
    form = visitor.page.get_by_role("dialog", name="Add somebody")
    await expect(form.get_by_label("Their name")).to_have_value("Emi")
    await form.get_by_label("Their name").fill("ben")
    await visitor.keys.press("Enter")
    await expect(form.get_by_role("alert")).to_contain_text("ben is here already")
    await form.get_by_label("Their name").fill("Oichi <b>")
    await visitor.keys.press("Enter")
    await expect(visitor.direct("Oichi <b>")).to_be_visible()
    await expect(visitor.channel.get_by_role("radio", name="Oichi <b>")).to_be_attached()
    for number in range(len(local.people), MOST_PEOPLE):
        local.add_person(f"Guest {number}")
    await expect(add).to_be_disabled()
    answer = await visitor.page.request.post(f"{local.url}/page/join", data={"name": "One too many"})
    assert answer.status == 409


async def test_somebody_plays_by_themselves_until_they_are_stopped(visitor: Visitor) -> None:
    switch = visitor.direct("Ben").get_by_role("switch", name="Autoplay")
    await switch.click()
    await expect(switch).to_be_checked()
    await visitor.channel.get_by_label("Slash command").fill("/challenge ")
    await visitor.channel.get_by_role("option", name="Ben").click()
    await visitor.channel.get_by_role("button", name="Send").click()
    await expect(visitor.channel).to_contain_text("✅ ready")
    await switch.click()
    await expect(switch).not_to_be_checked()


async def test_time_passes_and_what_is_due_comes(visitor: Visitor, local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    aya.speak("de")
    await aya.slash(local.channel, "challenge", opponent=ben, game="pocket.hand")
    until = visitor.channel.locator("time[data-relative]").first
    await expect(until).to_have_text("in 2 Tagen")
    await visitor.page.get_by_role("button", name="The clock").click()
    clock = visitor.page.get_by_role("dialog", name="The clock")
    await clock.get_by_role("button", name="An hour on").click()
    await expect(visitor.page.locator(".clock-ahead")).to_have_text("+1 h")
    await clock.get_by_role("button", name="On to what comes next").click()
    await expect(visitor.page.locator(".clock-ahead")).to_have_text("+2 d")
    await expect(clock.get_by_role("button", name="On to what comes next (nothing is due)")).to_be_disabled()
    await expect(visitor.channel).to_contain_text("lapsed")
