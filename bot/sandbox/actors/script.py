"""The text of messages for transcripts, the same each time."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox.components import STRING_SELECT
from bot.sandbox.people.person import EPHEMERAL

BUTTON = 2

_MENTION = re.compile(r"<@(\d+)>")
_MOMENT = re.compile(r"<t:(\d+):[a-zA-Z]>")
_LINK = re.compile(r"\]\(https://discord\.com/[^)]*\)")

_SPANS = ((86_400, "day"), (3_600, "hour"), (60, "minute"))


def as_lines(message: Mapping[str, Any], names: Mapping[int, str], now: float) -> list[str]:
    """Return a message as lines, with names for mentions and rounded spans for moments."""
    lines = ["(only you can see this)"] if message["flags"] & EPHEMERAL else []
    if message.get("content"):
        lines.append(str(message["content"]))
    for component in message.get("components", ()):
        lines += _lines(component)
    text = _MENTION.sub(lambda found: f"@{names.get(int(found[1]), '?')}", "\n".join(lines))
    text = _LINK.sub("]", text)  # ids of messages are never the same
    return _MOMENT.sub(lambda found: _span(int(found[1]) - now), text).splitlines()


def _lines(component: Mapping[str, Any]) -> Iterator[str]:
    if component.get("content"):
        yield from str(component["content"]).splitlines()
    parts = component.get("components", ())
    buttons = [_button(part) for part in parts if part["type"] == BUTTON]
    if buttons:
        yield " ".join(buttons)
    for part in parts:
        if part["type"] != BUTTON:
            yield from _lines(part)
    if component["type"] == STRING_SELECT:
        yield f"{{{component.get('placeholder', '')}: {', '.join(o['label'] for o in component['options'])}}}"
    if "accessory" in component:
        yield _button(component["accessory"])


def _button(button: Mapping[str, Any]) -> str:
    return f"[{button.get('label', '')}]"


def _span(seconds: float) -> str:
    if seconds <= 0:
        return "just now"
    for size, name in _SPANS:
        count = round(seconds / size)
        if count:
            return f"in {count} {name}{'s' if count > 1 else ''}"
    return "in a moment"
