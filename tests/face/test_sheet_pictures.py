"""Fighters' sheets and the wheel that explains itself: drawn beside their words, and said in full."""

import pytest

from bot.face.bushido.cards import (
    beaten_by,
    fighter_name,
    is_special,
    special_name,
    technique_word,
    value,
)
from bot.face.bushido.pictures.marks import value_figures
from bot.face.learning.library import role_screen, rules_screen
from bot.face.limits import check
from bot.face.pictures.figures import STROKES
from bot.face.pictures.welcome import welcome_drawn
from bot.face.screen import Drawing, Screen
from bot.face.words import Words
from rules.bushido.fighters import FIGHTERS, NEWEST
from rules.bushido.values import ByRole, BySpeed, Growing, Thrown
from rules.bushido.wheel import TECHNIQUES
from tests.face.alike import check_drawn
from tests.face.languages import in_every_language

WORDS = Words()


def drawing(screen: Screen) -> Drawing:
    check(screen)
    (found,) = (block for block in screen.flat() if isinstance(block, Drawing))
    return found


@in_every_language
@pytest.mark.parametrize("fighter", FIGHTERS)
def test_a_sheet_names_each_card_and_each_number(fighter: str, words: Words) -> None:
    shown = drawing(role_screen(words, fighter))
    assert shown.name == "fighter.png"
    assert fighter_name(words, fighter) in shown.alt
    for technique, card in NEWEST.decks[fighter].items():
        facts = [technique_word(words, technique), value(words, card.speed), value(words, card.strength)]
        assert all(fact in shown.alt for fact in facts)
        assert not is_special(card) or special_name(words, card) in shown.alt
    assert not shown.alt.endswith("…")


@in_every_language
def test_the_wheel_is_told_in_its_order_and_by_an_example(words: Words) -> None:
    shown = drawing(rules_screen(words, "wheel"))
    assert shown.name == "wheel.png"
    places = [shown.alt.index(technique_word(words, each)) for each in TECHNIQUES]
    assert places == sorted(places)
    _, example = shown.alt.split("\n")
    assert all(technique_word(words, each) in example for each in beaten_by(TECHNIQUES[0]))


def test_other_pages_have_no_picture() -> None:
    assert not [block for block in rules_screen(WORDS, "turn").flat() if isinstance(block, Drawing)]


def test_sheets_and_the_wheel_are_small_and_put_together_as_they_were_meant() -> None:
    longest = max((drawing(role_screen(WORDS, each)).svg for each in FIGHTERS), key=len)
    for svg in (longest, drawing(rules_screen(WORDS, "wheel")).svg, welcome_drawn()):
        check_drawn(svg)


def test_sheets_are_told_apart_by_their_crests_alone() -> None:
    assert len({drawing(role_screen(WORDS, each)).svg for each in FIGHTERS}) == len(FIGHTERS)


def test_values_are_written_in_figures() -> None:
    growing = Growing(11, "own-cards", by=-1)
    written = {
        value_figures(7): "7",
        value_figures(Thrown(2)): "2d",
        value_figures(Thrown(1, 2)): "1d+2",
        value_figures(ByRole(4, 9)): "4/9",
        value_figures(BySpeed((Thrown(4), Thrown(2), Thrown(1)))): "1~4d",
        value_figures(growing): "3~11",
        value_figures(Growing(4, "foe-wounds", every=2)): "4~14",
        value_figures(ByRole(growing, 2)): "2~11",
    }
    assert all(shown == wanted for shown, wanted in written.items())
    for deck in NEWEST.decks.values():
        for card in deck.values():
            assert set(value_figures(card.speed) + value_figures(card.strength)) <= set(STROKES)
