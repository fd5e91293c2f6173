"""The kit passes a game that keeps its promises, and each check fails one that breaks its own."""

from collections.abc import Callable

import pytest

from tests.conformance import instructed, runs, toy
from tests.conformance.kit import (
    CHECKS,
    Table,
    check_answers_tell_nothing,
    check_campaign,
    check_first_events,
    check_instructions,
    check_later_events,
    check_leaving,
    check_playout,
    check_raised,
    check_rejections,
    check_replay,
    check_round_trip,
    check_secrecy,
    check_stand_in,
    check_states_are_left_alone,
    check_suggestions,
    seeds,
)

Check = Callable[[Table, bytes], object]


def table(game: type[toy.Toy]) -> Table:
    return Table(game(), 2, toy.ToyOptions())


def run(check: Check, game: type[toy.Toy]) -> None:
    for seed in seeds(30):
        check(table(game), seed)


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_with_hidden_hands_passes(check: Check) -> None:
    run(check, toy.Toy)


def test_a_sound_campaign_passes() -> None:
    run(check_campaign, runs.InCampaigns)


def test_a_sound_game_keeps_its_hidden_events() -> None:
    check_first_events(table(toy.Toy), 500)


def test_the_toy_hides_something_so_that_secrecy_is_put_to_the_test() -> None:
    state = table(toy.Toy).begin(bytes(32)).state
    game = toy.Toy()
    for viewer in (0, 1, None):
        redrawn = {game.resample(state, viewer, toy.Dice(bytes(32), step)).hands for step in range(40)}
        assert len(redrawn) > 3


@pytest.mark.parametrize(
    ("check", "game", "promise"),
    [
        (check_playout, toy.Endless, "still going after 3 plays"),
        (check_playout, toy.Undecided, "either choices owed or an outcome"),
        (check_playout, toy.Haunted, "a seat that is out"),
        (check_playout, toy.Dishonest, "a winner who was not there"),
        (check_round_trip, toy.Muddled, "a state lost in JSON"),
        (check_replay, toy.Whimsical, "a replay that went another way"),
        (check_states_are_left_alone, toy.Scratched, "a state was changed in place"),
        (check_rejections, toy.Lenient, "a stale choice was accepted"),
        (check_rejections, toy.Gullible, "an unknown choice was accepted"),
        (check_rejections, toy.Tireless, "after the end was accepted"),
        (check_secrecy, toy.Leaky, "sees a secret"),
        (check_later_events, toy.Chatty, "is told a secret"),
        (check_stand_in, toy.Peeking, "the stand-in peeks"),
        (check_stand_in, toy.Cheating, "what is not legal"),
        (check_stand_in, toy.Fickle, "changed its mind"),
        (check_instructions, instructed.Repetitive, "two topics of one name"),
        (check_instructions, instructed.Mute, "a topic with nothing to instruct"),
        (check_instructions, instructed.Stammering, "an option twice"),
        (check_instructions, instructed.Unending, "something to instruct after the end"),
        (check_instructions, instructed.Wishful, "what is not legal"),
        (check_instructions, instructed.Presumptuous, "without an instruction"),
        (check_instructions, instructed.Moody, "otherwise for an equal view"),
        (check_instructions, instructed.Restless, "other topics for an equal view"),
        (check_instructions, instructed.Needy, "without what it needs"),
        (check_answers_tell_nothing, instructed.Hesitant, "told a secret by whether"),
        (check_suggestions, instructed.Wanting, "needs what cannot be instructed"),
        (check_suggestions, instructed.Pushing, "a suggestion of what cannot be instructed"),
        (check_suggestions, instructed.Insisting, "a suggestion on what cannot be instructed"),
        (check_instructions, instructed.Evasive, "an option that means to be asked"),
        (check_raised, instructed.Alarmist, "raises what cannot be instructed"),
        (check_raised, instructed.Nervous, "raises something else for an equal view"),
        (check_instructions, instructed.Careless, "a choice of several in the open"),
        (check_leaving, toy.Clinging, "still owes a choice"),
        (check_leaving, toy.Backwards, "a seat that left won"),
        (check_leaving, toy.Open, "DID NOT RAISE"),
        (check_campaign, runs.EndlessToy, "still going"),
        (check_campaign, runs.ForgetfulToy, "a campaign's state was changed"),
    ],
)
def test_a_broken_promise_is_found(check: Check, game: type[toy.Toy], promise: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception), match=promise):
        run(check, game)


@pytest.mark.parametrize(
    ("game", "promise"), [(toy.Gossip, "is told a secret"), (toy.Stranger, "a seat that is not there")]
)
def test_events_for_the_wrong_eyes_are_found(game: type[toy.Toy], promise: str) -> None:
    with pytest.raises(AssertionError, match=promise):
        check_first_events(table(game), 500)
