"""Name a place in a replay file by its play or turn and its field."""

import re

from bot.face.match.file.record import Path

NAME = re.compile(r'"(\w+)":')
"""The start of a line that holds a field."""


def place_of(path: Path) -> str:
    """Name a part by its turn or play and its field."""
    match path:
        case ("log", "plays", int(number), *field) if number >= 0:
            return f"play {number + 1}, {_dotted((*field,))}"
        case ("own" | "open" as eyes, int(number), *field):
            return f"turn {number} ({eyes}), {_dotted((*field,))}"
        case _:
            return _dotted(path)


def place_in(text: str, at: int) -> str:
    """Name the part of a written record that a position in its text belongs to."""
    path: list[str | int] = [0]
    for line in text[: at + 1].split("\n")[1:]:
        if line.startswith(("]", "}")):
            path = path[:-1] or [0]  # a changed file may close more than it opened
            continue
        last, name = path.pop(), NAME.match(line)
        path.append(name[1] if name else last + 1 if isinstance(last, int) else last)
        if line.endswith(("[", "{")):
            path.append(-1)
    return place_of(tuple(path))


def _dotted(path: Path) -> str:
    return ".".join(map(str, path)) or "the whole of it"
