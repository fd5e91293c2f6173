"""A worked turn: the picture of one that was played by the real rules, with choices drawn from a seed.

A game that draws no turns, since its hand goes on in one message, shows how the match stands after it.
"""

from functools import cache

import msgspec

from bot.face.game.book import Worked
from bot.face.match.turn import turn_drawing
from bot.face.registry.faces import FACES
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.ground.repertoire import newest
from bot.play.match.rehearsal import Rehearsal, rehearse
from bot.store.ids import UserId
from rules.dice import Dice
from rules.game import Request, Setup
from rules.games import game

NOBODY = UserId(0)
"""Whom a picture never names."""


def worked_turn(worked: Worked, words: Words) -> Drawing | None:
    """Draw it; None where its game draws nothing."""
    face, match = FACES[worked.game], _remembered(worked)
    page = match.page((NOBODY,) * min(game(match.game).seats), None)
    if match.turn and (drawing := turn_drawing(page, match.turn, words)):
        return drawing
    drawn = face.picture(page, words) if face.picture else None
    return drawn if isinstance(drawn, Drawing) else None


def played(worked: Worked) -> Rehearsal:
    """Play so far, with as few as can."""
    rules = game(newest(worked.game))
    seats = min(rules.seats)

    def chooses(_state: msgspec.Struct, request: Request, revision: int) -> str | None:
        if revision == worked.plays:
            return None
        # By revision and seat, so that no choice depends on which was asked for first.
        return Dice(worked.seed, revision).pick(request.options, f"worked/{request.seat}")

    setup = Setup(roles=rules.draw((None,) * seats, Dice(worked.seed)))
    return rehearse(rules.id, setup, seats, worked.seed, chooses)


_remembered = cache(played)
