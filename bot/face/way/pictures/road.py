"""The picture of the Road: its duels in a line, and below them what is carried into the next one."""

from collections.abc import Iterator
from typing import cast

from bot.face.alt import alt_text
from bot.face.pictures.colours import EDGE, GOLD
from bot.face.pictures.parts import field_piece, on_ground
from bot.face.pictures.piece import filled
from bot.face.pictures.region import WIDE, Region, square
from bot.face.pictures.svg import Drawn
from bot.face.screen import Drawing
from bot.face.way.cards import opponent_name, virtue_name, weapon_name
from bot.face.way.pictures.marks import MARGIN, PALETTE, counted, crest_piece, ki_line, life_line, mark_piece
from bot.face.way.pictures.own import BESIDE, path_of_bushido
from bot.face.way.pictures.scene import duels
from bot.face.words import Words
from bot.play.solo.campaigns import CampaignPage
from rules.way.combos import LAST_KANJI
from rules.way.road import DUELS, RoadState
from rules.way.state import Leg, WeaponKey, starting_ki, starting_life

FIRST, APART = square(75, 16, 110), 60
"""The place of the first duel's crest, and the gap before the next."""
LINE = Region(FIRST.middle, FIRST.centre - 4, 2 * (FIRST.width + APART), 8)
CARRIED = Region(MARGIN, 146, WIDE - 2 * MARGIN, 84)
UPPER, LOWER = CARRIED.top + 24, CARRIED.top + 60


def road_picture(page: CampaignPage, words: Words) -> Drawing:
    """Draw how far a player has come on the Road."""
    road = cast(RoadState, page.state)
    return Drawing("road.png", road_drawn(road), alt_text(_said(words, road)))


def road_drawn(road: RoadState) -> Drawn:
    """Draw the duels of the Road and, while it goes on, what is carried along."""
    leg = _carried(road)
    line = filled(LINE, EDGE)
    drawn = (
        line,
        duels(road.won, FIRST, APART, lost=road.lost),
        *(_strip(road.options.weapon, leg) if leg else ()),
    )
    return on_ground(CARRIED.top + (CARRIED.height + MARGIN if leg else 0), *drawn, palette=PALETTE)


def _carried(road: RoadState) -> Leg | None:
    """Return what is carried into the next duel; None if there is none."""
    return None if road.lost or road.won == len(DUELS) else road.options.leg


def _strip(weapon: WeaponKey, leg: Leg) -> Iterator[Drawn]:
    yield field_piece(CARRIED)
    yield crest_piece(weapon, square(CARRIED.left + 8, CARRIED.top + 7, CARRIED.height - 14))
    yield life_line(leg.life, starting_life(weapon), 0, CARRIED.left + 92, UPPER)
    yield ki_line(leg.ki, starting_ki(weapon), CARRIED.left + 92, LOWER)
    if leg.armour:
        yield counted("armour", str(leg.armour), BESIDE, UPPER, 34)
    if leg.virtue:
        yield mark_piece(leg.virtue, square(BESIDE, LOWER - 19, 38), GOLD)
    elif leg.pawn and not leg.virtue_won:
        yield path_of_bushido(leg.pawn, BESIDE, LOWER)


def _said(words: Words, road: RoadState) -> Iterator[str]:
    names = [opponent_name(words, key) for key in DUELS]
    yield words(
        "way-picture-duels", duels=words.listed(names), won=words.listed(names[: road.won]), count=road.won
    )
    leg = _carried(road)
    if leg is None:
        yield words("way-picture-lost" if road.lost else "way-picture-won")
        return
    weapon = road.options.weapon
    facts = {"life": leg.life, "most": starting_life(weapon), "lost": 0, "ki": leg.ki}
    yield words("way-picture-next", opponent=names[road.won])
    yield words("way-picture-own", weapon=weapon_name(words, weapon), most_ki=starting_ki(weapon), **facts)
    yield words("way-picture-armour", armour=leg.armour) if leg.armour else ""
    if leg.virtue:
        yield words("way-picture-virtue", virtue=virtue_name(words, leg.virtue), left=leg.credit)
    elif leg.pawn and not leg.virtue_won:
        yield words("way-picture-pawn", kanji=leg.pawn, most=LAST_KANJI)
