"""The message catalogue: every sentence a person reads, one folder of Fluent files per language.

A key names a message (``duel-over``) or an attribute of one (``card-crane.short``). A language may leave
out what it lacks: the reader then gets the language's plain form (``pt`` for ``pt-BR``), then English.
"""

import hashlib
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

import structlog
from fluent.runtime import FluentBundle, FluentResource

log = structlog.get_logger()

FOLDERS = [Path(__file__).parent / "words"]
"""Where the catalogue stands, each with a folder for each language."""

SOURCE = "en"
"""The language that has every key."""


REMEMBERED = 8_192
"""Sentences kept as they were last written: most of a screen, such as the cards of a hand, recurs word for
word, and writing it anew would be most of what the screen costs."""


class WordingError(LookupError):
    """A key that no language has, or a message whose gaps were not filled."""


class Words:
    """The catalogue in one reader's language, equal to any other in the same one."""

    strict: ClassVar[bool] = False
    """Whether a fault raises WordingError (in tests) or is logged and shown as well as can be."""

    def __init__(self, locale: str = SOURCE) -> None:
        self._bundles = _bundles(locale)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self._bundles == other._bundles

    def __hash__(self) -> int:
        return hash(self._bundles)

    def __call__(self, key: str, **values: str | int) -> str:
        """Return the sentence of a key, its gaps filled with the values."""
        text, fault = _written(self._bundles, key, tuple(values.items()))
        if fault:
            self._fault(key, fault)
        return text

    def listed(self, names: Iterable[str]) -> str:
        """Return a list as people write one, in the order given."""
        return self("list-comma").join(names)

    def _fault(self, key: str, fault: str) -> None:
        if self.strict:
            raise WordingError(f"{key}: {fault}")
        log.error("wording", key=key, fault=fault)


def locales() -> tuple[str, ...]:
    """Return the languages of the catalogue, by the names Discord uses for them."""
    return tuple(sorted(folder.name for folder in FOLDERS[0].iterdir() if folder.is_dir()))


def imprint() -> str:
    """Return what is another once any language says anything else; quick, since nothing is parsed for it."""
    files = [path for folder in FOLDERS for path in sorted(folder.glob("*/*.ftl"))]
    texts = (f"{path.parent.name}/{path.name}\0".encode() + path.read_bytes() for path in files)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def translation(locale: str, key: str, **values: str | int) -> str | None:
    """Return the sentence of a key in that language itself; None where only English has it."""
    if not has_language(locale):
        return None
    text, fault = _written(_own_bundles(locale), key, tuple(values.items()))
    return None if fault else text


def has_language(locale: str) -> bool:
    """Say whether anything is said in that language itself."""
    return bool(_own_bundles(locale))


@lru_cache(maxsize=REMEMBERED)
def _written(
    bundles: tuple[FluentBundle, ...], key: str, values: tuple[tuple[str, str | int], ...]
) -> tuple[str, str]:
    """Return the sentence of a key, and what is wrong with it."""
    name, _, attribute = key.partition(".")
    for bundle in bundles:
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, dict(values))
        return str(text), "; ".join(map(str, errors))
    return key, "no such key"


@cache
def _bundles(locale: str) -> tuple[FluentBundle, ...]:
    """Return the bundles to look in, the closest first."""
    known = locales()
    wanted = dict.fromkeys((locale, locale.partition("-")[0], SOURCE))
    return tuple(_bundle(name) for name in wanted if name in known)


def _own_bundles(locale: str) -> tuple[FluentBundle, ...]:
    """Return the bundles of that language itself, without the English ones that help out."""
    return tuple(bundle for bundle in _bundles(locale) if bundle is not _bundle(SOURCE))


@cache
def _bundle(locale: str) -> FluentBundle:
    # Marks of direction around values would end up inside mentions and break them.
    bundle = FluentBundle([locale], use_isolating=False)
    for folder in FOLDERS:
        for path in sorted((folder / locale).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
