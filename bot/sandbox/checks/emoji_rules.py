"""Which emoji Discord accepts on controls: single pictures of Unicode, and none of its letters."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from bot.sandbox.components import walk
from bot.sandbox.request import Json

JOINER, SHOWN_AS_PICTURE, KEYCAP = "\u200d", "\ufe0f", "\u20e3"
TONES = range(0x1F3FB, 0x1F400)
FLAGS = range(0x1F1E6, 0x1F200)
PICTURES = range(0x1F000, 0x1FB00)
"""Older versions of Python do not know the newest of these as pictures."""
SIGNS = range(0x2000, 0x3300)
DIGITS = set("0123456789#*")
MOST_PARTS = 4
"""Most pictures that join into one, as in a family of four."""


def fault(body: Any) -> str | None:  # noqa: ANN401  whatever a request carries
    """Return what is wrong with the emoji of a message or an answer; None if nothing is."""
    for name in _named(body):
        if not is_emoji(name):
            return f"components.emoji: Invalid emoji {name!r}"
    return None


def is_emoji(name: str) -> bool:
    """Return whether a text is one picture, such as a flag, a keycap or several joined pictures."""
    if name and name[0] in DIGITS:
        return name[1:] in {KEYCAP, SHOWN_AS_PICTURE + KEYCAP}
    if name and ord(name[0]) in FLAGS:
        return len(name) == 2 and ord(name[1]) in FLAGS  # noqa: PLR2004  two letters of a country
    parts = name.split(JOINER)
    return len(parts) <= MOST_PARTS and all(map(_is_picture, parts))


def _is_picture(part: str) -> bool:
    bare = part.removesuffix(SHOWN_AS_PICTURE)
    if len(bare) == 2 and ord(bare[1]) in TONES:  # noqa: PLR2004  a picture and its tone
        bare = bare[0]
    if len(bare) != 1:
        return False
    return ord(bare) in PICTURES or (ord(bare) in SIGNS and unicodedata.category(bare) in {"So", "Sm", "Po"})


def _named(body: Any) -> Iterator[str]:  # noqa: ANN401
    if not isinstance(body, dict):
        return
    message: Json = body  # pyright: ignore[reportUnknownVariableType]  read from JSON
    message = message.get("data") or message
    for part in walk(message.get("components") or []):
        bearers: list[Json] = [part, *(part.get("options") or ())]
        for bearer in bearers:
            emoji: Json = bearer.get("emoji") or {}
            if emoji and not emoji.get("id"):
                yield emoji["name"]
