"""The pictures of a match's screens, if its game draws any."""

from bot.face.match.turn import turn_drawing
from bot.face.registry.faces import face_of
from bot.face.screen import Drawing, Picture
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def pictured(page: MatchPage, words: Words) -> tuple[Picture | Drawing, ...]:
    """Return the picture of how a match stands for a page's viewer, or nothing if its game draws none."""
    draw = face_of(page).picture if page.pictured else None
    drawn = draw(page, words) if draw else None
    return () if drawn is None else (drawn,)


def turn_pictured(page: MatchPage, turn: TurnPage, words: Words) -> tuple[Drawing, ...]:
    """Return the picture of a turn, or nothing if its game draws none."""
    drawn = turn_drawing(page, turn, words) if page.pictured else None
    return () if drawn is None else (drawn,)
