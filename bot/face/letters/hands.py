"""A hand in any game, as its player sees it."""

from bot.face.game.parts import house_print
from bot.face.match.alone import lone_hand
from bot.face.match.picture import pictured
from bot.face.match.practice import practice_details, practice_hand
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Panel, Screen
from bot.face.words import Words
from bot.play.match.reading import MatchPage


def hand_of(page: MatchPage, words: Words, *, by_dm: bool) -> Screen:
    """Draw a hand below its picture, if there is one; a solo match adds its other buttons."""
    hand = face_of(page).hand(page, words)
    hand = _below(pictured(page, words), hand)
    if page.practice:
        return practice_hand(hand, page, words)
    if page.alone:
        return lone_hand(hand, page, words, by_dm=by_dm)
    sealed = house_print(page, words) if page.options else ()
    return Screen((*hand.blocks, *sealed), hand.pings)


def details_of(page: MatchPage, words: Words, *, by_dm: bool) -> Screen | None:
    """Draw all details before a choice, in place of the hand; None if the hand already says everything."""
    details = face_of(page).details
    if details is None:
        return None
    shown = details(page, words)
    return practice_details(shown, page, words, by_dm=by_dm) if page.practice else shown


def _below(above: tuple[Block, ...], hand: Screen) -> Screen:
    """Put blocks above a hand, inside its panel if it begins with one."""
    first, *others = hand.blocks
    if isinstance(first, Panel):
        return Screen((Panel((*above, *first.blocks), first.accent), *others), hand.pings)
    return Screen((*above, *hand.blocks), hand.pings)
