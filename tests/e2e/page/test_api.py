"""The page's server: what it answers, and whose requests it refuses."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from typing import Any

import aiohttp
import pytest

from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord


@pytest.fixture
async def local() -> AsyncGenerator[LocalDiscord]:
    async with LocalDiscord.open(pages=routes) as local:
        yield local


@pytest.fixture
async def http(local: LocalDiscord) -> AsyncGenerator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(local.url) as session:
        yield session


async def post(
    http: aiohttp.ClientSession, path: str, body: Mapping[str, Any], **headers: str
) -> tuple[int, Any]:
    async with http.post(f"/page/{path}", json=body, headers=headers) as response:
        assert response.content_type == "application/json"
        return response.status, await response.json()


def say(local: LocalDiscord, text: str = "Hello", person: str = "Aya") -> dict[str, str]:
    return {"person": str(local.people[person].id), "channel": str(local.channel.id), "text": text}


@pytest.mark.parametrize("path", ["/", "/page/facts", "/page/static/main.js", "/page/events"])
async def test_a_name_rebound_to_this_machine_is_refused(http: aiohttp.ClientSession, path: str) -> None:
    async with http.get(path, headers={"Host": "evil.example:80"}) as response:
        assert response.status == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_another_site_is_refused(http: aiohttp.ClientSession, local: LocalDiscord, origin: str) -> None:
    status, _ = await post(http, "say", say(local), Origin=origin)
    assert status == 403
    assert local.people["Aya"].messages(local.channel) == []


async def test_a_form_of_another_site_is_refused_even_without_an_origin(
    http: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    async with http.post("/page/say", data=b"{}", headers={"Content-Type": "text/plain"}) as response:
        assert response.status == 403
    assert local.people["Aya"].messages(local.channel) == []


async def test_the_page_itself_is_heard(http: aiohttp.ClientSession, local: LocalDiscord) -> None:
    status, _ = await post(http, "say", say(local), Origin=local.url)
    assert status == 200
    assert local.people["Ben"].last(local.channel)["content"] == "Hello"


@pytest.mark.parametrize(
    "body", [{}, {"person": 1}, {"person": "1", "channel": "1", "text": "x", "more": 1}, {"person": "1"}]
)
async def test_a_body_of_another_shape_is_answered_with_what_is_wrong(
    http: aiohttp.ClientSession, body: Mapping[str, Any]
) -> None:
    status, answer = await post(http, "say", body)
    assert status == 400
    assert "makes no sense" in answer["error"]


async def test_what_cannot_be_done_is_answered_with_a_reason(
    http: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    strangers = {**say(local), "person": "1"}
    others_messages = {**say(local), "channel": str(ben.dm.id)}
    gone = {"person": str(aya.id), "channel": str(local.channel.id), "message": "1", "custom_id": "x"}
    closed = {"person": str(aya.id), "form": "never opened", "values": {}}
    for path, body in [
        ("say", strangers),
        ("say", others_messages),
        ("say", say(local, text="  ")),
        ("press", gone),
        ("choose", {**gone, "values": []}),
        ("submit", closed),
        ("run", {"person": str(aya.id), "channel": str(local.channel.id), "command": "no", "options": {}}),
    ]:
        status, answer = await post(http, path, body)
        assert status == 409, path
        assert answer["error"].startswith("That is not possible")


async def test_one_person_cannot_read_another_ones_direct_messages(
    http: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    query = {"person": str(local.people["Aya"].id), "channel": str(local.people["Ben"].dm.id)}
    async with http.get("/page/messages", params=query) as response:
        assert response.status == 409


async def test_the_files_of_the_page_are_served_and_nothing_beside_them(http: aiohttp.ClientSession) -> None:
    for path, status in [
        ("/", 200),
        ("/page/static/main.js", 200),
        ("/page/static/no.js", 404),
        ("/page/static/%2e%2e%2fpage.py", 404),
    ]:
        async with http.get(path) as response:
            assert response.status == status, path
    async with http.get("/") as response:
        assert "default-src 'none'" in response.headers["Content-Security-Policy"]


async def test_a_change_is_told_at_once_to_whoever_listens(
    http: aiohttp.ClientSession, local: LocalDiscord
) -> None:
    async with http.get("/page/events") as events:
        assert await events.content.readline() == b": still here\n"
        local.people["Aya"].say(local.channel, "Hello")
        async with asyncio.timeout(5):
            while not (line := await events.content.readline()).startswith(b"data"):
                pass
        assert str(local.channel.id).encode() in line


async def test_a_stream_ends_with_the_local_discord(http: aiohttp.ClientSession) -> None:
    async with LocalDiscord.open(pages=routes) as closing:
        events = await http.get(f"{closing.url}/page/events")
    # A stream cut off in the middle raises ClientPayloadError.
    assert (await events.content.read()).startswith(b": still here\n")
