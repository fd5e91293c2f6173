"""The stand-in of Pocket Samurai: sensible, and from what its seat may know."""

from random import Random

from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.state import PocketState
from tests.conformance.kit import seeds
from tests.rules.pocket.table import POCKET, SINGLE, area, facing, flip

SEED = bytes(32)


def choices(state: PocketState, seat: int = 0) -> set[str]:
    """Return all that the stand-in may choose, whatever the dice say."""
    return {POCKET.stand_in(state, seat, Dice(SEED, step)) for step in range(20)}


def test_it_strikes_where_that_wins_against_most_cards() -> None:
    ready = area(["iron-gate", "rush"], ["reckless-leap", "falling-rock"])
    assert choices(facing(ready, ["temple-wall", "open-hand", "seen-coming"])) == {STRIKE}


def test_it_covers_itself_rather_than_be_struck() -> None:
    state = facing(["iron-gate", "falling-rock"], area([], ["quick-draw"]))
    assert choices(state) == {"iron-gate"}


def test_it_turns_a_card_to_the_side_that_saves_it() -> None:
    struck = flip(facing(["tiger-stance", "rush"], area(["feint"], ["quick-draw"])), "tiger-stance", STRIKE)
    assert choices(struck.state) == {"helms"}


def test_it_strikes_when_given_the_chance_and_it_wins() -> None:
    state = facing(area(["glare-of-the-sun", "iron-gate"], ["reckless-leap"]), ["falling-rock", "rush"])
    assert choices(flip(state, "glare-of-the-sun", "falling-rock").state) == {STRIKE}


def test_it_exhausts_a_card_that_decides_and_keeps_one_that_does_not() -> None:
    decides = area(["iron-gate", "rush"], ["all-or-nothing", "quick-draw"])
    assert choices(flip(facing(decides, ["temple-wall"]), STRIKE, "temple-wall").state) == {"all-or-nothing"}
    late = area(["iron-gate", "rush"], ["all-or-nothing"])
    in_vain = facing(late, area(["temple-wall", "feint"], ["out-of-reach"]))
    assert choices(flip(in_vain, STRIKE, "temple-wall").state) == {"keep"}


def test_it_beats_random_play() -> None:
    wins = 0
    for number, seed in enumerate(seeds(120)):
        rng, away, plays = Random(seed), number % 2, 0
        state = POCKET.start(2, SINGLE, Dice(seed)).state
        while requests := POCKET.requests(state):
            plays += 1
            dice = Dice(seed, plays)
            made = {
                request.seat: POCKET.stand_in(state, request.seat, dice)
                if request.seat == away
                else rng.choice(request.options)
                for request in requests
            }
            state = POCKET.play(state, made, dice).state
        assert state.result is not None
        wins += state.result.winners == (away,)
    assert wins >= 0.65 * 120
