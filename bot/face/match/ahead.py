"""Draws common pictures in idle time, so that their first viewers do not wait."""

import asyncio
from collections.abc import Iterator

import structlog

from bot.face.game.book import Book, Worked
from bot.face.match.turn import turn_drawing
from bot.face.match.worked import NOBODY, played
from bot.face.pictures.raster import image_of
from bot.face.registry.faces import BOOKS, FACES
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.messages.parcels import PATIENT
from rules.games import game

log = structlog.get_logger()

AFTER, EVERY = 10.0, 0.5
"""Seconds after the start, and between two drawings; one drawing takes a few hundredths."""
PLAYS = 8
"""Random matches drawn per game: after 0 plays, after 1, and so on."""


async def draw_ahead() -> None:
    """Draw one picture after another; if that fails, each is drawn when it is first shown."""
    await asyncio.sleep(AFTER)
    try:
        for drawing in commonest(Words()):
            await image_of(drawing.svg, PATIENT)
            await asyncio.sleep(EVERY)
    except Exception:
        log.exception("drawing ahead stumbled")


def commonest(words: Words) -> Iterator[Drawing]:
    """Yield the sheets of cards and fighters that players read, then beginnings of a match of each game."""
    for book in BOOKS:
        yield from _sheets(book, words)
    for name in FACES:
        for plays in range(PLAYS):
            yield from _shown(Worked(name, bytes([plays]), plays), words)


def _sheets(book: Book, words: Words) -> Iterator[Drawing]:
    if book.picture:
        yield from filter(None, (book.picture(words, page) for page in book.pages))
    if book.roster:
        screens = (book.roster.one(words, role) for role in book.roster.roles)
        yield from (each for screen in screens for each in screen.flat() if isinstance(each, Drawing))


def _shown(worked: Worked, words: Words) -> Iterator[Drawing]:
    """Yield the pictures for the first player and for the public."""
    face, match = FACES[worked.game], played(worked)
    people = (NOBODY,) * min(game(match.game).seats)
    pages = [match.page(people, seat) for seat in (0, None)]
    shown = [face.picture(page, words) for page in pages] if face.picture else []
    if match.turn:
        shown.append(turn_drawing(pages[-1], match.turn, words))
    yield from (each for each in shown if isinstance(each, Drawing))
