"""The cards of Kendo Duel: one test for each line of its list (seed 003)."""

from collections import Counter

from rules.kendo.cards import CARDS, DUEL_DECK, PARTS, SUBDECKS


def copies(frame: str, subdeck: str = "other") -> dict[str, int]:
    return Counter(card.kind for card in CARDS.values() if card.frame == frame and card.subdeck == subdeck)


def test_there_are_twelve_basic_attacks_in_a_brown_frame() -> None:
    assert copies("brown", "basic") == {"men": 3, "kote": 3, "do": 3, "tsuki": 3}


def test_there_are_sixteen_counterattacks_in_a_brown_frame() -> None:
    counters = copies("brown", "counter")
    assert len(counters) == 16
    assert set(counters.values()) == {1}


def test_there_are_four_reinforcing_cards_in_a_red_frame() -> None:
    assert copies("red") == {"jodan": 2, "seme": 2}


def test_there_are_four_cards_against_reinforcing_ones_in_a_purple_frame() -> None:
    assert copies("purple") == {"mushin": 2, "seigan": 2}


def test_there_are_six_deflecting_cards_in_a_blue_frame() -> None:
    assert copies("blue") == {"tai-sabaki": 2, "kamae": 2, "fudoshin": 2}


def test_there_are_six_parrying_cards_in_a_green_frame() -> None:
    assert copies("green") == {"tsubazeriai": 3, "bogyo": 3}


def test_there_are_four_alternative_attacks_in_a_yellow_frame() -> None:
    assert copies("yellow") == {"taiatari": 2, "maki-age": 2}


def test_the_other_cards_are_divided_into_three_subdecks() -> None:
    assert len(DUEL_DECK) == 52
    assert Counter(CARDS[key].subdeck for key in DUEL_DECK) == {"basic": 12, "counter": 16, "other": 24}
    assert SUBDECKS == ("basic", "counter", "other")


def test_every_copy_is_a_card_of_its_own() -> None:
    assert all(key == card.key for key, card in CARDS.items())
    numbers = {part: [card.number for card in CARDS.values() if card.kind == part] for part in PARTS}
    assert all(len(set(own)) == 3 for own in numbers.values())
