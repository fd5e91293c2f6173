"""Practice: the panel, the hand with the seals of the house, and the end."""

from dataclasses import replace

from bot.face.letters.hands import details_of, hand_of
from bot.face.match.practice import practice_details, practice_hand, practice_told
from bot.face.screen import Screen
from bot.face.seal import house_check
from bot.face.solo.practice import practice_panel
from bot.face.words import Words
from bot.play.match.house import HouseSide, Opened, seal_of
from bot.play.match.players import HOUSE
from bot.play.match.reading import MatchPage
from bot.play.seals import SealedHouse
from bot.play.solo.practice import Offered, PracticeOutset
from bot.store.mark_rows import EarnedMark
from players.strength import Strength
from tests.face.test_duel_screens import ID
from tests.golden.gallery import duel
from tests.golden.gallery.table import Gallery

TEXT = "1=wave 0f0f0f0f"
OPENED = Opened(1, seal_of(TEXT), TEXT)
SIDE = HouseSide("student", alone=True, seal="e" * 64, hurried=False, opened=None, first=False)
NOW = SealedHouse(3, "e" * 64, None, played=False)
BEFORE = SealedHouse(2, OPENED.seal, TEXT, played=True)
NAMES = ("bushido.duel", "bushido.brawl")


def against(page: MatchPage, **facts: object) -> MatchPage:
    """Return a page of a match against the house."""
    players = (page.players[0], replace(duel.player(1), user_id=HOUSE, name="", house=0))
    last = duel.told_turn(page, *duel.TIE) if page.revision else None
    return replace(page, players=players, house=replace(SIDE, **facts), last=last)


def panel(words: Words, game: str, *levels: Offered) -> Screen:
    """Show what can be played."""
    return practice_panel(PracticeOutset(game, "random", levels, NAMES), words)


EASY, USUAL = Offered("first-steps", Strength()), Offered("student", Strength(66.6, 1.4))
HARD = Offered("master", Strength(61.0, 1.5, 1.6))

SCREENS: Gallery = {
    "panel": lambda words: panel(words, "bushido.duel/2", EASY, USUAL, HARD),
    "panel, nothing measured": lambda words: panel(words, "pocket.hand/2", EASY),
    "panel, of many": lambda words: panel(words, "bushido.brawl/2", EASY, USUAL),
    "the first hand": lambda words: hand_of(against(duel.first(0)), words, by_dm=False),
    "a later hand, by DM": lambda words: hand_of(against(duel.page(0), opened=OPENED), words, by_dm=True),
    "chosen in a hurry": lambda words: practice_hand(Screen(()), against(duel.page(0), hurried=True), words),
    "all of a hand": lambda words: details_of(against(duel.page(0)), words, by_dm=False) or Screen(()),
    "below it, by DM": lambda words: practice_details(Screen(()), against(duel.page(0)), words, by_dm=True),
    "the last turn": lambda words: practice_told(against(duel.page(0)), words),
    "the end, with a mark": lambda words: hand_of(
        against(
            duel.over(0, marks=(EarnedMark(user_id=ID, mark="house"),)), opened=OPENED, seal=None, first=True
        ),
        words,
        by_dm=False,
    ),
    "the end": lambda words: hand_of(against(duel.over(0), opened=OPENED, seal=None), words, by_dm=False),
    "the first victory": lambda words: hand_of(
        against(duel.over(0), seal=None, first=True), words, by_dm=False
    ),
    "checked too early": lambda words: house_check([NOW, BEFORE], words),
    "checked, hidden": lambda words: house_check([SealedHouse(1, "e" * 64, None, played=True)], words),
    "checked, agrees": lambda words: house_check([BEFORE], words),
    "checked, differs": lambda words: house_check([SealedHouse(2, "e" * 64, TEXT, played=True)], words),
}
