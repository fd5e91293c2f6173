"""The Dojo Phases: one test for each sentence that rules something (seed 002, "Setup", "Dojo Phase")."""

from random import Random

import pytest

from rules.dice import Dice
from rules.game import Rejection, Setup
from rules.pocket.cards import STRIKE
from rules.pocket.deck import DECK
from rules.pocket.events import Drafted, LaidOut, LeftOver, TakenUp
from tests.rules.pocket.table import BEST_OF_THREE, POCKET, QUICK, SINGLE, Turn


def begun(seed: int = 0) -> Turn:
    step = POCKET.start(2, SINGLE, Dice(bytes([seed] * 32)))
    return Turn(step.state, step.events)


def drafted(picks: int, turn: Turn | None = None) -> Turn:
    """Let whoever is on take the first open card, so many times."""
    turn = turn or begun()
    for _ in range(picks):
        turn = turn.then({seat: options[0] for seat, options in turn.asked.items()})
    return turn


def test_each_begins_with_a_strike_for_a_hand() -> None:
    assert [area.hand for area in begun().state.areas] == [(STRIKE,), (STRIKE,)]


def test_the_deck_is_shuffled() -> None:
    decks = {begun(seed).state.deck for seed in range(5)}
    assert len(decks) == 5


def test_ten_cards_are_laid_out_open() -> None:
    turn = begun()
    dojo = turn.state.dojo
    assert dojo is not None
    assert turn.of(LaidOut)[0].cards == dojo.on_offer
    assert len(set(dojo.on_offer)) == 10
    assert len(turn.state.deck) == 17
    for viewer in (0, 1, None):
        assert POCKET.view(turn.state, viewer).dojo == dojo


def test_the_first_seat_begins_and_they_take_turns() -> None:
    turn = begun()
    first = turn.of(LaidOut)[0].first
    picks = drafted(8).of(Drafted)
    assert [pick.seat for pick in picks] == [first, 1 - first] * 4


def test_a_pick_joins_the_strike_and_stays_open() -> None:
    turn = drafted(1)
    (pick,) = turn.of(Drafted)
    assert turn.hand(pick.seat) == (pick.card, STRIKE)
    for viewer in (0, 1, None):
        assert POCKET.view(turn.state, viewer).areas[pick.seat].hand == (pick.card, STRIKE)


def test_nobody_picks_what_is_not_on_offer() -> None:
    turn = drafted(1)
    (seat,) = turn.asked
    with pytest.raises(Rejection):
        turn.then({seat: turn.of(Drafted)[0].card})


def test_the_last_two_are_discarded_and_the_next_phase_begins() -> None:
    turn = drafted(8)
    assert turn.of(LeftOver)[0].cards == turn.state.discarded
    assert len(turn.state.discarded) == 2
    assert turn.state.dojo is not None
    assert turn.state.dojo.phase == 2
    assert len(turn.state.deck) == 7


def test_the_order_is_reversed_in_the_second_phase() -> None:
    first = begun().of(LaidOut)[0].first
    picks = drafted(16).of(Drafted)[8:]
    assert [pick.seat for pick in picks] == [1 - first, first] * 4


def test_after_the_second_phase_all_are_taken_up_and_the_bushido_phase_begins() -> None:
    turn = drafted(16)
    assert turn.of(TakenUp) == [TakenUp(round=1)]
    assert turn.state.dojo is None
    assert len(turn.state.discarded) == 4
    for seat in (0, 1):
        picked = {pick.card for pick in turn.of(Drafted) if pick.seat == seat}
        assert len(picked) == 8
        assert set(turn.hand(seat)) == {*picked, STRIKE}
        assert turn.asked[seat] == turn.hand(seat)


def test_the_host_settles_length_and_draft() -> None:
    assert POCKET.options(2, Setup()) == SINGLE
    assert POCKET.options(2, Setup(answers={"length": "best-of-three"})) == BEST_OF_THREE
    assert POCKET.options(2, Setup(answers={"draft": "quick"})) == QUICK


def test_it_is_played_by_two() -> None:
    with pytest.raises(Rejection):
        POCKET.start(3, SINGLE, Dice(bytes(32)))


def quick(seed: int) -> Turn:
    """Let both make their lists of wishes at random, to the end of the first phase."""
    step = POCKET.start(2, QUICK, Dice(bytes([seed] * 32)))
    turn, rng = Turn(step.state, step.events), Random(seed)
    for _ in range(8):
        turn = turn.then({seat: rng.choice(options) for seat, options in turn.asked.items()})
    return turn


def test_in_the_quick_draft_both_are_asked_at_once_and_nothing_of_a_list_is_shown() -> None:
    step = POCKET.start(2, QUICK, Dice(bytes(32)))
    turn = Turn(step.state, ())
    assert turn.asked.keys() == {0, 1}
    wished = turn.then({0: turn.asked[0][3], 1: turn.asked[1][5]})
    assert wished.events == ()
    for viewer, shown in ((0, [1, 0]), (1, [0, 1]), (None, [0, 0])):
        dojo = POCKET.view(wished.state, viewer).dojo
        assert dojo is not None
        assert [len(wishes) for wishes in dojo.wishes] == shown


def test_in_the_quick_draft_picks_are_dealt_in_turn_by_the_lists() -> None:
    for seed in range(20):
        step = POCKET.start(2, QUICK, Dice(bytes([seed] * 32)))
        turn, rng = Turn(step.state, step.events), Random(seed)
        (laid,) = turn.of(LaidOut)
        lists: tuple[list[str], list[str]] = ([], [])
        for _ in range(8):
            wishes = {seat: rng.choice(options) for seat, options in turn.asked.items()}
            for seat, wish in wishes.items():
                lists[seat].append(wish)
            turn = turn.then(wishes)
        gone: set[str] = set()
        for number, pick in enumerate(turn.of(Drafted)):
            assert pick.seat == (laid.first + number) % 2
            assert pick.card == next(wish for wish in lists[pick.seat] if wish not in gone)
            gone.add(pick.card)
        assert len(gone) == 8
        assert set(turn.of(LeftOver)[0].cards) == set(laid.cards) - gone


def test_a_list_never_asks_for_a_card_twice() -> None:
    step = POCKET.start(2, QUICK, Dice(bytes(32)))
    turn = Turn(step.state, ())
    card = turn.asked[0][0]
    again = turn.then({0: card, 1: turn.asked[1][0]})
    assert card not in again.asked[0]
    assert set(again.asked[0]) <= set(DECK)
