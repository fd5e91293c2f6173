"""A worked turn: the picture of a turn played by the real rules, with choices drawn from a seed.

A game that draws no turns, since it is played in one message, shows how the match stands after the turn.
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
"""The id of every player, since pictures name nobody."""


def worked_turn(worked: Worked, words: Words) -> Drawing | None:
    """Draw a worked turn; None if its game draws nothing."""
    face, match = FACES[worked.game], _remembered(worked)
    page = match.page((NOBODY,) * min(game(match.game).seats), None)
    if match.turn and (drawing := turn_drawing(page, match.turn, words)):
        return drawing
    drawn = face.picture(page, words) if face.picture else None
    return drawn if isinstance(drawn, Drawing) else None


def played(worked: Worked) -> Rehearsal:
    """Play as many plays as ``worked`` says, with the fewest players."""
    rules = game(newest(worked.game))
    seats = min(rules.seats)

    def chooses(_state: msgspec.Struct, request: Request, revision: int) -> str | None:
        if revision == worked.plays:
            return None
        # By revision and seat, so that the order of requests does not matter.
        return Dice(worked.seed, revision).pick(request.options, f"worked/{request.seat}")

    setup = Setup(roles=rules.draw((None,) * seats, Dice(worked.seed)))
    return rehearse(rules.id, setup, seats, worked.seed, chooses)


_remembered = cache(played)
