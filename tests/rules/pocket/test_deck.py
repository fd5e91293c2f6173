"""The deck: 27 cards of ours, of which nine are known in part."""

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
from rules.pocket.deck import CARDS, DECK


def test_there_are_27_cards_nine_of_each_aspect_and_the_strike() -> None:
    assert len(DECK) == 27
    assert Counter(CARDS[card].aspect for card in DECK) == {"aggression": 9, "wisdom": 9, "agility": 9}
    assert set(CARDS) - set(DECK) == {STRIKE}
    assert CARDS[STRIKE].signs == {"strike"}


def test_every_key_names_its_card() -> None:
    assert [card.key for card in CARDS.values()] == list(CARDS)


@pytest.mark.parametrize(
    "keyword", [Defeats, LosesTo, Exhaust, Ongoing, ChooseSide, MayStrike, FromHand], ids=lambda k: k.__name__
)
def test_each_keyword_stands_on_several_cards(keyword: type[Ability]) -> None:
    assert sum(CARDS[card].ability(keyword) is not None for card in DECK) >= 2


def test_no_card_has_two_abilities_of_a_kind() -> None:
    for card in CARDS.values():
        assert len({type(ability) for ability in card.abilities}) == len(card.abilities)


def test_nobody_can_put_out_two_cards_with_a_choice_in_one_turn() -> None:
    """What two of the same player would do to each other is left open by the text, and never comes up."""
    assert not any(CARDS[card].ability(FromHand) and CARDS[card].ability(ChooseSide) for card in DECK)


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


def test_nine_cards_are_public_and_say_where_they_are_told_of() -> None:
    public = {card.key for card in CARDS.values() if card.origin == "completed"}
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
    for key in DECK:
        card = CARDS[key]
        defeats = card.ability(Defeats)
        if defeats and card.origin == "house":
            assert card.aspect is not None
            assert defeats.sign == ring[card.aspect]
