"""The kept screens look the way they looked: ``python -m tests.golden.regenerate`` shows otherwise."""

from pathlib import Path

import pytest

from bot.face.form import Form
from bot.face.limits import check
from bot.face.screen import Screen
from bot.face.words import Words
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
