"""What a picture shows, in words: plain text within Discord's bound, without signs that would be read out."""

import re
import unicodedata
from collections.abc import Iterable

from bot.face.limits import ALT

MARKDOWN = re.compile(r"\*|^-# |\\(?=\.)", re.MULTILINE)
UNSPOKEN = {"So", "Mn", "Cn"}
"""Emoji, what shapes them, and those that are too new to be known here."""


def alt_text(parts: Iterable[str]) -> str:
    """Write parts that are not empty one below the other; cut where Discord takes no more."""
    text = MARKDOWN.sub("", "\n".join(filter(None, parts)))
    seen = "".join(each for each in text if unicodedata.category(each) not in UNSPOKEN)
    plain = "\n".join(" ".join(line.split()) for line in seen.splitlines())
    return plain if len(plain) <= ALT else plain[: ALT - 1] + "…"
