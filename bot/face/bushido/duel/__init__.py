"""The screens of a duel."""

from bot.face.bushido.duel.board import board
from bot.face.bushido.duel.hand import choice_words, details, hand
from bot.face.bushido.duel.reveal import reveal

__all__ = ["board", "choice_words", "details", "hand", "reveal"]
