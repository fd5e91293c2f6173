"""Every card and ruling of Way of the Samurai has its words, and the book says what the rules do."""

import re

import pytest

from bot.face.limits import LABEL, OPTION_TEXT
from bot.face.way.cards import (
    INJURIES,
    card_button,
    card_in_full,
    card_name,
    card_with_icon,
    climate_deed,
    climate_name,
    event_deed,
    event_name,
    face_deed,
    fighter_name,
    gisei_name,
    opponent_deed,
    opponent_name,
    place_deed,
    place_name,
    virtue_deed,
    virtue_name,
    weapon_deed,
    weapon_name,
    wound_deed,
    wound_name,
)
from bot.face.way.effects import deed
from bot.face.way.library import WAY_BOOK
from bot.face.way.symbols import ICON_EMOJI, added_in_short, levels_in_short
from bot.face.words import Words
from rules.way import events as of
from rules.way.action_cards import ACTION_CARDS, GISEI, ICONS
from rules.way.clauses import WayClause
from rules.way.edition import SECOND
from rules.way.features import CLIMATES, EVENTS, VIRTUES, WEAPONS
from rules.way.injuries import BASE_INJURIES, BLOOD_INJURIES
from rules.way.levels import Levels
from rules.way.opponents import COUNTERED_BY, OPPONENTS, DefenceCard
from rules.way.rulings import RULINGS, SECOND_RULINGS
from rules.way.surroundings import SURROUNDINGS
from tests.face.languages import in_every_language
from tests.rules.way.table import begun

WORDS = Words()
NARROW = 32
"""What a button shows on a small screen, beside its icon."""


def plain(text: str) -> str:
    """Return a text without what keeps its parts on one line, its signs as they are typed."""
    return text.translate({0x2060: None, 0x2019: "'", 0x2212: "-", 0x2013: "-"})


def page(name: str, words: Words = WORDS) -> str:
    return plain("\n".join(WAY_BOOK.text(words, name, WAY_BOOK.facts())))


@in_every_language
def test_every_action_card_has_a_name_of_its_own_that_fits_a_button(words: Words) -> None:
    assert len({card_name(words, key) for key in ACTION_CARDS}) == len(ACTION_CARDS) == 38
    for key in ACTION_CARDS:
        label = card_button(words, key).label
        assert len(plain(label)) <= NARROW < LABEL
        assert card_in_full(words, key).endswith(added_in_short(words, ACTION_CARDS[key].adds))


@pytest.mark.parametrize("key", ACTION_CARDS)
def test_a_card_is_told_with_the_numbers_that_the_rules_have(key: str) -> None:
    told = dict(re.findall(r"([STG])([+-]\d)", plain(card_button(WORDS, key).label)))
    adds = ACTION_CARDS[key].adds.each
    assert {letter: int(count) for letter, count in told.items()} == {
        letter: count for letter, count in zip("STG", adds, strict=True) if count
    }


def test_icons_are_told_apart() -> None:
    assert len({*ICON_EMOJI.values()}) == len(ICON_EMOJI) == len(ICONS)


def test_levels_are_written_with_all_three_and_with_what_is_below_none() -> None:
    assert plain(levels_in_short(WORDS, Levels(4, -2, 0))) == "S4 T-2 G0"
    assert plain(added_in_short(WORDS, Levels())) == "±0"


@in_every_language
def test_all_that_lies_on_the_table_has_a_name_of_its_own_and_says_what_it_does(words: Words) -> None:
    kinds = (
        (WEAPONS, weapon_name, weapon_deed),
        (SURROUNDINGS, place_name, place_deed),
        (CLIMATES, climate_name, climate_deed),
        (EVENTS, event_name, event_deed),
        (VIRTUES, virtue_name, virtue_deed),
    )
    for cards, name, says in kinds:
        assert len({name(words, key) for key in cards}) == len(cards)
        assert all(0 < len(says(words, key)) <= OPTION_TEXT for key in cards)
    for key, opponent in OPPONENTS.items():
        assert opponent_name(words, key)
        assert 0 < len(opponent_deed(words, key)) <= OPTION_TEXT
        assert len({fighter_name(words, foe.key) for foe in opponent.foes}) == len(opponent.foes)


@in_every_language
def test_every_wound_has_a_name_of_its_own_and_says_what_it_does(words: Words) -> None:
    assert len({wound_name(words, key, level) for key in INJURIES for level in (1, 2)}) == 2 * len(INJURIES)
    for key in INJURIES:
        for level in (1, 2):
            assert wound_deed(words, key, level)


def test_a_wound_weakens_the_opponent_and_exposes_the_player() -> None:
    assert plain(wound_deed(WORDS, "stagger", 1, "foe")) == "next counterattack -2"
    assert plain(wound_deed(WORDS, "stagger", 1)) == "next counterattack +2"


@in_every_language
def test_every_kind_of_clause_has_its_words(words: Words) -> None:
    cards = [*WEAPONS.values(), *CLIMATES.values(), *EVENTS.values(), *VIRTUES.values()]
    cards += (SECOND.weapons["wakizashi"], SECOND.virtues["yu"])
    clauses = [clause for card in cards for clause in card.clauses]
    clauses += [clause for injury in INJURIES.values() for wound in injury.wounds for clause in wound]
    clauses += [clause for place in SURROUNDINGS.values() for face in place.faces for clause in face]
    assert {type(clause) for clause in clauses} == {*WayClause.__subclasses__()}
    assert all(deed(words, clause) for clause in clauses)


