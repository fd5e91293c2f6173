"""The picture of a fight, strip by strip: opponents, levels, the player, and the cards."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from bot.face.pictures.colours import DIM, GOLD, GROUND, RED
from bot.face.pictures.parts import on_ground, sign_piece
from bot.face.pictures.region import WIDE, square
from bot.face.pictures.svg import Drawn
from bot.face.screen import Drawing
from bot.face.way.pictures import cards, gauges, opponents, own, scene
from bot.face.way.pictures.alt import fight_alt
from bot.face.way.pictures.cards import WITHOUT_CARDS
from bot.face.way.pictures.lost import Lost, lost_in
from bot.face.way.pictures.marks import GAP, PALETTE, mark_piece
from bot.face.way.standing import asked_of
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import Outcome
from rules.way.state import FightState

EDGE: float = 8
"""The margin above the first strip and below the last."""
END = 96
"""The height of the sign of how a fight ended."""


Strip: TypeAlias = tuple[float, Callable[[float], Drawn]]
"""A strip across the whole picture: its height, and a function that draws it from its top."""


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw a fight as anyone may see it: only the orders of decks are hidden."""
    fight, lost = fight_of(page), lost_in(page.lately)
    return Drawing("fight.png", fight_drawn(fight, lost, page.outcome), fight_alt(page, words, lost))


def fight_drawn(fight: FightState, lost: Lost, outcome: Outcome | None) -> Drawn:
    """Draw how a fight stands, what the last choice cost in Life, and how it ended if it is over."""
    top, drawn = EDGE, list[Drawn]()
    for height, draw in _strips(fight, lost, outcome):
        drawn.append(draw(top))
        top += height + GAP
    return on_ground(top - GAP + EDGE, *drawn, palette=PALETTE)


def _strips(fight: FightState, lost: Lost, outcome: Outcome | None) -> Iterator[Strip]:
    yield scene.HEIGHT, partial(scene.scene, fight)
    yield opponents.HEIGHT, partial(opponents.opponents, fight, lost.theirs)
    if outcome:
        yield END, partial(_ending, fight, outcome)
    elif asked_of(fight) != "camp":
        yield gauges.HEIGHT, partial(gauges.gauges, fight)
    yield own.own_height(fight), partial(own.own, fight, lost.own)
    if outcome or not (fight.hand or fight.played):
        return
    if asked_of(fight) in WITHOUT_CARDS:
        yield cards.TILE, partial(cards.tiles, fight)
    else:
        yield cards.HEIGHT, partial(cards.cards, fight)


def _ending(fight: FightState, outcome: Outcome, top: float) -> Drawn:
    """Draw whether a fight was won, lost, or broken off."""
    area = square((WIDE - END) / 2, top, END)
    if fight.result != outcome:
        return sign_piece("no", area, DIM)
    return mark_piece("victory", area, GOLD, GROUND) if outcome.winners else sign_piece("fallen", area, RED)
