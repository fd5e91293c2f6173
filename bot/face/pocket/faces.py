"""The screens of Pocket Samurai, by the name of the game."""

from bot.face.face import Face
from bot.face.pocket.board import middle
from bot.face.pocket.choices import choice_words
from bot.face.pocket.hand import details, hand
from bot.face.pocket.reveal import told
from bot.play.ground.repertoire import game_name
from rules.pocket.pocket import Pocket

POCKET_FACES = {game_name(Pocket.id): Face(middle, hand, told, choice_words, details=details)}
