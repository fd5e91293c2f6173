"""The message catalogue: every sentence a person reads, one folder of Fluent files per language.

A key names a message (``duel-over``) or an attribute of one (``card-crane.short``). For a key that a language
lacks, the reader gets the language's plain form (``pt`` for ``pt-BR``), or else English.
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

import structlog
from fluent.runtime import FluentBundle, FluentResource

log = structlog.get_logger()

FOLDERS = [Path(__file__).parent / "words"]
"""The folders of the catalogue; each has a folder for each language."""

SOURCE = "en"
"""The language that has every key."""


REMEMBERED = 8_192
"""Written sentences kept: most of a screen, such as the cards of a hand, recurs word for word, and writing
it again would be most of the screen's cost."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""One entry of a file: the line with its name, and the lines below it up to the next entry or comment."""

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A reference from one sentence to another."""


class WordingError(LookupError):
    """A key that no language has, or a message whose gaps were not filled."""


class Words:
    """The catalogue in one reader's language; two in the same language are equal."""

    strict: ClassVar[bool] = False
    """Whether a fault raises WordingError (in tests), or is logged and the text shown as well as possible."""

    def __init__(self, locale: str = SOURCE) -> None:
        self._languages = _languages(locale)

    @property
    def locale(self) -> str:
        """The language it is written in."""
        return self._languages[0].locale

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self._languages == other._languages

    def __hash__(self) -> int:
        return hash(self._languages)

    def __call__(self, key: str, **values: str | int) -> str:
        """Return the sentence of a key, its gaps filled with the values."""
        # A tuple, to look up sentences written before: a dict has no hash.
        text, fault = _written(self._languages, key, tuple(values.items()))
        if fault:
            self._fault(key, fault)
        return text

    def listed(self, names: Iterable[str]) -> str:
        """Return the names as a written list, in the order given."""
        return self("list-comma").join(names)

    def _fault(self, key: str, fault: str) -> None:
        if self.strict:
            raise WordingError(f"{key}: {fault}")
        log.error("wording", key=key, fault=fault)


def locales() -> tuple[str, ...]:
    """Return the languages of the catalogue, by Discord's names for them."""
    return tuple(sorted(folder.name for folder in FOLDERS[0].iterdir() if folder.is_dir()))


def imprint() -> str:
    """Return a digest that changes with any text of the catalogue; it is quick, since nothing is parsed."""
    # Sorted, since the order of files in a folder varies between machines.
    files = [path for folder in FOLDERS for path in sorted(folder.glob("*/*.ftl"))]
    texts = (f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes() for path in files)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def translation(locale: str, key: str, **values: str | int) -> str | None:
    """Return the sentence of a key in that language itself, or None if only English has it."""
    if not has_language(locale):
        return None
    text, fault = _written(_own_languages(locale), key, tuple(values.items()))
    return None if fault else text


def has_language(locale: str) -> bool:
    """Return whether the catalogue has that language itself."""
    return bool(_own_languages(locale))


class Language:
    """The sentences of one language itself. A sentence is parsed on first use, since parsing is slow."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        # Direction marks around values would end up inside mentions and break them.
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in FOLDERS:
            for path in sorted((folder / locale).glob("*.ftl")):
                for entry in ENTRY.finditer(path.read_text("utf-8")):
                    self._unread.setdefault(entry[1], entry[0])

    def written(self, key: str, values: Mapping[str, str | int]) -> tuple[str, str] | None:
        """Return the sentence of a key and its faults, or None if the language lacks it."""
        name, _, attribute = key.partition(".")
        if name in self._unread:
            self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), "; ".join(map(str, errors))

    def _read(self, name: str) -> None:
        """Parse a sentence with everything it refers to, so that no thread sees only part of it."""
        found, wanted = dict[str, str](), [name]
        while wanted:
            each = wanted.pop()
            if each not in found and (source := self._unread.get(each)):
                found[each] = source
                wanted += REFERENCE.findall(source)
        # Added before it is removed from the unread: another thread may parse it again, but never misses it.
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for each in found:
            self._unread.pop(each, None)


@lru_cache(maxsize=REMEMBERED)
def _written(
    languages: tuple[Language, ...], key: str, values: tuple[tuple[str, str | int], ...]
) -> tuple[str, str]:
    """Return the sentence of a key, and its faults."""
    for language in languages:
        if written := language.written(key, dict(values)):
            return written
    return key, "no such key"


@cache
def _languages(locale: str) -> tuple[Language, ...]:
    """Return the languages to look in, closest first."""
    known = locales()
    wanted = dict.fromkeys((locale, locale.partition("-")[0], SOURCE))
    return tuple(_language(name) for name in wanted if name in known)


@cache
def _own_languages(locale: str) -> tuple[Language, ...]:
    """Return that language itself, without English as a fallback."""
    return tuple(language for language in _languages(locale) if language is not _language(SOURCE))


@cache
def _language(locale: str) -> Language:
    return Language(locale)
