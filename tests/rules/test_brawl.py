"""The free for all around its fights: setting up, stances, the order of fights, hands, the end."""

import pytest

from rules.bushido.brawl import BrawlOptions, read_stance, stance
from rules.bushido.brawl_events import Activated, Cleared, Placed
from rules.bushido.events import Began, Departed, Ended, KnockedOut
from rules.bushido.fighters import FIGHTERS
from rules.bushido.skirmish import PlacedCard
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from rules.game import Outcome, Rejection
from tests.rules.brawl_table import BRAWL, Turn, play, standing, take
from tests.rules.table import Loaded

SEED = bytes(range(32))


def leave(turn: Turn, seat: int, *throws: tuple[int, ...]) -> Turn:
    step = BRAWL.leave(turn.state, seat, "resigned", Loaded(*throws))
    return Turn(step.state, step.events)


@pytest.mark.parametrize("seats", range(3, 9))
def test_everyone_begins_with_nine_cards_and_twenty_health(seats: int) -> None:
    fighters = tuple(FIGHTERS)[:seats]
    step = BRAWL.start(seats, BrawlOptions(fighters), Dice(SEED))
    assert step.events == (Began(fighters=fighters, healths=(20,) * seats),)
    sides = BRAWL.view(step.state, None).sides
    assert [(side.health, side.hand) for side in sides] == [(20, TECHNIQUES)] * seats


