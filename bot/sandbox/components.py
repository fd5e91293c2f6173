"""Finds what can be pressed, chosen or filled in among the components of a message or form."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox.errors import NotPossible
from bot.sandbox.request import Json

BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 2, 3, 4, 5
ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT, TEXT, FILE_UPLOAD = 6, 7, 8, 10, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, nested ones too, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        # A section has its button as an accessory; in a form, a label has one component.
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])


def texts(message: Mapping[str, Any]) -> str:
    """Return the texts of a message, one per line, without those of its controls."""
    shown = [component["content"] for component in walk(message["components"]) if component["type"] == TEXT]
    return "\n".join(text for text in (message["content"], *shown) if text)


def button(message: Mapping[str, Any], wanted: str) -> Json:
    """Find the button with this custom id or label."""
    found = _one(message, (BUTTON,), wanted, ("custom_id", "label"))
    if found["style"] in (LINK, PREMIUM):
        raise NotPossible(f"{wanted!r} is a link: it tells the bot nothing")
    return found


def select(message: Mapping[str, Any], wanted: str | None) -> Json:
    """Find the menu with this custom id or placeholder, or the only one."""
    return _one(message, SELECTS, wanted, ("custom_id", "placeholder"))


def choice_button(message: Mapping[str, Any], wanted: object) -> Json | None:
    """Find the one button that makes this choice, by its label or the end of its custom id."""
    found = [
        component
        for component in walk(message["components"])
        if component["type"] == BUTTON
        and wanted in (component.get("custom_id", "").rpartition(":")[2], component.get("label"))
    ]
    return found[0] if len(found) == 1 else None  # several would be ambiguous


def carries(message: Mapping[str, Any], custom_id: str) -> bool:
    """Return whether a message has this control."""
    return any(component.get("custom_id") == custom_id for component in walk(message["components"]))


def _one(
    message: Mapping[str, Any], types: tuple[int, ...], wanted: str | None, names: tuple[str, ...]
) -> Json:
    offered = [component for component in walk(message["components"]) if component["type"] in types]
    found = [
        component
        for component in offered
        if wanted is None or wanted in [component.get(name) for name in names]
    ]
    if len(found) != 1:
        known = [[component.get(name) for name in names] for component in offered]
        raise NotPossible(f"{len(found)} controls fit {wanted!r}; the message has {known}")
    if found[0].get("disabled"):
        raise NotPossible(f"{wanted!r} is disabled")
    return found[0]
