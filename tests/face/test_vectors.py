"""What all pictures are made of: our vector sources, figures, and the way from SVG to an image."""

import asyncio
import io
import re
import threading
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.face.bushido.pictures.marks import mon
from bot.face.pictures import raster
from bot.face.pictures.colours import COMMON, GROUND, INK, PAPER
from bot.face.pictures.figures import HEIGHT, STROKES, figures, figures_piece, length
from bot.face.pictures.kept import Kept
from bot.face.pictures.palette import Palette, between
from bot.face.pictures.parts import on_ground
from bot.face.pictures.png import png
from bot.face.pictures.raster import ANSWER, KEPT, SCALE, image_of, rastered
from bot.face.pictures.region import WIDE, Region, grid, square
from bot.face.pictures.svg import Drawn, box, picture
from bot.play.messages.parcels import FIRST, URGENT
from rules.bushido.wheel import TECHNIQUES

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "bot" / "face").rglob("*.svg"))
TWO_COLOURS = {"black", "white", "none"}
SMALL = 24
"""Pixels at which a Mon is still told from any other."""
MARGIN = 2
"""Units left free around figures; their pen may reach a bit beyond them."""
(GREY,) = between(PAPER, INK)
UNLIKE = 0.45
"""What two Mon may have in common, of all that either covers."""


def image(drawn: Drawn) -> Image.Image:
    return Image.open(io.BytesIO(rastered(drawn))).convert("RGB")


def elements(svg: str) -> list[ET.Element]:
    """Return all elements of one of our drawings; it must be well formed."""
    return list(ET.fromstring(svg).iter())  # noqa: S314  nobody else wrote it


def names(svg: str) -> set[str]:
    """Return what a drawing is made of."""
    return {each.tag.rpartition("}")[2] for each in elements(svg)}


@pytest.mark.parametrize("path", SOURCES, ids=[f"{path.parent.name}/{path.stem}" for path in SOURCES])
def test_a_source_is_drawn_in_black_and_white_and_says_what_it_is(path: Path) -> None:
    svg = path.read_text("utf-8")
    root, title, *drawn = elements(svg)
    assert root.get("viewBox") == "0 0 100 100"
    assert (title.tag, bool(title.text)) == ("{http://www.w3.org/2000/svg}title", True)
    used = {value for each in drawn for key in ("fill", "stroke") if (value := each.get(key))}
    assert used <= TWO_COLOURS
    assert names(svg) <= {"svg", "title", "g", "path", "circle"}, "nothing that is slow or needs a font"


def test_all_sources_are_there() -> None:
    assert {path.stem for path in SOURCES if path.parent.name == "mon"} == set(TECHNIQUES)


def dark(shown: Image.Image) -> Image.Image:
    """Return what of an image is dark, in white."""
    return shown.convert("L").point(lambda value: 255 if value < 128 else 0)


def ink(technique: str) -> Image.Image:
    """Draw a Mon small, and return its shape."""
    ground = box(Region(0, 0, SMALL, SMALL), PAPER)
    drawn = picture(SMALL, SMALL, ground, mon(technique, square(0, 0, SMALL)))
    return dark(image(drawn).resize((SMALL, SMALL), Image.Resampling.BOX))


@pytest.mark.parametrize(("one", "other"), list(combinations(TECHNIQUES, 2)))
def test_mon_are_told_apart_by_their_shape_alone(one: str, other: str) -> None:
    first, second = ink(one), ink(other)
    common = ImageStat.Stat(ImageChops.multiply(first, second)).sum[0]
    either = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
    assert common / either < UNLIKE


def test_figures_differ_and_stay_within_their_room() -> None:
    drawn = {
        sign: image(
            picture(64, 64, box(Region(0, 0, 64, 64), PAPER), figures(sign, 10, 10, 40, INK))
        ).tobytes()
        for sign in STROKES
    }
    assert len(set(drawn.values())) == len(STROKES)
    for text in ("20", "1d+2", "4/12", "1~4d"):
        room = Region(0, 0, length(text, HEIGHT) + 2 * MARGIN, HEIGHT)
        drawn = picture(room.width, HEIGHT, box(room, PAPER), figures(text, MARGIN, 0, HEIGHT, INK))
        shown = image(drawn)
        edges = {shown.getpixel((x, y)) for x in (0, shown.width - 1) for y in range(shown.height)}
        assert len(edges) == 1, "nothing reaches beyond its room"


def test_what_has_too_little_room_is_written_smaller() -> None:
    assert "scale" not in figures("1d+2", 0, 0, HEIGHT, INK, room=200)
    (scale,) = re.findall(r"scale\(([\d.]+)\)", figures("1d+2", 0, 0, HEIGHT, INK, room=40))
    assert float(scale) == pytest.approx(40 / length("1d+2", HEIGHT), abs=0.01)


def test_areas_of_a_second_seat_are_those_of_the_first_in_a_mirror() -> None:
    area = Region(12, 5, 100, 20)
    assert area.on(0) == area
    assert area.on(1) == Region(WIDE - 112, 5, 100, 20)
    assert area.on(1).on(1) == area
    cells = list(grid(4, 3, square(0, 0, 10), 2))
    assert cells[2:] == [square(24, 0, 10), square(0, 12, 10)]


