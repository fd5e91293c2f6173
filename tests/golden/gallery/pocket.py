"""Pocket Samurai: the draft, both play areas, each question of a turn and how it is told."""

from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.pocket.hand import details, hand
from rules.pocket.state import PocketOptions
from tests.face.pocket.pages import chapter_page, match_page, played
from tests.golden.gallery.table import Gallery

MATCH = list(played(PocketOptions(), b"gallery!"))

SCREENS: Gallery = {
    "board, in the draft": lambda words: board(match_page(MATCH[4].state), words),
    "hand, in the draft": lambda words: hand(match_page(MATCH[4].state, 0), words),
    "hand, first turn": lambda words: hand(match_page(MATCH[15].state, 0), words),
    "hand, in detail": lambda words: details(match_page(MATCH[15].state, 0), words),
    "reveal, first turn": lambda words: reveal(
        match_page(MATCH[16].state, revision=17), chapter_page(MATCH[16]), words
    ),
}
