"""The one door to a terminal: what people called themselves, or a broken file holds, must not steer it."""

import re
import sys
from collections.abc import Mapping
from typing import TextIO

STOPPED = 130
"""The exit code of what Ctrl+C has ended."""

_STEERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters but for tab and line feed: escape codes begin so
    "\u200e\u200f\u2028-\u202e\u2066-\u2069"  # ends of lines, and marks that turn the direction of a text
    "\ud800-\udfff]"  # halves of characters, which no terminal takes
)


def legible(text: str) -> str:
    """Write out what would steer a terminal as its number; line feeds and tabs stay."""
    return _STEERS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def say(text: str, *, end: str = "\n", to: TextIO | None = None) -> None:
    """Print a text that may hold anything; characters that the terminal lacks are written out too."""
    out = to or sys.stdout
    encoding = out.encoding or "utf-8"
    known = legible(text).encode(encoding, "backslashreplace").decode(encoding)
    print(known, end=end, file=out)


def language(environment: Mapping[str, str]) -> str:
    """Return the language of a terminal, such as ``pt-BR``, from its settings; ``C`` where they say none."""
    said = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    return re.split("[.@]", said, maxsplit=1)[0].replace("_", "-")
