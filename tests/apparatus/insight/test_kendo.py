"""The good player of Kendo Duel learns, the readings differ, and the bounds find what they are for."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from apparatus.insight.kendo import __main__ as command
from apparatus.insight.kendo import learning
from apparatus.insight.kendo.aims import AIMS, AimingStandIn, aim_rows
from apparatus.insight.kendo.duels import FoughtDuel, fight
from apparatus.insight.kendo.learning import practise, taught, victories
from apparatus.insight.kendo.player import (
    AnyGame,
    GoodPlayer,
    KendoStandIn,
    Settled,
    Unyielding,
)
from apparatus.insight.kendo.readings import READINGS
from apparatus.insight.kendo.report import bounds, lifts, markdown, row
from apparatus.insight.kendo.worth import KendoWorth, Numbers, learn, rows_of, slopes, untaught
from players.kendo.facts import counted, drawn_from, position
from players.kendo.weighing import worth_of_end
from rules.dice import Dice
from rules.game import Outcome
from rules.kendo.cards import COMPETITION_DECK, DUEL_DECK
from rules.kendo.state import Initiative, Threat
from tests.rules.kendo.court_table import COMPETITION, on_court
from tests.rules.kendo.table import DUEL, KENDO, SEED, Scene, at, opening


def known(scene: Scene) -> Numbers:
    return rows_of([position(KENDO.view(scene.state, 0), 0)])


@pytest.fixture(scope="module")
def new() -> GoodPlayer:
    """Return a player who has not learnt anything."""
    width = known(at(["men-1"], ["do-4"])).shape[1]
    return GoodPlayer(KendoWorth(untaught(width, 1)))


def test_each_reading_settles_an_exchange_in_its_way() -> None:
    starts = {
        "after a parry the attacker goes on": ("bogyo-1", Initiative(0)),
        "a deflected attack goes back": ("kamae-1", Threat(seat=0, attacker=1, card="men-1")),
        "after deflecting the attacker goes on": ("kamae-1", Initiative(0)),
        "a basic attack that answers ends the exchange": ("men-6>0", Initiative(0)),
    }
    for name, (choice, then) in starts.items():
        state = at(["men-1", "do-4"], ["men-6", "bogyo-1", "kamae-1"]).then("men-1>1").state
        read = READINGS["Duel"][name]().play(state, {1: choice}, Dice(SEED)).state
        assert read.now == then
        assert KENDO.play(state, {1: choice}, Dice(SEED)).state.now != then


def test_readings_of_the_red_part_of_losses_and_of_last_cards_differ_too() -> None:
    duels = READINGS["Duel"]
    red = at(["men-1", "jodan-1"], ["fudoshin-1", "do-4"]).then("men-1+jodan-1>1").state
    alone = duels["FUDOSHIN stops the red part alone"]().play(red, {1: "fudoshin-1"}, Dice(SEED))
    assert alone.state.now == Threat(seat=1, attacker=0, card="men-1")
    hit = at(["men-1"], ["seigan-1", "bogyo-1", "kamae-1", "do-men"]).then("men-1>1").state
    chosen = duels["the loser chooses which two cards"]().play(hit, {1: "yield"}, Dice(SEED))
    assert chosen.state.hands == (("seigan-1", "bogyo-1"), ("do-men", "kamae-1"))
    last = at(["men-1", "do-4"], ["bogyo-1"]).then("men-1>1").state
    assert duels["no hikiwake"]().play(last, {1: "bogyo-1"}, Dice(SEED)).state.result != Outcome(
        (), "hikiwake"
    )


def test_the_competition_can_be_read_otherwise_too() -> None:
    courts = READINGS["Competition"]
    scene = on_court(["men-1", "do-4"], ["kamae-1", "do-5", "bogyo-1"]).then("men-1>1")
    state = scene.then("do-5/other/other").state
    deflects = courts["after deflecting the other attacks"]()
    assert deflects.play(state, {1: "kamae-1"}, Dice(SEED)).state.cards.now == Initiative(1)
    for name, parries in {
        "who has switched cannot parry": False,
        "after deflecting the other attacks": True,
    }.items():
        (request,) = courts[name]().requests(state)
        assert ("bogyo-1" in request.options) is parries
    red = on_court(["men-1", "jodan-1"], ["kamae-1", "do-5", "kote-2"]).then("men-1+jodan-1>1").switched()
    for name, decision in {
        "one switch for a red card and its strike": "answer",
        "after deflecting the other attacks": "switch",
    }.items():
        game = courts[name]()
        (request,) = game.requests(game.play(red.state, {1: "yield"}, Dice(SEED)).state)
        assert request.decision == decision


def test_what_is_known_does_not_hang_on_what_is_hidden() -> None:
    dealt = KENDO.start(2, DUEL, Dice(SEED)).state
    state = KENDO.play(dealt, {0: "keep", 1: "keep"}, Dice(SEED)).state
    other = KENDO.resample(state, 0, Dice(SEED, 5))
    assert other != state
    assert np.array_equal(known(Scene(state)), known(Scene(other)))


def test_a_card_to_be_drawn_is_each_of_those_unseen_a_little() -> None:
    means = drawn_from(counted(*COMPETITION_DECK))
    assert [sum(mean) for mean in means] == pytest.approx([1, 1, 1])
    assert max(means[0]) == pytest.approx(1 / 12)
    seen = position(COMPETITION.view(on_court(["men-1"], ["do-4"]).state, 0), 0)
    held, drawn = rows_of([seen, seen._replace(hand=means[2])])
    assert len(held) > 100
    assert not np.array_equal(held, drawn)


def test_it_learns_what_wins() -> None:
    few, many = (known(at(hand, ["do-4"])) for hand in (["men-1"], DUEL_DECK[12:20]))
    rows = np.concatenate([few, many] * 600)
    low, high = learn((rows, np.array([0.0, 1.0] * 600)), 1).of(np.concatenate([few, many]))
    assert high - low > 0.3


def test_what_is_learnt_is_the_same_in_whatever_order_a_processor_adds_it_up() -> None:
    rng = np.random.default_rng(1)
    rows = rows_of(
        [position(KENDO.view(at(DUEL_DECK[count : count + 9], ["do-4"]).state, 0), 0) for count in range(40)]
    )
    ended, order = rng.random(len(rows)), rng.permutation(rows.shape[1])
    into, bias, out, _, base = untaught(rows.shape[1], 1)
    straight = np.array([(-1) ** place / (place + 3) for place in range(rows.shape[1])])
    weights = [into, bias, out, straight, base]
    mixed = [into[order], bias, out, straight[order], base]
    assert np.array_equal(KendoWorth(weights).of(rows), KendoWorth(mixed).of(rows[:, order]))
    turned = slopes(weights, rows[::-1], ended[::-1])
    assert all(map(np.array_equal, slopes(weights, rows, ended), turned))
    assert not np.array_equal(rows @ straight, rows[:, order] @ straight[order]), "as they come they differ"


def test_a_draw_is_half_a_win() -> None:
    assert [worth_of_end(Outcome(winners, "time"), 0) for winners in ((0,), (), (1,))] == [1, 0.5, 0]


def test_it_takes_a_win_that_is_certain(new: GoodPlayer) -> None:
    scene = at(["men-1", "kote-2"], []).state
    (request,) = KENDO.requests(scene)
    choice = new.choose(KENDO, scene, request, Random(1))
    assert KENDO.play(scene, {0: choice}, Dice(SEED)).state.result == Outcome((0,), "last-standing")


def test_it_switches_cards_that_are_offered(new: GoodPlayer) -> None:
    state = opening(["men-1", "seigan-1", "seigan-2"], ["do-4"]).state
    request = KENDO.requests(state)[0]
    assert new.choose(KENDO, state, request, Random(1)) in request.options


@pytest.mark.parametrize("game", [KENDO, COMPETITION])
def test_games_are_learnt_from_and_played_to_their_end(game: AnyGame) -> None:
    _, worth = islice(practise(game, 8, 1), 2)
    player, rng = GoodPlayer(worth), Random(2)
    fought = [fight(game, (player, Settled()), rng) for _ in range(3)]
    assert all(len(each.hands) == 2 and each.reason and each.attacks < each.choices for each in fought)
    assert all(0 <= each <= 1 for each in victories(game, player, KendoStandIn(), 2))
    assert set(victories(game, KendoStandIn(), Unyielding(), 2)) <= {0, 0.5, 1}
    assert len(list(markdown("Duel", {"good players": fought}))) > len(lifts(fought))


def test_nothing_is_measured_with_a_player_that_is_too_weak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["kendo", "--lessons", "6", "--duels", "8", "--matches", "4"])
    monkeypatch.setattr(learning, "TRIALS", 4)
    monkeypatch.setattr(command, "STRONG", {"Duel": 1.01, "Competition": 0.0})
    assert command.main() == 1
    told = capsys.readouterr().out
    assert "Duel: nothing is measured with the player of seed 1." in told
    assert "first attacker" not in told


def test_who_learns_from_the_same_games_becomes_the_same_player() -> None:
    one, other = (next(practise(KENDO, 6, 3)) for _ in range(2))
    rows = known(at(["men-1", "kamae-1"], ["do-4"]))
    assert one.of(rows) == other.of(rows)


def test_who_is_weak_learns_on_until_it_is_strong_or_has_had_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "TRIALS", 2)
    assert taught(KENDO, 6, 3, strong=0.0).rounds == learning.ROUNDS
    assert taught(KENDO, 6, 3, strong=1.01).rounds == learning.MOST_ROUNDS


def fought_by(first: int, winners: tuple[int, ...], *, one: str = "kamae-1", attacks: int = 6) -> FoughtDuel:
    """Write down a Duel with a card in the first hand."""
    return FoughtDuel(((one,), ("bogyo-1",)), first, winners, "last-standing", attacks, 20)


EVEN = [fought_by(first, (winner,)) for first in (0, 1) for winner in (0, 1)] * 125


@pytest.mark.parametrize(
    ("games", "missed"),
    [
        (EVEN, set[str]()),
        ([*EVEN, *[fought_by(0, (0,)), fought_by(1, (1,))] * 10], set[str]()),
        (
            [*EVEN, *[fought_by(0, (0,)), fought_by(1, (1,))] * 50],
            {"Duel: wins of the first attacker, good players"},
        ),
        ([*EVEN, *[fought_by(0, ())] * 100], {"Duel: draws"}),
        ([fought_by(game.first, game.winners, attacks=20) for game in EVEN], {"Duel: attacks"}),
        ([fought_by(first, (0,)) for first in (0, 1)] * 5, {"Duel: lift of kamae", "Duel: lift of bogyo"}),
    ],
    ids=["even", "within doubt", "first", "drawn", "long", "unloved"],
)
def test_the_bounds_find_what_is_uneven(games: list[FoughtDuel], missed: set[str]) -> None:
    found = bounds("Duel", {"good players": games, "the stand-in": EVEN})
    assert {bound.name for bound in found if not bound.kept} == missed


def test_each_way_to_play_is_held_to_the_bound_of_who_begins() -> None:
    uneven = [fought_by(0, (0,))] * 100
    found = bounds("Competition", {"good players": EVEN, "the stand-in": EVEN, "settled ahead": uneven})
    missed = [bound.name for bound in found if not bound.kept]
    assert missed == ["Competition: wins of the first attacker, settled ahead"]


def test_a_row_has_shares_with_their_errors() -> None:
    assert row("even", EVEN[:20]) == "| even | 20 | 50.0% ± 11.2% | 0.0% ± 0.0% | 6.0 | 20.0 |"


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
