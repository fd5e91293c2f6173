"""Every screen of Pocket Samurai keeps within Discord's limits, is short, and tells nothing locked."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.adapter import layout
from bot.face.game.prompt import chosen
from bot.face.limits import check
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.pocket.abilities import rules
from bot.face.pocket.choices import choice_words
from bot.face.pocket.hand import details, hand
from bot.face.screen import Button, Row, Screen, Section, Select, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.pocket import events as of
from rules.pocket.deck import CARDS
from rules.pocket.deck import FIRST_DECK as DECK
from rules.pocket.pocket import Pocket, SecondPocket
from rules.pocket.resolution import HOLD, KEEP, SIDES
from rules.pocket.state import PocketOptions
from tests.face.languages import every_words, in_every_language
from tests.face.pocket import pages
from tests.face.pocket.pages import Played, chapter_page, match_page, played
from tests.rules.pocket.table import BEST_OF_THREE, area, facing

options = st.builds(
    PocketOptions, st.sampled_from(["single", "best-of-three"]), st.sampled_from(["open", "quick"])
)
seeds = st.binary(min_size=8, max_size=8)
DECISIONS = {"pick", "wish", "lay", "side", "strike", "hand", "exhaust"}


@cache
def matches() -> tuple[Played, ...]:
    """Return matches of every kind, played by the stand-in and at random."""
    kinds = (
        (PocketOptions(), (0, 1)),
        (PocketOptions(), ()),
        (PocketOptions("best-of-three", "quick"), (0,)),
        (PocketOptions("best-of-three"), ()),
    )
    seeds = (b"a seed!", b"b")
    return tuple(
        at for seed in seeds for kind, stands_in in kinds for at in played(kind, seed, stands_in=stands_in)
    )


def screens(at: Played, words: Words) -> Iterator[Screen]:
    """Yield everything shown of one state."""
    public = match_page(at.state, revision=at.revision)
    yield board(public, words)
    yield reveal(public, chapter_page(at, stand_ins=(0, 1)), words)
    for seat in (0, 1):
        page = replace(match_page(at.state, seat, at.revision), lately=at.chapter)
        yield hand(page, words)
        yield details(page, words)
        for choice in page.options:
            picked = replace(page, pick=choice)
            yield hand(picked, words)
            yield chosen(picked, words, 16, choice_words(picked, words, choice))


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([Pocket(), SecondPocket()]), options, seeds, every_words)
def test_every_screen_can_be_sent(game: Pocket, kind: PocketOptions, seed: bytes, words: Words) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "POCKET", game)
        for at in played(kind, seed):
            for screen in screens(at, words):
                check(screen)


def test_the_last_screens_become_views() -> None:
    for screen in screens(matches()[-1], Words()):
        assert layout(screen).to_components()


@in_every_language
@pytest.mark.parametrize("game", [Pocket(), SecondPocket()], ids=lambda game: game.id)
def test_the_fullest_table_can_be_sent(game: Pocket, words: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hold and have in play the cards of which there is most to say, in the longest of turns."""
    monkeypatch.setattr(pages, "POCKET", game)
    longest = sorted(
        game.deck, key=lambda key: len("".join(rules(words, CARDS[key], game.deck))), reverse=True
    )
    own, theirs = longest[:8], longest[8:16]
    held = facing(own, theirs, options=BEST_OF_THREE, doubles=2, points=(1, 1))
    laid = facing(area((), own), area((), theirs), options=BEST_OF_THREE, doubles=2, points=(1, 1))
    turn = (
        of.Flipped(turn=8, cards=("glare-of-the-sun", "rush")),
        of.SidesLost(cards=((0, own[0]), (1, theirs[0]))),
        *(of.PutOut(seat=seat, card=DECK[seat], by="rush") for seat in (0, 1)),
        *(of.Shown(seat=n % 2, card=card, shows=CARDS[card].sides[0]) for n, card in enumerate(DECK[:4])),
        *(of.GivenUp(seat=n % 2, card=c) for n, c in enumerate(("all-or-nothing", "last-wall", "feint"))),
        *(of.KeptAll(seat=seat) for seat in (0, 1)),
        *(of.StruckAt(seat=seat, swords=12, helms=12, through=False) for seat in (0, 1)),
        of.DoubleStrike(in_a_row=2),
    )
    for state in (held, laid):
        page = match_page(state)
        check(reveal(page, TurnPage(9, 9, turn * 3, (0, 1), message_id=None), words))
        check(board(page, words))
        for seat in (0, 1):
            check(hand(replace(match_page(state, seat), lately=turn), words))
            check(details(replace(match_page(state, seat), lately=turn), words))


def test_where_there_is_less_room_a_turn_is_told_with_less_of_why() -> None:
    turn = (
        of.Flipped(turn=8, cards=("iron-gate", "temple-wall")),
        of.Beaten(seat=0, card="iron-gate", why="defeats", sign="aggression"),
        of.HeldBack(seat=1),
    )
    page = replace(match_page(facing(("feint",), ("rush",))), pictured=False)
    telling = reveal(page, TurnPage(9, 9, turn, (), message_id=None), Words())
    longer = reveal(page, TurnPage(9, 9, turn * 30, (), message_id=None), Words())
    assert "holds back" in text(telling)
    assert "Temple Wall defeats Aggression" in text(telling)
    assert "holds back" not in text(longer)
    assert "is defeated" in text(longer)


