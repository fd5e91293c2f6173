"""The kept screens look the way they looked: ``python -m tests.golden.regenerate`` shows otherwise."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import get_args

import pytest

import bot.face
from bot.face.form import Form
from bot.face.limits import check
from bot.face.screen import Screen
from bot.face.words import Words
from tests.golden.gallery import every
from tests.golden.gallery.every import GALLERIES, written

FOLDER = Path(__file__).parent / "screens"


@pytest.mark.parametrize("group", GALLERIES)
def test_screens_look_the_way_they_looked(group: str) -> None:
    assert written(GALLERIES[group]) == (FOLDER / f"{group}.txt").read_text("utf-8")


@pytest.mark.parametrize("group", GALLERIES)
def test_every_kept_screen_can_be_sent(group: str) -> None:
    for draw in GALLERIES[group].values():
        shown = draw(Words("en"))
        if isinstance(shown, Screen | Form):
            check(shown)


def test_every_kept_file_belongs_to_a_gallery() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GALLERIES)


def drawing() -> Iterator[FunctionType]:
    """Yield every public function of the face that returns a screen or a form."""
    for found in pkgutil.walk_packages(bot.face.__path__, "bot.face."):
        for name, function in vars(importlib.import_module(found.name)).items():
            if not inspect.isfunction(function) or function.__module__ != found.name or name[0] == "_":
                continue
            returned = function.__annotations__.get("return")
            if {Screen, Form} & {returned, *get_args(returned)}:
                yield function


def test_every_screen_of_the_face_is_kept() -> None:
    galleries = [module for module in vars(every).values() if inspect.ismodule(module)]
    known = {id(value) for gallery in galleries for value in vars(gallery).values()}
    assert [f"{each.__module__}.{each.__name__}" for each in drawing() if id(each) not in known] == []
