"""Discord's rules for the names and texts of slash commands, in each language."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.sandbox.request import Json

NAME = re.compile(r"[-_'\w]{1,32}")
"""Letters and digits of any script."""

DESCRIPTION = 100
CHOICE = 100
CHARACTERS = 8_000
"""Characters of a command with all that is below it; of a text in several languages, the longest counts."""


def complaints(commands: Sequence[Json]) -> list[str]:
    """Return what Discord would refuse about a list of commands."""
    return [
        *_siblings("", commands),
        *(
            f"/{command['name']} has {size} characters, more than {CHARACTERS}"
            for command in commands
            if (size := _size(command)) > CHARACTERS
        ),
    ]


def in_language(node: Json, field: str, locale: str) -> str:
    """Return the name or description of a command, option or choice as shown in this language."""
    return str(_translated(node, field).get(locale, node.get(field, "")))


def languages(commands: Iterable[Json]) -> set[str]:
    """Return the languages other than English in which commands are described."""
    return {
        locale
        for command in commands
        for field in ("name", "description")
        for locale in _translated(command, field)
    }


def _siblings(above: str, nodes: Sequence[Json]) -> Iterator[str]:
    """Check nodes side by side, and those below them."""
    for locale in {None, *_locales(nodes)}:
        called = Counter(in_language(node, "name", locale or "") for node in nodes)
        yield from (f"{above}/{name} is there twice in {locale}" for name, n in called.items() if n > 1)
    for node in nodes:
        here = f"{above}/{node['name']}"
        if "value" in node:
            yield from _too_long(here, _every(node, "name"), CHOICE)
            continue
        for name in _every(node, "name"):
            if not NAME.fullmatch(name) or name != name.lower():
                yield f"{here} cannot be called {name!r}"
        yield from _too_long(here, _every(node, "description"), DESCRIPTION)
        yield from _siblings(here, node.get("options") or [])
        yield from _siblings(here, node.get("choices") or [])


def _locales(nodes: Iterable[Json]) -> set[str]:
    return {locale for node in nodes for locale in _translated(node, "name")}


def _translated(node: Json, field: str) -> dict[str, str]:
    """Return a field in the languages other than English."""
    return node.get(f"{field}_localizations") or {}


def _every(node: Json, field: str) -> list[str]:
    """Return a field in English and in each other language."""
    return [node.get(field, ""), *_translated(node, field).values()]


def _too_long(here: str, said: Iterable[str], most: int) -> Iterator[str]:
    for text in said:
        if not 1 <= len(text) <= most:
            yield f"{here} says {text!r}, which is not 1 to {most} characters"


def _size(node: Json) -> int:
    own = sum(max(map(len, _every(node, field))) for field in ("name", "description"))
    below = sum(map(_size, [*(node.get("options") or []), *(node.get("choices") or [])]))
    return own + len(str(node.get("value", ""))) + below
