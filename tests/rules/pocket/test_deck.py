"""Both decks: 27 cards of our own each, of which nine are known in part."""

from collections import Counter

import pytest

from rules.pocket.abilities import (
    Ability,
    ChooseSide,
    Defeats,
    Exhaust,
    FromHand,
    LosesTo,
    MayStrike,
    Ongoing,
)
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS, FIRST_DECK, SECOND_DECK, Deck

DECKS = pytest.mark.parametrize("deck", [FIRST_DECK, SECOND_DECK], ids=["first", "second"])


@DECKS
def test_there_are_27_cards_nine_of_each_aspect_and_the_strike(deck: Deck) -> None:
    assert len(set(deck)) == len(deck) == 27
    assert Counter(CARDS[card].aspect for card in deck) == {"aggression": 9, "wisdom": 9, "agility": 9}
    assert set(CARDS) - {*FIRST_DECK, *SECOND_DECK} == {STRIKE}
    assert CARDS[STRIKE].signs == {"strike"}


def test_hands_are_held_in_the_order_that_the_first_edition_had() -> None:
    assert [key for key in CARDS if key in FIRST_DECK] == list(FIRST_DECK)
    assert list(CARDS)[-1] == STRIKE


def test_every_key_names_its_card() -> None:
    assert [card.key for card in CARDS.values()] == list(CARDS)


@DECKS
@pytest.mark.parametrize(
    "keyword", [Defeats, LosesTo, Exhaust, Ongoing, ChooseSide, MayStrike, FromHand], ids=lambda k: k.__name__
)
def test_each_keyword_stands_on_several_cards(keyword: type[Ability], deck: Deck) -> None:
    assert sum(CARDS[card].ability(keyword) is not None for card in deck) >= 2


def test_no_card_has_two_abilities_of_a_kind() -> None:
    for card in CARDS.values():
        assert len({type(ability) for ability in card.abilities}) == len(card.abilities)


def test_nobody_can_put_out_two_cards_with_a_choice_in_one_turn() -> None:
    """What two of the same player would do to each other is left open by the text, and never comes up."""
    assert not any(card.ability(FromHand) and card.ability(ChooseSide) for card in CARDS.values())


def test_only_a_card_that_can_be_turned_has_two_sides_and_swords_come_first() -> None:
    for card in CARDS.values():
        turned = [
            ability for ability in card.abilities if type(ability).__name__ in ("ChooseSide", "TurnsAgainst")
        ]
        assert len(card.sides) == 1 + len(turned)
        if turned:
            swords, helms = card.sides
            assert swords.swords > 0 == swords.helms
            assert helms.helms > 0 == helms.swords


@DECKS
def test_nine_cards_are_public_and_say_where_they_are_told_of(deck: Deck) -> None:
    public = {CARDS[key].name for key in deck if CARDS[key].origin == "completed"}
    assert public == {
        "rush",
        "glare-of-the-sun",
        "intimidating-shout",
        "desperate-defense",
        "balanced-style",
        "counter-blow",
        "mind-like-water",
        "measured-blows",
        "one-sword-style",
    }
    for card in CARDS.values():
        assert bool(card.source) is (card.origin == "completed")


def test_the_aspects_hunt_each_other_in_a_ring() -> None:
    ring = {"aggression": "agility", "agility": "wisdom", "wisdom": "aggression"}
    for card in CARDS.values():
        defeats = card.ability(Defeats)
        if defeats and card.origin == "house" and defeats.sign != "strike":
            assert card.aspect is not None
            assert defeats.sign == ring[card.aspect]
