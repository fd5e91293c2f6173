"""Typing slash commands."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from bot.sandbox.server import LocalDiscord
from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_newcomer_is_told_what_to_type_first_and_taken_there(visitor: Visitor) -> None:
    await expect(visitor.channel).to_contain_text("Type /challenge below")
    await visitor.channel.get_by_role("button", name="Begin with /challenge").click()
    await expect(visitor.channel.get_by_label("opponent")).to_be_focused()
    await expect(visitor.channel.get_by_role("listbox")).to_contain_text("Chiyo")


async def test_a_command_is_typed_with_the_keyboard_alone(visitor: Visitor) -> None:
    await visitor.page.locator("body").press("/")
    await expect(visitor.channel.get_by_role("option", name="/challenge")).to_contain_text(
        "Challenge somebody"
    )
    await visitor.keys.type("chal")
    await visitor.keys.press("Tab")
    await expect(visitor.channel.locator(".composer-hint")).to_have_text("opponent: Whom you challenge")
    await expect(visitor.channel.get_by_label("opponent")).to_have_attribute("aria-required", "true")
    await expect(visitor.channel.get_by_role("option", name="Ben")).to_have_attribute("aria-selected", "true")
    await visitor.keys.press("ArrowDown")
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_label("opponent")).to_have_value("Chiyo")
    await visitor.keys.type("wand")
    await expect(visitor.channel.get_by_role("option")).to_have_text(["Wanderer, said the bot"])
    await visitor.keys.press("Tab")
    await expect(visitor.channel.get_by_label("pace")).to_be_focused()
    await visitor.keys.press("ArrowUp")
    await visitor.keys.press("Enter")
    await expect(visitor.channel.get_by_label("pace")).to_have_value("A day a turn")
    await visitor.keys.press("Enter")
    message = visitor.channel.get_by_role("article")
    await expect(message).to_contain_text("Aya used /challenge")
    await expect(message).to_contain_text("@Aya challenges @Chiyo as Wanderer, pace day.")


async def test_what_is_typed_before_the_commands_are_known_is_found_once_they_are(visitor: Visitor) -> None:
    known = asyncio.Event()

    async def hold(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await visitor.page.route("**/page/facts", hold)
    await visitor.page.reload()
    await visitor.channel.get_by_label("Slash command").fill("/challenge ")
    await expect(visitor.channel.locator(".composer-hint")).to_have_text("The bot has no commands yet.")
    known.set()
    await expect(visitor.channel.get_by_role("option", name="Ben")).to_be_visible()


async def test_escape_and_backspace_lead_out_of_a_command(visitor: Visitor) -> None:
    name = visitor.channel.get_by_label("Slash command")
    await name.fill("/challenge ")
    await visitor.keys.press("Escape")
    await expect(visitor.channel.get_by_role("listbox")).to_be_hidden()
    await visitor.keys.press("Escape")
    await expect(name).to_be_focused()
    await name.fill("/challenge ")
    await visitor.keys.press("Backspace")
    await expect(name).to_be_focused()


async def test_a_missing_option_is_named_and_nothing_is_sent(visitor: Visitor, local: LocalDiscord) -> None:
    await visitor.channel.get_by_label("Slash command").fill("/challenge ")
    await visitor.channel.get_by_role("button", name="Send").click()
    await expect(visitor.channel.locator(".composer-hint")).to_have_text("“opponent” is required.")
    await expect(visitor.channel.get_by_label("opponent")).to_be_focused()
    assert local.people["Aya"].messages(local.channel) == []


async def test_a_late_answer_shows_that_the_bot_is_thinking(visitor: Visitor) -> None:
    await visitor.run("ponder")
    await expect(visitor.channel).to_contain_text("Bushido is thinking…")
    await expect(visitor.channel).to_contain_text("I have thought about it.")
    await expect(visitor.channel).not_to_contain_text("is thinking…")


async def test_an_answer_that_never_comes_is_told_after_three_seconds(visitor: Visitor) -> None:
    await visitor.run("silence")
    await expect(visitor.channel).to_contain_text("The application did not respond.")
