"""The screens of Pocket Samurai, by the name of the game."""

from bot.face.game.face import Face, Topics, Turns
from bot.face.pocket.board import middle
from bot.face.pocket.choices import choice_words, open_option
from bot.face.pocket.hand import details, hand
from bot.face.pocket.lesson import POCKET_LESSON
from bot.face.pocket.pictures.slots import picture, turn_picture
from bot.face.pocket.topics import topic, topic_option
from bot.face.pocket.turns import turns
from bot.play.ground.repertoire import game_name
from rules.pocket.pocket import Pocket

POCKET_FACES = {
    game_name(Pocket.id): Face(
        middle,
        hand,
        Turns(turns, turn_picture),
        choice_words,
        details=details,
        rules_page="pocket",
        option=open_option,
        topics=Topics(topic, topic_option),
        picture=picture,
        lesson=POCKET_LESSON,
    )
}