def test_the_faces_of_a_place_are_told_together_and_one_by_one() -> None:
    assert plain(place_deed(WORDS, "bamboo")).endswith(
        ": 1: -2 Life; 2-3: nothing; 4-5: G+3; 6: no counterattack"
    )
    for key, place in SURROUNDINGS.items():
        for face in range(1, len(place.faces) + 1):
            assert face_deed(WORDS, key, face) in place_deed(WORDS, key)


def test_every_card_stands_in_the_book() -> None:
    shown = {
        "way-cards": [card_button(WORDS, key).label for key in ACTION_CARDS],
        "way-bushido": [virtue_name(WORDS, key) for key in VIRTUES],
        "way-gisei": [gisei_name(WORDS, key) for key in GISEI],
        "way-injuries": [wound_name(WORDS, key, level) for key in BASE_INJURIES for level in (1, 2)],
        "way-blood": [wound_name(WORDS, key, level) for key in BLOOD_INJURIES for level in (1, 2)],
        "way-road": [event_name(WORDS, key) for key in EVENTS],
        "way-opponents": [opponent_name(WORDS, key) for key in OPPONENTS],
        "way-table": [
            *(weapon_name(WORDS, key) for key in WEAPONS),
            *(place_name(WORDS, key) for key in SURROUNDINGS),
            *(climate_name(WORDS, key) for key in CLIMATES),
        ],
    }
    for name, cards in shown.items():
        assert [card for card in cards if plain(card) not in page(name)] == [], name


def test_the_book_says_of_each_card_where_it_comes_from() -> None:
    for name in ("way-opponents", "way-bushido", "way-table", "way-road"):
        described = [line for line in page(name).splitlines() if line.startswith("-# **")]
        assert all(line.endswith(("*from the text*", "completed*", "ours*")) for line in described)
    assert "**Yari** · 3 times a fight: six new cards; -1 Life, -1 Ki at the start · *from the text*" in page(
        "way-table"
    )


def test_the_book_says_who_of_three_strikes_back() -> None:
    names = [fighter_name(WORDS, foe.key) for foe in OPPONENTS["three"].foes]
    for face, numbers in enumerate(COUNTERED_BY, 1):
        called = ", ".join(names[number] for number in numbers) or WORDS("way-book-nobody")
        assert f"🔵 {face}: {called}" in page("way-opponents").splitlines()[-7 + face]


def test_the_worked_round_goes_as_the_page_says() -> None:
    hand = ("sun-1", "sun-3", "sun-4", "wave-4", "wave-6", "blade-1")
    scene = begun("student", hand=hand, defences=(DefenceCard(2, 3), DefenceCard(4, 4)), counters=(2, 3))
    foe = scene.state.foes[0]
    assert (foe.ki, foe.defence, foe.power) == (1, DefenceCard(1, 1), 1)
    scene = scene.then("sun-1+wave-6")
    assert scene.of(of.CardsPlaced)[-1].levels == Levels(4, -1, 1)
    assert scene.of(of.DefenceRevealed)[-1].needed == DefenceCard(3, 4)
    scene = scene.then("wave-4")
    assert scene.state.levels.guard == 4
    assert (scene.state.foes[0].life, scene.state.foes[0].ki) == (foe.life - 1, 0)
    scene = scene.then("guard", "face")
    met = scene.of(of.CounterMet)[-1]
    assert (met.card, met.power, met.guard, met.damage) == (2, 5, 6, 0)
    scene = scene.then("sun-3+blade-1")
    assert [event.levels for event in scene.of(of.CardsPlaced)[-2:]] == [Levels(8, -2, 6), Levels(11, -2, 5)]
    assert scene.of(of.DefenceRevealed)[-1].needed == DefenceCard(7, 7)
    assert [event.icon for event in scene.of(of.ComboMade)] == ["sun"]
    scene = scene.then("ki")
    assert scene.of(of.AttackResolved)[-1].strength == 11
    scene = scene.then("hold", "face")
    assert [event.level for event in scene.of(of.DieSet)] == [2, 3]
    met = scene.of(of.CounterMet)[-1]
    assert (met.card, met.power, met.guard, met.damage) == (3, 6, 5, 1)
    assert (scene.state.round, scene.state.life, scene.state.ki) == (2, 7, 5)
    assert (scene.state.foes[0].life, scene.state.foes[0].ki) == (foe.life - 2, 0)
    told = page("way-example")
    for key in hand:
        named, adds = card_with_icon(WORDS, key), added_in_short(WORDS, ACTION_CARDS[key].adds)
        assert f"{named} ({plain(adds)})" in told


def test_every_ruling_is_explained_once_in_its_order() -> None:
    pages = ("way-rulings", "way-more-rulings", "way-road")
    told = [line for name in pages for line in page(name).splitlines() if line[:1].isdigit()]
    assert [int(line.partition(".")[0]) for line in told] == [
        ruling.number for ruling in (*RULINGS, *SECOND_RULINGS)
    ]


def test_departures_from_the_text_are_called_so() -> None:
    pages = ("way-rulings", "way-more-rulings", "way-road")
    told = [line for name in pages for line in page(name).splitlines() if "**departure" in line]
    numbers = {int(line.partition(".")[0]) for line in told}
    assert {ruling.name for ruling in (*RULINGS, *SECOND_RULINGS) if ruling.number in numbers} == {
        "house-switches",
        "combos-alone-by-the-letter",
        "both-with-the-wakizashi",
        "cliff-of-the-house",
        "pawn-by-combos",
    }
