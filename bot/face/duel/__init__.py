"""The screens of a duel."""

from bot.face.duel.board import board
from bot.face.duel.hand import choice_words, hand
from bot.face.duel.reveal import reveal

__all__ = ["board", "choice_words", "hand", "reveal"]
