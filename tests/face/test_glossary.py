"""The catalogue keeps to the words of the glossary, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.face.words import locales
from tests.face.catalogue import entries

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
STRUCK = re.compile(r"~~(.+?)~~")
ARTICLE = re.compile(r"^(?:der|die|das|to|an?) ")
TYPED = re.compile(r"`[^`]*`")
"""What people type, such as the name of a command."""


class Sayings(Visitor):
    """What a message says around its gaps."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  named by fluent
        self.texts.append(TYPED.sub("", node.value))


@cache
def columns() -> dict[str, list[str]]:
    """Return the cells of each column of the glossary, by its head."""
    lines = [line for line in GLOSSARY.read_text("utf-8").splitlines() if line.startswith("|")]
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {name: [row[place] for row in rows] for place, name in enumerate(head)}


def cells(locale: str) -> list[str]:
    """Return the cells of a language."""
    return columns()[str(Locale.parse(locale, sep="-").get_display_name("en"))]


@cache
def ruled_out(locale: str) -> list[str]:
    """Return every word that a language does not use for what it has another for."""
    return [word for cell in cells(locale) for struck in STRUCK.findall(cell) for word in struck.split(", ")]


@cache
def wanted(locale: str) -> list[str]:
    """Return every word of the glossary in a language, the longest first."""
    parts = [part for cell in cells(locale) for part in re.split(r"[;:,、()]", STRUCK.sub("", cell))]
    return sorted((ARTICLE.sub("", part.strip()) for part in parts if part.strip()), key=len, reverse=True)


@cache
def pattern(locale: str, word: str) -> re.Pattern[str]:
    """Return what finds a ruled-out word; Japanese has no spaces between its words."""
    stem = re.escape(word.removesuffix("-"))
    if locale != "ja":
        stem = rf"\b{stem}" if word.endswith("-") else rf"\b{stem}\b"
    return re.compile(stem, 0 if word[0].isupper() else re.IGNORECASE)


def offending(locale: str, text: str) -> list[str]:
    """Return the ruled-out words of a text, but for those within a longer word of the glossary."""
    found: list[str] = []
    for word in ruled_out(locale):
        search, left = pattern(locale, word), text
        if not search.search(text):
            continue
        for longer in wanted(locale):
            if longer != word and search.search(longer):
                left = left.replace(longer, " ")
        found += [word] * bool(search.search(left))
    return found


def sayings(locale: str) -> Iterator[tuple[str, str]]:
    """Yield all that a language says, piece by piece, each with its key; names of commands are none of it."""
    for entry in entries(locale):
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith("name-"):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            for key, said in patterns.items():
                reader = Sayings()
                reader.visit(said) if said else None
                yield from ((key, text) for text in reader.texts)


@pytest.mark.parametrize("locale", locales())
def test_every_thing_has_its_word(locale: str) -> None:
    empty = [cell for cell in cells(locale) if not STRUCK.sub("", cell).strip()]
    headings = sum(cell.startswith("**") for cell in columns()["English"])
    assert len(empty) == (0 if locale == "en" else headings)


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_has_another_word_for_a_thing(locale: str) -> None:
    found = {(key, word) for key, text in sayings(locale) for word in offending(locale, text)}
    assert found == set()


@pytest.mark.parametrize(
    ("locale", "text", "found"),
    [
        ("en", "Pick a card.", ["pick"]),
        ("en", "The picture of two crests.", ["crest-"]),
        ("en", "A technique with Technique 4.", ["technique-"]),
        ("en", "Strength 3 and Technique 4.", []),
        ("de", "Die Schwerttechnik steht auf der Technik.", ["Schwerttechnik"]),
        ("ja", "この勝負", ["勝負"]),
        ("ja", "真剣勝負", []),
    ],
)
def test_what_is_ruled_out_is_found_and_longer_words_are_not(
    locale: str, text: str, found: list[str]
) -> None:
    assert offending(locale, text) == found
