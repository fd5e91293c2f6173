"""Every card, event, ability and ruling of Pocket Samurai has its words, and they say what the rules do."""

from dataclasses import replace
from functools import partial
from typing import Literal, get_args

import pytest

from bot.face.learning.library import rules_screen
from bot.face.limits import texts
from bot.face.match.turn import turn_told
from bot.face.pocket.abilities import common, rules, told
from bot.face.pocket.areas import area_lines
from bot.face.pocket.board import middle
from bot.face.pocket.cards import card_in_full, card_line, card_name, grouped_lines
from bot.face.pocket.facts import turn_facts
from bot.face.pocket.symbols import symbols_words
from bot.face.pocket.turns import lately_lines, turns_of
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.game import Event
from rules.pocket import events as of
from rules.pocket.abilities import Answers
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, FIRST_DECK, SECOND_DECK
from rules.pocket.pocket import NEWEST
from rules.pocket.rulings import RULINGS
from rules.pocket.state import PocketOptions
from tests.face.languages import in_every_language
from tests.face.pocket.pages import ID, Played, match_page, played
from tests.face.pocket.test_pocket_screens import matches
from tests.face.test_facts import told_in
from tests.rules.pocket.table import BEST_OF_THREE, Turn, area, facing, flip

AYA, BEN = f"<@{ID}>", f"<@{ID - 1}>"
WORDS = Words()
DECK = NEWEST.deck

OPEN = flip(facing(("tiger-stance", "rush"), ("feint", "iron-gate")), "tiger-stance", "iron-gate")
QUIET = OPEN.then({0: "helms"})
BEATEN = flip(facing(("iron-gate", "rush"), ("temple-wall", "feint")), "iron-gate", "temple-wall")
COUNTERED = flip(facing(("rush",), ("counter-blow", "feint")), STRIKE, "counter-blow")
HOME = flip(facing(area(("rush",), ("falling-rock",)), ("open-hand", "feint")), STRIKE, "open-hand")
VAIN = flip(facing(("rush",), ("open-hand", "feint")), STRIKE, "open-hand")
BOTH = flip(facing(("rush",), ("open-hand",)), STRIKE, STRIKE)
MUTUAL = flip(facing(area(("rush",), ("falling-rock",)), area(("feint",), ("quick-draw",))), STRIKE, STRIKE)
POINT = flip(
    facing(area(("rush",), ("falling-rock",)), ("open-hand", "feint"), options=BEST_OF_THREE),
    STRIKE,
    "open-hand",
)
FORCED = flip(facing(("temple-wall",), ("counter-blow",)), "temple-wall", "counter-blow")
"""Both then hold nothing but a Strike!: three turns follow by themselves, and the round is over."""
LOST = flip(facing(("tiger-stance", "rush"), ("balanced-style", "feint")), "tiger-stance", "balanced-style")
LEFT = Turn(
    OPEN.state, (of.SeatLeft(seat=1, reason="forfeited"), of.MatchOver(winners=(0,), reason="forfeited"))
)


def tell(turn: Turn, words: Words = WORDS, *, pictured: bool = True) -> str:
    page = replace(match_page(turn.state, revision=5), pictured=pictured)
    told = next(turn_told(page, TurnPage(5, 5, turn.events, (), message_id=None), words))
    return told.replace("\u2019", "'")


@in_every_language
def test_every_card_has_a_name_of_its_own_and_says_what_it_does(words: Words) -> None:
    for deck in (FIRST_DECK, SECOND_DECK):
        assert len({card_name(words, key) for key in (*deck, STRIKE)}) == len(deck) + 1
        assert len({card_line(words, key) for key in deck}) == len(deck)
        for key in deck:
            assert told(words, CARDS[key])
            counted = key == "one-sword-style"
            assert len(rules(words, CARDS[key], deck)) == len(CARDS[key].abilities) + counted
    assert rules(words, CARDS[STRIKE], DECK)