def text(screen: Screen) -> str:
    """Return all that a screen says beside its controls."""
    said = (
        [block.text] if isinstance(block, Text) else block.texts if isinstance(block, Section) else ()
        for block in screen.flat()
    )
    return "\n".join(line for texts in said for line in texts)


def length(screen: Screen) -> int:
    """Return how many characters of a hand are read: no markup, and names where people are mentioned."""
    named = re.sub(r"<[@t][^>]*>", "a name or time", text(screen))
    return len(re.sub(r"[*~#_\u2060️]|^-# ", "", named, flags=re.MULTILINE))


@in_every_language
def test_a_hand_is_short_whatever_is_asked(words: Words) -> None:
    """What is to be read before a choice fits a phone; it is more while all cards are new."""
    for at in matches():
        for request in at.requests:
            page = replace(match_page(at.state, request.seat, at.revision), lately=at.chapter)
            new = request.decision in {"pick", "wish"} or len(page.options) >= 8
            assert length(hand(page, words)) <= (950 if new else 750), hand(page, words)


@in_every_language
def test_each_answer_of_each_decision_has_a_button_that_says_it_whole(words: Words) -> None:
    """Wishes alone are no answers one by one: they are ranked in a panel."""
    asked = Counter[str]()
    for at in matches():
        for request in at.requests:
            page = match_page(at.state, request.seat, at.revision)
            blocks = hand(page, words).flat()
            assert not any(isinstance(block, Select) for block in blocks), "they are few enough for buttons"
            buttons = [
                (button, button.label)
                for block in blocks
                if isinstance(block, Row)
                for button in block.buttons
            ]
            buttons += [(block.button, block.texts[0]) for block in blocks if isinstance(block, Section)]
            said = {answered(button): label for button, label in buttons if answered(button)}
            assert set(said) == (set() if request.decision == "wish" else set(request.options))
            assert len(set(said.values())) == len(said)
            asked[request.decision] += 1
    assert set(asked) == DECISIONS


def answered(button: Button) -> str:
    """Return the choice that a button of a hand makes; nothing where it does something else."""
    wanted, _, rest = (button.press.action if button.press else "").partition(":")
    return rest.partition(":")[2] if wanted == "pick" else ""


@in_every_language
def test_each_decision_is_asked_in_words_of_its_own(words: Words) -> None:
    questions = dict[str, str]()
    for at in matches():
        for request in at.requests:
            page = match_page(at.state, request.seat, at.revision)
            # the question is the last text before the buttons
            shown = [block.text for block in hand(page, words).flat() if isinstance(block, Text)]
            questions[request.decision] = shown[-1]
    assert len(set(questions.values())) == len(DECISIONS)


@in_every_language
def test_every_answer_can_be_said(words: Words) -> None:
    page = match_page(matches()[0].state, 0)
    said = {choice_words(page, words, choice) for choice in (*CARDS, *SIDES, HOLD, KEEP)}
    assert len(said) == len({card.name for card in CARDS.values()}) + 4


def public(page: MatchPage, at: Played, words: Words) -> bytes:
    return msgspec.json.encode((board(page, words), reveal(page, chapter_page(at), words)))


def test_the_public_sees_the_same_whatever_is_locked() -> None:
    for at in matches():
        for request in at.requests:
            page = match_page(at.state, None, at.revision)
            chosen_by_some = {request.options[0], request.options[-1]}
            locked = (replace(page, pick=choice, planned=request.options) for choice in chosen_by_some)
            assert {public(each, at, Words()) for each in locked} == {public(page, at, Words())}


def test_a_wish_list_in_the_making_shows_on_no_screen_but_ones_own() -> None:
    quick = [at for at in matches() if at.state.dojo and any(at.state.dojo.wishes)]
    assert quick
    for at in quick:
        assert at.state.dojo
        for seat in (0, 1):
            wishes = tuple(made if n == seat else () for n, made in enumerate(at.state.dojo.wishes))
            dojo = msgspec.structs.replace(at.state.dojo, wishes=(wishes[0], wishes[1]))
            bare = msgspec.structs.replace(at.state, dojo=dojo)
            pages = [match_page(state, seat, at.revision) for state in (at.state, bare)]
            for draw in (hand, details):
                assert draw(pages[0], Words()) == draw(pages[1], Words())
            boards = [match_page(state, None, at.revision) for state in (at.state, bare)]
            assert public(boards[0], at, Words()) == public(boards[1], at, Words())


@pytest.mark.parametrize("seat", [0, 1])
def test_what_both_drafted_is_shown_and_crossed_out_once_it_is_out(seat: int) -> None:
    state = facing(area(("iron-gate",), ("rush",), ("feint",)), area(("open-hand",), ("quick-draw",)))
    told = text(board(replace(match_page(state), pictured=False), Words()))
    mine, other = (("Iron Gate", "Rush"), ("Open Hand", "Quick Draw"))[:: 1 if seat == 0 else -1]
    for held, out in (mine, other):
        assert f"~~{out}~~" in told
        assert f"~~{held}~~" not in told
        assert held in told
    assert "~~Feint~~" in told
    assert "Exhausted: Feint" in told
