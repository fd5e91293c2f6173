"""The pictures of a free for all name everyone, each card and each number, and eight fit into one."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.face.bushido.brawl.hand import hand
from bot.face.bushido.brawl.pictures import picture
from bot.face.bushido.brawl.view import brawl_view
from bot.face.bushido.cards import fighter_name, technique_word
from bot.face.bushido.losses import losses
from bot.face.limits import ALT, texts
from bot.face.match.board import board
from bot.face.match.turn import turn_drawing
from bot.face.pictures.raster import rastered
from bot.face.screen import Drawing
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.bushido.brawl import BrawlOptions, BrawlState
from rules.bushido.brawl_events import Placed
from rules.bushido.events import KnockedOut
from rules.bushido.fighters import FIGHTERS
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Event
from tests.face.alike import MOST_BYTES
from tests.face.languages import every_words
from tests.face.test_brawl_screens import BRAWL, match_page, played, seats, seeds
from tests.face.test_vectors import names

WORDS = Words()


def told(state: BrawlState, events: list[Event], words: Words) -> Drawing | None:
    turn = TurnPage(1, state.turn, tuple(events), (), message_id=None)
    return turn_drawing(match_page(state, None), turn, words)


def begun(*fighters: str) -> BrawlState:
    return BRAWL.start(len(fighters), BrawlOptions(fighters=fighters), Dice(b"begun")).state


def named(line: str, hand: tuple[str, ...], words: Words) -> Iterator[str]:
    """Yield each card of a hand that its line does not tell of: by name, or by naming all that it lacks."""
    lacking = [each for each in TECHNIQUES if each not in hand]
    every = all(technique_word(words, each) in line for each in lacking)
    yield from (each for each in hand if technique_word(words, each) not in line and not every)


@settings(max_examples=10)
@given(seats, seeds, every_words)
def test_rows_name_everybody_with_health_cards_and_losses(count: int, seed: bytes, words: Words) -> None:
    for state, events in played(count, seed):
        sides = brawl_view(match_page(state, None)).sides
        placed = next((event for event in events if isinstance(event, Placed)), None)
        shown = told(state, events, words)
        assert placed
        assert shown
        lost, fallen = losses(events), {event.seat for event in events if isinstance(event, KnockedOut)}
        for drawing, counted in ((shown, lost), (picture(match_page(state, None), words), Counter[int]())):
            assert len(drawing.alt) <= ALT
            assert not drawing.alt.endswith("…")
            assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
            for seat, (line, side) in enumerate(zip(drawing.alt.split("\n"), sides, strict=True)):
                assert line.startswith(f"{seat + 1}. {fighter_name(words, side.fighter)}")
                assert str(counted[seat] or "") in line
                if side.health > 0:
                    assert f"{side.health}/{side.full_health}" in line
                    assert not list(named(line, side.hand, words))
                else:
                    assert seat not in fallen or words("picture-row-fallen") in line
        for seat, card in zip(placed.seats, placed.techniques, strict=True):
            assert technique_word(words, card) in shown.alt.split("\n")[seat]


@pytest.mark.parametrize("count", [3, 6, 8])
@pytest.mark.parametrize("fighter", FIGHTERS)
def test_a_hand_against_many_is_small(fighter: str, count: int) -> None:
    others = (each for each in FIGHTERS if each != fighter)
    state = begun(fighter, *[each for each, _ in zip(others, range(count - 1), strict=False)])
    shown = picture(match_page(state, 0), WORDS)
    assert shown.name == "hand.png"
    assert len(rastered(shown.svg)) <= MOST_BYTES
    assert len(shown.alt) <= ALT
    assert not shown.alt.endswith("…")


def test_the_fullest_turn_is_small() -> None:
    drawn = (told(state, events, WORDS) for state, events in played(8, b"full"))
    largest = max((shown.svg for shown in drawn if shown), key=len)
    assert len(rastered(largest)) <= MOST_BYTES


def test_whoever_left_is_said_to_be_gone() -> None:
    page = match_page(begun("swift", "warlord", "bruiser"), None)
    first, *others = page.players
    left = picture(replace(page, players=(replace(first, left=True), *others)), WORDS)
    assert left.alt.startswith("1. Aguni Gin: gone")
    assert left.svg != picture(page, WORDS).svg


def test_whoever_is_to_choose_whose_card_is_met_next_sees_the_table() -> None:
    state = next(state for state, _ in played(5, b"order") if state.active is not None)
    page = match_page(state, state.active)
    assert picture(page, WORDS).svg == picture(match_page(state, None), WORDS).svg


def test_an_older_turn_shows_no_hand_of_now() -> None:
    state, events = next(iter(played(3, b"older")))
    page = match_page(state, None)
    older = turn_drawing(page, TurnPage(1, state.turn - 1, tuple(events), (), message_id=None), WORDS)
    assert older
    assert "all but" not in older.alt
    assert "against" in older.alt


def test_without_pictures_words_say_what_they_would() -> None:
    page = match_page(begun("swift", "warlord", "bruiser"), None)
    drawn, written = ("".join(texts(board(replace(page, pictured=shown), WORDS))) for shown in (True, False))
    assert written.count("**20**/20") == 3
    assert "20/20" not in drawn.replace("*", "")
    own = replace(page, own_seat=0, options=("moon/1",))
    assert "Pine" in "".join(texts(hand(replace(own, pictured=False), WORDS)))
