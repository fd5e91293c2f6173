"""Endgames of Pocket Samurai, solved: as the rules have them, at every table that play reaches."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from apparatus.insight.pocket.endgame import Solver
from apparatus.insight.pocket.player import GoodPlayer
from apparatus.insight.pocket.printed import Print
from apparatus.insight.pocket.transpositions import Key, find, forget, keep, transpositions
from apparatus.insight.pocket.worth import rough
from rules.pocket.cards import STRIKE
from rules.pocket.deck import FIRST_DECK, SECOND_DECK, Deck
from rules.pocket.resolution import Resolution
from rules.pocket.state import Exchange, PocketState
from tests.rules.pocket.table import area, facing


@pytest.fixture(scope="module")
def endgame() -> Solver:
    return Solver(Print(FIRST_DECK), rough(), 2)


def worth(endgame: Solver, state: PocketState) -> float:
    return endgame.worth(state.areas, state.exchange.doubles, state.lead)


def tables(deck: Deck, rng: Random) -> Iterator[Resolution]:
    """Play a hand with any cards and any choices, but often the first; yield each turn as it begins."""
    cards = rng.sample(deck, 16)
    turn = Resolution((area(cards[:8]), area(cards[8:])), Exchange(), rng.randrange(2))
    while turn.struck is None:
        if turn.exchange.stage == "lay":
            yield turn
        often = rng.random() < 0.5
        turn.play(
            {seat: options[0] if often else rng.choice(options) for seat, options in turn.asked.items()}
        )


@pytest.mark.parametrize("deck", [FIRST_DECK, SECOND_DECK], ids=["first", "second"])
def test_every_table_is_worth_what_a_turn_by_the_real_rules_leads_to(deck: Deck) -> None:
    solver, rng, compared = Solver(Print(deck), rough(), 2), Random(1), 0
    player = GoodPlayer(solver)
    while compared < 300:
        for turn in tables(deck, rng):
            if solver.solves(turn.areas):
                table = (turn.areas, turn.exchange.doubles, turn.lead)
                by_the_rules, _ = player.solve(turn.areas, turn.exchange, turn.lead)
                assert solver.worth(*table) == pytest.approx(by_the_rules), (turn.areas, turn.exchange)
                assert solver.turn(*table)[0] == pytest.approx(by_the_rules), (turn.areas, turn.exchange)
                compared += 1


def test_who_has_only_the_strike_left_strikes_home_or_both_are_defeated(endgame: Solver) -> None:
    ready, walled = area([], ["reckless-leap"]), area([], ["open-hand"])
    assert worth(endgame, facing(ready, walled)) == 1
    assert worth(endgame, facing(walled, ready)) == 0
    assert worth(endgame, facing(walled, area([], ["out-of-reach"]))) == 0.5
    assert worth(endgame, facing(area([], ["falling-rock"]), walled)) == 0.5


def test_a_third_double_strike_is_avoided_by_who_can_still_lay_a_card(endgame: Solver) -> None:
    growing, walled = area(["scattered-leaves"], ["iron-gate"]), area([], ["open-hand"])
    assert worth(endgame, facing(growing, walled, doubles=2)) == 1
    assert worth(endgame, facing(area([], ["iron-gate"]), walled, doubles=2)) == 0.5


def test_it_knows_only_what_is_near_the_end(endgame: Solver) -> None:
    few, many = area(["feint"]), area(["rush", "iron-gate", "open-hand"])
    assert endgame.solves((few, many))
    assert not endgame.solves((many, many))
    assert STRIKE in few.hand


def test_what_is_kept_is_found_until_it_is_forgotten() -> None:
    known = transpositions()
    keys: list[Key] = [(number, 7, -number) for number in range(500)]
    for number, key in enumerate(keys):
        keep(known, key, number / 500)
    assert [known.values[find(known, key)] for key in keys] == [number / 500 for number in range(500)]
    assert known.kept[0] == 500
    assert np.isnan(known.values[find(known, (500, 7, -500))])
    forget(known)
    assert known.kept[0] == 0
    assert np.isnan(known.values[find(known, keys[0])])
