"""The pictures of Kendo Duel: their alt text says all, they tell nothing hidden, and they are small."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.kendo.cards import kind_name, subdeck_name
from bot.face.kendo.laying import Laying, cards_laid
from bot.face.kendo.pictures.contender import Contender
from bot.face.kendo.pictures.fight import Rung, rungs
from bot.face.kendo.pictures.frames import COLOURS, OUTLINES, framed
from bot.face.kendo.pictures.ladder import MOST, ladder_drawn
from bot.face.kendo.pictures.marks import SEAT_MARKS
from bot.face.kendo.pictures.pages import picture
from bot.face.kendo.pictures.sheet import sheet_drawn
from bot.face.kendo.seats import SEAT_EMOJI, mark_name
from bot.face.kendo.view import court_view, kendo_view
from bot.face.learning.library import rules_screen
from bot.face.letters.hands import hand_of
from bot.face.limits import ALT, check
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.match.turn import turn_drawing
from bot.face.pictures.colours import INK, PAPER
from bot.face.pictures.parts import on_ground
from bot.face.pictures.raster import rastered
from bot.face.pictures.region import square
from bot.face.pictures.svg import Drawn
from bot.face.screen import Drawing, Screen, Text
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import seen
from rules.kendo import events as of
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.state import Threat
from tests.face.alike import check_drawn
from tests.face.kendo.pages import DUEL, KINDS, Played, chapter_page, match_page, matches, played
from tests.face.languages import every_words, in_every_language
from tests.face.test_duel_pictures import drawings
from tests.face.test_vectors import names
from tests.rules.kendo import table

WORDS = Words()
kinds, seeds = st.sampled_from(KINDS), st.binary(min_size=8, max_size=8)


def drawn(at: Played, words: Words = WORDS) -> Iterator[Drawing]:
    """Yield all pictures of one state."""
    yield picture(at.page(), words)
    yield from (picture(at.page(seat), words) for seat in at.seats)
    if turn := turn_drawing(at.page(), chapter_page(at), words):
        yield turn


def card(words: Words, key: str) -> str:
    return kind_name(words, CARDS[key].kind)


@settings(max_examples=4, deadline=None)
@given(kinds, seeds, every_words)
def test_the_hand_names_each_card_and_each_number(
    kind: tuple[object, int], seed: bytes, words: Words
) -> None:
    for at in played(*kind, seed):  # type: ignore[arg-type]
        for request in at.requests:
            page = at.page(request.seat)
            shown, view = picture(page, words), kendo_view(page)
            if request.seat not in view.seats_in:
                continue
            assert shown.name == "hand.png"
            assert all(card(words, key) in shown.alt for key in view.hand)
            judge_table(shown, page, words)
            opening = request.decision == "switch" and court_view(page) is None
            numbers = (str(CARDS[key].number) for key in view.hand if CARDS[key].number)
            assert not opening or all(number in shown.alt for number in numbers)


@settings(max_examples=4, deadline=None)
@given(kinds, seeds, every_words)
def test_the_board_names_all_that_lies_there(kind: tuple[object, int], seed: bytes, words: Words) -> None:
    for at in played(*kind, seed):  # type: ignore[arg-type]
        page = at.page()
        shown, view = picture(page, words), kendo_view(page)
        assert shown.name == "board.png"
        judge_table(shown, page, words)
        for subdeck, left in zip(SUBDECKS, view.left, strict=True):
            assert f"{subdeck_name(words, subdeck)} {left}" in shown.alt
        for frame in {CARDS[key].frame for pile in view.discarded for key in pile}:
            assert words(f"kendo-frame-{frame}") in shown.alt


def judge_table(shown: Drawing, page: MatchPage, words: Words) -> None:
    """Hold the alt text of a picture to all who stand in it, and to the attack between them."""
    view, court = kendo_view(page), court_view(page)
    assert len(shown.alt) <= ALT
    assert not shown.alt.endswith("…")
    for seat, count in enumerate(view.hand_sizes):
        assert mark_name(words, seat) in shown.alt
        assert seat not in view.seats_in or str(count) in shown.alt
    if court:
        for seat, points in enumerate(court.tally.points):
            assert words("kendo-picture-ippon", points=points) in shown.alt
            penalties = court.tally.hansoku[seat]
            assert not penalties or words("kendo-picture-hansoku", penalties=penalties) in shown.alt
    if isinstance(view.now, Threat) and not view.result:
        laid = (view.now.card, *((view.now.red,) if view.now.red else ()))
        assert all(card(words, key) in shown.alt for key in laid)


@settings(max_examples=6, deadline=None)
@given(kinds, seeds, every_words)
def test_a_turn_names_each_card_number_and_result(
    kind: tuple[object, int], seed: bytes, words: Words
) -> None:
    for at in played(*kind, seed):  # type: ignore[arg-type]
        told = seen(at.chapter, None)
        shown = turn_drawing(at.page(), chapter_page(at), words)
        assert (shown is None) is not rungs(told)
        if shown is None:
            continue
        assert len(shown.alt) <= ALT
        assert not shown.alt.endswith("…")
        for event in told:
            assert all(each in shown.alt for each in spoken(event, words)), (event, shown.alt)


def spoken(event: object, words: Words) -> Iterator[str]:
    """Yield everything about an event that its picture must say."""
    match event:
        case of.Totalled(totals=totals):
            yield from map(str, totals)
        case of.CardsLost(seat=seat, to=to) | of.CardsLost(seat=to, to=seat):
            yield mark_name(words, seat)
            yield mark_name(words, to)
        case of.ThrownAway(card=key):
            yield card(words, key)
        case (
            of.FirstAttacker(seat=seat)
            | of.IpponGiven(seat=seat)
            | of.HansokuGiven(seat=seat)
            | of.DroppedOut(seat=seat)
        ):
            yield mark_name(words, seat)
        case _ if isinstance(event, Laying):
            yield mark_name(words, event.seat)
            yield from (card(words, key) for key in cards_laid(event))
        case _:
            pass


def test_a_hand_knows_nothing_of_a_choice_nor_of_other_hands() -> None:
    for at in matches()[::7]:
        for request in at.requests:
            page = at.page(request.seat)
            chosen = {picture(replace(page, pick=choice), WORDS) for choice in (None, *request.options[:3])}
            assert len(chosen) == 1
    one = table.at(("men-1", "do-4", "jodan-1"), ("kote-2", "men-kote", "kamae-1"))
    other = table.at(("men-1", "do-4", "jodan-1"), ("do-5", "bogyo-1", "tsuki-men"))
    for seat in (0, None):
        shown = {picture(match_page(DUEL, scene.state, seat), WORDS) for scene in (one, other)}
        assert len(shown) == 1, "equal text is an equal image, equal in size and in name"
    told = {struck(scene) for scene in (one, other)}
    assert len(told) == 1, "a turn shows what everybody saw"


def struck(scene: table.Scene) -> Drawing | None:
    """Draw an attack that the other lets through, with cards that are lost unseen."""
    play = scene.then("men-1>1", "yield")
    turn = TurnPage(9, 9, seen(play.events, None), stand_ins=(), message_id=None)
    return turn_drawing(match_page(DUEL, play.state), turn, WORDS)


def test_boards_tell_nothing_of_who_is_ready() -> None:
    page = matches()[0].page()
    boards = {
        picture(replace(page, players=tuple(replace(each, ready=ready) for each in page.players)), WORDS)
        for ready in (True, False)
    }
    assert len(boards) == 1


@settings(max_examples=4, deadline=None)
@given(kinds, seeds)
def test_pictures_are_well_formed_and_without_letters(kind: tuple[object, int], seed: bytes) -> None:
    for at in played(*kind, seed):  # type: ignore[arg-type]
        for shown in drawn(at):
            assert names(shown.svg) <= {"svg", "g", "path", "rect", "circle"}
            assert "nan" not in shown.svg


def test_the_sheet_is_small_and_put_together_as_it_was_meant() -> None:
    check_drawn(sheet_drawn())


def test_what_can_be_played_is_lit_and_the_rest_is_grey() -> None:
    scene = table.at(("men-1", "do-4"), ("men-kote", "kote-2", "kamae-1")).then("men-1>1")
    alt = picture(match_page(DUEL, scene.state, 1), WORDS).alt
    lit, grey = alt.splitlines()[-2:]
    assert lit == "Your cards: MEN → KOTE, KAMAE."
    assert grey == WORDS("kendo-picture-grey", cards="KOTE")


def test_a_long_fight_shows_its_last_steps() -> None:
    some = (Contender(0), Contender(1))

    def fought(first: str, last: str) -> Drawn:
        cards = (first, *["kote-kote"] * MOST, last)
        steps = [Rung(at % 2, "strikes", (key,), 1 - at % 2) for at, key in enumerate(cards)]
        return ladder_drawn(some, steps, None)

    assert fought("men-1", "do-4") == fought("tsuki-3", "do-4")
    assert fought("men-1", "do-4") != fought("men-1", "tsuki-3")


def test_frames_are_told_apart_by_their_shape_alone() -> None:
    alike = {rastered(on_ground(100, framed(frame, square(10, 10, 80), PAPER, INK, 6))) for frame in OUTLINES}
    assert len(alike) == len(OUTLINES) == len(COLOURS)


def test_each_screen_has_one_picture_above_its_words() -> None:
    for at in matches()[::11]:
        turn = chapter_page(at)
        screens = [board(at.page(), WORDS), reveal(at.page(), turn, WORDS)]
        screens += [hand_of(at.page(seat), WORDS, by_dm=True) for seat in at.seats]
        for screen in screens:
            assert len(list(drawings(screen))) == 1
            check(screen)


@in_every_language
def test_without_pictures_words_say_what_they_would(words: Words) -> None:
    for at in matches()[5:80:9]:
        for request in at.requests:
            page = replace(at.page(request.seat), pictured=False)
            screen = hand_of(page, words, by_dm=True)
            assert not list(drawings(screen))
            said = as_text(screen)
            assert all(card(words, key) in said for key in kendo_view(page).hand)
            assert not any(emoji in said for emoji in SEAT_EMOJI)
            assert texts(hand_of(at.page(request.seat), words, by_dm=True)) < texts(screen)


def texts(screen: Screen) -> int:
    return sum(len(block.text) for block in screen.flat() if isinstance(block, Text))


@in_every_language
def test_the_marks_of_seats_are_as_many_as_can_play_and_differ(words: Words) -> None:
    most = max(seats for _, seats in KINDS)
    assert len(SEAT_MARKS) == len({*SEAT_MARKS}) == len({*SEAT_EMOJI}) == most
    assert len({mark_name(words, seat) for seat in range(most)}) == most


@in_every_language
def test_the_sheet_names_each_kind_of_card_and_how_many_there_are(words: Words) -> None:
    screen = rules_screen(words, "kendo-cards")
    check(screen)
    (shown,) = drawings(screen)
    assert shown.name == "cards.png"
    assert not shown.alt.endswith("…")
    for kind, count in Counter(each.kind for each in CARDS.values()).items():
        named = kind_name(words, kind)
        said = words("kendo-card-copies", card=named, count=count) if count > 1 else named
        assert said in shown.alt
