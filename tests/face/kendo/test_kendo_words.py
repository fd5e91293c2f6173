"""Every card and ruling of Kendo Duel has its words, and the book says what the rules do."""

import re
from typing import get_args

import pytest

from bot.face.kendo.cards import (
    FRAME_EMOJI,
    card_button,
    card_deed,
    card_line,
    card_name,
    card_names,
    hand_lines,
    kind_name,
    together,
)
from bot.face.learning.library import rules_screen
from bot.face.limits import LABEL, texts
from bot.face.words import Words
from rules.kendo import events as of
from rules.kendo.cards import CARDS, COMPETITION_DECK, NUMBERS
from rules.kendo.rulings import COMPETITION_RULINGS, RULINGS
from rules.kendo.state import Initiative, Threat
from rules.kendo.yielding import Cost
from tests.face.languages import in_every_language
from tests.rules.kendo.table import at

WORDS = Words()
KINDS = {card.kind: card.key for card in CARDS.values()}


@in_every_language
def test_every_kind_of_card_has_a_name_of_its_own_and_a_line(words: Words) -> None:
    assert len({kind_name(words, kind) for kind in KINDS}) == len(KINDS) == 32
    assert len({card_line(words, key) for key in KINDS.values()}) == len(KINDS)
    for key in KINDS.values():
        assert 0 < len(card_deed(words, key)) <= 80
        assert len(card_button(words, key).label) <= LABEL


@in_every_language
def test_each_cost_of_letting_an_attack_pass_has_words_of_its_own(words: Words) -> None:
    said = {cost: words(f"kendo-yield-{cost}", count=1) for cost in get_args(Cost)}
    assert len({*said.values()}) == len(said)
    assert all(len(each) <= LABEL for each in said.values())


def test_frames_are_told_apart_without_colour() -> None:
    assert len({*FRAME_EMOJI.values()}) == len(FRAME_EMOJI)
    assert {card.frame for card in CARDS.values()} == {*FRAME_EMOJI}


def test_a_counterattack_is_named_by_what_it_answers_and_then_by_what_it_strikes() -> None:
    assert card_name(WORDS, "men-kote") == "MEN → KOTE"
    assert card_deed(WORDS, "men-kote") == "answers MEN and strikes back with KOTE"
    assert together(WORDS, ("mushin-1", "do-men")) == "MUSHIN + DO → MEN"
    assert together(WORDS, ("men-1", "jodan-2")) == "MEN + JODAN"


@pytest.mark.parametrize("key", KINDS.values())
def test_what_stops_a_red_card_is_said_of_it_and_of_what_stops_it(key: str) -> None:
    card = CARDS[key]
    if card.frame == "red":
        stopping = {other.kind for other in CARDS.values() if card.kind in other.stops}
        named = {*re.findall(r"[A-Z]{3,}", card_deed(WORDS, key))}
        assert named == {kind_name(WORDS, kind) for kind in stopping}
    for kind in card.stops:
        assert kind_name(WORDS, kind) in card_deed(WORDS, key)


def test_copies_are_named_once_and_a_hand_stands_by_its_groups() -> None:
    hand = ("men-1", "men-6", "kote-2", "men-do", "jodan-1", "kamae-1", "kamae-2")
    assert card_names(WORDS, hand[:3]) == "MEN \u00d72, KOTE"
    assert hand_lines(WORDS, hand) == [
        "🪵 Basic attacks: MEN \u00d72, KOTE",
        "🪵 Counterattacks: MEN → DO",
        "🔥 JODAN · 🌊 KAMAE \u00d72",
    ]
    assert hand_lines(WORDS, hand[:3], numbered=True) == ["🪵 Basic attacks: MEN 1, MEN 6, KOTE 2"]


def rules_text(page: str) -> str:
    return "\n".join(texts(rules_screen(WORDS, page)))


def test_the_page_of_the_cards_has_every_kind_with_its_numbers_or_copies() -> None:
    page = rules_text("kendo-cards")
    for part, numbers in NUMBERS.items():
        assert f"**{kind_name(WORDS, part)}** {', '.join(map(str, numbers))} · " in page
    for kind, key in KINDS.items():
        copies = sum(card.kind == kind for card in CARDS.values())
        if CARDS[key].subdeck == "other":
            assert f"**{kind_name(WORDS, kind)}** \u00d7{copies} · {card_deed(WORDS, key)}" in page
    assert "**MEN → MEN** and 15 more" in page


def test_what_is_the_house_s_own_is_said_to_be() -> None:
    page = rules_text("kendo-cards")
    known = [card.kind for card in CARDS.values() if card.subdeck == "counter" and card.origin == "known"]
    assert f"only {card_name(WORDS, *known)} is known" in page
    assert {card.subdeck for card in CARDS.values() if card.origin == "house"} == {"basic", "counter"}


def test_the_worked_exchange_goes_as_the_page_says() -> None:
    scene = at(
        ("men-1", "seme-1", "kote-do", "taiatari-1", "kamae-1"),
        ("men-kote", "do-4", "tsuki-3", "kote-men", "jodan-1"),
    )
    attacked = scene.then("men-1+seme-1>1")
    assert attacked.options == ("yield",)
    pulled = attacked.then("yield")
    assert [event.to for event in pulled.of(of.CardsLost)] == [0]
    back = pulled.then("men-kote>0")
    assert back.now == Threat(0, 1, "men-kote")
    threatened = back.then("kote-do>1")
    assert threatened.now == Threat(1, 0, "kote-do")
    ended = threatened.then("do-4")
    assert ended.now == Initiative(0)
    hit = ended.then("taiatari-1>1")
    assert hit.options == ("yield",)
    lost = hit.then("yield")
    assert lost.now == Initiative(1)
    assert [(event.seat, event.count) for event in lost.of(of.CardsLost)] == [(1, 1), (1, 1)]
    (tsuki,) = (option for option in lost.options if option.startswith("tsuki") and "+" not in option)
    assert lost.then(tsuki, "kamae-1").now == Initiative(0)
    page = rules_text("kendo-example")
    for cards in ("MEN + SEME", "MEN → KOTE", "KOTE → DO", "DO", "TAIATARI", "TSUKI", "KAMAE"):
        assert f"**{cards}**" in page


def test_every_ruling_of_kendo_is_explained_on_one_page_in_its_order() -> None:
    pages = ("kendo-rulings", "kendo-more-rulings", "kendo-competition-rulings")
    told = [line for page in pages for line in rules_text(page).splitlines() if line[:1].isdigit()]
    assert told == [
        line
        for ruling in (*RULINGS, *COMPETITION_RULINGS)
        for line in told
        if line.startswith(f"{ruling.number}. ")
    ]
    assert len(told) == len(RULINGS) + len(COMPETITION_RULINGS)


def test_departures_of_kendo_from_the_text_are_called_so() -> None:
    pages = ("kendo-rulings", "kendo-more-rulings", "kendo-competition-rulings")
    told = [line for page in pages for line in rules_text(page).splitlines() if "departure" in line]
    numbers = {int(line.partition(".")[0]) for line in told if line[:1].isdigit()}
    named = [ruling.name for ruling in (*RULINGS, *COMPETITION_RULINGS) if ruling.number in numbers]
    of_court = ["green-at-once-or-after", "drawn-for-attack"]
    assert named == ["deflector-starts", "last-card-parries", "may-yield", *of_court]


def test_the_book_says_that_speed_tells_nothing_of_a_hand() -> None:
    page = rules_text("kendo-time")
    assert "a player who holds a card is asked" in page
    assert "**always answers**" in page
    assert len(COMPETITION_DECK) == 53
