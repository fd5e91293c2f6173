"""Letters for pictures: a font of our own, and those of the machine for scripts that ours lacks."""

import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

OWN = files("bot.face.tournament") / "font" / "DejaVuSansCondensed.ttf"
"""Latin, Greek, Cyrillic, Arabic, Hebrew and many more; see ``LICENSE.txt`` beside it."""

ALSO = ("NotoSansCJK-Regular.ttc", "NotoSansJP-Regular.otf", "YuGothR.ttc", "ヒラギノ角ゴシック W3.ttc")
"""Looked for where the system keeps its fonts, for names in Japanese, Chinese or Korean."""

NOBODYS = "\U0010fffe"
"""No font draws it but as the sign for what it lacks."""

LINE = 1.6
"""The height of a line, by that of its letters."""

KNOWN = 4_096
"""Characters remembered as drawable or not."""
SHORTENED = 1_024
"""Texts remembered as they were drawn: a player who goes on stands in every round."""


@lru_cache(maxsize=SHORTENED)
def lettered(text: str, size: int, width: float) -> tuple[str, ImageFont.FreeTypeFont]:
    """Return a text as it can be drawn within a width in pixels, and the font that draws most of it.

    Characters that the font lacks are left out, and marks that would climb out of the line; what is too long
    ends in dots.
    """
    # Of fonts that draw as much, ours, which is the first: it is the same on every machine.
    best = max(_fonts(size), key=lambda each: sum(_draws(each, char) for char in text))
    drawn = _in_line("".join(char for char in text if _draws(best, char)).strip(), best)
    if best.getlength(drawn) <= width:
        return drawn, best
    ends = range(1, len(drawn))
    fitting = bisect_right(ends, width, key=lambda end: best.getlength(drawn[:end].rstrip() + "…"))
    return drawn[:fitting].rstrip() + "…", best


def _in_line(text: str, best: ImageFont.FreeTypeFont) -> str:
    """Return a text without its marks where one of them would be drawn over the lines beside it."""
    _, top, _, bottom = best.getbbox(text, anchor="lm")
    if max(-top, bottom) <= LINE * best.size / 2:
        return text
    return "".join(char for char in text if unicodedata.category(char) not in {"Mn", "Me"})


@cache
def _fonts(size: int) -> tuple[ImageFont.FreeTypeFont, ...]:
    found = [ImageFont.truetype(str(OWN), size)]
    for name in ALSO:
        try:
            found.append(ImageFont.truetype(name, size))
        except OSError:
            continue  # this machine has none of that name
    return tuple(found)


@lru_cache(maxsize=KNOWN)
def _draws(each: ImageFont.FreeTypeFont, char: str) -> bool:
    return char.isspace() or _ink(each, char) != _ink(each, NOBODYS)


def _ink(each: ImageFont.FreeTypeFont, char: str) -> bytes:
    side = round(2 * each.size)
    image = Image.new("L", (side, side))
    ImageDraw.Draw(image).text((0, 0), char, fill=255, font=each)
    return image.tobytes()
