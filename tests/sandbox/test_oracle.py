"""Discord's own document judges what the client sends, and can tell right from wrong."""

import pytest

from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.server import LocalDiscord
from tests.oracle import oracle

TEXT = {"type": 10, "content": "Hello"}


@pytest.mark.usefixtures("bot")
async def test_everything_the_client_sends_is_valid(local: LocalDiscord) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    await aya.slash(local.channel, "greet", friend=ben)
    await aya.autocomplete(local.channel, "greet", "word", "r", friend=ben)
    await aya.press((await aya.slash(local.channel, "count")).message, "Count")
    await aya.slash(local.channel, "pick", friend=ben)
    await ben.choose(ben.last(ben.dm), "rain")
    form = (await aya.press((await aya.slash(local.channel, "question")).message, "Ask me")).form
    await aya.submit(form, {"name": "Aya", "colour": "red"})
    await aya.slash(local.channel, "ping", friend=ben, other=chiyo)
    await aya.slash(local.channel, "picture")
    await aya.slash(local.channel, "tell", text="Once", nonce="only-1")
    await aya.slash(local.channel, "think")
    await local.until(lambda: aya.last(local.channel)["content"] == "And said so.")
    assert oracle().complaints(local.requests) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "complaint"),
    [
        ("POST", "/channels/1/messages", {"content": 5}, "content"),
        ("POST", "/channels/1/messages", {"contents": "a misspelt key"}, "contents"),
        ("POST", "/channels/1/messages", {"nonce": "n" * 26}, "nonce"),
        ("POST", "/channels/1/messages", {"components": [{**TEXT, "content": "x" * 4001}]}, "components"),
        ("POST", "/interactions/1/token/callback", {"type": 4, "data": {"flags": "64"}}, "token"),
        ("PATCH", "/webhooks/1/token/messages/@original", {"components": "none"}, "components"),
        ("PUT", "/applications/1/commands", [{"name": "challenge", "options": {}}], "options"),
        ("GET", "/channels/1/messages", {"content": "a body"}, "no body"),
        ("POST", "/channels/1/massages", {}, "no such route"),
    ],
)
def test_a_wrong_request_is_complained_about(method: str, path: str, body: Json, complaint: str) -> None:
    [found] = oracle().complaints([LoggedRequest(method, path, body)])
    assert complaint in found


def test_without_the_document_the_test_is_skipped_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "/nowhere.json")
    with pytest.raises(pytest.skip.Exception, match="no Discord OpenAPI document"):
        oracle.__wrapped__()
