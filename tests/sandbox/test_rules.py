"""What the local Discord finds fault with beyond its routes: emoji on controls, and times of events."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.checks.emoji_rules import fault as emoji_fault
from bot.sandbox.checks.emoji_rules import is_emoji
from bot.sandbox.checks.event_rules import ACTIVE, CANCELED, COMPLETED, SCHEDULED, fault
from bot.sandbox.request import Json

NOW = datetime(2026, 5, 1, tzinfo=UTC)


@pytest.mark.parametrize("emoji", ["⚔️", "🪭", "🏯", "✉️", "▶️", "👍🏽", "🇯🇵", "1️⃣", "🏳️‍🌈", "‼️"])
def test_pictures_are_emoji(emoji: str) -> None:
    assert is_emoji(emoji)


@pytest.mark.parametrize("text", ["", "雪", "x", "1", "⚔️⚔️", "⚔️ ", ":snow:", "🇯", "é"])
def test_letters_and_several_pictures_are_none(text: str) -> None:
    assert not is_emoji(text)


def test_an_emoji_is_found_on_a_button_and_in_a_list_of_an_answer() -> None:
    button = {"type": 2, "emoji": {"name": "雪"}}
    menu = {"type": 3, "options": [{"emoji": {"name": "🏯"}}, {"emoji": {"name": "x"}}]}
    assert emoji_fault({"components": [{"type": 1, "components": [button]}]})
    assert emoji_fault({"type": 4, "data": {"components": [{"type": 1, "components": [menu]}]}})
    assert emoji_fault({"components": [{"type": 2, "emoji": {"id": "7", "name": "own"}}]}) is None


def at(hours: int) -> str:
    return (NOW + timedelta(hours=hours)).isoformat()


def lasting(starts: int, ends: int) -> Json:
    return {"scheduled_start_time": at(starts), "scheduled_end_time": at(ends)}


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        ({}, lasting(1, 2)),
        ({"status": SCHEDULED, **lasting(1, 2)}, lasting(5, 6)),
        ({"status": ACTIVE, **lasting(-5, 2)}, {"scheduled_end_time": at(9)}),
        ({"status": SCHEDULED, **lasting(1, 2)}, {"status": CANCELED}),
        ({"status": ACTIVE, **lasting(-5, -1)}, {"status": COMPLETED}),
    ],
)
def test_what_can_be_said_of_an_event_is_taken(event: Json, changes: Json) -> None:
    assert fault(event, changes, NOW) is None


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        ({}, lasting(-1, 2)),
        ({}, lasting(2, 1)),
        ({}, lasting(60_000, 60_001)),
        ({"status": SCHEDULED, **lasting(1, 2)}, {"scheduled_start_time": at(3)}),
        ({"status": ACTIVE, **lasting(-5, 2)}, {"scheduled_start_time": at(1)}),
        ({"status": ACTIVE, **lasting(-5, 2)}, {"scheduled_end_time": at(-1)}),
        ({"status": ACTIVE, **lasting(-5, 2)}, {"status": CANCELED}),
        ({"status": COMPLETED, **lasting(-5, -1)}, {"status": ACTIVE}),
        ({}, {"name": "x" * 101, **lasting(1, 2)}),
        ({}, {"description": "x" * 1001, **lasting(1, 2)}),
        ({}, {"entity_metadata": {"location": "x" * 101}, **lasting(1, 2)}),
    ],
)
def test_what_discord_does_not_take_of_an_event_is_a_fault(event: Json, changes: Json) -> None:
    assert fault(event, changes, NOW) is not None
