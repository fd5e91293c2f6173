"""Setup and Dojo Phase: one test for each sentence that rules something (seed 002)."""

import pytest

from rules.game import Rejection
from rules.pocket.cards import STRIKE
from rules.pocket.deck import FIRST_DECK as DECK
from rules.pocket.events import Drafted, LaidOut, LeftOver, TakenUp
from tests.rules.pocket.table import POCKET, begun, drafted


def test_a_playthrough_is_two_dojo_phases_and_the_bushido_phase() -> None:
    begun_phases = [event for event in drafted(16).events if isinstance(event, LaidOut | TakenUp)]
    assert [type(event) for event in begun_phases] == [LaidOut, LaidOut, TakenUp]
    assert [event.phase for event in drafted(16).of(LaidOut)] == [1, 2]


# Setup


def test_each_player_is_given_a_strike() -> None:
    assert [area.hand for area in begun().state.areas] == [(STRIKE,), (STRIKE,)]


def test_the_deck_is_shuffled() -> None:
    decks = {(*begun(seed=seed).of(LaidOut)[0].cards, *begun(seed=seed).state.deck) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == sorted(DECK) for deck in decks)


# Dojo Phase


def test_ten_cards_of_the_deck_are_laid_out_face_up() -> None:
    turn = begun()
    (laid,) = turn.of(LaidOut)
    assert len(set(laid.cards)) == 10
    assert sorted((*laid.cards, *turn.state.deck)) == sorted(DECK)
    for viewer in (0, 1, None):
        dojo = POCKET.view(turn.state, viewer).dojo
        assert dojo is not None
        assert dojo.on_offer == laid.cards


def test_the_first_player_begins_and_they_take_turns() -> None:
    for seed in range(4):
        turn = begun(seed=seed)
        first = turn.of(LaidOut)[0].first
        picks = drafted(8, turn).of(Drafted)
        assert [pick.seat for pick in picks] == [first, 1 - first] * 4


def test_a_pick_is_of_ones_choice_among_the_open_cards() -> None:
    turn = drafted(1)
    (gone,) = turn.of(Drafted)
    ((seat, options),) = turn.asked.items()
    assert set(options) == {*turn.of(LaidOut)[0].cards} - {gone.card}
    for card in options:
        assert card in turn.then({seat: card}).hand(seat)
    with pytest.raises(Rejection):
        turn.then({seat: gone.card})


def test_a_picked_card_is_put_with_the_strike() -> None:
    turn = drafted(1)
    (pick,) = turn.of(Drafted)
    assert turn.hand(pick.seat) == (pick.card, STRIKE)
    assert turn.hand(1 - pick.seat) == (STRIKE,)


def test_drafted_cards_stay_visible_to_the_other_player() -> None:
    turn = drafted(5)
    for viewer in (0, 1, None):
        shown = POCKET.view(turn.state, viewer).areas
        for seat in (0, 1):
            picked = {pick.card for pick in turn.of(Drafted) if pick.seat == seat}
            assert set(shown[seat].hand) == {*picked, STRIKE}


def test_the_last_two_are_discarded_and_the_next_phase_begins() -> None:
    assert drafted(7).of(LeftOver) == []
    turn = drafted(8)
    (left,) = turn.of(LeftOver)
    assert len(left.cards) == 2
    assert turn.state.discarded == left.cards
    assert set(turn.of(LaidOut)[1].cards).isdisjoint(turn.of(LaidOut)[0].cards)
    assert turn.state.dojo is not None
    assert turn.state.dojo.phase == 2


def test_the_order_is_reversed_in_the_second_phase() -> None:
    turn = drafted(16)
    first, second = turn.of(LaidOut)
    assert second.first == 1 - first.first
    assert [pick.seat for pick in turn.of(Drafted)[8:]] == [second.first, first.first] * 4


def test_after_the_second_phase_all_cards_are_taken_up_with_the_strike() -> None:
    assert drafted(15).of(TakenUp) == []
    turn = drafted(16)
    assert turn.of(TakenUp) == [TakenUp(round=1)]
    assert turn.state.dojo is None
    assert len(turn.state.discarded) == 4


def test_what_was_taken_up_is_the_hand_for_the_bushido_phase() -> None:
    turn = drafted(16)
    assert turn.decision == "lay"
    for seat in (0, 1):
        picked = {pick.card for pick in turn.of(Drafted) if pick.seat == seat}
        assert len(picked) == 8
        assert set(turn.asked[seat]) == {*picked, STRIKE}
