"""The screens of Kendo Duel, by the names of its two games."""

from dataclasses import replace

from bot.face.game.face import Face, InParts, Topics, Turns
from bot.face.kendo.about import topic_about
from bot.face.kendo.board import middle
from bot.face.kendo.choices import choice_words
from bot.face.kendo.forms import kendo_form, read_kendo_form
from bot.face.kendo.hand import details, hand, warning
from bot.face.kendo.lesson import KENDO_LESSON
from bot.face.kendo.pictures.pages import picture, turn_picture
from bot.face.kendo.topics import topic, topic_option
from bot.face.kendo.turns import turns
from bot.play.ground.repertoire import game_name
from rules.kendo.competition import KendoCompetition
from rules.kendo.duel import KendoDuel

_FACE = Face(
    middle,
    hand,
    Turns(turns, turn_picture),
    choice_words,
    InParts(kendo_form, read_kendo_form),
    details=details,
    rules_page="kendo",
    topics=Topics(topic, topic_option, topic_about),
    warning=warning,
    picture=picture,
)

KENDO_FACES = {
    game_name(KendoDuel.id): replace(_FACE, lesson=KENDO_LESSON),
    game_name(KendoCompetition.id): _FACE,
}
