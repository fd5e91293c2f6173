"""The screens of the games of Bushido Duels, by the names of the games."""

from bot.face.bushido import brawl, duel
from bot.face.game.face import Face, InParts, Turns
from bot.play.ground.repertoire import game_name
from rules.bushido.brawl import Brawl
from rules.bushido.duel import Duel

BUSHIDO_FACES = {
    game_name(Duel().id): Face(
        duel.middle,
        duel.hand,
        Turns(duel.turns, duel.turn_picture),
        duel.choice_words,
        details=duel.details,
        rules_page="duel",
        picture=duel.picture,
        lesson=duel.DUEL_LESSON,
        position=duel.position,
    ),
    game_name(Brawl().id): Face(
        brawl.middle,
        brawl.hand,
        Turns(brawl.turns, brawl.turn_picture),
        brawl.choice_words,
        InParts(brawl.stance_form, brawl.read_stance_form),
        details=brawl.details,
        rules_page="brawl",
        picture=brawl.picture,
    ),
}
