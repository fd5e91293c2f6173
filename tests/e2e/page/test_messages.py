"""What the bot writes: shown live to the people concerned, with everything that can be pressed."""

import re

import pytest
import yarl
from playwright.async_api import Browser, expect

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from tests.e2e.page.conftest import Visit
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_what_one_person_presses_appears_for_the_other_without_a_reload(visit: Visit) -> None:
    aya, ben = await visit(), await visit()
    await aya.challenge("Ben")
    await ben.become("Ben")
    await expect(ben.channel.locator(".mention.me")).to_have_text("@Ben")
    await ben.channel.get_by_role("button", name="Accept").click()
    await expect(aya.channel).to_contain_text("@Ben accepted. The cards are dealt.")
    await expect(aya.channel).to_contain_text("(edited)")
    await expect(aya.channel.get_by_role("button", name="Accept")).to_have_count(0)
    await expect(aya.direct("Ben")).to_contain_text("Your hand")


async def test_a_deleted_message_vanishes(visitor: Visitor, local: LocalDiscord) -> None:
    message = local.people["Ben"].say(local.channel, "Soon gone")
    await expect(visitor.channel).to_contain_text("Soon gone")
    local.people["Ben"].delete(message)
    await expect(visitor.channel).not_to_contain_text("Soon gone")


async def test_an_ephemeral_answer_is_shown_only_to_its_person_and_can_be_dismissed(visitor: Visitor) -> None:
    whisper = visitor.channel.get_by_text("Only for @Aya.")
    await visitor.run("whisper")
    await expect(whisper).to_be_visible()
    await expect(visitor.channel).to_contain_text("Only you can see this")
    await visitor.become("Ben")
    await expect(whisper).to_have_count(0)
    await visitor.become("Aya")
    await visitor.channel.get_by_role("button", name="Dismiss message").click()
    await expect(whisper).to_have_count(0)


async def test_a_form_is_filled_in_and_sent(visitor: Visitor) -> None:
    await visitor.challenge("Ben")
    await visitor.become("Ben")
    await visitor.channel.get_by_role("button", name="Refuse").click()
    form = visitor.page.get_by_role("dialog", name="Refuse the challenge")
    await expect(form).to_contain_text("You are filling this in as Ben.")
    await form.get_by_label("A reason, if you like").select_option("I have no time")
    await form.get_by_label("Or in your own words").fill("Another day, <b>friend</b>.")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(visitor.channel).to_contain_text("Refused: “Another day, <b>friend</b>.”")


async def test_a_menu_in_a_direct_message_is_chosen_with_the_keyboard(visitor: Visitor) -> None:
    await visitor.challenge("Ben")
    await visitor.become("Ben")
    await visitor.channel.get_by_role("button", name="Accept").click()
    menu = visitor.direct("Ben").get_by_role("button", name="Your card")
    await menu.press("Enter")
    first = visitor.direct("Ben").get_by_role("option", name="Card 1 Speed 1")
    await expect(first).to_be_focused()
    await visitor.keys.press("ArrowDown")
    await visitor.keys.press("Enter")
    await expect(visitor.direct("Ben")).to_contain_text("You play Card 2.")


async def test_several_options_are_sent_with_done_and_a_list_left_otherwise_changes_nothing(
    visitor: Visitor,
) -> None:
    await visitor.run("menus")
    menu = visitor.channel.get_by_role("button", name="Swift")
    await menu.click()
    await visitor.channel.get_by_role("option", name="Archer").click()
    await visitor.keys.press("Escape")
    await expect(menu).to_have_text("Swift▾")
    await menu.click()
    await visitor.channel.get_by_role("option", name="Monk").click()
    await visitor.channel.get_by_role("button", name="Done").click()
    await expect(visitor.channel).to_contain_text("Chosen: Monk, Swift")


