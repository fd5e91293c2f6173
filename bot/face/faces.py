"""Which screens show which game, and what there is to read of each system."""

from bot.face.book import Book
from bot.face.bushido import brawl, duel
from bot.face.bushido.library import BUSHIDO_BOOK
from bot.face.match.face import Face
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage

FACES = {
    "bushido.duel": Face(duel.board, duel.hand, duel.reveal, duel.choice_words, duel.choice_label),
    "bushido.brawl": Face(
        brawl.board,
        brawl.hand,
        brawl.reveal,
        brawl.choice_words,
        brawl.choice_label,
        brawl.stance_form,
        brawl.read_stance_form,
    ),
}

BOOKS: tuple[Book, ...] = (BUSHIDO_BOOK,)


def face_of(page: MatchPage) -> Face:
    """Return the screens of a match, whatever the version of its rules."""
    return FACES[game_name(page.game)]