def test_one_sword_style_says_how_many_cards_it_loses_to_in_its_own_edition() -> None:
    for deck, count in ((FIRST_DECK, 24), (SECOND_DECK, 24)):
        assert (
            rules(WORDS, CARDS["one-sword-style"], deck)[-1] == f"{count} of the 27 cards could show helms."
        )
    assert "24 of the 27 cards could show helms." in rules_text("pocket-aggression")


def test_what_a_card_takes_and_shows_is_told_as_the_rules_have_it() -> None:
    assert "not its aspect" in rules(WORDS, CARDS["mind-like-water"], DECK)[-1]
    for key in ("bending-reed", "supple-willow"):
        assert "for the rest of the round" in rules(WORDS, CARDS[key], DECK)[-1]


@pytest.mark.parametrize("key", DECK)
def test_a_card_is_told_with_the_numbers_that_the_rules_have(key: str) -> None:
    line = card_in_full(WORDS, key)
    if CARDS[key].ability(Answers):
        line = line.partition("+")[0]
    for side in CARDS[key].sides:
        for count, word in ((side.swords, "sword"), (side.helms, "helm")):
            assert (f"{count} {word}{'' if count == 1 else 's'}" in line) == bool(count)


@in_every_language
def test_each_aspect_stands_once_above_its_cards(words: Words) -> None:
    lines = grouped_lines(words, DECK)
    assert len(lines) == len(DECK) + 3
    assert grouped_lines(words, (STRIKE,)) == []


def test_every_event_of_a_turn_is_told() -> None:
    told = set[type[Event]]()
    for state, events in ((LOST.state, LOST.events), *((at.state, at.chapter) for at in matches())):
        tell = partial(turn_facts, pocket_view(match_page(state)), words=WORDS, still_open=False)
        for each in turns_of(events):
            told |= told_in(tell, each)
    assert {*get_args(of.ExchangeEvent)} <= told


@in_every_language
@pytest.mark.parametrize(
    "turn", [OPEN, QUIET, BEATEN, COUNTERED, HOME, VAIN, BOTH, MUTUAL, POINT, FORCED, LEFT]
)
def test_every_kind_of_turn_can_be_told_in_every_language(turn: Turn, words: Words) -> None:
    for seat in (0, 1):
        page = replace(match_page(turn.state, seat), lately=turn.events)
        assert len(lately_lines(page, words)) <= 2
    assert tell(turn, words)


@pytest.mark.parametrize(
    ("turn", "result"),
    [
        (OPEN, WORDS("pocket-told-open")),
        (QUIET, WORDS("pocket-told-quiet")),
        (BEATEN, f"💥 **{AYA}'s Iron Gate is defeated.**"),
        (COUNTERED, f"💥 **{AYA}'s Strike! is defeated.**"),
        (HOME, f"🏆 **{AYA} strikes home: 3 swords against 2 helms.**"),
        (VAIN, f"🛡️ **{AYA} strikes in vain: 0 swords against 2 helms.**"),
        (BOTH, f"🛡️ **{AYA} strikes in vain: 0 swords against 0 helms.**"),
        (MUTUAL, "⚖️ **A mutual defeat.**"),
        (POINT, f"🏆 **{AYA} strikes home: 3 swords against 2 helms.**"),
        (LEFT, "⌛"),
    ],
)
def test_a_turn_is_told_with_its_result_first(turn: Turn, result: str) -> None:
    title, first, *_ = tell(turn).splitlines()
    assert title.startswith("## ⚔️ Turn")
    assert first.startswith(result)


def test_who_holds_nothing_but_the_strike_is_told_before_and_after_it_is_laid_for_them() -> None:
    told = tell(FORCED)
    assert told.count("Both had only the Strike! left to lay.") == 3, "for each turn that followed"
    assert "left to lay" not in tell(COUNTERED), "who had another card chose it"
    turn = flip(facing(("temple-wall",), ("counter-blow", "feint")), "temple-wall", "counter-blow")
    assert middle(match_page(turn.state), WORDS).turn.endswith(
        f"{AYA} has only the Strike!, so it is laid at once."
    )


