"""Requests are counted by what they ask for, and no id or token in them becomes the name of a series."""

from bot.check.check import LINES
from bot.watch.routes import ELSEWHERE, kind_of

ID, TOKEN = "1203456789012345678", "aW50ZXJhY3Rpb246MTIwMzQ1Njc4"


def test_each_request_that_the_bot_makes_has_its_kind() -> None:
    kinds = {kind for line in LINES.values() for kind in line.asks}
    for kind in kinds:
        method, path = kind.replace("{id}", ID).replace("{token}", TOKEN).split()
        assert kind_of(method, f"/api/v10{path}") == kind
        assert kind_of(method, f"/of/a/proxy/api/v10{path}") == kind


def test_what_is_no_request_to_the_api_is_one_kind() -> None:
    paths = ("/", "/gateway", f"/attachments/{ID}/{ID}/turn.png", "/api/v10/a/b/c/d/e/f/g")
    assert {kind_of("GET", path) for path in paths} == {ELSEWHERE}
