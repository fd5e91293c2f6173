"""The pictures of a duel: their alt text says all, they tell no choice, and they are small."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.face.bushido.cards import fighter_name, is_special, special_name, technique_word
from bot.face.bushido.duel.pictures import picture
from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.facing import facing
from bot.face.letters.hands import hand_of
from bot.face.limits import ALT, check
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.match.turn import turn_drawing
from bot.face.pictures.raster import rastered
from bot.face.screen import Drawing, Screen, Text
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.bushido import events as told
from rules.bushido.duel import DuelOptions, DuelState
from rules.bushido.fighters import FIGHTERS
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Event
from tests.depth import DEPTH
from tests.face.alike import MOST_BYTES
from tests.face.languages import every_words, in_every_language
from tests.face.test_duel_screens import DUEL, fighters, match_page, played, seeds
from tests.face.test_vectors import names

WORDS = Words()


def turn_page(state: DuelState, events: tuple[Event, ...], *, since: int = 0) -> TurnPage:
    """Return the page of what was just played, or of an older turn."""
    return TurnPage(state.turn - since, state.turn - since, events, stand_ins=(), message_id=None)


def drawings(screen: Screen) -> Iterator[Drawing]:
    return (block for block in screen.flat() if isinstance(block, Drawing))


def begun(fighter: str = "swift", other: str = "warlord") -> DuelState:
    return DUEL.start(2, DuelOptions((fighter, other)), Dice(b"begun")).state


@settings(max_examples=10 * DEPTH)
@given(fighters, seeds, every_words)
def test_the_hand_names_each_card_and_each_number(pair: tuple[str, ...], seed: bytes, words: Words) -> None:
    for state, _ in played(pair, seed):
        if state.result:
            continue
        page = match_page(state, 0)
        own, foe = duel_view(page).sides
        shown, faced = picture(page, words), facing(DUEL.edition, own, (foe,))
        assert shown.name == "hand.png"
        for side in (own, foe):
            assert fighter_name(words, side.fighter) in shown.alt
            assert str(side.health) in shown.alt
            assert all(technique_word(words, each) in shown.alt for each in side.hand)
        for technique in own.hand:
            card = DUEL.edition.card(own.fighter, technique)
            assert faced.value(words, card.speed) in shown.alt
            assert faced.value(words, card.strength) in shown.alt
            assert not is_special(card) or special_name(words, card) in shown.alt
        assert all(technique_word(words, each) in shown.alt for each in own.spent)
        assert not shown.alt.endswith("…")


@settings(max_examples=10 * DEPTH)
@given(fighters, seeds, every_words)
def test_the_reveal_names_each_card_number_and_result(
    pair: tuple[str, ...], seed: bytes, words: Words
) -> None:
    for state, events in played(pair, seed):
        page = match_page(state, None)
        shown = turn_drawing(page, turn_page(state, events), words)
        assert shown is not None
        assert len(shown.alt) <= ALT
        assert not shown.alt.endswith("…")
        for number in spoken(events, words):
            assert number in shown.alt
        for side in duel_view(page).sides:
            assert fighter_name(words, side.fighter) in shown.alt
            assert str(max(side.health, 0)) in shown.alt


def spoken(events: tuple[Event, ...], words: Words) -> Iterator[str]:
    """Yield everything about a turn that its picture must say."""
    for event in events:
        match event:
            case told.Revealed(techniques=techniques) | told.Discarded(techniques=techniques):
                yield from (technique_word(words, each) for each in techniques)
            case told.Retrieved(techniques=techniques):
                yield from (technique_word(words, each) for each in techniques)
            case told.Rolled(faces=faces):
                yield " + ".join(map(str, faces))
            case told.Compared(speeds=speeds):
                yield from map(str, speeds)
            case told.Struck(strength=strength, block=block, damage=damage):
                yield str(strength)
                yield str(block or 0) if block else ""
                yield str(damage) if damage else ""
            case told.Reflected(damage=damage):
                yield str(damage)
            case _:
                pass


@in_every_language
def test_the_board_names_both_and_all_their_cards(words: Words) -> None:
    state = begun()
    shown = picture(match_page(state, None), words)
    assert shown.name == "board.png"
    for side in duel_view(match_page(state, None)).sides:
        assert fighter_name(words, side.fighter) in shown.alt
        assert all(shown.alt.count(technique_word(words, each)) == 2 for each in side.hand)


def test_pictures_know_nothing_of_a_choice() -> None:
    page = match_page(begun(), 0)
    waiting = {picture(page, WORDS)}
    for choice in TECHNIQUES:
        waiting.add(picture(replace(page, pick=choice, planned=(choice,)), WORDS))
    assert len(waiting) == 1, "equal text is an equal image, equal in size and in name"
    public = match_page(begun(), None)
    boards = {
        picture(replace(public, players=tuple(replace(each, ready=ready) for each in public.players)), WORDS)
        for ready in (True, False)
    }
    assert len(boards) == 1


@settings(max_examples=4 * DEPTH)
@given(fighters, seeds)
def test_pictures_are_well_formed_and_without_letters(pair: tuple[str, ...], seed: bytes) -> None:
    for state, events in played(pair, seed):
        shown = (
            *(picture(match_page(state, seat), WORDS) for seat in (0, 1, None)),
            turn_drawing(match_page(state, None), turn_page(state, events), WORDS),
        )
        for drawing in shown:
            assert drawing is not None
            assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
            assert "nan" not in drawing.svg


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_the_largest_pictures_are_small(fighter: str) -> None:
    """A full hand has the most to show; a reveal has more the more blows and dice there are."""
    page = match_page(begun(fighter, "manipulator"), 0)
    assert len(rastered(picture(page, WORDS).svg)) <= MOST_BYTES
    largest: dict[int, str] = {}
    for seed in (b"one", b"two"):
        for state, events in played((fighter, "swift"), seed):
            shown = turn_drawing(match_page(state, None), turn_page(state, events), WORDS)
            assert shown
            largest[len(shown.svg)] = shown.svg
    assert len(rastered(largest[max(largest)])) <= MOST_BYTES


def test_an_older_turn_shows_no_health_of_now() -> None:
    state, events = next(iter(played(("swift", "warlord"), b"older")))
    hurt = {event.seat for event in events if isinstance(event, told.Struck)}
    page = match_page(state, None)
    newest = turn_drawing(page, turn_page(state, events), WORDS)
    older = turn_drawing(page, turn_page(state, events, since=1), WORDS)
    assert newest
    assert older
    assert newest.alt.count(" of 20") == 2
    assert older.alt.count(" of 20") == len(hurt) < 2


def test_a_turn_without_cards_has_no_picture_but_the_board() -> None:
    left = DUEL.leave(begun(), 0, "resigned", Dice(b"left"))
    page, turn = match_page(left.state, None), turn_page(left.state, left.events)
    assert turn_drawing(page, turn, WORDS) is None
    assert [drawing.name for drawing in drawings(reveal(page, turn, WORDS))] == ["board.png"]


def test_each_screen_has_one_picture_above_its_words() -> None:
    state, events = next(iter(played(("swift", "warlord"), b"each")))
    public = match_page(state, None)
    shown = (
        hand_of(match_page(state, 0), WORDS, by_dm=True),
        board(public, WORDS),
        reveal(public, turn_page(state, events), WORDS),
        reveal(public, turn_page(state, events, since=1), WORDS),
    )
    shown_in = [[drawing.name for drawing in drawings(screen)] for screen in shown]
    assert shown_in == [["hand.png"], ["board.png"], ["reveal.png"], ["reveal.png"]]
    for screen in shown:
        check(screen)


@in_every_language
def test_without_pictures_words_say_what_they_would(words: Words) -> None:
    page = replace(match_page(begun(), 0), pictured=False)
    hand = hand_of(page, words, by_dm=True)
    assert not list(drawings(hand))
    own, foe = duel_view(page).sides
    faced = facing(DUEL.edition, own, (foe,))
    said = as_text(hand)
    for technique in own.hand:
        card = DUEL.edition.card(own.fighter, technique)
        assert faced.value(words, card.speed) in said
        assert faced.value(words, card.strength) in said
    drawn = hand_of(replace(page, pictured=True), words, by_dm=True)
    assert texts(drawn) < texts(hand)
    assert not list(drawings(board(replace(page, own_seat=None), words)))


def texts(screen: Screen) -> int:
    return sum(len(block.text) for block in screen.flat() if isinstance(block, Text))


def test_fighters_with_the_same_face_are_told_apart_by_where_they_stand() -> None:
    state = begun("swift", "swift")
    alt = picture(match_page(state, None), WORDS).alt
    assert "(left)" in alt
    assert "(right)" in alt