def drafting(draft: Literal["open", "quick"], revision: int) -> Played:
    """Return a draft after this many plays."""
    return list(played(PocketOptions(draft=draft), b"draft"))[revision]


@pytest.mark.parametrize("draft", ["open", "quick"])
def test_a_draft_is_told_in_the_end_by_all_that_was_taken(draft: Literal["open", "quick"]) -> None:
    ended = drafting(draft, 16)
    taken = [card_name(WORDS, event.card) for event in ended.chapter if isinstance(event, of.Drafted)]
    whole = tell(Turn(ended.state, ended.chapter), pictured=False)
    assert [whole.count(name) for name in taken] == [1] * 16
    drawn = tell(Turn(ended.state, ended.chapter))
    assert [drawn.count(name) for name in taken] == [0] * 16, "the picture below has them"
    left = [
        card_name(WORDS, card)
        for event in ended.chapter
        if isinstance(event, of.LeftOver)
        for card in event.cards
    ]
    assert [drawn.count(name) for name in left] == [1] * 4


def test_while_it_goes_on_a_draft_is_told_by_its_last_pick() -> None:
    begun = drafting("open", 3)
    *_, last = begun.chapter
    assert isinstance(last, of.Drafted)
    news = tell(Turn(begun.state, begun.chapter))
    assert news == f"🎴 **<@{ID - last.seat}> takes {card_name(WORDS, last.card)}.**"


def test_while_it_goes_on_a_quick_draft_is_told_without_any_card() -> None:
    begun = drafting("quick", 3)
    _, news = tell(Turn(begun.state, begun.chapter)).splitlines()
    assert news.startswith("**Both rank the cards in secret.**")


@pytest.mark.parametrize("draft", ["open", "quick"])
def test_who_leaves_in_the_draft_is_told_first(draft: Literal["open", "quick"]) -> None:
    begun = drafting(draft, 0)
    _, first, *_ = tell(Turn(begun.state, (of.SeatLeft(seat=1, reason="resigned"),))).splitlines()
    assert first == f"🏳️ {BEN} resigns."


def test_why_follows_the_result() -> None:
    assert f"Temple Wall defeats Aggression: {AYA}'s Iron Gate is exhausted." in tell(BEATEN)
    assert f"Counter Blow defeats a Strike!: {AYA}'s Strike! goes back to the hand." in tell(COUNTERED)
    assert f"{AYA}'s Tiger Stance shows 2 helms." in tell(QUIET)
    assert "Both have struck in vain: 1 of 3." in tell(BOTH)
    assert f"A point for {AYA}: 1 : 0." in tell(POINT)
    assert "round 2 begins" in tell(POINT)


def test_turns_that_follow_one_another_are_each_told() -> None:
    assert tell(FORCED).count("## ⚔️ Turn") == 4
    page = replace(match_page(FORCED.state, 0), lately=FORCED.events)
    assert lately_lines(page, WORDS)[0].count("in vain") == 2, "of the last one alone"


@pytest.mark.parametrize(
    ("turn", "seat", "lines"),
    [
        (OPEN, 0, ("This turn so far: no card is defeated.", "-# Your 🔥 Tiger Stance met 🔥 Iron Gate")),
        (QUIET, 1, ("Last turn: no one struck.", "-# Your 🔥 Iron Gate met 🔥 Tiger Stance")),
        (BEATEN, 0, ("Last turn: your Iron Gate is defeated.", "-# Your 🔥 Iron Gate met 🪷 Temple Wall")),
        (VAIN, 1, (f"Last turn: {AYA} strikes in vain, 0 against 2.", "-# Your 🪷 Open Hand met ⚔️ Strike!")),
        (POINT, 0, ("Last turn: **you strike home**, 3 against 2.", "-# Your ⚔️ Strike! met 🪷 Open Hand")),
    ],
)
def test_a_hand_says_first_what_came_of_the_last_turn(turn: Turn, seat: int, lines: tuple[str, str]) -> None:
    page = replace(match_page(turn.state, seat), lately=turn.events)
    assert tuple(lately_lines(page, WORDS)) == lines


