"""Discord texts as plain lines for a page: without markdown, and with names for mentions."""

import re
from collections.abc import Mapping
from typing import TypeAlias

from bot.store.ids import UserId

Names: TypeAlias = Mapping[UserId, str]
"""Players' names, by their ids."""
Line: TypeAlias = tuple[str, str]
"""The kind of a line (``head``, ``small`` or ``line``), and its text."""

KINDS = {"#": "head", "-#": "small"}
START = re.compile(r"(#{1,3}|-#) ")
MARKS = re.compile(r"\\(.)|<@(-?\d+)>|[*`\u200b]")
"""An escaped character, a mention, or a character that only Discord interprets."""


def plain_lines(text: str, names: Names) -> list[Line]:
    """Return the lines of a text, with names for mentions."""
    return [_line(line, names) for line in text.split("\n") if line.strip()]


def _line(line: str, names: Names) -> Line:
    found = START.match(line)
    kind = KINDS["-#" if found[1] == "-#" else "#"] if found else "line"

    def said(mark: re.Match[str]) -> str:
        # An escaped character stays, a mention becomes a name, everything else goes.
        return mark[1] or (names.get(UserId(int(mark[2])), "?") if mark[2] else "")

    return kind, MARKS.sub(said, line[found.end() :] if found else line).strip()
