"""The duel around the attack phase: setting up, turns, hands, the end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.bushido.events import Began, Departed, Ended, KnockedOut, Refreshed, Revealed
from rules.bushido.fighters import FIGHTERS
from rules.bushido.wheel import TECHNIQUES
from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Outcome, Rejection, Request
from tests.depth import DEPTH

DUEL = Duel()
SEED = bytes(range(32))
OPTIONS = DuelOptions(("swift", "wanderer"))


def begin(*healths: int) -> DuelState:
    return DUEL.start(2, DuelOptions(OPTIONS.fighters, healths or (20, 20)), Dice(SEED)).state


def test_both_begin_with_nine_cards_and_twenty_health() -> None:
    step = DUEL.start(2, OPTIONS, Dice(SEED))
    assert DUEL.requests(step.state) == (Request(0, "card", TECHNIQUES), Request(1, "card", TECHNIQUES))
    assert step.events == (Began(fighters=("swift", "wanderer"), healths=(20, 20)),)


def test_a_gathering_can_lower_the_health_one_begins_with() -> None:
    view = DUEL.view(begin(16, 20), None)
    assert [(side.health, side.full_health) for side in view.sides] == [(16, 20), (20, 20)]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (3, OPTIONS, "seats-wrong"),
        (2, DuelOptions(("swift",)), "seats-wrong"),
        (2, DuelOptions(("swift", "swift"), (20,)), "seats-wrong"),
        (2, DuelOptions(("swift", "nobody")), "fighter-unknown"),
        (2, DuelOptions(("swift", "swift"), (20, 21)), "health-wrong"),
        (2, DuelOptions(("swift", "swift"), (0, 20)), "health-wrong"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: DuelOptions, reason: str) -> None:
    with pytest.raises(Rejection) as refusal:
        DUEL.start(seats, options, Dice(SEED))
    assert refusal.value.reason == reason


def test_played_cards_leave_the_hand() -> None:
    step = DUEL.play(begin(), {0: "pine", 1: "fan"}, Dice(SEED, 1))
    one, other = DUEL.view(step.state, None).sides
    assert one.hand == tuple(technique for technique in TECHNIQUES if technique != "pine")
    assert (one.spent, other.spent) == (("pine",), ("fan",))
    assert step.state.turn == 2
    assert step.events[0] == Revealed(turn=1, techniques=("pine", "fan"))


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({0: "pine"}, "choices-missing"),
        ({0: "pine", 1: "fan", 2: "fan"}, "choices-missing"),
        ({0: "pine", 2: "fan"}, "choices-missing"),
        ({0: "pine", 1: "sword"}, "choice-illegal"),
    ],
)
def test_choices_that_are_not_owed_are_refused(choices: dict[int, str], reason: str) -> None:
    with pytest.raises(Rejection) as refusal:
        DUEL.play(begin(), choices, Dice(SEED, 1))
    assert refusal.value.reason == reason


def test_a_spent_card_cannot_be_played_again() -> None:
    state = DUEL.play(begin(), {0: "pine", 1: "fan"}, Dice(SEED, 1)).state
    with pytest.raises(Rejection, match="choice-illegal"):
        DUEL.play(state, {0: "pine", 1: "pine"}, Dice(SEED, 2))


def test_an_empty_hand_is_refreshed_after_the_ninth_turn() -> None:
    state = begin()
    for turn, technique in enumerate(TECHNIQUES, 1):
        step = DUEL.play(state, {0: technique, 1: technique}, Dice(SEED, turn))
        state = step.state
        assert ((Refreshed(seat=0) in step.events), (Refreshed(seat=1) in step.events)) == (turn == 9,) * 2
    assert [fighter.hand for fighter in state.fighters] == [TECHNIQUES, TECHNIQUES]


def test_a_knock_out_ends_the_duel_before_any_refresh() -> None:
    step = DUEL.play(begin(20, 5), {0: "pine", 1: "moon"}, Dice(SEED, 1))
    assert step.events[-2:] == (KnockedOut(seat=1), Ended(winners=(0,), reason="knockout"))
    assert DUEL.outcome(step.state) == Outcome((0,), "knockout")
    assert DUEL.requests(step.state) == ()
    with pytest.raises(Rejection, match="game-over"):
        DUEL.play(step.state, {0: "wave", 1: "wave"}, Dice(SEED, 2))


def test_leaving_ends_the_duel_for_the_other() -> None:
    step = DUEL.leave(begin(), 0, "forfeited", Dice(SEED, 1))
    assert step.events == (
        Departed(seat=0, reason="forfeited"),
        Ended(winners=(1,), reason="forfeited"),
    )
    with pytest.raises(Rejection, match="game-over"):
        DUEL.leave(step.state, 1, "resigned", Dice(SEED, 2))


def test_every_fighter_has_three_specials_on_the_same_three_techniques() -> None:
    for fighter in FIGHTERS.values():
        assert [special.technique for special in fighter.specials] == ["butterfly", "turtle", "mountain"]
        assert tuple(fighter.deck()) == TECHNIQUES
        for special in fighter.specials:
            assert (special.origin == "house") is (special.source == "")


def test_no_two_cards_of_the_roster_share_a_key() -> None:
    keys = [special.key for fighter in FIGHTERS.values() for special in fighter.specials]
    assert len(keys) == len(set(keys))


@settings(max_examples=40 * DEPTH, deadline=None)
@given(st.data())
def test_whatever_is_played_hands_and_healths_stay_sound(data: st.DataObject) -> None:
    fighters = data.draw(st.tuples(*[st.sampled_from(sorted(FIGHTERS))] * 2))
    healths = data.draw(st.tuples(*[st.integers(1, 20)] * 2))
    state = DUEL.start(2, DuelOptions(fighters, healths), Dice(SEED)).state
    for turn in range(1, 12):
        if state.result:
            break
        choices = {
            request.seat: data.draw(st.sampled_from(request.options)) for request in DUEL.requests(state)
        }
        after = DUEL.play(state, choices, Dice(SEED, turn)).state
        for seat, side in enumerate(DUEL.view(after, None).sides):
            assert 0 <= side.health <= state.fighters[seat].health
            assert sorted(side.hand + side.spent) == sorted(TECHNIQUES)
            assert choices[seat] in side.spent or side.hand == TECHNIQUES
        assert decode(encode(after), DuelState) == after
        state = after
