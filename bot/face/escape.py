"""Names that people chose, made harmless for the bot's texts."""

import re
import unicodedata

LONGEST = 32
"""The longest name that Discord allows, in characters."""

GAP = "\u200b"
"""Invisible; separates the character that would start a mention from the rest."""

_MARKDOWN = re.compile(r"[\\*_~|`<>#\[\]()@:./&+-]")
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of invisible characters that control a text, such as direction marks."""
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U0001d159]")
"""Blank characters that Unicode classes as letters or symbols."""
_NOTHING = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufff0-\ufff8\U000e0000-\U000e0fff]")
"""Characters without width that join or vary the one before."""
MOST_MARKS = 3
"""Marks kept on one letter, as many as Hebrew and Devanagari may need; more would reach into other lines."""


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for places without markdown: labels, options, titles, pictures."""
    # Blanks first: a line break is also a control character, and removing it would join two words.
    spaced = "".join(" " if char.isspace() else char for char in _BLANK.sub(" ", name))
    seen = "".join(char for char in spaced if unicodedata.category(char) not in _UNSEEN)
    tidy = " ".join(_unpiled(_NOTHING.sub("", seen)).split())
    if len(tidy) > longest:
        tidy = tidy[: longest - 1].rstrip() + "…"
    return tidy or "?"  # Discord takes no empty label


def _unpiled(text: str) -> str:
    """Remove marks that follow no letter, and all but the first few on each letter."""
    kept: list[str] = []
    room = 0
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) in {"Mn", "Me"}:
            room -= 1
        else:
            room = 0 if char == " " else MOST_MARKS
        if room >= 0:
            kept.append(char)
    # Recomposed, or a letter with its mark would count twice towards the longest name.
    return unicodedata.normalize("NFC", "".join(kept))


def escape(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for a text, so that it cannot format, link or mention anyone."""
    return _MARKDOWN.sub(_disarm, plain(name, longest))


def _disarm(sign: re.Match[str]) -> str:
    return f"\\{sign[0]}{GAP}" if sign[0] in "<@" else f"\\{sign[0]}"
