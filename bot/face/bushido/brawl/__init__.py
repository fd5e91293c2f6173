"""The screens of a brawl."""

from bot.face.bushido.brawl.board import middle
from bot.face.bushido.brawl.hand import choice_words, details, hand
from bot.face.bushido.brawl.pictures import picture, turn_picture
from bot.face.bushido.brawl.stance import read_stance_form, stance_form
from bot.face.bushido.brawl.turns import turns

__all__ = [
    "choice_words",
    "details",
    "hand",
    "middle",
    "picture",
    "read_stance_form",
    "stance_form",
    "turn_picture",
    "turns",
]
