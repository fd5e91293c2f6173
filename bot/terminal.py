"""The only way to print to a terminal: names and broken files must not be able to steer it."""

import re
import sys
from collections.abc import Mapping
from typing import TextIO

STOPPED = 130
"""The exit code after Ctrl+C."""

_STEERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters except tab and line feed, which begin escape codes
    "\u200e\u200f\u2028-\u202e\u2066-\u2069"  # line ends, and marks that reverse the direction of text
    "\ud800-\udfff]"  # halves of characters, which no terminal accepts
)


def legible(text: str) -> str:
    """Replace characters that would steer a terminal with their numbers; line feeds and tabs stay."""
    return _STEERS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def say(text: str, *, end: str = "\n", to: TextIO | None = None) -> None:
    """Print any text; characters that the terminal lacks become numbers, too."""
    out = to or sys.stdout
    encoding = out.encoding or "utf-8"
    known = legible(text).encode(encoding, "backslashreplace").decode(encoding)
    print(known, end=end, file=out)


def language(environment: Mapping[str, str]) -> str:
    """Return a terminal's language, such as ``pt-BR``, from its settings; ``C`` if they name none."""
    said = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    return re.split("[.@]", said, maxsplit=1)[0].replace("_", "-")
