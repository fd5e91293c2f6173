"""The seal of the dice stands where the first choice is asked for, whole in the button beside it."""

from dataclasses import replace

import pytest

from bot.face.game.prompt import chosen, passed
from bot.face.limits import check
from bot.face.registry.faces import face_of
from bot.face.screen import Screen, Section
from bot.face.transcript import as_text
from bot.face.words import Words, locales
from bot.play.match.reading import MatchPage
from rules.bushido.brawl import Brawl, BrawlOptions
from rules.bushido.duel import Duel, DuelOptions
from rules.bushido.fighters import FIGHTERS
from rules.dice import Dice
from tests.face import test_brawl_screens, test_duel_screens

SEAL = "f" * 64
BEGINS = "sealed as ffffffff…"


def carried(screen: Screen) -> bool:
    """Return whether a message has the whole seal in it."""
    buttons = [block.button for block in screen.flat() if isinstance(block, Section)]
    return any(button.press and button.press.parts == ("match", SEAL) for button in buttons)


FIRST = [
    test_duel_screens.match_page(Duel().start(2, DuelOptions(pair), Dice(b"seal")).state, 0)
    for pair in zip(FIGHTERS, FIGHTERS, strict=True)
]
FIRST += [
    test_brawl_screens.match_page(Brawl().start(8, BrawlOptions((fighter,) * 8), Dice(b"seal")).state, 0)
    for fighter in FIGHTERS
]


def first(page: MatchPage) -> MatchPage:
    return replace(page, revision=0)


def hands(page: MatchPage, words: Words) -> list[Screen]:
    picked = replace(page, pick=page.options[0])
    return [face_of(page).hand(page, words), face_of(page).hand(picked, words)]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("page", FIRST, ids=lambda page: page.game)
def test_a_first_hand_carries_the_whole_seal_and_can_be_sent(page: MatchPage, locale: str) -> None:
    for screen in hands(first(page), Words(locale)):
        check(screen)
        assert SEAL[:8] + "…" in as_text(screen)
        assert carried(screen)
    for screen in hands(replace(page, revision=1), Words(locale)):
        assert not carried(screen), "what was said last turn is not said again"


def test_a_first_prompt_keeps_the_seal_after_its_use() -> None:
    page, words = first(FIRST[0]), Words()
    for screen in (chosen(page, words, 1, "Pine", first=True), passed(page, words)):
        check(screen)
        assert BEGINS in as_text(screen)
        assert carried(screen)
    assert not carried(chosen(page, words, 1, "Pine"))
