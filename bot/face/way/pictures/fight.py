"""A fight in a picture, strip by strip: the opponents above, the levels between, the player and the cards."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.face.pictures.colours import DIM, GOLD, GROUND, RED
from bot.face.pictures.parts import on_ground, sign
from bot.face.pictures.region import WIDE, square
from bot.face.pictures.svg import Drawn, moved
from bot.face.screen import Drawing
from bot.face.way.pictures import cards, gauges, opponents, own, scene
from bot.face.way.pictures.alt import fight_alt
from bot.face.way.pictures.cards import WITHOUT_CARDS
from bot.face.way.pictures.lost import Lost, lost_in
from bot.face.way.pictures.marks import GAP, mark
from bot.face.way.standing import asked_of
from bot.face.way.view import fight_of
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.game import Outcome
from rules.way.state import FightState

EDGE: float = 8
"""Above the first strip and below the last."""
END = 96
"""How high the sign is that tells how a fight ended."""


Strip: TypeAlias = tuple[float, Drawn]
"""What reaches from one side of a picture to the other: how high it is, and what is drawn in it."""


def picture(page: MatchPage, words: Words) -> Drawing:
    """Draw a fight as anybody may see it: nothing is hidden but orders."""
    fight, lost = fight_of(page), lost_in(page.lately)
    return Drawing("fight.png", fight_drawn(fight, lost, page.outcome), fight_alt(page, words, lost))


def fight_drawn(fight: FightState, lost: Lost, outcome: Outcome | None) -> Drawn:
    """Draw how a fight stands, what its last choice cost in Life, and how it ended once it is over."""
    top, drawn = EDGE, list[Drawn]()
    for height, strip in _strips(fight, lost, outcome):
        drawn.append(moved(strip, 0, top))
        top += height + GAP
    return on_ground(top - GAP + EDGE, *drawn)


def _strips(fight: FightState, lost: Lost, outcome: Outcome | None) -> Iterator[Strip]:
    yield scene.HEIGHT, scene.scene(fight)
    yield opponents.HEIGHT, opponents.opponents(fight, lost.theirs)
    if outcome:
        yield END, _ending(fight, outcome)
    elif asked_of(fight) != "camp":
        yield gauges.HEIGHT, gauges.gauges(fight)
    yield own.own_height(fight), own.own(fight, lost.own)
    if outcome or not (fight.hand or fight.played):
        return
    if asked_of(fight) in WITHOUT_CARDS:
        yield cards.TILE, cards.tiles(fight)
    else:
        yield cards.HEIGHT, cards.cards(fight)


def _ending(fight: FightState, outcome: Outcome) -> Drawn:
    """Draw that a fight was won, lost, or broken off."""
    area = square((WIDE - END) / 2, 0, END)
    if fight.result != outcome:
        return sign("no", area, DIM)
    return mark("victory", area, GOLD, GROUND) if outcome.winners else sign("fallen", area, RED)
