"""Every screen of Kendo Duel keeps within Discord's limits, is short, and tells nothing that is hidden."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.adapter import layout, modal
from bot.face.form import Form
from bot.face.game.prompt import chosen
from bot.face.game.sure import sure_question
from bot.face.kendo.choices import choice_words, decision
from bot.face.kendo.control import asks_first, in_parts
from bot.face.kendo.forms import kendo_form, read_kendo_form
from bot.face.kendo.hand import details, hand, warning
from bot.face.kendo.turns import lately_lines
from bot.face.limits import check, texts
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.screen import Row, Screen
from bot.face.words import Words
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.match.reading import MatchPage
from rules.dice import Dice
from rules.kendo import events as of
from rules.kendo.cards import JIKAN_DESU
from tests.face.kendo.pages import COMPETITION, DUEL, KINDS, Played, chapter_page, match_page, matches, played
from tests.face.languages import every_words, in_every_language
from tests.rules.kendo import table
from tests.rules.kendo.court_table import on_court
from tests.spoken import core

WORDS = Words()
DECISIONS = {"opening", "switch", "attack", "answer", "red", "discard", "bonus", "refill"}
LONGEST = 800
"""Characters of a hand that are read before a choice."""


def screens(at: Played, words: Words) -> Iterator[Screen | Form]:
    """Yield everything shown of one state."""
    yield board(at.page(), words)
    yield reveal(at.page(), chapter_page(at, stand_ins=tuple(at.seats)), words)
    for seat in at.seats:
        page = at.page(seat)
        yield hand(page, words)
        yield details(page, words)
        if in_parts(page):
            yield kendo_form(page, words)
        for choice in page.options[:: max(1, len(page.options) // 5)]:
            picked = replace(page, pick=choice)
            yield hand(picked, words)
            yield chosen(picked, words, 16, choice_words(picked, words, choice))


@settings(max_examples=6, deadline=None)
@given(st.sampled_from(KINDS), st.binary(min_size=8, max_size=8), every_words)
def test_every_screen_can_be_sent(kind: tuple[object, int], seed: bytes, words: Words) -> None:
    for at in played(*kind, seed):  # type: ignore[arg-type]
        for screen in screens(at, words):
            check(screen)


def test_the_screens_of_every_decision_become_views() -> None:
    asked = set[str]()
    for at in matches():
        for seat in at.seats:
            page = at.page(seat)
            if decision(page) in asked or not page.options:
                continue
            asked.add(decision(page))
            for screen in screens(at, WORDS):
                assert modal(screen) if isinstance(screen, Form) else layout(screen).to_components()
    assert asked == DECISIONS


@in_every_language
def test_a_hand_is_short_whatever_is_asked(words: Words) -> None:
    for at in matches():
        for request in at.requests:
            page = at.page(request.seat)
            assert length(hand(page, words)) <= LONGEST, hand(page, words)


def length(screen: Screen) -> int:
    """Return how many characters of a hand are read: no markup, and names where people are mentioned."""
    named = re.sub(r"<[@t][^>]*>", "a name or time", "\n".join(texts(screen)))
    return len(re.sub(r"[*~#_]|^-# ", "", named, flags=re.MULTILINE))


def test_each_choice_leads_to_its_own_way_of_being_made() -> None:
    """Whom it may be aimed at is asked only where there are several; time is called after a warning."""
    for at in matches():
        for request in at.requests:
            page = at.page(request.seat)
            aims = {choice.partition(">")[2] for choice in request.options} - {""}
            if decision(page) in {"attack", "answer"}:
                assert bool(in_parts(page)) is (len(aims) > 1)
            ways = {button.split(":")[0] for button in actions(hand(page, WORDS))}
            assert ("sure" in ways) is any(asks_first(page, choice) for choice in request.options)
            assert ("form" in ways) is bool(in_parts(page))


def actions(screen: Screen) -> Iterator[str]:
    for block in screen.flat():
        buttons = block.buttons if isinstance(block, Row) else ()
        yield from (button.press.action for button in buttons if button.press)


@in_every_language
def test_time_is_called_only_by_whoever_has_read_what_that_means(words: Words) -> None:
    at = next(at for at in matches() for request in at.requests if JIKAN_DESU.key in request.options)
    page = at.page(at.requests[0].seat)
    asked = sure_question(page, words, 7, JIKAN_DESU.key, warning(page, words, JIKAN_DESU.key))
    check(asked)
    assert list(actions(asked)) == [f"pick:7:{JIKAN_DESU.key}", "summary"]


@in_every_language
def test_a_parry_with_ones_last_card_says_first_what_comes_of_it(words: Words) -> None:
    hands, others = (["men-1", "do-4"], ["bogyo-1"]), ["kote-2"]
    pages = {
        "ippon": match_page(COMPETITION, on_court(*hands).then("men-1>1").state, 1),
        "draw": match_page(DUEL, table.at(*hands).then("men-1>1").state, 1),
        "out": match_page(DUEL, table.at(*hands, others).then("men-1>1").state, 1),
    }
    for end, page in pages.items():
        assert "sure:10:bogyo-1" in actions(hand(page, words))
        card = words("kendo-card-bogyo")
        assert warning(page, words, "bogyo-1") == words(f"kendo-sure-parry-{end}", card=card)
    spare = match_page(DUEL, table.at(hands[0], ["bogyo-1", "seme-1"]).then("men-1>1").state, 1)
    assert not any(way.startswith("sure") for way in actions(hand(spare, words)))


def asked_page(name: str) -> MatchPage:
    """Return a page on which this is asked in a form."""
    return next(
        page
        for at in matches()
        for request in at.requests
        if decision(page := at.page(request.seat)) == name and (name == "refill" or in_parts(page))
    )


def test_parts_that_do_not_go_together_are_refused_in_a_sentence() -> None:
    scene = table.at(("men-1", "do-4"), ("men-kote", "kote-2"), ("men-6",), ("men-12",)).then("men-1>1")
    aimed, opened = match_page(DUEL, scene.state, 1), asked_page("opening")
    switched, filled = asked_page("switch"), asked_page("refill")
    wrong: tuple[tuple[MatchPage, Mapping[str, tuple[str, ...]], str], ...] = (
        (aimed, {"cards": ("men-kote",), "target": ("0",)}, "kendo-unfit-aim"),
        (opened, {"cards": ("jikan-desu", "men-1")}, "kendo-unfit-opening"),
        (switched, {"card": ("men-1",), "new": ("x",), "drawn": ("other",)}, "kendo-unfit-switch"),
        (filled, {"basic": ("9",), "counter": ("0",), "other": ("0",)}, "kendo-unfit-refill"),
    )
    assert read_kendo_form(aimed, {"cards": ("men-kote",), "target": ("2",)}) == "men-kote>2"
    for page, written, key in wrong:
        with pytest.raises(Refusal) as refused:
            read_kendo_form(page, written)
        assert refused.value.key == key
        assert WORDS(f"refusal-{key}")


@pytest.mark.parametrize(
    "written",
    [{}, {"cards": ("men-1", "men-6"), "target": ("1",)}, {"cards": ("men-1",), "target": ("x",)}],
)
def test_what_no_form_of_ours_sends_cannot_be_read(written: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(Unreadable):
        read_kendo_form(asked_page("attack"), written)


def test_a_huge_number_of_cards_is_refused_at_once() -> None:
    page = asked_page("refill")
    with pytest.raises(Refusal):
        read_kendo_form(page, {"basic": (str(2**62),), "counter": ("0",), "other": ("0",)})


def test_either_of_two_copies_can_be_switched() -> None:
    scene = table.opening(
        ("men-1", "bogyo-1", "bogyo-2"), ("men-12",), hidden=("men-6", "kamae-1", "kamae-2")
    )
    page = match_page(DUEL, scene.state, 0, 0)
    one, other, both = (
        read_kendo_form(page, {"cards": cards})
        for cards in (("bogyo-1",), ("bogyo-2",), ("bogyo-2", "bogyo-1"))
    )
    assert one == other
    assert one in page.options
    assert both == "bogyo-1+bogyo-2"
    assert read_kendo_form(page, {"cards": ()}) == "keep"


def public(at: Played, state: object) -> bytes:
    """Return all that everyone sees."""
    page = match_page(at.game, state, None, at.revision)  # type: ignore[arg-type]
    return msgspec.json.encode((board(page, WORDS), reveal(page, chapter_page(at), WORDS)))


def test_nobody_else_can_tell_what_is_in_a_hand() -> None:
    """What the public and each player see is the same for all states that they cannot tell apart."""
    for at in matches()[::7]:
        for number in range(2):
            dice = Dice(b"hidden", number)
            assert public(at, at.game.resample(at.state, None, dice)) == public(at, at.state)
            for seat in at.seats:
                other = at.game.resample(at.state, seat, dice)
                for draw in (hand, details):
                    pages = [
                        match_page(at.game, state, seat, at.revision, at.lately[seat])
                        for state in (at.state, other)
                    ]
                    assert draw(pages[0], WORDS) == draw(pages[1], WORDS)


def test_only_those_concerned_read_which_cards_were_taken() -> None:
    concerned, others = 0, 0
    for at in matches():
        for seat in at.seats:
            taken = [event for event in at.lately[seat] if isinstance(event, of.CardsTaken)]
            lines = "\n".join(lately_lines(at.page(seat), WORDS))
            assert lines.count(core("kendo-lately-took")) == sum(event.to == seat for event in taken)
            assert lines.count(core("kendo-lately-lost")) == sum(event.seat == seat for event in taken)
            concerned += len(taken)
            others += any(isinstance(event, of.CardsLost) for event in at.lately[seat]) and not taken
    assert concerned
    assert others, "somebody else at the table has lost cards"


def test_a_competition_shows_its_score_with_marks() -> None:
    marked = [at for at in matches() if at.game is COMPETITION and any(map(len, at.state.tally.ippons))]
    assert marked
    for at in marked:
        told = "\n".join(texts(board(replace(at.page(), pictured=False), WORDS)))
        points = [mark for marks in at.state.tally.ippons for mark in marks]
        assert told.count("●") == points.count("ippon")
        assert told.count("Ⓗ") == points.count("hansoku")
        assert told.count("▲") == sum(at.state.tally.hansoku)
