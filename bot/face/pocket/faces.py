"""The screens of Pocket Samurai, by the name of the game."""

from bot.face.face import Face, Turns
from bot.face.pocket.board import middle
from bot.face.pocket.choices import choice_words, open_option
from bot.face.pocket.hand import details, hand
from bot.face.pocket.lesson import POCKET_TEACHING
from bot.face.pocket.pictures.slots import picture, turn_picture
from bot.face.pocket.topics import topic, topic_option
from bot.face.pocket.turns import turns
from bot.play.ground.repertoire import game_name
from rules.pocket.pocket import Pocket

POCKET_FACES = {
    game_name(Pocket.id): Face(
        middle,
        hand,
        None,
        choice_words,
        details=details,
        rules_page="pocket",
        option=open_option,
        topic=topic,
        topic_option=topic_option,
        picture=picture,
        turns=Turns(turns, turn_picture),
        teaching=POCKET_TEACHING,
    )
}
