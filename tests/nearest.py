"""Print the tests nearest to what changed since the last commit, as many as fit in a minute: ``make quick``.

    python -m tests.nearest [CHANGED ...]

The nearest tests are those whose path shares the most words with the path of what changed; among equals,
those that import it in the fewest steps.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORD = re.compile("[a-z]+")
ROOMS = ("rules", "players", "bot", "cogs", "apparatus", "tests")

SECONDS = {
    "tests/e2e/page": 4.3,
    "tests/e2e": 1.3,
    "tests/conformance": 5.0,
    "tests/apparatus": 1.2,
    "tests/queries": 0.8,
}
"""The seconds that a test function takes with all its cases, if more than ``OTHERWISE``."""
OTHERWISE = 0.3
SHOWN = tuple(ROOT / room for room in ("rules", "players", "bot/face"))
GOLDENS = tuple(ROOT / "tests/golden" / name for name in ("test_screens.py", "test_golden.py"))
"""The tests that most changes in these rooms break, though neither their path nor their imports are near."""
ENOUGH = 80.0
"""Seconds of four workers: about twenty for the person who waits, besides those for collecting."""


def changed() -> list[str]:
    """Return the files that differ from the last commit, new ones too."""
    listed = (("diff", "--name-only", "HEAD"), ("ls-files", "--others", "--exclude-standard"))
    told = [
        subprocess.run(("git", *each), cwd=ROOT, check=True, capture_output=True, text=True)
        for each in listed
    ]
    return [line for each in told for line in each.stdout.splitlines()]


@cache
def importers() -> dict[Path, set[Path]]:
    """Return, for each Python file, the files that import it."""
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    named = {_module(path): path for path in files}
    found: dict[Path, set[Path]] = {path: set() for path in files}
    for path in files:
        for module in _imports(path):
            if module in named:
                found[named[module]].add(path)
    return found


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imports(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):  # cogs are loaded by name
            found.add(node.value)
    return found


def nearest(names: Iterable[str], imported_by: Mapping[Path, set[Path]]) -> list[Path]:
    """Return the tests that may concern these files, nearest first."""
    files = [ROOT / name for name in names]
    steps, wanted = _steps(files, imported_by), [_words(path) for path in files]

    def distance(test: Path) -> tuple[int, int]:
        return -max(len(_words(test) & words) for words in wanted), steps.get(test, len(imported_by))

    tests = [path for path in imported_by if path.name.startswith("test_")] if files else []
    near = sorted(test for test in tests if test in steps or distance(test)[0] < 0)
    near.sort(key=distance)
    shown = any(room in path.parents for room in SHOWN for path in files)
    return list(dict.fromkeys((*near[:1], *GOLDENS, *near) if shown else near))


def _words(path: Path) -> set[str]:
    """Return the words of a path, in the singular, except those that say only that it is a Python test."""
    words = WORD.findall(path.relative_to(ROOT).as_posix())
    return {word.removesuffix("s") for word in words} - {"test", "py", "bot"}


def _steps(files: Iterable[Path], imported_by: Mapping[Path, set[Path]]) -> dict[Path, int]:
    """Return, for each file that imports one of these, directly or not, the fewest imports between them."""
    steps = dict.fromkeys(files, 0)
    for path in (order := list(steps)):  # which grows meanwhile
        further = imported_by.get(path, set()) - steps.keys()
        steps.update(dict.fromkeys(further, steps[path] + 1))
        order.extend(further)
    return steps


def fitting(tests: Iterable[Path]) -> list[Path]:
    """Return as many of these as there is time for, in order."""
    chosen, left = list[Path](), ENOUGH
    for path in tests:
        if (cost := _seconds(path)) <= left:
            chosen.append(path)
            left -= cost
    return chosen


def _seconds(path: Path) -> float:
    name, lines = path.relative_to(ROOT).as_posix(), path.read_text("utf-8").splitlines()
    each = next((seconds for folder, seconds in SECONDS.items() if name.startswith(folder)), OTHERWISE)
    return each * max(1, sum(line.lstrip().startswith(("def test_", "async def test_")) for line in lines))


def main() -> None:
    """Print the tests, one file per line."""
    for path in fitting(nearest(sys.argv[1:] or changed(), importers())):
        print(path.relative_to(ROOT))  # noqa: T201  for pytest


if __name__ == "__main__":
    main()
