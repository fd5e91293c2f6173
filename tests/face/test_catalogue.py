"""The catalogue and the code agree: no key is missing, none is left over, every gap is filled."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.face.words import ENTRY, FOLDERS, SOURCE, locales
from tests.face.catalogue import catalogue, entries, gaps

ROOT = Path(__file__).parents[2]
SPEAKERS = {"words", "_words", "Words", "tell", "localised"}
"""What is called to say a sentence by its key."""
REFUSALS = {
    "Refusal": "refusal-",
    "Stale": "refusal-",
    "NotYours": "refusal-",
    "Gone": "refusal-",
    "Rejection": "refusal-rejection-",
}
"""What is raised with a sentence, and what stands before its key in the catalogue."""

WRAPPED = {r"refusal\-.+", r"rejection\-.+", r"refusal\-rejection\-.+"}
"""Where a refusal of any kind is put before a person: says nothing about which there are."""

KEYLIKE = re.compile(r"([a-z]+\\-.*|\.\+(\\-[a-z]+)+)")
"""What a key put together in code looks like: it starts with a word, or ends with one, and a dash."""


@cache
def modules() -> list[tuple[str, ast.Module]]:
    paths = [path for folder in ("rules", "bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))) for path in paths]


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call() as inner:
            return called(inner)
        case _:
            return ""


@cache
def spoken() -> list[tuple[str, str, ast.Call]]:
    """Return each call that says a sentence, with its key as a pattern."""
    return list(_spoken())


def _spoken() -> Iterator[tuple[str, str, ast.Call]]:
    for name, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and called(node) in SPEAKERS | set(REFUSALS):
                prefix = REFUSALS.get(called(node), "")
                for key in keys(node.args[0]):
                    if isinstance(node.func, ast.Name) and node.func.id == "Words":
                        continue  # makes a catalogue rather than using it
                    yield f"{name}:{node.lineno}", re.escape(prefix) + key, node


def keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values) if any(isinstance(part, ast.Constant) for part in values):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from keys(body)
            yield from keys(orelse)
        case _:
            pass


def plain(pattern: str) -> str:
    """Return the key of a pattern that stands for one alone."""
    return pattern.replace("\\", "")


def test_every_file_is_read_whole() -> None:
    junk = [entry.content for locale in locales() for entry in entries(locale) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("locale", locales())
def test_each_entry_can_be_read_by_itself(locale: str) -> None:
    whole = [entry for entry in entries(locale) if isinstance(entry, ftl.Message | ftl.Term)]
    files = [path.read_text("utf-8") for path in sorted((FOLDERS[0] / locale).glob("*.ftl"))]
    cut = [entry for text in files for entry in ENTRY.finditer(text)]
    assert [entry[1].removeprefix("-") for entry in cut] == [entry.id.name for entry in whole]
    alone = [FluentParser().parse(entry[0]).body for entry in cut]
    assert all(
        len(read) == 1 and read[0].equals(entry, ignored_fields=["span", "comment"])
        for read, entry in zip(alone, whole, strict=True)
    )


@pytest.mark.parametrize("locale", locales())
def test_no_key_is_given_twice(locale: str) -> None:
    messages = [entry for entry in entries(locale) if isinstance(entry, ftl.Message)]
    names = Counter(message.id.name for message in messages)
    names.update(f"{message.id.name}.{one.id.name}" for message in messages for one in message.attributes)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_sentence_said_in_code_is_in_the_catalogue() -> None:
    known = catalogue(SOURCE)
    missing = [
        (where, key)
        for where, key, _ in spoken()
        if plain(key) not in known and not any(map(re.compile(key).fullmatch, known))
    ]
    assert missing == []


def test_every_gap_is_filled_and_nothing_is_said_in_vain() -> None:
    wrong: list[tuple[str, str, set[str]]] = []
    for where, key, call in spoken():
        name = plain(key)
        given = {keyword.arg for keyword in call.keywords}
        if name not in catalogue(SOURCE) or None in given:
            continue
        wanted = gaps(SOURCE, name)
        vain = set() if called(call) in REFUSALS else given - wanted  # a refusal may know more than it tells
        if wanted - given or vain:
            wrong.append((where, name, wanted ^ given))
    assert wrong == []


def test_every_sentence_of_the_catalogue_is_said_somewhere() -> None:
    texts: set[str] = set()
    patterns: set[str] = {key for _, key, _ in spoken()}
    for _, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.update(key for key in keys(node) if KEYLIKE.fullmatch(key))
    referred = {other for parts in catalogue(SOURCE).values() for other in parts.keys}
    said = texts | referred | {prefix + text for text in texts for prefix in REFUSALS.values()}
    patterns -= WRAPPED
    several = re.compile("|".join(pattern for pattern in patterns if ".+" in pattern))
    said |= {plain(pattern) for pattern in patterns if ".+" not in pattern}
    assert [key for key in catalogue(SOURCE) if key not in said and not several.fullmatch(key)] == []


def test_a_translation_has_no_keys_or_gaps_of_its_own() -> None:
    known = catalogue(SOURCE)
    for locale in locales():
        assert set(catalogue(locale)) <= set(known)
        assert [key for key in catalogue(locale) if not gaps(locale, key) <= gaps(SOURCE, key)] == []
