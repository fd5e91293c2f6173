"""How duels are reckoned up for their players agrees with their exact solution."""

from random import Random
from statistics import fmean

import numpy as np
import pytest

pytest.importorskip("numba", reason="needs the extra insight")

from apparatus.insight.ladder import every
from apparatus.insight.reckoned import BOUNDS, Exact, Table, compared, known, row
from apparatus.insight.solve import desk, solve
from apparatus.insight.versions import RELEASED
from players.bushido.reckoning import judge_of
from rules.bushido.attack_phase import Combatant
from rules.bushido.duel import DuelState
from rules.bushido.wheel import TECHNIQUES

PAIRING = ("warlord", "thrillseeker")
FEW = 30
LITTLE = 2


@pytest.fixture(scope="module")
def table() -> Table:
    return Table(RELEASED, PAIRING, Exact(solve(RELEASED.edition, PAIRING, every(LITTLE)), desk()))


def test_sums_of_duels_at_little_health_agree_with_exact_ones(table: Table) -> None:
    found = list(compared(table, FEW, 1))
    assert len(found) == FEW
    for name, bound in BOUNDS.items():
        assert fmean(each.off[name] for each in found) < bound
    assert fmean(each.exact["reading"] for each in found) > 10
    assert row(PAIRING, found).startswith("| warlord - thrillseeker | 0.")


def test_what_is_compared_is_what_players_are_told(table: Table) -> None:
    rng, compiled = Random(1), known(table)
    for size in (9, 8, 7, 5):
        one, other = (
            Combatant(
                fighter,
                rng.randint(1, LITTLE),
                tuple(sorted(rng.sample(TECHNIQUES, size), key=TECHNIQUES.index)),
            )
            for fighter in PAIRING
        )
        state = DuelState(1, (one, other))
        told = judge_of(RELEASED, state)
        assert told is not None
        assert np.array(told.payoffs(state)) == pytest.approx(np.array(compiled.payoffs(state)), abs=1e-4)
