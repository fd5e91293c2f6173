"""The stand-in of Kendo Duel: sensible, and from what its seat may know."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.dice import Dice
from rules.game import Game, Request
from rules.kendo.competition_state import Tally
from tests.conformance.kit import seeds
from tests.rules.kendo.court_table import COMPETITION, IPPON, SIX, Play, on_court
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


def test_it_aims_at_whoever_has_the_most_cards() -> None:
    assert choices(at(["men-1"], ["do-4", "do-5"], ["kote-2"], ["tsuki-3"])) == {"men-1>1"}


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


def in_competition(play: Play) -> set[str]:
    return {COMPETITION.stand_in(play.state, play.seat, Dice(SEED, step)) for step in range(20)}


def test_in_a_competition_it_keeps_its_answers_and_draws_counterattacks() -> None:
    scene = on_court(["men-1", "do-4"], ["men-do", "kote-2", "seme-1", "bogyo-1"]).then("men-1>1")
    assert in_competition(scene) == {"seme-1/counter/counter"}
    assert all(choice.startswith("men-") for choice in in_competition(scene.then("seme-1/counter/counter")))


def test_it_calls_time_only_where_it_leads() -> None:
    hand = ["jikan-desu", "men-1", "do-4"]
    leading, even = Tally(ippons=(IPPON, ())), Tally(ippons=(IPPON, IPPON))
    assert in_competition(on_court(hand, SIX, switching="owed", tally=leading)) == {"jikan-desu"}
    assert "jikan-desu" not in in_competition(on_court(hand, SIX, switching="owed", tally=even))


def at_random(request: Request, rng: Random) -> str:
    return rng.choice(request.options)


def at_random_but_unyielding(request: Request, rng: Random) -> str:
    """Answer whenever an answer is in hand."""
    return rng.choice([option for option in request.options if option != "yield"] or request.options)


@pytest.mark.parametrize(
    ("game", "chooses", "least"),
    [
        pytest.param(KENDO, at_random, 0.85, id="duel"),
        pytest.param(KENDO, at_random_but_unyielding, 0.65, id="duel, unyielding"),
        pytest.param(COMPETITION, at_random, 0.9, id="competition"),
        pytest.param(COMPETITION, at_random_but_unyielding, 0.85, id="competition, unyielding"),
    ],
)
def test_it_beats_random_play(
    game: Game[Any, Any, Any, Any], chooses: Callable[[Request, Random], str], least: float
) -> None:
    wins = 0
    for number, seed in enumerate(seeds(200)):
        rng, away, plays = Random(seed), number % 2, 0
        state = game.start(2, DUEL, Dice(seed)).state
        while requests := game.requests(state):
            plays += 1
            dice = Dice(seed, plays)
            made = {
                request.seat: game.stand_in(state, request.seat, dice)
                if request.seat == away
                else chooses(request, rng)
                for request in requests
            }
            state = game.play(state, made, dice).state
        outcome = game.outcome(state)
        wins += outcome is not None and outcome.winners == (away,)
    assert wins >= least * 200, wins