async def test_what_is_more_urgent_is_drawn_first_and_what_nobody_waits_for_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn, free = list[str](), threading.Event()
    monkeypatch.setattr(raster, "rastered", drawn.append)
    raster.DRAWING.submit(free.wait)
    wanted = {"hand": URGENT, "other hand": URGENT, "gone": FIRST, "reveal": FIRST, "answer": ANSWER}
    images = {name: asyncio.ensure_future(image_of(name, urgency)) for name, urgency in wanted.items()}
    await asyncio.sleep(0)
    images["gone"].cancel()
    await asyncio.sleep(0)
    free.set()
    await asyncio.wait(images.values())
    assert drawn == ["answer", "reveal", "hand", "other hand"]


async def test_an_image_is_crisp_at_twice_its_size_and_the_same_each_time() -> None:
    drawn = on_ground(100, figures("20", 20, 20, 40, PAPER))
    first, again = await asyncio.gather(image_of(drawn), image_of(drawn))
    rastered.cache_clear()
    assert first == again == await image_of(drawn)
    shown = Image.open(io.BytesIO(first))
    assert (shown.format, shown.size) == ("PNG", (WIDE * SCALE, 100 * SCALE))
    assert shown.convert("RGB").getpixel((5, 5)) == tuple(bytes.fromhex(GROUND[1:]))


def test_an_image_has_just_the_colours_of_its_palette() -> None:
    drawn = on_ground(100, figures("20", 20, 20, 40, PAPER))
    image = Image.open(io.BytesIO(rastered(drawn))).convert("RGB")
    ground, grey, paper = (tuple(bytes.fromhex(each[1:])) for each in (GROUND, GREY, PAPER))
    found = {colour for _, colour in image.getcolors() or ()}
    assert {ground, grey, paper} <= found <= {tuple(bytes.fromhex(each[1:])) for each in COMMON.colours}


@pytest.mark.parametrize(("colours", "bits"), [(1, 4), (16, 4), (17, 8), (256, 8)])
def test_where_sixteen_colours_do_a_pixel_is_half_a_byte(colours: int, bits: int) -> None:
    assert Palette(*(f"#0000{each:02x}" for each in range(colours))).bits == bits


def test_a_palette_has_no_more_colours_than_an_image_has_room_for() -> None:
    with pytest.raises(ValueError, match="#"):
        Palette(*(f"#00{each:04x}" for each in range(257)))


@pytest.mark.parametrize("colours", [16, 20])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1200, 801)])
def test_a_file_has_the_pixels_and_the_colours_of_its_image(size: tuple[int, int], colours: int) -> None:
    greys = [12 * each for each in range(colours)]
    palette = Palette(*(f"#{each:02x}{each:02x}{each:02x}" for each in greys))
    noise = Image.effect_noise(size, 60).point([greys[each % colours] for each in range(256)])
    written = png(palette.pixels(noise.convert("RGB")), noise.width, palette)
    with Image.open(io.BytesIO(written)) as read:
        read.verify()  # as any reader checks it
    again = Image.open(io.BytesIO(written))
    assert (again.mode, again.size) == ("P", size)
    assert again.convert("L").tobytes() == noise.tobytes()


def test_a_piece_is_drawn_once_and_shown_in_many_pictures() -> None:
    KEPT.clear()
    number = figures_piece("20", 20.2, 20, 40, PAPER)
    for drawn in (number, figures_piece("20", 300, 40, 40, PAPER)):
        rastered.__wrapped__(on_ground(100, drawn))
    assert len(KEPT) == 1
    behind = box(Region(0, 0, 50, 50), PAPER)
    for drawn in (behind + number, number + behind):
        shown = Image.open(io.BytesIO(rastered.__wrapped__(on_ground(100, drawn)))).convert("RGB")
        assert shown.getpixel((90, 10)) == tuple(bytes.fromhex(PAPER[1:])), "what is no piece is drawn, too"


def test_what_was_not_used_for_the_longest_time_is_kept_no_longer() -> None:
    kept = Kept[str](100)
    for key in ("a", "b", "c"):
        kept.keep(key, key.upper(), 33)
    assert kept.get("a") == "A"
    kept.keep("d", "D", 33)
    assert [kept.get(key) for key in "abcd"] == ["A", None, "C", "D"]
    kept.keep("e", "E", 101)
    assert (kept.get("e"), kept.held, len(kept)) == (None, 99, 3), (
        "nothing is thrown away for what has no room"
    )
    kept.clear()
    assert (kept.held, len(kept)) == (0, 0)


def test_a_picture_is_remembered_by_what_is_drawn() -> None:
    rastered.cache_clear()
    for number in ("1", "2", "1"):
        rastered(on_ground(50, figures(number, 20, 5, 40, PAPER)))
    assert (rastered.cache_info().hits, rastered.cache_info().misses) == (1, 2)


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_a_mon_stays_within_its_square(technique: str) -> None:
    ground = box(Region(0, 0, 120, 120), PAPER)
    covered = dark(image(picture(120, 120, ground, mon(technique, square(10, 10, 100))))).getbbox()
    assert covered
    assert min(covered[:2]) >= 10 * SCALE - SCALE
    assert max(covered[2:]) <= 110 * SCALE + SCALE