async def test_people_can_be_chosen_from_a_menu(visitor: Visitor) -> None:
    await visitor.run("menus")
    await visitor.channel.get_by_role("button", name="Somebody").click()
    await visitor.channel.get_by_role("option", name="Chiyo").click()
    await expect(visitor.channel).to_contain_text("Chosen: @Chiyo")


async def test_closed_direct_messages_keep_the_bot_out(visitor: Visitor) -> None:
    await visitor.direct("Ben").get_by_role("switch", name="DMs open").click()
    await expect(visitor.direct("Ben")).to_contain_text("Ben takes no direct messages")
    await visitor.challenge("Ben")
    await visitor.become("Ben")
    await visitor.channel.get_by_role("button", name="Accept").click()
    await expect(visitor.channel).to_contain_text("I cannot write to you.")
    await visitor.direct("Ben").get_by_role("switch", name="DMs closed").click()
    await expect(visitor.direct("Ben").get_by_role("switch", name="DMs open")).to_be_checked()


async def test_a_relative_time_moves_by_itself_and_tells_the_full_date(visit: Visit) -> None:
    visitor = await visit()
    await visitor.page.clock.install()
    await visitor.page.reload()
    await visitor.challenge("Ben")
    moment = visitor.channel.locator("time[data-relative]")
    await expect(moment).to_have_text(re.compile(r"^in (1|2) minutes?$"))
    await expect(moment).to_have_attribute("title", re.compile(r"^\w+day, \w+ \d+, \d{4} at "))
    await visitor.page.clock.fast_forward("01:00")
    await expect(moment).to_have_text(re.compile(r"^in \d\d seconds$"))
    await visitor.page.clock.fast_forward("05:00")
    await expect(moment).to_have_text(re.compile(r"^[45] minutes ago$"))


async def test_a_relative_time_is_told_in_the_language_of_whoever_reads(
    visitor: Visitor, local: LocalDiscord
) -> None:
    await visitor.challenge("Ben")
    moment = visitor.channel.locator("time[data-relative]")
    await expect(moment).to_have_text(re.compile(r"^in (1|2) minutes?|\d\d seconds$"))
    local.people["Aya"].speak("ja")
    await expect(moment).to_have_text(re.compile(r"^(1|2) 分後|\d\d 秒後$"))
    await expect(moment).to_have_attribute("title", re.compile(r"年.*曜日"))
    await visitor.become("Ben")
    await expect(moment).to_have_text(re.compile(r"^in "))


async def test_a_link_to_a_message_goes_to_it_on_the_page(visitor: Visitor, local: LocalDiscord) -> None:
    await visitor.challenge("Ben")
    await visitor.become("Ben")
    await visitor.channel.get_by_role("button", name="Accept").click()
    for line in range(30):
        local.people["Ben"].say(local.channel, f"Line {line}")
    board = visitor.channel.get_by_role("article").first
    await expect(visitor.channel).to_contain_text("Line 29")
    await expect(board).not_to_be_in_viewport()
    await visitor.direct("Ben").get_by_role("link", name="The board").click()
    await expect(board).to_be_in_viewport()
    assert visitor.page.url == f"{local.url}/"


async def test_the_page_finds_its_way_back_and_shows_what_is_there_now(browser: Browser) -> None:
    page = await browser.new_page()
    channel = page.locator("[data-pane=channel]")
    async with LocalDiscord.open(pages=routes) as first:
        first.people["Ben"].say(first.channel, "Said before")
        await page.goto(first.url)
        await expect(channel).to_contain_text("Said before")
    await expect(page.locator("#connection")).to_contain_text("Connecting")
    async with LocalDiscord.open(port=yarl.URL(first.url).port or 0, pages=routes) as second:
        second.people["Ben"].say(second.channel, "Said afterwards")
        await expect(channel).to_contain_text("Said afterwards")
        await expect(channel).not_to_contain_text("Said before")
        await expect(page.locator("#people button")).to_contain_text(list(second.people))
        await page.close()