@pytest.mark.parametrize(
    ("seats", "fighters", "reason"),
    [
        (2, ("swift", "swift"), "seats-wrong"),
        (9, ("swift",) * 9, "seats-wrong"),
        (3, ("swift", "swift"), "seats-wrong"),
        (3, ("swift", "swift", "nobody"), "fighter-unknown"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, fighters: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Rejection) as refusal:
        BRAWL.start(seats, BrawlOptions(fighters), Dice(SEED))
    assert refusal.value.reason == reason


def test_a_stance_is_any_card_in_hand_before_any_opponent_who_stands() -> None:
    state = standing(20, 0, 20, 20, hands=(("pine", "fan"), TECHNIQUES, TECHNIQUES, ("snow",)))
    asked = {request.seat: request.options for request in BRAWL.requests(state)}
    assert asked[0] == ("pine>2", "pine>3", "fan>2", "fan>3")
    assert asked[3] == ("snow>0", "snow>2")
    assert set(asked) == {0, 2, 3}


def test_a_stance_can_be_written_and_read() -> None:
    assert read_stance(stance("pine", 7)) == ("pine", 7)


@pytest.mark.parametrize("foul", ["pine>0", "pine>3", "pine>4", "fan>1", "pine"])
def test_a_stance_against_oneself_or_the_fallen_or_without_the_card_is_refused(foul: str) -> None:
    state = standing(20, 20, 20, 0, hands=[("pine",)] * 4)
    with pytest.raises(Rejection, match="choice-illegal"):
        BRAWL.play(state, {0: foul, 1: "pine>0", 2: "pine>0"}, Loaded())


def test_the_cards_are_turned_over_together_and_leave_the_hands() -> None:
    turn = play(standing(20, 20, 20), "pine>1", "wave>2", "fan>1")
    techniques = ("pine", "wave", "fan")
    assert turn.events[0] == Placed(turn=1, seats=(0, 1, 2), techniques=techniques, targets=(1, 2, 1))
    mover, *_ = BRAWL.view(turn.state, None).sides
    assert mover.card == PlacedCard("pine", 1)
    assert "pine" not in mover.hand + mover.spent
    assert len(mover.hand + mover.spent) == 8


def test_everyone_is_shown_the_same() -> None:
    turn = play(standing(20, 20, 20), "pine>1", "wave>2", "fan>1")
    views = [BRAWL.view(turn.state, viewer) for viewer in (0, 1, 2, None)]
    assert views == [views[0]] * 4


def test_who_has_most_cards_in_front_is_active_and_asked_for_an_order() -> None:
    turn = play(standing(20, 20, 20, 20), "pine>1", "pine>3", "pine>3", "pine>1", dice=Loaded((1, 3)))
    assert turn.of(Activated) == [Activated(seat=3, cards=2)]
    assert BRAWL.requests(turn.state)[0].options == ("1", "2")
    assert BRAWL.continues(turn.state)
    for foul in ("0", "3", "x"):
        with pytest.raises(Rejection, match="choice-illegal"):
            BRAWL.play(turn.state, {3: foul}, Loaded())


def test_the_order_is_what_the_active_fighter_wishes() -> None:
    stances = ("pine>1", "pine>0", "pine>0", "pine>1")
    for first, second in ((1, 2), (2, 1)):
        turn = play(standing(20, 20, 20, 20), *stances, order=[first], dice=Loaded((3, 1)))
        assert turn.fights[:2] == [(0, first), (0, second)]


def test_a_card_before_someone_it_has_not_met_stays_when_its_owner_is_done_being_active() -> None:
    stances = ("pine>3", "wave>0", "wave>0", "wave>2")
    turn = play(standing(20, 20, 20, 20), *stances, order=[1], dice=Loaded((1, 2)))
    assert turn.fights == [(0, 1), (0, 2), (3, 0), (2, 3)]
    assert [event.seat for event in turn.of(Cleared)] == [1, 0, 2, 3]


def test_a_knock_out_midway_leaves_the_fallen_out_of_the_next_turn() -> None:
    turn = play(standing(20, 2, 20, 20), "pine>2", "wave>0", "pine>0", "pine>0", order=[1])
    assert turn.healths == [20, 0, 20, 20]
    assert KnockedOut(seat=1) in turn.events
    assert turn.state.turn == 2
    assert [request.seat for request in BRAWL.requests(turn.state)] == [0, 2, 3]


def test_two_who_have_met_before_one_falls_are_not_said_to_be_spared_each_other() -> None:
    turn = play(standing(20, 2, 20), "pine>1", "wave>0", "pine>0", order=[1])
    assert (turn.fights, turn.spared) == ([(0, 1)], [(0, 2)])


def test_the_active_fighter_may_be_the_one_who_falls() -> None:
    turn = play(standing(2, 20, 20, 20), "wave>3", "pine>0", "pine>0", "pine>2", order=[1])
    assert turn.fights == [(0, 1), (2, 3)]
    assert turn.spared == [(0, 2), (3, 0)]


def test_the_last_one_standing_wins_and_nothing_is_owed_any_more() -> None:
    turn = play(standing(20, 2, 0), "pine>1", "wave>0", dice=Loaded((1, 2)))
    assert turn.events[-1] == Ended(winners=(0,), reason="last-standing")
    assert BRAWL.outcome(turn.state) == Outcome((0,), "last-standing")
    assert BRAWL.requests(turn.state) == ()
    with pytest.raises(Rejection, match="game-over"):
        BRAWL.play(turn.state, {0: "wave>1"}, Loaded())


def test_two_who_are_left_fight_on_as_in_a_duel() -> None:
    turn = play(standing(20, 20, 0), "pine>1", "wave>0", dice=Loaded((2, 1)))
    assert turn.fights == [(0, 1)]
    assert turn.healths == [20, 18, 0]


def test_who_leaves_before_the_stances_are_taken_is_out_and_the_turn_goes_on() -> None:
    left = leave(Turn(standing(20, 20, 20), ()), 1)
    assert left.events == (Departed(seat=1, reason="resigned"),)
    assert left.state.turn == 1
    assert {request.seat: len(request.options) for request in BRAWL.requests(left.state)} == {0: 9, 2: 9}


def test_an_active_fighter_who_leaves_lets_the_others_fight_on() -> None:
    placed = play(standing(20, 20, 20, 20), "pine>1", "pine>0", "pine>0", "pine>2")
    left = leave(placed, 0)
    assert left.spared == [(1, 0), (0, 2)]
    assert left.fights == [(2, 3)]
    assert [request.seat for request in BRAWL.requests(left.state)] == [1, 2, 3]


def test_leaving_the_last_but_one_ends_it() -> None:
    left = leave(Turn(standing(20, 0, 20), ()), 2)
    assert left.events == (Departed(seat=2, reason="resigned"), Ended(winners=(0,), reason="last-standing"))


def test_who_has_fallen_cannot_leave_and_nobody_can_after_the_end() -> None:
    turn = Turn(standing(20, 0, 20), ())
    with pytest.raises(Rejection, match="already-out"):
        leave(turn, 1)
    with pytest.raises(Rejection, match="game-over"):
        leave(leave(turn, 2), 0)


def test_the_stand_in_strikes_at_the_weakest_with_what_does_best_against_them() -> None:
    # The pine hits the wave for 2, the arrow would be hit by it for 1.
    hands = (("pine", "arrow"), TECHNIQUES, ("wave",), TECHNIQUES)
    assert BRAWL.stand_in(standing(20, 9, 8, 20, hands=hands), 0, Dice(SEED)) == "pine>2"


def test_the_stand_in_lets_the_dice_choose_among_the_weakest_and_spares_the_fallen() -> None:
    state = standing(5, 9, 9, 0)
    chosen = {read_stance(BRAWL.stand_in(state, 0, Dice(SEED, step)))[1] for step in range(20)}
    assert chosen == {1, 2}


def test_the_stand_in_meets_first_whom_it_hurts_most_and_keeps_the_worst_for_last() -> None:
    # The wave is hit by the pine for 2, hits the moon for 5 and ties with the wave.
    turn = play(standing(20, 20, 20, 20), "wave>1", "pine>0", "moon>0", "wave>0")
    chosen = []
    while turn.state.active == 0:
        chosen.append(BRAWL.stand_in(turn.state, 0, Dice(SEED)))
        turn = take(turn.state, {0: chosen[-1]}, Loaded())
    assert chosen == ["2", "3"]
