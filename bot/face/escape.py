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
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\U0001d159]")
"""Letters and signs, by their category, of which nothing is seen."""
_NOTHING = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\u2065\ufff0-\ufff8\U000e0000-\U000e0fff]")
"""What takes no room either, and joins or varies what stands before it."""
MOST_MARKS = 3
"""Marks on one letter, as Hebrew and Devanagari may need them; more would climb into the lines beside it."""


def plain(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for where no markdown is read: labels, options, titles, pictures."""
    # Blanks first: a line break is a control character, too, and would join two words.
    spaced = "".join(" " if char.isspace() else char for char in _BLANK.sub(" ", name))
    seen = "".join(char for char in spaced if unicodedata.category(char) not in _UNSEEN)
    tidy = " ".join(_unpiled(_NOTHING.sub("", seen)).split())
    if len(tidy) > longest:
        tidy = tidy[: longest - 1].rstrip() + "…"
    return tidy or "?"  # Discord takes no empty label


def _unpiled(text: str) -> str:
    """Leave out marks that no letter carries, and all but the first few on each."""
    kept: list[str] = []
    room = 0
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) in {"Mn", "Me"}:
            room -= 1
        else:
            room = 0 if char == " " else MOST_MARKS
        if room >= 0:
            kept.append(char)
    # Together again, or a letter with its mark would count twice towards the longest name.
    return unicodedata.normalize("NFC", "".join(kept))


def escape(name: str, longest: int = LONGEST) -> str:
    """Clean and shorten a name for a text: it can then neither format it, nor link, nor mention anyone."""
    return _MARKDOWN.sub(_disarm, plain(name, longest))


def _disarm(sign: re.Match[str]) -> str:
    return f"\\{sign[0]}{GAP}" if sign[0] in "<@" else f"\\{sign[0]}"
