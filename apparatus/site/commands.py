"""All commands with their options, as Discord is told about them in every language."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from bot.face.learning.help import NEEDS
from bot.face.words import SOURCE, Words

Told: TypeAlias = dict[str, Any]
"""A command or an option, as Discord is told about it."""
NESTED = {1, 2}
"""Types of options that hold other options: a command of a group, and a group."""


def sections(told: Sequence[Told], words: Words, heads: tuple[str, str]) -> str:
    """Return every command in the reader's language, by what a person wants to do."""
    by_name = {command["name"]: command for command in told}
    return "\n".join(
        line
        for need, names in NEEDS.items()
        for line in (
            words(f"help-{need}.title"),
            "",
            f"| {heads[0]} | {heads[1]} |",
            "|---|---|",
            *(row for name in names for row in _rows(by_name[name], words.locale)),
            "",
        )
    )


def _rows(command: Told, locale: str, *above: Told) -> Iterator[str]:
    """Yield a row for each command of a group, or one for a command that is no group."""
    path, options = (*above, command), command.get("options", [])
    nested = [option for option in options if option["type"] in NESTED]
    for each in nested:
        yield from _rows(each, locale, *path)
    if not nested:
        spoken = (" ".join(_said(part, "name", each) for part in path) for each in (locale, SOURCE))
        called = [f"`/{name}`" for name in dict.fromkeys(spoken)]
        about = [_said(command, "description", locale)]
        about += [
            f"`{_said(each, 'name', locale)}`: {_said(each, 'description', locale)}" for each in options
        ]
        yield f"| {'<br>'.join(called)} | {'<br>'.join(about)} |"


def _said(part: Told, what: str, locale: str) -> str:
    return part.get(f"{what}_localizations", {}).get(locale, part[what])
