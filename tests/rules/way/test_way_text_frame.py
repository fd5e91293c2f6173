"""What the text of the expansion tells of the base game, sentence by sentence."""

from rules.way.action_cards import ACTION_CARDS, SPECIALS
from rules.way.events import (
    AttackResolved,
    CardsPlaced,
    CounterMet,
    DefenceRevealed,
    RoundClosed,
    RoundOpened,
)
from rules.way.state import START_KI, START_LIFE
from tests.rules.way.table import PLAIN, before_guard, before_strike, begun


def test_the_player_begins_with_eight_life_and_five_ki() -> None:
    state = begun().state
    assert (state.life, state.ki) == (START_LIFE, START_KI) == (8, 5)


def test_a_round_begins_with_six_action_cards() -> None:
    scene = begun()
    assert scene.of(RoundOpened) == [RoundOpened(round=1, cards=PLAIN)]
    assert scene.state.hand == PLAIN


def test_an_attack_is_two_cards_then_the_defence_then_a_third_card_then_its_resolution() -> None:
    scene = begun().then("sun-7+moon-7", "wave-6", "face")
    kinds = [type(event) for event in scene.events[2:]]
    assert kinds == [CardsPlaced, DefenceRevealed, CardsPlaced, AttackResolved, CounterMet]
    assert [event.cards for event in scene.of(CardsPlaced)] == [("sun-7", "moon-7"), ("wave-6",)]


def test_the_defence_is_not_known_before_two_cards_are_activated_unless_ki_is_used() -> None:
    assert begun().state.defence is None
    peeked = begun().then("peek")
    assert peeked.of(DefenceRevealed)[0].peeked
    assert peeked.then("sun-7+moon-7").of(DefenceRevealed) == peeked.of(DefenceRevealed)


def test_a_round_is_two_attacks_and_ends_after_the_second_counterattack() -> None:
    scene = begun().then("sun-7+moon-7", "wave-6", "face", "blade-1+blade-2", "face")
    kinds = [type(event) for event in scene.events]
    assert kinds.count(AttackResolved) == kinds.count(CounterMet) == 2
    assert kinds.index(RoundClosed) == len(kinds) - 2
    assert kinds[-1] is RoundOpened


def test_action_cards_lie_beside_the_board_until_the_round_ends() -> None:
    scene = before_guard()
    assert scene.state.played == ("sun-7", "moon-7", "wave-6")
    after = scene.then("face", "blade-1+blade-2", "face")
    assert after.state.played == ()
    assert after.state.decks.actions.discarded == PLAIN


def test_cards_add_to_the_levels_and_take_from_them() -> None:
    for level in range(3):
        added = [card.adds.each[level] for card in ACTION_CARDS.values()]
        assert min(added) < 0 < max(added)


def test_special_action_cards_have_a_deck_of_their_own() -> None:
    decks = begun().state.decks
    assert set(decks.specials) == set(SPECIALS)
    assert not set(decks.specials) & set(decks.actions.hidden)


def test_the_opponent_falls_when_he_has_no_life_left() -> None:
    assert before_strike().foe(life=2).then("wave-6").ended == (True, "defeated")


def test_the_player_falls_without_life() -> None:
    assert before_guard(counters=(20,)).but(life=2).then("face").ended == (False, "fallen")
