"""Every card of the decks that are ours does what it says."""

import pytest

from rules.way.action_cards import ACTION_CARDS, ACTIONS, GISEI, ICONS, SPECIALS
from rules.way.injuries import BASE_INJURIES, INJURY_DECK
from rules.way.levels import Levels
from rules.way.opponents import COUNTERATTACKS, DEFENCES
from tests.rules.way.table import PLAIN, Scene, before_guard, before_strike, begun

ON_HIM = {
    ("cut", 1): (5, 3, 0),
    ("cut", 2): (3, 3, 0),
    ("dazed", 1): (6, 2, 0),
    ("dazed", 2): (6, 0, 0),
    ("stagger", 1): (6, 3, -2),
    ("stagger", 2): (6, 3, -6),
    ("graze", 1): (6, 3, 0),
    ("graze", 2): (2, 3, 0),
}
"""His Life, his Ki once he has paid one, and what the injury adds to his next counterattack."""

ON_THE_PLAYER = {"cut": (7, 5, 0), "dazed": (8, 4, 0), "stagger": (8, 5, 2), "graze": (8, 5, 0)}
"""The same of the player, from 8, 5 and 0, by a wound of level 1."""


def test_there_are_thirty_action_cards_and_eight_special_ones() -> None:
    assert (len(ACTIONS), len(SPECIALS)) == (30, 8)
    counted = [sum(ACTION_CARDS[card].icon == icon for card in ACTIONS) for icon in ICONS]
    assert counted == [7, 7, 7, 9]
    assert all(sum(ACTION_CARDS[card].adds.each) in {0, 1, 2} for card in ACTIONS)
    assert all(sum(ACTION_CARDS[card].adds.each) >= 4 for card in SPECIALS)
    assert all(ACTION_CARDS[card].special == (card in SPECIALS) for card in ACTION_CARDS)


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_each_action_card_adds_to_the_levels(card: str) -> None:
    hand = (card, *(other for other in PLAIN if other != card))
    scene = begun(hand=hand[:6]).then(f"{hand[0]}+{hand[1]}")
    assert scene.state.levels == ACTION_CARDS[card].adds + ACTION_CARDS[hand[1]].adds


@pytest.mark.parametrize("card", GISEI)
def test_each_gisei_card_changes_the_guard(card: str) -> None:
    scene = before_guard().stacked(gisei=(card,)).then("gisei")
    assert scene.state.levels == Levels(2, 2, 2) + GISEI[card].adds


def test_the_base_deck_of_injuries_has_eight_cards() -> None:
    assert len(INJURY_DECK) == 8
    assert set(INJURY_DECK) == set(BASE_INJURIES)


@pytest.mark.parametrize(("injury", "level"), ON_HIM)
def test_each_injury_hurts_the_opponent(injury: str, level: int) -> None:
    scene = before_strike().stacked(injuries=(injury,)).foe(life=8, ki=4).but(die=5)
    foe = scene.then("wave-6", "activate", blue=[5 if level == 1 else 1]).state.foes[0]
    assert (foe.life, foe.ki, foe.boost - 2) == ON_HIM[injury, level]


@pytest.mark.parametrize("injury", BASE_INJURIES)
def test_each_injury_hurts_the_player(injury: str) -> None:
    scene = begun(weapon="wakizashi").but(round=4).stacked(injuries=(injury,))
    state = scene.then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face").state
    assert (state.life, state.ki, state.exposed) == ON_THE_PLAYER[injury]


def test_the_opponents_decks_have_nine_cards_each() -> None:
    assert len(DEFENCES) == len(COUNTERATTACKS) == 9


def test_a_scene_says_what_is_wrong() -> None:
    with pytest.raises(AssertionError):
        Scene(begun().state).then("no such choice")
