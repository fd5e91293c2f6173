"""The pictures of Pocket Samurai: their alt text says all, they tell nothing locked, and they are small."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from PIL import Image, ImageChops, ImageStat

from bot.face.learning.library import rules_screen
from bot.face.letters.hands import hand_of
from bot.face.limits import ALT, check
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.match.turn import turn_drawing
from bot.face.pictures.colours import INK, PAPER
from bot.face.pictures.region import Region, square
from bot.face.pictures.svg import box
from bot.face.pictures.svg import picture as drawn_picture
from bot.face.pocket.areas import drafted, numbered
from bot.face.pocket.cards import card_line, card_name, card_to_lay
from bot.face.pocket.pictures.card import HEIGHT, WIDTH, printed
from bot.face.pocket.pictures.marks import emblem
from bot.face.pocket.pictures.slots import picture
from bot.face.pocket.symbols import symbols_words
from bot.face.pocket.view import pocket_view
from bot.face.screen import Button, Drawing, Row, Screen, Section
from bot.face.transcript import as_text
from bot.face.words import Words, locales
from bot.play.match.reading import MatchPage
from rules.game import Event
from rules.pocket import events as of
from rules.pocket.abilities import Mirrors
from rules.pocket.deck import CARDS
from rules.pocket.pocket import NEWEST
from rules.pocket.state import PocketOptions
from rules.pocket.strikes import totals
from rules.pocket.symbols import NONE
from tests.face.alike import check_drawn
from tests.face.languages import every_words, in_every_language
from tests.face.pocket.pages import Played, chapter_page, match_page, played
from tests.face.pocket.test_pocket_screens import answered, matches, options, seeds
from tests.face.test_vectors import SMALL, SOURCES, dark, image, names
from tests.rules.pocket.table import BEST_OF_THREE, area, facing, flip

DECK = NEWEST.deck
UNLIKE = 0.5
"""What two emblems may have in common, of all that either covers."""
WORDS = Words()
VIEWERS = (0, 1, None)


def drawings(screen: Screen) -> list[Drawing]:
    return [block for block in screen.flat() if isinstance(block, Drawing)]


def page_of(at: Played, seat: int | None = None) -> MatchPage:
    return match_page(at.state, seat, at.revision)


def told_of(at: Played, words: Words = WORDS) -> Drawing | None:
    return turn_drawing(page_of(at), chapter_page(at), words)


@settings(max_examples=3, deadline=None)
@given(options, seeds, every_words)
def test_how_a_match_stands_is_said_in_full(kind: PocketOptions, seed: bytes, words: Words) -> None:
    for at in played(kind, seed):
        for seat in VIEWERS:
            shown, view = picture(page_of(at, seat), words), pocket_view(page_of(at, seat))
            assert len(shown.alt) <= ALT
            assert not shown.alt.endswith("…")
            assert all(card_name(words, key) in shown.alt for own in view.areas for key in drafted(own))
            if view.dojo:
                assert shown.name == "draft.png"
                assert all(said_in(shown.alt, key, words) for key in view.dojo.on_offer)
                continue
            assert shown.name == ("board.png" if seat is None or at.state.result else "hand.png")
            for now in totals(view.areas, view.exchange.aid):
                counted = words("pocket-counted", swords=now.swords, helms=now.helms)
                assert "".join(each for each in counted if each.isalnum()) in squeezed(shown.alt)
            for own in view.areas:
                assert all(symbols_words(words, own.counted(placed)) in shown.alt for placed in own.in_play)
            if shown.name == "hand.png":
                assert all(said_in(shown.alt, key, words) for key in view.areas[seat or 0].hand)


def squeezed(text: str) -> str:
    return "".join(each for each in text if each.isalnum())


def said_in(alt: str, key: str, words: Words) -> bool:
    """Return whether a card stands in an alt text with all that is printed on it."""
    card = CARDS[key]
    shown = () if card.ability(Mirrors) else (side for side in card.sides if side != NONE)
    return card_name(words, key) in alt and all(symbols_words(words, side) in alt for side in shown)


@settings(max_examples=3, deadline=None)
@given(options, seeds, every_words)
def test_a_turn_is_said_with_each_card_number_and_result(
    kind: PocketOptions, seed: bytes, words: Words
) -> None:
    for at in played(kind, seed):
        shown = told_of(at, words)
        last = [n for n, event in enumerate(at.chapter) if isinstance(event, of.Flipped)]
        assert (shown is None) == (not last)
        if shown:
            assert len(shown.alt) <= ALT
            assert not shown.alt.endswith("…")
            for fact in spoken(at.chapter[last[-1] :], words):
                assert fact in shown.alt


def spoken(events: tuple[Event, ...], words: Words) -> Iterator[str]:
    """Yield everything about a turn that its picture must say."""
    for event in events:
        match event:
            case of.Flipped(cards=cards):
                yield from (card_name(words, key) for key in cards)
            case of.Beaten(card=card) | of.PutOut(card=card) | of.GivenUp(card=card):
                yield card_name(words, card)
            case of.Shown(card=card, shows=shows):
                yield card_name(words, card)
                yield symbols_words(words, shows)
            case of.StruckAt(swords=swords, helms=helms):
                yield from (str(swords), str(helms))
            case of.DoubleStrike(in_a_row=count):
                yield str(count)
            case _:
                pass


def test_the_longest_of_turns_is_said_whole() -> None:
    turn = (
        of.Flipped(turn=8, cards=("glare-of-the-sun", "rush")),
        of.SidesLost(cards=((0, "tiger-stance"), (1, "measured-blows"))),
        *(of.PutOut(seat=seat, card=DECK[seat], by="rush") for seat in (0, 1)),
        *(of.Shown(seat=n % 2, card=card, shows=CARDS[card].sides[0]) for n, card in enumerate(DECK[:4])),
        *(of.GivenUp(seat=n % 2, card=c) for n, c in enumerate(("all-or-nothing", "last-wall", "feint"))),
        *(of.KeptAll(seat=seat) for seat in (0, 1)),
        *(of.StruckAt(seat=seat, swords=12, helms=12, through=False) for seat in (0, 1)),
        of.DoubleStrike(in_a_row=2),
    )
    page = match_page(facing(area((), DECK[:8]), area((), DECK[8:16]), options=BEST_OF_THREE))
    for language in locales():
        words = Words(language)
        shown = turn_drawing(page, replace(chapter_page(matches()[0]), events=turn, revision=9), words)
        assert shown
        assert all(fact in shown.alt for fact in spoken(turn, words))
        assert not shown.alt.endswith("…")
        check_drawn(shown.svg)


def test_pictures_know_nothing_of_a_choice() -> None:
    for at in matches()[::4]:
        for request in at.requests:
            page = page_of(at, request.seat)
            waiting = {picture(replace(page, pick=each, planned=(each,)), WORDS) for each in request.options}
            assert waiting == {picture(page, WORDS)}, "equal text is an equal image, in size and in name"


def test_a_list_of_wishes_in_the_making_is_not_drawn() -> None:
    quick = [at for at in matches() if at.state.dojo and any(at.state.dojo.wishes)]
    assert quick
    for at in quick[::3]:
        assert at.state.dojo
        bare = msgspec.structs.replace(at.state, dojo=msgspec.structs.replace(at.state.dojo, wishes=((), ())))
        for seat in VIEWERS:
            shown = {picture(match_page(state, seat, at.revision), WORDS) for state in (at.state, bare)}
            assert len(shown) == 1


def test_pictures_are_well_formed_and_without_letters() -> None:
    for at in matches()[::6]:
        shown = (*(picture(page_of(at, seat), WORDS) for seat in VIEWERS), told_of(at))
        for drawing in filter(None, shown):
            assert names(drawing.svg) <= {"svg", "g", "path", "rect", "circle"}
            assert "nan" not in drawing.svg


@cache
def ink(key: str) -> Image.Image:
    """Draw an emblem small, and return its shape."""
    drawn = drawn_picture(
        SMALL, SMALL, box(Region(0, 0, SMALL, SMALL), PAPER), emblem(key, square(0, 0, SMALL), INK)
    )
    return dark(image(drawn).resize((SMALL, SMALL), Image.Resampling.BOX))


def test_each_card_has_an_emblem_that_is_told_from_all_others_by_its_shape_alone() -> None:
    names = {card.name for card in CARDS.values()}
    assert {path.stem for path in SOURCES if path.parent.name == "emblems"} == names
    for one, other in combinations(sorted(names), 2):
        common = ImageStat.Stat(ImageChops.multiply(ink(one), ink(other))).sum[0]
        either = ImageStat.Stat(ImageChops.lighter(ink(one), ink(other))).sum[0]
        assert common / either < UNLIKE, (one, other)


def test_no_two_cards_show_and_do_the_same_but_by_their_emblems() -> None:
    area = Region(0, 0, WIDTH, HEIGHT)
    assert len({printed(area, key) for key in CARDS}) == len(CARDS)


@in_every_language
@pytest.mark.parametrize("page", ["pocket-aggression", "pocket-wisdom", "pocket-agility"])
def test_the_pages_of_the_cards_show_them_in_a_sheet(page: str, words: Words) -> None:
    screen = rules_screen(words, page)
    check(screen)
    (shown,) = drawings(screen)
    described = [key for key in DECK if CARDS[key].aspect == page.removeprefix("pocket-")]
    assert len(described) == 9
    assert all(said_in(shown.alt, key, words) for key in described)
    assert not shown.alt.endswith("…")
    check_drawn(shown.svg)


def test_each_screen_has_one_picture_above_its_words() -> None:
    drafting, fighting = matches()[3], next(at for at in matches() if at.state.exchange.turn == 2)
    shown = {
        "draft.png": (
            hand_of(page_of(drafting, 0), WORDS, by_dm=True),
            board(page_of(drafting), WORDS),
            reveal(page_of(drafting), chapter_page(drafting), WORDS),
        ),
        "hand.png": (hand_of(page_of(fighting, 0), WORDS, by_dm=True),),
        "board.png": (board(page_of(fighting), WORDS),),
        "reveal.png": (reveal(page_of(fighting), chapter_page(fighting), WORDS),),
    }
    for name, screens in shown.items():
        for screen in screens:
            check(screen)
            assert [drawing.name for drawing in drawings(screen)] == [name]


@in_every_language
def test_the_number_on_a_button_is_that_of_a_card_with_its_name(words: Words) -> None:
    for at in matches()[::4]:
        for request in at.requests:
            if request.decision not in {"pick", "lay"}:
                continue
            page = page_of(at, request.seat)
            shown, drawn = hand_of(page, words, by_dm=True), picture(page, words)
            said, cards = as_text(shown), numbered(pocket_view(page), request.seat)
            buttons = {answered(button): button.label for button in pressed(shown) if answered(button)}
            assert set(buttons) == set(request.options)
            for key, label in buttons.items():
                assert cards[int(label) - 1] == key
                assert f"{label}\u00a0{card_name(words, key)}" in said
                assert f"{label} {card_name(words, key)}" in drawn.alt


def pressed(screen: Screen) -> Iterator[Button]:
    return (button for block in screen.flat() if isinstance(block, Row) for button in block.buttons)


@in_every_language
def test_without_pictures_words_say_what_they_would(words: Words) -> None:
    for at in matches()[:20:3]:
        public = replace(page_of(at), pictured=False)
        assert not drawings(board(public, words))
        assert not drawings(reveal(public, chapter_page(at), words))
        if at.state.dojo:
            assert all(card_line(words, key) in as_text(board(public, words)) for key in public.offered)
        for request in at.requests:
            hand = hand_of(replace(page_of(at, request.seat), pictured=False), words, by_dm=True)
            assert not drawings(hand)
            if request.decision == "lay":
                described = [block.texts[0] for block in hand.flat() if isinstance(block, Section)]
                assert described == [card_to_lay(words, key) for key in request.options]


def test_an_older_turn_shows_no_numbers_of_now() -> None:
    turn = flip(facing(("iron-gate", "rush"), ("temple-wall", "feint")), "iron-gate", "temple-wall")
    page = match_page(turn.state)
    newest = turn_drawing(page, replace(chapter_page(matches()[0]), events=turn.events, revision=9), WORDS)
    older = turn_drawing(page, replace(chapter_page(matches()[0]), events=turn.events, revision=8), WORDS)
    assert newest
    assert older
    assert "helms 3" in newest.alt
    assert "helms" not in older.alt.replace("3 helms", "").replace("2 helms", "")


def test_a_strike_home_is_drawn_as_one_that_is_not() -> None:
    """A person who cannot tell gold from grey sees the arrow, and who has a shield."""
    struck = of.StruckAt(seat=0, swords=3, helms=2, through=True)
    flips = of.Flipped(turn=3, cards=("strike", "open-hand"))
    page = match_page(facing(("rush",), ("feint",)))
    drawn = [
        turn_drawing(page, replace(chapter_page(matches()[0]), events=(flips, event), revision=8), WORDS)
        for event in (struck, msgspec.structs.replace(struck, helms=3, through=False))
    ]
    assert all(drawn)
    assert "strikes home" in (drawn[0].alt if drawn[0] else "")
    assert "in vain" in (drawn[1].alt if drawn[1] else "")
