"""What a picture shows, in words: plain text within Discord's bound, without signs that would be read out."""

import re
import unicodedata
from collections.abc import Iterable

from bot.face.limits import ALT

# The backslash keeps Discord from taking a place and its dot for a list of its own.
MARKDOWN = re.compile(r"\*|^-# |\\(?=\.)", re.MULTILINE)
UNSPOKEN = {"So", "Mn", "Cn"}
"""Emoji, what shapes them, and those that are too new to be known here."""


def alt_text(parts: Iterable[str]) -> str:
    """Write parts that are not empty one below the other; cut where Discord takes no more."""
    return fitting((parts,))


def fitting(versions: Iterable[Iterable[str]]) -> str:
    """Write the first of several versions for which there is room, or else the last, cut."""
    texts = [_plain(parts) for parts in versions]
    return next((text for text in texts if len(text) <= ALT), f"{texts[-1][: ALT - 1]}…")


def _plain(parts: Iterable[str]) -> str:
    text = MARKDOWN.sub("", "\n".join(filter(None, parts)))
    seen = "".join(each for each in text if unicodedata.category(each) not in UNSPOKEN)
    return "\n".join(" ".join(line.split()) for line in seen.splitlines())
