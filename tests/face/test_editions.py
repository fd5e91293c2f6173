"""A match shows and plays the cards that it began with, however many editions there are by now."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from bot.face.bushido.cards import rule, special_name
from bot.face.bushido.edition import edition_of
from bot.face.registry.faces import face_of
from bot.face.transcript import as_text
from bot.face.way.hand import details as way_details
from bot.face.words import Words
from bot.play.ground.repertoire import newest
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import BrawlOptions
from rules.bushido.duel import DuelOptions
from rules.bushido.fighters import FIRST, NEWEST, SECOND
from rules.bushido.fighters.edition import Edition
from rules.dice import Dice
from rules.games import GAMES, game
from rules.way.state import WayOptions
from rules.way.way import SecondWay, Way
from tests.face import test_brawl_screens, test_duel_screens
from tests.face.way.pages import fight_page

WORDS = Words()
VERSIONS = [
    ("bushido.duel/1", FIRST),
    ("bushido.duel/2", SECOND),
    ("bushido.brawl/1", FIRST),
    ("bushido.brawl/2", SECOND),
]


def page_of(game_id: str) -> MatchPage:
    """Return the page of a Bruiser whose match has just begun."""
    if game_id.startswith("bushido.duel"):
        state = game(game_id).start(2, DuelOptions(("bruiser", "swift")), Dice(b"old")).state
        return replace(test_duel_screens.match_page(state, 0), game=game_id, pictured=False)
    state = game(game_id).start(3, BrawlOptions(("bruiser", "swift", "swift")), Dice(b"old")).state
    return replace(test_brawl_screens.match_page(state, 0), game=game_id, pictured=False)


@pytest.mark.parametrize(("game_id", "edition"), VERSIONS)
def test_a_hand_tells_the_cards_of_its_version_and_no_others(game_id: str, edition: Edition) -> None:
    page = page_of(game_id)
    assert edition_of(page) is edition
    details = face_of(page).details
    assert details
    told = as_text(details(page, WORDS))
    for each in (FIRST, SECOND):
        card = each.card("bruiser", "mountain")
        for words in (special_name(WORDS, card), rule(WORDS, card)):
            assert (words in told) is (each is edition)


def test_matches_begin_with_the_newest_version() -> None:
    assert newest("bushido.duel") == "bushido.duel/2"
    assert newest("bushido.brawl") == "bushido.brawl/2"
    assert edition_of(page_of(newest("bushido.duel"))) is NEWEST


def test_no_match_begins_with_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["bushido.duel/2"], "draft", True)
    assert newest("bushido.duel") == "bushido.duel/1"
    assert newest("bushido.brawl") == "bushido.brawl/2"


@pytest.mark.parametrize("literal", [True, False])
def test_a_fight_tells_the_cards_of_its_version_and_no_others(*, literal: bool) -> None:
    told: dict[str, str] = {}
    for way in (Way(), SecondWay()):
        options = way.of_version(WayOptions("shiro", "wakizashi", "cliff", literal=literal))
        state = changed(way.start(1, options, Dice(b"old")).state, virtue="yu")
        told[way.id] = as_text(way_details(fight_page(state), WORDS))
    for words, first, second in (
        ("draw two Special cards, keep one", True, False),
        ("two Special cards (by the letter: keep one)", False, True),
        ("rises by 2 at a time", True, False),
        ("rises by 3 at a time (by the letter: by 2, at combos)", False, True),
        ("a level 2 wound", False, not literal),
        ("you fall to your death", True, literal),
    ):
        assert (words in told["way.fight/1"], words in told["way.fight/2"]) == (first, second), words
