"""The local Discord refuses the layouts that Discord refuses."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord

V2 = 1 << 15


def text(content: str = "Hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "go", **changes: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **changes}


def menu(count: int) -> Json:
    options = [{"label": f"{number}", "value": f"{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def box(*components: Json) -> Json:
    return {"type": 17, "components": list(components)}


@pytest.fixture
async def discord(local: LocalDiscord) -> AsyncIterator[aiohttp.ClientSession]:
    headers = {"Authorization": f"Bot {local.token}"}
    base = f"{local.url}/api/v10/channels/{local.channel.id}/"
    async with aiohttp.ClientSession(base, headers=headers) as session:
        yield session


async def send(
    discord: aiohttp.ClientSession, body: Json, path: str = "messages", method: str = "POST"
) -> Json:
    async with discord.request(method, path, json=body) as response:
        return {"status": response.status, **(await response.json())}


FINE = [
    [box(text("x" * 4000))],
    [box(*(text() for _ in range(39)))],
    [box(text(), row(*(button(str(number)) for number in range(5))), row(menu(25)))],
    [{"type": 9, "components": [text()], "accessory": button()}, {"type": 14}],
]

REFUSED = {
    "more than 4000 characters": [box(text("x" * 2001), text("x" * 2000))],
    "more than 40 components": [box(*(text() for _ in range(40)))],
    "six buttons in a row": [row(*(button(str(number)) for number in range(6)))],
    "a button beside a menu": [row(button(), menu(2))],
    "more than 25 options": [row(menu(26))],
    "a menu without options": [row(menu(0))],
    "a label over 80 characters": [row(button(label="x" * 81))],
    "a custom id over 100 characters": [row(button("x" * 101))],
    "one custom id twice": [row(button(), button())],
    "an empty text": [text("")],
    "a container in a container": [box(box(text()))],
    "a button outside a row": [button()],
    "a section without accessory": [{"type": 9, "components": [text()]}],
    "nothing at all": [],
}


@pytest.mark.parametrize("components", FINE)
async def test_what_keeps_to_the_limits_is_posted(
    discord: aiohttp.ClientSession, components: list[Any]
) -> None:
    assert (await send(discord, {"flags": V2, "components": components}))["status"] == 200


@pytest.mark.parametrize("components", REFUSED.values(), ids=REFUSED.keys())
async def test_what_breaks_a_limit_is_refused(
    local: LocalDiscord, discord: aiohttp.ClientSession, components: list[Any]
) -> None:
    refused = await send(discord, {"flags": V2, "components": components})
    assert (refused["status"], refused["code"]) == (400, 50035)
    assert local.people["Aya"].messages(local.channel) == []


async def test_a_layout_mixes_with_nothing_and_stays_a_layout(discord: aiohttp.ClientSession) -> None:
    mixed = await send(discord, {"flags": V2, "components": [text()], "content": "and content"})
    assert mixed["code"] == 50035
    unmarked = await send(discord, {"components": [text()]})
    assert unmarked["code"] == 50035
    posted = await send(discord, {"flags": V2, "components": [text()]})
    path = f"messages/{posted['id']}"
    back = await send(discord, {"content": "plain", "components": []}, path, "PATCH")
    assert back["code"] == 50035
    assert (await send(discord, {"components": [text("Bye")]}, path, "PATCH"))["status"] == 200
