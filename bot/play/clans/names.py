"""What a clan may be called, and which names a reader could take for the same.

A name is compared in two ways, and must differ from every other of its server in both: by its letters,
whatever their case, and by their shapes. Shapes follow the skeletons of Unicode's UTS #39, in which a
capital I is a small l. One way does not do for both: a small Greek nu looks like a v, its capital
like an N, so comparing by shape alone would let two writings of one Greek name stand side by side.

Alphabets that share many shapes are not mixed within a name: nobody needs it but for mimicry.
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
"""Characters of a name; the longest still fits into buttons and lists beside other words."""

BETWEEN = " '\u2019-&"
"""What may stand between letters, besides letters and digits."""

ALIKE = {"LATIN", "GREEK", "CYRILLIC"}
"""Alphabets of which a name has only one, by the first word of their letters' names in Unicode."""

MOST_MARKS = 2
"""Accents on one letter; more would climb out of their line."""

_ACCENT = 200
"""From this combining class on, marks are accents set above, below or through a letter; lower ones, such as
the voicing of kana, make another letter."""

_LEFT_TO_RIGHT = "\u200e"

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U00016fe4\U000e0100-\U000e01ef]"
)
"""Letters and marks of which nothing is seen. With one of them a name looks like another, and is another."""


@dataclass(frozen=True)
class ClanName:
    """A name that may be given, with the two keys by which it is told from others."""

    text: str
    letters: str
    shapes: str


class _Twin(msgspec.Struct, frozen=True):
    c: str


def clan_name(typed: str) -> ClanName:
    """Return a name as it will be shown. Raise Refusal for an unfit length or other signs than letters."""
    text = " ".join(unicodedata.normalize("NFC", typed).split())
    if not SHORTEST <= len(text) <= LONGEST:
        raise Refusal("clan-name-length", least=SHORTEST, most=LONGEST)
    if not all(_fits(char) for char in text) or _piled(text):
        raise Refusal("clan-name-signs")
    if len(_alphabets(text) & ALIKE) > 1:
        raise Refusal("clan-name-mixed")
    name = ClanName(text, letters_of(text), shapes_of(text))
    # Signs at an end, or few letters, would leave little to tell one name from another.
    if text[0] in BETWEEN or text[-1] in BETWEEN or len(name.letters) < SHORTEST:
        raise Refusal("clan-name-signs")
    return name


def letters_of(text: str) -> str:
    """Return the letters and digits of a name, whatever their case, width and accents."""
    return _bare(_even(text).casefold())


def shapes_of(text: str) -> str:
    """Return the shapes of a name's letters: the same for two names that look alike in any case."""
    drawn = _drawn(_drawn(_bare(_even(text))).casefold())
    # A capital I has the shape of a small l; so has its own small letter, then.
    return drawn.replace("i", "l")


def _even(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def _bare(text: str) -> str:
    """Return only letters, digits and the marks that make another letter."""
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
    """Return for each letter that looks like another the one that stands for them all.

    The table lists twins both ways. Where several look alike, only the one they stand around lists them all;
    of two that list each other either would do, and the first in the code chart does.
    """
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    twins = msgspec.json.decode(table, type=dict[str, list[_Twin]])
    shapes: dict[str, str] = {}
    for sign, others in twins.items():
        if len(others) == 1:
            other = others[0].c
            stands = other if len(twins[other]) > 1 else min(sign, other)
            # Where a script runs from right to left, the table wraps its signs in marks of direction.
            shapes[sign.strip(_LEFT_TO_RIGHT)] = stands.strip(_LEFT_TO_RIGHT)
    return shapes
