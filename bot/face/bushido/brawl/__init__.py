"""The screens of a free for all."""

from bot.face.bushido.brawl.board import board
from bot.face.bushido.brawl.hand import choice_words, details, hand
from bot.face.bushido.brawl.reveal import reveal
from bot.face.bushido.brawl.stance import read_stance_form, stance_form

__all__ = ["board", "choice_words", "details", "hand", "read_stance_form", "reveal", "stance_form"]
