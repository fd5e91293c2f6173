"""The good player of Kendo Duel learns, the readings differ, and the bounds find what they are for."""

from random import Random

import numpy as np
import pytest

from apparatus.insight.kendo.aims import AIMS, AimingStandIn, aim_rows
from apparatus.insight.kendo.duels import FoughtDuel, fight, practise, won
from apparatus.insight.kendo.facts import counted, of_competition, of_duel
from apparatus.insight.kendo.player import (
    AnyGame,
    GoodPlayer,
    KendoStandIn,
    Unyielding,
    drawn_from,
    worth_of_end,
)
from apparatus.insight.kendo.readings import READINGS, competition_with, duel_with
from apparatus.insight.kendo.report import bounds, lifts, markdown, row
from apparatus.insight.kendo.worth import KendoWorth, learn
from rules.dice import Dice
from rules.game import Outcome
from rules.kendo.cards import COMPETITION_DECK, DUEL_DECK
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.court_table import COMPETITION, on_court
from tests.rules.kendo.table import DUEL, KENDO, SEED, at, opening


@pytest.fixture(scope="module")
def untaught() -> GoodPlayer:
    view = KENDO.view(at(["men-1"], ["do-4"]).state, 0)
    return GoodPlayer(KendoWorth(len(of_duel(view, 0)), 1))


def test_each_reading_settles_an_exchange_in_its_way() -> None:
    starts = {
        "after a parry the attacker goes on": ("bogyo-1", Initiative(0)),
        "a deflected attack goes back": ("kamae-1", Threat(seat=0, attacker=1, card="men-1")),
        "after deflecting the attacker goes on": ("kamae-1", Initiative(0)),
        "a basic attack that answers ends the exchange": ("men-6>0", Initiative(0)),
    }
    for name, (choice, then) in starts.items():
        state = at(["men-1", "do-4"], ["men-6", "bogyo-1", "kamae-1"]).then("men-1>1").state
        read = duel_with(READINGS[name]).play(state, {1: choice}, Dice(SEED)).state
        assert read.now == then
        assert KENDO.play(state, {1: choice}, Dice(SEED)).state.now != then


def test_readings_of_the_red_part_of_losses_and_of_last_cards_differ_too() -> None:
    red = at(["men-1", "jodan-1"], ["fudoshin-1", "do-4"]).then("men-1+jodan-1>1").state
    alone = duel_with(READINGS["FUDOSHIN stops the red part alone"]).play(red, {1: "fudoshin-1"}, Dice(SEED))
    assert alone.state.now == Threat(seat=1, attacker=0, card="men-1")
    hit = at(["men-1"], ["seigan-1", "bogyo-1", "kamae-1", "do-men"]).then("men-1>1").state
    chosen = duel_with(READINGS["the loser chooses which two cards"]).play(hit, {1: "yield"}, Dice(SEED))
    assert chosen.state.hands == (("seigan-1", "bogyo-1"), ("do-men", "kamae-1"))
    last = at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1").state
    assert duel_with(READINGS["no hikiwake"]).play(last, {1: "bogyo-1"}, Dice(SEED)).state.result != Outcome(
        (), "hikiwake"
    )


def test_the_competition_can_be_read_otherwise_too() -> None:
    scene = on_court(["men-1", "do-4"], ["kamae-1", "do-5"]).then("men-1>1")
    state = scene.then("do-5/other/other").state
    game = competition_with(READINGS["after deflecting the attacker goes on"])
    assert game.play(state, {1: "kamae-1"}, Dice(SEED)).state.cards.now == Initiative(0)


def test_what_is_known_does_not_hang_on_what_is_hidden() -> None:
    dealt = KENDO.start(2, DUEL, Dice(SEED)).state
    state = KENDO.play(dealt, {0: "keep", 1: "keep"}, Dice(SEED)).state
    other = KENDO.resample(state, 0, Dice(SEED, 5))
    assert other != state
    assert np.array_equal(of_duel(KENDO.view(state, 0), 0), of_duel(KENDO.view(other, 0), 0))


def test_a_card_to_be_drawn_is_each_of_those_unseen_a_little() -> None:
    means = drawn_from(counted(*COMPETITION_DECK))
    assert means.sum(1) == pytest.approx([1, 1, 1])
    assert means[0] @ counted("men-1") == pytest.approx(1 / 12)
    view = COMPETITION.view(on_court(["men-1"], ["do-4"]).state, 0)
    assert len(of_competition(view, 0)) == len(of_competition(view, 0, means[2])) > 100


