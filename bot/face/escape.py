"""Names that people gave, made harmless before they stand in our texts."""

import re
import unicodedata

LONGEST = 32
"""The longest name Discord allows a person, in characters."""

GAP = "\u200b"
"""Invisible; it parts the sign that would start a mention from what would complete it."""

_MARKDOWN = re.compile(r"[\\*_~|`<>#\[\]()@:./&+-]")
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of characters that steer a text, such as marks of direction, and never show in a name."""


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for where no markdown is read: labels, options, titles."""
    spaced = "".join(" " if char.isspace() else char for char in name)
    seen = "".join(char for char in spaced if unicodedata.category(char) not in _UNSEEN)
    tidy = " ".join(seen.split())
    if len(tidy) > longest:
        tidy = tidy[: longest - 1].rstrip() + "…"
    return tidy or "?"


def escape(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for a text: it can then neither format it, nor link, nor mention anyone."""
    return _MARKDOWN.sub(_disarm, plain(name, longest))


def _disarm(sign: re.Match[str]) -> str:
    return f"\\{sign[0]}{GAP}" if sign[0] in "<@" else f"\\{sign[0]}"
