"""The screens of a duel."""

from bot.face.bushido.duel.board import middle
from bot.face.bushido.duel.hand import choice_words, details, hand
from bot.face.bushido.duel.lesson import DUEL_LESSON
from bot.face.bushido.duel.pictures import picture, turn_picture
from bot.face.bushido.duel.position import position
from bot.face.bushido.duel.turns import turns

__all__ = [
    "DUEL_LESSON",
    "choice_words",
    "details",
    "hand",
    "middle",
    "picture",
    "position",
    "turn_picture",
    "turns",
]
