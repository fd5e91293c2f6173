"""Alt texts of pictures: plain text within Discord's limit, without symbols that would be read aloud."""

import re
import unicodedata
from collections.abc import Iterable

from bot.face.limits import ALT

# Elsewhere, the backslash keeps Discord from reading a rank such as "1." as a list item.
MARKDOWN = re.compile(r"\*|^-# |\\(?=\.)", re.MULTILINE)
UNSPOKEN = {"So", "Mn", "Cn"}
"""Unicode categories of emoji, of their modifiers, and of emoji too new for this Python."""


def alt_text(parts: Iterable[str]) -> str:
    """Write the parts that are not empty, one per line, cut at Discord's limit."""
    return fitting((parts,))


def fitting(versions: Iterable[Iterable[str]]) -> str:
    """Write the first of several versions that fits, or else the last, cut."""
    texts = [_plain(parts) for parts in versions]
    return next((text for text in texts if len(text) <= ALT), f"{texts[-1][: ALT - 1]}…")


def _plain(parts: Iterable[str]) -> str:
    text = MARKDOWN.sub("", "\n".join(filter(None, parts)))
    seen = "".join(each for each in text if unicodedata.category(each) not in UNSPOKEN)
    return "\n".join(" ".join(line.split()) for line in seen.splitlines())
