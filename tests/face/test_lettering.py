"""Letters in pictures: fonts of the machine beside our own, what a font lacks, and what is too long."""

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import ImageFont

from bot.face.escape import plain
from bot.face.tournament import lettering
from bot.face.tournament.lettering import OWN, lettered
from bot.face.tournament.picture import ROW

SIZE = 15
WIDE = 10_000


@pytest.fixture(autouse=True)
def forgotten_fonts() -> Iterator[None]:
    remembered = (lettering._fonts, lettered)
    for each in remembered:
        each.cache_clear()
    yield
    for each in remembered:
        each.cache_clear()


def our_own() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(OWN), SIZE)


def of_latin_alone() -> ImageFont.FreeTypeFont:
    """Return the small font that the library brings along."""
    font = ImageFont.load_default(SIZE)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


def test_a_font_of_the_machine_is_taken_along_and_one_that_is_not_there_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "also.ttf"
    there.write_bytes(OWN.read_bytes())
    monkeypatch.setattr(lettering, "ALSO", ("nowhere.ttf", str(there)))
    fonts = lettering._fonts(SIZE)
    assert [font.path for font in fonts] == [str(OWN), str(there)]
    assert {font.size for font in fonts} == {SIZE}


@pytest.mark.parametrize(("name", "chosen"), [("Aya", 0), ("Владимир", 1), ("Ω Владимир", 1)])
def test_the_font_is_chosen_that_draws_most_and_our_own_where_several_do(
    monkeypatch: pytest.MonkeyPatch, name: str, chosen: int
) -> None:
    fonts = (of_latin_alone(), our_own())
    monkeypatch.setattr(lettering, "_fonts", lambda _: fonts)
    assert lettered(name, SIZE, WIDE) == (name, fonts[chosen])


def test_what_no_font_draws_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "_fonts", lambda _: (of_latin_alone(),))
    assert lettered("Влад A ya Влад", SIZE, WIDE)[0] == "A ya"
    assert lettered("Влад", SIZE, WIDE)[0] == ""


def test_no_name_is_drawn_over_the_lines_above_and_below_it() -> None:
    font = our_own()
    marks = [char for char in map(chr, range(0x10000)) if unicodedata.category(char) in {"Mn", "Me"}]
    assert font.getbbox("a" + "\u0301" * 32, anchor="lm")[1] < -ROW / 2, "as it would be without cleaning"
    for base in "agÅ":
        for mark in marks:
            name, chosen = lettered(plain(f"1 {base}{mark * 32}"), SIZE, WIDE)
            _, top, _, bottom = chosen.getbbox(name, anchor="lm")
            assert name.startswith("1 ")
            assert -ROW / 2 <= top <= bottom <= ROW / 2, f"{ord(mark):x}"


def test_what_fits_exactly_is_whole_and_what_does_not_ends_in_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lettering, "ALSO", ())
    font, name = our_own(), "Aya of the Cranes"
    assert lettered(name, SIZE, font.getlength(name))[0] == name
    assert lettered(name, SIZE, font.getlength(name) - 1)[0] != name
    for width in (font.getlength("Aya of the…"), font.getlength("Aya of the …")):
        assert lettered(name, SIZE, width)[0] == "Aya of the…", "no space before the dots"
    assert lettered(name, SIZE, font.getlength("Aya of…") - 1)[0] == "Aya o…"
    assert lettered(name, SIZE, 0)[0] == "…"
