"""The screens of Way of the Samurai, by the name of the game."""

from bot.face.game.face import Alone, CampaignTold, Face, InParts, Turns
from bot.face.way.board import middle
from bot.face.way.choices import choice_words
from bot.face.way.forms import read_swap, swap_form
from bot.face.way.hand import details, hand
from bot.face.way.journey import journey, progress
from bot.face.way.lately import turns
from bot.face.way.lesson import WAY_LESSON
from bot.face.way.perils import warning
from bot.face.way.pictures.everybody import faced
from bot.face.way.pictures.fight import picture
from bot.face.way.pictures.road import road_picture
from bot.face.way.result import result
from bot.play.ground.repertoire import game_name
from rules.way.way import Way

WAY_FACES = {
    game_name(Way.id): Face(
        middle,
        hand,
        Turns(turns),
        choice_words,
        InParts(swap_form, read_swap),
        details=details,
        rules_page="way",
        warning=warning,
        picture=picture,
        alone=Alone(result, faced),
        campaign=CampaignTold(journey, progress, road_picture),
        lesson=WAY_LESSON,
    )
}
