"""What was written for Discord, as lines for a page: without its marks, and with names for mentions."""

import re
from collections.abc import Mapping
from typing import TypeAlias

from bot.store.ids import UserId

Names: TypeAlias = Mapping[UserId, str]
"""How people are called, by their ids."""
Line: TypeAlias = tuple[str, str]
"""Which kind of line it is (``head``, ``small`` or ``line``), and what it says."""

KINDS = {"#": "head", "-#": "small"}
START = re.compile(r"(#{1,3}|-#) ")
MARKS = re.compile(r"\\(.)|<@(-?\d+)>|[*`\u200b]")
"""A sign that was made harmless, a mention, and marks that only Discord reads."""


def plain_lines(text: str, names: Names) -> list[Line]:
    """Return the lines of a text; people are called by their names."""
    return [_line(line, names) for line in text.split("\n") if line.strip()]


def _line(line: str, names: Names) -> Line:
    found = START.match(line)
    kind = KINDS["-#" if found[1] == "-#" else "#"] if found else "line"

    def said(mark: re.Match[str]) -> str:
        # A sign that was escaped stays, a mention becomes a name, all else goes.
        return mark[1] or (names.get(UserId(int(mark[2])), "?") if mark[2] else "")

    return kind, MARKS.sub(said, line[found.end() :] if found else line).strip()
