"""The screens of every game, and the rules pages of every system."""

from bot.face.bushido.faces import BUSHIDO_FACES
from bot.face.bushido.library import BUSHIDO_BOOK
from bot.face.game.book import Book
from bot.face.game.face import Face
from bot.face.kendo.faces import KENDO_FACES
from bot.face.kendo.library import KENDO_BOOK
from bot.face.pocket.faces import POCKET_FACES
from bot.face.pocket.library import POCKET_BOOK
from bot.face.way.faces import WAY_FACES
from bot.face.way.library import WAY_BOOK
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage

FACES: dict[str, Face] = {**BUSHIDO_FACES, **POCKET_FACES, **KENDO_FACES, **WAY_FACES}
"""By the name of the game, without the version of its rules."""

BOOKS: tuple[Book, ...] = (BUSHIDO_BOOK, POCKET_BOOK, KENDO_BOOK, WAY_BOOK)


def face_of(page: MatchPage) -> Face:
    """Return the screens of a match."""
    return FACES[game_name(page.game)]