def test_a_hand_in_the_draft_says_what_the_other_took_and_what_the_stand_in_took() -> None:
    before, after, *_ = played(PocketOptions(), b"draft")
    assert before.state.dojo
    taker, card = before.state.dojo.on, before.state.dojo.on_offer
    (taken,) = set(card) - set(after.state.dojo.on_offer if after.state.dojo else ())
    events: tuple[Event, ...] = (of.Drafted(seat=taker, card=taken),)
    other = replace(match_page(after.state, 1 - taker), lately=events)
    name = card_name(WORDS, taken)
    assert lately_lines(other, WORDS) == [f"<@{ID - taker}> took {name}."]
    own = replace(match_page(after.state, taker), lately=events)
    assert lately_lines(own, WORDS) == [], "they know"
    assert lately_lines(replace(own, stood_in=True), WORDS) == [f"The stand-in took {name} for you."]


def rules_text(page: str) -> str:
    return "\n".join(texts(rules_screen(WORDS, page)))


@pytest.mark.parametrize("key", DECK)
def test_every_card_stands_on_the_page_of_its_aspect_with_where_it_comes_from(key: str) -> None:
    card = CARDS[key]
    page = rules_text(f"pocket-{card.aspect}")
    origin = WORDS(f"origin-{card.origin}", source=card.source)
    told = " ".join((card_in_full(WORDS, key), *common(WORDS, card, DECK)))
    assert f"{told}\n-# {origin}" in page


def test_the_worked_turn_goes_as_the_page_says() -> None:
    start = facing(
        area(("rush",), ("cold-moon", "all-or-nothing")),
        area(("supple-willow", "feint"), ("on-its-heels",)),
    )
    assert [start.areas[seat].symbols.swords for seat in (0, 1)] == [4, 1]
    laid = flip(start, STRIKE, "supple-willow", game=NEWEST)
    assert laid.decision == "exhaust"
    assert laid.symbols(1).helms == 4
    assert set(laid.asked) == {0}
    struck = laid.then({0: "all-or-nothing"})
    if struck.asked:
        struck = struck.then(dict.fromkeys(struck.asked, "keep"))
    (strike,) = struck.of(of.StruckAt)
    assert (strike.swords, strike.helms, strike.through) == (5, 4, True)
    page = rules_text("pocket-example")
    for key in ("cold-moon", "all-or-nothing", "on-its-heels"):
        assert f"{card_name(WORDS, key)} ({symbols_words(WORDS, CARDS[key].sides[0])})" in page
    assert "4 swords against 4 helms is not enough" in page
    assert "5 swords against 4 helms" in page
    assert [key for key in DECK if CARDS[STRIKE].beaten_by(CARDS[key])] == ["counter-blow-2", "sidestep"]


def test_departures_from_the_text_are_called_so() -> None:
    page = rules_text("pocket-rulings").splitlines()
    named = [
        ruling.name
        for ruling in RULINGS
        if any(line.startswith(f"{ruling.number}. ") and "departure" in line for line in page)
    ]
    assert named == ["first-by-lot", "open-hands", "quick-draft"]


def test_a_board_in_words_names_what_is_in_play() -> None:
    in_play, drafted = area_lines(WORDS, area(("rush",), ("falling-rock",)))
    assert card_name(WORDS, "falling-rock") in in_play
    assert card_name(WORDS, "rush") not in in_play
    assert card_name(WORDS, "rush") in drafted