def test_it_learns_what_wins() -> None:
    few, many = (
        of_duel(KENDO.view(at(hand, ["do-4"]).state, 0), 0) for hand in (["men-1"], DUEL_DECK[12:20])
    )
    worth = learn([(few, 0.0), (many, 1.0)] * 300, 1)
    low, high = worth.of(np.array([few, many]))
    assert high - low > 0.3


def test_a_draw_is_half_a_win() -> None:
    assert [worth_of_end(Outcome(winners, "time"), 0) for winners in ((0,), (), (1,))] == [1, 0.5, 0]


def test_it_takes_a_win_that_is_certain(untaught: GoodPlayer) -> None:
    scene = at(["men-1", "kote-2"], []).state
    (request,) = KENDO.requests(scene)
    choice = untaught.choose(KENDO, scene, request, Random(1))
    assert KENDO.play(scene, {0: choice}, Dice(SEED)).state.result == Outcome((0,), "last-standing")


def test_it_switches_cards_that_are_offered(untaught: GoodPlayer) -> None:
    state = opening(["men-1", "seigan-1", "seigan-2"], ["do-4"]).state
    request = KENDO.requests(state)[0]
    assert untaught.choose(KENDO, state, request, Random(1)) in request.options


@pytest.mark.parametrize("game", [KENDO, COMPETITION])
def test_games_are_learnt_from_and_played_to_their_end(game: AnyGame) -> None:
    player, rng = GoodPlayer(practise(game, 4, 1, 1)), Random(2)
    fought = [fight(game, (player, player), rng) for _ in range(3)]
    assert all(len(each.hands) == 2 and each.reason and each.attacks < each.choices for each in fought)
    assert 0 <= won(game, player, KendoStandIn(), 2, rng) <= 1
    assert won(game, KendoStandIn(), Unyielding(), 2, rng) in {0, 0.5, 1}
    assert len(list(markdown("Duel", fought, 0.6))) > len(lifts(fought))


def fought_by(first: int, winners: tuple[int, ...], *, one: str = "kamae-1", attacks: int = 6) -> FoughtDuel:
    """Write down a Duel with a card in the first hand."""
    return FoughtDuel(((one,), ("bogyo-1",)), first, winners, "last-standing", attacks, 20)


EVEN = [fought_by(first, (winner,)) for first in (0, 1) for winner in (0, 1)] * 5


@pytest.mark.parametrize(
    ("games", "beaten", "missed"),
    [
        (EVEN, 0.6, set[str]()),
        (EVEN, 0.5, {"Duel: wins against the stand-in"}),
        ([*EVEN, fought_by(0, (0,)), fought_by(1, (1,))], 0.6, {"Duel: wins of the first attacker"}),
        ([*EVEN, *[fought_by(0, ())] * 4], 0.6, {"Duel: draws"}),
        ([fought_by(game.first, game.winners, attacks=20) for game in EVEN], 0.6, {"Duel: attacks"}),
        (
            [fought_by(first, (0,)) for first in (0, 1)] * 5,
            0.6,
            {"Duel: lift of kamae", "Duel: lift of bogyo"},
        ),
    ],
    ids=["even", "weak", "first", "drawn", "long", "unloved"],
)
def test_the_bounds_find_what_is_uneven(games: list[FoughtDuel], beaten: float, missed: set[str]) -> None:
    assert {bound.name for bound in bounds("Duel", games, beaten) if not bound.kept} == missed


def test_a_row_has_shares_with_their_errors() -> None:
    assert row("even", EVEN) == "| even | 50.0% ± 11.2% | 0.0% ± 0.0% | 6.0 | 20.0 |"


def test_a_stand_in_aims_as_it_is_told() -> None:
    state = at(["men-1"], ["do-4", "do-5"], ["kote-2"], ["tsuki-3", "seme-1", "seme-2"]).state
    (request,) = KENDO.requests(state)
    chosen = {aim: AimingStandIn(aim).choose(KENDO, state, request, Random(1)) for aim in AIMS}
    assert chosen["the fewest cards"] == "men-1>2"
    assert chosen["the most cards"] == "men-1>3"
    assert {AimingStandIn("anybody").choose(KENDO, state, request, Random(seed)) for seed in range(20)} == {
        *request.options
    }


def test_aims_are_compared_among_three_and_four() -> None:
    assert len(list(aim_rows(2, 1))) == 2 + 2 * len(AIMS)
