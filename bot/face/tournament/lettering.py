"""Letters for pictures: the bundled font, and the machine's fonts for scripts that it lacks."""

import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

OWN = files("bot.face.tournament") / "font" / "DejaVuSansCondensed.ttf"
"""Latin, Greek, Cyrillic, Arabic, Hebrew and many more; see ``LICENSE.txt`` beside it."""

ALSO = ("NotoSansCJK-Regular.ttc", "NotoSansJP-Regular.otf", "YuGothR.ttc", "ヒラギノ角ゴシック W3.ttc")
"""System fonts to look for, for names in Japanese, Chinese or Korean."""

NOBODYS = "\U0010fffe"
"""A character that every font lacks, and so draws as its replacement sign."""

LINE = 1.6
"""The height of a line, as a multiple of its letters' size."""

KNOWN = 4_096
"""Characters remembered as drawable or not."""
SHORTENED = 1_024
"""Fitted texts remembered: a player who advances is in every round."""


@lru_cache(maxsize=SHORTENED)
def lettered(text: str, size: int, width: float) -> tuple[str, ImageFont.FreeTypeFont]:
    """Return a text fitted to a width in pixels, and the font that draws most of it.

    Characters that the font lacks are left out, as are marks that would reach out of the line; a text that is
    too long ends with an ellipsis.
    """
    # Of fonts that draw as much, the first, which is bundled: it is the same on every machine.
    best = max(_fonts(size), key=lambda each: sum(_draws(each, char) for char in text))
    drawn = _in_line("".join(char for char in text if _draws(best, char)).strip(), best)
    if best.getlength(drawn) <= width:
        return drawn, best
    ends = range(1, len(drawn))
    fitting = bisect_right(ends, width, key=lambda end: best.getlength(drawn[:end].rstrip() + "…"))
    return drawn[:fitting].rstrip() + "…", best


def _in_line(text: str, best: ImageFont.FreeTypeFont) -> str:
    """Return a text, without its marks if one of them would be drawn over other lines."""
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
            continue  # not on this machine
    return tuple(found)


@lru_cache(maxsize=KNOWN)
def _draws(each: ImageFont.FreeTypeFont, char: str) -> bool:
    return char.isspace() or _ink(each, char) != _ink(each, NOBODYS)


def _ink(each: ImageFont.FreeTypeFont, char: str) -> bytes:
    side = round(2 * each.size)
    image = Image.new("L", (side, side))
    ImageDraw.Draw(image).text((0, 0), char, fill=255, font=each)
    return image.tobytes()
