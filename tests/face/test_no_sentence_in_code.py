"""Whatever people read comes from the catalogue: no sentence, and no word of one, stands in the code."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from bot.face import form, screen

ROOT = Path(__file__).parents[2]
ROOMS = ("bot/face", "bot/wire", "bot/play", "cogs")

SENTENCE = re.compile(r"[^\W\d_]{2,}[.,:;!?]? +[^\W\d_]{2,}")
WORD = re.compile(r"(?<![\w<:/-])[^\W\d_]{2,}(?![\w:/-])")
"""A word that stands by itself, unlike those in keys, lanes and addresses."""

SPEAKERS = {"words", "_words", "tell", "localised"}
"""What says a sentence by its key."""

LOGGING = "contained"
"""What logs a fault of one of many."""

FOR_PROGRAMMERS = {
    "bot/face/limits.py": "what is wrong with a screen; it fails a test or is logged",
    "bot/face/press.py": "a custom id that no screen of ours may have",
    "bot/face/words.py": "what is wrong with the catalogue; it fails a test or is logged",
    "bot/wire/endpoint.py": "a setting that the host got wrong",
    "bot/wire/health.py": "what is the matter; it is logged",
    "bot/wire/sync.py": "why Discord does not take the commands; it is logged",
}
"""Modules that say something to nobody but those who write or run the bot."""

NOT_SAID = {
    "under way": "a phase of a tournament, in commands that ask for one",
    "Europe/Berlin": "a time zone as an example; its name is the same in every language",
    "Rōnin ": "a name: it is the same in every language",
    "demo ": "what the seed of a demonstration is made from",
    ".gz": "the end of a file's name",
    **dict.fromkeys(("round.", "override.", "undo.", "remove.", ".list"), "part of a press"),
}
"""Texts that look like words but that nobody reads, or that are the same in every language."""

SHOWN = {
    "Text": {"text"},
    "Button": {"label"},
    "Option": {"label", "description"},
    "Select": {"placeholder"},
    "Picker": {"placeholder"},
    "Section": {"texts"},
    "Picture": {"alt"},
    "TextField": {"label", "description", "placeholder", "value"},
    "ChoiceField": {"label", "description", "placeholder"},
    "Form": {"title"},
    "Choice": {"name"},
}
"""What of a screen, a form or a list of choices people read."""


@cache
def modules() -> dict[str, ast.Module]:
    """Read every module that says something to people."""
    return {
        name: ast.parse(path.read_text("utf-8"))
        for path in chain.from_iterable(sorted((ROOT / room).rglob("*.py")) for room in ROOMS)
        if (name := str(path.relative_to(ROOT))) not in FOR_PROGRAMMERS
    }


def spoken(node: ast.AST) -> Iterator[ast.Constant]:
    """Yield every text in a piece of code but for docstrings, keys, presses and what is logged."""
    match node:
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in {*SPEAKERS, LOGGING}:
            return
        case ast.Call(func=ast.Call(func=ast.Name(id="Words")) | ast.Attribute(value=ast.Name(id="log"))):
            return
        case ast.Call(func=ast.Name(id=name)) if name.lstrip("_").endswith(("Press", "press")):
            return
        case ast.Constant(value=str()):
            yield node
        case _:
            for below in ast.iter_child_nodes(node):
                yield from spoken(below)


def interpolated(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield every text that stands beside something filled in."""
    said = set(spoken(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield from (part for part in node.values if isinstance(part, ast.Constant) and part in said)


def shown(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield every text that is put on a screen as it is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SHOWN:
            kind = node.func.id
            given = dict(zip(fields(kind), node.args, strict=False))
            given |= {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
            yield from chain.from_iterable(spoken(given[name]) for name in SHOWN[kind] if name in given)


def fields(kind: str) -> tuple[str, ...]:
    """Return in which order something to be shown takes what it is made of."""
    if kind == "Choice":
        return ("name", "value")
    made = getattr(screen, kind, None) or getattr(form, kind)
    return made.__struct_fields__


def words_in(found: Iterator[ast.Constant], pattern: re.Pattern[str]) -> list[str]:
    texts = (str(text.value) for text in found)
    return [text for text in texts if pattern.search(text) and text not in NOT_SAID]


def test_no_words_stand_in_code() -> None:
    assert modules()
    for name, tree in modules().items():
        assert words_in(spoken(tree), SENTENCE) == [], f"a sentence in {name}"
        assert words_in(interpolated(tree), WORD) == [], f"a word beside what is filled in, in {name}"
        assert words_in(shown(tree), WORD) == [], f"a word put on a screen in {name}"


def test_all_that_is_let_pass_is_there() -> None:
    there = {text.value for tree in modules().values() for text in spoken(tree)}
    assert set(NOT_SAID) - there == set()
    assert [name for name in FOR_PROGRAMMERS if not (ROOT / name).is_file()] == []
    assert all(names <= set(fields(kind)) for kind, names in SHOWN.items())


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('Text("You have won.")', ("You have won.",)),
        ('Button(words("go"), Press("a", action="go on"), label="Go")', ("Go",)),
        ('Text(f"{count} cards")', (" cards",)),
        ('Option("west", words("a"), "Western clan")', ("Western clan",)),
        ('told = f"{one} of {words(key)}"', (" of ",)),
        ('log.info("all is well")', ()),
        ('Text(words(f"fate-{fate}", name="the one"))', ()),
        ('"""Say what this is."""', ()),
    ],
)
def test_what_is_looked_for_is_found(code: str, found: tuple[str, ...]) -> None:
    tree = ast.parse(code)
    seen = {
        *words_in(spoken(tree), SENTENCE),
        *words_in(interpolated(tree), WORD),
        *words_in(shown(tree), WORD),
    }
    assert seen == set(found)
