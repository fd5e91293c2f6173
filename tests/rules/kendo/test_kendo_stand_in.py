"""The stand-in of Kendo Duel: sensible, and from what its seat may know."""

from collections.abc import Callable
from random import Random

import pytest

from rules.dice import Dice
from rules.game import Request
from tests.conformance.kit import seeds
from tests.rules.kendo.table import DUEL, KENDO, SEED, Scene, at, opening


def choices(scene: Scene, seat: int | None = None) -> set[str]:
    """Return all that the stand-in may choose, whatever the dice say."""
    on = scene.seat if seat is None else seat
    return {KENDO.stand_in(scene.state, on, Dice(SEED, step)) for step in range(20)}


def test_it_keeps_its_cards_in_the_opening() -> None:
    assert choices(opening(["men-1"], ["do-4"]), 1) == {"keep"}


def test_it_attacks_with_a_yellow_card_or_a_reinforced_one_before_a_bare_one() -> None:
    assert choices(at(["men-1", "jodan-1", "taiatari-1"], ["do-4"])) == {"taiatari-1>1"}
    assert choices(at(["men-1", "do-4", "jodan-1"], ["do-5"])) == {"men-1+jodan-1>1", "do-4+jodan-1>1"}


def test_it_aims_at_whoever_has_the_fewest_cards() -> None:
    assert choices(at(["men-1"], ["do-4", "do-5"], ["kote-2"], ["tsuki-3", "seme-1"])) == {"men-1>2"}


def test_it_discards_what_serves_it_least() -> None:
    assert choices(at(["men-do", "seigan-1", "kamae-1"], ["do-4"])) == {"seigan-1"}


def test_it_answers_with_what_serves_for_little_else() -> None:
    hand = ["men-6", "men-do", "bogyo-1", "kamae-1", "mushin-1", "kote-do"]
    assert choices(at(["men-1", "do-4"], hand).then("men-1>1")) == {"men-do>0"}
    assert choices(at(["men-1", "do-4"], hand[2:]).then("men-1>1")) == {"bogyo-1"}
    assert choices(at(["men-1", "do-4"], hand[4:]).then("men-1>1")) == {"mushin-1+kote-do>0"}


def test_it_stops_the_red_part_if_it_can() -> None:
    scene = at(["men-1", "jodan-1"], ["seigan-1", "fudoshin-1", "do-4"]).then("men-1+jodan-1>1")
    assert choices(scene) == {"seigan-1"}


def test_it_parries_with_its_last_card_where_yielding_would_lose() -> None:
    assert choices(at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1")) == {"bogyo-1"}
    four = at(["men-1", "do-4"], ["bogyo-1"], ["do-5"], ["kote-2"]).then("men-1>1")
    assert choices(four) == {"yield"}


def test_it_draws_its_bonus_from_the_other_cards() -> None:
    assert choices(at(["men-1", "kote-2"], [], ["do-4"]).then("men-1>1")) == {"other"}


def at_random(request: Request, rng: Random) -> str:
    return rng.choice(request.options)


def at_random_but_unyielding(request: Request, rng: Random) -> str:
    """Answer whenever an answer is in hand."""
    return rng.choice([option for option in request.options if option != "yield"] or request.options)


@pytest.mark.parametrize(
    ("chooses", "least"), [(at_random, 0.85), (at_random_but_unyielding, 0.65)], ids=["random", "unyielding"]
)
def test_it_beats_random_play(chooses: Callable[[Request, Random], str], least: float) -> None:
    wins = 0
    for number, seed in enumerate(seeds(300)):
        rng, away, plays = Random(seed), number % 2, 0
        state = KENDO.start(2, DUEL, Dice(seed)).state
        while requests := KENDO.requests(state):
            plays += 1
            dice = Dice(seed, plays)
            made = {
                request.seat: KENDO.stand_in(state, request.seat, dice)
                if request.seat == away
                else chooses(request, rng)
                for request in requests
            }
            state = KENDO.play(state, made, dice).state
        assert state.result is not None
        wins += state.result.winners == (away,)
    assert wins >= least * 300, wins
