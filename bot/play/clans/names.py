"""What a clan may be called, and which names readers could confuse.

A name is compared in two ways, and must differ in both from every other in its server: by its letters,
ignoring case, and by their shapes. Shapes follow the skeletons of Unicode's UTS #39, in which a capital I is
a small l. One comparison is not enough: a small Greek nu looks like a v, its capital like an N, so comparing
shapes alone would allow one Greek name twice, in upper and lower case.

A name must not mix alphabets that share many shapes: that serves only mimicry.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from bot.play.ground.refusals import Refusal

SHORTEST = 2
LONGEST = 24
"""Most characters of a name; it still fits into buttons and lists next to other words."""

BETWEEN = " '\u2019-&"
"""Characters allowed between letters and digits."""

ALIKE = {"LATIN", "GREEK", "CYRILLIC"}
"""Alphabets that a name must not mix, by the first word of their letters' Unicode names."""

MOST_MARKS = 2
"""Most accents on one letter; more would spill out of the line."""

_ACCENT = 200
"""From this combining class on, marks are accents above, below or through a letter; lower classes, such as
kana voicing marks, make another letter."""

_LEFT_TO_RIGHT = "\u200e"

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
)
"""Invisible letters and marks. With one of them a name looks like another name, but differs from it."""


@dataclass(frozen=True)
class ClanName:
    """A valid name, with the two keys that tell it from other names."""

    text: str
    letters: str
    shapes: str


class _Twin(msgspec.Struct, frozen=True):
    c: str


def clan_name(typed: str) -> ClanName:
    """Return a name as it will be shown. Raise Refusal for an unfit length or forbidden characters."""
    text = " ".join(unicodedata.normalize("NFC", typed).split())
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refusal("clan-name-length", least=SHORTEST, most=LONGEST)
    if not all(_fits(char) for char in text) or _piled(text):
        raise Refusal("clan-name-signs")
    if len(_alphabets(text) & ALIKE) > 1:
        raise Refusal("clan-name-mixed")
    name = ClanName(text, letters_of(text), shapes_of(text))
    # Signs at either end, or few letters, would leave little to tell names apart.
    if text[0] in BETWEEN or text[-1] in BETWEEN or len(name.letters) < SHORTEST:
        raise Refusal("clan-name-signs")
    return name


def letters_of(text: str) -> str:
    """Return a name's letters and digits, ignoring case, width and accents."""
    return _bare(_even(text).casefold())


def shapes_of(text: str) -> str:
    """Return the shapes of a name's letters: the same for names that look alike in upper or lower case."""
    drawn = _drawn(_drawn(_bare(_even(text))).casefold())
    # A capital I looks like a small l, so a small i must count as one, too.
    return drawn.replace("i", "l")


def _even(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def _bare(text: str) -> str:
    """Return only letters, digits, and marks that make another letter."""
    parts = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(char for char in parts if _counts(char)))


def _alphabets(text: str) -> set[str]:
    return {unicodedata.name(char, "").partition(" ")[0] for char in _even(text) if char.isalpha()}


def _fits(char: str) -> bool:
    if _UNSEEN.match(char):
        return False
    return char in BETWEEN or unicodedata.category(char)[0] in "LM" or unicodedata.category(char) == "Nd"


def _piled(text: str) -> bool:
    run = 0
    for char in unicodedata.normalize("NFD", text):
        run = run + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if run > MOST_MARKS:
            return True
    return False


def _counts(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] in "LN" or (category[0] == "M" and unicodedata.combining(char) < _ACCENT)


def _drawn(text: str) -> str:
    shapes = _shapes()
    return "".join(shapes.get(char, char) for char in text)


@cache
def _shapes() -> dict[str, str]:
    """Return, for each letter that looks like others, the letter that represents them all.

    The table lists twins both ways. If several letters look alike, only the central one lists them all. Of
    two that list each other, take the first by code point.
    """
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    twins = msgspec.json.decode(table, type=dict[str, list[_Twin]])
    shapes: dict[str, str] = {}
    for sign, others in twins.items():
        if len(others) == 1:
            other = others[0].c
            stands = other if len(twins[other]) > 1 else min(sign, other)
            # In right-to-left scripts the table wraps signs in direction marks.
            shapes[sign.strip(_LEFT_TO_RIGHT)] = stands.strip(_LEFT_TO_RIGHT)
    return shapes
