"""Which languages a message is in, recognised by pieces of the catalogue that no other language has."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast as ftl

from bot.face.words import locales
from bot.sandbox.components import walk
from bot.sandbox.request import Json
from tests.face.catalogue import entries

TELLING = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}|[\u3040-\u30ff\u4e00-\u9fff]{4,}")
"""What makes a piece of text one language's own: two words with a space between, or several signs."""


def languages(*parts: Any) -> set[str]:  # noqa: ANN401  messages and forms as Discord has them
    """Return every language found in messages or forms."""
    text = "\n".join(said for part in parts for said in shown(part))
    return {locale for locale in locales() if any(stretch in text for stretch in stretches(locale))}


def shown(message: Json) -> Iterator[str]:
    """Yield every text of a message or form that people read, including those on its controls."""
    yield from (message[field] for field in ("content", "title") if message.get(field))
    for part in walk(message["components"]):
        for node in (part, *part.get("options", ())):
            yield from (
                node[field]
                for field in ("content", "label", "placeholder", "description")
                if isinstance(node.get(field), str)
            )


@cache
def stretches(locale: str) -> set[str]:
    """Return the texts that only this language has."""
    others = "\n".join("\n".join(texts(other)) for other in locales() if other != locale)
    return {text for text in texts(locale) if TELLING.search(text) and text not in others}


@cache
def texts(locale: str) -> tuple[str, ...]:
    """Return every text of a language between two gaps, or from end to end."""
    found: list[str] = []

    def gather(pattern: ftl.Pattern | None) -> None:
        for element in pattern.elements if pattern else ():
            if isinstance(element, ftl.TextElement):
                found.extend(line.strip() for line in element.value.splitlines())
            elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    gather(variant.value)

    for entry in entries(locale):
        if isinstance(entry, ftl.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                gather(pattern)
    return tuple(found)
