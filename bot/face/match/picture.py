"""The slot for a picture in the frame of a match's screens, which a game's face may fill."""

from bot.face.faces import face_of
from bot.face.screen import Picture
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def pictured(page: MatchPage, words: Words) -> tuple[Picture, ...]:
    """Return the picture of how a match stands for a page's viewer; nothing where its game draws none."""
    draw = face_of(page).picture
    drawn = draw(page, words) if draw else None
    return () if drawn is None else (drawn,)
