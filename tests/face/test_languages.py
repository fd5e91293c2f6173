"""Every language of the catalogue says all there is to say, with the names Discord shows in it."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale

from bot.face.words import SOURCE, Words, locales
from tests.face.catalogue import catalogue, gaps

OTHERS = [locale for locale in locales() if locale != SOURCE]
COUNTS = (0, 1, 2, 5, 21, 1000)
"""Numbers for which some language has a separate form."""

SLASH = re.compile(r"(?<![A-Za-z0-9/.:<)*])/(?=[^\W\d])")
"""Where a command is spoken of."""


@cache
def chosen_by(key: str) -> set[str]:
    """Return the gaps of a sentence that choose between variants, in any language."""
    return {gap for locale in locales() if key in catalogue(locale) for gap in catalogue(locale)[key].cases}


def said(locale: str, key: str) -> Iterator[str]:
    """Yield a sentence with each of its variants there is a number or a word for."""
    choosing = chosen_by(key)
    for value in (*COUNTS, *(case for gap in choosing for case in catalogue(SOURCE)[key].cases.get(gap, ()))):
        yield Words(locale)(key, **{gap: value if gap in choosing else "{x}" for gap in gaps(SOURCE, key)})


@cache
def commands(locale: str) -> dict[str, str]:
    """Return every command by what is typed after the slash in a language: all names down to its own."""
    keys = {key for key in catalogue(SOURCE) if re.fullmatch(r"name-(?!option-)[a-z-]+", key)}
    typed: dict[str, str] = {}
    for key in keys:
        path = sorted((above for above in keys if f"{key}-".startswith(f"{above}-")), key=len)
        typed[" ".join(map(Words(locale), path))] = key
    return typed


def mentioned(locale: str, text: str) -> Iterator[str]:
    """Yield what is spoken of after each slash: a command's key, or the text where there is none such."""
    known = commands(locale)
    for slash in SLASH.finditer(text):
        rest = text[slash.end() :]
        name = max((name for name in known if rest.startswith(name)), key=len, default="")
        quoted = text[slash.start() - 1 : slash.start()] == "`"
        ends = rest[len(name) :].startswith("`") if quoted else not re.match(r"[a-z_-]", rest[len(name) :])
        yield known[name] if name and ends else f"/{rest[:30]}"


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_says_everything_english_says(locale: str) -> None:
    assert set(catalogue(SOURCE)) - set(catalogue(locale)) == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_leaves_out_nothing_of_a_sentence(locale: str) -> None:
    left_out = {
        key: missing
        for key, parts in catalogue(SOURCE).items()
        if (missing := gaps(SOURCE, key) - gaps(locale, key) | parts.keys - catalogue(locale)[key].keys)
    }
    assert left_out == {}


@pytest.mark.parametrize("locale", locales())
def test_every_variant_is_one_that_can_be_chosen(locale: str) -> None:
    numbers = {*Locale.parse(locale, sep="-").plural_form.tags, "other"}
    never = [
        (key, gap, case)
        for key, parts in catalogue(locale).items()
        for gap, cases in parts.cases.items()
        for case in cases - numbers - catalogue(SOURCE)[key].cases.get(gap, set())
        if not case.isdecimal()
    ]
    assert never == []


@pytest.mark.parametrize("locale", locales())
def test_a_sentence_can_be_said_of_any_number(locale: str) -> None:
    for key in catalogue(SOURCE):
        if chosen_by(key):
            assert all(said(locale, key)), key


@pytest.mark.parametrize("locale", locales())
def test_every_command_that_is_spoken_of_has_that_name(locale: str) -> None:
    for key in catalogue(SOURCE):
        wanted = {name for text in said(SOURCE, key) for name in mentioned(SOURCE, text)}
        found = {name for text in said(locale, key) for name in mentioned(locale, text)}
        assert wanted <= set(commands(SOURCE).values()), key
        assert found == wanted, key
